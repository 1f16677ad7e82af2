const USUAL_WIDTH = 100;
const NARROWEST = 60;
const WIDEST = 120;

/** The width of the terminal as it is now, within what a board can be read at. */
export function terminalWidth(): number {
  const columns = process.stdout.columns ?? Number(process.env['COLUMNS'] ?? USUAL_WIDTH);
  return Math.min(WIDEST, Math.max(NARROWEST, Number.isFinite(columns) ? columns : USUAL_WIDTH));
}
