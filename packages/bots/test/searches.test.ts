import { type Game, NOBODY, Random, type State } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { Search } from '../src/search.ts';
import { Searches } from '../src/searches.ts';
import {
  bot,
  copyOf,
  type Deck,
  LE_HAVRE_DECKS,
  mindOf,
  named,
  optionsOf,
  PARIS_DECKS,
  play,
  viewOf,
} from './positions.ts';

const BUDGET = 300;
const PLAYED = [LE_HAVRE_DECKS[1], LE_HAVRE_DECKS[7], PARIS_DECKS[0], PARIS_DECKS[4]] as Deck[];

/** Thinks about every decision of a game whose seats search, and tells what each search knew and found. */
function searched(
  deck: Deck,
  see: (asked: { game: Game<State>; state: State; search: Search<State>; goesOn: boolean; found: number }) => void,
): void {
  const { game } = deck;
  const minds = new Map<number, Searches<State>>();
  let last: Search<State> | null = null;
  const player = {
    choose(view: State, seat: number, random: Random): number {
      const searches = minds.get(seat) ?? new Searches(mindOf(game));
      minds.set(seat, searches);
      const before = searches.simulations;
      const search = searches.next(view, seat, random);
      while (!search.isEnough(BUDGET) && search.think(search.spent + 1));
      const { option } = search.thought();
      see({ game, state: view, search, goesOn: search === last, found: searches.simulations - before });
      searches.played(option);
      last = search;
      return option;
    },
  };
  play(deck, `searches ${named(deck)}`, player, 0, () => {});
}

describe('the decisions of a turn', () => {
  it.each(PLAYED.map((deck) => [named(deck), deck] as const))('are thought about together: %s', (_, deck) => {
    let together = 0;
    let decisions = 0;
    let most = 0;
    searched(deck, ({ game, state, search, goesOn, found }) => {
      decisions++;
      expect(optionsOf(game, state)).toContain(search.thought().option);
      if (!goesOn) return;
      together++;
      most = Math.max(most, found);
    });
    expect(together).toBeGreaterThan(decisions / 5);
    // A part of a budget, and the position that was opened last.
    expect(most).toBeLessThan(BUDGET);
  });

  it.each(PLAYED.map((deck) => [named(deck), deck] as const))('elsewhere it begins anew: %s', (_, deck) => {
    const { game } = deck;
    const searches = new Searches(mindOf(game));
    let elsewhere = 0;
    play(deck, `elsewhere ${named(deck)}`, bot(game, 'greedy'), 4, (state, random) => {
      const seat = game.mover(state);
      if (random.below(8) > 0 || seat === NOBODY) return;
      const view = viewOf(game, state, seat);
      const search = searches.next(view, seat, new Random('a'));
      search.think(BUDGET);
      const { option } = search.thought();
      searches.played(option);
      // Another option than the one that was said to be played.
      const other = optionsOf(game, state).find((each) => each !== option);
      if (other === undefined) return;
      const after = copyOf(game, state);
      game.apply(after, other);
      if (game.mover(after) !== seat) return;
      const next = searches.next(viewOf(game, after, seat), seat, new Random('b'));
      next.think(BUDGET);
      expect(optionsOf(game, after)).toContain(next.thought().option);
      if (next !== search) elsewhere++;
    });
    expect(elsewhere).toBeGreaterThan(0);
  });
});

describe('a decision that is made', () => {
  it.each(PLAYED.map((deck) => [named(deck), deck] as const))('would seldom be another: %s', (_, deck) => {
    const { game } = deck;
    const { insight, evaluation, params } = mindOf(game);
    let [soon, decisions, others] = [0, 0, 0];
    play(deck, `decided ${named(deck)}`, bot(game, 'greedy'), 6, (state, random) => {
      if (random.below(12) > 0) return;
      const seat = game.mover(state);
      const [quick, whole] = [0, 1].map(
        () => new Search(insight, evaluation, viewOf(game, state, seat), seat, new Random('same'), params),
      ) as [Search<State>, Search<State>];
      if (quick.settled) return;
      while (!quick.isEnough(2000) && quick.think(quick.spent + 1));
      whole.think(2000);
      decisions++;
      if (quick.spent < whole.spent) soon++;
      if (quick.thought().option !== whole.thought().option) others++;
    });
    expect(decisions).toBeGreaterThan(5);
    expect(soon).toBeGreaterThan(0);
    expect(others).toBeLessThanOrEqual(decisions / 10);
  });
});
