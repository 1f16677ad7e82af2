import { type JsonObject, SPECTATOR } from '@quayside/kernel';
import {
  canBuild,
  canBuildShip,
  cardOf,
  cargoWorth,
  fleetOf,
  foodDueIn,
  goodOf,
  harvestOf,
  lackedForShip,
  leHavre,
  type LeHavreState,
  picksLeft,
  picksOwed,
} from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

/* What bots, records and the page ask of the rules besides the options. */

const OFFERS = { wood: 1, clay: 1 };

describe('what a seat could build', () => {
  const { state } = given({
    offers: OFFERS,
    town: ['wharf-1'],
    piles: [['joinery', 'marketplace'], ['bakehouse']],
    ships: { wooden: ['wooden-2'], iron: ['iron-2'] },
    seats: { red: { goods: { wood: 8 } }, green: { goods: { clay: 2 } } },
  }).table;
  it('buildings that lie on top and can be paid (L-502, L-504)', () => {
    const can = (seat: number): boolean[] =>
      ['joinery', 'marketplace', 'bakehouse'].map((name) => canBuild(state, seat, cardOf(name)));
    expect([can(0), can(1)]).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
  });

  it('ships that lie there and can be paid (L-551, L-552)', () => {
    const wharf = cardOf('wharf-1');
    const can = (seat: number): boolean[] => [0, 1, 2].map((type) => canBuildShip(state, seat, wharf, type));
    expect([can(0), can(1)]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
  });
});

describe('what a round’s end brings and asks', () => {
  const harvested = (good: string, n: number, buildings: string[] = []): number =>
    harvestOf(given({ seats: { red: { goods: { [good]: n }, buildings } } }).table.state, 0, goodOf(good));

  it('what grows of a good (L-710 to L-713)', () => {
    expect([0, 1, 5].map((n) => harvested('grain', n))).toEqual([0, 1, 1]);
    expect([1, 2, 5].map((n) => harvested('cattle', n))).toEqual([0, 1, 1]);
    expect([1, 2, 6, 7].map((n) => harvested('cattle', n, ['feedlot']))).toEqual([0, 2, 2, 1]);
    expect(harvested('wood', 5)).toBe(0);
  });

  it('food that will be due, with the ships of today (L-720, L-721)', () => {
    const { state } = given({ players: 2, round: 3, seats: { red: { ships: ['wooden-2'] } } }).table;
    const due = (seat: number): number[] => [3, 4, 99].map((round) => foodDueIn(state, seat, round));
    expect([due(0), due(1)]).toEqual([
      [1, 3, 0],
      [5, 7, 0],
    ]);
  });
});

describe('what ships lack and earn', () => {
  const asked = <T>(of: (state: LeHavreState, seat: number) => T, red: JsonObject): T =>
    of(given({ players: 2, round: 14, final: true, seats: { red } }).table.state, 0);

  it('the first good that is missing for one, steel standing in for iron (L-552, L-501)', () => {
    const lacked = (goods: JsonObject): number[] =>
      [0, 1, 2].map((type) => asked((state) => lackedForShip(state, 0, type), { goods }));
    const [wood, iron, steel] = ['wood', 'iron', 'steel'].map(goodOf);
    expect(lacked({})).toEqual([wood, iron, steel]);
    expect(lacked({ wood: 5, iron: 3, steel: 1 })).toEqual([-1, -1, steel]);
    expect(lacked({ wood: 4, iron: 3, steel: 2 })).toEqual([wood, -1, -1]);
  });

  it('energy for all that sail, and what there is of it (L-603, L-606, L-622, L-986)', () => {
    const ships = ['wooden-2', 'iron-2', 'luxury-34'];
    const goods = { coal: 1, grain: 2 };
    expect(asked(fleetOf, { goods, ships })).toEqual({ ships: 2, need: 6, energy: 3 });
    const owner = { goods, ships, buildings: ['wind-farm', 'biofuel-facility'] };
    expect(asked(fleetOf, owner)).toEqual({ ships: 2, need: 3, energy: 7 });
    expect(asked(fleetOf, {})).toEqual({ ships: 0, need: 0, energy: 0 });
  });

  it('what the best goods would earn aboard all of them (L-620)', () => {
    const goods = { fish: 9, steel: 1, leather: 2, coke: 1 };
    expect(asked(cargoWorth, { goods, ships: ['wooden-2'] })).toBe(8 + 5);
    expect(asked(cargoWorth, { goods, ships: ['wooden-2', 'iron-2', 'luxury-34'] })).toBe(8 + 5 + 2 * 4 + 1);
    expect(asked(cargoWorth, { goods: { fish: 1 }, ships: ['wooden-2'] })).toBe(1);
    expect(asked(cargoWorth, { goods })).toBe(0);
  });
});

describe('how many goods are picked', () => {
  it('at the Marketplace: two must be, more may be (L-804)', () => {
    const red = { buildings: ['marketplace', 'joinery', 'bakehouse'] };
    const game = given({ offers: OFFERS, seats: { red } }).play('enter marketplace');
    const count = (): number[] => [picksLeft(game.table.state), picksOwed(game.table.state)];
    expect(count()).toEqual([4, 2]);
    game.play('pick coal');
    expect(count()).toEqual([3, 1]);
    game.play('pick hide; pick wood');
    expect(count()).toEqual([1, 0]);
  });
});

describe('none of what is asked', () => {
  const none = (game: Scenario): string | null => {
    const option = leHavre.none(game.table.state);
    return option < 0 ? null : leHavre.token(option);
  };
  const at = (building: string, goods: Record<string, number>, tokens = ''): Scenario =>
    given({ offers: OFFERS, seats: { red: { goods, buildings: [building, 'town-square'] } } }).play(
      [`enter ${building}`, tokens].filter(Boolean).join(';'),
    );
  it.each<[string, () => Scenario, string | null]>([
    ['fuel', () => at('brickworks', { clay: 4, coke: 1, wood: 2 }, 'convert 4'), 'burn 0 coke'],
    ['nothing where some must be', () => at('brickworks', { clay: 16, coal: 3, charcoal: 1 }, 'convert 16'), null],
    ['nothing before the main action', () => given({ offers: OFFERS }), null],
    ['a conversion is left out by word only', () => at('furriery', { hide: 2, leather: 1 }), null],
  ])('%s', (_, game, token) => {
    expect(none(game())).toBe(token);
  });
});

describe('what others read of a look at the special pile (L-841)', () => {
  const specials = { pile: 6, unseen: ['farm', 'zoo', 'tavern', 'kiln', 'diner', 'bakery'] };
  const market = (peek: string): Scenario =>
    given({ offers: OFFERS, peek, specials, seats: { red: { buildings: ['marketplace'] } } }).play(
      'enter marketplace; pick coal; pick hide',
    );
  it.each([
    ['peek farm', 'peek ?'],
    ['keep', 'order ?'],
    ['switch', 'order ?'],
    ['pick coal', 'pick coal'],
    ['end', 'end'],
  ])('%s: %s', (token, read) => {
    const { state } = market('hidden').table;
    const seen = (seat: number): string => leHavre.tokenSeenBy(state, leHavre.parse(token), seat);
    expect([seen(0), seen(1), seen(SPECTATOR)]).toEqual([token, read, read]);
    expect(leHavre.tokenSeenBy(market('open').table.state, leHavre.parse(token), 1)).toBe(token);
  });
});

describe('the line of a record', () => {
  it('is the count before the count and after it', () => {
    const seats = { red: { loans: 1, francs: 9 } };
    const game = given({ final: true, round: 14, phase: 'count', seats });
    expect([game.asked, game.line]).toEqual(['red count', 'count']);
    expect(game.play('count').line).toBe('count');
  });
});

describe('a meal', () => {
  it('leaves nothing behind for the next visit', () => {
    const game = given({
      phase: 'feed',
      decides: 'green',
      tiles: ['wood+cattle'],
      seats: { red: {}, green: { goods: { meat: 2, bread: 9, fish: 9 }, buildings: ['marketplace'] } },
    });
    const remembered = (): number[] => [game.table.state.need, game.table.state.course];
    expect(remembered()).toEqual([0, 0]);
    game.play('food 1 meat; food 5 bread');
    expect(remembered()).toEqual([0, 0]);
  });
});
