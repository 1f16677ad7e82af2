import { SPECTATOR } from '@quayside/kernel';
import { canBuild, canBuildShip, cardOf, leHavre, picksLeft, picksOwed } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

/* What bots, records and the page ask of the rules besides the options. */

const OFFERS = { wood: 1, clay: 1 };

describe('what a seat could build', () => {
  const { state } = given({
    offers: OFFERS,
    town: ['wharf-1'],
    piles: [['joinery', 'marketplace'], ['bakehouse']],
    ships: { wooden: ['wooden-2'], iron: ['iron-2'] },
    seats: { red: { goods: { wood: 8 } }, green: { goods: { clay: 2 } } },
  }).table;
  it('buildings that lie on top and can be paid (L-502, L-504)', () => {
    const can = (seat: number): boolean[] =>
      ['joinery', 'marketplace', 'bakehouse'].map((name) => canBuild(state, seat, cardOf(name)));
    expect([can(0), can(1)]).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
  });

  it('ships that lie there and can be paid (L-551, L-552)', () => {
    const wharf = cardOf('wharf-1');
    const can = (seat: number): boolean[] => [0, 1, 2].map((type) => canBuildShip(state, seat, wharf, type));
    expect([can(0), can(1)]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
  });
});

describe('how many goods are picked', () => {
  it('at the Marketplace: two must be, more may be (L-804)', () => {
    const red = { buildings: ['marketplace', 'joinery', 'bakehouse'] };
    const game = given({ offers: OFFERS, seats: { red } }).play('enter marketplace');
    const count = (): number[] => [picksLeft(game.table.state), picksOwed(game.table.state)];
    expect(count()).toEqual([4, 2]);
    game.play('pick coal');
    expect(count()).toEqual([3, 1]);
    game.play('pick hide; pick wood');
    expect(count()).toEqual([1, 0]);
  });
});

describe('none of what is asked', () => {
  const none = (game: Scenario): string | null => {
    const option = leHavre.none(game.table.state);
    return option < 0 ? null : leHavre.token(option);
  };
  const at = (building: string, goods: Record<string, number>, tokens = ''): Scenario =>
    given({ offers: OFFERS, seats: { red: { goods, buildings: [building, 'town-square'] } } }).play(
      [`enter ${building}`, tokens].filter(Boolean).join(';'),
    );
  it.each<[string, () => Scenario, string | null]>([
    ['fuel', () => at('brickworks', { clay: 4, coke: 1, wood: 2 }, 'convert 4'), 'burn 0 coke'],
    ['nothing where some must be', () => at('brickworks', { clay: 16, coal: 3, charcoal: 1 }, 'convert 16'), null],
    ['nothing before the main action', () => given({ offers: OFFERS }), null],
    ['a conversion is left out by word only', () => at('furriery', { hide: 2, leather: 1 }), null],
  ])('%s', (_, game, token) => {
    expect(none(game())).toBe(token);
  });
});

describe('what others read of a look at the special pile (L-841)', () => {
  const specials = { pile: 6, unseen: ['farm', 'zoo', 'tavern', 'kiln', 'diner', 'bakery'] };
  const market = (peek: string): Scenario =>
    given({ offers: OFFERS, peek, specials, seats: { red: { buildings: ['marketplace'] } } }).play(
      'enter marketplace; pick coal; pick hide',
    );
  it.each([
    ['peek farm', 'peek ?'],
    ['keep', 'order ?'],
    ['switch', 'order ?'],
    ['pick coal', 'pick coal'],
    ['end', 'end'],
  ])('%s: %s', (token, read) => {
    const { state } = market('hidden').table;
    const seen = (seat: number): string => leHavre.tokenSeenBy(state, leHavre.parse(token), seat);
    expect([seen(0), seen(1), seen(SPECTATOR)]).toEqual([token, read, read]);
    expect(leHavre.tokenSeenBy(market('open').table.state, leHavre.parse(token), 1)).toBe(token);
  });
});

describe('the line of a record', () => {
  it('is the count before the count and after it', () => {
    const seats = { red: { loans: 1, francs: 9 } };
    const game = given({ final: true, round: 14, phase: 'count', seats });
    expect([game.asked, game.line]).toEqual(['red count', 'count']);
    expect(game.play('count').line).toBe('count');
  });
});

describe('a meal', () => {
  it('leaves nothing behind for the next visit', () => {
    const game = given({
      phase: 'feed',
      decides: 'green',
      tiles: ['wood+cattle'],
      seats: { red: {}, green: { goods: { meat: 2, bread: 9, fish: 9 }, buildings: ['marketplace'] } },
    });
    const remembered = (): number[] => [game.table.state.need, game.table.state.course];
    expect(remembered()).toEqual([0, 0]);
    game.play('food 1 meat; food 5 bread');
    expect(remembered()).toEqual([0, 0]);
  });
});
