import { type JsonObject, Options } from '@quayside/kernel';
import { CHOICES, Kind, leHavre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

/* Every rule holds for a seat that is not the first, and for the first card of all, Building Firm 1. */

const OFFERS = { wood: 1, clay: 1 };
const TILES = ['wood+cattle', 'wood+clay', 'iron+franc'];
/** Green before the main action. */
const green = (holds: JsonObject, more: JsonObject = {}, red: JsonObject = {}): Scenario =>
  given({ turn: 2, tiles: TILES, offers: OFFERS, ...more, seats: { green: holds, red } });

describe('a seat that is not the first', () => {
  it('may not go where red stands (L-402)', () => {
    green({}, { town: ['fishery'] }, { disc: 'fishery' }).refuses('enter fishery', 'L-402', 'occupied');
  });

  it('pays no fee with what the building needs (L-420)', () => {
    const game = green({ goods: { fish: 2, wood: 1 } }, { town: ['smokehouse'] });
    expect(game.offeredBy('enter')).toEqual([]);
    game.refuses('enter smokehouse', 'L-420', 'after-fee');
  });

  it('needs a franc for the Harbour Watch besides the fee of the other building (L-940)', () => {
    const board = { players: 4, town: ['zoo'] };
    const seats = (francs: number): JsonObject => ({
      green: { francs, goods: { cattle: 3 }, buildings: ['harbour-watch'] },
      blue: { disc: 'zoo' },
    });
    const poor = given({ turn: 2, tiles: TILES, offers: OFFERS, ...board, seats: seats(1) });
    poor.refuses('enter harbour-watch', 'L-940', 'no-target');
    const game = given({ turn: 2, tiles: TILES, offers: OFFERS, ...board, seats: seats(2) }).play(
      'enter harbour-watch',
    );
    expect([game.seat('green').disc, game.seat('blue').francs, game.seat('green').francs]).toEqual(['zoo', 1, 1]);
  });

  it('gets the goods of a building, and red nothing, whatever symbols it has (L-425)', () => {
    const own = { buildings: ['hardware-store', 'fishery', 'arts-centre', 'joinery', 'sawmill'] };
    const game = green(own).play('enter hardware-store');
    expect([game.goods('green'), game.goods('red')]).toEqual([{ wood: 1, iron: 1, brick: 1 }, {}]);
  });

  it('buys back in a later turn what was sold, special buildings and ships too (L-321)', () => {
    const red = { francs: 1, buildings: ['zoo', 'town-square'], ships: ['wooden-2'] };
    const game = given({ offers: OFFERS, tiles: TILES, seats: { red, green: { francs: 99 } } });
    game.play('sell zoo; sell wooden-2; take wood; end');
    expect(game.asked).toBe('green turn');
    expect(game.offeredBy('buy')).toEqual(['buy zoo', 'buy wooden-ship']);
  });
});

describe('discs', () => {
  it('only those on a building that is sold or bought go home (L-333)', () => {
    const board = { players: 3, round: 10, offers: OFFERS, town: ['fishery', 'clay-mound'] };
    const seats = { red: { francs: 10, disc: 'fishery' }, green: { disc: 'clay-mound' } };
    const game = given({ ...board, seats }).play('buy fishery');
    expect([game.seat('red').disc, game.seat('green').disc]).toEqual(['home', 'clay-mound']);
  });
});

describe('Building Firm 1, the first of all cards', () => {
  it('is bought off a pile (L-315) and built by the town (L-730)', () => {
    const piles = [['building-firm-1', 'fishery'], ['bank']];
    expect(given({ offers: OFFERS, piles, seats: { red: { francs: 4 } } }).offeredBy('buy')).toEqual([
      'buy building-firm-1',
    ]);
    const game = given({
      round: 2,
      phase: 'feed',
      decides: 'green',
      piles,
      seats: { green: { goods: { fish: 9 }, francs: 9 } },
    });
    game.play(game.offeredBy('food').at(-1) as string);
    expect(game.town).toEqual(['building-firm-1']);
  });

  it('counts for the Arts Centre (L-814)', () => {
    const red = { buildings: ['arts-centre', 'building-firm-1'] };
    const game = given({ offers: OFFERS, seats: { red, green: { disc: 'building-firm-1' } } }).play(
      'enter arts-centre',
    );
    expect(game.goods('red')).toEqual({ franc: 4 });
  });

  it('is a building to be sent home from (L-940)', () => {
    const red = { francs: 1, goods: { wood: 9 }, buildings: ['harbour-watch'] };
    const board = { offers: OFFERS, town: ['building-firm-1'], piles: [['joinery'], ['marketplace']] };
    const game = given({ ...board, seats: { red, green: { disc: 'building-firm-1' } } }).play('enter harbour-watch');
    const { state } = given({ ...board, seats: { red, green: { disc: 'building-firm-1' } } }).table;
    expect(CHOICES[Kind.OUST]?.things(state, 1)).toEqual([{ card: 0 }]);
    expect([game.seat('red').disc, game.offered]).toEqual(['building-firm-1', ['build joinery', 'build marketplace']]);
  });
});

describe('what is asked of nobody else', () => {
  const GREEN = { francs: 6, loans: 1, buildings: ['tannery'] };
  const table = (): Scenario => given({ offers: OFFERS, seats: { red: GREEN, green: { loans: 1, francs: 5 } } });

  it('out of turn is only who does not decide, and sits at the table (L-350)', () => {
    const game = table();
    expect([game.interjections('red'), game.interjections('green')]).toEqual([[], ['repay']]);
    const { state } = game.table;
    state.goods[2 * 17] = 9;
    state.loans[2] = 1;
    const list = new Options();
    leHavre.interjections(state, 2, list);
    expect(list.count).toBe(0);
  });

  it('whoever listens hears of a repayment out of turn', () => {
    const { state } = table().table;
    const heard: [number, string][] = [];
    state.listener = (seat, option) => heard.push([seat, leHavre.token(option)]);
    leHavre.interject(state, 1, leHavre.parse('repay'));
    expect(heard).toEqual([[1, 'repay']]);
  });

  it('experts whose francs are just enough for the interest may not sell (L-361)', () => {
    const asked = (francs: number): string[] =>
      given({
        phase: 'interest',
        selling: 'expert',
        offers: OFFERS,
        decides: 'green',
        seats: { green: { francs, loans: 1, buildings: ['tannery', 'bank'] } },
      }).offered;
    expect(asked(0)).toEqual(['interest', 'sell tannery', 'sell bank']);
    expect(asked(1)).not.toContain('sell tannery');
  });
});
