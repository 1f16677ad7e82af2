import { CARDS } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given } from '../scenario.ts';
import { atHome, visiting } from './visit.ts';

describe('001 Labour Exchange (L-901)', () => {
  test('gives a fish a fisherman and a coal a hammer on the visitor’s own cards, without a fee (L-901, L-425)', () => {
    const s = visiting('labour-exchange', { buildings: ['hunting-lodge', 'fish-market', 'joinery'] });
    expect(s.play('enter labour-exchange').goods('red')).toEqual({ fish: 3, coal: 2 });
  });

  test('counts its own fisherman for its owner (L-901, L-425)', () => {
    expect(atHome('labour-exchange', {}).play('enter labour-exchange').goods('red')).toEqual({ fish: 1 });
  });

  test('gives coal alone to who has hammers alone (L-901)', () => {
    const s = visiting('labour-exchange', { buildings: ['construction-firm'] });
    expect(s.play('enter labour-exchange').goods('red')).toEqual({ coal: 1 });
  });

  test('finds on the special cards the symbols printed there, and on no other (L-901, L-116)', () => {
    const printed: Record<string, { fish?: number; coal?: number }> = {
      farm: { fish: 1 },
      'iron-mine-and-coal-seam': { coal: 1 },
      'fish-market': { fish: 1 },
      'fish-restaurant': { fish: 1 },
      'fishpond-and-wood': { fish: 1 },
      'forest-hut': { fish: 1 },
      'plant-nursery': { coal: 1 },
      'business-park': { coal: 1 },
      guildhouse: { fish: 1, coal: 1 },
      diner: { fish: 1 },
      'hunting-lodge': { fish: 2, coal: 1 },
      'luxury-yacht': { fish: 1 },
      'masons-guild': { coal: 1 },
      'furniture-factory': { coal: 1 },
      tavern: { fish: 1 },
      steelworks: { coal: 1 },
      'brick-manufacturer': { coal: 1 },
      zoo: { fish: 1 },
    };
    const specials = CARDS.slice(33).flatMap(({ set, slug }) => (set === 'base' ? [slug] : []));
    expect(specials).toHaveLength(36);
    for (const special of specials.filter((slug) => slug !== 'labour-exchange')) {
      const s = visiting('labour-exchange', { buildings: ['fishery', special] }).play('enter labour-exchange');
      const { fish = 0, coal = 0 } = printed[special] ?? {};
      expect(s.goods('red'), special).toEqual(coal === 0 ? { fish: 1 + fish } : { fish: 1 + fish, coal });
    }
  });

  test('cannot be entered without a symbol, whatever others own (L-901)', () => {
    const seats = { red: { buildings: ['clay-mound'] }, green: { buildings: ['hunting-lodge'] } };
    visiting('labour-exchange', {}, { seats }).refuses('enter labour-exchange', 'L-901', 'no-effect');
  });
});

describe('004 Farm (L-904)', () => {
  test('gives 2 fish, 2 grain, 2 wood, 1 hide and 1 cattle for a fee of 1 franc (L-904)', () => {
    const s = visiting('farm', { francs: 4, buildings: ['clay-mound'] }).play('enter farm');
    expect(s.goods('red')).toEqual({ franc: 3, fish: 2, grain: 2, wood: 2, hide: 1, cattle: 1 });
    expect(s.asked).toBe('red after');
  });

  test('takes francs only, and not the francs of a loan (L-904, L-411, L-413)', () => {
    visiting('farm', { goods: { fish: 9, meat: 9 } }).refuses('enter farm', 'L-411', 'cannot-pay-fee');
  });

  test('leaves the offers alone: what it gives comes from the supply (L-904, L-426)', () => {
    const offers = { franc: 1, fish: 4, wood: 2, grain: 1, cattle: 3 };
    const s = visiting('farm', { francs: 1, buildings: ['clay-mound'] }, { offers });
    expect(s.play('enter farm').offers).toEqual(offers);
  });

  test('is occupied while another disc stands there, and closed to the own one (L-904, L-402, L-403)', () => {
    const more = { seats: { red: { francs: 5, disc: 'farm' }, green: { francs: 5, disc: 'bakery' } } };
    const s = visiting('farm', {}, { ...more, town: ['farm', 'bakery'] });
    s.refuses('enter farm', 'L-403', 'own-disc').refuses('enter bakery', 'L-402', 'occupied');
  });
});

describe('006 Iron Mine & Coal Seam (L-906)', () => {
  test('gives 2 iron and 1 coal, no more for hammers (L-906)', () => {
    const s = atHome('iron-mine-and-coal-seam', {}).play('enter iron-mine-and-coal-seam');
    expect(s.goods('red')).toEqual({ iron: 2, coal: 1 });
  });

  test('costs 1 food, in food or francs, and bigger food gives no change (L-906, L-412, L-415)', () => {
    const s = visiting('iron-mine-and-coal-seam', { francs: 1, goods: { fish: 1, bread: 1, meat: 1 } });
    s.play('enter iron-mine-and-coal-seam');
    expect(s.offered.toSorted()).toEqual(['pay 1 bread', 'pay 1 fish', 'pay 1 franc', 'pay 1 meat']);
    expect(s.play('pay 1 meat').goods('red')).toEqual({ franc: 1, fish: 1, bread: 1, iron: 2, coal: 1 });
  });

  test('its owner receives the very token that was paid (L-906, L-410, L-418)', () => {
    const seats = { red: { goods: { 'smoked-fish': 1 } }, green: { buildings: ['iron-mine-and-coal-seam'] } };
    const s = visiting('bakery', {}, { seats }).play('enter iron-mine-and-coal-seam');
    expect(s.goods('green')).toEqual({ 'smoked-fish': 1 });
    expect(s.goods('red')).toEqual({ iron: 2, coal: 1 });
  });

  test('cannot be entered with neither food nor a franc: grain and cattle are none (L-906, L-411)', () => {
    const s = visiting('iron-mine-and-coal-seam', { goods: { grain: 5, cattle: 5 } });
    s.refuses('enter iron-mine-and-coal-seam', 'L-411', 'cannot-pay-fee');
  });
});

describe('009 Fishpond & Wood (L-909)', () => {
  test('gives 3 fish and 3 wood, no more for fishermen (L-909)', () => {
    const s = atHome('fishpond-and-wood', {}).play('enter fishpond-and-wood');
    expect(s.goods('red')).toEqual({ fish: 3, wood: 3 });
  });

  test('the fee of 1 food is paid beforehand, so not with the fish it gives (L-909, L-410, L-411)', () => {
    visiting('fishpond-and-wood', {}).refuses('enter fishpond-and-wood', 'L-411', 'cannot-pay-fee');
  });
});

describe('011 Plant Nursery (L-911)', () => {
  test('gives 4 wood and 3 francs (L-911)', () => {
    const s = visiting('plant-nursery', { goods: { fish: 1 } }).play('enter plant-nursery');
    expect(s.goods('red')).toEqual({ franc: 3, wood: 4 });
  });

  test('cannot be entered on the promise of its francs (L-911, L-411)', () => {
    visiting('plant-nursery', {}).refuses('enter plant-nursery', 'L-411', 'cannot-pay-fee');
  });
});

describe('015 Smelter (L-915)', () => {
  test('gives 1 coal, 1 coke and 1 iron for 2 francs (L-915)', () => {
    const s = visiting('smelter', { francs: 2 }).play('enter smelter');
    expect(s.goods('red')).toEqual({ coal: 1, coke: 1, iron: 1 });
  });

  test('takes no food, not even to make up a missing franc (L-915, L-413, L-411)', () => {
    visiting('smelter', { francs: 1, goods: { fish: 3 } }).refuses('enter smelter', 'L-411', 'cannot-pay-fee');
  });
});

describe('017 Hunting Lodge (L-917)', () => {
  test('gives 2 hides and 3 meat (L-917)', () => {
    const s = visiting('hunting-lodge', { francs: 1 }).play('enter hunting-lodge');
    expect(s.goods('red')).toEqual({ hide: 2, meat: 3 });
  });

  test('is a craftsman building with a hammer and two fishermen (L-917, L-116, L-927)', () => {
    const s = given({
      town: ['labour-exchange', 'town-square'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { francs: 1, buildings: ['hunting-lodge'] } },
    });
    expect(s.offeredBy('enter')).toContain('enter town-square');
    expect(s.play('enter labour-exchange').goods('red')).toEqual({ franc: 1, fish: 2, coal: 1 });
  });

  test('costs 1 food (L-917, L-411)', () => {
    visiting('hunting-lodge', {}).refuses('enter hunting-lodge', 'L-411', 'cannot-pay-fee');
  });
});

describe('027 Town Square (L-927)', () => {
  const owning = (...buildings: string[]) => visiting('town-square', { francs: 1, buildings });

  test('offers every upgraded good but steel, and no standard good or franc (L-927)', () => {
    const s = owning('fishery', 'bakehouse').play('enter town-square');
    const goods = ['bread', 'brick', 'charcoal', 'coke', 'leather', 'meat', 'smoked-fish'];
    expect(s.offered.toSorted()).toEqual(goods.map((good) => `pick ${good}`));
    for (const good of ['steel', 'coal', 'franc']) s.refuses(`pick ${good}`, 'L-927', 'not-given-here');
  });

  test('gives one good a craftsman building of the visitor (L-927, L-425)', () => {
    const s = owning('fishery', 'bakehouse', 'clay-mound').play('enter town-square; pick coke; pick leather');
    expect(s.goods('red')).toEqual({ coke: 1, leather: 1 });
    expect(s.asked).toBe('red after');
  });

  test('the cap of a game alone is the Marketplace’s, not the Town Square’s (L-842, L-927)', () => {
    const buildings = ['fishery', 'bakehouse', 'joinery', 'charcoal-kiln', 'smokehouse', 'abattoir'];
    const position = {
      players: 1,
      round: 1,
      marketplace: 'capped',
      phase: 'main',
      town: ['town-square', 'marketplace'],
    };
    const alone = () => given({ ...position, seats: { red: { francs: 9, buildings } } });
    const square = alone().play(
      'enter town-square; pick coke; pick leather; pick bread; pick smoked-fish; pick charcoal',
    );
    expect(square.play('pick brick').goods('red')).toMatchObject({ coke: 1, leather: 1, bread: 1, brick: 1 });
    const market = alone().play('enter marketplace; pick cattle; pick coal; pick iron; pick hide');
    expect(market.asked).toBe('red after');
  });

  test('no good comes twice (L-927)', () => {
    const s = owning('fishery', 'bakehouse').play('enter town-square; pick coke');
    s.refuses('pick coke', 'L-927', 'picked-already');
  });

  test('the visitor may leave it at fewer, but not at none (L-927, L-423)', () => {
    const s = owning('fishery', 'bakehouse').play('enter town-square');
    s.refuses('enough', 'L-423', 'picks-due');
    expect(s.play('pick meat').goods('red')).toEqual({ meat: 1 });
    const stopped = owning('fishery', 'bakehouse').play('enter town-square; pick coke; enough');
    expect(stopped.goods('red')).toEqual({ coke: 1 });
  });

  test('there are never more than seven, with eight craftsman buildings (L-927)', () => {
    const eight = ['fishery', 'joinery', 'bakehouse', 'charcoal-kiln', 'smokehouse', 'abattoir', 'tannery', 'kiln'];
    const picks = ['coke', 'leather', 'bread', 'smoked-fish', 'charcoal', 'brick', 'meat'];
    const s = owning(...eight).play(['enter town-square', ...picks.map((good) => `pick ${good}`)].join('; '));
    expect(s.goods('red')).toEqual(Object.fromEntries(picks.map((good) => [good, 1])));
    expect(s.asked).toBe('red after');
  });

  test('cannot be entered without a craftsman building of one’s own (L-944)', () => {
    const seats = { red: { francs: 5, buildings: ['colliery'] }, green: { buildings: ['fishery'] } };
    visiting('town-square', {}, { seats }).refuses('enter town-square', 'L-944', 'no-effect');
  });

  test('costs 1 franc and takes no food for it (L-927, L-413, L-411)', () => {
    const s = visiting('town-square', { goods: { bread: 5 }, buildings: ['fishery'] });
    s.refuses('enter town-square', 'L-411', 'cannot-pay-fee');
  });
});

describe('035 Zoo (L-935)', () => {
  const holding = (goods: Record<string, number>) => visiting('zoo', { francs: 1, goods });

  test('gives a franc for every three fish and cattle, counted together and rounded down, and takes none (L-935)', () => {
    expect(holding({ fish: 4, cattle: 4 }).play('enter zoo').goods('red')).toEqual({ franc: 2, fish: 4, cattle: 4 });
    expect(holding({ fish: 8 }).play('enter zoo').goods('red')).toEqual({ franc: 2, fish: 8 });
    expect(holding({ fish: 1, cattle: 2 }).play('enter zoo').goods('red')).toEqual({ franc: 1, fish: 1, cattle: 2 });
  });

  test('cannot be entered with two animals; smoked fish and meat are none (L-935)', () => {
    const goods = { fish: 1, cattle: 1, 'smoked-fish': 9, meat: 9 };
    holding(goods).refuses('enter zoo', 'L-935', 'no-effect');
    atHome('zoo', { goods }).refuses('enter zoo', 'L-935', 'no-effect');
  });

  test('costs 1 franc, which its own francs do not pay (L-935, L-411)', () => {
    visiting('zoo', { goods: { fish: 30 } }).refuses('enter zoo', 'L-411', 'cannot-pay-fee');
  });
});
