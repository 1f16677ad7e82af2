import type { Game } from '@quayside/kernel';
import { count, IN_STACK, type ParisState, Phase, UNKNOWN } from '@quayside/paris';

/** What the yardstick values: the count as if the game were over now, and something for what is still in hand. Stays as it is. */
export function worth(s: ParisState, seat: number): number {
  let tokens = 0;
  for (let kind = 0; kind < 6; kind++) tokens += s.token(seat, kind);
  return count(s, seat).total + 0.4 * s.francsOf(seat) + 0.8 * tokens;
}

const NOWHERE = 127;

function swap(s: ParisState, from: number, to: number): void {
  for (let tile = 0; tile < s.end.length; tile++) if (s.end[tile] === from) s.end[tile] = to;
}

/**
 * When the yardstick was made, a seat that did not know the end-game stack saw nothing to keep in it, and nothing was kept by
 * itself. So it sees it still.
 */
export const yardstickGame = (game: Game<ParisState>): Game<ParisState> => ({
  ...game,
  options: (s, out) => {
    if (s.phase !== Phase.LOOK || s.end.includes(IN_STACK)) game.options(s, out);
  },
  apply: (s, option) => {
    const known = s.end.includes(IN_STACK);
    if (!known) swap(s, UNKNOWN, NOWHERE);
    game.apply(s, option);
    if (!known) swap(s, NOWHERE, UNKNOWN);
  },
});
