import { leHavre, leHavreWords } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given, type Scenario } from '../scenario.ts';

/** What the log adds to a step by itself, as its messages say it. */
function log(s: Scenario, tokens: string): string[] {
  const before = leHavre.blank();
  before.copyFrom(s.table.state);
  s.play(tokens);
  return leHavreWords.consequences(before, s.table.state).map(({ message: { key, args = {} } }) => {
    const words = Object.entries(args).map(([name, value]) =>
      typeof value === 'object' && 'key' in value
        ? `${name}=${value.key}${value.args?.['n'] === undefined ? '' : ` ${value.args['n'] as number}`}`
        : `${name}=${JSON.stringify(value)}`,
    );
    return [key, ...words].join(', ');
  });
}

const offers = { wood: 1, clay: 1 };

describe('the log says what others get by a step', () => {
  test('a franc at the Souvenir Shop (L-983)', () => {
    const s = given({ offers, seats: { red: { francs: 3 }, green: { buildings: ['souvenir-shop', 'toy-fair'] } } });
    expect(log(s, 'enter toy-fair')).toEqual([
      'log.owner-gets, seat=seat.green, francs=goods.franc 1, card=card.souvenir-shop',
    ]);
  });

  test('francs of the Stockmarket for the franc offer and for the Bank (L-982)', () => {
    const seats = { red: { francs: 60 }, green: { buildings: ['stockmarket'] } };
    const takes = given({ offers: { franc: 2, wood: 1 }, seats });
    expect(log(takes, 'take franc')[0]).toBe(
      'log.owner-gets, seat=seat.green, francs=goods.franc 1, card=card.stockmarket',
    );
    const buys = given({ offers, seats, piles: [['bank']] });
    expect(log(buys, 'buy bank')).toEqual([
      'log.owner-gets, seat=seat.green, francs=goods.franc 3, card=card.stockmarket',
    ]);
  });

  test("what the Pirates' Lair takes (L-957)", () => {
    const s = given({
      offers,
      seats: {
        red: {
          buildings: ['shipping-line'],
          ships: ['wooden-2', 'wooden-4'],
          goods: { coal: 2, wood: 1, clay: 1 },
        },
        green: { buildings: ['pirates-lair'] },
      },
    }).play('enter shipping-line');
    let said: string[] = [];
    while (s.table.state.seat === 0 && s.asked.startsWith('red') && !s.asked.endsWith('after'))
      said = log(s, s.offered.at(-1) as string);
    expect(said).toContain('log.owner-gets, seat=seat.green, francs=goods.franc 2, card=card.pirates-lair');
  });

  test('who must take the Rattletrap Car (L-993)', () => {
    const s = given({ town: ['rattletrap-car'], offers: { iron: 1, wood: 1 }, seats: { red: { francs: 9 } } });
    expect(log(s, 'take iron')).toContain('log.must-take, seat=seat.red, card=card.rattletrap-car');
  });

  test('that the Picket Line leaves the game (L-960)', () => {
    const s = given({
      town: ['picket-line', 'farm'],
      picket: ['red'],
      offers: { wood: 1, clay: 2 },
      seats: { red: { francs: 9, buildings: ['toy-fair'] } },
    }).play('take wood');
    expect(log(s, 'end')).toContain('log.picket-ends, card=card.picket-line');
  });

  test('how many cards the Construction Site deals (L-953)', () => {
    const unseen = ['junkyard', 'zoo', 'logging-camp', 'ranch', 'construction-site'];
    const read = leHavre.fromPosition({
      players: 2,
      sets: 'base+essen-2008+le-grand-hameau',
      round: 6,
      turn: 7,
      phase: 'special',
      specials: { pile: 1, unseen },
      seats: {},
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const before = leHavre.blank();
    before.copyFrom(read.value);
    leHavre.apply(read.value, leHavre.parse('reveal construction-site'));
    const told = leHavreWords.consequences(before, read.value).map(({ message }) => message);
    expect(told).toContainEqual({ key: 'log.hands', args: { n: 2, card: { key: 'card.construction-site' } } });
  });
});

describe('what is done is told once', () => {
  const told = (s: Scenario, token: string) => {
    const before = leHavre.blank();
    before.copyFrom(s.table.state);
    const option = leHavre.parse(token);
    s.play(token);
    return leHavreWords.deeds({ seat: 0, option, before, after: s.table.state });
  };

  test('pieces of a pawn and of an exchange are one', () => {
    const s = given({ offers, seats: { red: { buildings: ['pawnbrokers'], goods: { steel: 1, wood: 1, fish: 1 } } } });
    s.play('enter pawnbrokers');
    const [first] = told(s, 'pawn steel');
    const [second] = told(s, 'pawn fish');
    expect(leHavreWords.joined(first!, second!)).toEqual({
      key: 'told.pawn',
      args: {
        goods: [
          { key: 'goods.steel', args: { n: 1 } },
          { key: 'goods.fish', args: { n: 1 } },
        ],
        francs: { key: 'goods.franc', args: { n: 4 } },
      },
    });
  });

  test('nothing given is not told', () => {
    const s = given({ offers, seats: { red: { buildings: ['trading-firm'], goods: { coke: 1, wood: 1 } } } });
    s.play('enter trading-firm');
    expect(told(s, 'give 0 coke')).toEqual([]);
  });
});
