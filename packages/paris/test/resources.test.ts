import { describe, expect, it } from 'vitest';
import { begin, given, whole } from './scenario.ts';

const END = { endStack: [1, 2, 3] };
const PRICES = [
  ['wood', 3, 1],
  ['marble', 4, 2],
  ['gold', 5, 3],
] as const;

describe('resources', () => {
  it('the supply is empty at the start: nothing can be bought with any money (P-402, P-109)', () => {
    const game = begin({ players: '4' });
    expect(game.supply).toEqual({});
    for (const [token] of PRICES) game.refuses(`buy ${token}`, 'P-402', 'no-supply');
    const rich = given({ ...END, seats: { blue: { francs: 99, hand: 1 }, green: { hand: 1 } } });
    for (const [token] of PRICES) rich.refuses(`buy ${token}`, 'P-402', 'no-supply');
    expect(rich.offeredBy('buy')).toEqual([]);
  });

  it.each(PRICES)('%s: bought from the supply for %i, sold for %i (P-401, P-403, P-406)', (token, buy, sell) => {
    const seats = { blue: { francs: buy, hand: 1, tokens: { [token]: 1 } }, green: { hand: 1 } };
    const game = given({ ...END, supply: { [token]: 1 }, seats }).play(`buy ${token}`);
    expect([game.goods('blue'), game.supply]).toEqual([{ [token]: 2 }, {}]);
    game.refuses(`buy ${token}`, 'P-402', 'no-supply').play(`sell ${token}; sell ${token}`);
    expect([game.goods('blue'), game.supply]).toEqual([{ franc: 2 * sell }, { [token]: 2 }]);
    game.refuses(`sell ${token}`, 'P-403', 'nothing-to-sell');
  });

  it.each(PRICES)('%s needs its price of %i francs (P-406)', (token, buy) => {
    const seats = { blue: { francs: buy - 1, hand: 1 }, green: { hand: 1 } };
    given({ ...END, supply: { [token]: 6 }, seats }).refuses(`buy ${token}`, 'P-406', 'no-francs');
  });

  it.each([
    ['bronze', 1],
    ['silver', 2],
    ['golden', 3],
  ])('%s prestige is sold for %i, never bought, and leaves the game (P-403, P-404)', (token, price) => {
    const seats = { blue: { francs: 30, hand: 1, tokens: { [token]: 2 } }, green: { hand: 1 } };
    const game = given({ ...END, seats })
      .refuses(`buy ${token}`, 'P-404', 'prestige-not-sold')
      .play(`sell ${token}`);
    expect([game.goods('blue'), game.supply]).toEqual([{ franc: 30 + price, [token]: 1 }, {}]);
    game.refuses(`buy ${token}`, 'P-404', 'prestige-not-sold');
    expect(JSON.stringify(game.position['beside'])).toBe('{}');
  });

  it('what one seat spends another can buy (P-401)', () => {
    const seats = {
      blue: { francs: 8, hand: 1, keys: ['chaillot-bank'], tokens: { wood: 1 } },
      green: { francs: 3, hand: 1 },
    };
    const game = given({ ...END, buildings: whole('chaillot'), seats }).play('move chaillot-bank; to chaillot-8');
    expect([game.asked, game.supply]).toEqual(['green action', { wood: 1 }]);
    game.play('buy wood');
    expect([game.goods('green'), game.supply]).toEqual([{ wood: 1 }, {}]);
  });

  it('and what one seat sells (P-401)', () => {
    const seats = { blue: { hand: 1, tokens: { gold: 1 } }, green: { francs: 5, hand: 1 } };
    const game = given({ ...END, seats }).play('sell gold; place arc; buy gold');
    expect([game.goods('blue'), game.goods('green')]).toEqual([{ franc: 3 }, { gold: 1 }]);
  });

  it('as often as one likes, before and after the action, in any order (P-203, P-403)', () => {
    const seats = { blue: { hand: 1, tokens: { wood: 2, bronze: 1 } }, green: { hand: 1 } };
    const game = given({ ...END, seats }).play('sell wood; sell bronze; place arc; sell wood');
    expect([game.goods('blue'), game.supply]).toEqual([{ franc: 3 }, { wood: 2 }]);
    game.play('buy wood; end').refuses('blue: sell wood', 'P-200', 'not-your-decision');
  });

  it('a resource bought can be spent in the same turn (P-203, P-321)', () => {
    const seats = { blue: { francs: 11, hand: 1, keys: ['chaillot-bank'] }, green: { hand: 1 } };
    const game = given({ ...END, supply: { wood: 1 }, buildings: whole('chaillot'), seats });
    game.play('buy wood; move chaillot-bank; to chaillot-8');
    expect([game.seat('blue').keys, game.goods('blue'), game.supply]).toEqual([['chaillot-8'], {}, { wood: 1 }]);
  });

  it('a tile is sold as the token it stands for, and no token moves (P-405)', () => {
    const blue = { hand: 1, tiles: [3, 8, 10], endTiles: [3] };
    const game = given({ ...END, endStack: [1], seats: { blue, green: { hand: 1 } } });
    game.refuses('sell tile-3 gold', 'P-405').refuses('sell tile-4 gold', 'P-510', 'not-held');
    game.play('sell tile-3 marble; sell tile-8 golden; sell tile-10 gold; sell end-3 gold');
    expect([game.goods('blue'), game.supply]).toEqual([{ franc: 2 + 3 + 3 + 3 }, {}]);
    expect(game.seat('blue')).toMatchObject({ tiles: [], usedTiles: [3, 8, 10], usedEndTiles: [3] });
  });

  it('a tile for two is sold as one or as two, alike or not (P-405)', () => {
    const sold = (tokens: string): number =>
      given({ ...END, seats: { blue: { hand: 1, tiles: [19, 21] }, green: { hand: 1 } } })
        .play(tokens)
        .seat('blue').francs;
    expect(sold('sell tile-21 gold; sell tile-21 gold')).toBe(6);
    expect(sold('sell tile-21 gold; sell tile-21 wood')).toBe(4);
    expect(sold('sell tile-21 marble; enough')).toBe(2);
    expect(sold('sell tile-19 golden; sell tile-19 bronze')).toBe(4);
  });

  it('there is no dealing between seats: a turn knows no word for it (P-407)', () => {
    const game = given({ ...END, seats: { blue: { francs: 9, hand: 1, tokens: { wood: 1 } }, green: { hand: 1 } } });
    expect(new Set(game.offered.map((token) => token.split(' ')[0]))).toEqual(new Set(['place', 'look', 'sell']));
    for (const token of ['give wood', 'sell wood green', 'buy wood green']) game.refuses(token, 'notation');
  });
});
