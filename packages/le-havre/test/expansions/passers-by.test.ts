import { foodFromShips, wealth } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given } from '../scenario.ts';
import { atHome, visiting } from '../specials/visit.ts';

describe('046 Cattle Drive (L-962)', () => {
  const herds = (players: number, cattle: number[]) =>
    given({
      players,
      town: ['cattle-drive'],
      offers: { wood: 1, clay: 1 },
      seats: Object.fromEntries(
        ['red', 'green', 'blue']
          .slice(0, players)
          .map((seat, at) => [seat, { francs: 1, goods: { cattle: cattle[at] } }]),
      ),
    }).play('enter cattle-drive');

  test('every other player with cattle gives 1', () => {
    const s = given({
      players: 3,
      round: 1,
      town: ['cattle-drive'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { francs: 1 }, green: { goods: { cattle: 3 } }, blue: { goods: { cattle: 1 } } },
    }).play('enter cattle-drive');
    expect(['red', 'green', 'blue'].map((seat) => s.seat(seat).goods['cattle'] ?? 0)).toEqual([2, 2, 0]);
  });

  test('with two players the other gives 2, but never more than there is', () => {
    expect(herds(2, [0, 5]).seat('red').goods['cattle']).toBe(2);
    const poor = herds(2, [1, 1]);
    expect([poor.seat('red').goods['cattle'], poor.seat('green').goods['cattle']]).toEqual([2, undefined]);
  });

  test('without cattle among the others it cannot be entered', () => {
    visiting('cattle-drive', { francs: 1, goods: { cattle: 9 } }).refuses('enter cattle-drive', 'L-962', 'no-effect');
  });
});

describe('GH13 Flea Market (L-975)', () => {
  const market = (offers: Record<string, number>) => visiting('flea-market', {}, { offers });

  test('takes one offer of 2 and every offer of 1', () => {
    const s = market({ franc: 1, fish: 2, wood: 2, clay: 1, iron: 3 }).play('enter flea-market');
    expect(s.offered).toEqual(['gather fish', 'gather wood']);
    s.refuses('gather iron', 'L-975', 'no-pair');
    s.play('gather wood');
    expect(s.goods('red')).toEqual({ franc: 1, wood: 2, clay: 1 });
    // The next supply has come by then.
    expect([s.offers['clay'], s.offers['fish'], s.offers['iron']]).toEqual([undefined, 2, 3]);
  });

  test('without an offer of exactly 2 it cannot be entered', () => {
    market({ franc: 1, iron: 3 }).refuses('enter flea-market', 'L-975', 'no-pair');
    market({ fish: 2 }).refuses('gather fish', 'L-202', 'not-asked');
  });
});

describe('039 MS Dagmar (L-955)', () => {
  const wharf = (red: Record<string, unknown>, town = ['wharf-1', 'ms-dagmar']) =>
    given({ town, offers: { wood: 1, clay: 1 }, seats: { red: { francs: 2, ...red } as never } });

  test('a luxury liner is swapped for it at a Wharf that is not modern, without brick', () => {
    const s = given({
      players: 2,
      final: true,
      round: 14,
      town: ['wharf-1', 'ms-dagmar'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { francs: 2, ships: ['luxury-30', 'luxury-34'] } },
    }).play('enter wharf-1; swap luxury-30');
    expect(s.seat('red').buildings).toEqual(['ms-dagmar']);
    expect(s.seat('red').ships).toEqual(['luxury-34']);
    expect(s.position['modernised']).toBeUndefined();
    expect(s.position['ships']).toMatchObject({ luxury: [] });
  });

  test('an iron ship is not swapped for it, and without a liner there is nothing to do', () => {
    wharf({ ships: ['iron-2'] }).refuses('enter wharf-1', 'L-551');
  });

  test('is bought for 50, counts as a ship, gives no food, and sells for 25', () => {
    const s = wharf({ francs: 50 }).play('buy ms-dagmar');
    const { ships, buildings } = wealth(s.table.state, 0);
    expect([ships, buildings, foodFromShips(s.table.state, 0)]).toEqual([50, 0, 0]);
    expect(s.play('sell ms-dagmar').goods('red')).toEqual({ franc: 25 });
    wharf({ francs: 49 }).refuses('buy ms-dagmar', 'L-313', 'too-few-francs');
  });

  test('counts at the Dock like any ship', () => {
    const plus = (buildings: string[]): number => wealth(wharf({ buildings }, ['wharf-1']).table.state, 0).plus;
    expect(plus(['dock', 'ms-dagmar']) - plus(['dock'])).toBe(4);
  });
});

describe('00 Dunny (L-951)', () => {
  const placed = (piles: string[][]): string[][] => {
    const seen = [{ card: 'dunny', place: 1 }];
    const s = given({ round: 3, phase: 'after', turn: 7, piles, specials: { pile: 1, seen, unseen: [] }, seats: {} });
    s.table.deal();
    return s.position['piles'] as string[][];
  };
  const building = (piles: string[][], goods: Record<string, number>, francs = 0) =>
    given({ piles, town: ['building-firm-1'], offers: { wood: 1, clay: 1 }, seats: { red: { francs, goods } } });

  test('is built for 1 brick while it is on top', () => {
    const s = building([['dunny', 'bank'], ['fishery']], { brick: 1, fish: 1 }).play('enter building-firm-1');
    expect(s.seat('red').buildings).toEqual(['dunny']);
    expect(s.goods('red')).toEqual({ fish: 1 });
    building([['bank', 'dunny']], { brick: 1, fish: 1 }).refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
  });

  test('is bought for 14 while it is on top, and the town builds it first', () => {
    expect(
      building([['dunny', 'bank']], {}, 14)
        .play('buy dunny')
        .seat('red').buildings,
    ).toEqual(['dunny']);
    building([['dunny']], {}, 13).refuses('buy dunny', 'L-313', 'too-few-francs');
  });

  test('lies on the pile whose top card has the highest number', () => {
    expect(placed([['fishery'], ['bank', 'church'], ['joinery']])[1]).toEqual(['dunny', 'bank', 'church']);
    expect(placed([[], [], []])[0]).toEqual(['dunny']);
    expect(placed([[], ['joinery'], []])[1]).toEqual(['dunny', 'joinery']);
  });

  test('has no action', () => {
    atHome('dunny', {}).refuses('enter dunny', 'L-404', 'locked');
  });
});

describe('GH31 Rattletrap Car (L-993)', () => {
  const street = (red: Record<string, unknown> = {}) =>
    given({ town: ['rattletrap-car', 'steelworks'], offers: { iron: 1, wood: 1 }, seats: { red: red as never } });

  test('the next player to gain iron must take it', () => {
    const s = street().play('take iron');
    expect(s.seat('red').buildings).toEqual(['rattletrap-car']);
    expect(wealth(s.table.state, 0).buildings).toBe(-2);
  });

  test('other goods do not matter, and steel is no iron', () => {
    expect(street().play('take wood').town).toContain('rattletrap-car');
    const s = street({ francs: 1, goods: { iron: 1, coke: 2 } }).play('enter steelworks');
    expect([s.seat('red').goods['steel'], s.town.includes('rattletrap-car')]).toEqual([2, true]);
  });

  test('it cannot be bought, entered or sold', () => {
    const s = street({ francs: 99 });
    s.refuses('buy rattletrap-car', 'L-314', 'not-for-sale');
    s.refuses('enter rattletrap-car', 'L-404', 'locked');
    const own = atHome('rattletrap-car', { francs: 1 });
    expect(own.offered).not.toContain('sell rattletrap-car');
    own.refuses('sell rattletrap-car', 'L-993', 'not-sellable');
  });
});
