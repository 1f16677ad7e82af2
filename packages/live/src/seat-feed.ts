import { layoutOf, type State } from '@quayside/kernel';
import type { SeatEvent } from './events.ts';
import type { LiveTable } from './live-table.ts';
import { changeBetween } from './view-change.ts';
import type { SeatNews, SeatOpening, SentNow, SentViews } from './wire.ts';

/** What one pair of eyes at a table is to be sent, message by message. It sends nothing itself. */
export class SeatFeed<S extends State> {
  readonly #live: LiveTable<S>;
  readonly #seat: number;
  readonly #wholeRecord: () => string | null;
  readonly #layout: string;
  /** Of the last event that was sent, and so many steps. */
  #number = 0;
  #steps = 0;
  /** The view of now as it was sent last. */
  #view: Uint8Array | null = null;
  #now = '';
  #nth = 0;

  /** `wholeRecord`: what is told of the game once it is over, where that is more than its record. */
  constructor(live: LiveTable<S>, seat: number, wholeRecord = (): string | null => live.whole()?.record() ?? null) {
    this.#live = live;
    this.#seat = seat;
    this.#wholeRecord = wholeRecord;
    this.#layout = layoutOf(live.game);
  }

  /** Begins for somebody who has so many events; all of it where there never were so many. */
  open(have: number): SeatOpening {
    const reading = this.#live.as(this.#seat);
    const { number } = reading.now();
    this.#number = have >= 0 && have <= number ? have : 0;
    this.#steps = stepsAfter(reading.since(0).slice(0, this.#number));
    // What the table looked like when they left is not known here: it is sent again.
    this.#view = null;
    this.#nth = 0;
    const firstLine = reading.lineAt(0);
    return { seat: this.#seat, layout: this.#layout, firstLine, ...this.#news(this.#nowSent()) };
  }

  /** What is new since the last message; null: nothing that these eyes may see. */
  next(): SeatNews | null {
    const now = this.#nowSent();
    const { number } = this.#live.as(this.#seat).now();
    if (number === this.#number && JSON.stringify(now) === this.#now) return null;
    this.#nth++;
    return this.#news(now);
  }

  #news(now: SentNow): SeatNews {
    const reading = this.#live.as(this.#seat);
    const { number, steps } = reading.now();
    const after = this.#number;
    const events = reading.since(after);
    const news = { nth: this.#nth, after, events, views: this.#views(events), now };
    this.#number = number;
    this.#steps = steps;
    this.#now = JSON.stringify(now);
    return news;
  }

  /** From the first step at which the view may be another than was sent. */
  #views(events: readonly SeatEvent[]): SentViews {
    const reading = this.#live.as(this.#seat);
    const kept = Math.min(this.#steps, ...events.map((event) => (event.kind === 'undone' ? event.step : Infinity)));
    const isAsSent = (view: S): boolean => kept === this.#steps && this.#view !== null && sameBytes(this.#view, view);
    let from = kept;
    let before: Uint8Array | null = null;
    const changes: string[] = [];
    reading.replay(Math.max(0, kept - 1), (view, step) => {
      if (step === kept && isAsSent(view)) from = kept + 1;
      else if (step >= kept) changes.push(changeBetween(before, view.bytes));
      before = view.bytes.slice();
    });
    this.#view = before;
    return { from, changes };
  }

  #nowSent(): SentNow {
    const { view, seats, awaiting, undo, canTakeBack, takenBack } = this.#live.as(this.#seat).now();
    const record = this.#live.whole() ? this.#wholeRecord() : null;
    return { seats, awaiting, undo, canTakeBack, takenBack, digest: view.digest(), record };
  }
}

/** So many steps stand after these events, which are all from the beginning. */
function stepsAfter(events: readonly SeatEvent[]): number {
  const last = events.findLast(({ kind }) => kind === 'played' || kind === 'undone');
  return last?.kind === 'played' || last?.kind === 'undone' ? last.step : 0;
}

const sameBytes = (bytes: Uint8Array, view: State): boolean => view.bytes.every((byte, at) => byte === bytes[at]);
