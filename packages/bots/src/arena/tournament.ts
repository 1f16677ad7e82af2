import { type Block, blockOf, rotations } from './block.ts';
import type { PlayedGame } from './game.ts';
import { type PairingFigures, pairingFigures } from './report.ts';
import { type Hypotheses, type SequentialTest, sequentialTest } from './statistics.ts';

/** A game that is to be played: its seed, and the name of who sits in each seat. */
export interface Fixture {
  readonly seed: string;
  readonly bots: readonly string[];
}

/**
 * Blocks of one candidate among copies of one reference. Games come back in the order they were handed out, whoever plays them,
 * so the same blocks count and a test stops at the same one, however many are played side by side.
 */
export class Pairing {
  readonly candidate: string;
  readonly reference: string;
  readonly blocks: Block[] = [];
  readonly #seeds: readonly string[];
  readonly #seats: number;
  readonly #hypotheses: Hypotheses | null;
  #games: PlayedGame[] = [];
  #decided = false;

  constructor(
    candidate: string,
    reference: string,
    seeds: readonly string[],
    seats: number,
    hypotheses: Hypotheses | null,
  ) {
    this.candidate = candidate;
    this.reference = reference;
    this.#seeds = seeds;
    this.#seats = seats;
    this.#hypotheses = hypotheses;
  }

  /** The games to play, until there are enough. */
  *fixtures(): Generator<Fixture> {
    const seatings = rotations(this.candidate, this.reference, this.#seats);
    for (const seed of this.#seeds) {
      for (const bots of seatings) {
        if (this.#decided) return;
        yield { seed, bots };
      }
    }
  }

  /** Takes the next game; what was begun before the test was decided no longer counts. */
  take(game: PlayedGame): void {
    if (this.#decided) return;
    this.#games.push(game);
    if (this.#games.length < this.#seats) return;
    this.blocks.push(blockOf(this.#seeds[this.blocks.length] as string, this.#games));
    this.#games = [];
    const { test } = this;
    this.#decided = test !== null && test.verdict !== 'going on';
  }

  get test(): SequentialTest | null {
    if (!this.#hypotheses) return null;
    const shares = this.blocks.map(({ share }) => share);
    return sequentialTest(shares, this.#hypotheses);
  }

  figures(): PairingFigures {
    return pairingFigures(this.blocks, this.#seats);
  }
}

/**
 * Who meets whom: the first of two among copies of the second; of more, everybody among copies of everybody else. At a table
 * for two that is the same from both sides, so one side is played.
 */
export function pairsOf(bots: readonly string[], seats: number): [candidate: number, reference: number][] {
  const places = bots.map((_, place) => place);
  const oneSided = seats === 2 || bots.length === 2;
  return places.flatMap((one) =>
    places.filter((other) => (oneSided ? other > one : other !== one)).map((other): [number, number] => [one, other]),
  );
}

/** The share of each bot (row) among copies of each other (column), from the shares of `pairsOf`; null on the diagonal. */
export function crossTable(bots: readonly string[], seats: number, shares: readonly number[]): (number | null)[][] {
  const rows: (number | null)[][] = bots.map(() => bots.map(() => null));
  for (const [at, [one, other]] of pairsOf(bots, seats).entries()) {
    const share = shares[at] as number;
    (rows[one] as (number | null)[])[other] = share;
    if (seats === 2) (rows[other] as (number | null)[])[one] = 1 - share;
  }
  return rows;
}
