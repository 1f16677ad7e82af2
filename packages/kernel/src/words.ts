import type { Problem, Refusal } from './game.ts';
import type { State } from './state.ts';

/** Words to be: a key of a game's texts and what fills its gaps, which may be words themselves, or a list of them. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number | Message | readonly Message[]>>;
}

export const LANGUAGES = ['en', 'ko', 'ru', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Everything a game says, as messages; whoever shows it formats them in the reader's language. */
export interface Words<S extends State> {
  /** ICU messages under stable keys, the same keys in every language. */
  readonly messages: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  seat(seat: number): Message;
  /** What playing an option means here and now: names, costs, results. */
  option(state: S, option: number): Message;
  /** What is being asked. */
  asked(state: S): Message;
  /** What happened between two states besides the steps themselves. */
  consequences(before: S, after: S): Message[];
  refusal(refusal: Refusal): Message;
  problem(problem: Problem): Message;
}
