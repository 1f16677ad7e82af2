import { describe, expect, test } from 'vitest';
import { greens, own, town } from './visit.ts';

describe('Joinery', () => {
  test.each([
    [1, 5],
    [2, 6],
    [3, 7],
  ])('L-807 %i wood earn %i francs, once', (wood, francs) => {
    const s = own('joinery', { wood: 4 }).play(`enter joinery; convert ${wood}`);
    expect(s.goods('red')).toEqual({ franc: francs, wood: 4 - wood });
    expect(s.asked).toBe('red after');
  });

  test('L-807 L-611 L-423 at least one wood and at most three', () => {
    const s = own('joinery', { wood: 4 }).play('enter joinery');
    expect(s.offered).toEqual(['convert 1', 'convert 2', 'convert 3']);
    s.refuses('convert 4', 'L-611').refuses('convert 0', 'L-423');
  });

  test('L-807 L-410 the fee is 1 food, before the wood is paid for', () => {
    const s = greens('joinery', { franc: 1, wood: 2 }).play('enter joinery; convert 2');
    expect(s.goods('green')).toEqual({ franc: 1 });
    expect(s.goods('red')).toEqual({ franc: 6 });
    town('joinery', { wood: 3 }).refuses('enter joinery', 'L-411', 'cannot-pay-fee');
  });

  test('L-807 L-422 L-511 charcoal is not wood', () => {
    own('joinery', { charcoal: 3, coal: 1 }).refuses('enter joinery', 'L-422', 'missing-goods');
  });
});

describe('Bakehouse', () => {
  test.each([
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 2],
  ])('L-808 L-604 L-605 %i grain take %i energy and earn %i francs', (grain, energy, francs) => {
    const s = own('bakehouse', { grain: 6, wood: 4 }).play(`enter bakehouse; convert ${grain}`);
    const { franc = 0, ...goods } = s.goods('red');
    expect(franc).toBe(francs);
    expect(goods).toEqual({ bread: grain, grain: 6 - grain, wood: 4 - energy });
  });

  test('L-808 L-610 any number: one coke bakes twenty loaves', () => {
    const s = own('bakehouse', { grain: 20, coke: 1 }).play('enter bakehouse; convert 20');
    expect(s.goods('red')).toEqual({ franc: 10, bread: 20 });
  });

  test('L-808 L-422 L-603 as many as the grain and the energy last', () => {
    const s = own('bakehouse', { grain: 5, wood: 2 }).play('enter bakehouse');
    expect(s.offered).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4']);
    s.refuses('convert 5', 'L-603', 'no-energy').refuses('convert 6', 'L-422', 'missing-goods');
    own('bakehouse', { grain: 2, fish: 1 }).refuses('enter bakehouse', 'L-603', 'no-energy');
    own('bakehouse', { bread: 2, coal: 1 }).refuses('enter bakehouse', 'L-422', 'missing-goods');
  });

  test('L-808 L-418 the fee is 1 food to the owner', () => {
    const s = greens('bakehouse', { grain: 1, wood: 1, fish: 1 }).play('enter bakehouse');
    expect(s.goods('green')).toEqual({ fish: 1 });
    expect(s.goods('red')).toEqual({ bread: 1 });
    town('bakehouse', { grain: 4, wood: 4 }).refuses('enter bakehouse', 'L-411', 'cannot-pay-fee');
  });

  test('L-808 L-602 energy gives no change and takes no token too many', () => {
    const s = own('bakehouse', { grain: 8, coal: 2, charcoal: 1, wood: 4 }).play('enter bakehouse; convert 8');
    expect(s.offered).toEqual(['burn 0 coal', 'burn 1 coal', 'burn 2 coal']);
    s.play('burn 1 coal');
    expect(s.offered).toEqual(['burn 0 charcoal', 'burn 1 charcoal']);
    s.play('burn 0 charcoal');
    expect(s.goods('red')).toEqual({ franc: 4, bread: 8, coal: 1, charcoal: 1, wood: 3 });
  });

  test('L-808 L-602 L-603 a third lump of coal would be superfluous, and none at all too little', () => {
    const s = own('bakehouse', { grain: 8, coal: 3, wood: 3 }).play('enter bakehouse; convert 8');
    expect(s.offered).toEqual(['burn 1 coal', 'burn 2 coal']);
    s.refuses('burn 3 coal', 'L-602').refuses('burn 0 coal', 'L-603').refuses('burn 1 clay', 'L-601');
    expect(s.play('burn 2 coal').goods('red')).toEqual({ franc: 4, bread: 8, coal: 1, wood: 3 });
  });
});

describe('Charcoal Kiln', () => {
  test('L-810 L-610 any number of wood into charcoal, without energy, fee or subsidy', () => {
    const s = greens('charcoal-kiln', { wood: 9 }).play('enter charcoal-kiln');
    expect(s.offered).toHaveLength(9);
    expect(s.play('convert 7').goods('red')).toEqual({ charcoal: 7, wood: 2 });
    expect(s.goods('green')).toEqual({});
  });

  test('L-810 L-422 L-423 not without wood, and not for nothing', () => {
    town('charcoal-kiln', { coal: 3 }).refuses('enter charcoal-kiln', 'L-422', 'missing-goods');
    const s = town('charcoal-kiln', { wood: 2 }).play('enter charcoal-kiln');
    s.refuses('convert 0', 'L-423').refuses('convert 3', 'L-422', 'missing-goods');
  });
});

describe('Smokehouse', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [5, 2],
    [6, 3],
  ])('L-811 L-605 %i fish take 1 energy in all and earn %i francs', (fish, francs) => {
    const s = own('smokehouse', { fish: 7, wood: 3 }).play(`enter smokehouse; convert ${fish}`);
    const { franc = 0, ...goods } = s.goods('red');
    expect(franc).toBe(francs);
    expect(goods).toEqual({ 'smoked-fish': fish, fish: 7 - fish, wood: 2 });
  });

  test('L-811 L-611 at most six fish', () => {
    own('smokehouse', { fish: 7, wood: 3 }).play('enter smokehouse').refuses('convert 7', 'L-611');
  });

  test('L-811 L-601 L-602 any one fuel will do, but only one', () => {
    const s = own('smokehouse', { fish: 2, coke: 1, charcoal: 1 }).play('enter smokehouse; convert 2');
    expect(s.offered).toEqual(['burn 0 coke', 'burn 1 coke']);
    expect(s.play('burn 1 coke').goods('red')).toEqual({ franc: 1, 'smoked-fish': 2, charcoal: 1 });
  });

  test('L-811 L-422 L-603 not without fish, not without energy', () => {
    own('smokehouse', { 'smoked-fish': 2, wood: 1 }).refuses('enter smokehouse', 'L-422', 'missing-goods');
    own('smokehouse', { fish: 2, clay: 1 }).refuses('enter smokehouse', 'L-603', 'no-energy');
  });

  test('L-811 L-414 L-419 the fee is 2 food or 1 franc, and a payment that takes the last fish is refused', () => {
    const s = greens('smokehouse', { franc: 1, fish: 2, meat: 1, wood: 1 }).play('enter smokehouse');
    expect(s.offered.sort()).toEqual(['pay 1 franc', 'pay 1 meat']);
    s.refuses('pay 2 fish', 'L-419', 'after-fee').refuses('pay 1 fish 1 franc', 'L-414');
    s.play('pay 1 meat; convert 2');
    expect(s.goods('green')).toEqual({ meat: 1 });
    expect(s.goods('red')).toEqual({ franc: 2, 'smoked-fish': 2 });
  });

  test('L-811 L-411 L-420 who cannot pay, or has no fish left after paying, stays outside', () => {
    town('smokehouse', { fish: 1, wood: 1 }).refuses('enter smokehouse', 'L-411', 'cannot-pay-fee');
    town('smokehouse', { fish: 2, wood: 1 }).refuses('enter smokehouse', 'L-420', 'after-fee');
  });
});

describe('Abattoir', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('L-812 L-605 %i cattle give that much meat and %i hides', (cattle, hides) => {
    const s = own('abattoir', { cattle: 6 }).play(`enter abattoir; convert ${cattle}`);
    const { hide = 0, ...goods } = s.goods('red');
    expect(hide).toBe(hides);
    expect(goods).toEqual({ meat: cattle, cattle: 6 - cattle });
  });

  test('L-812 L-413 the fee is 2 francs, to its owner and not in food', () => {
    const s = greens('abattoir', { franc: 3, cattle: 2, fish: 4 }).play('enter abattoir; convert 2');
    expect(s.goods('green')).toEqual({ franc: 2 });
    expect(s.goods('red')).toEqual({ franc: 1, meat: 2, hide: 1, fish: 4 });
    town('abattoir', { franc: 1, cattle: 2, fish: 4, bread: 2 }).refuses('enter abattoir', 'L-411', 'cannot-pay-fee');
  });

  test('L-812 L-422 L-423 not without cattle', () => {
    own('abattoir', { meat: 2 }).refuses('enter abattoir', 'L-422', 'missing-goods');
    own('abattoir', { cattle: 2 }).play('enter abattoir').refuses('convert 0', 'L-423').refuses('convert 3', 'L-422');
  });
});

describe('Tannery', () => {
  test('L-823 each hide into leather earns 1 franc, without fee or energy', () => {
    const s = greens('tannery', { hide: 3 }).play('enter tannery; convert 2');
    expect(s.goods('red')).toEqual({ franc: 2, hide: 1, leather: 2 });
    expect(s.goods('green')).toEqual({});
  });

  test('L-823 L-611 up to four', () => {
    const s = own('tannery', { hide: 6 }).play('enter tannery');
    s.refuses('convert 5', 'L-611').refuses('convert 0', 'L-423');
    expect(s.play('convert 4').goods('red')).toEqual({ franc: 4, hide: 2, leather: 4 });
  });

  test('L-823 L-422 not without a hide', () => {
    own('tannery', { leather: 2, cattle: 3 }).refuses('enter tannery', 'L-422', 'missing-goods');
  });
});
