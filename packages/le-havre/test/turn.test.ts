import { CHANCE, Options } from '@quayside/kernel';
import { leHavre, TILES } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { begin } from './begin.ts';
import { given } from './scenario.ts';

const ORDER = TILES.map((tile) => tile.name);
const BOARD = {
  phase: 'turn',
  tiles: ['iron+franc', 'wood+cattle', 'fish+grain', 'wood+franc', 'fish+clay', 'wood+clay', 'wood+fish'],
  offers: { fish: 2, wood: 1 },
  town: ['building-firm-1', 'joinery'],
  piles: [['marketplace', 'bakehouse'], ['fishery'], ['clay-mound']],
} as const;

describe('supply', () => {
  it('a turn is one supply step, then one main action (L-201)', () => {
    const game = given({ ...BOARD, seats: { red: { francs: 4 } } });
    expect(game.asked).toBe('red turn');
    game.refuses('take fish', 'L-220').play('supply');
    expect(game.asked).toBe('red main');
    game.refuses('supply', 'L-202').play('take fish');
    expect(game.asked).toBe('red after');
  });

  it('before it the active seat may buy, sell and repay (L-203)', () => {
    const game = given({ ...BOARD, seats: { red: { francs: 9, loans: 1, buildings: ['fishery'] } }, piles: [] });
    expect(game.offered).toEqual(['supply', 'buy building-firm-1', 'buy joinery', 'sell fishery', 'repay']);
    game.play('repay; sell fishery; buy joinery');
    expect(game.asked).toBe('red turn');
    expect(game.offers).toEqual({ fish: 2, wood: 1 });
    expect(game.seat('red')).toMatchObject({ francs: 1, loans: 0, buildings: ['joinery'] });
  });

  it('with nothing to buy, sell or repay it is played without asking (L-204)', () => {
    const game = given({ ...BOARD, seats: { red: { francs: 1 } } });
    expect(game.asked).toBe('red main');
    expect(game.offers).toEqual({ franc: 1, fish: 2, wood: 1, iron: 1 });
  });

  it.each(ORDER)('%s: one token of each goes to its offer (L-205)', (name) => {
    const turn = ORDER.indexOf(name) + 1;
    const game = given({ phase: 'turn', turn, tiles: ORDER, offers: { clay: 4, fish: 1 } });
    const [one, other] = name.split('+') as [string, string];
    const before: Record<string, number> = { clay: 4, fish: 1 };
    expect(game.offers).toEqual({ ...before, [one]: (before[one] ?? 0) + 1, [other]: (before[other] ?? 0) + 1 });
  });

  it('markers go from tile to tile in line (L-205)', () => {
    const game = given({ ...BOARD, piles: [], town: [], offers: {} });
    const offers = ['iron', 'cattle', 'grain'].map((good) => {
      const seen = game.offers;
      game.play(`take ${good}`);
      return seen;
    });
    expect(offers).toEqual([
      { franc: 1, iron: 1 },
      { franc: 1, wood: 1, cattle: 1 },
      { franc: 1, fish: 1, wood: 1, grain: 1 },
    ]);
  });

  it('in the first round chance turns up one of the tiles still face down (L-206)', () => {
    const opened = leHavre.fromPosition({
      players: 2,
      turn: 3,
      phase: 'turn',
      tiles: ['wood+fish', 'iron+franc'],
      seats: { red: { francs: 4 } },
      town: ['building-firm-1'],
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    leHavre.apply(opened.value, leHavre.parse('supply'));
    expect(leHavre.mover(opened.value)).toBe(CHANCE);
    const options = new Options();
    leHavre.options(opened.value, options);
    const tokens = Array.from({ length: options.count }, (_, i) => leHavre.token(options.at(i)));
    const hidden = ORDER.filter((tile) => tile !== 'wood+fish' && tile !== 'iron+franc');
    expect(tokens).toEqual(hidden.map((tile) => `tile ${tile}`));
    expect(leHavre.explain(opened.value, CHANCE, 'tile wood+fish')).not.toBeNull();
  });

  it('a tile that was turned up stays open and in its place (L-206)', () => {
    const game = begin({ players: '1', length: 'full' });
    const seen: (string | null)[] = [];
    while (game.position['round'] === 1) {
      const turn = (game.position['turn'] as number) - 1;
      game.play('supply');
      seen[turn] = (game.position['tiles'] as string[])[turn] as string;
      const most = game.offeredBy('take').at(0) as string;
      game.play(most);
      while (game.asked === 'red after') game.play('end');
      while (/feed|meal/.test(game.asked)) game.play(game.offered[0] as string);
    }
    expect(new Set(seen)).toEqual(new Set(ORDER));
    expect(game.position['tiles']).toEqual(seen);
    while (game.position['round'] === 2 && game.position['turn'] === 1 && game.asked === 'red turn')
      game.play('supply');
    expect(game.position['tiles']).toEqual(seen);
    expect(game.asked).toBe('red main');
  });

  it('the turn on the seventh tile is the last of its round (L-207)', () => {
    const last = given({ ...BOARD, turn: 7, seats: { red: { francs: 40 } } });
    last.play('supply; take fish');
    expect(last.line).toBe('9.7 red');
    last.play('end');
    expect(last.line).toBe('9.end');
  });
});

describe('the main action', () => {
  it('is one offer or one building (L-220)', () => {
    const game = given({ ...BOARD, phase: 'main', seats: { red: { goods: { wood: 2 }, francs: 1 } } });
    expect(game.offered).toEqual(['take fish', 'take wood', 'enter building-firm-1', 'enter joinery']);
  });

  it('must be done before the turn can end (L-221)', () => {
    given({ ...BOARD, phase: 'main' }).refuses('end', 'L-221', 'main-action-first');
  });

  it('is passed by a seat that can neither take nor enter, and by no other (L-222)', () => {
    const stuck = given({
      phase: 'main',
      offers: {},
      town: ['joinery'],
      seats: { red: { buildings: ['fishery'], disc: 'fishery' } },
    });
    expect(stuck.offered).toEqual(['pass', 'sell fishery']);
    stuck.play('pass');
    expect(stuck.asked).toBe('red after');
    given({ ...BOARD, phase: 'main' }).refuses('pass', 'L-222', 'may-not-pass');
  });

  it('comes once a turn (L-223)', () => {
    const game = given({ ...BOARD, phase: 'main', seats: { red: { francs: 4, goods: { wood: 3 } } } }).play(
      'take fish',
    );
    game.refuses('take wood', 'L-223').refuses('enter joinery', 'L-223');
  });
});

describe('additional actions and the end of the turn', () => {
  it('any number, in any order, before supply, before and after the main action (L-230)', () => {
    const game = given({ ...BOARD, seats: { red: { francs: 40, loans: 2 } } });
    game.play(
      'repay; buy joinery; supply; buy marketplace; sell joinery; repay; take fish; buy bakehouse; sell marketplace',
    );
    expect(game.seat('red')).toMatchObject({
      francs: 40 - 5 - 8 - 6 + 4 - 5 - 8 + 3,
      loans: 0,
      buildings: ['bakehouse'],
    });
    expect(game.asked).toBe('red after');
  });

  it('none inside a main action (L-231)', () => {
    const seats = { red: { francs: 30, loans: 1, goods: { wood: 3, fish: 1 }, buildings: ['fishery'] } };
    const paying = given({ ...BOARD, phase: 'main', piles: [['marketplace']], seats }).play('enter joinery');
    expect(paying.asked).toBe('red fee');
    for (const token of ['sell fishery', 'repay', 'buy marketplace']) paying.refuses(token, 'L-231');
    const inside = paying.play('pay 1 fish');
    expect(inside.asked).toBe('red use');
    for (const token of ['sell fishery', 'repay', 'buy marketplace']) inside.refuses(token, 'L-231');
    expect(inside.play('convert 3').offered).toEqual(
      expect.arrayContaining(['end', 'sell fishery', 'repay', 'buy marketplace']),
    );
  });

  it('the turn lasts until its seat says that it is over (L-232)', () => {
    const game = given({ ...BOARD, phase: 'main', seats: { red: { francs: 4 } } }).play('take fish');
    expect(game.asked).toBe('red after');
    game.play('buy building-firm-1');
    expect(game.asked).toBe('red after');
    game.play('end');
    expect(game.asked).toMatch(/^green /);
  });

  it('then the next seat begins (L-233), and after the seventh turn the round ends first (L-233)', () => {
    const sixth = given({ ...BOARD, phase: 'main', turn: 6, round: 8, seats: { red: { francs: 4 } } });
    expect(sixth.asked).toBe('red main');
    expect(sixth.play('take fish; end').line).toBe('8.7 green');
    const seventh = given({ ...BOARD, phase: 'main', turn: 7, seats: { red: { buildings: ['bank'] } } });
    expect(seventh.play('take fish; end').asked).toBe('red feed');
  });

  it('one seat decides at a time; the others are refused (L-202)', () => {
    const game = given({ ...BOARD, phase: 'main', seats: { green: { francs: 3, goods: { wood: 1 } } } });
    for (const token of ['take fish', 'enter joinery', 'end', 'pass']) game.refuses(`green: ${token}`, 'L-202');
    expect(game.table.play(1, 'take fish')?.rule).toBe('L-202');
    expect(game.asked).toBe('red main');
  });
});
