import { CHANCE, type Game } from '../game.ts';
import { Random } from '../random.ts';
import type { State } from '../state.ts';
import { Bench } from './checks.ts';
import type { Options } from '../options.ts';

/** What a search of the rules has met so far: tokens played, and reasons given for refusals. */
export class Coverage {
  readonly played = new Map<string, number>();
  readonly refused = new Map<string, number>();

  note(map: Map<string, number>, key: string): void {
    map.set(key, (map.get(key) ?? 0) + 1);
  }
}

/** Reasons that a table gives, or a seat that is not there, which no search of the rules meets. */
export const REASONS_OF_TABLES: ReadonlySet<string> = new Set(['after', 'no-seat', 'not-an-option', 'stuck']);

/** Tokens to try, legal or not, also sorted by their verb. */
export class TokensToTry {
  readonly all: readonly string[];
  readonly byVerb = new Map<string, string[]>();

  constructor(all: readonly string[]) {
    this.all = all;
    for (const token of all) {
      const [verb = ''] = token.split(' ');
      this.byVerb.set(verb, [...(this.byVerb.get(verb) ?? []), token]);
    }
  }
}

/**
 * Plays on from a state, choosing what has been played least, until the game is over or `most` decisions are taken. At each
 * decision some of the `tokens` are tried, to see their refusals. Returns what went wrong.
 */
export function explore<S extends State>(
  game: Game<S>,
  state: S,
  coverage: Coverage,
  random: Random,
  tokens: TokensToTry,
  most: number,
): string[] {
  const bench = new Bench(game);
  const audit = game.audit(state);
  const wrong: string[] = [];
  for (let n = 0; n < most && game.mover(state) >= CHANCE; n++) {
    tryTokens(game, state, coverage, random, tokens, bench, wrong);
    if (bench.list(state).count === 0) return [...wrong, `no option at ${game.line(state)}`];
    const option = leastPlayed(game, bench, state, coverage, random);
    const token = game.token(option);
    coverage.note(coverage.played, token);
    game.listen(state, (_, forced) => coverage.note(coverage.played, game.token(forced)));
    game.apply(state, option);
    game.listen(state, null);
    for (const each of [...audit.check(), ...game.violations(state)]) wrong.push(`after ${token}: ${each}`);
  }
  tryTokens(game, state, coverage, random, tokens, bench, wrong);
  return wrong;
}

/** Explores from so many states, the n-th made by `stateOf`; returns what was met and what went wrong. */
export function exploreMany<S extends State>(
  game: Game<S>,
  stateOf: (n: number, random: Random) => S,
  tokens: TokensToTry,
  games: number,
  seed: string,
): { readonly coverage: Coverage; readonly wrong: readonly string[] } {
  const coverage = new Coverage();
  const wrong: string[] = [];
  for (let n = 0; n < games; n++) {
    const random = new Random(`${seed}/${n}`);
    for (const each of explore(game, stateOf(n, random), coverage, random, tokens, DECISIONS)) wrong.push(each);
  }
  return { coverage, wrong };
}

const DECISIONS = 400;

/** A token of any seat is refused exactly when it is neither an option nor an interjection. */
function tryTokens<S extends State>(
  game: Game<S>,
  state: S,
  coverage: Coverage,
  random: Random,
  tokens: TokensToTry,
  bench: Bench<S>,
  wrong: string[],
): void {
  const mover = game.mover(state);
  const seats = game.seatsOf(state).length;
  for (let i = 0; i < 6; i++) {
    const seat = i === 0 || mover === CHANCE ? random.below(seats) : Math.max(0, mover);
    const options = bench.options;
    options.clear();
    if (seat === mover) game.options(state, options);
    else game.interjections(state, seat, options);
    const token = aToken(game, options, tokens, random);
    const refusal = game.explain(state, seat, token);
    const legal = options.has(game.parse(token));
    if (legal !== (refusal === null))
      wrong.push(`${token}: ${legal ? 'an option' : 'no option'}, but ${refusal ? refusal.why : 'not refused'}`);
    if (refusal) coverage.note(coverage.refused, refusal.why);
  }
}

/** Tokens of the same verb as one of the options come close to what is possible; half of them are such. */
function aToken<S extends State>(game: Game<S>, options: Options, tokens: TokensToTry, random: Random): string {
  if (options.count === 0 || random.below(2) === 0) return anyOf(tokens.all, random);
  const [verb = ''] = game.token(options.at(random.below(options.count))).split(' ');
  return anyOf(tokens.byVerb.get(verb) ?? tokens.all, random);
}

const anyOf = (tokens: readonly string[], random: Random): string => tokens[random.below(tokens.length)] as string;

function leastPlayed<S extends State>(
  game: Game<S>,
  bench: Bench<S>,
  state: S,
  coverage: Coverage,
  random: Random,
): number {
  const options = bench.list(state);
  let best = options.at(random.below(options.count));
  if (random.below(4) === 0) return best;
  let least = Number.POSITIVE_INFINITY;
  const start = random.below(options.count);
  for (let i = 0; i < options.count; i++) {
    const option = options.at((start + i) % options.count);
    const times = coverage.played.get(game.token(option)) ?? 0;
    if (times >= least) continue;
    least = times;
    best = option;
  }
  return best;
}
