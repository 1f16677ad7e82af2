import type { JsonObject } from '@quayside/kernel';
import { cardOf, plusOf, wealth } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given, type Scenario } from '../scenario.ts';

const RED = 0;

/** Red owns these, and has a choice of offers. */
const owning = (buildings: string[], red: JsonObject = {}, more: JsonObject = {}): Scenario =>
  given({ offers: { wood: 1, clay: 1 }, seats: { red: { ...red, buildings } }, ...more });

const plus = (s: Scenario, card: string): number => plusOf(s.table.state, RED, cardOf(card));

/** The town sells it for its price, half its value comes back, and nobody enters it. */
function isLockedAndCosts(card: string, price: number, half: number): void {
  const shop = (francs: number) =>
    given({ offers: { wood: 1, clay: 1 }, town: [card], seats: { red: { francs, buildings: ['clay-mound'] } } });
  shop(price - 1).refuses(`buy ${card}`, 'L-313', 'too-few-francs');
  const s = shop(price).play(`buy ${card}`);
  expect(s.goods('red')).toEqual({});
  s.refuses(`enter ${card}`, 'L-404', 'locked');
  expect(s.play(`sell ${card}`).goods('red')).toEqual({ franc: half });
  shop(99).refuses(`enter ${card}`, 'L-404', 'locked');
}

describe('012 Business Park (L-912)', () => {
  test('costs 12, sells for 5 and is locked (L-912, L-311, L-332, L-404)', () => {
    isLockedAndCosts('business-park', 12, 5);
  });

  test('is worth 10, and 2 more for each industrial building of its owner (L-912, L-761)', () => {
    expect(plus(owning(['business-park']), 'business-park')).toBe(0);
    const s = owning(['business-park', 'colliery', 'wharf-1', 'dock', 'fishery', 'bank']);
    expect(plus(s, 'business-park')).toBe(6);
    expect(wealth(owning(['business-park', 'colliery']).table.state, RED)).toMatchObject({
      buildings: 20,
      plus: 2,
      total: 22,
    });
  });

  test('the buildings of others do not count (L-912, L-761)', () => {
    const seats = { red: { buildings: ['business-park'] }, green: { buildings: ['colliery', 'cokery'] } };
    expect(plus(owning([], {}, { seats }), 'business-park')).toBe(0);
  });
});

describe('013 Guildhouse (L-913)', () => {
  test('costs 8, sells for 2 and is locked (L-913, L-311, L-332, L-404)', () => {
    isLockedAndCosts('guildhouse', 8, 2);
  });

  test('is worth 4, and 2 more for each economic building of its owner, itself included (L-913, L-761)', () => {
    expect(plus(owning(['guildhouse']), 'guildhouse')).toBe(2);
    expect(plus(owning(['guildhouse', 'hardware-store', 'bakery', 'feedlot', 'colliery']), 'guildhouse')).toBe(8);
    expect(wealth(owning(['guildhouse', 'bakery']).table.state, RED)).toMatchObject({
      buildings: 10,
      plus: 4,
      total: 14,
    });
  });

  test('its hammer and its fisherman count (L-913, L-425)', () => {
    const s = owning(['guildhouse'], {}, { town: ['labour-exchange'] });
    expect(s.play('enter labour-exchange').goods('red')).toEqual({ fish: 1, coal: 1 });
  });
});

describe('024 Feedlot (L-924)', () => {
  /** Red’s cattle after the harvest of round 9. */
  function harvested(cattle: number, buildings: string[], round = 9): number {
    const red = { francs: 60, goods: { cattle }, buildings: ['clay-mound', ...buildings] };
    const s = owning([], {}, { round, turn: 7, seats: { red, green: { francs: 60 } } });
    return s.play('take wood; end').seat('red').goods['cattle'] ?? 0;
  }

  test('costs 8, sells for 3 and is locked (L-924, L-311, L-332, L-404)', () => {
    isLockedAndCosts('feedlot', 8, 3);
  });

  test('its owner gets 2 cattle with 2 to 6 before the harvest, 1 with 7 or more, none with 1 (L-713, L-924)', () => {
    expect([0, 1, 2, 6, 7, 8].map((cattle) => harvested(cattle, ['feedlot']))).toEqual([0, 1, 4, 8, 8, 9]);
  });

  test('who does not own it gets 1 with 2 or more (L-711, L-924)', () => {
    expect([1, 2, 6, 7].map((cattle) => harvested(cattle, []))).toEqual([1, 3, 7, 8]);
  });

  test('it does nothing in a round without harvest (L-712, L-924)', () => {
    const red = { francs: 60, goods: { cattle: 2 }, buildings: ['feedlot'] };
    const seats = { red, green: { francs: 60, buildings: ['clay-mound'] } };
    const s = owning([], {}, { round: 14, turn: 7, seats }).play('take wood; end');
    expect(s.seat('red').goods['cattle']).toBe(2);
  });
});

describe('025 Masons’ Guild (L-925)', () => {
  const PILES = [['arts-centre'], ['shipping-line'], ['marketplace']];
  const builder = (goods: JsonObject, piles: string[][] = PILES, town = ['building-firm-1']) =>
    owning(['masons-guild'], { goods }, { town, piles });

  test('costs 10, sells for 4 and is locked (L-925, L-311, L-332, L-404)', () => {
    isLockedAndCosts('masons-guild', 10, 4);
  });

  test('its owner pays 1 clay less where clay is listed (L-522, L-925)', () => {
    const s = builder({ wood: 1, clay: 1 }, [['arts-centre']]).play('enter building-firm-1');
    expect(s.seat('red').buildings).toContain('arts-centre');
    expect(s.goods('red')).toEqual({});
  });

  test('its owner pays 1 brick less where brick is listed, and what is left is not paid in clay (L-522, L-511)', () => {
    const s = builder({ wood: 2, brick: 2 }).play('enter building-firm-1; build shipping-line');
    expect(s.goods('red')).toEqual({});
    builder({ wood: 2, brick: 1, clay: 3 }, [['shipping-line']]).refuses('enter building-firm-1', 'L-504');
  });

  test('a card without clay and brick costs what it says (L-522, L-925)', () => {
    expect(builder({ wood: 2 }).play('enter building-firm-1').goods('red')).toEqual({});
    const iron = builder({ iron: 2, clay: 1, brick: 1 }, [['bridge-over-the-seine']]);
    iron.refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
  });

  test('who does not own it pays in full (L-522, L-504)', () => {
    const seats = { red: { goods: { wood: 1, clay: 1 } }, green: { buildings: ['masons-guild'] } };
    const s = owning([], {}, { town: ['building-firm-1'], piles: [['arts-centre']], seats });
    s.refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
  });

  test('a card may come to cost nothing (L-523)', () => {
    const s = builder({}, [['charcoal-kiln']]).play('enter building-firm-1');
    expect(s.seat('red').buildings).toContain('charcoal-kiln');
  });

  test('brick may still stand in for what clay is left (L-522, L-510)', () => {
    const s = builder({ wood: 1, clay: 1, brick: 1 }, [['arts-centre']]).play('enter building-firm-1');
    expect(s.offered).toEqual(['use 0 brick', 'use 1 brick']);
    expect(s.play('use 1 brick').goods('red')).toEqual({ clay: 1 });
  });

  test('it adds to the Sawmill’s wood (L-521, L-523)', () => {
    const s = builder({ wood: 3, brick: 1 }, [['ironworks', 'charcoal-kiln']], ['sawmill']);
    expect(s.play('enter sawmill').goods('red')).toEqual({ wood: 1 });
    builder({ clay: 3 }, [['charcoal-kiln']], ['sawmill']).refuses('enter sawmill', 'L-504', 'nothing-to-build');
    const free = builder({}, [['fishery']], ['sawmill']).play('enter sawmill');
    expect(free.seat('red').buildings).toContain('fishery');
  });

  test('it counts in both builds of the Construction Firm (L-522, L-530)', () => {
    const goods = { wood: 2, clay: 2, fish: 2 };
    const s = builder(goods, [['arts-centre'], ['colliery'], ['bank']], ['construction-firm']);
    s.play('enter construction-firm; build arts-centre');
    s.refuses('build colliery', 'L-504', 'no-material');
    const enough = builder({ ...goods, clay: 3 }, [['arts-centre'], ['colliery'], ['bank']], ['construction-firm']);
    enough.play('enter construction-firm; build arts-centre; build colliery');
    expect(enough.goods('red')).toEqual({});
  });

  test('bought between those two builds, it already counts in the second (L-522, L-531)', () => {
    const red = { francs: 10, goods: { wood: 2, clay: 3, fish: 2 } };
    const piles = [['fishery'], ['colliery'], ['bank']];
    const s = owning([], red, { town: ['construction-firm', 'masons-guild'], piles });
    s.play('enter construction-firm; pay 2 fish; build fishery').refuses('build colliery', 'L-504', 'no-material');
    expect(s.play('buy masons-guild; build colliery').goods('red')).toEqual({});
  });

  test('it takes nothing off ships, the brick for modernising, or exchanges (L-524, L-554)', () => {
    const ship = { goods: { iron: 4, coal: 1, fish: 2 } };
    const more = { town: ['wharf-1', 'brick-manufacturer'], ships: { iron: ['iron-2'] } };
    owning(['masons-guild'], ship, more).refuses('enter wharf-1', 'L-554', 'no-brick-to-modernise');
    const bricks = { francs: 12, goods: { brick: 2 } };
    owning(['masons-guild'], bricks, more).refuses('enter brick-manufacturer', 'L-422', 'missing-goods');
  });
});

describe('033 Wind Farm (L-933)', () => {
  const farmer = (red: JsonObject, more: JsonObject) => owning(['wind-farm'], red, more);

  test('costs 12, sells for 4 and is locked (L-933, L-311, L-332, L-404)', () => {
    isLockedAndCosts('wind-farm', 12, 4);
  });

  test('a visit that needs 3 energy or less needs none, and nothing comes back (L-607, L-933)', () => {
    const s = farmer({ francs: 1, goods: { fish: 2, wood: 1 } }, { town: ['smokehouse'] });
    expect(s.play('enter smokehouse; convert 2').goods('red')).toEqual({ franc: 1, wood: 1, 'smoked-fish': 2 });
  });

  test('halves are added and rounded up before the 3 come off (L-604, L-606)', () => {
    const bake = (grain: number, wood: number) =>
      farmer({ goods: { grain, wood, fish: 1 } }, { town: ['bakehouse'] }).play('enter bakehouse');
    expect(bake(6, 1).play('convert 6').goods('red')).toEqual({ franc: 3, wood: 1, bread: 6 });
    expect(bake(7, 1).play('convert 7').goods('red')).toEqual({ franc: 3, bread: 7 });
    bake(9, 1).refuses('convert 9', 'L-603', 'no-energy');
    expect(bake(9, 1).offered.at(-1)).toBe('convert 8');
  });

  test('the Steel Mill’s 5 energy each are added up first (L-604, L-606)', () => {
    const mill = () => farmer({ francs: 2, goods: { iron: 3, coal: 2, wood: 1 } }, { town: ['steel-mill'] });
    const s = mill().play('enter steel-mill');
    expect(s.offered).toEqual(['convert 1', 'convert 2']);
    s.refuses('convert 3', 'L-603', 'no-energy');
    expect(s.play('convert 2').goods('red')).toEqual({ iron: 1, steel: 2 });
  });

  test('the Ironworks’ fourth iron costs 3 energy (L-606)', () => {
    const s = farmer({ francs: 1, goods: { wood: 3 } }, { town: ['ironworks'] }).play('enter ironworks');
    expect(s.play('convert 1').goods('red')).toEqual({ iron: 4 });
  });

  test('a ship is built without energy, and the wood that would have burnt is kept (L-606, L-552, L-603)', () => {
    const ships = { wooden: ['wooden-2'] };
    const s = farmer({ goods: { wood: 5, fish: 2 } }, { town: ['wharf-1'], ships }).play('enter wharf-1');
    expect(s.seat('red').ships).toEqual(['wooden-2:S01']);
    expect(s.goods('red')).toEqual({});
    const seats = { red: { goods: { wood: 5, fish: 2 } } };
    owning([], {}, { town: ['wharf-1'], ships, seats }).refuses('enter wharf-1', 'L-603', 'no-energy');
  });

  test('of ships that sail, one is free and each further one costs 3 (L-606, L-620)', () => {
    const fleet = { goods: { steel: 4, bread: 1, coal: 1 }, ships: ['wooden-2', 'wooden-4', 'iron-2'] };
    const s = farmer(fleet, { town: ['shipping-line'] }).play('enter shipping-line; sail 2 wooden');
    expect(s.offered).toContain('ship 4 steel');
    expect(s.play('ship 4 steel').goods('red')).toEqual({ franc: 32 });
    const one = farmer(fleet, { town: ['shipping-line'] }).play('enter shipping-line');
    expect(one.play('sail 1 wooden; sail 0 iron; ship 2 steel').goods('red')).toEqual({ franc: 16, steel: 2, coal: 1 });
  });

  test('it saves energy in the main action of its owner alone (L-606)', () => {
    const seats = { red: { francs: 1, goods: { clay: 1 } }, green: { buildings: ['wind-farm'] } };
    owning([], {}, { town: ['kiln'], seats }).refuses('enter kiln', 'L-603', 'no-energy');
    expect(
      farmer({ francs: 1, goods: { clay: 1 } }, { town: ['kiln'] })
        .play('enter kiln')
        .goods('red'),
    ).toEqual({ brick: 3 });
  });

  test('the Steelworks take 12 energy (L-606, L-931)', () => {
    const steel = (coal: number) => farmer({ francs: 1, goods: { iron: 1, coal } }, { town: ['steelworks'] });
    expect(steel(4).play('enter steelworks').goods('red')).toEqual({ steel: 2 });
    steel(3).refuses('enter steelworks', 'L-603', 'no-energy');
  });
});
