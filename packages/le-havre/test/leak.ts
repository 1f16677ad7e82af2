import { CHANCE, drawn, type Game, Options, Random, SPECTATOR } from '@quayside/kernel';
import { leHavre, type LeHavreState } from '@quayside/le-havre';

/** Tables with hands of special buildings, drawn freely, counted by set, and named (L-127, L-953). */
const SETS = [
  'essen-2008',
  '2:base+4:essen-2008',
  'construction-site+ms-dagmar+junkyard+picket-line+cattle-drive+hotel',
  'base',
];
const SETTINGS = SETS.flatMap((sets) =>
  ['2', '3', '5'].map((players) => ({ players, length: 'full', sets, peek: 'hidden' })),
);
/** One state in so many of a random game is looked at. */
const EVERY = 12;

const hidesSomething = (s: LeHavreState): boolean => s.held > 0 || s.special.some((known) => known > 0);

/**
 * In so many states from random games that hide something: whatever a seat cannot know is changed at random, and neither its view, nor
 * the position it reads, nor its options, nor the tokens it is shown may change. What is hidden must have been different at times.
 */
export function leaks(wanted: number, seed: string, game: Game<LeHavreState> = leHavre): string[] {
  const found: string[] = [];
  const varied = new Set<string>();
  let states = 0;
  for (let n = 0; states < wanted; n++) {
    const settings = SETTINGS[n % SETTINGS.length] as (typeof SETTINGS)[number];
    const random = new Random(`${seed} ${n}`);
    const state = game.setup(settings, random);
    while (game.mover(state) >= CHANCE && states < wanted) {
      const list = optionsOf(game, state);
      const chance = game.mover(state) === CHANCE;
      const chosen = chance ? drawn(game, state, list, random) : list.at(random.below(list.count));
      if (hidesSomething(state) && random.below(EVERY) === 0) {
        for (const leak of leaksIn(game, state, random, varied))
          found.push(`${seed} ${n}, ${game.line(state)}: ${leak}`);
        states++;
      }
      if (game.token(chosen).startsWith('deal'))
        for (const [seat, name] of game.seatsOf(state).entries())
          if (seat !== state.seat && game.tokenSeenBy(state, chosen, seat) !== 'deal ?')
            found.push(`${name} is told what somebody else is dealt`);
      game.apply(state, chosen);
    }
  }
  for (const each of ['hands', 'special pile']) if (!varied.has(each)) found.push(`never changed: ${each}`);
  return found;
}

function optionsOf(game: Game<LeHavreState>, state: LeHavreState): Options {
  const list = new Options();
  game.options(state, list);
  return list;
}

const tokens = (list: Options): string =>
  Array.from({ length: list.count }, (_, i) => leHavre.token(list.at(i))).join();

function viewOf(game: Game<LeHavreState>, state: LeHavreState, seat: number): LeHavreState {
  const view = game.blank();
  game.view(state, seat, view);
  return view;
}

function leaksIn(game: Game<LeHavreState>, state: LeHavreState, random: Random, varied: Set<string>): string[] {
  const found: string[] = [];
  for (const [seat, name] of [...game.seatsOf(state).entries(), [SPECTATOR, 'a spectator'] as const]) {
    const other = game.blank();
    other.copyFrom(state);
    game.reshuffle(other, seat, random);
    if (other.hands.some((card, at) => card !== state.hands[at])) varied.add('hands');
    if (other.special.some((card, at) => card !== state.special[at])) varied.add('special pile');
    found.push(...game.violations(other));
    const before = viewOf(game, state, seat);
    const after = viewOf(game, other, seat);
    if (!before.equals(after)) found.push(`the view of ${name} differs`);
    if (JSON.stringify(game.toPosition(before)) !== JSON.stringify(game.toPosition(after)))
      found.push(`the position that ${name} reads differs`);
    if (game.mover(state) !== seat) continue;
    const own = tokens(optionsOf(game, state));
    if (own !== tokens(optionsOf(game, other))) found.push(`the options of ${name} differ`);
    if (own !== tokens(optionsOf(game, before))) found.push(`the view of ${name} offers something else`);
  }
  return found;
}
