import { describe, expect, test } from 'vitest';
import { atHome, visiting } from './visit.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `convert ${from + i}`);

describe('002 Bakery (L-902)', () => {
  test('pays 3 francs a bread, up to six times (L-902, L-611)', () => {
    const s = atHome('bakery', { goods: { bread: 9 } }).play('enter bakery');
    expect(s.offered).toEqual(numbers(1, 6));
    s.refuses('convert 7', 'L-611', 'over-limit').refuses('convert 0', 'L-423', 'do-something');
    expect(s.play('convert 6').goods('red')).toEqual({ franc: 18, bread: 3 });
  });

  test('the last bread is not the fee, or there would be nothing to sell (L-902, L-419)', () => {
    const s = visiting('bakery', { francs: 1, goods: { bread: 1, fish: 1 } }).play('enter bakery');
    expect(s.offered.toSorted()).toEqual(['pay 1 fish', 'pay 1 franc']);
    s.refuses('pay 1 bread', 'L-419', 'after-fee');
    expect(s.play('pay 1 fish').goods('red')).toEqual({ franc: 4 });
  });

  test('cannot be entered with a single bread and nothing else to pay with (L-902, L-420)', () => {
    visiting('bakery', { goods: { bread: 1 } }).refuses('enter bakery', 'L-420', 'after-fee');
  });

  test('cannot be entered without bread, or without the fee (L-902, L-422, L-411)', () => {
    visiting('bakery', { francs: 9, goods: { grain: 9 } }).refuses('enter bakery', 'L-422', 'missing-goods');
    visiting('bakery', {}).refuses('enter bakery', 'L-422', 'missing-goods');
  });
});

describe('003 Baguette Shop (L-903)', () => {
  test('pays 6 francs for a bread with a meat, up to four sets (L-903, L-611)', () => {
    const s = atHome('baguette-shop', { goods: { bread: 6, meat: 5 } }).play('enter baguette-shop');
    expect(s.offered).toEqual(numbers(1, 4));
    s.refuses('convert 5', 'L-611', 'over-limit');
    expect(s.play('convert 4').goods('red')).toEqual({ franc: 24, bread: 2, meat: 1 });
  });

  test('each set is complete (L-903, L-615)', () => {
    const s = atHome('baguette-shop', { goods: { bread: 3, meat: 2 } }).play('enter baguette-shop');
    s.refuses('convert 3', 'L-615', 'missing-goods');
    atHome('baguette-shop', { goods: { bread: 3 } }).refuses('enter baguette-shop', 'L-615', 'missing-goods');
  });

  test('the fee of 1 food may not break the only set (L-903, L-420)', () => {
    const s = visiting('baguette-shop', { francs: 1, goods: { bread: 1, meat: 1 } }).play('enter baguette-shop');
    expect(s.goods('red')).toEqual({ franc: 6 });
    visiting('baguette-shop', { goods: { bread: 1, meat: 1 } }).refuses('enter baguette-shop', 'L-420', 'after-fee');
  });
});

describe('005 Clothing Industry (L-905)', () => {
  test('pays 7 francs for a hide with a leather, without limit (L-905, L-610)', () => {
    const s = atHome('clothing-industry', { goods: { hide: 9, leather: 8 } }).play('enter clothing-industry');
    expect(s.offered).toEqual(numbers(1, 8));
    expect(s.play('convert 8').goods('red')).toEqual({ franc: 56, hide: 1 });
  });

  test('costs 2 food or 1 franc: one side, never a mix of both (L-905, L-414, L-417)', () => {
    const goods = { fish: 2, hide: 1, leather: 1, bread: 1 };
    const s = visiting('clothing-industry', { francs: 2, goods }).play('enter clothing-industry');
    expect(s.offered.toSorted()).toEqual(['pay 1 bread', 'pay 1 franc', 'pay 2 fish']);
    s.refuses('pay 1 fish 1 franc', 'L-414', 'fee-mixed').refuses('pay 2 franc', 'L-416', 'superfluous');
    s.refuses('pay 1 fish', 'L-411', 'fee-too-small').refuses('pay 1 bread 1 fish', 'L-416', 'superfluous');
    expect(s.play('pay 2 fish').goods('red')).toEqual({ franc: 9, bread: 1 });
  });

  test('cannot be entered with hides alone, or with too little for the fee (L-905, L-615, L-411)', () => {
    visiting('clothing-industry', { francs: 1, goods: { hide: 3 } }).refuses('enter clothing-industry', 'L-615');
    const poor = visiting('clothing-industry', { goods: { hide: 1, leather: 1, fish: 1 } });
    poor.refuses('enter clothing-industry', 'L-411', 'cannot-pay-fee');
  });
});

describe('007 Fish Market (L-907)', () => {
  test('pays 2 francs a fish, up to seven times, and nothing for smoked fish (L-907, L-611, L-612)', () => {
    const s = atHome('fish-market', { goods: { fish: 8, 'smoked-fish': 3 } }).play('enter fish-market');
    expect(s.offered).toEqual(numbers(1, 7));
    s.refuses('convert 8', 'L-611', 'over-limit');
    expect(s.play('convert 7').goods('red')).toEqual({ franc: 14, fish: 1, 'smoked-fish': 3 });
  });

  test('cannot be entered with smoked fish alone (L-907, L-422, L-612)', () => {
    visiting('fish-market', { francs: 1, goods: { 'smoked-fish': 4 } }).refuses('enter fish-market', 'L-422');
  });

  test('what the fee takes is not sold: two fish, one of them for the fee (L-907, L-410)', () => {
    expect(
      visiting('fish-market', { goods: { fish: 2 } })
        .play('enter fish-market')
        .goods('red'),
    ).toEqual({ franc: 2 });
    visiting('fish-market', { goods: { fish: 1 } }).refuses('enter fish-market', 'L-420', 'after-fee');
  });
});

describe('008 Fish Restaurant (L-908)', () => {
  test('pays 3 francs a smoked fish, without limit, and nothing for fish (L-908, L-610, L-612)', () => {
    const s = atHome('fish-restaurant', { goods: { fish: 2, 'smoked-fish': 12 } }).play('enter fish-restaurant');
    expect(s.offered).toEqual(numbers(1, 12));
    expect(s.play('convert 12').goods('red')).toEqual({ franc: 36, fish: 2 });
  });

  test('costs 1 food, so of two smoked fish one is sold (L-908, L-410, L-420)', () => {
    const s = visiting('fish-restaurant', { goods: { 'smoked-fish': 2 } }).play('enter fish-restaurant');
    expect(s.goods('red')).toEqual({ franc: 3 });
    visiting('fish-restaurant', { goods: { 'smoked-fish': 1 } }).refuses('enter fish-restaurant', 'L-420', 'after-fee');
    const franc = visiting('fish-restaurant', { francs: 1, goods: { 'smoked-fish': 1 } });
    expect(franc.play('enter fish-restaurant').goods('red')).toEqual({ franc: 3 });
  });

  test('cannot be entered with fish alone, or when occupied (L-908, L-422, L-402)', () => {
    visiting('fish-restaurant', { goods: { fish: 4 } }).refuses('enter fish-restaurant', 'L-422', 'missing-goods');
    const seats = { red: { francs: 1, goods: { 'smoked-fish': 2 } }, green: { disc: 'fish-restaurant' } };
    visiting('fish-restaurant', {}, { seats }).refuses('enter fish-restaurant', 'L-402', 'occupied');
  });
});

describe('010 Forest Hut (L-910)', () => {
  test('pays 5 francs for a wood with a meat, up to four sets (L-910, L-611)', () => {
    const s = atHome('forest-hut', { goods: { wood: 5, meat: 5 } }).play('enter forest-hut');
    expect(s.offered).toEqual(numbers(1, 4));
    expect(s.play('convert 4').goods('red')).toEqual({ franc: 20, wood: 1, meat: 1 });
  });

  test('charcoal is no wood and cattle no meat (L-910, L-511, L-615)', () => {
    const goods = { charcoal: 3, wood: 1, cattle: 3 };
    visiting('forest-hut', { francs: 1, goods }).refuses('enter forest-hut', 'L-615', 'missing-goods');
    const second = { francs: 1, goods: { charcoal: 3, meat: 3 } };
    visiting('forest-hut', second).refuses('enter forest-hut', 'L-615', 'missing-goods');
  });

  test('the fee may be paid in meat only while one is left for a set (L-910, L-419)', () => {
    const s = visiting('forest-hut', { francs: 1, goods: { wood: 1, meat: 2 } }).play('enter forest-hut');
    expect(s.offered.toSorted()).toEqual(['pay 1 franc', 'pay 1 meat']);
    visiting('forest-hut', { goods: { wood: 1, meat: 1 } }).refuses('enter forest-hut', 'L-420', 'after-fee');
  });
});

describe('016 Diner (L-916)', () => {
  test('pays 8 francs for a wood, a bread and a smoked fish, up to three sets (L-916, L-611)', () => {
    const s = atHome('diner', { goods: { wood: 4, bread: 4, 'smoked-fish': 4 } }).play('enter diner');
    expect(s.offered).toEqual(numbers(1, 3));
    s.refuses('convert 4', 'L-611', 'over-limit');
    expect(s.play('convert 3').goods('red')).toEqual({ franc: 24, wood: 1, bread: 1, 'smoked-fish': 1 });
  });

  test('costs 1 food, which is not taken from the only set (L-916, L-420)', () => {
    const goods = { wood: 1, bread: 1, 'smoked-fish': 1 };
    expect(visiting('diner', { francs: 1, goods }).play('enter diner').goods('red')).toEqual({ franc: 8 });
    visiting('diner', { goods }).refuses('enter diner', 'L-420', 'after-fee');
  });

  test('needs all three (L-916, L-615)', () => {
    for (const missing of ['wood', 'bread', 'smoked-fish']) {
      const goods = { wood: 2, bread: 2, 'smoked-fish': 2, [missing]: 0 };
      visiting('diner', { francs: 1, goods }).refuses('enter diner', 'L-615', 'missing-goods');
    }
  });
});

describe('019 Patisserie (L-919)', () => {
  test('pays 5 francs for a grain with a bread, up to three sets (L-919, L-611)', () => {
    const s = atHome('patisserie', { goods: { grain: 5, bread: 4 } }).play('enter patisserie');
    expect(s.offered).toEqual(numbers(1, 3));
    expect(s.play('convert 3').goods('red')).toEqual({ franc: 15, grain: 2, bread: 1 });
  });

  test('grain alone is no set, and pays no fee (L-919, L-615, L-420)', () => {
    const s = visiting('patisserie', { francs: 1, goods: { grain: 1, bread: 1 } }).play('enter patisserie');
    expect(s.goods('red')).toEqual({ franc: 5 });
    visiting('patisserie', { francs: 1, goods: { grain: 4 } }).refuses('enter patisserie', 'L-615', 'missing-goods');
    visiting('patisserie', { goods: { grain: 4, bread: 1 } }).refuses('enter patisserie', 'L-420', 'after-fee');
  });
});

describe('021 Leather Industry (L-921)', () => {
  test('takes 3 leather, once, and pays 16 francs: the 14 francs in hand are shown and kept (L-921, L-614, L-611)', () => {
    const s = atHome('leather-industry', { francs: 14, goods: { leather: 6 } }).play('enter leather-industry');
    expect(s.goods('red')).toEqual({ franc: 30, leather: 3 });
    expect(s.asked).toBe('red after');
  });

  test('the 14 francs must still be there after the fee of 2 food (L-921, L-419, L-420)', () => {
    const rich = visiting('leather-industry', { francs: 16, goods: { leather: 3 } }).play('enter leather-industry');
    expect(rich.goods('red')).toEqual({ franc: 30 });
    const short = visiting('leather-industry', { francs: 15, goods: { leather: 3 } });
    short.refuses('enter leather-industry', 'L-420', 'after-fee');
    const s = visiting('leather-industry', { francs: 15, goods: { leather: 3, fish: 2 } }).play(
      'enter leather-industry',
    );
    expect(s.offered.toSorted()).toEqual(['pay 1 fish 1 franc', 'pay 2 fish']);
    s.refuses('pay 2 franc', 'L-419', 'after-fee');
  });

  test('cannot be entered with 13 francs, with 2 leather, or with hides (L-921, L-422)', () => {
    const enter = 'enter leather-industry';
    atHome('leather-industry', { francs: 13, goods: { leather: 3 } }).refuses(enter, 'L-422', 'not-holding');
    atHome('leather-industry', { francs: 14, goods: { leather: 2, hide: 3 } }).refuses(enter, 'L-422', 'missing-goods');
    atHome('leather-industry', { goods: { leather: 3, fish: 20 } }).refuses(enter, 'L-422', 'not-holding');
  });
});

describe('026 Furniture Factory (L-926)', () => {
  test('pays 6 francs for a wood with a leather, without limit (L-926, L-610)', () => {
    const s = atHome('furniture-factory', { goods: { wood: 7, leather: 6 } }).play('enter furniture-factory');
    expect(s.offered).toEqual(numbers(1, 6));
    s.refuses('convert 7', 'L-615', 'missing-goods');
    expect(s.play('convert 6').goods('red')).toEqual({ franc: 36, wood: 1 });
  });

  test('the fee of 2 food is paid in any mix of food and francs (L-926, L-412, L-416)', () => {
    const goods = { wood: 1, leather: 1, fish: 2, 'smoked-fish': 1, meat: 1 };
    const s = visiting('furniture-factory', { francs: 2, goods }).play('enter furniture-factory');
    const ways = ['1 fish 1 franc', '1 meat', '1 smoked-fish', '2 fish', '2 franc'];
    expect(s.offered.toSorted()).toEqual(ways.map((way) => `pay ${way}`));
    s.refuses('pay 1 meat 1 fish', 'L-416', 'superfluous');
  });

  test('cannot be entered with wood alone, or with 1 food (L-926, L-615, L-411)', () => {
    const enter = 'enter furniture-factory';
    visiting('furniture-factory', { francs: 2, goods: { wood: 4, hide: 4 } }).refuses(enter, 'L-615', 'missing-goods');
    visiting('furniture-factory', { francs: 1, goods: { wood: 1, leather: 1 } }).refuses(enter, 'L-411');
  });
});

describe('028 Tavern (L-928)', () => {
  test('pays 3 francs for a wood with a grain, up to four sets, without a fee (L-928, L-611)', () => {
    const s = visiting('tavern', { goods: { wood: 6, grain: 5 } }).play('enter tavern');
    expect(s.offered).toEqual(numbers(1, 4));
    s.refuses('convert 5', 'L-611', 'over-limit');
    expect(s.play('convert 4').goods('red')).toEqual({ franc: 12, wood: 2, grain: 1 });
  });

  test('cannot be entered with half a set (L-928, L-615)', () => {
    visiting('tavern', { goods: { wood: 6, bread: 3 } }).refuses('enter tavern', 'L-615', 'missing-goods');
  });
});

describe('030 Schnaps Distillery (L-930)', () => {
  test('pays 2 francs a grain, up to four times (L-930, L-611)', () => {
    const s = visiting('schnaps-distillery', { francs: 1, goods: { grain: 5 } }).play('enter schnaps-distillery');
    expect(s.offered).toEqual(numbers(1, 4));
    expect(s.play('convert 4').goods('red')).toEqual({ franc: 8, grain: 1 });
  });

  test('cannot be entered with bread, or without food: grain is none (L-930, L-422, L-612, L-411)', () => {
    const enter = 'enter schnaps-distillery';
    visiting('schnaps-distillery', { goods: { bread: 5 } }).refuses(enter, 'L-422', 'missing-goods');
    visiting('schnaps-distillery', { goods: { grain: 5 } }).refuses(enter, 'L-411', 'cannot-pay-fee');
  });
});

describe('032 Steakhouse (L-932)', () => {
  test('pays 6 francs for a meat with a charcoal, up to four sets (L-932, L-611)', () => {
    const s = atHome('steakhouse', { goods: { meat: 6, charcoal: 5 } }).play('enter steakhouse');
    expect(s.offered).toEqual(numbers(1, 4));
    expect(s.play('convert 4').goods('red')).toEqual({ franc: 24, meat: 2, charcoal: 1 });
  });

  test('costs 1 food (L-932, L-420)', () => {
    const s = visiting('steakhouse', { francs: 1, goods: { meat: 1, charcoal: 1 } }).play('enter steakhouse');
    expect(s.goods('red')).toEqual({ franc: 6 });
    visiting('steakhouse', { goods: { meat: 1, charcoal: 1 } }).refuses('enter steakhouse', 'L-420', 'after-fee');
  });

  test('coal and wood are no charcoal (L-932, L-511, L-615)', () => {
    const goods = { meat: 5, coal: 5, wood: 5, coke: 5 };
    visiting('steakhouse', { francs: 1, goods }).refuses('enter steakhouse', 'L-615', 'missing-goods');
  });
});

describe('034 Brick Manufacturer (L-934)', () => {
  test('takes 3 brick, once, and pays 14 francs: the 10 francs in hand are shown and kept (L-934, L-614, L-611)', () => {
    const s = atHome('brick-manufacturer', { francs: 10, goods: { brick: 7 } }).play('enter brick-manufacturer');
    expect(s.goods('red')).toEqual({ franc: 24, brick: 4 });
    expect(s.asked).toBe('red after');
  });

  test('the 10 francs must still be there after the fee of 2 food (L-934, L-420)', () => {
    const s = visiting('brick-manufacturer', { francs: 10, goods: { brick: 3, bread: 1 } });
    expect(s.play('enter brick-manufacturer').goods('red')).toEqual({ franc: 24 });
    const short = visiting('brick-manufacturer', { francs: 11, goods: { brick: 3 } });
    short.refuses('enter brick-manufacturer', 'L-420', 'after-fee');
  });

  test('cannot be entered with 9 francs, or with clay for brick (L-934, L-422, L-511)', () => {
    const enter = 'enter brick-manufacturer';
    atHome('brick-manufacturer', { francs: 9, goods: { brick: 3 } }).refuses(enter, 'L-422', 'not-holding');
    atHome('brick-manufacturer', { francs: 10, goods: { brick: 2, clay: 5 } }).refuses(enter, 'L-422', 'missing-goods');
  });
});
