import { CARDS, cardOf, plusOf, wealth } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { greens, own, town } from './visit.ts';

const plus = (s: Scenario, slug: string): number => plusOf(s.table.state, 0, cardOf(slug));

describe('Arts Centre', () => {
  const four = { table: { players: 4 } };
  const red = ['bakehouse', 'tannery'];

  test('L-814 4 francs for each disc of another seat in an own building', () => {
    const seats = { green: { disc: 'bakehouse' }, blue: { disc: 'tannery' }, yellow: { disc: 'arts-centre' } };
    const away = { ...seats, yellow: { disc: 'home' } };
    expect(
      own('arts-centre', {}, { ...four, own: red, seats: away })
        .play('enter arts-centre')
        .goods('red'),
    ).toEqual({
      franc: 8,
    });
    own('arts-centre', {}, { ...four, own: red, seats }).refuses('enter arts-centre', 'L-402', 'occupied');
  });

  test('L-814 the own disc does not count, nor discs in the buildings of others', () => {
    const seats = { green: { disc: 'fishery', buildings: ['fishery'] }, blue: { disc: 'tannery' } };
    const s = own('arts-centre', {}, { ...four, own: red, seats, disc: 'bakehouse' }).play('enter arts-centre');
    expect(s.goods('red')).toEqual({ franc: 4 });
  });

  test('L-814 L-421 not without a visitor', () => {
    const seats = { green: { disc: 'fishery', buildings: ['fishery'] } };
    own('arts-centre', {}, { ...four, own: red, seats, disc: 'bakehouse' }).refuses(
      'enter arts-centre',
      'L-814',
      'no-visitor',
    );
  });

  test('L-814 L-410 L-411 the fee is 1 food', () => {
    const rest = { own: red, seats: { green: { disc: 'bakehouse' } } };
    const s = town('arts-centre', { franc: 1 }, rest).play('enter arts-centre');
    expect(s.goods('red')).toEqual({ franc: 4 });
    town('arts-centre', { grain: 1 }, rest).refuses('enter arts-centre', 'L-411', 'cannot-pay-fee');
  });

  test('L-814 L-754 in the final stage two discs in one building count twice', () => {
    const table = { players: 4, final: true, round: 20 };
    const seats = { green: { disc: 'bakehouse' }, blue: { disc: 'bakehouse' } };
    const s = own('arts-centre', {}, { table, own: red, seats }).play('enter arts-centre');
    expect(s.goods('red')).toEqual({ franc: 8 });
  });
});

const court = (loans: number): Scenario => greens('local-court', {}, { loans }).play('enter local-court');

describe('Local Court', () => {
  test('L-818 one loan: it is returned, without a fee', () => {
    const s = court(1);
    expect([s.seat('red').loans, s.goods('red'), s.goods('green')]).toEqual([0, {}, {}]);
  });

  test('L-818 two loans: one is returned, and 2 francs', () => {
    const s = court(2);
    expect([s.seat('red').loans, s.goods('red')]).toEqual([1, { franc: 2 }]);
  });

  test.each([3, 5])('L-818 %i loans: two are returned, or one and 2 francs', (loans) => {
    const s = court(loans);
    expect(s.offered).toEqual(['return 1', 'return 2']);
    s.refuses('return 3', 'L-818').refuses('return 0', 'L-818');
    s.play('return 2');
    expect([s.seat('red').loans, s.goods('red')]).toEqual([loans - 2, {}]);
    const one = court(loans).play('return 1');
    expect([one.seat('red').loans, one.goods('red')]).toEqual([loans - 1, { franc: 2 }]);
  });

  test('L-818 L-421 not without a loan', () => {
    own('local-court', { franc: 9 }).refuses('enter local-court', 'L-818', 'no-loan');
  });
});

describe('Church', () => {
  test('L-833 L-614 five bread and three fish for who holds five bread and two fish, which stay', () => {
    const s = greens('church', { bread: 5, fish: 2 }).play('enter church');
    expect(s.goods('red')).toEqual({ bread: 10, fish: 5 });
    expect(s.goods('green')).toEqual({});
    expect(town('church', { bread: 7, fish: 4 }).play('enter church').goods('red')).toEqual({ bread: 12, fish: 7 });
  });

  test('L-833 smoked fish do not count, nor does one loaf or fish too few', () => {
    own('church', { bread: 5, fish: 1, 'smoked-fish': 4 }).refuses('enter church', 'L-833', 'not-holding');
    own('church', { bread: 4, fish: 9, grain: 5 }).refuses('enter church', 'L-833', 'not-holding');
    own('church', { bread: 9, 'smoked-fish': 9 }).refuses('enter church', 'L-833', 'not-holding');
  });

  test('L-314 L-833 never bought, neither from the town nor from a pile, but sold for 13', () => {
    town('church', { franc: 99 }).refuses('buy church', 'L-314', 'not-for-sale');
    town('fishery', { franc: 99 }, { table: { piles: [['church']] } }).refuses('buy church', 'L-314', 'not-for-sale');
    expect(own('church', {}).play('sell church').goods('red')).toEqual({ franc: 13 });
  });
});

describe('locked buildings', () => {
  test.each([
    ['L-827', 'storehouse'],
    ['L-829', 'dock'],
    ['L-831', 'town-hall'],
    ['L-832', 'bank'],
  ])('%s L-404 %s is not entered, not even by its owner', (_, slug) => {
    own(slug, { franc: 9, fish: 9 }).refuses(`enter ${slug}`, 'L-404', 'locked');
    town(slug, { franc: 9, fish: 9 }).refuses(`enter ${slug}`, 'L-404', 'locked');
  });
});

describe('Storehouse', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [7, 3],
  ])('L-827 L-762 with %i goods tokens it is worth %i more', (goods, francs) => {
    expect(plus(own('storehouse', { fish: goods, franc: 9 }), 'storehouse')).toBe(francs);
  });

  test('L-827 L-605 standard and upgraded goods are added first, francs do not count', () => {
    const s = own('storehouse', { franc: 50, fish: 1, steel: 1, bread: 3, coal: 2, leather: 2 });
    expect(plus(s, 'storehouse')).toBe(4);
    expect(wealth(s.table.state, 0)).toEqual({ francs: 50, buildings: 10, ships: 0, plus: 4, loans: 0, total: 64 });
  });

  test('L-762 without it goods are worth nothing', () => {
    expect(wealth(own('bakehouse', { steel: 5 }).table.state, 0).plus).toBe(0);
  });
});

describe('Dock', () => {
  test('L-829 L-561 4 more for each own ship of whatever kind, the Luxury Yacht too', () => {
    const table = { round: 14, turn: 2, seats: {} };
    const ships = ['wooden-2', 'iron-4', 'steel-16', 'luxury-34'];
    expect(plus(own('dock', {}, { table, ships }), 'dock')).toBe(16);
    expect(plus(own('dock', {}, { table, ships, own: ['luxury-yacht'] }), 'dock')).toBe(20);
    expect(plus(own('dock', {}, { seats: { green: { ships: ['wooden-2'] } } }), 'dock')).toBe(0);
  });
});

/** All standard cards of a type as printed (facts, section 4). */
const OF_TYPE = {
  craftsman: 'building-firm-1 building-firm-2 fishery joinery bakehouse charcoal-kiln smokehouse abattoir tannery',
  economic: 'hardware-store shipping-line grocery-market business-office storehouse bank',
  industrial: 'construction-firm sawmill wharf-1 brickworks colliery wharf-2 ironworks steel-mill cokery dock',
  public: 'arts-centre local-court town-hall church',
  none: 'marketplace clay-mound black-market bridge-over-the-seine',
};
const allOf = (type: keyof typeof OF_TYPE): string[] => OF_TYPE[type].split(' ');
const others = (...left: string[]): string[] =>
  CARDS.slice(0, 33).flatMap(({ slug }) => (left.includes(slug) ? [] : [slug]));

describe('Town Hall', () => {
  test('L-831 L-761 4 more for each own public building, itself included, and 2 for each craftsman one', () => {
    expect(plus(own('town-hall', {}), 'town-hall')).toBe(4);
    expect(plus(own('town-hall', {}, { own: ['church', 'fishery', 'joinery'] }), 'town-hall')).toBe(12);
  });

  test('L-116 L-831 the standard buildings hold 4 public and 9 craftsman', () => {
    const counted = [...allOf('public'), ...allOf('craftsman')];
    const s = own('town-hall', {}, { own: counted.filter((slug) => slug !== 'town-hall') });
    expect(plus(s, 'town-hall')).toBe(4 * 4 + 9 * 2);
    expect(plus(own('town-hall', {}, { own: others('town-hall') }), 'town-hall')).toBe(4 * 4 + 9 * 2);
  });
});

describe('Bank', () => {
  test('L-832 L-761 3 more for each own industrial building, 2 for each economic one, itself included', () => {
    expect(plus(own('bank', {}), 'bank')).toBe(2);
    expect(plus(own('bank', {}, { own: ['cokery', 'dock', 'storehouse', 'church'] }), 'bank')).toBe(10);
  });

  test('L-116 L-832 the standard buildings hold 10 industrial and 6 economic, the Hardware Store among them', () => {
    const counted = [...allOf('industrial'), ...allOf('economic')];
    const s = own('bank', {}, { own: counted.filter((slug) => slug !== 'bank') });
    expect(plus(s, 'bank')).toBe(10 * 3 + 6 * 2);
    expect(plus(own('bank', {}, { own: others('bank') }), 'bank')).toBe(10 * 3 + 6 * 2);
  });

  test('L-760 L-763 wealth: francs, values, ships and plus-values, less 7 for each loan', () => {
    const s = own('bank', { franc: 11, hide: 4 }, { own: ['town-hall'], ships: ['wooden-4'], loans: 2 });
    expect(wealth(s.table.state, 0)).toEqual({
      francs: 11,
      buildings: 16 + 6 + 6,
      ships: 4,
      plus: 2 + 4,
      loans: -14,
      total: 35,
    });
  });

  test('L-332 a plus-value is not paid for at a sale', () => {
    expect(
      own('bank', {}, { own: ['cokery'] })
        .play('sell bank')
        .goods('red'),
    ).toEqual({ franc: 8 });
  });
});
