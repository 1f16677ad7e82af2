import { type Game, Options, type State } from '@quayside/kernel';
import { argumentOf, Kind, kindOf, lowOf, paris, type ParisState, Phase } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { Ways } from '../src/ways.ts';
import { bot, copyOf, mindOf, named, optionsOf, PARIS_DECKS, play } from './positions.ts';

const game = paris as Game<State>;
const { insight } = mindOf(game);

/** The ways a seat may plan, step by step; none where each option is thought of by itself. */
function waysFrom(state: State): number[][] {
  const all = new Options();
  game.options(state, all);
  const ways = new Ways();
  if (!insight.ways?.(state, all, ways)) return [];
  return Array.from({ length: ways.count }, (_, way) => Array.from(ways.steps(way)));
}

const soldKind = (option: number): number => {
  if (kindOf(option) === Kind.SELL) return argumentOf(option);
  return kindOf(option) === Kind.SELL_AS ? lowOf(argumentOf(option)) : -1;
};

/** What is wrong with a way to take the action, if anything is. */
function faultOf(state: State, way: readonly number[]): string | null {
  const after = copyOf(game, state);
  const seat = game.mover(state);
  for (const option of way) {
    if (game.mover(after) !== seat || !optionsOf(game, after).includes(option)) return 'not offered';
    game.apply(after, option);
  }
  const sold = way.map(soldKind).filter((kind) => kind >= 0);
  const bought = way.filter((option) => kindOf(option) === Kind.BUY).map(argumentOf);
  if (bought.some((kind) => sold.includes(kind))) return 'sells what it buys';
  const moves = way.some((option) => kindOf(option) === Kind.MOVE);
  if (sold.length + bought.length === 0) return null;
  if ((state as ParisState).phase === Phase.ACTION && !moves) return 'sells or buys for nothing';
  // Without its last sale it would not be possible.
  const needless = way.findLastIndex((option) => soldKind(option) >= 0);
  if (needless < 0 || bought.length > 0 || !moves) return null;
  const poorer = copyOf(game, state);
  for (const [i, option] of way.entries()) {
    if (i === needless) continue;
    if (!optionsOf(game, poorer).includes(option)) return null;
    game.apply(poorer, option);
  }
  return keysOf(poorer) === keysOf(after) ? 'sells more than the move costs' : null;
}

const keysOf = (state: State): string => (state as ParisState).keys.join(' ');

describe('ways to take the action in Paris', () => {
  it.each(PARIS_DECKS.map((deck) => [named(deck), deck] as const))(
    'can be played as they are, and sell and buy for a move alone: %s',
    (_, deck) => {
      let [positions, dear] = [0, 0];
      for (const [whim, name] of [
        [1, 'random'],
        [5, 'greedy'],
      ] as const) {
        play(deck, `ways ${name}`, bot(game, name), whim, (state) => {
          const { phase } = state as ParisState;
          if (phase !== Phase.ACTION && phase !== Phase.BONUS) return;
          const ways = waysFrom(state);
          if (ways.length === 0) return;
          positions++;
          for (const way of ways) {
            if (way.some((option) => soldKind(option) >= 0)) dear++;
            const tokens = way.map((option) => game.token(option)).join(' · ');
            expect(faultOf(state, way), `${game.line(state)}: ${tokens}`).toBe(null);
          }
        });
      }
      expect(positions).toBeGreaterThan(60);
      expect(dear).toBeGreaterThan(20);
    },
  );
});
