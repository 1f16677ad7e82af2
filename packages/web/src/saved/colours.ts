import { type Game, Random, type Settings, type State } from '@quayside/kernel';
import type { SeatColour } from '../icons/index.ts';

/** The usual settings of a game, with some changed. */
export const settingsWith = ({ settings }: Game<State>, changed: Settings): Settings =>
  Object.fromEntries(settings.map(({ name, default: usual }) => [name, changed[name] ?? usual]));

/** The colours of the seats at a table for so many, in their order. */
export function coloursAt(game: Game<State>, players: number): readonly SeatColour[] {
  const state = game.setup(settingsWith(game, { players: String(players) }), new Random('colours'));
  return game.seatsOf(state) as readonly SeatColour[];
}
