import type { Settings } from '@quayside/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { beginTable, movedOn, newSeed } from '../saved/begin.ts';
import type { SharedScreen } from '../table/shared-screen.ts';
import { useGames } from '../use-games.ts';

export interface Again {
  readonly busy: boolean;
  readonly failed: boolean;
  /** Another deal; everybody moves on one seat. */
  readonly rematch: () => void;
  /** The same deal, everybody in the same seat. */
  readonly sameDeal: (seed: string) => void;
}

/** The same company once more, at a new table. */
export function useAgain(screen: SharedScreen, settings: Settings): Again {
  const games = useGames();
  const [, go] = useLocation();
  const [how, setHow] = useState<'' | 'busy' | 'failed'>('');
  const begin = (seed: string, seats: ReturnType<typeof movedOn>): void => {
    setHow('busy');
    beginTable(games, { game: screen.ui.id, settings, seed, seats })
      .then((id) => go(`/table/${id}`))
      .catch(() => setHow('failed'));
  };
  return {
    busy: how === 'busy',
    failed: how === 'failed',
    rematch: () => begin(newSeed(), movedOn(screen.scene().seats)),
    sameDeal: (seed) =>
      begin(
        seed,
        screen.scene().seats.map((seat) => ({ ...seat, standIn: null })),
      ),
  };
}
