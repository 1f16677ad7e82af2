import type { Message, State } from '@quayside/kernel';
import type { GameBots } from './game-bots.ts';
import { type Mind, mindFor } from './mind.ts';
import { type Prospect, tellingReasons } from './reasons.ts';
import type { Considered, Thought } from './thought.ts';
import { LineAhead, type TurnAhead } from './turn-ahead.ts';

/** One thing to do now, and what is expected of it. */
export interface WayAhead<S extends State> extends Prospect<S> {
  readonly option: number;
  /** Points at the end of the game, and how far ahead of the best other; null where nothing was weighed. */
  readonly worth: { readonly points: number; readonly lead: number } | null;
}

/** What came of a thought, for a person: what to do now and next, why, and what else could be done. */
export interface Plan<S extends State> {
  readonly way: WayAhead<S>;
  readonly others: readonly WayAhead<S>[];
  /** Facts of this position that speak for it, the weightiest first. */
  readonly why: readonly Message[];
}

const isAlike = (a: State, b: State): boolean => a.bytes.every((byte, at) => byte === b.bytes[at]);

/** A plan is made of a thought once it is thought; `view` is what the seat knows. */
export function planFrom<S extends State>(bots: GameBots<S>, view: S, seat: number, thought: Thought): Plan<S> {
  return new Planner(bots).plan(view, seat, thought);
}

/** Makes plans, one after the other. */
export class Planner<S extends State> {
  readonly #bots: GameBots<S>;
  readonly #mind: Mind<S>;

  constructor(bots: GameBots<S>) {
    this.#bots = bots;
    this.#mind = mindFor(bots);
  }

  plan(view: S, seat: number, { line, otherLines, considered }: Thought): Plan<S> {
    const { reasons } = this.#bots;
    const way = this.#ahead(view, seat, line, considered);
    const others: WayAhead<S>[] = [];
    for (const other of otherLines) {
      const found = this.#ahead(view, seat, other, considered);
      // In another order it is the same plan.
      if (![way, ...others].some(({ now }) => isAlike(now.after, found.now.after))) others.push(found);
    }
    const why = reasons
      ? tellingReasons(
          reasons.of(way),
          others.map((other) => reasons.of(other)),
        )
      : [];
    return { way, others, why };
  }

  #ahead(view: S, seat: number, line: readonly number[], considered: readonly Considered[]): WayAhead<S> {
    const [option = -1] = line;
    const ahead = new LineAhead(this.#mind, view, line);
    const found = considered.find((each) => each.option === option);
    const worth = found && found.visits > 0 ? { points: found.points, lead: found.lead } : null;
    // The only way that there is comes without a thought of what follows it.
    const now = ahead.turn(seat, worth !== null);
    const next = worth === null ? null : this.#next(ahead, seat, now);
    const { game } = this.#mind.insight;
    return { option, worth, now, next, isSameTurn: next !== null && game.line(next.before) === game.line(view) };
  }

  /** What the seat is likely to play next. Of what chance is still to decide nothing is told, nor of what hangs on it. */
  #next(ahead: LineAhead<S>, seat: number, now: TurnAhead<S>): TurnAhead<S> | null {
    const { game } = this.#mind.insight;
    const isForeseeable = (step: number): boolean => this.#bots.reasons?.isForeseeable?.(step, now.after) ?? true;
    const isKnown = ({ steps }: TurnAhead<S>): boolean => steps.every(isForeseeable);
    const drawn = ahead.drawnWithin(now);
    if (drawn >= 0 && !isForeseeable(drawn)) return null;
    ahead.imagine(seat);
    if (!ahead.goOnTo(seat)) return null;
    const first = ahead.turn(seat);
    if (!isKnown(first)) return null;
    if (!ahead.isInterrupted(seat) || !ahead.goOnTo(seat)) return first;
    const second = ahead.turn(seat);
    const isSame = game.line(second.before) === game.line(first.before);
    return isSame && isKnown(second) ? second : first;
  }
}
