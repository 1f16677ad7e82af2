import { describe, expect, test } from 'vitest';
import { given } from '../scenario.ts';
import { atHome, visiting } from '../specials/visit.ts';

describe('GH27 Trafficking Spot (L-989)', () => {
  test('up to 3 standard goods for as many others, and up to 3 upgraded ones', () => {
    const s = atHome('trafficking-spot', { goods: { wood: 4, fish: 1, steel: 1, brick: 2 } }).play(
      'enter trafficking-spot; give 1 steel; give 2 brick; give 1 fish; give 2 wood',
    );
    expect(s.offered).toEqual(['get 0 coke', 'get 1 coke', 'get 2 coke', 'get 3 coke']);
    s.play('get 3 coke; get 1 cattle; get 0 coal; get 2 hide');
    expect(s.goods('red')).toEqual({ wood: 2, cattle: 1, hide: 2, coke: 3 });
    expect(s.asked).toBe('red after');
  });

  test('one kind of goods alone will do; what is owed must be taken', () => {
    const s = atHome('trafficking-spot', { goods: { clay: 1 } }).play('enter trafficking-spot');
    s.play('get 0 cattle; get 0 coal; get 0 hide; get 0 fish; get 0 wood');
    expect(s.goods('red')).toEqual({ grain: 1 });
  });

  test('nothing is given for itself, no iron and no steel can be had, and 3 is the most', () => {
    const s = atHome('trafficking-spot', { goods: { wood: 5, iron: 2, leather: 1 } }).play('enter trafficking-spot');
    s.refuses('give 2 leather', 'L-422', 'not-held').play('give 1 leather; give 1 iron');
    s.refuses('give 3 wood', 'L-989', 'give-limit').play('give 2 wood');
    s.refuses('get 1 steel', 'L-989', 'not-given-here').refuses('get 1 leather', 'L-989', 'same-kind');
    s.refuses('get 1 hide', 'notation', 'out-of-order').refuses('get 2 coke', 'L-989', 'sums-differ');
    s.play('get 1 coke').refuses('get 1 iron', 'L-989', 'not-given-here');
    s.refuses('get 4 cattle', 'L-989', 'sums-differ').refuses('give 1 wood', 'L-202', 'not-asked');
  });

  test('who has no goods finds nothing there, and who enters gives something', () => {
    visiting('trafficking-spot', { francs: 3 }).refuses('enter trafficking-spot', 'L-989', 'missing-goods');
    const s = visiting('trafficking-spot', { goods: { cattle: 2, wood: 1 } }).play('enter trafficking-spot');
    s.play('give 0 cattle');
    expect(s.seat('red').goods).toEqual({ cattle: 2 });
  });
});

describe('GH26 Trading Firm (L-988)', () => {
  test('up to 4 goods for others with the same shipping value', () => {
    const s = atHome('trading-firm', { goods: { coke: 1, wood: 3, clay: 1 } }).play(
      'enter trading-firm; give 1 coke; give 3 wood',
    );
    expect(s.offered).toEqual(['get 0 steel', 'get 1 steel']);
    s.play('get 1 steel');
    expect(s.goods('red')).toEqual({ clay: 1, steel: 1 });
  });

  test('the sum comes out to the franc, in goods of other kinds', () => {
    const s = atHome('trading-firm', { goods: { fish: 1, wood: 1, clay: 1, grain: 1 } }).play('enter trading-firm');
    s.play('give 1 fish; give 1 wood; give 1 clay; give 1 grain');
    expect(s.offered).toEqual(['get 0 leather', 'get 1 leather']);
    s.play('get 0 leather');
    // Cattle would leave 1 franc that nothing is worth: none is offered.
    expect(s.offered).toEqual(['get 0 iron', 'get 1 iron', 'get 2 iron']);
    s.play('get 1 iron; get 1 hide');
    expect(s.goods('red')).toEqual({ iron: 1, hide: 1 });
  });

  test('5 goods are too many, and a kind that was given is not taken', () => {
    const s = atHome('trading-firm', { goods: { wood: 9 } }).play('enter trading-firm');
    s.refuses('give 5 wood', 'L-988', 'give-limit').refuses('give 0 wood', 'L-423', 'do-something').play('give 4 wood');
    s.refuses('get 1 wood', 'L-988', 'same-kind');
  });

  test('it costs 1 food, and what is paid is not there to give', () => {
    visiting('trading-firm', { goods: { fish: 1 } }).refuses('enter trading-firm', 'L-420', 'after-fee');
    visiting('trading-firm', { goods: { wood: 1 } }).refuses('enter trading-firm', 'L-411', 'cannot-pay-fee');
  });
});

describe('a position in the middle of an exchange', () => {
  const middle = (building: string, visit: Record<string, unknown>): unknown =>
    given({
      town: [building],
      offers: { wood: 1, clay: 1 },
      phase: 'use',
      seats: { red: { disc: building, goods: { wood: 3, fish: 2 } } },
      visit: { building, ...(visit as object) },
    });

  test('goes on where it was', () => {
    const s = atHome('trading-firm', { goods: { coke: 1, wood: 3 } }).play(
      'enter trading-firm; give 1 coke; give 1 wood',
    );
    expect(given(s.position as never).position).toEqual(s.position);
  });

  test.each([
    ['trading-firm', { picked: 4, holds: 5, owed: 5, times: 1 }],
    ['trading-firm', { picked: 4, holds: 1, owed: 3, times: 1 }],
    ['trading-firm', { holds: 1, owed: 1, times: 1 }],
    ['trading-firm', { times: 2 }],
    ['trading-firm', { picked: 4, course: 3, holds: 1, owed: 1 }],
    ['trafficking-spot', { picked: 4, holds: 1, earned: 1, times: 1 }],
    ['trafficking-spot', { picked: 4, holds: 4, owed: 4, times: 1 }],
  ] as const)('%s %o', (building, visit) => {
    expect(() => middle(building, visit)).toThrow('visit.');
  });
});
