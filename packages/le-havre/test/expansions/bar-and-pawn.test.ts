import { leHavre, leHavreWords } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given, type Scenario } from '../scenario.ts';
import { atHome, visiting } from '../specials/visit.ts';

describe('043 Dive Bar (L-959)', () => {
  const crowd = (green: Record<string, unknown> = { francs: 5 }): Scenario =>
    given({
      town: ['dive-bar', 'toy-fair'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { francs: 9 }, green: { disc: 'toy-fair', ...(green as object) } },
    });

  test('who is sent home from a building that is bought goes there and pays 2 francs', () => {
    const s = crowd().play('buy toy-fair');
    expect(s.seat('green')).toMatchObject({ disc: 'dive-bar', francs: 3, loans: 0 });
  });

  test('its owner pays 1, and who cannot pay takes a loan', () => {
    const of = (seats: object, town: string[]): Scenario =>
      given({ town, offers: { wood: 1, clay: 1 }, seats: { red: { francs: 9 }, ...seats } }).play('buy toy-fair');
    const own = of({ green: { disc: 'toy-fair', francs: 5, buildings: ['dive-bar'] } }, ['toy-fair']);
    expect(own.seat('green')).toMatchObject({ disc: 'dive-bar', francs: 4, loans: 0 });
    const poor = of({ green: { disc: 'toy-fair', francs: 1 } }, ['toy-fair', 'dive-bar']);
    expect(poor.seat('green')).toMatchObject({ disc: 'dive-bar', francs: 3, loans: 1 });
  });

  test('before it is in play everybody goes home, and so does the disc of who buys or sells', () => {
    const s = given({
      town: ['toy-fair'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { francs: 9 }, green: { disc: 'toy-fair' } },
    });
    expect(s.play('buy toy-fair').seat('green')).toMatchObject({ disc: 'home', loans: 0 });
    const own = given({
      town: ['toy-fair', 'dive-bar'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { francs: 9, disc: 'toy-fair' } },
    });
    own.play('buy toy-fair');
    expect(own.seat('red')).toMatchObject({ disc: 'home', francs: 5 });
    const seller = given({
      town: ['dive-bar'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { buildings: ['toy-fair'], disc: 'toy-fair' } },
    }).play('sell toy-fair');
    expect(seller.seat('red')).toMatchObject({ disc: 'home', francs: 2 });
  });

  test('several discs may be there; the Harbour Watch and the Tobacco Factory send there too', () => {
    const s = given({
      players: 3,
      round: 10,
      town: ['dive-bar', 'harbour-watch', 'farm'],
      offers: { wood: 1, clay: 1 },
      seats: {
        red: { francs: 9, buildings: ['tobacco-factory', 'logging-camp'] },
        green: { disc: 'logging-camp', francs: 4 },
        blue: { disc: 'farm', francs: 4 },
      },
    }).play('evict green');
    expect(s.seat('green')).toMatchObject({ disc: 'dive-bar', francs: 2 });
    s.play('enter harbour-watch');
    expect([s.seat('red').disc, s.seat('blue')]).toMatchObject(['farm', { disc: 'dive-bar', francs: 3 }]);
    expect(given(s.position as never).position).toEqual(s.position);
  });

  test('nobody enters it, and nobody is sent out of it', () => {
    const s = given({
      players: 3,
      round: 10,
      offers: { wood: 1, clay: 1 },
      town: ['dive-bar'],
      seats: {
        red: { francs: 9, buildings: ['tobacco-factory', 'harbour-watch'] },
        green: { disc: 'dive-bar', francs: 1 },
        blue: { disc: 'dive-bar' },
      },
    });
    s.refuses('enter dive-bar', 'L-404', 'locked').refuses('enter harbour-watch', 'L-940', 'no-target');
    s.play('buy dive-bar').refuses('evict green', 'L-961', 'not-sent-away');
    expect([s.seat('green'), s.seat('blue').disc]).toMatchObject([
      { disc: 'dive-bar', francs: 1, loans: 0 },
      'dive-bar',
    ]);
  });

  test('the log says who ends up there and what it costs', () => {
    const s = crowd({ francs: 1 });
    const before = s.table.game.blank();
    before.copyFrom(s.table.state);
    s.play('buy toy-fair');
    expect(leHavreWords.consequences(before, s.table.state).map(({ message }) => message)).toContainEqual({
      key: 'log.dive-bar-loan',
      args: {
        seat: { key: 'seat.green' },
        card: { key: 'card.dive-bar' },
        francs: { key: 'goods.franc', args: { n: 2 } },
      },
    });
  });
});

describe("040 Pawnbroker's (L-956)", () => {
  test('different goods, one of each, for 2 francs each', () => {
    const s = atHome('pawnbrokers', { goods: { fish: 2, wood: 1, steel: 1 } }).play('enter pawnbrokers');
    expect(s.offered).toEqual(['pawn steel', 'pawn fish', 'pawn wood']);
    s.refuses('pawn coke', 'L-422', 'not-held').refuses('enough', 'L-202', 'not-asked').play('pawn fish');
    s.refuses('pawn fish', 'L-956', 'pawned-already').refuses('pawn steel', 'notation', 'out-of-order').play('enough');
    expect([s.goods('red'), (s.seat('red') as unknown as { pawned: string[] }).pawned]).toEqual([
      { franc: 2, fish: 1, wood: 1, steel: 1 },
      ['fish'],
    ]);
  });

  test('a kind in pawn is not pawned again before it is redeemed', () => {
    visiting('pawnbrokers', { francs: 1, goods: { wood: 1 }, pawned: ['wood'] }).refuses(
      'enter pawnbrokers',
      'L-956',
      'missing-goods',
    );
  });

  test('any of them is redeemed for 2 francs on the own turn', () => {
    const s = visiting('pawnbrokers', { francs: 5, pawned: ['steel', 'fish'] });
    expect(s.offeredBy('redeem')).toEqual(['redeem fish', 'redeem steel']);
    s.refuses('redeem coke', 'L-956', 'not-in-pawn').play('redeem steel');
    expect([s.goods('red'), s.position['phase']]).toEqual([{ franc: 3, steel: 1 }, 'main']);
    visiting('pawnbrokers', { francs: 1, pawned: ['steel'] }).refuses('redeem steel', 'L-956', 'too-few-francs');
    s.refuses('green: redeem fish', 'L-202', 'not-your-decision');
  });

  test('and between two builds; what comes back has a source', () => {
    const s = given({
      town: ['construction-firm', 'pawnbrokers'],
      piles: [['marketplace'], ['joinery'], []],
      seats: { red: { francs: 9, goods: { wood: 5, bread: 1 }, pawned: ['clay'] } },
    }).play('enter construction-firm; pay 1 bread; build marketplace');
    const books = leHavre.audit?.(s.table.state);
    s.play('redeem clay');
    expect(s.goods('red')).toMatchObject({ clay: 1 });
    expect(books?.check()).toEqual([]);
  });

  test('and when food or interest is due', () => {
    const s = given({
      town: ['pawnbrokers'],
      round: 1,
      turn: 7,
      phase: 'feed',
      seats: { red: { francs: 2, pawned: ['meat', 'steel'] }, green: { francs: 99 } },
    });
    expect(s.offeredBy('redeem')).toEqual(['redeem steel', 'redeem meat']);
    s.play('redeem meat');
    expect(s.seat('red').loans).toBe(0);
    const interest = given({
      town: ['pawnbrokers'],
      phase: 'interest',
      seats: { red: { francs: 3, loans: 1, pawned: ['wood'] } },
    });
    expect(interest.offered).toEqual(['interest', 'redeem wood']);
  });

  test('what is in pawn counts for nothing', () => {
    const s = visiting('pawnbrokers', { francs: 1, pawned: ['grain', 'cattle', 'meat', 'coke'] });
    const { state } = s.table;
    expect([state.goodsOf(0), state.energyOf(0)]).toEqual([0, 0]);
  });

  test('a position with goods in pawn needs the card, and names each once', () => {
    expect(() => visiting('farm', { pawned: ['wood'] })).toThrow('pawned');
    expect(() => visiting('pawnbrokers', { pawned: ['franc'] })).toThrow('pawned');
    expect(() => visiting('pawnbrokers', { pawned: ['wood', 'wood'] })).toThrow('pawned');
    expect(() => visiting('pawnbrokers', { pawned: ['gold'] })).toThrow('pawned');
  });
});
