import { wholeNumber } from '../numbers.ts';

/** Does a terminal understand more than letters: colours, a line that is written again? */
export const canSteer = (stream: NodeJS.WriteStream): boolean => stream.isTTY && process.env['TERM'] !== 'dumb';

const USUAL_WIDTH = 100;
const NARROWEST = 40;
const WIDEST = 120;

/** The width of the terminal as it is now, within what a board can be read at. */
export function terminalWidth(): number {
  const columns = process.stdout.columns ?? wholeNumber(process.env['COLUMNS'] ?? '');
  return Math.min(WIDEST, Math.max(NARROWEST, columns || USUAL_WIDTH));
}
