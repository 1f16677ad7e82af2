import { wealth } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { own, town } from './visit.ts';

type Row = [rule: string, slug: string, value: number, price: number | null, materials: Record<string, number> | null];

/** Rule, card, value, price and materials as printed (facts, section 4). */
const PRINTED: Row[] = [
  ['L-801', 'building-firm-1', 4, 4, null],
  ['L-802', 'building-firm-2', 6, 6, null],
  ['L-803', 'construction-firm', 8, 8, null],
  ['L-804', 'marketplace', 6, 6, { wood: 2 }],
  ['L-805', 'sawmill', 14, 14, { clay: 1, iron: 1 }],
  ['L-806', 'fishery', 10, 10, { wood: 1, clay: 1 }],
  ['L-807', 'joinery', 8, 8, { wood: 3 }],
  ['L-808', 'bakehouse', 8, 8, { clay: 2 }],
  ['L-809', 'hardware-store', 8, 8, { wood: 3, clay: 1 }],
  ['L-810', 'charcoal-kiln', 8, 8, { clay: 1 }],
  ['L-811', 'smokehouse', 6, 6, { wood: 2, clay: 1 }],
  ['L-812', 'abattoir', 8, 8, { wood: 1, clay: 1, iron: 1 }],
  ['L-813', 'clay-mound', 2, 2, null],
  ['L-814', 'arts-centre', 10, 10, { wood: 1, clay: 2 }],
  ['L-815', 'wharf-1', 14, 14, { wood: 2, clay: 2, iron: 2 }],
  ['L-816', 'black-market', 2, 2, null],
  ['L-817', 'brickworks', 14, 14, { wood: 2, clay: 1, iron: 1 }],
  ['L-818', 'local-court', 16, 16, { wood: 3, clay: 2 }],
  ['L-819', 'colliery', 10, 10, { wood: 1, clay: 3 }],
  ['L-820', 'wharf-2', 14, 14, { wood: 2, clay: 2, iron: 2 }],
  ['L-821', 'shipping-line', 10, 10, { wood: 2, brick: 3 }],
  ['L-822', 'grocery-market', 10, 10, { wood: 1, brick: 1 }],
  ['L-823', 'tannery', 12, 12, { wood: 1, brick: 1 }],
  ['L-824', 'business-office', 12, 12, { wood: 4, clay: 1 }],
  ['L-825', 'ironworks', 12, 12, { wood: 3, brick: 2 }],
  ['L-826', 'steel-mill', 22, 22, { brick: 4, iron: 2 }],
  ['L-827', 'storehouse', 4, 10, { wood: 2, brick: 2 }],
  ['L-828', 'cokery', 18, 18, { brick: 2, iron: 2 }],
  ['L-829', 'dock', 10, 24, { wood: 1, brick: 2, iron: 2 }],
  ['L-830', 'bridge-over-the-seine', 16, 16, { iron: 3 }],
  ['L-831', 'town-hall', 6, 30, { wood: 4, brick: 3 }],
  ['L-832', 'bank', 16, 40, { brick: 4, steel: 1 }],
  ['L-833', 'church', 26, null, { wood: 5, brick: 3, iron: 1 }],
];

const TOWN_SQUARE = 6;

describe('what the cards cost and are worth', () => {
  test.each(PRINTED)('%s L-760 %s is worth %i', (_, slug, value) => {
    const { buildings } = wealth(own(slug, {}).table.state, 0);
    expect(buildings - TOWN_SQUARE).toBe(value);
  });

  test.each(PRINTED)('%s L-311 L-313 %s: value %i, price %s', (_, slug, _value, price) => {
    const s = town(slug, { franc: (price ?? 100) - 1, bread: 9 });
    s.refuses(`buy ${slug}`, price === null ? 'L-314' : 'L-313', price === null ? 'not-for-sale' : 'too-few-francs');
    const rich = town(slug, { franc: price ?? 100 });
    expect(rich.offered.includes(`buy ${slug}`)).toBe(price !== null);
  });

  test('L-311 the price goes to the supply and the card to the buyer', () => {
    const s = town('bank', { franc: 41 }).play('buy bank');
    expect([s.goods('red'), s.seat('red').buildings]).toEqual([{ franc: 1 }, ['bank', 'town-square']]);
  });

  test.each(PRINTED)('%s L-330 L-332 %s is sold for half its value', (_, slug, value) => {
    const s = own(slug, {}).play(`sell ${slug}`);
    expect(s.goods('red')).toEqual({ franc: value / 2 });
    expect(s.town).toEqual([slug]);
  });

  test.each(PRINTED.filter(([, , , , materials]) => materials))(
    '%s L-504 %s is built with what it lists and nothing less',
    (_, slug, _value, _price, materials) => {
      const table = { piles: [[slug]] };
      const s = own('building-firm-1', materials ?? {}, { table }).play('enter building-firm-1');
      expect(s.seat('red').buildings).toContain(slug);
      expect(s.goods('red')).toEqual({});
      for (const [good, amount] of Object.entries(materials ?? {})) {
        const holds = { fish: 9, charcoal: 9, coal: 9, ...materials, [good]: amount - 1 };
        own('building-firm-1', holds, { table }).refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
      }
    },
  );
});
