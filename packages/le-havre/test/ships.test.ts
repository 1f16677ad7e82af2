import type { JsonObject } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import facts from './fixtures/facts.json' with { type: 'json' };
import { given, type Scenario } from './scenario.ts';

const PILES = {
  wooden: ['wooden-6', 'wooden-2'],
  iron: ['iron-4', 'iron-2'],
  steel: ['steel-10'],
  luxury: ['luxury-38'],
};

/** Red at the main action beside an own Wharf. */
const wharf = (goods: JsonObject, more: JsonObject = {}, red: JsonObject = {}): Scenario =>
  given({
    players: 3,
    round: 17,
    turn: 3,
    offers: { fish: 1, clay: 1 },
    ships: { wooden: ['wooden-6', 'wooden-2'], iron: ['iron-4', 'iron-2'] },
    seats: { red: { goods, buildings: ['wharf-1'], ...red } },
    ...more,
  });
const modern = (goods: JsonObject, ships: JsonObject, red: JsonObject = {}): Scenario =>
  wharf(goods, { modernised: ['wharf-1'], ships }, red);

describe('building ships', () => {
  it('a visit builds one ship, the top one of its pile (L-550)', () => {
    const game = modern({ wood: 12, iron: 4, coal: 1 }, { wooden: PILES.wooden, iron: PILES.iron }).play(
      'enter wharf-1',
    );
    expect(game.offered).toEqual(['build wooden-ship', 'build iron-ship']);
    game.play('build wooden-ship; burn 1 coal');
    expect(game.seat('red')).toMatchObject({ ships: ['wooden-6:S07'], goods: { wood: 7, iron: 4 } });
    expect(game.asked).toBe('red after');
    game.refuses('build iron-ship', 'L-501');
  });

  it('from an empty pile none is built (L-551)', () => {
    const game = modern({ wood: 5, iron: 4, steel: 3, coal: 1 }, { wooden: PILES.wooden, iron: PILES.iron });
    game
      .play('enter wharf-1')
      .refuses('build steel-ship', 'L-551', 'no-ship-there')
      .refuses('build luxury-ship', 'L-551');
  });

  it.each([
    ['wooden', { wood: 5 }],
    ['iron', { iron: 4 }],
    ['steel', { steel: 2 }],
    ['luxury', { steel: 3 }],
  ] as const)('%s: its materials and 3 energy (L-552)', (type, material: Record<string, number>) => {
    const ships = { [type]: PILES[type].slice(0, 1) };
    const game = wharf({ ...material, coal: 1 }, { ships, modernised: ['wharf-1'] }).play('enter wharf-1');
    expect(game.seat('red').ships[0]).toContain(PILES[type][0]);
    expect(game.seat('red').goods).toEqual({});
    const [good, amount] = Object.entries(material)[0] as [string, number];
    const short = { [good]: amount - 1, coal: 1 };
    wharf(short, { ships, modernised: ['wharf-1'] }).refuses('enter wharf-1', 'L-552', 'no-ship-to-build');
    const dark = { ...material, wood: (material['wood'] ?? 0) + 2 };
    wharf(dark, { ships, modernised: ['wharf-1'] }).refuses('enter wharf-1', 'L-603');
  });

  it('steel stands in for iron (L-510)', () => {
    const game = modern({ iron: 3, steel: 2, coal: 1 }, { iron: PILES.iron }).play('enter wharf-1');
    expect(game.offered).toEqual(['use 1 steel', 'use 2 steel']);
    expect(game.play('use 2 steel').seat('red').goods).toEqual({ iron: 1 });
  });

  it('the first ship that is not wooden costs a brick besides (L-553), and only that one (L-555)', () => {
    const seats = {
      red: { goods: { iron: 4, brick: 1, coal: 1 }, buildings: ['wharf-1'], ships: [] },
      green: { goods: { iron: 4, fish: 2, coal: 1 } },
    };
    const ships = { iron: PILES.iron };
    const game = given({ players: 3, round: 16, offers: { fish: 1 }, ships, seats }).play('enter wharf-1');
    expect(game.seat('red')).toMatchObject({ goods: {}, ships: ['iron-4'] });
    expect(game.position['modernised']).toEqual(['wharf-1']);
    game.play('sell wharf-1; end; enter wharf-1');
    expect(game.seat('green').ships).toEqual(['iron-2']);
  });

  it('who visits pays it, owner or not; the other Wharf is still old (L-555)', () => {
    const seats = {
      red: { goods: { iron: 8, brick: 1, coal: 2 }, francs: 4 },
      green: { buildings: ['wharf-1'] },
    };
    const ships = { iron: PILES.iron };
    const game = given({ players: 3, round: 16, offers: { fish: 1 }, town: ['wharf-2'], ships, seats });
    game.play('enter wharf-1');
    expect(game.seat('red').goods).toEqual({ iron: 4, coal: 1 });
    const next = given({ ...game.position, turn: 1, phase: 'main', offers: { fish: 1, wood: 1 } });
    next.refuses('enter wharf-2', 'L-554');
  });

  it('at an old Wharf a seat without that brick builds wooden ships only (L-554)', () => {
    const red = { buildings: ['wharf-1'], ships: ['iron-6', 'iron-8'] };
    const goods = { wood: 5, iron: 4, clay: 9, coal: 1 };
    const game = wharf(goods, { town: ['luxury-yacht'] }, red).play('enter wharf-1');
    expect(game.offeredBy('build')).toEqual(['build wooden-ship']);
    game.refuses('build iron-ship', 'L-554', 'no-brick-to-modernise');
  });

  it('a wooden ship modernises nothing, and nothing else does (L-556)', () => {
    const game = wharf({ wood: 5, brick: 3, coal: 1 }).play('enter wharf-1');
    expect(game.seat('red')).toMatchObject({ ships: ['wooden-6:S07'], goods: { brick: 3 } });
    expect(game.position['modernised']).toBeUndefined();
    expect(game.offered.some((token) => token.includes('brick'))).toBe(false);
  });

  it('a Wharf keeps its brick when it is sold and bought (L-557)', () => {
    const game = modern({ iron: 4, coal: 1 }, { iron: PILES.iron }, { francs: 20 }).play(
      'sell wharf-1; take fish; end',
    );
    expect(game.position['modernised']).toEqual(['wharf-1']);
    const bought = given({ ...game.position, turn: 6, phase: 'main', sold: [], offers: { fish: 1, wood: 1 } });
    bought.play('buy wharf-1; enter wharf-1');
    expect(bought.seat('red').ships).toEqual(['iron-4']);
  });
});

describe('the Luxury Yacht', () => {
  const red = { buildings: ['wharf-1'], ships: ['iron-2', 'iron-4', 'wooden-2'] };

  it('is swapped at a Wharf for an own iron ship, which leaves the game; nothing is paid (L-560)', () => {
    const game = wharf({ brick: 1 }, { town: ['luxury-yacht'], ships: {} }, red).play('enter wharf-1');
    expect(game.offered).toEqual(['swap iron-2', 'swap iron-4']);
    game.play('swap iron-4');
    expect(game.seat('red')).toMatchObject({
      buildings: ['wharf-1', 'luxury-yacht'],
      ships: ['wooden-2:S01', 'iron-2'],
      goods: { brick: 1 },
    });
    expect(game.position['ships']).toMatchObject({ iron: [] });
    expect(leHavre.violations(game.table.state)).toEqual([]);
    expect(game.position['modernised']).toBeUndefined();
  });

  it('only while the town owns it (L-560)', () => {
    const goods = { wood: 5, iron: 4, brick: 1, coal: 1 };
    const game = wharf(goods, { ships: { wooden: ['wooden-6'], iron: ['iron-6'] } }, red).play('enter wharf-1');
    game.refuses('swap iron-4', 'L-560');
  });

  it('the swap needs an iron ship from the pile of that kind (L-562)', () => {
    const game = wharf({}, { town: ['luxury-yacht'], ships: {} }, red).play('enter wharf-1');
    game.refuses('swap wooden-2', 'L-562').refuses('swap iron-8', 'L-562');
    wharf({}, { town: ['luxury-yacht'], ships: {} }, { ships: ['wooden-2'] }).refuses('enter wharf-1', 'L-551');
  });

  it('counts as a ship, gives no food, does not sail, and its fisherman counts (L-561)', () => {
    const owned = { buildings: ['luxury-yacht', 'fishery', 'shipping-line'] };
    const game = wharf({ coal: 2 }, {}, owned);
    game.refuses('enter shipping-line', 'L-620', 'no-ship-to-sail');
    expect(game.play('enter fishery').seat('red').goods).toEqual({ coal: 2, fish: 6 });
    const feeding = wharf({}, { phase: 'feed', turn: 7 }, { francs: 15, buildings: ['luxury-yacht'] });
    expect(feeding.offeredBy('food')).toEqual(['food 15 franc']);
  });
});

describe('shipping', () => {
  const line = (goods: JsonObject, ships: string[], more: string[] = []): Scenario =>
    wharf(goods, { ships: {} }, { ships, buildings: ['shipping-line', ...more] });

  it.each([
    ['wooden-2', 2],
    ['iron-2', 3],
    ['steel-10', 4],
  ] as const)('%s carries up to %d goods for 3 energy (L-620)', (ship, holds) => {
    const game = line({ coal: 1, leather: 6 }, [ship]).play('enter shipping-line');
    expect(game.offered).toEqual(Array.from({ length: holds }, (_, i) => `ship ${i + 1} leather`));
    expect(game.play(`ship ${holds} leather`).goods('red')).toEqual({ franc: 4 * holds, leather: 6 - holds });
    line({ wood: 2, leather: 6 }, [ship]).refuses('enter shipping-line', 'L-603', 'no-energy');
  });

  it('each ship that sails takes 3 energy, paid together (L-620)', () => {
    const game = line({ coke: 1, steel: 9 }, ['wooden-2', 'iron-2', 'steel-10']).play('enter shipping-line');
    game.play('sail 1 wooden; sail 1 iron; sail 1 steel');
    expect(game.offered.at(-1)).toBe('ship 9 steel');
    expect(game.play('ship 9 steel').goods('red')).toEqual({ franc: 72 });
    const two = line({ coal: 2, steel: 9 }, ['wooden-2', 'iron-2', 'steel-10']).play('enter shipping-line');
    two.play('sail 0 wooden; sail 1 iron').refuses('sail 2 steel', 'L-620');
    expect(two.offered).toEqual(['sail 0 steel', 'sail 1 steel']);
  });

  it('each ship that sails carries something (L-621)', () => {
    const ships = ['wooden-2', 'wooden-4', 'iron-2'];
    const game = line({ coal: 3, leather: 1 }, ships).play('enter shipping-line');
    expect(game.offered).toEqual(['sail 0 wooden', 'sail 1 wooden', 'sail 2 wooden']);
    line({ coal: 1 }, ['wooden-2']).refuses('enter shipping-line', 'L-422');
    const both = line({ coal: 2, leather: 3 }, ['wooden-2', 'wooden-4']).play('enter shipping-line; sail 2 wooden');
    expect(both.offered).toEqual(['ship 2 leather', 'ship 3 leather']);
  });

  it('luxury liners do not sail (L-622)', () => {
    line({ coal: 3, steel: 3 }, ['luxury-38']).refuses('enter shipping-line', 'L-620', 'no-ship-to-sail');
    const game = line({ coal: 3, steel: 3 }, ['luxury-38', 'wooden-2', 'wooden-4']).play('enter shipping-line');
    game.refuses('sail 1 luxury', 'L-622');
    expect(game.play('sail 1 wooden').asked).toBe('red load');
  });

  it.each(Object.entries(facts.goods))('%s earns what it ships for (L-623)', (good, [francs]) => {
    const game = line({ [good]: 1 }, ['wooden-2'], ['wind-farm']).play('enter shipping-line');
    expect(game.goods('red')).toEqual({ franc: francs });
  });

  it('any goods go together on any ship (L-624)', () => {
    const game = line({ steel: 1, leather: 1, cattle: 1, wood: 1 }, ['steel-10'], ['wind-farm']);
    game.play('enter shipping-line; ship 1 steel; ship 1 leather; ship 1 cattle; ship 1 wood');
    expect(game.goods('red')).toEqual({ franc: 8 + 4 + 3 + 1 });
  });
});
