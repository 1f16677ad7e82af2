import { describe, expect, test } from 'vitest';
import { greens, own, town } from './visit.ts';

/** Every choice of 0 to most of each. */
const allOf = (most: readonly [number, number, number, number]): [number, number, number, number][] =>
  most.reduce<number[][]>(
    (rows, top) => rows.flatMap((row) => Array.from({ length: top + 1 }, (_, amount) => [...row, amount])),
    [[]],
  ) as [number, number, number, number][];

describe('Brickworks', () => {
  test.each([
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 2],
    [6, 3, 3],
  ])('L-817 L-604 L-605 %i clay take %i energy and earn %i francs', (clay, energy, francs) => {
    const s = own('brickworks', { clay: 7, wood: 4 }).play(`enter brickworks; convert ${clay}`);
    const { franc = 0, ...goods } = s.goods('red');
    expect(franc).toBe(francs);
    expect(goods).toEqual({ brick: clay, clay: 7 - clay, wood: 4 - energy });
  });

  test('L-817 L-410 the fee is 1 food to the owner', () => {
    const s = greens('brickworks', { fish: 1, clay: 2, wood: 1 }).play('enter brickworks; convert 2');
    expect(s.goods('green')).toEqual({ fish: 1 });
    expect(s.goods('red')).toEqual({ franc: 1, brick: 2 });
    town('brickworks', { clay: 2, wood: 1 }).refuses('enter brickworks', 'L-411', 'cannot-pay-fee');
  });

  test('L-817 L-612 L-422 L-603 brick is not turned over for clay; neither clay nor energy may be missing', () => {
    own('brickworks', { brick: 4, wood: 2 }).refuses('enter brickworks', 'L-422', 'missing-goods');
    own('brickworks', { clay: 4, iron: 2 }).refuses('enter brickworks', 'L-603', 'no-energy');
    const s = own('brickworks', { clay: 4, wood: 1 }).play('enter brickworks');
    expect(s.offered).toEqual(['convert 1', 'convert 2']);
    s.refuses('convert 3', 'L-603', 'no-energy');
  });

  test('L-817 L-606 L-607 the Wind Farm takes 3 energy off the visit and gives nothing back', () => {
    const wind = { own: ['wind-farm'] };
    const free = own('brickworks', { clay: 6, wood: 1 }, wind).play('enter brickworks; convert 6');
    expect(free.goods('red')).toEqual({ franc: 3, brick: 6, wood: 1 });
    const more = own('brickworks', { clay: 8, wood: 1 }, wind).play('enter brickworks; convert 8');
    expect(more.goods('red')).toEqual({ franc: 4, brick: 8 });
  });
});

describe('Ironworks', () => {
  test('L-825 three iron, and a fourth for 6 energy', () => {
    const s = own('ironworks', { coal: 2 }).play('enter ironworks');
    expect(s.offered).toEqual(['convert 0', 'convert 1']);
    expect(s.play('convert 1').goods('red')).toEqual({ iron: 4 });
    expect(own('ironworks', { coal: 2 }).play('enter ironworks; convert 0').goods('red')).toEqual({ iron: 3, coal: 2 });
  });

  test('L-825 L-603 without 6 energy three iron it is', () => {
    expect(own('ironworks', { coal: 1, wood: 2 }).play('enter ironworks').goods('red')).toEqual({
      coal: 1,
      wood: 2,
      iron: 3,
    });
  });

  test('L-825 L-611 a fifth is not to be had', () => {
    own('ironworks', { coke: 2 }).play('enter ironworks').refuses('convert 2', 'L-611');
  });

  test('L-825 L-601 L-602 6 energy out of coke, coal, charcoal and wood, without a token too many', () => {
    const s = own('ironworks', { coke: 1, coal: 1, charcoal: 2, wood: 3 }).play('enter ironworks; convert 1');
    expect(s.offered).toEqual(['burn 0 coke', 'burn 1 coke']);
    s.play('burn 0 coke; burn 1 coal; burn 1 charcoal');
    expect(s.goods('red')).toEqual({ iron: 4, coke: 1, charcoal: 1, wood: 3 });
  });

  test('L-825 L-606 with the Wind Farm the fourth iron takes 3 energy', () => {
    const s = own('ironworks', { coal: 1 }, { own: ['wind-farm'] }).play('enter ironworks; convert 1');
    expect(s.goods('red')).toEqual({ iron: 4 });
  });

  test('L-825 L-414 L-416 L-417 the fee is 3 food or 1 franc', () => {
    const s = greens('ironworks', { franc: 3, fish: 1, 'smoked-fish': 1, bread: 1, meat: 1 }).play('enter ironworks');
    expect(s.offered.sort()).toEqual([
      'pay 1 bread 1 fish',
      'pay 1 bread 1 smoked-fish',
      'pay 1 franc',
      'pay 1 meat',
      'pay 1 smoked-fish 1 fish',
    ]);
    s.refuses('pay 1 bread 1 franc', 'L-414').refuses('pay 2 franc', 'L-416').refuses('pay 1 meat 1 fish', 'L-416');
    s.play('pay 1 bread 1 smoked-fish');
    expect(s.goods('green')).toEqual({ bread: 1, 'smoked-fish': 1 });
    expect(s.goods('red')).toEqual({ franc: 3, fish: 1, meat: 1, iron: 3 });
  });

  test('L-825 L-411 not with 2 food', () => {
    town('ironworks', { bread: 1 }).refuses('enter ironworks', 'L-411', 'cannot-pay-fee');
  });
});

describe('Steel Mill', () => {
  test.each([
    [1, 5],
    [2, 10],
    [3, 15],
  ])('L-826 L-604 %i iron into steel take %i energy', (iron, energy) => {
    const s = own('steel-mill', { iron: 3, wood: 15 }).play(`enter steel-mill; convert ${iron}`);
    const { wood = 0, iron: left = 0, ...goods } = s.goods('red');
    expect([wood, left]).toEqual([15 - energy, 3 - iron]);
    expect(goods).toEqual({ steel: iron });
  });

  test('L-826 L-602 two steel for one coke; the change of a single one is lost', () => {
    const s = own('steel-mill', { iron: 3, coke: 1 }).play('enter steel-mill');
    expect(s.offered).toEqual(['convert 1', 'convert 2']);
    s.refuses('convert 3', 'L-603', 'no-energy');
    expect(s.play('convert 1').goods('red')).toEqual({ iron: 2, steel: 1 });
  });

  test('L-826 L-602 every combination for 15 energy that has no token too many', () => {
    const holds = { iron: 3, coke: 2, coal: 2, charcoal: 1, wood: 3 };
    const s = own('steel-mill', holds).play('enter steel-mill; convert 3');
    expect(s.offered).toEqual(['burn 1 coke', 'burn 2 coke']);
    s.refuses('burn 0 coke', 'L-603');
    s.play('burn 1 coke');
    expect(s.offered).toEqual(['burn 0 coal', 'burn 1 coal', 'burn 2 coal']);
    s.play('burn 1 coal');
    expect(s.offered).toEqual(['burn 0 charcoal', 'burn 1 charcoal']);
    expect(s.play('burn 0 charcoal').goods('red')).toEqual({ steel: 3, coke: 1, coal: 1, charcoal: 1, wood: 1 });
  });

  test('L-826 L-602 all ways to pay 5 energy, and no others', () => {
    const holds = { coke: 1, coal: 2, charcoal: 1, wood: 4 };
    const left = new Set<string>();
    const follow = (played: string): void => {
      const s = own('steel-mill', { iron: 1, ...holds }).play(played);
      const fuels = s.offeredBy('burn');
      for (const fuel of fuels) follow(`${played}; ${fuel}`);
      if (fuels.length === 0) left.add(JSON.stringify(s.goods('red')));
    };
    follow('enter steel-mill');
    const ways = new Set<string>();
    for (const [coke, coal, charcoal, wood] of allOf([1, 2, 1, 4])) {
      const paid = 10 * coke + 3 * (coal + charcoal) + wood;
      const smallest = wood > 0 ? 1 : coal + charcoal > 0 ? 3 : 10;
      if (paid < 5 || paid - smallest >= 5) continue;
      const rest = { wood: 4 - wood, coal: 2 - coal, charcoal: 1 - charcoal, steel: 1, coke: 1 - coke };
      ways.add(JSON.stringify(Object.fromEntries(Object.entries(rest).filter(([, amount]) => amount > 0))));
    }
    expect(ways.size).toBe(5);
    expect([...left].sort()).toEqual([...ways].sort());
  });

  test('L-826 L-413 the fee is 2 francs, not in food', () => {
    const s = greens('steel-mill', { franc: 2, iron: 1, coke: 1 }).play('enter steel-mill');
    expect(s.goods('green')).toEqual({ franc: 2 });
    expect(s.goods('red')).toEqual({ steel: 1 });
    town('steel-mill', { franc: 1, meat: 2, iron: 1, coke: 1 }).refuses('enter steel-mill', 'L-411', 'cannot-pay-fee');
  });

  test('L-826 L-422 L-603 not without iron, not with less than 5 energy', () => {
    own('steel-mill', { steel: 1, coke: 1 }).refuses('enter steel-mill', 'L-422', 'missing-goods');
    own('steel-mill', { iron: 1, coal: 1, wood: 1 }).refuses('enter steel-mill', 'L-603', 'no-energy');
  });
});

describe('Cokery', () => {
  test('L-828 L-610 any number of coal into coke, 1 franc each, without energy', () => {
    const s = own('cokery', { coal: 7 }).play('enter cokery');
    expect(s.offered).toHaveLength(7);
    expect(s.play('convert 6').goods('red')).toEqual({ franc: 6, coal: 1, coke: 6 });
  });

  test('L-828 L-410 the fee is 1 franc', () => {
    const s = greens('cokery', { franc: 1, coal: 2 }).play('enter cokery; convert 2');
    expect(s.goods('green')).toEqual({ franc: 1 });
    expect(s.goods('red')).toEqual({ franc: 2, coke: 2 });
  });

  test('L-828 L-411 L-413 the subsidy does not pay the fee, and food does not either', () => {
    town('cokery', { coal: 2, fish: 2 }).refuses('enter cokery', 'L-411', 'cannot-pay-fee');
  });

  test('L-828 L-422 charcoal is not coal', () => {
    own('cokery', { charcoal: 2 }).refuses('enter cokery', 'L-422', 'missing-goods');
  });
});
