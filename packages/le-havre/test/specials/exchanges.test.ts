import { describe, expect, test } from 'vitest';
import { atHome, visiting } from './visit.ts';

describe('018 Coal Trader (L-918)', () => {
  const trades = (most: (charcoal: number) => number) =>
    [0, 1].flatMap((charcoal) =>
      Array.from({ length: most(charcoal) + 1 }, (_, coal) => `trade ${charcoal} charcoal ${coal} coal`),
    );

  test('gives at most 1 charcoal and at most 5 coal a visit, either or both (L-918, L-423)', () => {
    const s = atHome('coal-trader', { goods: { meat: 9 } }).play('enter coal-trader');
    expect(s.offered).toEqual(trades(() => 5).filter((each) => each !== 'trade 0 charcoal 0 coal'));
    s.refuses('trade 0 charcoal 6 coal', 'L-918', 'trade-limit');
    s.refuses('trade 0 charcoal 0 coal', 'L-423', 'do-something');
  });

  test('asks 1 food for the charcoal and 2 food a coal (L-918)', () => {
    const s = atHome('coal-trader', { goods: { fish: 5 } }).play('enter coal-trader');
    const affordable = ['0 charcoal 1', '0 charcoal 2', '1 charcoal 0', '1 charcoal 1', '1 charcoal 2'];
    expect(s.offered).toEqual(affordable.map((wares) => `trade ${wares} coal`));
    s.refuses('trade 0 charcoal 3 coal', 'L-918', 'food-too-small');
    expect(s.play('trade 1 charcoal 2 coal').goods('red')).toEqual({ charcoal: 1, coal: 2 });
  });

  test('adds the food up: 2 meat buy 3 coal (L-918, L-616)', () => {
    const s = atHome('coal-trader', { goods: { meat: 2 } }).play('enter coal-trader; trade 0 charcoal 3 coal');
    expect(s.goods('red')).toEqual({ coal: 3 });
  });

  test('takes francs for food, in any mix, and gives no change (L-918, L-616, L-412, L-415)', () => {
    const s = atHome('coal-trader', { francs: 2, goods: { meat: 1, fish: 1 } });
    s.play('enter coal-trader; trade 0 charcoal 1 coal');
    expect(s.offered).toEqual(['food 0 meat', 'food 1 meat']);
    expect(s.play('food 0 meat').offered).toEqual(['food 0 fish', 'food 1 fish']);
    expect(s.play('food 1 fish').goods('red')).toEqual({ franc: 1, meat: 1, coal: 1 });
    const whole = atHome('coal-trader', { francs: 2, goods: { meat: 1, fish: 1 } });
    whole.play('enter coal-trader; trade 0 charcoal 1 coal; food 1 meat');
    expect(whole.goods('red')).toEqual({ franc: 2, fish: 1, coal: 1 });
  });

  test('takes no superfluous food (L-918, L-616, L-416)', () => {
    const s = atHome('coal-trader', { francs: 9, goods: { meat: 3 } });
    s.play('enter coal-trader; trade 1 charcoal 1 coal').refuses('food 2 meat', 'L-416', 'superfluous');
  });

  test('the food goes to the supply, the fee to the owner (L-918, L-616, L-418)', () => {
    const seats = { red: { goods: { fish: 3 } }, green: { buildings: ['coal-trader'] } };
    const s = visiting('bakery', {}, { seats }).play('enter coal-trader; trade 0 charcoal 1 coal');
    expect(s.goods('red')).toEqual({ coal: 1 });
    expect(s.goods('green')).toEqual({ fish: 1 });
  });

  test('cannot be entered with food for the fee alone, or with none at all (L-918, L-420, L-422)', () => {
    visiting('coal-trader', { goods: { meat: 1 } }).refuses('enter coal-trader', 'L-420', 'after-fee');
    atHome('coal-trader', { goods: { grain: 3 } }).refuses('enter coal-trader', 'L-422', 'no-food');
  });
});

describe('020 Furriery (L-920)', () => {
  test('gives a bread a hide, without limit, and 5 francs a leather, up to twice (L-920, L-610, L-611)', () => {
    const s = atHome('furriery', { goods: { hide: 9, leather: 4 } }).play('enter furriery');
    expect(s.offered).toEqual(Array.from({ length: 10 }, (_, n) => `convert ${n}`));
    s.play('convert 9');
    expect(s.offered).toEqual(['convert 0', 'convert 1', 'convert 2']);
    s.refuses('convert 3', 'L-611', 'over-limit');
    expect(s.play('convert 2').goods('red')).toEqual({ franc: 10, bread: 9, leather: 2 });
  });

  test('either part may be left out, not both (L-920, L-423)', () => {
    const both = () => atHome('furriery', { goods: { hide: 1, leather: 1 } }).play('enter furriery');
    expect(both().play('convert 1; convert 0').goods('red')).toEqual({ bread: 1, leather: 1 });
    const second = both().play('convert 0');
    expect(second.goods('red')).toEqual({ franc: 5, hide: 1 });
    const three = atHome('furriery', { goods: { hide: 1, leather: 3 } }).play('enter furriery; convert 0');
    three.refuses('convert 0', 'L-423', 'do-something');
    expect(three.offered).toEqual(['convert 1', 'convert 2']);
  });

  test('one kind of skin is enough (L-920)', () => {
    const hides = visiting('furriery', { francs: 1, goods: { hide: 2 } }).play('enter furriery');
    expect(hides.offered).toEqual(['convert 1', 'convert 2']);
    const leather = visiting('furriery', { francs: 1, goods: { leather: 1 } }).play('enter furriery');
    expect(leather.goods('red')).toEqual({ franc: 5 });
  });

  test('cannot be entered without skins, or on the promise of its bread (L-920, L-422, L-411)', () => {
    visiting('furriery', { francs: 5, goods: { cattle: 4 } }).refuses('enter furriery', 'L-422', 'missing-goods');
    visiting('furriery', { goods: { hide: 4 } }).refuses('enter furriery', 'L-411', 'cannot-pay-fee');
  });
});

describe('022 Kiln (L-922)', () => {
  test('gives 3 brick, once, for 1 clay and 1 energy (L-922, L-611)', () => {
    const s = atHome('kiln', { goods: { clay: 5, wood: 4 } }).play('enter kiln');
    expect(s.goods('red')).toEqual({ clay: 4, wood: 3, brick: 3 });
    expect(s.asked).toBe('red after');
  });

  test('a brick may stand in for the clay (L-922, L-510, L-613)', () => {
    const s = atHome('kiln', { goods: { clay: 1, brick: 1, wood: 1 } }).play('enter kiln');
    expect(s.offered).toEqual(['use 0 brick', 'use 1 brick']);
    expect(s.play('use 1 brick').goods('red')).toEqual({ clay: 1, brick: 3 });
    expect(
      atHome('kiln', { goods: { brick: 1, wood: 1 } })
        .play('enter kiln')
        .goods('red'),
    ).toEqual({ brick: 3 });
  });

  test('any fuel will do, without change (L-922, L-601, L-602)', () => {
    const s = atHome('kiln', { goods: { clay: 1, coke: 1, coal: 1, charcoal: 2, wood: 1 } }).play('enter kiln');
    expect(s.offered).toEqual(['burn 0 coke', 'burn 1 coke']);
    s.play('burn 0 coke; burn 0 coal');
    s.refuses('burn 2 charcoal', 'L-602', 'superfluous');
    expect(s.play('burn 1 charcoal').goods('red')).toEqual({ coke: 1, coal: 1, charcoal: 1, wood: 1, brick: 3 });
  });

  test('the brick it gives does not pay for it (L-922, L-617, L-422)', () => {
    visiting('kiln', { francs: 1, goods: { wood: 3 } }).refuses('enter kiln', 'L-422', 'missing-goods');
  });

  test('cannot be entered without energy, or without the fee (L-922, L-603, L-411)', () => {
    visiting('kiln', { francs: 1, goods: { clay: 3 } }).refuses('enter kiln', 'L-603', 'no-energy');
    visiting('kiln', { goods: { clay: 3, wood: 3 } }).refuses('enter kiln', 'L-411', 'cannot-pay-fee');
  });
});

describe('031 Steelworks (L-931)', () => {
  test('gives 2 steel, once, for 1 iron and 15 energy (L-931, L-611)', () => {
    const s = atHome('steelworks', { goods: { iron: 4, coal: 10 } }).play('enter steelworks');
    expect(s.goods('red')).toEqual({ iron: 3, coal: 5, steel: 2 });
    expect(s.asked).toBe('red after');
  });

  test('a steel may stand in for the iron (L-931, L-510, L-613)', () => {
    const s = atHome('steelworks', { goods: { iron: 1, steel: 1, coal: 5 } }).play('enter steelworks');
    expect(s.offered).toEqual(['use 0 steel', 'use 1 steel']);
    expect(s.play('use 1 steel').goods('red')).toEqual({ iron: 1, steel: 2 });
    const only = atHome('steelworks', { goods: { steel: 1, coal: 5 } }).play('enter steelworks');
    expect(only.goods('red')).toEqual({ steel: 2 });
  });

  test('the energy is paid in one go, with no token too many (L-931, L-602, L-604)', () => {
    const s = atHome('steelworks', { goods: { iron: 1, coke: 2, coal: 2 } }).play('enter steelworks');
    expect(s.offered).toEqual(['burn 1 coke', 'burn 2 coke']);
    expect(s.play('burn 1 coke').goods('red')).toEqual({ coke: 1, steel: 2 });
    const coke = atHome('steelworks', { goods: { iron: 1, coke: 3 } }).play('enter steelworks');
    expect(coke.goods('red')).toEqual({ coke: 1, steel: 2 });
  });

  test('the fee is 2 food or 1 franc (L-931, L-414)', () => {
    const goods = { iron: 1, coal: 5, fish: 2 };
    const s = visiting('steelworks', { francs: 1, goods }).play('enter steelworks');
    expect(s.offered.toSorted()).toEqual(['pay 1 franc', 'pay 2 fish']);
    s.refuses('pay 1 fish 1 franc', 'L-414', 'fee-mixed');
  });

  test('cannot be entered without iron, or with 14 energy (L-931, L-422, L-603)', () => {
    visiting('steelworks', { francs: 1, goods: { coal: 5 } }).refuses('enter steelworks', 'L-422', 'missing-goods');
    const weak = { francs: 1, goods: { iron: 1, coal: 4, wood: 2 } };
    visiting('steelworks', weak).refuses('enter steelworks', 'L-603', 'no-energy');
  });
});
