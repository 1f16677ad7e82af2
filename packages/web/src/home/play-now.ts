import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Games } from '../games.ts';
import { keptChoices, seatsFor } from '../new-table/choices.ts';
import { beginTable } from '../saved/begin.ts';
import { settingsWith } from '../saved/colours.ts';
import { settings } from '../settings/settings.ts';
import { useGames } from '../use-games.ts';
import { beginFirstTable } from './first-table.ts';

/** A table as the last one was set; who never set one sits down at a small one. */
export async function playNow(games: Games, game: string, name: string): Promise<string> {
  const ui = await games.ui(game);
  const choices = keptChoices(game, ui.game);
  if (!choices) return beginFirstTable(games, game, name);
  const { players, settings: chosen } = choices;
  return beginTable(games, {
    game,
    settings: settingsWith(ui.game, { ...chosen, players: String(players) }),
    seed: '',
    seats: seatsFor(choices, name),
  });
}

export interface PlayNow {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly play: (game: string) => void;
}

/** One click to one's own first turn. */
export function usePlayNow(): PlayNow {
  const [, go] = useLocation();
  const games = useGames();
  const [how, setHow] = useState<'' | 'busy' | 'failed'>('');
  const play = (game: string): void => {
    setHow('busy');
    playNow(games, game, settings().name)
      .then((id) => go(`/table/${id}`))
      .catch(() => setHow('failed'));
  };
  return { busy: how === 'busy', failed: how === 'failed', play };
}
