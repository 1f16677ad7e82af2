import { describe, expect, test } from 'vitest';
import { greens, own, town } from './visit.ts';

describe('Business Office', () => {
  test('L-824 any four goods for one steel, equal or mixed', () => {
    const same = own('business-office', { clay: 5 }).play('enter business-office; want steel; want nothing');
    expect(same.goods('red')).toEqual({ clay: 1, steel: 1 });
    const mixed = own('business-office', { hide: 1, fish: 2, wood: 3 }).play('enter business-office; want steel');
    mixed.play('give 1 hide; give 1 fish; give 1 wood; want nothing');
    expect(mixed.goods('red')).toEqual({ fish: 1, wood: 1, steel: 1 });
  });

  test('L-824 L-424 steel needs just four goods, steel among them', () => {
    expect(own('business-office', { fish: 4 }).play('enter business-office').offered).toEqual([
      'want nothing',
      'want steel',
    ]);
    const s = own('business-office', { steel: 2, fish: 3 }).play('enter business-office; want steel');
    expect(s.offered).toEqual(['give 1 steel', 'give 1 fish']);
  });

  test.each(['charcoal', 'leather', 'brick'])('L-824 any one good for one %s', (ware) => {
    const s = own('business-office', { fish: 1 }).play('enter business-office');
    expect(s.offered).toEqual(['want charcoal', 'want leather', 'want brick']);
    expect(s.play(`want ${ware}`).goods('red')).toEqual({ [ware]: 1 });
  });

  test('L-824 L-423 either or both, but not neither', () => {
    const s = own('business-office', { fish: 5 }).play('enter business-office');
    expect(s.offered).toEqual(['want nothing', 'want steel']);
    s.play('want nothing').refuses('want nothing', 'L-423');
    expect(s.play('want brick').goods('red')).toEqual({ fish: 4, brick: 1 });
    const both = own('business-office', { fish: 5 }).play(
      'enter business-office; want steel; want leather; give 1 fish',
    );
    expect(both.goods('red')).toEqual({ steel: 1, leather: 1 });
    expect(both.asked).toBe('red after');
  });

  test('L-824 each exchange once; the steel may be given for the other ware', () => {
    const s = own('business-office', { fish: 9 })
      .play('enter business-office; want steel')
      .refuses('want steel', 'L-824');
    s.play('want leather');
    expect(s.offered).toEqual(['give 1 steel', 'give 1 fish']);
    expect(s.play('give 1 steel').goods('red')).toEqual({ fish: 5, leather: 1 });
    expect(s.asked).toBe('red after');
  });

  test('L-824 L-424 L-422 no ware for itself, and no good that is not there', () => {
    const only = own('business-office', { leather: 1 }).play('enter business-office');
    expect(only.offered).toEqual(['want charcoal', 'want brick']);
    only.refuses('want leather', 'L-424').refuses('want steel', 'L-422');
    const s = own('business-office', { leather: 1, hide: 1, fish: 1 }).play('enter business-office; want leather');
    expect(s.offered).toEqual(['give 1 hide', 'give 1 fish']);
    s.refuses('give 1 leather', 'L-424').refuses('give 1 coke', 'L-422');
  });

  test('L-824 L-105 L-422 three goods are too few for steel, and francs are no goods', () => {
    const s = own('business-office', { franc: 9, hide: 3 })
      .play('enter business-office')
      .refuses('want steel', 'L-422');
    expect(s.offeredBy('want')).toEqual(['want charcoal', 'want leather', 'want brick']);
    own('business-office', { franc: 9 }).refuses('enter business-office', 'L-422', 'missing-goods');
  });

  test('L-824 L-413 the fee is 1 franc', () => {
    const s = greens('business-office', { franc: 1, fish: 1 }).play('enter business-office; want brick');
    expect(s.goods('green')).toEqual({ franc: 1 });
    expect(s.goods('red')).toEqual({ brick: 1 });
    town('business-office', { fish: 6 }).refuses('enter business-office', 'L-411', 'cannot-pay-fee');
  });
});

describe('Bridge over the Seine', () => {
  test('L-830 1 franc for each upgraded good', () => {
    const s = own('bridge-over-the-seine', { leather: 2, brick: 3 }).play('enter bridge-over-the-seine');
    expect(s.play('give 1 leather; give 3 brick').goods('red')).toEqual({ franc: 4, leather: 1 });
  });

  test('L-830 1 franc for three standard goods, equal or mixed', () => {
    const s = own('bridge-over-the-seine', { coal: 1, fish: 3, wood: 2 }).play('enter bridge-over-the-seine');
    s.play('give 1 coal; give 3 fish');
    expect(s.goods('red')).toEqual({ franc: 2 });
    const same = own('bridge-over-the-seine', { clay: 7 }).play('enter bridge-over-the-seine');
    expect(same.offered).toEqual(['give 3 clay', 'give 6 clay']);
    expect(same.play('give 3 clay').goods('red')).toEqual({ franc: 1, clay: 4 });
  });

  test('L-830 hides are standard goods, and the last of the upgraded ones may be kept', () => {
    const hides = own('bridge-over-the-seine', { hide: 6 }).play('enter bridge-over-the-seine');
    expect(hides.offered).toEqual(['give 3 hide', 'give 6 hide']);
    own('bridge-over-the-seine', { hide: 2 }).refuses('enter bridge-over-the-seine', 'L-422');
    const both = own('bridge-over-the-seine', { steel: 1, coke: 1 }).play('enter bridge-over-the-seine; give 1 steel');
    expect(both.offered).toEqual(['give 0 coke', 'give 1 coke']);
  });

  test('L-830 L-422 L-423 standard goods go in threes, and something must be sold', () => {
    const s = own('bridge-over-the-seine', { fish: 4, wood: 1 }).play('enter bridge-over-the-seine');
    expect(s.offered).toEqual(['give 2 fish', 'give 3 fish']);
    s.refuses('give 1 fish', 'L-830').refuses('give 4 fish', 'L-830');
    s.refuses('give 0 fish', 'L-423').refuses('give 5 fish', 'L-422');
    const t = own('bridge-over-the-seine', { steel: 1, wood: 2 }).play('enter bridge-over-the-seine');
    expect(t.goods('red')).toEqual({ franc: 1, wood: 2 });
  });

  test('L-830 L-423 upgraded goods alone are enough, and so are standard ones', () => {
    const s = own('bridge-over-the-seine', { bread: 2, grain: 3 }).play('enter bridge-over-the-seine');
    expect(s.offered).toEqual(['give 0 bread', 'give 1 bread', 'give 2 bread']);
    s.play('give 0 bread');
    expect(s.goods('red')).toEqual({ franc: 1, bread: 2 });
    const both = own('bridge-over-the-seine', { brick: 3, fish: 3 }).play('enter bridge-over-the-seine; give 3 brick');
    expect(both.offered).toEqual(['give 0 fish', 'give 3 fish']);
    const three = own('bridge-over-the-seine', { iron: 3 }).play('enter bridge-over-the-seine');
    expect(three.goods('red')).toEqual({ franc: 1 });
  });

  test('L-830 L-422 two standard goods are too few', () => {
    own('bridge-over-the-seine', { franc: 9, cattle: 1, coal: 1 }).refuses(
      'enter bridge-over-the-seine',
      'L-422',
      'missing-goods',
    );
  });

  test('L-830 L-413 the fee of 2 francs is paid first', () => {
    const s = greens('bridge-over-the-seine', { franc: 2, coke: 3 }).play('enter bridge-over-the-seine; give 3 coke');
    expect(s.goods('red')).toEqual({ franc: 3 });
    expect(s.goods('green')).toEqual({ franc: 2 });
    town('bridge-over-the-seine', { franc: 1, meat: 3 }).refuses(
      'enter bridge-over-the-seine',
      'L-411',
      'cannot-pay-fee',
    );
  });
});
