import { CHANCE, type Game, type Json, NOBODY, SPECTATOR } from '../game.ts';
import { MOST_OPTIONS, Options } from '../options.ts';
import { Random } from '../random.ts';
import type { State } from '../state.ts';

/** Tells what a state does wrong; silent when all is well. */
export type Report = (check: string, detail: string) => void;

/** Room for the checks to work in, made once for a run. */
export class Bench<S extends State> {
  readonly game: Game<S>;
  readonly options = new Options();
  readonly others = new Options();
  readonly before: S;
  readonly after: S;
  readonly spare: S;

  constructor(game: Game<S>) {
    this.game = game;
    this.before = game.blank();
    this.after = game.blank();
    this.spare = game.blank();
  }

  list(state: S, into = this.options): Options {
    into.clear();
    this.game.options(state, into);
    return into;
  }
}

/** Options are there before the end, not too many, and no two the same. */
export function checkOptions<S extends State>(bench: Bench<S>, state: S, report: Report): void {
  const options = bench.list(state);
  if (options.count === 0) report('options-empty', bench.game.line(state));
  if (options.count > MOST_OPTIONS) report('options-too-many', String(options.count));
  const seen = new Set<number>();
  for (let i = 0; i < Math.min(options.count, MOST_OPTIONS); i++) seen.add(options.at(i));
  if (seen.size !== options.count) report('options-twice', bench.game.line(state));
}

/** Token, option and token again are the same, and what is offered is not refused. */
export function checkTokens<S extends State>(bench: Bench<S>, state: S, report: Report): void {
  const { game } = bench;
  const options = bench.list(state);
  for (let i = 0; i < options.count; i++) {
    const option = options.at(i);
    const token = game.token(option);
    if (game.parse(token) !== option) report('token', `${token} means ${game.parse(token)}, not ${option}`);
    const refusal = game.explain(state, game.mover(state), token);
    if (refusal) report('explain', `${token} is offered and refused: ${refusal.rule} ${refusal.why}`);
  }
}

/** Every option applies, twice the same, and leaves the state it was applied to a copy of untouched. */
export function checkApply<S extends State>(bench: Bench<S>, state: S, report: Report): void {
  const { game, before, after, spare } = bench;
  before.copyFrom(state);
  const options = bench.list(state);
  for (let i = 0; i < options.count; i++) {
    const token = game.token(options.at(i));
    after.copyFrom(state);
    game.apply(after, options.at(i));
    spare.copyFrom(state);
    game.apply(spare, options.at(i));
    if (!after.equals(spare)) report('apply-twice', token);
    if (after.equals(state)) report('apply-nothing', token);
    for (const wrong of game.violations(after)) report('violation', `after ${token}: ${wrong}`);
    if (game.mover(after) >= CHANCE && bench.list(after, bench.others).count < 2) report('forced-step-left', token);
  }
  if (!state.equals(before)) report('aliasing', 'applying options to copies changed the source');
}

/** A state written as JSON and read again is the same to the byte. */
export function checkPosition<S extends State>(bench: Bench<S>, state: S, report: Report): void {
  const { game } = bench;
  const read = game.fromPosition(JSON.parse(JSON.stringify(game.toPosition(state))) as Json);
  if (!read.ok) report('position', read.problems.map((each) => `${each.at}: ${each.why}`).join('; '));
  else if (!read.value.equals(state)) report('position', `differs at ${game.line(state)}`);
}

/** Nobody but the seats, and chance when it is asked, is told that something can be played. */
export function checkSeats<S extends State>(bench: Bench<S>, state: S, report: Report): void {
  const { game } = bench;
  const options = bench.list(state);
  const seats = game.seatsOf(state).length;
  for (const seat of [SPECTATOR, NOBODY, CHANCE, 0.5, Number.NaN, seats]) {
    if (seat === game.mover(state)) continue;
    for (let i = 0; i < options.count; i++) {
      const token = game.token(options.at(i));
      if (!game.explain(state, seat, token)) report('no-seat', `${token} is allowed to ${seat}`);
    }
  }
}

/**
 * A seat's view and what it may do do not depend on what it cannot know; its own view offers what the state does. A spectator sees
 * nothing that is hidden from anybody.
 */
export function checkViews<S extends State>(bench: Bench<S>, state: S, random: Random, report: Report): void {
  const { game, before, after, spare } = bench;
  const watched = game.blank();
  game.view(state, SPECTATOR, watched);
  for (const [seat, name] of [...game.seatsOf(state).entries(), [SPECTATOR, 'spectator'] as const]) {
    game.view(state, seat, before);
    spare.copyFrom(state);
    game.reshuffle(spare, seat, random);
    game.view(spare, seat, after);
    if (!before.equals(after)) report('leak', `${name} at ${game.line(state)}`);
    game.view(before, seat, after);
    if (!before.equals(after)) report('view-twice', `${name} at ${game.line(state)}`);
    game.view(before, SPECTATOR, after);
    if (!watched.equals(after)) report('leak-spectator', `what is hidden from ${name} at ${game.line(state)}`);
    if (game.mover(state) !== seat) continue;
    if (!sameOptions(bench.list(state), bench.list(before, bench.others)))
      report('view-options', `${name} at ${game.line(state)}`);
    if (!sameOptions(bench.list(spare), bench.list(before, bench.others)))
      report('leak-options', `${name} at ${game.line(state)}`);
  }
}

function sameOptions(a: Options, b: Options): boolean {
  if (a.count !== b.count) return false;
  for (let i = 0; i < a.count; i++) if (a.at(i) !== b.at(i)) return false;
  return true;
}

/** Interjections of every seat that is not asked apply, mean what they say and are not refused. */
export function checkInterjections<S extends State>(bench: Bench<S>, state: S, report: Report): void {
  const { game, after, options } = bench;
  for (const [seat, name] of game.seatsOf(state).entries()) {
    options.clear();
    game.interjections(state, seat, options);
    if (options.count > 0 && game.mover(state) === seat) report('interjection-own', name);
    for (let i = 0; i < options.count; i++) {
      const token = game.token(options.at(i));
      const refusal = game.explain(state, seat, token);
      if (refusal) report('interjection-refused', `${name}: ${token}: ${refusal.why}`);
      after.copyFrom(state);
      game.interject(after, seat, options.at(i));
      for (const wrong of game.violations(after)) report('violation', `after ${name}: ${token}: ${wrong}`);
    }
  }
}
