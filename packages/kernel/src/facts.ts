/** From the least to the most. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** What is told of a game before it is loaded. */
export interface GameFacts {
  /** As records and addresses name it. */
  readonly id: string;
  readonly authors: readonly string[];
  readonly players: Span;
  readonly minutes: Span;
  /** What the numbers of its rules begin with: `L` of L-101. */
  readonly rulePrefix: string;
}
