import type { Message, State } from '@quayside/kernel';
import type { TurnAhead } from './turn-ahead.ts';

/** A turn that somebody might play now, and what is likely to follow it. */
export interface Prospect<S extends State> {
  readonly now: TurnAhead<S>;
  /** The next turn; or the rest of this one, where chance decides in the midst of it. */
  readonly next: TurnAhead<S> | null;
  /** Is it the rest of this one? */
  readonly isSameTurn: boolean;
}

/** A fact of a position that speaks for a turn. */
export interface TurnReason {
  /** What it is about: other turns may have the same to say for them, to a greater or smaller degree. */
  readonly about: string;
  readonly message: Message;
  /** How much it matters, roughly in points. */
  readonly weight: number;
}

/** What a game knows of why a turn is good. */
export interface Reasons<S extends State> {
  /** Every fact that speaks for a turn. Each is read off the states around it by the rules. */
  of(prospect: Prospect<S>): readonly TurnReason[];
  /** Can a step, or what follows something drawn, be told of already, as things stand in `now`? Without it every one. */
  isForeseeable?(step: number, now: S): boolean;
}

/** So many reasons are told. */
const TOLD = 3;
/** What another turn has as well says that much less for this one. */
const SHARED = 0.7;
/** What matters less is told only where there is nothing else to tell. */
const LEAST = 0.5;

/** Several things in a row as they stand in a sentence: the last behind an "and", which is said by this key. */
export function inARow(key: string, things: readonly Message[]): Message | readonly Message[] {
  const last = things.at(-1);
  return last === undefined || things.length === 1 ? things : { key, args: { names: things.slice(0, -1), last } };
}

/** The facts that speak most for a turn, those first that the other turns lack. */
export function tellingReasons(own: readonly TurnReason[], others: readonly (readonly TurnReason[])[]): Message[] {
  const shared = (about: string): number => {
    const weights = others.map((reasons) => reasons.find((each) => each.about === about)?.weight ?? 0);
    return weights.length === 0 ? 0 : Math.min(...weights);
  };
  const told = own
    .map(({ about, message, weight }) => ({ message, weight: weight - SHARED * Math.min(weight, shared(about)) }))
    .sort((a, b) => b.weight - a.weight);
  const [first] = told;
  return told
    .filter((each) => each === first || each.weight >= LEAST)
    .slice(0, TOLD)
    .map(({ message }) => message);
}
