import { CHANCE, type Game, NOBODY, Options, Random, type State, type Table } from '@quayside/kernel';
import type { Mind } from './mind.ts';
import { Search } from './search.ts';
import type { Thought } from './thought.ts';

/** So many positions are valued between two breaths: some hundredths of a second. */
const BREATH = 4000;

/** A decision that a seat had at a table. */
export interface Decision {
  /** The step of the table that it is. */
  readonly step: number;
  readonly line: string;
  readonly seat: number;
  /** Null while it has not been taken: the game stands here. */
  readonly played: number | null;
}

export interface Weighed {
  readonly option: number;
  /** How often the search went this way. */
  readonly visits: number;
  /** The margin to the best other that the best play found from here leads to; alone, the score. */
  readonly value: number;
}

/** One step of how play may go on. */
export interface Move {
  readonly option: number;
  readonly seat: number;
  readonly line: string;
}

/** What there is to say to somebody who has to decide. */
export interface Hint {
  readonly best: number;
  /** The best first, then the more tried; empty where a single option is worth a look. */
  readonly considered: readonly Weighed[];
  /** What was thought, with what was played beside the best where they are not the same: a plan is made of it. */
  readonly thought: Thought;
  /** How it may go on with the best, as far as was looked and as far as can be told from what the seat knows. */
  readonly bestLine: readonly Move[];
}

export interface Analysis extends Hint {
  readonly decision: Decision;
  /** How much less the option played is worth than the best; never below 0. */
  readonly lost: number;
}

/** The decisions of all seats in their order; the last one is open where the game is not over. Chance decides nothing. */
export function decisionsOf<S extends State>(table: Table<S>): Decision[] {
  const { game, state, steps } = table;
  const taken = steps.flatMap(({ seat, option, line, interjected }, step): Decision[] =>
    seat === CHANCE || interjected ? [] : [{ step, line, seat, played: option }],
  );
  const mover = game.mover(state);
  if (mover === CHANCE || mover === NOBODY) return taken;
  return [...taken, { step: steps.length, line: game.line(state), seat: mover, played: null }];
}

/**
 * Weighs one decision after the other, each from what its seat knew. Null between two of them is a breath, in which a caller may
 * show how far it has come, or stop. The same record gives the same analysis.
 */
export function* analyse<S extends State>(
  mind: Mind<S>,
  table: Table<S>,
  simulations: number,
  decisions: readonly Decision[] = decisionsOf(table),
): Generator<Analysis | null, void> {
  const { game } = table;
  const view = game.blank();
  for (const decision of decisions) {
    game.view(table.at(decision.step), decision.seat, view);
    const random = new Random(`${table.header.seed}/analysis/${decision.step}`);
    const found = yield* weigh(mind, view, decision.seat, simulations, random, decision.played ?? -1);
    yield { ...found, decision, lost: lostBy(found, decision.played) };
  }
}

/** What a seat may do now, weighed; `view` is what it knows. */
export function hint<S extends State>(mind: Mind<S>, view: S, seat: number, simulations: number, seed: string): Hint {
  const weighing = weigh(mind, view, seat, simulations, new Random(seed), -1);
  let next = weighing.next();
  while (!next.done) next = weighing.next();
  return next.value;
}

function* weigh<S extends State>(
  { insight, evaluation, params }: Mind<S>,
  view: S,
  seat: number,
  simulations: number,
  random: Random,
  played: number,
): Generator<null, Hint> {
  const search = new Search(insight, evaluation, view, seat, random, params, played);
  if (search.settled) {
    const thought = search.thought();
    return { best: thought.option, considered: [], thought, bestLine: [] };
  }
  for (let target = BREATH; target < simulations; target += BREATH) {
    search.think(target);
    yield null;
  }
  search.think(simulations);
  const first = search.thought();
  const { option: best, line } = first;
  if (played >= 0) while (!search.even(played, best, search.simulations + BREATH)) yield null;
  const last = search.thought();
  const otherLines = played < 0 || played === best ? first.otherLines : [search.line(played)];
  const considered = last.considered
    .map(({ option, visits, best: value }) => ({ option, visits, value }))
    .sort((a, b) => Number(b.option === best) - Number(a.option === best));
  const thought = { ...last, option: best, line, otherLines };
  return { best, considered, thought, bestLine: told(insight.game, view, line) };
}

function lostBy({ best, considered }: Hint, played: number | null): number {
  if (played === null || played === best) return 0;
  const valueOf = (wanted: number): number => considered.find(({ option }) => option === wanted)?.value ?? 0;
  return Math.max(0, valueOf(best) - valueOf(played));
}

/** Who plays each step of a line. Where the seat imagined something, the line ends with what its view knows. */
function told<S extends State>(game: Game<S>, view: S, line: readonly number[]): Move[] {
  const moves: Move[] = [];
  const options = new Options();
  const state = game.blank();
  state.copyFrom(view);
  for (const option of line) {
    options.clear();
    if (game.mover(state) !== NOBODY) game.options(state, options);
    if (!options.has(option)) break;
    moves.push({ option, seat: game.mover(state), line: game.line(state) });
    game.apply(state, option);
  }
  return moves;
}
