import type { Settings } from '@quayside/kernel';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { GameUI } from '../game-ui.ts';
import { shelf } from './shelf.ts';
import type { Workshop } from './workshop.ts';

/** A card that somebody made and could bring to a table. */
export interface OwnCard {
  readonly id: string;
  readonly card: unknown;
}

export interface OwnCards {
  readonly of: Workshop | null;
  readonly cards: readonly OwnCard[];
  readonly chosen: readonly string[];
  turn(id: string): void;
  /** Those of the chosen ones that are in the game at a table with these settings. */
  playing(settings: Settings): readonly OwnCard[];
  /** What they change about it. */
  changed(settings: Settings): Settings;
}

const CARDS = 'cards';

/** The cards of one's own that a new table could have; those in the address are chosen. */
export function useOwnCards(ui: GameUI): OwnCards {
  const wanted = new URLSearchParams(useSearch()).get(CARDS)?.split(',') ?? [];
  const [kept] = useState(() =>
    shelf.all().flatMap((each) => ('damaged' in each || each.game !== ui.id ? [] : [each])),
  );
  const [of, setOf] = useState<Workshop | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>(wanted);
  const any = kept.length > 0;
  useEffect(() => {
    let left = false;
    if (any)
      ui.workshop?.().then(
        (loaded) => !left && setOf(loaded),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [ui, any]);
  const cards = of
    ? kept.flatMap(({ id, text }) => {
        const read = of.read(text);
        return read.ok ? [{ id, card: read.value }] : [];
      })
    : [];
  const playing = (settings: Settings): readonly OwnCard[] =>
    cards.filter(({ id, card }) => chosen.includes(id) && of?.plays(card, settings));
  return {
    of,
    cards,
    chosen,
    turn: (id) => {
      const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
      // Of more than a table takes the first goes.
      setChosen(next.slice(-(of?.most ?? 1)));
    },
    playing,
    changed: (settings) => {
      const own = playing(settings).map(({ card }) => card);
      return of && own.length > 0 ? of.settings(own, settings) : {};
    },
  };
}
