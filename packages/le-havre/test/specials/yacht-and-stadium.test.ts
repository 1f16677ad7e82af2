import type { JsonObject } from '@quayside/kernel';
import { cardOf, foodDue, plusOf, wealth } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given, type Scenario } from '../scenario.ts';

const RED = 0;

const table = (red: JsonObject, more: JsonObject = {}): Scenario =>
  given({ offers: { wood: 1, clay: 1 }, seats: { red }, ...more });

/** The end of round 9, whose card turns up a special building, or of round 11, whose card builds a proposal. */
function afterRound(round: 9 | 11, more: JsonObject): Scenario {
  const seats = { red: { francs: 60 }, green: { francs: 60 } };
  const s = given({ round, turn: 7, offers: { wood: 1, clay: 1 }, seats, ...more }).play('take wood');
  if (s.offered.includes('end')) s.play('end');
  expect(s.position['round']).toBe(round + 1);
  return s;
}

const revealed = (card: string, more: JsonObject = {}): Scenario =>
  afterRound(9, { specials: { pile: 1, unseen: [card] }, ...more });

const piles = (s: Scenario): string[][] => s.position['piles'] as string[][];

describe('023 Luxury Yacht (L-923)', () => {
  test('becomes the town’s when it is turned up (L-923, L-732)', () => {
    expect(revealed('luxury-yacht').town).toEqual(['luxury-yacht']);
  });

  test('is bought for 20 francs, not for less, not in the final stage, not from another seat (L-923, L-311)', () => {
    const shop = (francs: number, more: JsonObject = {}) => table({ francs }, { town: ['luxury-yacht'], ...more });
    const s = shop(21).play('buy luxury-yacht');
    expect(s.goods('red')).toEqual({ franc: 1 });
    expect(s.seat('red').buildings).toEqual(['luxury-yacht']);
    shop(19).refuses('buy luxury-yacht', 'L-313', 'too-few-francs');
    shop(99, { round: 14, final: true }).refuses('buy luxury-yacht', 'L-319', 'final-stage');
    const owned = { town: [], seats: { red: { francs: 99 }, green: { buildings: ['luxury-yacht'] } } };
    shop(99, owned).refuses('buy luxury-yacht', 'L-322', 'owned');
  });

  test('is sold for 10 francs, to the town and not to the pile of iron ships, and not bought back at once (L-336, L-330, L-321)', () => {
    const s = table({ francs: 20, buildings: ['luxury-yacht'] }, { ships: { iron: ['iron-2'] } }).play(
      'sell luxury-yacht',
    );
    expect(s.goods('red')).toEqual({ franc: 30 });
    expect(s.town).toEqual(['luxury-yacht']);
    expect(s.position['ships']).toMatchObject({ iron: ['iron-2'] });
    s.refuses('buy luxury-yacht', 'L-321', 'sold-this-turn');
  });

  test('allows no action (L-923, L-404)', () => {
    table({ buildings: ['luxury-yacht'] }).refuses('enter luxury-yacht', 'L-404', 'locked');
  });

  describe('the swap at a Wharf', () => {
    const wharf = (red: JsonObject, more: JsonObject = {}) =>
      table(red, { town: ['wharf-1', 'luxury-yacht'], ...more });

    test('costs one own iron ship and the fee: no material, no energy, no brick (L-560)', () => {
      const red = { goods: { fish: 2 }, ships: ['iron-2', 'iron-6', 'wooden-2'] };
      const s = wharf(red).play('enter wharf-1');
      expect(s.offered).toEqual(['swap iron-2', 'swap iron-6']);
      s.play('swap iron-2');
      expect(s.goods('red')).toEqual({});
      expect(s.seat('red')).toMatchObject({ buildings: ['luxury-yacht'], disc: 'wharf-1' });
      expect(s.seat('red').ships.toSorted()).toEqual(['iron-6', 'wooden-2:S01']);
    });

    test('takes that iron ship out of the game and leaves the Wharf as it was (L-560, L-556)', () => {
      const s = wharf({ goods: { fish: 2 }, ships: ['iron-2'] }).play('enter wharf-1');
      expect(s.seat('red').ships).toEqual([]);
      expect(s.position['ships']).toMatchObject({ iron: [] });
      expect(s.position['modernised']).toBeUndefined();
    });

    test('needs an own iron ship: no wooden or steel one will do, nor another seat’s (L-562)', () => {
      const red = { goods: { wood: 5, iron: 4, brick: 1, coal: 1, fish: 2 }, ships: ['wooden-4', 'steel-10'] };
      const ships = { wooden: ['wooden-2'], iron: ['iron-2'] };
      const s = wharf(red, { ships, seats: { red, green: { ships: ['iron-4'] } } }).play('enter wharf-1');
      expect(s.offered).toEqual(['build wooden-ship', 'build iron-ship']);
      s.refuses('swap wooden-4', 'L-562', 'not-yours').refuses('swap steel-10', 'L-562', 'not-yours');
      s.refuses('swap iron-4', 'L-562', 'not-yours');
    });

    test('is possible only while the town owns the Yacht (L-560)', () => {
      const red = { goods: { wood: 5, iron: 4, brick: 1, coal: 1, fish: 2 }, ships: ['iron-4'] };
      const more = { town: ['wharf-1'], ships: { wooden: ['wooden-2'], iron: ['iron-2'] } };
      const s = wharf(red, { ...more, seats: { red, green: { buildings: ['luxury-yacht'] } } }).play('enter wharf-1');
      s.refuses('swap iron-4', 'L-560', 'no-ship-there');
      const bare = { goods: { fish: 2 }, ships: ['iron-4'] };
      wharf(bare, { town: ['wharf-1'] }).refuses('enter wharf-1', 'L-551', 'no-ships');
    });

    test('needs the Wharf’s fee, and is the one main action (L-560, L-411, L-223)', () => {
      wharf({ goods: { fish: 1 }, ships: ['iron-2'] }).refuses('enter wharf-1', 'L-411', 'cannot-pay-fee');
      const s = wharf({ goods: { fish: 2 }, ships: ['iron-2'] }).play('enter wharf-1');
      s.refuses('take wood', 'L-223', 'one-main-action');
    });

    test('is still possible in the final stage (L-560, L-751)', () => {
      const s = wharf({ goods: { fish: 2 }, ships: ['iron-2'] }, { round: 14, final: true }).play('enter wharf-1');
      expect(s.seat('red').buildings).toEqual(['luxury-yacht']);
    });
  });

  test('counts as a ship: at the Dock, and in the count (L-561, L-829)', () => {
    const s = table({ buildings: ['luxury-yacht', 'dock'], ships: ['iron-2'] });
    expect(plusOf(s.table.state, RED, cardOf('dock'))).toBe(8);
    expect(wealth(s.table.state, RED)).toMatchObject({ buildings: 10, ships: 22, plus: 8, total: 40 });
  });

  test('is no building of any type (L-561, L-923)', () => {
    const s = table({ buildings: ['luxury-yacht', 'bank', 'town-hall', 'business-park', 'guildhouse'] });
    const plus = ['bank', 'town-hall', 'business-park', 'guildhouse'].map((card) =>
      plusOf(s.table.state, RED, cardOf(card)),
    );
    expect(plus).toEqual([4, 4, 0, 4]);
  });

  test('gives no food (L-561, L-721)', () => {
    const due = (red: JsonObject) => foodDue(table(red).table.state, RED);
    expect(due({})).toBe(16);
    expect(due({ ships: ['iron-2'] })).toBe(11);
    expect(due({ buildings: ['luxury-yacht'] })).toBe(16);
  });

  test('does not sail (L-561, L-622)', () => {
    const goods = { coal: 5, steel: 5 };
    const alone = { francs: 2, goods, buildings: ['luxury-yacht'] };
    table(alone, { town: ['shipping-line'] }).refuses('enter shipping-line', 'L-620', 'no-ship-to-sail');
    const fleet = { ...alone, ships: ['iron-2', 'iron-4'] };
    const s = table(fleet, { town: ['shipping-line'] }).play('enter shipping-line');
    expect(s.offered).toEqual(['sail 1 iron', 'sail 2 iron']);
    s.refuses('sail 3 iron', 'L-620', 'not-so-many-ships').refuses('sail 1 luxury', 'L-622', 'does-not-sail');
  });

  test('its fisherman counts (L-561, L-425)', () => {
    const s = table({ buildings: ['luxury-yacht'] }, { town: ['labour-exchange', 'fishery'] });
    expect(s.play('enter fishery').goods('red')).toEqual({ fish: 4 });
  });
});

describe('31 Football Stadium (L-936)', () => {
  const standing = [['fishery'], ['bakehouse'], ['marketplace']];
  const materials = { wood: 1, brick: 2, iron: 2 };

  test('waits beside the board while every pile has cards, nobody’s and out of reach (L-540)', () => {
    const s = revealed('football-stadium', { piles: standing, town: ['building-firm-1'] });
    expect(s.position['waiting']).toBe(true);
    expect([s.town, piles(s)]).toEqual([['building-firm-1'], standing]);
    s.refuses('buy football-stadium', 'L-314', 'not-for-sale');
  });

  test('while it waits it is neither built nor entered (L-540, L-502, L-405)', () => {
    const red = { goods: { wood: 9, clay: 9, brick: 9, iron: 9 } };
    const s = table(red, { waiting: true, piles: standing, town: ['building-firm-1'] });
    s.refuses('enter football-stadium', 'L-405', 'not-standing');
    s.play('enter building-firm-1').refuses('build football-stadium', 'L-502', 'not-on-top');
  });

  test('goes at once to a pile that is empty when it is turned up, the leftmost of several (L-541)', () => {
    const one = revealed('football-stadium', { piles: [['fishery'], ['bakehouse'], []] });
    expect(piles(one)).toEqual([['fishery'], ['bakehouse'], ['football-stadium']]);
    expect(one.position['waiting']).toBeUndefined();
    const two = revealed('football-stadium', { piles: [['fishery'], [], []] });
    expect(piles(two)).toEqual([['fishery'], ['football-stadium'], []]);
  });

  test('moves to the first pile that is bought empty, and to no other after it (L-541, L-317, L-506)', () => {
    const red = { francs: 30, buildings: ['clay-mound'] };
    const more = { waiting: true, piles: [['fishery', 'joinery'], ['bakehouse'], ['marketplace']] };
    const s = table(red, more).play('buy fishery');
    expect(s.position['waiting']).toBe(true);
    s.play('buy bakehouse');
    expect(piles(s)).toEqual([['joinery'], ['football-stadium'], ['marketplace']]);
    expect(piles(s.play('buy marketplace'))).toEqual([['joinery'], ['football-stadium'], []]);
  });

  test('moves to a pile that the town has built empty (L-541, L-730)', () => {
    const s = afterRound(11, { waiting: true, piles: [['fishery'], ['bakehouse'], ['marketplace']] });
    expect([s.town, piles(s)]).toEqual([['marketplace'], [['fishery'], ['bakehouse'], ['football-stadium']]]);
  });

  test('can be built in the same visit that empties the pile (L-541, L-542, L-530)', () => {
    const red = { goods: { ...materials, fish: 2, clay: 2 } };
    const more = { waiting: true, town: ['construction-firm'], piles: [['church'], ['bakehouse'], ['bank']] };
    const s = table(red, more).play('enter construction-firm; use 0 brick');
    expect(s.play('build football-stadium').seat('red').buildings).toEqual(['bakehouse', 'football-stadium']);
    expect(s.goods('red')).toEqual({});
  });

  test('is built for 1 wood, 2 brick and 2 iron, and its pile is empty again (L-542, L-505, L-506)', () => {
    const more = { town: ['building-firm-1'], piles: [['church'], ['football-stadium'], ['bank']] };
    const s = table({ goods: materials }, more).play('enter building-firm-1');
    expect(s.seat('red').buildings).toEqual(['football-stadium']);
    expect(s.goods('red')).toEqual({});
    expect(piles(s)).toEqual([['church'], [], ['bank']]);
    for (const good of ['wood', 'brick', 'iron']) {
      const goods = { ...materials, [good]: 0, clay: 5 };
      table({ goods }, more).refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
    }
  });

  test('is built like any proposal: steel for iron, the Sawmill’s wood, the Masons’ Guild’s brick (L-542, L-510, L-521, L-522)', () => {
    const pile = [['football-stadium']];
    const steel = table({ goods: { wood: 1, brick: 2, steel: 2 } }, { town: ['building-firm-1'], piles: pile });
    expect(steel.play('enter building-firm-1').seat('red').buildings).toEqual(['football-stadium']);
    const cheap = { goods: { brick: 1, iron: 2 }, buildings: ['masons-guild'] };
    const s = table(cheap, { town: ['sawmill'], piles: pile }).play('enter sawmill');
    expect(s.seat('red').buildings).toContain('football-stadium');
    expect(s.goods('red')).toEqual({});
  });

  test('the town builds it too, with sort number 31 after everything else (L-542, L-730, L-731)', () => {
    const later = afterRound(11, { piles: [['football-stadium'], ['church'], []] });
    expect([later.town, piles(later)]).toEqual([['church'], [['football-stadium'], [], []]]);
    const s = afterRound(11, { piles: [['football-stadium'], [], []] });
    expect([s.town, piles(s)]).toEqual([['football-stadium'], [[], [], []]]);
  });

  test('is never bought: not from its pile, not from the town (L-314, L-936)', () => {
    const rich = { francs: 99, buildings: ['clay-mound'] };
    const pile = table(rich, { piles: [['football-stadium']] });
    pile.refuses('buy football-stadium', 'L-314', 'not-for-sale');
    expect(pile.offeredBy('buy')).toEqual([]);
    const town = table(rich, { town: ['football-stadium'] });
    town.refuses('buy football-stadium', 'L-314', 'not-for-sale');
    town.refuses('enter football-stadium', 'L-404', 'locked');
  });

  test('is worth 24, is public, and is sold for 12 for good (L-936, L-831, L-330, L-314)', () => {
    const s = table({ buildings: ['football-stadium', 'town-hall'] });
    expect(plusOf(s.table.state, RED, cardOf('town-hall'))).toBe(8);
    expect(wealth(s.table.state, RED)).toMatchObject({ buildings: 30, plus: 8 });
    s.play('sell football-stadium');
    expect([s.goods('red'), s.town]).toEqual([{ franc: 12 }, ['football-stadium']]);
    s.refuses('buy football-stadium', 'L-314', 'not-for-sale');
  });
});
