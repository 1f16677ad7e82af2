import { CHANCE, drawn, type Game, Options, Random } from '@quayside/kernel';
import { paris, type ParisState } from '@quayside/paris';

/** What a leak run found, and which hidden things were different in the other worlds. */
interface LeakReport {
  readonly leaks: string[];
  readonly varied: ReadonlySet<string>;
}

const SETTINGS = [2, 3, 4].flatMap((players) =>
  [0, 1, 2, 3].flatMap((variant) =>
    ['hidden', 'open'].map((holdings) => ({
      players: String(players),
      tokens: variant & 1 ? 'random' : 'printed',
      districts: variant & 2 ? 'free' : 'printed',
      holdings,
    })),
  ),
);

/** One state in so many of a random game is looked at. */
const EVERY = 45;

/**
 * In so many states from the middle of random games, over all settings: whatever a seat cannot know is changed at random, and neither
 * its view nor its options may change, to the byte.
 */
function findLeaks(wanted: number, seed: string, game: Game<ParisState> = paris): LeakReport {
  const found: string[] = [];
  const varied = new Set<string>();
  let states = 0;
  for (let n = 0; states < wanted; n++) {
    const settings = SETTINGS[n % SETTINGS.length] as (typeof SETTINGS)[number];
    const state = game.setup(settings, new Random(`${seed} ${n}`));
    const random = new Random(`${seed} ${n} play`);
    const perGame = Math.ceil(wanted / SETTINGS.length);
    for (let seen = 0; seen < perGame && states < wanted && game.mover(state) >= CHANCE; ) {
      step(game, state, random);
      if (game.mover(state) < 0 || random.below(EVERY) !== 0) continue;
      for (const leak of leaksIn(game, state, random, varied)) found.push(`${seed} ${n}, ${game.line(state)}: ${leak}`);
      seen++;
      states++;
    }
  }
  return { leaks: found, varied };
}

/** What ruling 5 hides from a seat, and ruling 7. */
const HIDDEN = ['francs', 'hand', 'tokens', 'bonus tiles', 'end-game tiles', 'end-game stack'];

/** All that a leak run holds against the game: a leak, or something hidden that it never changed. */
export function leaks(wanted: number, seed: string, game?: Game<ParisState>): string[] {
  const report = findLeaks(wanted, seed, game);
  return [
    ...report.leaks,
    ...HIDDEN.filter((each) => !report.varied.has(each)).map((each) => `never changed: ${each}`),
  ];
}

function step(game: Game<ParisState>, state: ParisState, random: Random): void {
  const list = optionsOf(game, state);
  const chance = game.mover(state) === CHANCE;
  game.apply(state, chance ? drawn(game, state, list, random) : list.at(random.below(list.count)));
}

function optionsOf(game: Game<ParisState>, state: ParisState): Options {
  const list = new Options();
  game.options(state, list);
  return list;
}

const tokens = (list: Options): string => Array.from({ length: list.count }, (_, i) => paris.token(list.at(i))).join();

function viewOf(game: Game<ParisState>, state: ParisState, seat: number): ParisState {
  const view = game.blank();
  game.view(state, seat, view);
  return view;
}

function leaksIn(game: Game<ParisState>, state: ParisState, random: Random, varied: Set<string>): string[] {
  const found: string[] = [];
  for (const [seat, name] of game.seatsOf(state).entries()) {
    const other = game.blank();
    other.copyFrom(state);
    game.reshuffle(other, seat, random);
    note(state, other, varied);
    const before = viewOf(game, state, seat);
    if (!before.equals(viewOf(game, other, seat))) found.push(`the view of ${name} differs`);
    if (JSON.stringify(game.toPosition(before)) !== JSON.stringify(game.toPosition(viewOf(game, other, seat))))
      found.push(`the position that ${name} reads differs`);
    if (game.mover(state) !== seat) continue;
    const own = tokens(optionsOf(game, state));
    if (own !== tokens(optionsOf(game, other))) found.push(`the options of ${name} differ`);
    if (own !== tokens(optionsOf(game, before))) found.push(`the view of ${name} offers something else`);
  }
  return found;
}

/** Which of the things that ruling 5 hides are different in the other world. */
function note(state: ParisState, other: ParisState, varied: Set<string>): void {
  const differs = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => Array.from(a).some((x, i) => x !== b[i]);
  if (differs(state.francs, other.francs)) varied.add('francs');
  if (differs(state.hand, other.hand)) varied.add('hand');
  if (differs(state.tokens, other.tokens)) varied.add('tokens');
  if (differs(state.unused, other.unused)) varied.add('bonus tiles');
  for (const [tile, where] of state.end.entries()) {
    if (where !== other.end[tile]) varied.add(where === 0 ? 'end-game stack' : 'end-game tiles');
  }
}
