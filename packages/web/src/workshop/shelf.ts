import { type BrowserStorage, browserStorage } from '../saved/browser-storage.ts';
import { type Damaged, Entries } from '../saved/entries.ts';

/** A card of one's own as it is kept. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  /** When it was first kept, in milliseconds: the shelf is in this order. */
  readonly made: number;
  /** The card as it travels. */
  readonly text: string;
}

const PREFIX = 'quayside.card.';
/** No card comes near this: whatever is longer was not written here. */
const LONGEST = 100_000;

/** The cards that somebody made, kept in this browser as tables are. */
export class Shelf extends Entries<Kept> {
  constructor(of: BrowserStorage) {
    super(of, PREFIX);
  }

  /** False when it could only be remembered until the page is closed. */
  put(card: Kept): boolean {
    return this.write(card.id, card);
  }

  /** All of them, the oldest first; damaged ones at the end. */
  all(): (Kept | Damaged)[] {
    const when = (each: Kept | Damaged): number => ('damaged' in each ? Infinity : each.made);
    return this.found().sort((a, b) => (when(a) === when(b) ? (a.id < b.id ? -1 : 1) : when(a) - when(b)));
  }

  protected read(id: string, text: string): Kept | Damaged {
    return read(id, text);
  }
}

/** What is kept under a key may have been written by anybody. */
function read(id: string, text: string): Kept | Damaged {
  const damaged: Damaged = { id, damaged: true, text };
  if (text.length > LONGEST) return damaged;
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof Kept, unknown>> | null;
    if (typeof kept !== 'object' || kept === null || kept.id !== id) return damaged;
    const { game, made, text: card } = kept;
    const whole = typeof game === 'string' && Number.isFinite(made) && typeof card === 'string';
    return whole ? { id, game, made: made as number, text: card } : damaged;
  } catch {
    return damaged;
  }
}

export const shelf = new Shelf(browserStorage);
