import type { Game, Json, State } from '@quayside/kernel';
import { foodDue, leHavre } from '@quayside/le-havre';
import { type ParisState, paris, Phase, STANDARD_FIGURES } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { bot, choiceOf, copyOf, DECKS, named, optionsOf, play } from './positions.ts';
import { regretsIn } from './regrets.ts';
import { beats } from './respects.ts';

describe('a move that another beats in every respect, or that takes another back,', () => {
  it.each([
    ['greedy', 14, 14],
    ['search-100', 10, 36],
  ])('is never made by a player called %s', (name, everyInLeHavre, everyInParis) => {
    let positions = 0;
    for (const [i, deck] of DECKS.entries()) {
      // Good play, play at random, and good play with whims.
      const every = deck.game.id === 'paris' ? everyInParis : everyInLeHavre;
      const { found, seen } = regretsIn(deck, name, [0, 1, 6][i % 3] as number, every);
      expect(found, named(deck)).toEqual([]);
      positions += seen;
    }
    expect(positions).toBeGreaterThan(1000);
  });

  it('is seen for what it is', () => {
    const before = leHavreAt({ phase: 'feed', turn: 7, seats: { red: { francs: 9, goods: { fish: 9 } } } });
    const less = copyOf(leHavre, before);
    less.spend(0, 1, 1);
    const another = copyOf(leHavre, less);
    another.gain(0, 2, 1);
    const owing = copyOf(leHavre, before);
    owing.loans[0] = 1;
    const game: Game<State> = leHavre;
    expect(beats(game, 0, before, less)).toBe(true);
    expect(beats(game, 0, before, owing)).toBe(true);
    expect(beats(game, 0, less, before)).toBe(false);
    expect(beats(game, 0, before, before)).toBe(false);
    expect(beats(game, 0, before, another)).toBe(false);
    // Not the same table: somebody else's turn, or somebody else has more.
    const elsewhere = copyOf(leHavre, less);
    elsewhere.seat = 1;
    expect(beats(game, 0, before, elsewhere)).toBe(false);
    const gift = copyOf(leHavre, before);
    gift.gain(1, 2, 1);
    expect(beats(game, 0, gift, less)).toBe(false);
  });
});

function leHavreAt(position: { readonly [key: string]: Json | undefined }) {
  const read = leHavre.fromPosition({ players: 2, round: 9, turn: 1, phase: 'main', ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** What a bot does where players were once seen to throw something away. */
const tokens = (game: Game<State>, state: State, name: string): string =>
  game.token(choiceOf(game, bot(game, name), state, 'again'));

describe.each(['greedy', 'search-100'])('%s in hand-made positions', (name) => {
  const inLeHavre = (position: { readonly [key: string]: Json | undefined }): string =>
    tokens(leHavre, leHavreAt(position), name);

  it('does not repay at the meal what it would borrow again', () => {
    const at = (phase: string, francs: number): string =>
      inLeHavre({ phase, turn: 7, seats: { red: { francs, loans: 1 } } });
    const due = foodDue(leHavreAt({}), 0);
    expect(due).toBeGreaterThan(5);
    expect(at('feed', due)).toBe(`food ${due} franc`);
    expect(at('feed', due - 1)).toBe('borrow');
    expect(at('after', due)).toBe('end');
    expect(at('after', due - 1)).toBe('end');
  });

  it('does not repay so much that it must borrow for the interest', () => {
    expect(inLeHavre({ phase: 'interest', turn: 7, seats: { red: { francs: 5, loans: 2 } } })).toBe('interest');
  });

  /** Blue of two in Paris in the middle of a payment or sale; `change` says which. */
  const inParis = (change: (s: ParisState) => void): ParisState => {
    const s = paris.blank();
    play({ game: paris, settings: { players: '2' } }, 'middle', bot(paris, 'greedy'), 0, (state) => {
      const here = state as ParisState;
      if (here.round === 12 && here.seat === 0 && here.phase === Phase.ACTION) s.copyFrom(here);
    });
    s.unused[0] = 0;
    for (let kind = 0; kind < 6; kind++) s.tokens[kind] = 0;
    change(s);
    return s;
  };

  it('gives no token beside a tile that pays for two', () => {
    const s = inParis((state) => {
      state.unused[0] = 1 << 21;
      state.addToken(0, 1, 1);
      state.phase = Phase.SPEND;
      state.from = paris.parse('move montmartre-bank') & 0xffff;
      state.dueMarble = 2;
    });
    expect(optionsOf(paris, s).map((option) => paris.token(option))).toEqual(['spend 1 marble', 'spend 0 marble']);
    expect(tokens(paris, s, name)).toBe('spend 0 marble');
  });

  it('sells the second half of a tile for as much as it brings', () => {
    const dearest = Math.max(...STANDARD_FIGURES.sell.slice(3));
    const s = inParis((state) => {
      state.phase = Phase.SELL_MORE;
      state.resume = Phase.AFTER;
      state.asking = 19;
      state.ending = 2;
    });
    const kind = ['bronze', 'silver', 'golden'][STANDARD_FIGURES.sell.slice(3).indexOf(dearest)];
    expect(tokens(paris, s, name)).toBe(`sell tile-19 ${kind}`);
  });
});
