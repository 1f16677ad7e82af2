import { type JsonObject, Options, Random } from '@quayside/kernel';
import { leHavre, soloBand, wealth } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { amounts } from '../src/data/goods.ts';
import { canPay } from '../src/rules/pay.ts';
import { begin } from './begin.ts';
import { given, type Scenario } from './scenario.ts';

const OFFERS = { fish: 2, clay: 1 };
const at = (position: JsonObject): Scenario => given({ offers: OFFERS, ...position });
const red = (seat: JsonObject, more: JsonObject = {}): Scenario => at({ seats: { red: seat }, ...more });

describe('Ruling 1: the turn', () => {
  it('trade, supply, trade, main action, trade, end (L-201, L-203, L-230, L-232)', () => {
    const game = red({ francs: 30, loans: 3 }, { phase: 'turn', tiles: ['iron+franc'], town: ['joinery', 'bank'] });
    game.play('repay; supply; repay; take fish; repay; buy joinery; end');
    expect(game.seat('red')).toMatchObject({ francs: 7, loans: 0, buildings: ['joinery'] });
  });

  it('the supply is not asked for when nothing was waiting before it (L-204)', () => {
    expect(red({}, { phase: 'turn', tiles: ['iron+franc'] }).asked).toBe('red main');
  });
});

describe('Ruling 2: interest', () => {
  it('all with a loan, from the active player, exactly 1 franc, never food (L-210 to L-213)', () => {
    const seats = { red: { francs: 1, loans: 5 }, green: { loans: 1, goods: { fish: 4 } } };
    const game = at({ phase: 'turn', tiles: ['wood+fish'], seats });
    expect([game.seat('red').francs, game.seat('red').loans]).toEqual([0, 5]);
    expect(game.seat('green')).toMatchObject({ francs: 3, loans: 2, goods: { fish: 4 } });
  });
});

describe('Ruling 3: selling and repaying out of turn', () => {
  const seats = {
    red: { francs: 20, loans: 1, goods: { wood: 1 }, buildings: ['dock'] },
    green: { francs: 20, buildings: ['tannery'] },
  };

  it('at every boundary, during interest and during feeding, also by a seat that owes nothing (L-350)', () => {
    const interest = at({ phase: 'turn', tiles: ['wood+fish'], seats }).play('supply');
    expect([interest.asked, interest.interjections('green')]).toEqual(['red interest', ['sell tannery']]);
    const feeding = at({ phase: 'feed', turn: 7, seats });
    expect([feeding.asked, feeding.interjections('green')]).toEqual(['red feed', ['sell tannery']]);
    feeding.play('green: sell tannery');
    expect([feeding.asked, feeding.seat('green').francs]).toEqual(['red feed', 26]);
  });

  it('never inside an action (L-351)', () => {
    const game = at({ seats: { ...seats, red: { ...seats.red, goods: { wood: 2 } } }, town: ['joinery'] });
    game.play('enter joinery').refuses('green: sell tannery', 'L-351');
  });
});

describe('Ruling 4: what can be taken and entered', () => {
  it('no empty offer, no visit that cannot be carried out after the fee or changes nothing (L-302, L-420, L-421)', () => {
    const game = red({ goods: { fish: 1 } }, { town: ['fish-market', 'local-court', 'zoo', 'fishery'] });
    game.refuses('take iron', 'L-302').refuses('enter fish-market', 'L-420');
    expect(game.offered).toEqual(['take fish', 'take clay', 'enter fishery']);
  });

  it('"up to" is one at least (L-423)', () => {
    const game = red({ francs: 1, goods: { wood: 3 } }, { town: ['joinery'] }).play('enter joinery');
    expect(game.offered).toEqual(['convert 1', 'convert 2', 'convert 3']);
  });
});

describe('Ruling 5: fees', () => {
  it('food mixed with francs, one side of a slash, no superfluous token, tokens to the owner (L-412, L-414, L-416, L-418)', () => {
    const seats = {
      red: { francs: 1, goods: { fish: 1, meat: 1 } },
      green: { buildings: ['colliery', 'marketplace'] },
    };
    const colliery = at({ seats }).play('enter colliery');
    expect(colliery.offered).toEqual(['pay 1 fish 1 franc', 'pay 1 meat']);
    expect(colliery.play('pay 1 meat').goods('green')).toEqual({ meat: 1 });
    expect(at({ seats }).play('enter marketplace').offeredBy('pay')).toEqual(['pay 1 franc', 'pay 1 meat']);
  });

  it('francs only where francs are asked for (L-413)', () => {
    red({ goods: { meat: 5 } }, { town: ['grocery-market'] }).refuses('enter grocery-market', 'L-411');
  });
});

describe('Ruling 6: energy and halves', () => {
  it('halves of a visit are summed: energy up, francs down (L-604, L-605)', () => {
    const game = red({ goods: { clay: 3, wood: 2 }, buildings: ['brickworks'] }).play('enter brickworks; convert 3');
    expect(game.goods('red')).toEqual({ franc: 1, brick: 3 });
  });

  it('the Wind Farm takes 3 off the total, no change is given (L-602, L-606)', () => {
    const game = red({ goods: { iron: 2, coke: 1 }, buildings: ['steel-mill', 'wind-farm'] });
    expect(game.play('enter steel-mill; convert 2').goods('red')).toEqual({ steel: 2 });
  });
});

describe('Ruling 7: substitution', () => {
  it('brick for clay and steel for iron in buildings, ships and exchanges (L-510, L-613)', () => {
    const sawmill = red({ goods: { brick: 1, steel: 1 }, buildings: ['building-firm-1'] }, { piles: [['sawmill']] });
    expect(sawmill.play('enter building-firm-1').seat('red').buildings).toContain('sawmill');
    const kiln = red({ goods: { brick: 1, wood: 1 }, buildings: ['kiln'] });
    expect(kiln.play('enter kiln').goods('red')).toEqual({ brick: 3 });
  });

  it('and where they must be owned (L-614)', () => {
    const { state } = red({ goods: { clay: 1, brick: 1, steel: 2 } }).table;
    expect(canPay(state, 0, amounts({ clay: 2, iron: 2 }))).toBe(true);
    expect(canPay(state, 0, amounts({ clay: 3 }))).toBe(false);
    expect(canPay(state, 0, amounts({ brick: 2 }))).toBe(false);
    // What is paid itself stands in for nothing.
    expect(canPay(state, 0, amounts({ clay: 2, brick: 1 }))).toBe(false);
    expect(canPay(state, 0, amounts({ iron: 1, steel: 2 }))).toBe(false);
    expect(canPay(state, 0, amounts({ clay: 1, brick: 1, iron: 1, steel: 1 }))).toBe(true);
  });

  it('not where tokens are turned over, and never backwards (L-511, L-612)', () => {
    red({ goods: { brick: 5, wood: 5 }, buildings: ['brickworks'] }).refuses('enter brickworks', 'L-422');
    const bank = red({ goods: { brick: 4, iron: 9 }, buildings: ['building-firm-1'] }, { piles: [['bank']] });
    bank.refuses('enter building-firm-1', 'L-504');
  });
});

describe('Ruling 8: building', () => {
  it("Sawmill and Masons' Guild add up; each building pays at least nothing (L-521, L-522, L-523)", () => {
    const game = red({ buildings: ['sawmill', 'masons-guild'] }, { piles: [['fishery']] }).play('enter sawmill');
    expect(game.seat('red').buildings).toContain('fishery');
  });

  it('only tops; Church and Stadium never bought, Mound and Black Market never built (L-314, L-502, L-503)', () => {
    const seat = { francs: 99, goods: { clay: 9, wood: 9, brick: 9, iron: 9 }, buildings: ['construction-firm'] };
    const game = red(seat, { piles: [['marketplace', 'black-market'], ['clay-mound'], ['church', 'fishery']] });
    game.refuses('buy church', 'L-314').play('enter construction-firm; build marketplace');
    expect(game.offeredBy('build')).toEqual(['build church']);
    game.refuses('build fishery', 'L-502').refuses('build clay-mound', 'L-503').refuses('build black-market', 'L-503');
  });
});

describe('Ruling 9: Wharf and Luxury Yacht', () => {
  it('one brick on top, once a Wharf, for everybody, with the ship that needs it (L-553, L-555, L-556)', () => {
    const seat = { goods: { iron: 4, brick: 1, coal: 1 }, buildings: ['wharf-1'] };
    const game = red(seat, { ships: { iron: ['iron-2'] } }).play('enter wharf-1');
    expect([game.goods('red'), game.position['modernised']]).toEqual([{}, ['wharf-1']]);
    red({ ...seat, goods: { iron: 4, coal: 1 } }, { ships: { iron: ['iron-2'] } }).refuses('enter wharf-1', 'L-554');
  });

  it('the Yacht costs 20, or an iron ship at a Wharf and nothing else (L-311, L-560)', () => {
    const seat = { francs: 20, ships: ['iron-2'], buildings: ['wharf-1'] };
    expect(
      red(seat, { town: ['luxury-yacht'] })
        .play('buy luxury-yacht')
        .seat('red').francs,
    ).toBe(0);
    const swapped = red(seat, { town: ['luxury-yacht'] })
      .play('enter wharf-1')
      .seat('red');
    expect(swapped).toMatchObject({ francs: 20, ships: [], buildings: ['wharf-1', 'luxury-yacht'] });
  });
});

describe('Ruling 10: Football Stadium', () => {
  it('waits, moves to the first pile that empties, number 31, for seats and town (L-540 to L-542)', () => {
    const waiting = { waiting: true, piles: [['fishery'], ['bank'], ['church']] };
    const game = red({ francs: 50 }, waiting).play('buy fishery');
    expect(game.position['piles']).toEqual([['football-stadium'], ['bank'], ['church']]);
    const seats = { red: { francs: 15 }, green: { francs: 15 } };
    const town = at({
      round: 8,
      turn: 7,
      phase: 'after',
      seats,
      waiting: true,
      piles: [['church'], ['dock'], ['bank']],
    });
    expect([town.town, town.position['piles']]).toEqual([['dock'], [['church'], ['football-stadium'], ['bank']]]);
  });
});

describe('Ruling 11: Harbour Watch', () => {
  it('fee, 1 franc to the other, home with that disc, the next fee and action; the Watch is free (L-914)', () => {
    const seats = { red: { francs: 5 }, green: { buildings: ['colliery'] }, blue: { disc: 'colliery' } };
    const game = at({ players: 3, round: 10, seats, town: ['harbour-watch'] }).play('enter harbour-watch');
    expect(game.goods('red')).toEqual({ franc: 1, coal: 3 });
    expect(['red', 'green', 'blue'].map((name) => game.seat(name).francs)).toEqual([1, 2, 1]);
    expect(['red', 'blue'].map((name) => game.seat(name).disc)).toEqual(['colliery', 'home']);
  });

  it('needs a target whose action could be carried out (L-940), and is not in solo decks (L-128)', () => {
    const seats = { red: { francs: 2 }, green: { disc: 'colliery' } };
    at({ seats, town: ['harbour-watch', 'colliery'] }).refuses('enter harbour-watch', 'L-940');
    const { unseen } = begin({ players: '1', length: 'full' }).position['specials'] as { unseen: string[] };
    expect(unseen).not.toContain('harbour-watch');
  });
});

describe('Ruling 12: Haulage Firm', () => {
  it('two neighbours, not both empty, 3 francs besides the fee (L-929, L-942, L-943)', () => {
    const seat = { francs: 3, goods: { fish: 1 } };
    const game = red(seat, { offers: { fish: 2, cattle: 4 }, town: ['haulage-firm'] }).play('enter haulage-firm');
    expect(game.offered).toEqual(['haul fish+wood', 'haul grain+cattle']);
    expect(game.play('haul grain+cattle').goods('red')).toEqual({ cattle: 4 });
    red({ francs: 3 }, { town: ['haulage-firm'] }).refuses('enter haulage-firm', 'L-420');
  });
});

describe('Ruling 13: Marketplace', () => {
  it('two goods, one more per own craftsman building, all different; then a look that undo cannot pass (L-251, L-804)', () => {
    const specials = { pile: 2, unseen: ['bakery', 'farm', 'zoo'] };
    const game = red({ buildings: ['marketplace', 'joinery'], francs: 9 }, { specials }).play(
      'enter marketplace; pick coal',
    );
    game.refuses('enough', 'L-804').refuses('pick coal', 'L-844').play('pick hide; pick fish');
    expect(game.goods('red')).toEqual({ franc: 9, coal: 1, hide: 1, fish: 1 });
    expect([game.asked, game.offered]).toEqual(['red order', ['keep', 'switch']]);
    expect(game.table.undo(0)).toBe(false);
  });
});

describe('Ruling 14: the town builds', () => {
  it('the lowest top card, empty piles skipped; or the top special building (L-730, L-732)', () => {
    const seats = { red: { francs: 16 }, green: { francs: 16 } };
    const end = { turn: 7, phase: 'feed', seats };
    expect(at({ ...end, round: 8, piles: [[], ['wharf-1'], ['abattoir']] }).town).toEqual(['abattoir']);
    const seen = [{ place: 1, card: 'farm', knownBy: ['red'] }];
    expect(at({ ...end, specials: { pile: 1, unseen: [], seen } }).town).toEqual(['farm']);
  });
});

describe('Ruling 15: the end of the round', () => {
  it('feeding by seat; loans only after all food and cash, as few as needed, the rest kept (L-701, L-720, L-725)', () => {
    const seats = { red: { francs: 1, goods: { meat: 1, grain: 1 } }, green: { francs: 7 } };
    const game = at({ round: 4, turn: 7, phase: 'feed', seats, tiles: ['wood+clay'] });
    expect(game.seat('red')).toMatchObject({ francs: 1, loans: 1, goods: { grain: 1 } });
    expect(game.seat('green')).toMatchObject({ francs: 0, loans: 0 });
  });
});

describe('Ruling 16: harvest and Feedlot', () => {
  it('2 to 6 cattle: +2, 7 and more: +1; otherwise 2 cattle +1 and 1 grain +1 (L-710, L-711, L-713)', () => {
    const cattle = (n: number, building: string): number | undefined => {
      const seat = { francs: 9, goods: { cattle: n, grain: 1 }, buildings: [building] };
      return at({ players: 3, round: 2, turn: 7, phase: 'after', seats: { red: seat } }).seat('red').goods['cattle'];
    };
    expect([2, 6, 7].map((n) => cattle(n, 'feedlot'))).toEqual([4, 8, 8]);
    expect([1, 2, 6].map((n) => cattle(n, 'bank'))).toEqual([1, 3, 7]);
  });
});

describe('Ruling 17: discs and sold cards', () => {
  it('buying and selling send every disc home; no buying back in the same turn (L-320, L-321, L-333)', () => {
    const seats = { red: { francs: 30, buildings: ['fishery'], disc: 'joinery' }, green: { disc: 'fishery' } };
    const game = at({ seats, town: ['joinery'] }).play('sell fishery; buy joinery');
    expect(['red', 'green'].map((name) => game.seat(name).disc)).toEqual(['home', 'home']);
    game.refuses('buy fishery', 'L-321').refuses('enter joinery', 'L-422');
  });
});

describe('Ruling 18: the final stage', () => {
  it('one action each; no supply, buying, interest; occupied buildings are open, the own one not (L-751 to L-755)', () => {
    const seats = { red: { francs: 9, loans: 1, disc: 'fishery' }, green: { disc: 'fishery', loans: 1, francs: 2 } };
    const game = at({ final: true, round: 14, seats, town: ['fishery', 'tannery'], tiles: ['wood+fish'] });
    game.refuses('enter fishery', 'L-755').refuses('buy tannery', 'L-319').play('repay; take clay');
    expect(game.goods('green')).toEqual({ franc: 2, fish: 2 });
    expect(game.table.over).toBe(true);
    const green = at({ final: true, round: 14, seats: { green: { disc: 'fishery' } }, town: ['fishery'] });
    expect(green.offeredBy('enter')).toEqual(['enter fishery']);
  });
});

describe('Ruling 19: score', () => {
  it('francs, values, plus-values, 7 less a loan; ties share; solo bands (L-760, L-763, L-764, L-765)', () => {
    const seats = { red: { francs: 10, loans: 1, buildings: ['bank'], ships: ['wooden-2'] }, green: { francs: 23 } };
    const { state } = at({ final: true, round: 14, seats }).table;
    expect([wealth(state, 0).total, leHavre.winners(state)]).toEqual([10 + 16 + 2 + 2 - 7, [0, 1]]);
    expect(soloBand(red({ francs: 401 }, { players: 1, round: 7, final: true }).table.state)).toBe('excellent');
  });
});

describe('Ruling 20: options of the table', () => {
  const legal = (settings: Record<string, string>): number => {
    const list = new Options();
    leHavre.options(leHavre.setup(settings, new Random('20')), list);
    return list.count;
  };

  it('full and short, one to five seats (L-101)', () => {
    for (const length of ['full', 'short']) {
      for (const players of ['1', '2', '3', '4', '5']) expect(legal({ length, players })).toBeGreaterThan(1);
    }
  });

  it('dear loans, never alone (L-216)', () => {
    const owing = (players: number): number =>
      red(
        { francs: 4, loans: 3 },
        { players, round: 4, phase: 'turn', turn: 1, loans: 'dear', tiles: ['wood+fish'] },
      ).seat('red').francs;
    expect([owing(1), owing(3)]).toEqual([3, 2]);
  });

  it('expert selling (L-360)', () => {
    at({ selling: 'expert', seats: { green: { buildings: ['bank'] } } }).refuses('green: sell bank', 'L-360');
  });

  it('the Marketplace alone gives 4 goods at most, if the table wants it (L-842)', () => {
    const picked = (marketplace: string, players = 1): number => {
      const buildings = ['marketplace', 'joinery', 'fishery', 'kiln', 'tannery'];
      const game = red({ buildings }, { players, round: 7, marketplace }).play('enter marketplace');
      let count = 0;
      for (; game.offeredBy('pick').length > 0; count++) game.play(game.offeredBy('pick')[0] as string);
      return count;
    };
    expect([picked('capped'), picked('free'), picked('capped', 2)]).toEqual([4, 6, 6]);
  });

  it('open or hidden log of looks (L-843), reshuffle for the Black Market (L-124)', () => {
    const names = leHavre.settings.map(({ name, default: usual }) => `${name} ${usual}`);
    expect(names).toEqual(expect.arrayContaining(['peek hidden', 'reshuffle on']));
  });
});
