import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

/** Red inside an own building, with these goods and further buildings. */
const inside = (building: string, goods: Record<string, number>, more: string[] = []): Scenario => {
  const { franc = 0, ...rest } = goods;
  return given({
    offers: { fish: 1, clay: 1 },
    seats: { red: { francs: franc, goods: rest, buildings: [building, ...more] } },
  });
};
const used = (building: string, goods: Record<string, number>, play = '', more: string[] = []): object =>
  inside(building, goods, more).play(`enter ${building}${play}`).goods('red');

describe('energy', () => {
  it.each([
    ['wood', 6],
    ['charcoal', 2],
    ['coal', 2],
    ['coke', 1],
  ])('%s: %d of it give the 6 energy for a fourth iron (L-601)', (fuel, amount) => {
    expect(used('ironworks', { [fuel]: amount }, '; convert 1')).toEqual({ iron: 4 });
    if (amount > 1) expect(used('ironworks', { [fuel]: amount - 1 })).toEqual({ iron: 3, [fuel]: amount - 1 });
  });

  it('gives no change (L-602)', () => {
    expect(used('smokehouse', { fish: 1, coke: 1 })).toEqual({ 'smoked-fish': 1 });
  });

  it('is paid without a superfluous token, in every such way (L-602)', () => {
    const game = inside('ironworks', { coke: 2, coal: 2, charcoal: 1, wood: 3 }).play('enter ironworks; convert 1');
    expect(game.offered).toEqual(['burn 0 coke', 'burn 1 coke']);
    game.refuses('burn 2 coke', 'L-602').play('burn 0 coke');
    expect(game.offered).toEqual(['burn 0 coal', 'burn 1 coal', 'burn 2 coal']);
    game.play('burn 1 coal');
    expect(game.offered).toEqual(['burn 0 charcoal', 'burn 1 charcoal']);
    expect(game.play('burn 0 charcoal').goods('red')).toEqual({ iron: 4, coke: 2, coal: 1, charcoal: 1 });
  });

  it('that cannot be paid makes the visit, or the amount, impossible (L-603)', () => {
    inside('steel-mill', { iron: 3, wood: 4 }).refuses('enter steel-mill', 'L-603', 'no-energy');
    const game = inside('steel-mill', { iron: 3, coal: 4 }).play('enter steel-mill');
    expect(game.offered).toEqual(['convert 1', 'convert 2']);
    game.refuses('convert 3', 'L-603', 'no-energy');
  });

  it('is never more than 255 at a time, which is as far as tokens count', () => {
    const game = inside('steel-mill', { iron: 60, coke: 40 }).play('enter steel-mill');
    expect(game.offered.at(-1)).toBe('convert 51');
    game.refuses('convert 52', 'L-603', 'no-energy');
  });

  it.each([
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 2],
  ])('%d clay: halves are summed, %d energy up (L-604), %d francs down (L-605)', (clay, energy, francs) => {
    expect(used('brickworks', { clay, wood: 5 }, clay > 1 ? `; convert ${clay}` : '')).toEqual({
      ...(francs > 0 && { franc: francs }),
      ...(energy < 5 && { wood: 5 - energy }),
      brick: clay,
    });
  });

  it('is paid in one go for the whole visit: one coke bakes 20 bread (L-604)', () => {
    expect(used('bakehouse', { grain: 20, coke: 1 }, '; convert 20')).toEqual({ franc: 10, bread: 20 });
  });

  it('half hides are summed and rounded down (L-605)', () => {
    expect(used('abattoir', { cattle: 3 }, '; convert 3')).toEqual({ meat: 3, hide: 1 });
    expect(used('abattoir', { cattle: 1 })).toEqual({ meat: 1 });
  });

  it("the Wind Farm takes 3 off a visit's total, also for ships and shipping (L-606)", () => {
    expect(used('steel-mill', { iron: 2, coal: 1, wood: 4 }, '; convert 2', ['wind-farm'])).toEqual({ steel: 2 });
    inside('steel-mill', { iron: 2, wood: 1 }, ['wind-farm']).refuses('enter steel-mill', 'L-603');
    const seats = { red: { goods: { wood: 5 }, buildings: ['wharf-1', 'wind-farm'] } };
    const ship = given({ offers: { fish: 1 }, ships: { wooden: ['wooden-2'] }, seats }).play('enter wharf-1');
    expect(ship.seat('red')).toMatchObject({ ships: ['wooden-2:S01'], goods: {} });
    const line = { buildings: ['shipping-line', 'wind-farm'], ships: ['wooden-2', 'wooden-4'] };
    const sailing = given({ offers: { fish: 1 }, seats: { red: { ...line, goods: { coal: 1, leather: 4 } } } });
    sailing.play('enter shipping-line; sail 2 wooden');
    expect(sailing.play('ship 4 leather').goods('red')).toEqual({ franc: 16 });
  });

  it('3 energy or less then cost nothing, and the Wind Farm gives nothing back (L-607)', () => {
    expect(used('smokehouse', { fish: 2, wood: 1 }, '; convert 2', ['wind-farm'])).toEqual({
      franc: 1,
      wood: 1,
      'smoked-fish': 2,
    });
    expect(used('brickworks', { clay: 6 }, '; convert 6', ['wind-farm'])).toEqual({ franc: 3, brick: 6 });
  });

  it("helps the Wind Farm's owner, not its visitor's host (L-606)", () => {
    const seats = { red: { goods: { fish: 2 }, buildings: ['smokehouse'] }, green: { buildings: ['wind-farm'] } };
    given({ offers: { fish: 1, clay: 1 }, seats }).refuses('enter smokehouse', 'L-603');
  });

  it('one token serves one purpose (L-608)', () => {
    const yard = (wood: number): Scenario =>
      given({
        offers: { fish: 1, clay: 1 },
        ships: { wooden: ['wooden-2'] },
        seats: { red: { goods: { wood }, buildings: ['wharf-1'] } },
      });
    yard(7).refuses('enter wharf-1', 'L-603');
    expect(yard(8).play('enter wharf-1').seat('red').goods).toEqual({});
    const seats = { red: { goods: { coal: 1 }, buildings: ['shipping-line'], ships: ['wooden-2'] } };
    given({ offers: { fish: 1, clay: 1 }, seats }).refuses('enter shipping-line', 'L-422');
  });
});

describe('conversions', () => {
  it('without a limit: from once to as often as the goods last (L-610)', () => {
    const game = inside('charcoal-kiln', { wood: 5 }).play('enter charcoal-kiln');
    expect(game.offered).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4', 'convert 5']);
  });

  it('a printed limit counts for the visit (L-611)', () => {
    const smokehouse = inside('smokehouse', { fish: 9, wood: 1 }).play('enter smokehouse');
    expect(smokehouse.offered.at(-1)).toBe('convert 6');
    smokehouse.refuses('convert 7', 'L-611');
    inside('tannery', { hide: 9 }).play('enter tannery').refuses('convert 5', 'L-611');
  });

  it('tokens turned over, sold or shipped are the named good: no brick for clay, no steel for iron (L-612)', () => {
    inside('brickworks', { brick: 9, wood: 9 }).refuses('enter brickworks', 'L-422');
    inside('steel-mill', { steel: 9, coke: 9 }).refuses('enter steel-mill', 'L-422');
    const game = inside('brickworks', { clay: 2, brick: 9, wood: 9 }).play('enter brickworks');
    expect(game.offered).toEqual(['convert 1', 'convert 2']);
    inside('fish-market', { 'smoked-fish': 9 }).refuses('enter fish-market', 'L-422');
  });

  it('goods handed in may be brick for clay and steel for iron (L-613)', () => {
    expect(used('kiln', { brick: 1, wood: 1 })).toEqual({ brick: 3 });
    expect(used('steelworks', { steel: 1, coke: 2 })).toEqual({ steel: 2 });
    const choice = inside('kiln', { clay: 1, brick: 1, wood: 1 }).play('enter kiln');
    expect(choice.offered).toEqual(['use 0 brick', 'use 1 brick']);
    expect(choice.play('use 1 brick').goods('red')).toEqual({ clay: 1, brick: 3 });
  });

  it('goods that need only be held are kept (L-614)', () => {
    expect(used('church', { bread: 5, fish: 2 })).toEqual({ bread: 10, fish: 5 });
    expect(used('leather-industry', { leather: 3, franc: 14 })).toEqual({ franc: 30 });
    expect(used('zoo', { fish: 2, cattle: 1 })).toEqual({ franc: 1, fish: 2, cattle: 1 });
  });

  it('sets are complete (L-615)', () => {
    inside('baguette-shop', { bread: 4 }).refuses('enter baguette-shop', 'L-615');
    const game = inside('baguette-shop', { bread: 4, meat: 2 }).play('enter baguette-shop');
    expect(game.offered).toEqual(['convert 1', 'convert 2']);
    expect(game.play('convert 2').goods('red')).toEqual({ franc: 12, bread: 2 });
  });

  it('food that an action asks for is paid like a fee, to the supply (L-616)', () => {
    const seats = { red: { goods: { meat: 1, bread: 1, fish: 1 }, francs: 2 }, green: { buildings: ['coal-trader'] } };
    const game = given({ offers: { fish: 1, clay: 1 }, seats });
    game.play('enter coal-trader; pay 1 fish; trade 0 charcoal 1 coal');
    game.refuses('food 2 meat', 'L-422').refuses('food 1 cattle', 'L-616').refuses('food 1 bread', 'notation');
    game.play('food 0 meat; food 0 bread');
    expect(game.goods('red')).toEqual({ meat: 1, bread: 1, coal: 1 });
    expect(game.goods('green')).toEqual({ fish: 1 });
  });

  it('an exchange takes before it gives (L-617)', () => {
    inside('kiln', { wood: 1 }).refuses('enter kiln', 'L-422');
    inside('brick-manufacturer', { brick: 3, franc: 9 }).refuses('enter brick-manufacturer', 'L-422', 'not-holding');
    inside('steelworks', { iron: 1, coal: 4 }).refuses('enter steelworks', 'L-603');
  });
});
