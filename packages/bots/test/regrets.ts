import { type Game, NOBODY, Options, type State } from '@quayside/kernel';
import type { Player } from '../src/player.ts';
import { tastiest } from '../src/settle.ts';
import { bot, choiceOf, copyOf, type Deck, mindOf, named, optionsOf, play } from './positions.ts';
import { beats } from './respects.ts';

/** What a player should not have done, in words for who reads a failing test; and how many of its decisions were looked at. */
export interface Regrets {
  readonly found: readonly string[];
  readonly seen: number;
}

type Said = readonly (readonly [state: State, option: number])[];

const list = new Options();

/**
 * All that a seat decides from here on as `choose` says, until it is another's turn, chance's, or its own next one: the positions
 * and its choices in them; and what stands then.
 */
function sayOf(game: Game<State>, from: State, choose: (s: State) => number): { said: Said; end: State } {
  const { insight } = mindOf(game);
  const seat = game.mover(from);
  const turn = insight.turn(from);
  const end = copyOf(game, from);
  const said: [State, number][] = [];
  while (game.mover(end) === seat && insight.turn(end) === turn) {
    const before = copyOf(game, end);
    const option = choose(before);
    said.push([before, option]);
    game.apply(end, option);
  }
  return { said, end };
}

function atFirstSight(game: Game<State>, state: State): number {
  list.clear();
  game.options(state, list);
  return tastiest(mindOf(game).insight, state, list);
}

/**
 * The moves that beat one of a player's own in every respect: as soon as they are made, or once the seat has had its say, the player
 * going on as it likes and the other move at first sight. (Who the end of the game finds with more points saw further, that is all.)
 * And what is sold and bought back in the same turn.
 */
function regretsFrom(game: Game<State>, player: Player, from: State): Regrets {
  const seat = game.mover(from);
  const { said, end } = sayOf(game, from, (s) => choiceOf(game, player, s, 'never'));
  const over = game.mover(end) === NOBODY;
  const found = said.flatMap(([state, chosen]) => {
    const now = copyOf(game, state);
    game.apply(now, chosen);
    const isBetter = (option: number): boolean => {
      const other = copyOf(game, state);
      game.apply(other, option);
      if (beats(game, seat, other, now)) return true;
      if (over) return false;
      const settled = sayOf(game, state, (s) => (s.equals(state) ? option : atFirstSight(game, s))).end;
      return beats(game, seat, settled, end);
    };
    return optionsOf(game, state)
      .filter((option) => option !== chosen && isBetter(option))
      .map((option) => `${game.line(state)}: ${game.token(option)} beats ${game.token(chosen)}`);
  });
  return { found: [...found, ...boughtBack(game, said)], seen: said.length };
}

/** Things that are sold and bought in one turn, in whatever order. */
function boughtBack(game: Game<State>, said: Said): string[] {
  const tokens = said.map(([, option]) => game.token(option));
  const things = (verb: string): string[] =>
    tokens.flatMap((token) => (token.startsWith(`${verb} `) ? [token.slice(verb.length + 1)] : []));
  const bought = new Set(things('buy'));
  const [first] = said;
  return things('sell')
    .filter((thing) => bought.has(thing))
    .map((thing) => `${first ? game.line(first[0]) : ''}: sells and buys ${thing}`);
}

/** Looks at one decision in `every` of a game by greedy players with whims, and at what follows it. */
export function regretsIn(deck: Deck, name: string, whim: number, every: number, seed = ''): Regrets {
  const { game } = deck;
  const player = bot(game, name);
  const found: string[] = [];
  let seen = 0;
  play(deck, `${named(deck)} ${whim}${seed}`, bot(game, 'greedy'), whim, (state, random) => {
    if (random.below(every) > 0) return;
    const regrets = regretsFrom(game, player, state);
    found.push(...regrets.found);
    seen += regrets.seen;
  });
  return { found, seen };
}
