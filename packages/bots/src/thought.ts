/** How long to think: so many simulations (the same answer for ever), or so many milliseconds. */
export type Budget = { readonly simulations: number } | { readonly milliseconds: number };

/** One option that was thought about. */
export interface Considered {
  readonly option: number;
  /** How often the search went this way. */
  readonly visits: number;
  /** The margin to the best other that it promises to whoever decides; alone, the score. */
  readonly value: number;
  /** The same where the best play that was found leads; in reach of the end, as exactly as its ways are (see Ending). */
  readonly best: number;
  /** What the seat may end with, and how far ahead of the best other: between what was found below on average and at best. */
  readonly points: number;
  readonly lead: number;
}

/** What came of thinking about a decision. */
export interface Thought {
  readonly option: number;
  readonly simulations: number;
  /** Best first. */
  readonly considered: readonly Considered[];
  /** How it may go on, the chosen option first, as far as the search has looked. */
  readonly line: readonly number[];
  /** The same for the next best, or those that were tried most after it. */
  readonly otherLines: readonly (readonly number[])[];
}
