import { CARDS, cardOf, leHavre, type LeHavreState } from '@quayside/le-havre';
import { Random } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../src/le-havre/feature-names.ts';
import { leHavreInsight } from '../src/le-havre/insight.ts';

const TOWN = 5;

/** A table for two at its beginning, with these special buildings where they are wanted. */
function table(owners: Readonly<Record<string, number>>, goods: Readonly<Record<number, number>> = {}): LeHavreState {
  const sets = 'base+essen-2008+le-grand-hameau+essen-2010';
  const s = leHavre.setup({ players: '2', sets }, new Random('special worth'));
  for (const [slug, owner] of Object.entries(owners)) s.owner[cardOf(slug)] = owner;
  for (const [good, count] of Object.entries(goods)) s.goods[Number(good)] = count;
  return s;
}

function feature(s: LeHavreState, name: string, seat = 0): number {
  const numbers = new Float64Array(FEATURES.length);
  leHavreInsight.describe(s, seat, numbers);
  return numbers[FEATURES.indexOf(name)] as number;
}

const FRANC = 0;
const HIDE = 8;
const BREAD = 13;
const MEAT = 14;
const LEATHER = 16;

const CANTEEN =
  '[{"quayside-card":1,"name":{"en":"Canteen"},"type":"craftsman","value":6,"price":6,"fee":{"francs":2},"hammers":2,' +
  '"effects":[{"convert":{"bread":1},"into":{"franc":6},"most":3},{"income":"fish","amounts":[1,1,1,1,1]}]}]';

describe('a card that somebody made', () => {
  it('is valued as the printed ones are', () => {
    const sets = '1:blank+5:base';
    const s = leHavre.setup({ players: '2', sets, cards: CANTEEN }, new Random('canteen'));
    const card = CARDS.length;
    s.goods[BREAD] = 5;
    expect(feature(s, 'visit to make')).toBe(0);
    s.owner[card] = TOWN;
    expect(feature(s, 'visit to make')).toBeCloseTo(3 * 3.8 - 2);
    const hammers = feature(s, 'hammers');
    s.owner[card] = 0;
    expect(feature(s, 'visit to make')).toBeCloseTo(3 * 3.8);
    expect(feature(s, 'hammers')).toBe(hammers + 2);
    expect(feature(s, 'craftsmen')).toBe(1);
    expect(feature(s, 'fees')).toBe(2);
    expect(feature(s, 'help')).toBeGreaterThan(0);
  });
});

describe('a special building is valued by what it does', () => {
  it('a visit with what is in hand, less its fee', () => {
    // Bread is worth 2.2 and brings 3 at the Bakery, six at most; one food is the fee.
    expect(feature(table({ bakery: TOWN }, { [BREAD]: 0 }), 'visit to make')).toBe(0);
    expect(feature(table({ bakery: TOWN }, { [BREAD]: 6 }), 'visit to make')).toBeCloseTo(6 * 0.8 - 1);
    expect(feature(table({ bakery: TOWN }, { [BREAD]: 20 }), 'visit to make')).toBeCloseTo(6 * 0.8 - 1);
    expect(feature(table({ bakery: 0 }, { [BREAD]: 6 }), 'visit to make')).toBeCloseTo(6 * 0.8);
    // It must stand: in the pile it is nothing yet.
    expect(feature(table({}, { [BREAD]: 6 }), 'visit to make')).toBe(0);
  });

  it('every good that is asked for', () => {
    const owners = { 'fur-factory': 0 };
    expect(feature(table(owners, { [HIDE]: 4 }), 'visit to make')).toBe(0);
    // Two hides a leather in hand; a hide is worth 1.6 and brings 4.
    expect(feature(table(owners, { [HIDE]: 4, [LEATHER]: 1 }), 'visit to make')).toBeCloseTo(2 * 2.4);
  });

  it('one of two trades that exclude each other, the sum of two that do not', () => {
    const buy = feature(table({ 'brick-trader': 0 }, { [FRANC]: 5 }), 'visit to make');
    expect(buy).toBeCloseTo(5 * 1.4);
    expect(feature(table({ 'brick-trader': 0 }, { [FRANC]: 5, 11: 5 }), 'visit to make')).toBeCloseTo(buy);
    // Hides into bread, and two leathers sold.
    const furriery = table({ furriery: 0 }, { [HIDE]: 1, [LEATHER]: 2 });
    expect(feature(furriery, 'visit to make')).toBeCloseTo(0.6 + 2 * 1.2);
  });

  it('the best visit and the second', () => {
    const s = table({ bakery: 0, 'baguette-shop': 0 }, { [BREAD]: 6, [MEAT]: 4 });
    expect(feature(s, 'visit to make')).toBeCloseTo(6 * 0.8);
    expect(feature(s, 'second visit')).toBeCloseTo(4 * 1.2);
  });

  it('what it will still help its owner, and nobody else', () => {
    const s = table({ 'fishermans-hut': 0 });
    const early = feature(s, 'help');
    expect(early).toBeGreaterThan(0);
    expect(feature(s, 'help', 1)).toBe(0);
    s.round = 10;
    expect(feature(s, 'help')).toBeLessThan(early);
    expect(feature(table({ 'lumber-mill': 0 }), 'help')).toBeGreaterThan(0);
  });
});
