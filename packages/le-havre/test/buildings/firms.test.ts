import { describe, expect, test } from 'vitest';
import { greens, own, town } from './visit.ts';

const piles = (...of: string[][]) => ({ table: { piles: of } });

describe('Building Firm (1)', () => {
  test('L-801 L-504 L-505 builds one top proposal for its materials, without a fee', () => {
    const s = greens('building-firm-1', { wood: 2, clay: 1 }, piles(['fishery', 'bakehouse'], ['colliery']));
    s.play('enter building-firm-1');
    expect(s.seat('red').buildings).toContain('fishery');
    expect(s.goods('red')).toEqual({ wood: 1 });
    expect(s.goods('green')).toEqual({});
    expect(s.position['piles']).toEqual([['bakehouse'], ['colliery'], []]);
    expect(s.asked).toBe('red after');
  });

  test('L-801 L-502 L-503 L-504 only a top proposal, only if the materials are there, and nothing that stands', () => {
    const table = piles(['fishery', 'joinery'], ['bakehouse'], ['tannery']);
    const s = town('smokehouse', { wood: 3, clay: 2 }, { ...table, own: ['building-firm-1'] });
    s.play('enter building-firm-1');
    expect(s.offered).toEqual(['build fishery', 'build bakehouse']);
    s.refuses('build joinery', 'L-502', 'not-on-top');
    s.refuses('build building-firm-1', 'L-503', 'stands-already');
    s.refuses('build smokehouse', 'L-503', 'stands-already');
    s.refuses('build tannery', 'L-504', 'no-material');
    s.refuses('build zoo', 'L-503', 'not-buildable');
    s.refuses('enough', 'L-423');
  });

  test('L-801 L-420 not entered by who cannot build anything, nor when occupied', () => {
    own('building-firm-1', { wood: 9, iron: 9 }, piles(['bakehouse'], [], ['tannery'])).refuses(
      'enter building-firm-1',
      'L-504',
      'nothing-to-build',
    );
    own('building-firm-1', { wood: 9 }).refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
    const seats = { green: { disc: 'building-firm-1' } };
    town('building-firm-1', { wood: 3 }, { ...piles(['joinery']), seats }).refuses('enter building-firm-1', 'L-402');
  });

  test('L-501 L-506 nothing is built outside, and an empty pile stays empty', () => {
    const s = own('building-firm-1', { wood: 3, clay: 1 }, piles(['joinery'], ['fishery', 'tannery']));
    s.refuses('build joinery', 'L-501');
    s.play('enter building-firm-1; build joinery');
    expect(s.position['piles']).toEqual([[], ['fishery', 'tannery'], []]);
    s.refuses('build fishery', 'L-501');
  });
});

describe('Building Firm (2)', () => {
  test('L-802 L-410 builds one top proposal for a fee of 1 food', () => {
    const s = greens('building-firm-2', { franc: 1, fish: 1, wood: 6 }, piles(['joinery', 'marketplace']));
    s.play('enter building-firm-2');
    expect(s.offered.sort()).toEqual(['pay 1 fish', 'pay 1 franc']);
    s.refuses('buy joinery', 'L-231', 'action-running');
    s.play('pay 1 fish');
    expect(s.goods('green')).toEqual({ fish: 1 });
    expect(s.goods('red')).toEqual({ franc: 1, wood: 3 });
    expect(s.seat('red').buildings).toContain('joinery');
    expect(s.seat('red').disc).toBe('building-firm-2');
    expect(s.asked).toBe('red after');
  });

  test('L-802 L-411 L-504 not without 1 food, not without materials', () => {
    const table = piles(['joinery']);
    town('building-firm-2', { wood: 3 }, table).refuses('enter building-firm-2', 'L-411', 'cannot-pay-fee');
    town('building-firm-2', { franc: 5, wood: 2 }, table).refuses('enter building-firm-2', 'L-504', 'nothing-to-build');
  });
});

describe('Construction Firm', () => {
  test('L-803 L-530 builds two, also from the same pile, for a fee of 2 food', () => {
    const s = greens(
      'construction-firm',
      { bread: 1, wood: 3, clay: 3 },
      piles(['fishery', 'bakehouse'], ['colliery']),
    );
    s.play('enter construction-firm; build fishery; build bakehouse');
    expect(s.seat('red').buildings).toEqual(['fishery', 'bakehouse', 'town-square']);
    expect(s.goods('red')).toEqual({ wood: 2 });
    expect(s.goods('green')).toEqual({ bread: 1 });
    expect(s.asked).toBe('red after');
  });

  test('L-803 L-423 L-530 one is enough, none is not', () => {
    const s = own('construction-firm', { wood: 5 }, piles(['marketplace'], ['joinery'])).play(
      'enter construction-firm',
    );
    s.refuses('enough', 'L-423');
    s.play('build marketplace');
    expect(s.offered).toContain('build joinery');
    s.play('enough');
    expect(s.goods('red')).toEqual({ wood: 3 });
    expect(s.asked).toBe('red after');
  });

  test('L-803 L-530 never three', () => {
    const s = own('construction-firm', { wood: 6 }, piles(['marketplace'], ['joinery'], ['fishery']));
    s.play('enter construction-firm; build marketplace; build joinery');
    s.refuses('build fishery', 'L-501');
  });

  test('L-531 the rulebook: build one, buy the next of the pile, build the third', () => {
    const table = piles(['fishery', 'clay-mound', 'bakehouse']);
    const s = own('construction-firm', { franc: 2, wood: 1, clay: 3 }, table).play('enter construction-firm');
    expect(s.offeredBy('build')).toEqual([]);
    s.play('buy clay-mound; build bakehouse');
    expect(s.seat('red').buildings).toEqual(
      expect.arrayContaining(['construction-firm', 'fishery', 'clay-mound', 'bakehouse']),
    );
    expect(s.goods('red')).toEqual({});
  });

  test('L-531 L-351 L-313 selling and repaying in between are for the builder only', () => {
    const seats = { green: { buildings: ['tannery'] } };
    const rest = { ...piles(['fishery', 'black-market', 'bakehouse']), seats, loans: 1 };
    const s = own('construction-firm', { franc: 1, wood: 1, clay: 3 }, rest).play('enter construction-firm');
    s.refuses('green: sell tannery', 'L-351').refuses('buy black-market', 'L-313').refuses('repay', 'L-342');
    s.play('sell fishery; repay');
    expect([s.goods('red'), s.seat('red').loans]).toEqual([{ franc: 1, clay: 2 }, 0]);
    s.refuses('buy fishery', 'L-321').refuses('end', 'L-202');
  });

  test('L-531 L-319 in the final stage nothing is bought in between', () => {
    const table = { final: true, round: 14, piles: [['fishery', 'clay-mound', 'bakehouse']] };
    const s = own('construction-firm', { franc: 2, wood: 1, clay: 3 }, { table }).play('enter construction-firm');
    expect(s.seat('red').buildings).toContain('fishery');
    s.refuses('buy clay-mound', 'L-319', 'final-stage');
    expect(s.offered).toContain('sell fishery');
  });

  test('L-803 L-411 L-412 the 2 food may be mixed with francs; 1 is too little', () => {
    const s = town('construction-firm', { franc: 2, fish: 1, wood: 2 }, piles(['marketplace'])).play(
      'enter construction-firm',
    );
    expect(s.offered.sort()).toEqual(['pay 1 fish 1 franc', 'pay 2 franc']);
    town('construction-firm', { franc: 1, wood: 2 }, piles(['marketplace'])).refuses(
      'enter construction-firm',
      'L-411',
      'cannot-pay-fee',
    );
  });
});

describe('Sawmill', () => {
  test('L-805 L-521 builds one proposal with wood for 1 wood less, without a fee', () => {
    const s = greens('sawmill', { wood: 3 }, piles(['joinery', 'marketplace'], ['colliery'])).play('enter sawmill');
    expect(s.seat('red').buildings).toContain('joinery');
    expect(s.goods('red')).toEqual({ wood: 1 });
    expect(s.goods('green')).toEqual({});
    expect(s.asked).toBe('red after');
  });

  test('L-805 L-520 a card that lists no wood is not built here', () => {
    const s = own('sawmill', { wood: 9, clay: 9 }, piles(['bakehouse'], ['fishery'], ['joinery'])).play(
      'enter sawmill',
    );
    expect(s.offered).toEqual(['build fishery', 'build joinery']);
    s.refuses('build bakehouse', 'L-520', 'no-wood-listed');
    own('sawmill', { wood: 9, clay: 9 }, piles(['bakehouse'])).refuses('enter sawmill', 'L-504', 'nothing-to-build');
  });

  test('L-805 L-511 charcoal does not stand in for wood', () => {
    own('sawmill', { wood: 1, charcoal: 3 }, piles(['joinery'])).refuses('enter sawmill', 'L-504', 'nothing-to-build');
  });
});

describe('brick for clay, steel for iron', () => {
  test('L-510 in any mix that the builder chooses', () => {
    const s = own('building-firm-1', { clay: 1, brick: 2 }, piles(['bakehouse'])).play('enter building-firm-1');
    expect(s.offered).toEqual(['use 1 brick', 'use 2 brick']);
    s.refuses('use 0 brick', 'L-504').refuses('use 3 brick', 'L-510').refuses('use 1 clay', 'L-511');
    expect(s.play('use 2 brick').goods('red')).toEqual({ clay: 1 });
  });

  test('L-510 both at once', () => {
    const holds = { clay: 1, brick: 1, iron: 1, steel: 1 };
    const s = own('building-firm-1', holds, piles(['sawmill'])).play('enter building-firm-1; use 1 brick');
    expect(s.offered).toEqual(['use 0 steel', 'use 1 steel']);
    expect(s.play('use 1 steel').goods('red')).toEqual({ clay: 1, iron: 1 });
    const bridge = own('building-firm-1', { iron: 1, steel: 2 }, piles(['bridge-over-the-seine']));
    expect(bridge.play('enter building-firm-1').goods('red')).toEqual({});
  });

  test('L-511 clay is no brick, iron no steel', () => {
    const s = own(
      'building-firm-1',
      { wood: 1, clay: 4, brick: 3, iron: 2 },
      piles(['fishery'], ['tannery'], ['bank']),
    );
    s.play('enter building-firm-1').refuses('build bank', 'L-504', 'no-material');
    own('building-firm-1', { wood: 1, clay: 4 }, piles(['tannery'])).refuses('enter building-firm-1', 'L-504');
    own('building-firm-1', { brick: 4, iron: 4 }, piles(['bank'])).refuses('enter building-firm-1', 'L-504');
  });
});

const guild = (...of: string[][]) => ({ own: ['masons-guild'], ...piles(...of) });

describe("Masons' Guild", () => {
  test('L-522 1 clay or 1 brick less on both builds of the Construction Firm', () => {
    const s = own('construction-firm', { wood: 1, clay: 1 }, guild(['bakehouse'], ['tannery']));
    s.play('enter construction-firm; build bakehouse; build tannery');
    expect(s.seat('red').buildings).toEqual(expect.arrayContaining(['bakehouse', 'tannery']));
    expect(s.goods('red')).toEqual({});
  });

  test('L-522 only where the card lists clay or brick, and only for its owner', () => {
    own('building-firm-1', { wood: 1, clay: 1 }, guild(['marketplace'])).refuses('enter building-firm-1', 'L-504');
    const seats = { green: { buildings: ['masons-guild'] } };
    own('building-firm-1', { clay: 1 }, { ...piles(['bakehouse']), seats }).refuses('enter building-firm-1', 'L-504');
    expect(
      own('building-firm-1', { brick: 3, steel: 1 }, guild(['bank']))
        .play('enter building-firm-1')
        .goods('red'),
    ).toEqual({});
  });

  test('L-523 with the Sawmill both discounts count: the Fishery is free', () => {
    const s = own('sawmill', {}, guild(['fishery'])).play('enter sawmill');
    expect(s.seat('red').buildings).toContain('fishery');
    const court = own('sawmill', { wood: 2, clay: 1 }, guild(['local-court'])).play('enter sawmill');
    expect(court.seat('red').buildings).toContain('local-court');
    expect(court.goods('red')).toEqual({});
  });
});
