import { CARDS } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { greens, own, town } from './visit.ts';

const STANDARD_GOODS = ['cattle', 'coal', 'iron', 'hide', 'fish', 'wood', 'clay', 'grain'];

/** What seats have seen of the special pile, from its top. */
const seen = (s: Scenario) => (s.position['specials'] as { seen?: { card: string; knownBy: string[] }[] }).seen ?? [];

describe('Marketplace', () => {
  test('L-804 L-426 gives two different standard goods from the supply, coal and hides among them', () => {
    const s = town('marketplace', { franc: 1 }, { table: { offers: { fish: 3, wood: 2 } } }).play('enter marketplace');
    expect(s.offered).toEqual(STANDARD_GOODS.slice(0, 7).map((good) => `pick ${good}`));
    s.play('pick coal; pick fish');
    expect(s.goods('red')).toEqual({ coal: 1, fish: 1 });
    expect(s.offers).toEqual({ fish: 3, wood: 2 });
    expect(s.asked).toBe('red after');
  });

  test('L-804 L-414 L-416 the fee is 2 food or 1 franc, on one side only and without a token too many', () => {
    const s = greens('marketplace', { franc: 5, fish: 3, 'smoked-fish': 1, bread: 1, meat: 1 }).play(
      'enter marketplace',
    );
    expect(s.offered.sort()).toEqual(['pay 1 bread', 'pay 1 franc', 'pay 1 meat', 'pay 1 smoked-fish', 'pay 2 fish']);
    s.refuses('pay 1 fish 1 franc', 'L-414');
    s.refuses('pay 2 franc', 'L-416');
    s.refuses('pay 1 bread 1 fish', 'L-416');
    s.refuses('pay 1 fish', 'L-411');
    s.play('pay 2 fish');
    expect(s.goods('green')).toEqual({ fish: 2 });
  });

  test('L-804 L-411 who has neither a franc nor 2 food stays outside', () => {
    town('marketplace', { fish: 1, grain: 4 }).refuses('enter marketplace', 'L-411', 'cannot-pay-fee');
  });

  test('L-804 L-425 one more good for each own craftsman building, and only up to that number', () => {
    const craftsmen = { own: ['fishery', 'tannery', 'sawmill', 'hardware-store'] };
    const s = own('marketplace', {}, craftsmen).play('enter marketplace; pick cattle');
    s.refuses('enough', 'L-804');
    s.play('pick coal');
    expect(s.offered).toContain('enough');
    expect(s.play('pick hide; pick grain').goods('red')).toEqual({ cattle: 1, coal: 1, hide: 1, grain: 1 });
    const content = own('marketplace', {}, craftsmen).play('enter marketplace; pick cattle; pick coal; enough');
    expect(content.goods('red')).toEqual({ cattle: 1, coal: 1 });
    expect(content.asked).toBe('red after');
  });

  test('L-844 no good twice, so eight goods at most', () => {
    const craftsmen = ['fishery', 'tannery', 'joinery', 'bakehouse', 'abattoir', 'smokehouse', 'charcoal-kiln'];
    const s = own('marketplace', {}, { own: craftsmen }).play('enter marketplace; pick cattle');
    s.refuses('pick cattle', 'L-844');
    s.refuses('pick steel', 'L-804');
    s.play('pick coal; pick iron; pick hide; pick fish; pick wood; pick clay; pick grain');
    expect(s.goods('red')).toEqual(Object.fromEntries(STANDARD_GOODS.map((good) => [good, 1])));
    expect(s.asked).toBe('red after');
  });

  test('L-842 a game alone may be capped at four goods', () => {
    const rest = { own: ['fishery', 'tannery', 'joinery'], table: { players: 1, round: 2 } };
    const capped = { ...rest, table: { ...rest.table, marketplace: 'capped' } };
    const four = 'enter marketplace; pick cattle; pick coal; pick iron; pick hide';
    expect(own('marketplace', {}, capped).play(four).asked).toBe('red after');
    expect(own('marketplace', {}, rest).play(four).offered).toContain('pick fish');
  });

  const specials = { pile: 4, unseen: ['bakery', 'farm', 'zoo', 'tavern'] };
  const picks = 'enter marketplace; pick cattle; pick coal';

  test('L-840 after the goods the visitor looks at the top two special buildings and orders them', () => {
    const s = own('marketplace', {}, { table: { specials } }).play(picks);
    expect(s.asked).toBe('red order');
    expect(s.offered).toEqual(['keep', 'switch']);
    const [first, second] = seen(s).map(({ card }) => card);
    expect(first).not.toBe(second);
    s.play('switch');
    expect(seen(s).map(({ card }) => card)).toEqual([second, first]);
    expect(s.asked).toBe('red after');
    const kept = own('marketplace', {}, { table: { specials } }).play(`${picks}; keep`);
    expect(seen(kept).map(({ card }) => card)).toEqual([first, second]);
  });

  test('L-841 L-843 only that seat sees the two cards, unless the table plays with an open log', () => {
    const s = own('marketplace', {}, { table: { specials } }).play(`${picks}; keep`);
    expect(seen(s).map(({ knownBy }) => knownBy)).toEqual([['red'], ['red']]);
    const [first, second] = seen(s).map(({ card }) => card);
    expect(s.table.record(0)).toContain(`peek ${first} · peek ${second}`);
    expect(s.table.record(1)).not.toContain(`peek ${first}`);
    const open = own('marketplace', {}, { table: { specials, peek: 'open' } }).play(`${picks}; keep`);
    expect(seen(open).map(({ knownBy }) => knownBy)).toEqual([
      ['red', 'green'],
      ['red', 'green'],
    ]);
  });

  test('L-841 what an earlier seat knew of the two places no longer counts as known', () => {
    const known = [
      { place: 1, card: 'bakery', knownBy: ['green'] },
      { place: 2, card: 'farm', knownBy: ['green'] },
    ];
    const table = { specials: { pile: 2, unseen: [], seen: known } };
    const s = own('marketplace', {}, { table }).play(`${picks}; switch`);
    expect(seen(s)).toEqual([
      { place: 1, card: 'farm', knownBy: ['red'] },
      { place: 2, card: 'bakery', knownBy: ['red'] },
    ]);
  });

  test('L-840 L-251 the picks can be taken back, but not past the look', () => {
    const s = own('marketplace', {}, { table: { specials } }).play('enter marketplace; pick cattle');
    expect(s.table.undo(0)).toBe(true);
    s.play('pick iron; pick wood');
    expect(s.table.undo(0)).toBe(false);
    expect(s.goods('red')).toEqual({ iron: 1, wood: 1 });
  });

  test('L-840 no look when no special building is still to come', () => {
    const last = own('marketplace', {}, { table: { round: 12, turn: 2, specials: { ...specials, pile: 2 } } });
    expect(last.play(picks).asked).toBe('red order');
    const late = own('marketplace', {}, { table: { round: 13, specials: { ...specials, pile: 2 } } });
    expect(late.play(picks).asked).toBe('red after');
    expect(seen(late)).toEqual([]);
  });
});

describe('Fishery', () => {
  test('L-806 three fish, without a fee', () => {
    expect(town('fishery', {}).play('enter fishery').goods('red')).toEqual({ fish: 3 });
  });

  test('L-806 L-425 one more for each own fisherman, the Fishery itself included', () => {
    expect(own('fishery', {}).play('enter fishery').goods('red')).toEqual({ fish: 4 });
    const s = own('fishery', {}, { own: ['smokehouse', 'hunting-lodge', 'joinery'] });
    expect(s.play('enter fishery').goods('red')).toEqual({ fish: 7 });
    expect(
      town('fishery', {}, { own: ['hardware-store'] })
        .play('enter fishery')
        .goods('red'),
    ).toEqual({ fish: 4 });
  });

  test('L-806 L-425 a fisherman of another seat or of the town counts for nothing', () => {
    expect(greens('fishery', {}).play('enter fishery').goods('red')).toEqual({ fish: 3 });
  });

  test('L-116 L-806 L-813 the standard buildings show 6 fishermen and 8 hammers', () => {
    const all = CARDS.slice(0, 33).map(({ slug }) => slug);
    const fishery = own('fishery', {}, { own: all.filter((slug) => slug !== 'fishery') });
    expect(fishery.play('enter fishery').goods('red')).toEqual({ fish: 3 + 6 });
    const mound = own('clay-mound', {}, { own: all.filter((slug) => slug !== 'clay-mound') });
    expect(mound.play('enter clay-mound').goods('red')).toEqual({ clay: 3 + 8 });
    const fishermen = ['hardware-store', 'smokehouse', 'arts-centre', 'shipping-line', 'business-office'];
    expect(own('fishery', {}, { own: fishermen }).play('enter fishery').goods('red')).toEqual({ fish: 3 + 6 });
  });

  test('L-806 L-402 L-403 not while another disc or the own stands on it', () => {
    town('fishery', {}, { seats: { green: { disc: 'fishery' } } }).refuses('enter fishery', 'L-402', 'occupied');
    own('fishery', {}, { disc: 'fishery' }).refuses('enter fishery', 'L-403', 'own-disc');
  });
});

describe('Hardware Store', () => {
  test('L-809 one wood, one brick and one iron for a fee of 1 food', () => {
    const s = greens('hardware-store', { franc: 1 }).play('enter hardware-store');
    expect(s.goods('red')).toEqual({ wood: 1, brick: 1, iron: 1 });
    expect(s.goods('green')).toEqual({ franc: 1 });
  });

  test('L-809 L-412 L-415 L-418 any one food token pays, none gives change, and the owner gets that very token', () => {
    const s = greens('hardware-store', { franc: 1, fish: 1, 'smoked-fish': 1, bread: 1, meat: 1 });
    s.play('enter hardware-store');
    expect(s.offered.sort()).toEqual(['pay 1 bread', 'pay 1 fish', 'pay 1 franc', 'pay 1 meat', 'pay 1 smoked-fish']);
    s.play('pay 1 meat');
    expect(s.goods('green')).toEqual({ meat: 1 });
    expect(s.goods('red')).toEqual({ franc: 1, fish: 1, 'smoked-fish': 1, bread: 1, wood: 1, brick: 1, iron: 1 });
  });

  test('L-809 L-411 grain and cattle are no food', () => {
    town('hardware-store', { grain: 3, cattle: 2 }).refuses('enter hardware-store', 'L-411', 'cannot-pay-fee');
  });
});

describe('Clay Mound', () => {
  test('L-813 three clay for 1 food, which goes to the owner', () => {
    const s = greens('clay-mound', { fish: 1, hide: 1 }).play('enter clay-mound');
    expect(s.goods('red')).toEqual({ clay: 3, hide: 1 });
    expect(s.goods('green')).toEqual({ fish: 1 });
  });

  test('L-813 L-410 L-425 one clay more for each own hammer, and no fee to oneself', () => {
    const hammers = { own: ['joinery', 'ironworks', 'building-firm-1', 'sawmill'] };
    expect(own('clay-mound', { fish: 1 }, hammers).play('enter clay-mound').goods('red')).toEqual({ clay: 6, fish: 1 });
    expect(own('clay-mound', {}).play('enter clay-mound').goods('red')).toEqual({ clay: 3 });
  });

  test('L-813 L-411 not without 1 food', () => {
    town('clay-mound', { coal: 2 }).refuses('enter clay-mound', 'L-411', 'cannot-pay-fee');
  });

  test('L-813 L-503 it is bought for 2 francs, never built', () => {
    const proposals = { table: { piles: [['clay-mound', 'colliery'], ['bakehouse']] } };
    const s = own('building-firm-1', { clay: 2, wood: 1, franc: 2 }, proposals).play('enter building-firm-1');
    expect(s.asked).toBe('red after');
    expect(s.seat('red').buildings).toContain('bakehouse');
    expect(s.play('buy clay-mound').seat('red').buildings).toContain('clay-mound');
    expect(s.goods('red')).not.toHaveProperty('franc');
  });
});

describe('Black Market', () => {
  const offers = { franc: 1, fish: 2, wood: 3, clay: 1, iron: 1 };

  test('L-816 two of each good whose offer is empty', () => {
    const s = greens('black-market', { fish: 1 }, { table: { offers } }).play('enter black-market');
    expect(s.goods('red')).toEqual({ grain: 2, cattle: 2 });
    expect(s.goods('green')).toEqual({ fish: 1 });
    expect(s.offers).toEqual(offers);
  });

  test('L-816 francs included, coal and hides never', () => {
    expect(own('black-market', {}).play('enter black-market').goods('red')).toEqual({
      franc: 2,
      fish: 2,
      wood: 2,
      clay: 2,
      iron: 2,
      grain: 2,
      cattle: 2,
    });
  });

  test('L-816 L-421 not when no offer is empty', () => {
    const full = { table: { offers: { ...offers, grain: 1, cattle: 1 } } };
    own('black-market', {}, full).refuses('enter black-market', 'L-816', 'no-empty-offer');
  });

  test('L-816 L-411 L-503 not without 1 food, and it is never built', () => {
    town('black-market', { wood: 2 }).refuses('enter black-market', 'L-411', 'cannot-pay-fee');
    const proposals = { table: { piles: [['black-market'], ['fishery'], ['bakehouse']] } };
    const s = own('building-firm-1', { wood: 2, clay: 2, franc: 2 }, proposals).play('enter building-firm-1');
    s.refuses('build black-market', 'L-503', 'not-buildable');
    expect(s.offered).toEqual(['build fishery', 'build bakehouse']);
  });
});

describe('Colliery', () => {
  test('L-819 three coal for 2 food', () => {
    const s = greens('colliery', { franc: 1, fish: 1 }).play('enter colliery');
    expect(s.goods('red')).toEqual({ coal: 3 });
    expect(s.goods('green')).toEqual({ franc: 1, fish: 1 });
  });

  test('L-819 L-425 one more with an own hammer, and no more than one however many', () => {
    expect(
      own('colliery', {}, { own: ['joinery'] })
        .play('enter colliery')
        .goods('red'),
    ).toEqual({ coal: 4 });
    const many = { own: ['joinery', 'building-firm-1', 'building-firm-2'] };
    expect(own('colliery', {}, many).play('enter colliery').goods('red')).toEqual({ coal: 4 });
  });

  test('L-819 L-412 L-416 food and francs may be mixed, but nothing may be left over needlessly', () => {
    const s = town('colliery', { franc: 2, fish: 2, bread: 1 }).play('enter colliery');
    expect(s.offered.sort()).toEqual(['pay 1 bread', 'pay 1 fish 1 franc', 'pay 2 fish', 'pay 2 franc']);
    s.refuses('pay 1 bread 1 franc', 'L-416');
    s.refuses('pay 1 fish', 'L-411');
    s.refuses('pay 1 meat', 'L-411');
  });

  test('L-819 L-411 not with 1 food', () => {
    town('colliery', { fish: 1 }).refuses('enter colliery', 'L-411', 'cannot-pay-fee');
  });
});

describe('Grocery Market', () => {
  test('L-822 one each of cattle, meat, fish, smoked fish, grain and bread for 1 franc', () => {
    const s = greens('grocery-market', { franc: 1 }).play('enter grocery-market');
    expect(s.goods('red')).toEqual({ cattle: 1, meat: 1, fish: 1, 'smoked-fish': 1, grain: 1, bread: 1 });
    expect(s.goods('green')).toEqual({ franc: 1 });
  });

  test('L-822 L-411 L-413 the franc is not paid with food', () => {
    town('grocery-market', { bread: 2, fish: 5 }).refuses('enter grocery-market', 'L-411', 'cannot-pay-fee');
  });
});
