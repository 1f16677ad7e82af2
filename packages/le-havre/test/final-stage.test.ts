import type { JsonObject } from '@quayside/kernel';
import { leHavre, soloBand, wealth } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

const OFFERS = { fish: 2, clay: 1, wood: 1 };
const final = (seats: JsonObject, more: JsonObject = {}): Scenario =>
  given({ final: true, round: 14, offers: OFFERS, seats, ...more });
const counted = (red: JsonObject, more: JsonObject = {}) => wealth(final({ red }, more).table.state, 0);

describe('the final stage', () => {
  it('begins after the last round card (L-750)', () => {
    const seats = { red: { francs: 20 }, green: { francs: 20 } };
    const game = given({ round: 14, turn: 7, phase: 'after', offers: OFFERS, seats });
    expect([game.line, game.asked]).toEqual(['final.1 red', 'red main']);
    expect((game.position['ships'] as { luxury: string[] }).luxury).toEqual(['luxury-30']);
    const before = given({ round: 13, turn: 7, phase: 'after', offers: OFFERS, seats });
    expect(before.line).toBe('14.1 green');
  });

  it('gives each seat one main action, from the starting player on; then the game is over (L-751, L-760)', () => {
    const game = final({}, { players: 3, round: 18 });
    const turns = ['fish', 'clay', 'wood'].map((good) => {
      const line = `${game.line}, ${game.asked}`;
      if (good !== 'wood') game.play(`take ${good}`);
      return line;
    });
    expect(turns).toEqual(['final.1 red, red main', 'final.2 green, green main', 'count, nobody over']);
    expect(game.goods('blue')).toEqual({ wood: 1 });
    game.refuses('take wood', 'L-760', 'game-over');
  });

  it('has no supply and no interest (L-752)', () => {
    const tiles = ['wood+fish', 'wood+clay'];
    const game = final({ red: { francs: 3, loans: 1 }, green: { francs: 3, loans: 2 } }, { tiles }).play('take fish');
    expect(game.offers).toEqual({ clay: 1, wood: 1 });
    expect([game.seat('red').francs, game.seat('green').francs]).toEqual([3, 3]);
    game.refuses('supply', 'L-202');
  });

  it('has no buying (L-319)', () => {
    const game = final(
      { red: { francs: 99 } },
      { town: ['joinery'], piles: [['fishery']], ships: { wooden: ['wooden-2'] } },
    );
    expect(game.offeredBy('buy')).toEqual([]);
  });

  it('lets seats sell and repay until the count, out of turn too (L-753)', () => {
    const green = { francs: 1, loans: 2, buildings: ['joinery'] };
    const game = final({ red: { francs: 6, loans: 1, buildings: ['bank'] }, green });
    expect(game.offered).toEqual(expect.arrayContaining(['sell bank', 'repay']));
    game.play('green: sell joinery; take fish; repay; end; take clay');
    game.play('green: repay');
    expect(game.seat('red').loans).toBe(0);
    expect(game.seat('green')).toMatchObject({ francs: 0, loans: 1 });
    expect(game.table.over).toBe(true);
  });

  it('asks who still has loans once more before the count (L-753)', () => {
    const seats = { red: { francs: 4, loans: 1, buildings: ['joinery'] }, green: { buildings: ['bank'] } };
    const game = final(seats).play('take fish; end; take clay; end');
    expect([game.asked, game.offered]).toEqual(['red count', ['count', 'sell joinery']]);
    expect(game.interjections('green')).toEqual(['sell bank']);
    game.refuses('buy joinery', 'L-319').play('sell joinery; repay');
    expect(game.table.over).toBe(true);
    expect(leHavre.scores(game.table.state)).toEqual([3, 18]);
  });

  it('lets a seat enter what others occupy (L-754)', () => {
    const seats = { red: { goods: { wood: 1 } }, green: { disc: 'fishery' } };
    const game = final(seats, { town: ['fishery'], offers: { fish: 2 } }).play('enter fishery');
    expect([game.seat('red').disc, game.seat('green').disc]).toEqual(['fishery', 'fishery']);
    expect(game.goods('red')).toEqual({ wood: 1, fish: 3 });
    expect(leHavre.violations(game.table.state)).toEqual([]);
  });

  it('but not where its own disc stands (L-755)', () => {
    const seats = { red: { disc: 'fishery' }, green: { disc: 'fishery' } };
    final(seats, { town: ['fishery'] }).refuses('enter fishery', 'L-755', 'own-disc');
  });
});

describe('the count', () => {
  it('francs, buildings, ships and plus-values, less the loans (L-760, L-763)', () => {
    const red = {
      francs: 11,
      loans: 2,
      buildings: ['joinery', 'church', 'luxury-yacht'],
      ships: ['iron-4', 'steel-20'],
    };
    expect(counted(red)).toEqual({ francs: 11, buildings: 34, ships: 44, plus: 0, loans: -14, total: 75 });
  });

  it('the price of a card does not matter (L-760)', () => {
    expect(counted({ buildings: ['feedlot', 'wind-farm', 'masons-guild'] })).toMatchObject({
      buildings: 22,
      total: 22,
    });
  });

  it.each([
    ['bank', ['bank'], 2],
    ['bank', ['bank', 'colliery', 'sawmill', 'hardware-store'], 10],
    ['town-hall', ['town-hall'], 4],
    ['town-hall', ['town-hall', 'church', 'zoo', 'fishery', 'kiln', 'joinery'], 18],
    ['guildhouse', ['guildhouse', 'bakery', 'bank'], 6 + 6],
    ['business-park', ['business-park', 'sawmill', 'smelter'], 4],
    ['business-park', ['business-park', 'marketplace'], 0],
  ] as const)('%s with %s: plus %d (L-761)', (_, buildings, plus) => {
    expect(counted({ buildings: [...buildings] }).plus).toBe(plus);
  });

  it('the Dock counts every ship, liners and the Luxury Yacht too (L-761)', () => {
    const ships = ['wooden-2', 'iron-4', 'steel-20', 'luxury-34'];
    expect(counted({ buildings: ['dock', 'luxury-yacht'], ships }).plus).toBe(20);
  });

  it('what others own does not count (L-761)', () => {
    const seats = { red: { buildings: ['bank'] }, green: { buildings: ['colliery', 'bakery'] } };
    expect(wealth(final(seats, { town: ['sawmill'] }).table.state, 0).plus).toBe(2);
  });

  it('goods are worth nothing, but for the Storehouse: half a franc a token, rounded down (L-762)', () => {
    const goods = { fish: 3, steel: 2, coal: 2 };
    expect(counted({ goods, francs: 1 }).total).toBe(1);
    expect(counted({ goods, francs: 1, buildings: ['storehouse'] })).toMatchObject({ plus: 3, total: 8 });
    expect(counted({ francs: 9, buildings: ['storehouse'] }).plus).toBe(0);
  });

  it('each loan takes off 7 (L-763)', () => {
    expect([1, 3].map((loans) => counted({ francs: 10, loans }).total)).toEqual([3, -11]);
  });

  it('the richest wins; equal wealth is shared (L-764)', () => {
    const winners = (francs: number[]) => {
      const names = ['red', 'green', 'blue'];
      const seats = Object.fromEntries(names.map((name, i) => [name, { francs: francs[i] as number }]));
      return leHavre.winners(final(seats, { players: 3, round: 18 }).table.state);
    };
    expect([winners([3, 9, 4]), winners([9, 3, 9]), winners([5, 5, 5])]).toEqual([[1], [0, 2], [0, 1, 2]]);
    const seats = { red: { francs: 7, goods: { steel: 9 } }, green: { buildings: ['smokehouse'], francs: 1 } };
    expect(leHavre.winners(final(seats).table.state)).toEqual([0, 1]);
  });

  it('alone the result is graded (L-765)', () => {
    const band = (length: string, francs: number): string =>
      soloBand(final({ red: { francs } }, { players: 1, length, round: length === 'full' ? 7 : 4 }).table.state);
    expect([0, 250, 251, 350, 351, 400, 401].map((francs) => band('full', francs))).toEqual([
      'poor',
      'poor',
      'fair',
      'fair',
      'good',
      'good',
      'excellent',
    ]);
    expect([0, 80, 81, 120, 121, 160, 161].map((francs) => band('short', francs))).toEqual([
      'poor',
      'poor',
      'fair',
      'fair',
      'good',
      'good',
      'excellent',
    ]);
  });
});
