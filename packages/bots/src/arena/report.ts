import type { Block } from './block.ts';
import type { Effort, PlayedGame } from './game.ts';
import { type Estimate, eloOf, estimate, mean, type Spread, spreadOf } from './statistics.ts';

/** How one player did: its scores, and what they cost. */
export interface PlayerFigures {
  readonly score: number;
  readonly decisions: number;
  readonly msPerDecision: number;
  /** Null where it does not simulate, or does not count. */
  readonly simulationsPerSecond: number | null;
}

/** What the blocks of a candidate among copies of a reference say. */
export interface PairingFigures {
  readonly blocks: number;
  readonly games: number;
  readonly share: Estimate;
  readonly margin: Estimate;
  readonly elo: Estimate;
  readonly candidate: PlayerFigures;
  readonly reference: PlayerFigures;
}

/** What a player scores among its equals. */
export interface SelfPlayFigures {
  readonly games: number;
  /** The mean score of a game's seats. */
  readonly score: Estimate;
  readonly all: Spread;
  readonly winners: Spread;
  readonly player: PlayerFigures;
}

export function pairingFigures(blocks: readonly Block[], seats: number): PairingFigures {
  const share = estimate(blocks.map((block) => block.share));
  const elo = (part: number): number => eloOf(part, seats);
  return {
    blocks: blocks.length,
    games: blocks.length * seats,
    share,
    margin: estimate(blocks.map((block) => block.margin)),
    elo: { mean: elo(share.mean), low: elo(share.low), high: elo(share.high) },
    candidate: playerFigures(seatsOfBlocks(blocks, (seat, own) => seat === own)),
    reference: playerFigures(seatsOfBlocks(blocks, (seat, own) => seat !== own)),
  };
}

export function selfPlayFigures(games: readonly PlayedGame[]): SelfPlayFigures {
  return {
    games: games.length,
    score: estimate(games.map(({ scores }) => mean(scores))),
    all: spreadOf(games.flatMap(({ scores }) => scores)),
    winners: spreadOf(games.flatMap(({ scores, winners }) => winners.map((seat) => scores[seat] as number))),
    player: playerFigures(games.flatMap((game) => game.scores.map((_, seat) => seatResult(game, seat)))),
  };
}

interface SeatResult {
  readonly score: number;
  readonly effort: Effort;
}

const seatResult = ({ scores, efforts }: PlayedGame, seat: number): SeatResult => ({
  score: scores[seat] as number,
  effort: efforts[seat] as Effort,
});

const seatsOfBlocks = (blocks: readonly Block[], wanted: (seat: number, candidate: number) => boolean): SeatResult[] =>
  blocks.flatMap(({ games }) =>
    games.flatMap((game, own) => {
      const seats = game.scores.map((_, seat) => seat).filter((seat) => wanted(seat, own));
      return seats.map((seat) => seatResult(game, seat));
    }),
  );

function playerFigures(results: readonly SeatResult[]): PlayerFigures {
  let decisions = 0;
  let milliseconds = 0;
  let simulations: number | null = null;
  for (const { effort } of results) {
    decisions += effort.decisions;
    milliseconds += effort.milliseconds;
    if (effort.simulations !== null) simulations = (simulations ?? 0) + effort.simulations;
  }
  return {
    score: mean(results.map(({ score }) => score)),
    decisions,
    msPerDecision: milliseconds / decisions,
    simulationsPerSecond: simulations === null ? null : (simulations / milliseconds) * 1000,
  };
}
