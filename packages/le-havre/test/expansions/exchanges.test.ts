import { describe, expect, test } from 'vitest';
import { atHome, visiting } from '../specials/visit.ts';

const many = (most: number, least = 1): string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => `convert ${at + least}`);

describe('food for goods (L-616)', () => {
  test('038 Logging Camp (L-954): 1 food a wood, up to 7', () => {
    const s = atHome('logging-camp', { goods: { meat: 4 } }).play('enter logging-camp');
    expect(s.offered).toEqual(many(7));
    s.refuses('convert 8', 'L-611', 'over-limit');
    expect(s.play('convert 7').goods('red')).toEqual({ meat: 1, wood: 7 });
  });

  test('038 Logging Camp: without food it cannot be entered; francs are food', () => {
    visiting('logging-camp', { goods: { coal: 3 } }).refuses('enter logging-camp', 'L-422', 'no-food');
    const s = visiting('logging-camp', { francs: 2, goods: { fish: 1 } }).play('enter logging-camp');
    expect(s.offered).toEqual(many(3));
    s.refuses('convert 4', 'L-616', 'food-too-small');
    expect(s.play('convert 2').offered).toEqual(['food 0 fish', 'food 1 fish']);
    expect(s.play('food 0 fish').goods('red')).toEqual({ fish: 1, wood: 2 });
  });

  test('042 Junkyard (L-958): 2 food an iron, up to 5, after a fee of 2 food or 1 franc', () => {
    const s = visiting('junkyard', { francs: 1, goods: { fish: 10 } }).play('enter junkyard; pay 1 franc');
    expect(s.offered).toEqual(many(5));
    expect(s.play('convert 5').goods('red')).toEqual({ iron: 5 });
    visiting('junkyard', { goods: { fish: 3 } }).refuses('enter junkyard', 'L-420', 'after-fee');
  });

  test("GH22 Wrecker's (L-984): 3 food for 2 wood, 2 clay and 1 iron, up to twice", () => {
    const s = atHome('wreckers', { goods: { meat: 3 } }).play('enter wreckers');
    expect(s.offered).toEqual(many(2));
    expect(s.play('convert 2').goods('red')).toEqual({ meat: 1, wood: 4, clay: 4, iron: 2 });
  });
});

describe('limits that count goods in hand (L-614)', () => {
  test('GH05 Fur Factory (L-967): 1 hide for 4 francs, twice for each leather, which stays', () => {
    const s = atHome('fur-factory', { goods: { hide: 9, leather: 2 } }).play('enter fur-factory');
    expect(s.offered).toEqual(many(4));
    s.refuses('convert 5', 'L-611', 'over-limit');
    expect(s.play('convert 3').goods('red')).toEqual({ franc: 12, hide: 6, leather: 2 });
    visiting('fur-factory', { francs: 1, goods: { hide: 9 } }).refuses('enter fur-factory', 'L-422', 'not-holding');
    visiting('fur-factory', { francs: 1, goods: { leather: 9 } }).refuses(
      'enter fur-factory',
      'L-422',
      'missing-goods',
    );
  });

  test("GH06 Wainwright's (L-968): 2 wood for 5 francs, once for each iron or steel, which stay", () => {
    const s = atHome('wainwrights', { goods: { wood: 9, iron: 1, steel: 2 } }).play('enter wainwrights');
    expect(s.offered).toEqual(many(3));
    expect(s.play('convert 3').goods('red')).toEqual({ franc: 15, wood: 3, iron: 1, steel: 2 });
    visiting('wainwrights', { francs: 1, goods: { wood: 9 } }).refuses('enter wainwrights', 'L-422', 'not-holding');
  });
});

describe('one way or the other, not both', () => {
  test('GH09 Cattle Market (L-971): buys or sells, up to 7', () => {
    const s = atHome('cattle-market', { francs: 9, goods: { cattle: 9 } }).play('enter cattle-market');
    expect(s.offered).toEqual(many(7, 0));
    s.play('convert 2');
    expect(s.goods('red')).toEqual({ franc: 7, cattle: 11 });
    expect(s.asked).toBe('red after');
    const sold = atHome('cattle-market', { francs: 9, goods: { cattle: 9 } });
    sold.play('enter cattle-market; convert 0');
    expect(sold.offered).toEqual(many(7));
    sold.refuses('convert 0', 'L-423', 'do-something');
    expect(sold.play('convert 7').goods('red')).toEqual({ franc: 30, cattle: 2 });
  });

  test('GH09 Cattle Market: who can do one alone is asked for that one', () => {
    expect(atHome('cattle-market', { goods: { cattle: 2 } }).play('enter cattle-market').offered).toEqual(many(2));
    expect(atHome('cattle-market', { francs: 2 }).play('enter cattle-market').offered).toEqual(many(2));
    visiting('cattle-market', { francs: 2 }).refuses('enter cattle-market', 'L-420', 'after-fee');
    visiting('cattle-market', {}).refuses('enter cattle-market', 'L-422', 'missing-goods');
  });

  test('GH10 Brick Trader (L-972): 1 franc a brick or 3 francs for one, up to 5', () => {
    const s = atHome('brick-trader', { francs: 9, goods: { brick: 9 } }).play('enter brick-trader');
    expect(s.play('convert 5').goods('red')).toEqual({ franc: 4, brick: 14 });
    const sold = atHome('brick-trader', { francs: 9, goods: { brick: 9 } }).play('enter brick-trader; convert 0');
    expect(sold.play('convert 5').goods('red')).toEqual({ franc: 24, brick: 4 });
  });
});

describe('goods for francs and goods', () => {
  test('GH11 Clay Company (L-973): 1 clay and 1 wood for 3 francs; brick stands for clay (L-613)', () => {
    const s = atHome('clay-company', { goods: { clay: 1, brick: 1, wood: 3 } }).play('enter clay-company');
    expect(s.offered).toEqual(many(2));
    expect(s.play('convert 2').goods('red')).toEqual({ franc: 6, wood: 1 });
    visiting('clay-company', { francs: 1, goods: { clay: 2 } }).refuses('enter clay-company', 'L-615', 'missing-goods');
  });

  test('GH12 Smelting Furnace (L-974): 1 clay and 2 energy for 1 iron', () => {
    const s = atHome('smelting-furnace', { goods: { clay: 2, wood: 4 } }).play('enter smelting-furnace; convert 2');
    expect(s.goods('red')).toEqual({ iron: 2 });
    visiting('smelting-furnace', { francs: 1, goods: { clay: 2, wood: 1 } }).refuses(
      'enter smelting-furnace',
      'L-603',
      'no-energy',
    );
  });

  test('GH14 Inn (L-976): smoked fish without limit, and 4 francs for a meat, twice; either or both', () => {
    const s = atHome('inn', { goods: { fish: 3, meat: 3 } }).play('enter inn; convert 3');
    expect(s.offered).toEqual(many(2, 0));
    expect(s.play('convert 2').goods('red')).toEqual({ franc: 8, 'smoked-fish': 3, meat: 1 });
    expect(
      atHome('inn', { goods: { fish: 3, meat: 3 } })
        .play('enter inn; convert 0; convert 1')
        .goods('red'),
    ).toEqual({
      franc: 4,
      fish: 3,
      meat: 2,
    });
  });

  test('GH15 Cannery Row (L-977): 1 iron and 4 smoked fish for 18, 1 iron and 3 meat for 16, once each; steel stands for iron', () => {
    const s = atHome('cannery-row', { goods: { iron: 1, steel: 1, 'smoked-fish': 9, meat: 9 } });
    s.play('enter cannery-row; convert 1');
    expect(s.offered).toEqual(['use 0 steel', 'use 1 steel']);
    s.play('use 0 steel; convert 1');
    expect(s.goods('red')).toEqual({ franc: 34, 'smoked-fish': 5, meat: 6 });
    visiting('cannery-row', { francs: 1, goods: { iron: 1, meat: 2, 'smoked-fish': 3 } }).refuses(
      'enter cannery-row',
      'L-615',
      'missing-goods',
    );
  });

  test('GH16 Hides Trader (L-978): 6 hides for 18 francs, once', () => {
    expect(
      atHome('hides-trader', { goods: { hide: 13 } })
        .play('enter hides-trader')
        .goods('red'),
    ).toEqual({
      franc: 18,
      hide: 7,
    });
    visiting('hides-trader', { francs: 1, goods: { hide: 5 } }).refuses('enter hides-trader', 'L-422', 'missing-goods');
  });

  test('GH17 Fur Industry (L-979): 3 hides and 10 francs for 22 francs, once', () => {
    expect(
      atHome('fur-industry', { francs: 10, goods: { hide: 4 } })
        .play('enter fur-industry')
        .goods('red'),
    ).toEqual({
      franc: 22,
      hide: 1,
    });
    atHome('fur-industry', { francs: 9, goods: { hide: 4 } }).refuses('enter fur-industry', 'L-615', 'missing-goods');
    visiting('fur-industry', { francs: 11, goods: { hide: 4 } }).refuses('enter fur-industry', 'L-420', 'after-fee');
  });

  test('GH23 Blast Furnace (L-985): 3 energy an iron, up to 6', () => {
    const s = atHome('blast-furnace', { goods: { coke: 2 } }).play('enter blast-furnace');
    expect(s.offered).toEqual(many(6));
    s.refuses('convert 7', 'L-611', 'over-limit');
    expect(s.play('convert 6').goods('red')).toEqual({ iron: 6 });
    visiting('blast-furnace', { francs: 3, goods: { wood: 2 } }).refuses('enter blast-furnace', 'L-603', 'no-energy');
  });

  test("GH30 Cobbler's (L-992): 1 leather for 2 bread and 2 francs; GH32 Wholesale Bakery (L-994): 2 francs a bread", () => {
    expect(
      atHome('cobblers', { goods: { leather: 3 } })
        .play('enter cobblers; convert 3')
        .goods('red'),
    ).toEqual({
      franc: 6,
      bread: 6,
    });
    expect(
      atHome('wholesale-bakery', { goods: { bread: 8 } })
        .play('enter wholesale-bakery; convert 8')
        .goods('red'),
    ).toEqual({ franc: 16 });
    visiting('cobblers', { francs: 1 }).refuses('enter cobblers', 'L-422', 'missing-goods');
    visiting('wholesale-bakery', { francs: 1 }).refuses('enter wholesale-bakery', 'L-422', 'missing-goods');
  });

  test("GH07 Fisherman's Hut (L-969): one pass over the fish held on entering, each pair becomes three", () => {
    const s = atHome('fishermans-hut', { goods: { fish: 5 } }).play('enter fishermans-hut');
    expect(s.offered).toEqual(many(2));
    expect(s.play('convert 2').goods('red')).toEqual({ fish: 7 });
    visiting('fishermans-hut', { goods: { fish: 1 } }).refuses('enter fishermans-hut', 'L-422', 'missing-goods');
  });
});
