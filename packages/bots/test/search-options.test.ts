import { Options, type State } from '@quayside/kernel';
import { foodDue, leHavre, type LeHavreState, Phase } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { leHavreInsight } from '../src/le-havre/insight.ts';
import { tastiest } from '../src/settle.ts';
import { bot, copyOf, LE_HAVRE_DECKS, named, optionsOf, play } from './positions.ts';
import { beats } from './respects.ts';

const PAYMENTS: readonly number[] = [
  Phase.FEE,
  Phase.BRICK,
  Phase.STEEL,
  Phase.BURN,
  Phase.FOOD,
  Phase.FEED,
  Phase.MEAL,
];

const all = new Options();
const few = new Options();

function worthSearching(s: LeHavreState, options: readonly number[]): number[] {
  all.clear();
  few.clear();
  for (const option of options) all.add(option);
  leHavreInsight.searchOptions(s, all, few);
  return Array.from({ length: few.count }, (_, i) => few.at(i));
}

/** The payment that costs least at first sight. */
function cheapest(s: LeHavreState): number {
  all.clear();
  leHavre.options(s, all);
  return tastiest(leHavreInsight, s, all);
}

describe('the options worth searching in Le Havre', () => {
  // Good play, and play at random, which comes to many a card and many a debt.
  it.each(LE_HAVRE_DECKS.map((deck) => [named(deck), deck] as const))('are some of all: %s', (_, deck) => {
    const { game } = deck;
    const met = { positions: 0, payments: 0, left: 0 };
    const see = (state: State): void => {
      const s = state as LeHavreState;
      const options = optionsOf(game, s);
      const before = s.digest();
      const kept = worthSearching(s, options);
      expect(s.digest()).toBe(before);
      expect(kept.length).toBeGreaterThan(0);
      // In their order, which says too that none is there twice and that there is no stranger.
      expect(kept).toEqual(options.filter((option) => kept.includes(option)));
      // Whatever alone is asked about stays: the only way to pay is never left out.
      for (const option of options.slice(0, 3)) expect(worthSearching(s, [option])).toEqual([option]);
      met.positions++;
      met.left += options.length - kept.length;
      if (!PAYMENTS.includes(s.phase)) return;
      met.payments++;
      const inParts = s.phase !== Phase.FEED && s.phase !== Phase.BRICK && s.phase !== Phase.STEEL;
      if (inParts) expect(kept).toContain(cheapest(s));
      const after = (option: number): State => {
        const next = copyOf(game, state);
        game.apply(next, option);
        return next;
      };
      for (const better of options.filter((option) => !kept.includes(option)).map(after)) {
        const beaten = kept.filter((option) => beats(game, s.seat, better, after(option)));
        expect(beaten.map((option) => `${game.line(s)}: ${game.token(option)}`)).toEqual([]);
      }
    };
    play(deck, 'worth searching', bot(game, 'greedy'), 0, see);
    for (const seed of ['a', 'b']) play(deck, seed, bot(game, 'random'), 1, see);
    expect(met.positions).toBeGreaterThan(100);
    expect(met.payments).toBeGreaterThan(10);
    expect(met.left).toBeGreaterThan(0);
  });
});

describe('a pick at the Marketplace', () => {
  /** What is worth a look for red of two, who owns so many craftsmen and has picked these. */
  const worthPicking = (buildings: string[], ...picked: string[]): string[] => {
    const read = leHavre.fromPosition({
      players: 2,
      round: 9,
      turn: 1,
      phase: 'main',
      offers: { fish: 1 },
      town: ['marketplace'],
      seats: { red: { francs: 9, buildings } },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const s = read.value;
    for (const token of ['enter marketplace', 'pay 2 franc', ...picked]) {
      if (optionsOf(leHavre, s).includes(leHavre.parse(token))) leHavre.apply(s, leHavre.parse(token));
    }
    return worthSearching(s, optionsOf(leHavre, s)).map((option) => leHavre.token(option));
  };

  it('leaves enough behind it for those to come, and is not left out', () => {
    const goods = ['cattle', 'coal', 'iron', 'hide', 'fish', 'wood', 'clay', 'grain'].map((good) => `pick ${good}`);
    expect(worthPicking([])).toEqual(goods.slice(0, 7));
    expect(worthPicking([], 'pick hide')).toEqual(goods.slice(4));
    // Two craftsmen: four picks, and enough may be said after two of them.
    expect(worthPicking(['joinery', 'bakehouse'])).toEqual(goods.slice(0, 5));
    expect(worthPicking(['joinery', 'bakehouse'], 'pick cattle', 'pick hide')).toEqual(goods.slice(4, 7));
  });
});

describe('a repayment in Le Havre', () => {
  /** Is it worth a look for red of two, with so many francs and loans? */
  const isWorthALook = (phase: string, turn: number, francs: number, loans: number): boolean => {
    const read = leHavre.fromPosition({ players: 2, round: 9, turn, phase, seats: { red: { francs, loans } } });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const options = optionsOf(leHavre, read.value);
    expect(options).toContain(leHavre.parse('repay'));
    return worthSearching(read.value, options).includes(leHavre.parse('repay'));
  };
  const blank = leHavre.fromPosition({ players: 2, round: 9, turn: 7, phase: 'feed', seats: { red: { francs: 50 } } });
  const due = blank.ok ? foodDue(blank.value, 0) : 0;

  it('is none where the meal that is next would take the loan again', () => {
    expect(due).toBeGreaterThan(5);
    expect([0, 4, 5, 6].map((spare) => isWorthALook('feed', 7, due + spare, 1))).toEqual([false, false, true, true]);
    expect([-1, 0, 4, 5].map((spare) => isWorthALook('after', 7, due + spare, 1))).toEqual([false, false, false, true]);
    // Who has another turn before the meal may find food.
    expect(isWorthALook('after', 5, 5, 1)).toBe(true);
  });

  it('is none where the interest would take the loan again', () => {
    expect(isWorthALook('interest', 3, 5, 2)).toBe(false);
    expect(isWorthALook('interest', 3, 6, 2)).toBe(true);
    expect(isWorthALook('interest', 3, 5, 1)).toBe(true);
  });
});
