import type { JsonObject } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { given } from './scenario.ts';

const BOARD = {
  offers: { fish: 3, clay: 1 },
  town: ['joinery', 'bank'],
  piles: [['marketplace', 'bakehouse', 'smokehouse'], ['fishery', 'brickworks'], ['clay-mound']],
} as const;
const rich = (more: JsonObject = {}) => given({ ...BOARD, seats: { red: { francs: 100 } }, ...more });

describe('taking an offer', () => {
  it('moves all of its tokens, never a part (L-301)', () => {
    const game = rich().play('take fish');
    expect(game.goods('red')).toEqual({ franc: 100, fish: 3 });
    expect(game.offers).toEqual({ clay: 1 });
  });

  it('is refused where nothing lies (L-302)', () => {
    rich().refuses('take wood', 'L-302', 'offer-empty').refuses('take franc', 'L-302');
  });

  it('a seat may hold any number (L-303)', () => {
    const goods = { fish: 250, meat: 250, coke: 250 };
    const game = given({ ...BOARD, offers: { fish: 250 }, seats: { red: { francs: 900, goods } } }).play('take fish');
    expect(game.goods('red')).toEqual({ franc: 900, ...goods, fish: 500 });
  });
});

describe('buying', () => {
  it("the town's buildings and the top of each pile are for sale (L-310)", () => {
    expect(rich().offeredBy('buy')).toEqual([
      'buy joinery',
      'buy bank',
      'buy marketplace',
      'buy fishery',
      'buy clay-mound',
    ]);
  });

  it.each([
    ['joinery', 8],
    ['marketplace', 6],
    ['bank', 40],
    ['feedlot', 8],
    ['luxury-yacht', 20],
  ])('%s costs %d francs, to the supply (L-311)', (building, price) => {
    const town = ['joinery', 'bank', 'feedlot', 'luxury-yacht'];
    const game = rich({ town }).play(`buy ${building}`);
    expect(game.seat('red')).toMatchObject({ francs: 100 - price, buildings: [building] });
    expect([game.seat('green').francs, game.town.includes(building)]).toEqual([0, false]);
  });

  it('the top ship of a pile is bought at the price of its kind, without a Wharf (L-312)', () => {
    const ships = { wooden: ['wooden-6:S07', 'wooden-2:S01'], iron: ['iron-4'], steel: ['steel-16'] };
    const game = rich({ round: 13, ships }).play('buy wooden-ship; buy iron-ship; buy steel-ship');
    expect(game.seat('red')).toMatchObject({ francs: 36, ships: ['wooden-6:S07', 'iron-4', 'steel-16'] });
    expect(game.position['ships']).toEqual({ wooden: ['wooden-2:S01'], iron: [], steel: [], luxury: [] });
  });

  it('needs the whole price in francs: food does not count and nobody lends (L-313)', () => {
    const seats = { red: { francs: 7, goods: { fish: 9, meat: 9 } } };
    const game = given({ ...BOARD, ships: { wooden: ['wooden-2'] }, seats });
    game
      .refuses('buy joinery', 'L-313', 'too-few-francs')
      .refuses('buy wooden-ship', 'L-313')
      .refuses('borrow', 'L-726');
    expect(game.offeredBy('buy')).toEqual(['buy marketplace', 'buy clay-mound']);
  });

  it('Church, Football Stadium and luxury liners are not for sale, wherever they are (L-314)', () => {
    const ships = { luxury: ['luxury-38'] };
    rich({ town: ['church'], piles: [['football-stadium']], ships })
      .refuses('buy church', 'L-314', 'not-for-sale')
      .refuses('buy football-stadium', 'L-314')
      .refuses('buy luxury-ship', 'L-314');
    rich({ town: ['football-stadium'], piles: [['church']] })
      .refuses('buy church', 'L-314')
      .refuses('buy football-stadium', 'L-314');
  });

  it('what lies under another card is not for sale (L-315)', () => {
    rich().refuses('buy bakehouse', 'L-315', 'not-on-top').refuses('buy smokehouse', 'L-315');
    const ships = { wooden: ['wooden-4:S04', 'wooden-2:S01'] };
    expect(rich({ ships }).play('buy wooden-ship').seat('red').ships).toEqual(['wooden-4:S04']);
  });

  it('an empty pile sells no ship, nor does a round card not yet turned over (L-316, L-323)', () => {
    rich().refuses('buy wooden-ship', 'L-316', 'no-ship-there').refuses('buy steel-ship', 'L-316');
  });

  it('several cards may be bought, also one after another from the same pile (L-317)', () => {
    const game = rich().play('buy marketplace; buy bakehouse; buy smokehouse; buy fishery');
    expect(game.seat('red').buildings).toEqual(['marketplace', 'fishery', 'bakehouse', 'smokehouse']);
    expect(game.position['piles']).toEqual([[], ['brickworks'], ['clay-mound']]);
  });

  it('is for the own turn only (L-318)', () => {
    const game = given({ ...BOARD, seats: { green: { francs: 50 } }, ships: { wooden: ['wooden-2'] } });
    game.refuses('green: buy joinery', 'L-318', 'buy-out-of-turn').refuses('green: buy wooden-ship', 'L-318');
    expect(game.interjections('green')).toEqual([]);
  });

  it('ends with the final stage (L-319)', () => {
    const game = rich({ final: true, round: 14, ships: { wooden: ['wooden-2'] } });
    game.refuses('buy joinery', 'L-319', 'final-stage').refuses('buy wooden-ship', 'L-319');
    expect(game.offeredBy('buy')).toEqual([]);
  });

  it('sends every disc on the building home; the buyer may enter it again (L-320)', () => {
    const seats = { red: { francs: 20, goods: { wood: 2 }, disc: 'joinery' }, green: { disc: 'fishery' } };
    const game = given({ ...BOARD, town: ['joinery', 'fishery'], piles: [], seats });
    game.refuses('enter joinery', 'L-403').refuses('enter fishery', 'L-402');
    game.play('buy joinery; buy fishery');
    expect([game.seat('red').disc, game.seat('green').disc]).toEqual(['home', 'home']);
    expect(game.play('enter joinery; convert 1').seat('red').disc).toBe('joinery');
  });

  it('a card sold in this turn cannot be bought again in it, whoever sold it (L-321)', () => {
    const seats = { red: { francs: 90, buildings: ['tannery'], ships: ['wooden-4'] }, green: { buildings: ['dock'] } };
    const game = given({ ...BOARD, seats }).play('sell tannery; sell wooden-4; green: sell dock');
    game
      .refuses('buy tannery', 'L-321', 'sold-this-turn')
      .refuses('buy wooden-ship', 'L-321')
      .refuses('buy dock', 'L-321');
    game.play('take fish');
    game.refuses('buy tannery', 'L-321').play('end');
    expect(game.asked).toMatch(/^green/);
    expect(game.table.game.explain(game.table.state, 1, 'buy tannery')?.rule).toBe('L-313');
  });

  it('a card of another seat cannot be bought (L-322)', () => {
    const seats = { red: { francs: 90 }, green: { buildings: ['tannery'] } };
    given({ ...BOARD, seats }).refuses('buy tannery', 'L-322', 'owned');
  });

  it('a card that is not in play cannot be bought (L-323)', () => {
    const specials = { pile: 2, unseen: ['bakery', 'kiln'] };
    rich({ specials }).refuses('buy bakery', 'L-323', 'not-there').refuses('buy dock', 'L-323');
  });
});

describe('selling', () => {
  it.each([
    ['joinery', 4],
    ['clay-mound', 1],
    ['bank', 8],
    ['church', 13],
    ['storehouse', 2],
    ['luxury-yacht', 10],
  ])('%s brings %d francs, half the printed value alone (L-330, L-332)', (building, francs) => {
    const seats = { red: { buildings: [building, 'steel-mill', 'town-hall'], goods: { fish: 9 } } };
    const game = given({ seats, offers: { fish: 1 } }).play(`sell ${building}`);
    expect(game.seat('red').francs).toBe(francs);
    expect(game.town).toEqual([building]);
  });

  it('ships bring half their value too, liners included (L-330)', () => {
    const seats = { red: { ships: ['wooden-6', 'iron-12', 'luxury-38'] } };
    const game = given({ seats, offers: { fish: 1 } }).play('sell wooden-6; sell iron-12; sell luxury-38');
    expect(game.seat('red')).toMatchObject({ francs: 3 + 6 + 19, ships: [] });
  });

  it('only own cards are sold (L-331)', () => {
    const seats = { red: { francs: 1 }, green: { buildings: ['tannery'], ships: ['wooden-4'] } };
    const game = given({ ...BOARD, seats });
    for (const card of ['tannery', 'joinery', 'marketplace', 'wooden-4'])
      game.refuses(`sell ${card}`, 'L-331', 'not-yours');
  });

  it("a sold building becomes the town's and every disc on it goes home (L-333)", () => {
    const seats = { red: { buildings: ['fishery', 'joinery'], disc: 'joinery' }, green: { disc: 'fishery' } };
    const game = given({ offers: { fish: 1 }, seats }).play('sell fishery; sell joinery');
    expect(game.town).toEqual(['fishery', 'joinery']);
    expect([game.seat('red').disc, game.seat('green').disc]).toEqual(['home', 'home']);
  });

  it('a sold ship lies on top of its pile and may be built at once (L-334)', () => {
    const seats = { red: { buildings: ['wharf-1'], ships: ['wooden-6'], goods: { wood: 5, coal: 1 } } };
    const game = given({ ships: { wooden: ['wooden-2:S01'] }, seats, offers: { fish: 1 } }).play('sell wooden-6');
    expect((game.position['ships'] as { wooden: string[] }).wooden).toEqual(['wooden-6:S07', 'wooden-2:S01']);
    game.play('enter wharf-1');
    expect(game.seat('red')).toMatchObject({ francs: 3, ships: ['wooden-6:S07'], goods: {} });
  });

  it('equal ships are interchangeable (L-335)', () => {
    const seats = { red: { ships: ['wooden-2:S02', 'wooden-2:S03', 'wooden-4:S04'] } };
    const game = given({ seats, offers: { fish: 1 } });
    expect(game.offeredBy('sell')).toEqual(['sell wooden-2', 'sell wooden-4']);
    game.play('sell wooden-2');
    expect(game.offeredBy('sell')).toEqual(['sell wooden-2', 'sell wooden-4']);
    expect(game.play('sell wooden-2').offeredBy('sell')).toEqual(['sell wooden-4']);
  });

  it('a sold Luxury Yacht goes back to the town, not on the iron ships (L-336)', () => {
    const seats = { red: { francs: 10, buildings: ['luxury-yacht'] } };
    const game = given({ seats, offers: { fish: 1 }, ships: { iron: ['iron-4'] } }).play('sell luxury-yacht');
    expect(game.town).toEqual(['luxury-yacht']);
    expect((game.position['ships'] as { iron: string[] }).iron).toEqual(['iron-4']);
    game.refuses('buy luxury-yacht', 'L-321');
  });

  it('nobody is ever forced to sell: a loan is open instead (L-337)', () => {
    const seats = { red: { buildings: ['bank'], loans: 1 }, green: { francs: 20 } };
    const feeding = given({ phase: 'feed', turn: 7, seats });
    expect(feeding.offered).toEqual(['borrow', 'sell bank']);
    expect(feeding.play('borrow').seat('red').buildings).toEqual(['bank']);
    const interest = given({ phase: 'turn', tiles: ['wood+fish'], seats }).play('supply; interest');
    expect(interest.seat('red')).toMatchObject({ buildings: ['bank'], loans: 2, francs: 3 });
  });
});

describe('repaying', () => {
  it('costs 5 francs a loan, as often as the seat likes (L-340)', () => {
    const game = given({ offers: { fish: 1 }, seats: { red: { francs: 17, loans: 4 } } }).play('repay; repay; repay');
    expect(game.seat('red')).toMatchObject({ francs: 2, loans: 1 });
  });

  it('needs a loan (L-341) and 5 francs, not food (L-342)', () => {
    given({ offers: { fish: 1, wood: 1 }, seats: { red: { francs: 50 } } }).refuses('repay', 'L-341', 'no-loan');
    const poor = { red: { francs: 4, loans: 1, goods: { fish: 9 } } };
    given({ offers: { fish: 1, wood: 1 }, seats: poor }).refuses('repay', 'L-342', 'too-few-francs');
  });
});
