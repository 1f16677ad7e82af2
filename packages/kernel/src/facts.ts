import type { Language } from './words.ts';

/** From the least to the most. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** What is told of a game before it is loaded. */
export interface GameFacts {
  /** As records and addresses name it. */
  readonly id: string;
  readonly players: Span;
  readonly minutes: Span;
  /** What the numbers of its rules begin with: `L` of L-101. */
  readonly rulePrefix: string;
  /**
   * In every language: its name (`game.<id>`), the same as it stands in a sentence (`….quoted`), whose it is (`….by`), what one
   * does in it (`….pitch`) and how a first table is set (`….first`).
   */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}
