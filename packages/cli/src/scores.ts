import type { State } from '@quayside/kernel';
import type { Context } from './command.ts';
import type { GameTerminal } from './game-terminal.ts';

/** What everybody would have if the game ended here, by the names of the seats in records. */
export function scoresOf({ game, wealth }: GameTerminal, state: State): Record<string, number> {
  const seats = game.seatsOf(state);
  return Object.fromEntries(wealth(state).map(({ score }, seat) => [seats[seat] as string, score]));
}

export const scoreLines = ({ speaker }: Context, { wealth }: GameTerminal, state: State): string[] =>
  wealth(state).map(({ seat, score }) => speaker.say({ key: 'cli.replay.score', args: { seat, score } }));
