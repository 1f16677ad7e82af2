import { CHANCE, type Game } from './game.ts';
import { type Forced, type History, playStep, type Step } from './history.ts';
import type { Line } from './record.ts';
import type { State } from './state.ts';

/** The lines of a record as `seat` (or SPECTATOR) may read them; without a seat, whole. */
export function recordLines<S extends State>(history: History<S>, seat: number | undefined): Line[] {
  const { game, steps } = history;
  const names = game.seatsOf(history.state);
  const lines: { label: string; tokens: string[] }[] = [];
  const state = history.at(0);
  const write = (of: Forced, token: string, forced: boolean): void => {
    if (lines.at(-1)?.label !== of.line) lines.push({ label: of.line, tokens: [] });
    const elsewhere = of.seat !== CHANCE && of.seat !== of.lineSeat;
    const words = elsewhere ? `${names[of.seat]}: ${token}` : token;
    lines.at(-1)?.tokens.push(forced ? `(${words})` : words);
  };
  for (const step of steps) {
    const played = [step, ...step.forced];
    const blurred = seat !== undefined && hides(game, state, seat);
    const seen =
      seat === undefined ? played.map(({ option }) => game.token(option)) : seenTokens(game, state, step, seat);
    for (const [i, each] of played.entries()) {
      const other = blurred && each.seat !== seat && each.seat !== CHANCE;
      const chosen = i === 0 && !other;
      if (chosen || game.worthTelling(each.option)) write(each, seen[i] as string, i > 0 && !other);
    }
  }
  return lines;
}

/** While something is hidden from a seat, whether somebody else had a choice is hidden too. */
function hides<S extends State>(game: Game<S>, state: S, seat: number): boolean {
  const view = game.blank();
  game.view(state, seat, view);
  return !view.equals(state);
}

/** Plays a step; the tokens of it and of what was forced after it, as `seat` gets to see them. */
function seenTokens<S extends State>(game: Game<S>, state: S, step: Step, seat: number): string[] {
  const tokens: string[] = [];
  game.listen(state, (_, option) => tokens.push(game.tokenSeenBy(state, option, seat)));
  playStep(game, state, step);
  game.listen(state, null);
  return tokens;
}
