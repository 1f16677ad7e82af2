import { CARDS, cardText, leHavreWords, wealth } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import printed from '../fixtures/expansions.json' with { type: 'json' };
import { atHome } from '../specials/visit.ts';

const EXPANSIONS = CARDS.filter(({ set }) => set !== 'base');
const NOT_ALONE = ['041', '043', '044', '045', '046', 'GH20', 'GH21'];

describe('every figure of the 45 cards (L-951 to L-995)', () => {
  test.each(printed.map((row, at) => [row[1] as string, row, at] as const))('%s', (_, row, at) => {
    const card = EXPANSIONS[at] as (typeof CARDS)[number];
    const { entryFee: fee } = card;
    const sides = [fee?.food && `${fee.food} food`, fee?.francs && `${fee.francs} francs`].filter(Boolean);
    expect([
      card.id,
      card.name,
      card.set,
      card.type,
      card.value,
      card.purchase,
      fee === null ? null : sides.join('/'),
      card.build &&
        Object.entries(card.build)
          .map(([good, n]) => `${n} ${good}`)
          .join(' '),
      card.hammers,
      card.fishermen,
      !NOT_ALONE.includes(card.id),
    ]).toEqual(row);
    expect([card.fullStart, card.shortGame, card.shortStart]).toEqual([[], [], []]);
    expect(card.fullGame).toEqual(NOT_ALONE.includes(card.id) ? [2, 3, 4, 5] : [1, 2, 3, 4, 5]);
  });

  test('readings of ours are marked, with how sure we are (L-132)', () => {
    const of = (sure: string): string[] => EXPANSIONS.filter(({ reading }) => reading === sure).map(({ id }) => id);
    expect(of('low')).toEqual(['039']);
    expect(of('medium')).toContain('GH03');
    expect(CARDS.filter(({ set, reading }) => set === 'base' && reading)).toEqual([]);
  });

  test('every card has a rule and is in a deck', () => {
    expect(EXPANSIONS.filter(({ fullGame }) => fullGame.length === 0)).toEqual([]);
  });

  test('the tallies of the sets', () => {
    const count = (set: string, type: string): number =>
      EXPANSIONS.filter((card) => card.set === set && card.type === type).length;
    const types = ['craftsman', 'economic', 'industrial', 'public', 'none', 'ship'];
    expect(types.map((type) => count('essen-2008', type))).toEqual([0, 3, 0, 4, 4, 1]);
    expect(types.map((type) => count('le-grand-hameau', type))).toEqual([8, 12, 6, 4, 2, 0]);
    expect(types.map((type) => count('essen-2010', type))).toEqual([0, 0, 0, 0, 1, 0]);
    const sum = (of: 'hammers' | 'fishermen'): number => EXPANSIONS.reduce((all, card) => all + card[of], 0);
    expect([sum('hammers'), sum('fishermen')]).toEqual([6, 4]);
  });

  test.each(EXPANSIONS.map((card) => [card.slug, card] as const))('%s has its text in four languages', (_, card) => {
    for (const language of ['en', 'ko', 'ru', 'it'] as const) {
      const texts = leHavreWords.messages[language];
      expect(texts[`card.${card.slug}`]).toBeTruthy();
      for (const { key } of cardText(card)) expect(texts[key], key).toBeTruthy();
    }
  });

  test.each(
    EXPANSIONS.filter(({ does }) => !does.some((effect) => 'worth' in effect)).map((card) => [card.slug, card.value]),
  )('%s is worth %i (L-760)', (slug, value) => {
    const { buildings, ships, plus } = wealth(atHome(slug, {}).table.state, 0);
    expect(buildings + ships + plus).toBe(value);
  });
});
