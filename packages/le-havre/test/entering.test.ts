import type { JsonObject } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

const OFFERS = { fish: 2, clay: 1 };

/** Red at the main action with these goods, francs among them; the building is the town's unless somebody owns it. */
function visitor(building: string, goods: Record<string, number>, more: JsonObject = {}): Scenario {
  const { franc = 0, ...rest } = goods;
  return given({ offers: OFFERS, town: [building], seats: { red: { francs: franc, goods: rest } }, ...more });
}
const payments = (game: Scenario): string[] =>
  game
    .offeredBy('pay')
    .map((token) => token.slice(4))
    .sort();

describe('where one may go', () => {
  it("to any standing building, the town's, the own or another seat's; the disc moves there (L-401)", () => {
    const seats = { red: { francs: 2, goods: { wood: 3 }, buildings: ['fishery'] }, green: { buildings: ['tavern'] } };
    const board = { offers: OFFERS, town: ['charcoal-kiln'], seats };
    expect(given(board).offeredBy('enter')).toEqual(['enter fishery', 'enter charcoal-kiln']);
    expect(given(board).play('enter fishery').seat('red').disc).toBe('fishery');
    expect(given(board).play('enter charcoal-kiln; convert 1').seat('red').disc).toBe('charcoal-kiln');
    const grain = { ...seats, red: { ...seats.red, goods: { wood: 1, grain: 1 } } };
    expect(
      given({ ...board, seats: grain })
        .play('enter tavern')
        .seat('red').disc,
    ).toBe('tavern');
  });

  it('and stays when an offer is taken, until another building is entered (L-401)', () => {
    const seats = { red: { francs: 9, disc: 'fishery' }, green: { francs: 9, buildings: ['bank'], disc: 'colliery' } };
    const game = given({ offers: OFFERS, town: ['fishery', 'clay-mound', 'colliery'], seats }).play('take clay; end');
    expect([game.seat('red').disc, game.seat('green').disc]).toEqual(['fishery', 'colliery']);
    game.play('supply; enter clay-mound');
    expect(game.seat('green').disc).toBe('clay-mound');
  });

  it("not where another seat's disc stands (L-402)", () => {
    const seats = { red: { francs: 5 }, green: { disc: 'fishery', buildings: ['fishery'] } };
    given({ offers: OFFERS, seats }).refuses('enter fishery', 'L-402', 'occupied');
  });

  it('not where the own disc stands (L-403)', () => {
    const seats = { red: { buildings: ['fishery'], disc: 'fishery' } };
    given({ offers: OFFERS, seats }).refuses('enter fishery', 'L-403', 'own-disc');
  });

  it('not into a locked building, not even the own (L-404)', () => {
    const locked = [
      'storehouse',
      'dock',
      'town-hall',
      'bank',
      'business-park',
      'guildhouse',
      'feedlot',
      'masons-guild',
    ];
    const game = given({ offers: OFFERS, town: ['wind-farm'], seats: { red: { francs: 9, buildings: locked } } });
    for (const building of [...locked, 'wind-farm']) game.refuses(`enter ${building}`, 'L-404', 'locked');
  });

  it('not into what does not stand: proposals, face-down, waiting or removed cards, ships (L-405)', () => {
    const board = { piles: [['fishery'], ['tannery'], ['clay-mound']], specials: { pile: 1, unseen: ['tavern'] } };
    const game = visitor('joinery', { franc: 9 }, { ...board, waiting: true });
    for (const building of ['fishery', 'clay-mound', 'tavern', 'football-stadium', 'sawmill', 'luxury-yacht']) {
      game.refuses(`enter ${building}`, 'L-405', 'not-standing');
    }
  });
});

describe('the fee', () => {
  it("goes to the owner before the action; the town's goes to the supply; the own building is free (L-410)", () => {
    const owned = { seats: { red: { francs: 3 }, green: { buildings: ['grocery-market'] } }, town: [] };
    const game = visitor('grocery-market', {}, owned).play('enter grocery-market');
    expect([game.seat('red').francs, game.seat('green').francs]).toEqual([2, 1]);
    const towns = visitor('grocery-market', { franc: 3 }).play('enter grocery-market');
    expect([towns.seat('red').francs, towns.seat('green').francs]).toEqual([2, 0]);
    const own = { seats: { red: { francs: 3, buildings: ['grocery-market'] } }, town: [] };
    expect(visitor('grocery-market', {}, own).play('enter grocery-market').seat('red').francs).toBe(3);
  });

  it('must be there: no fee, no visit, and no loan for it (L-411)', () => {
    const game = visitor('colliery', { fish: 1 });
    game.refuses('enter colliery', 'L-411', 'cannot-pay-fee').refuses('borrow', 'L-726');
    expect(visitor('colliery', { fish: 1, franc: 1 }).offeredBy('enter')).toEqual(['enter colliery']);
  });

  it('in food: every way to pay 1 (L-412)', () => {
    const game = visitor('clay-mound', { meat: 2, bread: 2, 'smoked-fish': 2, fish: 2, franc: 2 });
    expect(payments(game.play('enter clay-mound'))).toEqual([
      '1 bread',
      '1 fish',
      '1 franc',
      '1 meat',
      '1 smoked-fish',
    ]);
  });

  it('in food: every way to pay 2, francs mixed in (L-412)', () => {
    const game = visitor('colliery', { meat: 2, bread: 2, 'smoked-fish': 2, fish: 2, franc: 2 });
    expect(payments(game.play('enter colliery'))).toEqual([
      '1 bread',
      '1 fish 1 franc',
      '1 meat',
      '1 smoked-fish',
      '2 fish',
      '2 franc',
    ]);
  });

  it('in francs: food never helps (L-413)', () => {
    const feast = { meat: 3, bread: 3, fish: 3, cattle: 1 };
    visitor('abattoir', { ...feast, franc: 1 }).refuses('enter abattoir', 'L-411');
    expect(
      visitor('abattoir', { ...feast, franc: 2 })
        .play('enter abattoir')
        .goods('red'),
    ).toEqual({
      ...feast,
      cattle: undefined,
      meat: 4,
    });
  });

  it('with a slash: one side or the other, never both (L-414)', () => {
    const game = visitor('marketplace', { bread: 1, 'smoked-fish': 1, fish: 2, franc: 4 }).play('enter marketplace');
    expect(payments(game)).toEqual(['1 bread', '1 franc', '1 smoked-fish', '2 fish']);
    game.refuses('pay 1 fish 1 franc', 'L-414').refuses('pay 2 franc', 'L-416');
  });

  it('with a slash: 3 food or 1 franc (L-414), and no payment holds the franc that is enough alone (L-417)', () => {
    const game = visitor('ironworks', { meat: 1, bread: 2, fish: 3, franc: 4 }).play('enter ironworks');
    expect(payments(game)).toEqual(['1 bread 1 fish', '1 franc', '1 meat', '2 bread', '3 fish']);
    game.refuses('pay 1 bread 1 franc', 'L-414').refuses('pay 3 franc', 'L-416');
  });

  it('gives no change for food (L-415)', () => {
    const game = visitor('clay-mound', { meat: 1, franc: 1 }).play('enter clay-mound; pay 1 meat');
    expect(game.goods('red')).toEqual({ franc: 1, clay: 3 });
  });

  it('holds no superfluous token (L-416)', () => {
    const game = visitor('colliery', { meat: 2, bread: 2, fish: 2, franc: 2 }).play('enter colliery');
    for (const tokens of ['2 meat', '1 meat 1 fish', '1 bread 1 fish', '2 bread', '2 fish 1 franc', '3 franc']) {
      game.refuses(`pay ${tokens}`, tokens === '3 franc' ? 'L-411' : 'L-416');
    }
  });

  it('gives the owner the very tokens that were paid, whatever they are worth (L-418)', () => {
    const seats = { red: { goods: { meat: 1, fish: 2 } }, green: { buildings: ['colliery'], goods: { meat: 1 } } };
    const game = given({ offers: OFFERS, seats }).play('enter colliery; pay 1 meat');
    expect(game.goods('green')).toEqual({ meat: 2 });
    expect(game.goods('red')).toEqual({ fish: 2, coal: 3 });
  });

  it('must leave what the action needs (L-419)', () => {
    const game = visitor('smokehouse', { fish: 2, bread: 1, wood: 1, franc: 1 }).play('enter smokehouse');
    expect(payments(game)).toEqual(['1 bread', '1 franc']);
    game.refuses('pay 2 fish', 'L-419', 'after-fee');
  });
});

describe('the action', () => {
  it('must be possible once the fee is paid (L-420)', () => {
    visitor('fish-market', { fish: 1 }).refuses('enter fish-market', 'L-420', 'after-fee');
    expect(visitor('fish-market', { fish: 2 }).play('enter fish-market').goods('red')).toEqual({ franc: 2 });
  });

  it('must change something (L-421)', () => {
    const rules = {
      'labour-exchange': 'L-901',
      'black-market': 'L-816',
      zoo: 'L-935',
      'town-square': 'L-944',
      'arts-centre': 'L-814',
      'local-court': 'L-818',
    };
    const full = { franc: 1, fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 };
    const game = visitor('', { franc: 3, fish: 2 }, { town: Object.keys(rules), offers: full });
    expect(game.offeredBy('enter')).toEqual([]);
    for (const [building, rule] of Object.entries(rules)) game.refuses(`enter ${building}`, rule);
  });

  it('needs what it consumes or demands (L-422)', () => {
    visitor('joinery', { franc: 3 }).refuses('enter joinery', 'L-422', 'missing-goods');
    visitor('brick-manufacturer', { franc: 11, brick: 3 }).refuses('enter brick-manufacturer', 'L-420', 'after-fee');
    visitor('brick-manufacturer', { franc: 40, brick: 2 }).refuses('enter brick-manufacturer', 'L-422');
    visitor('church', { bread: 4, fish: 9 }).refuses('enter church', 'L-833', 'not-holding');
  });

  it('is carried out: at least once, and of several parts at least one (L-423)', () => {
    const joinery = visitor('joinery', { franc: 1, wood: 2 }).play('enter joinery');
    expect(joinery.offered).toEqual(['convert 1', 'convert 2']);
    joinery.refuses('convert 0', 'L-423');
    const both = visitor('furriery', { franc: 1, hide: 1, leather: 1 }).play('enter furriery');
    expect(both.offered).toEqual(['convert 0', 'convert 1']);
    expect(both.play('convert 0').goods('red')).toEqual({ franc: 5, hide: 1 });
    const first = visitor('furriery', { franc: 1, hide: 1, leather: 1 }).play('enter furriery; convert 1; convert 0');
    expect(first.goods('red')).toEqual({ bread: 1, leather: 1 });
  });

  it('never gives a good for the same good (L-424)', () => {
    const office = visitor('business-office', { franc: 1, brick: 2, charcoal: 1 }).play('enter business-office');
    office.play('want brick');
    expect(office.goods('red')).toEqual({ brick: 3 });
    const alone = visitor('business-office', { franc: 1, brick: 2 }).play('enter business-office');
    expect(alone.offeredBy('want')).toEqual(['want charcoal', 'want leather']);
    alone.refuses('want brick', 'L-424');
  });

  it("counts the visitor's own symbols, the visited card's too if it is the visitor's (L-425)", () => {
    const seats = { red: { buildings: ['smokehouse'] }, green: { buildings: ['fishery', 'hunting-lodge'] } };
    expect(given({ offers: OFFERS, seats }).play('enter fishery').goods('red')).toEqual({ fish: 4 });
    const own = { red: { buildings: ['fishery', 'smokehouse'] } };
    expect(given({ offers: OFFERS, seats: own }).play('enter fishery').goods('red')).toEqual({ fish: 5 });
  });

  it('gives from the supply, not from the offers (L-426)', () => {
    const tiles = [null, 'iron+franc'];
    for (const [building, good] of [
      ['fishery', 'fish'],
      ['clay-mound', 'clay'],
    ] as const) {
      const game = visitor(building, { bread: 1 }, { tiles }).play(`enter ${building}`);
      expect(game.seat('red').goods[good]).toBe(3);
      expect(game.offers).toEqual({ ...OFFERS, iron: 1, franc: 1 });
    }
  });
});
