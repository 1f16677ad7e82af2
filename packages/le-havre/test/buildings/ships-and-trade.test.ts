import { describe, expect, test } from 'vitest';
import { greens, own, town } from './visit.ts';

const WHARVES: [rule: string, wharf: string, other: string][] = [
  ['L-815', 'wharf-1', 'wharf-2'],
  ['L-820', 'wharf-2', 'wharf-1'],
];
const fleet = { wooden: ['wooden-4', 'wooden-2'], iron: ['iron-4'], steel: ['steel-16'], luxury: ['luxury-34'] };
/** Red's second turn of the last round, when one ship of every kind has come out. */
const late = { table: { round: 14, turn: 2, ships: fleet } };
const modern = (wharf: string) => ({ table: { ...late.table, modernised: [wharf] } });

describe.each(WHARVES)('%s Wharf', (rule, wharf, other) => {
  test(`${rule} L-550 L-552 a wooden ship for 5 wood and 3 energy, the top one of its pile`, () => {
    const s = own(wharf, { wood: 8 }, late).play(`enter ${wharf}`);
    expect(s.seat('red').ships).toEqual(['wooden-4:S04']);
    expect(s.goods('red')).toEqual({});
    expect(s.position['ships']).toMatchObject({ wooden: ['wooden-2:S01'] });
    expect(s.asked).toBe('red after');
  });

  test.each([
    ['iron', { iron: 4 }, 'iron-4'],
    ['steel', { steel: 2 }, 'steel-16'],
    ['luxury', { steel: 3 }, 'luxury-34'],
  ])(`${rule} L-552 L-553 %s ship: its metal, 3 energy and the first time 1 brick`, (kind, metal, ship) => {
    const only = (table: object) => ({ table: { ...table, ships: { [kind]: [ship] } } });
    const s = own(wharf, { ...metal, coal: 1, brick: 1 }, only(late.table)).play(`enter ${wharf}`);
    expect([s.seat('red').ships, s.goods('red')]).toEqual([[ship], {}]);
    expect(s.position['modernised']).toEqual([wharf]);
    const again = own(wharf, { ...metal, coal: 1, brick: 1 }, only(modern(wharf).table)).play(`enter ${wharf}`);
    expect([again.seat('red').ships, again.goods('red')]).toEqual([[ship], { brick: 1 }]);
  });

  test(`${rule} L-554 L-555 without the brick only wooden ships, and the other Wharf's brick does not count`, () => {
    const holds = { wood: 8, iron: 4, steel: 3, coal: 2 };
    const s = own(wharf, holds, modern(other)).refuses('build iron-ship', 'L-501').play(`enter ${wharf}`);
    expect(s.seat('red').ships).toEqual([]);
    s.play('burn 1 coal');
    expect(s.seat('red').ships).toEqual(['wooden-4:S04']);
    const bare = own(wharf, { iron: 4, coal: 1 }, late);
    bare.refuses(`enter ${wharf}`, 'L-554', 'no-brick-to-modernise');
    expect(own(wharf, { iron: 4, coal: 1 }, modern(wharf)).play(`enter ${wharf}`).seat('red').ships).toEqual([
      'iron-4',
    ]);
  });

  test(`${rule} L-411 L-412 the fee is 2 food`, () => {
    const s = greens(wharf, { franc: 2, fish: 1, wood: 8 }, late).play(`enter ${wharf}`);
    expect(s.offered.sort()).toEqual(['pay 1 fish 1 franc', 'pay 2 franc']);
    expect(s.play('pay 1 fish 1 franc').goods('green')).toEqual({ franc: 1, fish: 1 });
    town(wharf, { franc: 1, wood: 8 }, late).refuses(`enter ${wharf}`, 'L-411', 'cannot-pay-fee');
  });
});

describe('Wharf', () => {
  test('L-815 L-551 L-552 L-554 L-603 what is missing is said for each ship', () => {
    const table = { ...late.table, ships: { ...fleet, luxury: [], steel: ['steel-16'] } };
    const s = own('wharf-1', { wood: 8, iron: 4, brick: 1 }, { table }).play('enter wharf-1');
    expect(s.offered).toEqual(['build wooden-ship', 'build iron-ship']);
    s.refuses('build luxury-ship', 'L-551', 'no-ship-there').refuses('build steel-ship', 'L-552', 'no-material');
    const poor = { wood: 7, iron: 4, steel: 2, brick: 1 };
    const t = own('wharf-1', poor, { table }).play('enter wharf-1');
    t.refuses('build wooden-ship', 'L-603', 'no-energy');
    expect(t.offered).toEqual(['build iron-ship', 'build steel-ship']);
  });

  test('L-815 L-554 a builder without brick hears so', () => {
    const table = { ...late.table, town: [] };
    const rest = { table: { ...table, ships: fleet }, own: ['luxury-yacht'] };
    const s = own('wharf-1', { wood: 8, iron: 4, coal: 1 }, rest).play('enter wharf-1');
    expect(s.offered).toEqual(['burn 0 coal', 'burn 1 coal']);
    const swap = { table: late.table, ships: ['iron-6'] };
    const t = town('luxury-yacht', { wood: 8, iron: 4 }, { ...swap, own: ['wharf-1'] }).play('enter wharf-1');
    t.refuses('build iron-ship', 'L-554', 'no-brick-to-modernise').refuses('build steel-ship', 'L-552', 'no-material');
  });

  test('L-510 L-815 steel stands in for iron in an iron ship', () => {
    const s = own('wharf-1', { iron: 3, steel: 2, coal: 1 }, modern('wharf-1')).play('enter wharf-1; build iron-ship');
    expect(s.offered).toEqual(['use 1 steel', 'use 2 steel']);
    s.refuses('use 0 steel', 'L-552');
    expect(s.play('use 2 steel').goods('red')).toEqual({ iron: 1 });
  });

  test('L-511 L-608 iron is no steel, charcoal no wood, and a wood burnt is not also material', () => {
    own(
      'wharf-1',
      { iron: 3, steel: 1, coal: 1 },
      { table: { ...modern('wharf-1').table, ships: { steel: ['steel-16'] } } },
    ).refuses('enter wharf-1', 'L-552');
    own('wharf-1', { wood: 4, charcoal: 4 }, late).refuses('enter wharf-1', 'L-552', 'no-ship-to-build');
    own('wharf-1', { wood: 7 }, late).refuses('enter wharf-1', 'L-603', 'no-energy');
  });

  test('L-556 L-557 no brick without a ship that needs it; a Wharf keeps its brick when sold', () => {
    const s = own('wharf-1', { wood: 8, brick: 1 }, late).play('enter wharf-1');
    expect([s.goods('red'), s.position['modernised']]).toEqual([{ brick: 1 }, undefined]);
    const sold = own('wharf-1', { wood: 8 }, modern('wharf-1')).play('sell wharf-1');
    expect([sold.town, sold.position['modernised']]).toEqual([['wharf-1'], ['wharf-1']]);
  });

  test("L-524 the Masons' Guild spares neither ships nor the brick", () => {
    const rest = { own: ['masons-guild'], table: { ...late.table, ships: { iron: ['iron-4'] } } };
    own('wharf-1', { iron: 4, coal: 1 }, rest).refuses('enter wharf-1', 'L-554', 'no-brick-to-modernise');
    expect(own('wharf-1', { iron: 4, coal: 1, brick: 1 }, rest).play('enter wharf-1').goods('red')).toEqual({});
  });

  test('L-606 L-607 with the Wind Farm a ship takes no energy', () => {
    const s = own('wharf-1', { wood: 6 }, { ...late, own: ['wind-farm'] }).play('enter wharf-1');
    expect([s.seat('red').ships, s.goods('red')]).toEqual([['wooden-4:S04'], { wood: 1 }]);
  });

  test('L-562 the Yacht of the town is no reason to enter without an iron ship', () => {
    const s = town('luxury-yacht', { wood: 4 }, { ...late, own: ['wharf-1'], ships: ['wooden-6'] });
    s.refuses('enter wharf-1', 'L-552', 'no-ship-to-build');
  });

  test('L-560 L-562 instead of building, an own iron ship is swapped for the Luxury Yacht of the town', () => {
    const s = town('luxury-yacht', { wood: 8 }, { ...late, own: ['wharf-1'], ships: ['iron-6', 'wooden-6'] });
    s.play('enter wharf-1').refuses('swap wooden-6', 'L-562').refuses('swap iron-8', 'L-562');
    s.play('swap iron-6');
    expect(s.seat('red').ships).toEqual(['wooden-6:S07']);
    expect(s.seat('red').buildings).toContain('luxury-yacht');
    expect([s.goods('red'), s.position['modernised']]).toEqual([{ wood: 8 }, undefined]);
  });
});

describe('Shipping Line', () => {
  const EARNS: [good: string, francs: number][] = [
    ['fish', 1],
    ['wood', 1],
    ['clay', 1],
    ['iron', 2],
    ['grain', 1],
    ['cattle', 3],
    ['coal', 3],
    ['hide', 2],
    ['smoked-fish', 2],
    ['charcoal', 2],
    ['brick', 2],
    ['steel', 8],
    ['bread', 3],
    ['meat', 2],
    ['coke', 5],
    ['leather', 4],
  ];

  test.each(EARNS)('L-821 L-623 %s ships for %i', (good, francs) => {
    const wooden = { own: ['wind-farm'], ships: ['wooden-2'] };
    const s = own('shipping-line', { [good]: 3 }, wooden).play(`enter shipping-line; ship 2 ${good}`);
    expect(s.goods('red')).toEqual({ franc: 2 * francs, [good]: 1 });
  });

  test.each([
    ['wooden-2', 2],
    ['iron-4', 3],
    ['steel-16', 4],
  ])('L-821 L-620 %s carries up to %i goods for 3 energy', (ship, holds) => {
    const rest = { ships: [ship], table: { round: 13 } };
    const s = own('shipping-line', { coal: 1, hide: 5 }, rest).play('enter shipping-line');
    expect(s.offered).toHaveLength(holds);
    s.refuses(`ship ${holds + 1} hide`, 'L-620')
      .refuses('ship 0 hide', 'L-621')
      .refuses('ship 6 hide', 'L-422');
    expect(s.play(`ship ${holds} hide`).goods('red')).toEqual({ franc: 2 * holds, hide: 5 - holds });
  });

  test('L-821 L-604 L-624 one coke drives three ships, with nine goods of any kind aboard', () => {
    const rest = { ships: ['wooden-2', 'iron-4', 'steel-16'], table: { round: 13 } };
    const s = own('shipping-line', { coke: 1, leather: 4, cattle: 2, bread: 2, fish: 3 }, rest);
    s.play('enter shipping-line; sail 1 wooden; sail 1 iron; sail 1 steel');
    s.play('ship 4 leather; ship 2 cattle; ship 2 bread');
    expect(s.play('ship 1 fish').goods('red')).toEqual({ franc: 16 + 6 + 6 + 1, fish: 2 });
  });

  test('L-821 L-423 L-603 L-620 L-621 not every ship need sail, but each that does needs energy and a good', () => {
    const three = { ships: ['wooden-2', 'wooden-4', 'wooden-6'] };
    const s = own('shipping-line', { coal: 2, hide: 1, clay: 1 }, three).play('enter shipping-line');
    expect(s.offered).toEqual(['sail 1 wooden', 'sail 2 wooden']);
    s.refuses('sail 0 wooden', 'L-423').refuses('sail 3 wooden', 'L-603').refuses('sail 4 wooden', 'L-620');
    const t = own('shipping-line', { coke: 1, hide: 2 }, three).play('enter shipping-line');
    expect(t.offered).toEqual(['sail 1 wooden', 'sail 2 wooden']);
    t.refuses('sail 3 wooden', 'L-621');
    expect(t.play('sail 2 wooden').goods('red')).toEqual({ franc: 4 });
  });

  test('L-608 L-621 what is burnt is not shipped, and the last good is not burnt', () => {
    const wooden = { ships: ['wooden-2'] };
    own('shipping-line', { coal: 1 }, wooden).refuses('enter shipping-line', 'L-422', 'missing-goods');
    const s = own('shipping-line', { coal: 1, wood: 3 }, wooden).play('enter shipping-line; burn 0 coal');
    expect(s.goods('red')).toEqual({ franc: 3 });
    expect(own('shipping-line', { wood: 4 }, wooden).play('enter shipping-line').goods('red')).toEqual({ franc: 1 });
  });

  test('L-621 fuel that must go aboard is not burnt: two ships and five tokens', () => {
    const two = { ships: ['wooden-2', 'wooden-4'] };
    const s = own('shipping-line', { coke: 1, coal: 1, wood: 3 }, two).play('enter shipping-line; sail 2 wooden');
    expect(s.goods('red')).toEqual({ coal: 1, wood: 3 });
    expect(s.play('ship 1 coal; ship 3 wood').goods('red')).toEqual({ franc: 6 });
  });

  test('L-821 L-606 the Wind Farm saves the energy of one ship', () => {
    const rest = { own: ['wind-farm'], ships: ['wooden-2', 'wooden-4'] };
    const s = own('shipping-line', { coal: 1, leather: 4 }, rest).play('enter shipping-line; sail 2 wooden');
    expect(s.play('ship 4 leather').goods('red')).toEqual({ franc: 16 });
  });

  test('L-821 L-622 luxury liners and the Luxury Yacht do not sail', () => {
    const holds = { coke: 1, leather: 5 };
    const idle = { own: ['luxury-yacht'], ships: ['luxury-34'], table: { round: 14, turn: 2 } };
    own('shipping-line', holds, idle).refuses('enter shipping-line', 'L-620', 'no-ship-to-sail');
    const s = own('shipping-line', holds, { ...idle, ships: ['luxury-34', 'wooden-2', 'wooden-4'] });
    s.play('enter shipping-line').refuses('sail 1 luxury', 'L-622');
    s.refuses('sail 1 iron', 'L-620');
  });

  test('L-821 L-422 L-603 not without a ship, goods or energy', () => {
    own('shipping-line', { coal: 1, hide: 1 }).refuses('enter shipping-line', 'L-620', 'no-ship-to-sail');
    own('shipping-line', { franc: 5 }, { ships: ['wooden-2'] }).refuses(
      'enter shipping-line',
      'L-422',
      'missing-goods',
    );
    own('shipping-line', { wood: 2, hide: 3 }, { ships: ['wooden-2'] }).refuses(
      'enter shipping-line',
      'L-603',
      'no-energy',
    );
  });

  test('L-821 L-411 L-419 the fee is 2 food, and the only cargo cannot be paid as the fee', () => {
    const s = greens('shipping-line', { franc: 2, fish: 2, coal: 1 }, { ships: ['wooden-2'] }).play(
      'enter shipping-line',
    );
    expect(s.offered.sort()).toEqual(['pay 1 fish 1 franc', 'pay 2 franc']);
    s.refuses('pay 2 fish', 'L-419', 'after-fee');
    expect(s.play('pay 1 fish 1 franc').goods('red')).toEqual({ franc: 2 });
    expect(s.goods('green')).toEqual({ franc: 1, fish: 1 });
    town('shipping-line', { franc: 1, coal: 1, hide: 1 }, { ships: ['wooden-2'] }).refuses(
      'enter shipping-line',
      'L-411',
      'cannot-pay-fee',
    );
  });
});
