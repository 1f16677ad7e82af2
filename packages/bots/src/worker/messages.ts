import type { LevelName } from '../levels.ts';
import type { Budget, Thought } from '../thought.ts';

/** A decision to think about: all it takes to think elsewhere. A player and a hint for a person ask alike. */
export interface Question {
  readonly game: string;
  /** The figure sheet of an edition as JSON text, where the game is played with one. */
  readonly sheet: string | null;
  /** The bytes of what the seat may know. */
  readonly view: Uint8Array;
  readonly seat: number;
  /** With a budget of simulations, the same seed finds the same; a level also goes on from what it found before in this turn. */
  readonly seed: string;
  /** How long, or as whom: a level has its budget and its temperature. */
  readonly effort: Budget | { readonly level: LevelName };
}

export type ToWorker =
  | ({ readonly kind: 'think'; readonly id: number } & Question)
  | { readonly kind: 'stop'; readonly id: number };

/** Why there is no thought, as data: a stable reason and the facts for the words. */
export interface WhyNot {
  readonly why: Reason;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Reason =
  // What was asked cannot be thought about.
  | 'unknown-game'
  | 'bad-sheet'
  | 'unknown-level'
  | 'not-a-view'
  | 'not-to-decide'
  // It went wrong: while it thought, or the whole worker went down, or there is no worker to be had.
  | 'broken-off'
  | 'crashed'
  | 'no-worker'
  // The caller wanted no more.
  | 'stopped-before-start'
  | 'closed';

export type FromWorker =
  /** It listens. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly thought: Thought }
  /** `option` is the one to play: with a level's temperature it may not be the best. */
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought; readonly option: number }
  | ({ readonly kind: 'failure'; readonly id: number } & WhyNot);
