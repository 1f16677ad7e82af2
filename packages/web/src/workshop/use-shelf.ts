import { useEffect, useMemo, useState } from 'react';
import type { Damaged } from '../saved/entries.ts';
import { type Kept, shelf } from './shelf.ts';
import type { Workshop } from './workshop.ts';

/** A card on the shelf that can be read. */
export interface OnShelf<C> extends Kept {
  readonly card: C;
}

/** The cards that somebody made for a game, and what cannot be read among all that is kept. */
export function useShelf<C>(
  game: string,
  of: Workshop<C>,
): { readonly cards: readonly OnShelf<C>[]; readonly damaged: readonly Damaged[] } {
  const [all, setAll] = useState(() => shelf.all());
  useEffect(() => shelf.subscribe(() => setAll(shelf.all())), []);
  return useMemo(() => {
    const cards: OnShelf<C>[] = [];
    const damaged: Damaged[] = [];
    for (const each of all) {
      if ('damaged' in each) damaged.push(each);
      else if (each.game === game) {
        const read = of.read(each.text);
        if (read.ok) cards.push({ ...each, card: read.value });
        else damaged.push({ id: each.id, damaged: true, text: each.text });
      }
    }
    return { cards, damaged };
  }, [all, game, of]);
}
