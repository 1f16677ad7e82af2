import type { PlayedGame } from './game.ts';

/** A seat's part of the win: ties are split. */
export const shareOf = ({ winners }: PlayedGame, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** What a seat is ahead of the best other. */
export const marginOf = ({ scores }: PlayedGame, seat: number): number =>
  (scores[seat] as number) - Math.max(...scores.filter((_, other) => other !== seat));

/** Who sits where in the games of a block: the candidate in each seat once, the reference in all others. */
export const rotations = <T>(candidate: T, reference: T, seats: number): T[][] =>
  Array.from({ length: seats }, (_, own) =>
    Array.from({ length: seats }, (__, seat) => (seat === own ? candidate : reference)),
  );

/**
 * One seed in all rotations: the unit that is measured. Its games share the deal, so they are not independent of each other;
 * blocks are.
 */
export interface Block {
  readonly seed: string;
  /** The candidate's mean part of the wins. */
  readonly share: number;
  /** The candidate's mean margin to the best other. */
  readonly margin: number;
  /** In the order of the candidate's seat. */
  readonly games: readonly PlayedGame[];
}

/** A block from its games, in the order of `rotations`. */
export function blockOf(seed: string, games: readonly PlayedGame[]): Block {
  let share = 0;
  let margin = 0;
  for (const [seat, game] of games.entries()) {
    share += shareOf(game, seat);
    margin += marginOf(game, seat);
  }
  return { seed, share: share / games.length, margin: margin / games.length, games };
}
