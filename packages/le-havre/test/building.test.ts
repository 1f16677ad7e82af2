import type { JsonObject } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

const OFFERS = { fish: 2, clay: 1 };
const FIRM = 'building-firm-1';
const GUILD = { buildings: ['masons-guild'] };

/** Red with goods in front of three piles, and one place to build. */
function builder(
  goods: JsonObject,
  piles: string[][],
  place = FIRM,
  red: JsonObject = {},
  more: JsonObject = {},
): Scenario {
  return given({ offers: OFFERS, town: [place], piles, seats: { red: { goods, ...red } }, ...more });
}
const left = (game: Scenario): object => game.seat('red').goods;

describe('proposals', () => {
  it('are built at the Building Firms, the Construction Firm and the Sawmill, and nowhere else (L-501)', () => {
    const goods = { wood: 2, fish: 2 };
    for (const place of ['building-firm-1', 'building-firm-2', 'construction-firm', 'sawmill']) {
      const game = builder(goods, [['marketplace']], place, { francs: 2 }).play(`enter ${place}`);
      if (game.asked === 'red fee') game.play(game.offered[0] as string);
      expect(game.seat('red').buildings, place).toEqual(['marketplace']);
    }
    builder(goods, [['marketplace']]).refuses('build marketplace', 'L-501', 'not-a-builder');
    const mill = builder(
      { ...goods, coal: 1 },
      [['marketplace']],
      'wharf-1',
      { francs: 2 },
      { ships: { wooden: ['wooden-2'] } },
    );
    mill.refuses('enter wharf-1', 'L-552').refuses('build marketplace', 'L-501');
  });

  it('only the top card of a pile can be built (L-502)', () => {
    const game = builder({ wood: 9, clay: 9 }, [['marketplace', 'bakehouse'], ['fishery']]).play(`enter ${FIRM}`);
    expect(game.offered).toEqual(['build marketplace', 'build fishery']);
    game.refuses('build bakehouse', 'L-502', 'not-on-top');
  });

  it('Clay Mound, Black Market, standing buildings and special ones cannot be built (L-503)', () => {
    const more = { town: ['smokehouse', 'bakery'], specials: { pile: 1, unseen: ['kiln'] } };
    const rich = { wood: 9, clay: 9, iron: 9, brick: 9 };
    const piles = [['clay-mound', 'dock'], ['black-market'], ['fishery', 'church']];
    const game = builder(rich, piles, '', { buildings: ['construction-firm', 'tannery'] }, more);
    game.play('enter construction-firm; use 0 brick');
    expect(game.offeredBy('build')).toEqual(['build church']);
    for (const card of ['clay-mound', 'black-market', 'smokehouse', 'tannery', 'bakery', 'kiln']) {
      game.refuses(`build ${card}`, 'L-503');
    }
  });

  it('the materials go to the supply; without them nothing is built (L-504)', () => {
    const game = builder({ wood: 3, clay: 2, iron: 5 }, [['smokehouse'], ['fishery'], ['wharf-1']]);
    expect(left(game.play(`enter ${FIRM}; build smokehouse`))).toEqual({ wood: 1, clay: 1, iron: 5 });
    const poor = builder({ wood: 1, clay: 1, iron: 1 }, [['smokehouse'], ['fishery'], ['abattoir']]).play(
      `enter ${FIRM}`,
    );
    poor.refuses('build smokehouse', 'L-504', 'no-material');
    builder({ wood: 1 }, [['smokehouse']]).refuses(`enter ${FIRM}`, 'L-504', 'nothing-to-build');
  });

  it("a built card is the builder's at once and the next one lies on top (L-505)", () => {
    const piles = [['fishery', 'bakehouse'], ['church'], []];
    const game = builder({ wood: 1, clay: 1 }, piles).play(`enter ${FIRM}`);
    expect(game.seat('red').buildings).toEqual(['fishery']);
    expect(game.position['piles']).toEqual([['bakehouse'], ['church'], []]);
  });

  it('an emptied pile stays empty (L-506)', () => {
    const game = builder({ wood: 1, clay: 1 }, [['fishery'], ['bank', 'church'], ['clay-mound']]).play(`enter ${FIRM}`);
    expect(game.position['piles']).toEqual([[], ['bank', 'church'], ['clay-mound']]);
  });
});

describe('substitution', () => {
  it('brick stands in for clay and steel for iron, in any mix (L-510)', () => {
    const goods = { wood: 2, clay: 2, brick: 2, iron: 2, steel: 2 };
    const game = builder(goods, [['wharf-1']]).play(`enter ${FIRM}`);
    expect(game.offered).toEqual(['use 0 brick', 'use 1 brick', 'use 2 brick']);
    game.play('use 1 brick');
    expect(game.offered).toEqual(['use 0 steel', 'use 1 steel', 'use 2 steel']);
    expect(left(game.play('use 2 steel'))).toEqual({ clay: 1, brick: 1, iron: 2 });
  });

  it('and must where clay or iron is short (L-510)', () => {
    const game = builder({ wood: 2, clay: 1, brick: 1, steel: 2 }, [['wharf-1']]).play(`enter ${FIRM}`);
    expect(game.seat('red').buildings).toEqual(['wharf-1']);
    expect(left(game)).toEqual({});
  });

  it('brick that the card asks for itself does not count twice (L-510)', () => {
    builder({ wood: 1, brick: 2, iron: 1, steel: 0 }, [['dock']]).refuses(`enter ${FIRM}`, 'L-504');
    expect(left(builder({ wood: 1, brick: 2, iron: 1, steel: 1 }, [['dock']]).play(`enter ${FIRM}`))).toEqual({});
  });

  it('never the other way round, and nothing else stands in (L-511)', () => {
    builder({ wood: 1, clay: 9 }, [['tannery']]).refuses(`enter ${FIRM}`, 'L-504');
    builder({ brick: 4, iron: 9 }, [['bank']]).refuses(`enter ${FIRM}`, 'L-504');
    builder({ charcoal: 9, clay: 2 }, [['fishery']]).refuses(`enter ${FIRM}`, 'L-504');
    const game = builder({ wood: 2, clay: 1, brick: 1 }, [['fishery'], ['tannery']]).play(
      `enter ${FIRM}; build fishery`,
    );
    game.refuses('use 1 steel', 'L-511').refuses('use 2 brick', 'L-510');
  });
});

describe('discounts', () => {
  it('the Sawmill builds only what lists wood (L-520), for 1 wood less (L-521)', () => {
    const game = builder({ wood: 2, clay: 2 }, [['bakehouse'], ['joinery'], ['fishery']], 'sawmill').play(
      'enter sawmill',
    );
    game.refuses('build bakehouse', 'L-520', 'no-wood-listed');
    expect(left(game.play('build joinery'))).toEqual({ clay: 2 });
    builder({ wood: 9, clay: 9 }, [['bakehouse'], ['charcoal-kiln']], 'sawmill').refuses('enter sawmill', 'L-504');
  });

  it("the Masons' Guild saves 1 clay or 1 brick wherever its owner builds (L-522)", () => {
    expect(left(builder({ clay: 2 }, [['bakehouse']], FIRM, GUILD).play(`enter ${FIRM}`))).toEqual({ clay: 1 });
    const line = builder({ wood: 2, brick: 2 }, [['shipping-line']], 'building-firm-2', { ...GUILD, francs: 1 });
    expect(left(line.play('enter building-firm-2'))).toEqual({});
    const mill = builder({ wood: 1, clay: 0 }, [['smokehouse']], 'sawmill', GUILD).play('enter sawmill');
    expect([left(mill), mill.seat('red').buildings]).toEqual([{}, ['smokehouse', 'masons-guild']]);
  });

  it('on both builds of the Construction Firm (L-522), and nothing on cards without clay or brick (L-522)', () => {
    const red = { ...GUILD, francs: 2 };
    const both = builder({ wood: 3, clay: 1 }, [['bakehouse', 'hardware-store']], 'construction-firm', red);
    both.play('enter construction-firm; build hardware-store; end');
    expect(both.seat('red')).toMatchObject({ goods: {}, buildings: ['bakehouse', 'hardware-store', 'masons-guild'] });
    builder({ wood: 2, brick: 1 }, [['joinery']], FIRM, GUILD).refuses(`enter ${FIRM}`, 'L-504');
    builder({ iron: 2 }, [['bridge-over-the-seine']], FIRM, GUILD).refuses(`enter ${FIRM}`, 'L-504');
  });

  it('only for who owns the Guild while building (L-522)', () => {
    const green = { green: GUILD, red: { goods: { clay: 1 } } };
    given({ offers: OFFERS, town: [FIRM], piles: [['bakehouse']], seats: green }).refuses(`enter ${FIRM}`, 'L-504');
  });

  it('both add up and a card may cost nothing (L-523)', () => {
    const free = builder({}, [['fishery']], 'sawmill', GUILD).play('enter sawmill');
    expect(free.seat('red').buildings).toEqual(['fishery', 'masons-guild']);
    const kiln = builder({}, [['charcoal-kiln']], FIRM, GUILD).play(`enter ${FIRM}`);
    expect(kiln.seat('red').buildings).toEqual(['charcoal-kiln', 'masons-guild']);
  });

  it('neither touches ships or the brick that modernises a Wharf (L-524)', () => {
    const ships = { wooden: ['wooden-2'], iron: ['iron-2'] };
    const red = { buildings: ['masons-guild', 'sawmill', 'wharf-1'] };
    builder({ wood: 4, coal: 1 }, [], FIRM, red, { ships }).refuses('enter wharf-1', 'L-552');
    const game = builder({ wood: 5, iron: 4, coal: 1 }, [], FIRM, red, { ships });
    expect(game.play('enter wharf-1').seat('red').ships).toEqual(['wooden-2:S01']);
  });
});

describe('the Construction Firm', () => {
  const site = (goods: JsonObject, piles: string[][], more: JsonObject = {}, red: JsonObject = {}): Scenario =>
    builder(goods, piles, 'construction-firm', { buildings: ['construction-firm'], ...red }, { town: [], ...more });

  it('builds one or two, also from the same pile (L-530)', () => {
    const piles = [['marketplace', 'joinery', 'church'], ['fishery']];
    const one = site({ wood: 9, clay: 1 }, piles).play('enter construction-firm; build marketplace; enough');
    expect(one.seat('red').buildings).toEqual(['construction-firm', 'marketplace']);
    const two = site({ wood: 9, clay: 1 }, piles).play('enter construction-firm; build marketplace; build joinery');
    expect(two.seat('red').buildings).toEqual(['construction-firm', 'marketplace', 'joinery']);
    expect(two.asked).toBe('red after');
    site({ wood: 9, clay: 1 }, piles).play('enter construction-firm').refuses('enough', 'L-423');
  });

  it('is left once nothing lies in the piles', () => {
    const one = site({ wood: 9 }, [['marketplace']]).play('enter construction-firm');
    expect([one.asked, one.seat('red').buildings]).toEqual(['red after', ['construction-firm', 'marketplace']]);
  });

  it('trades neither before its first build nor in the middle of one (L-231)', () => {
    const red = { francs: 20, loans: 1, buildings: ['construction-firm'] };
    const piles = [['colliery', 'fishery'], ['bakehouse']];
    const game = site({ wood: 9, clay: 9, brick: 2 }, piles, {}, red).play('enter construction-firm');
    game.refuses('repay', 'L-231', 'action-running');
    game.play('build colliery; use 0 brick');
    expect(game.offered).toContain('repay');
    game.play('build bakehouse').refuses('repay', 'L-231', 'action-running');
  });

  it('nor does anybody at the Marketplace, whatever was picked (L-231)', () => {
    const red = { francs: 20, loans: 1, buildings: ['marketplace'] };
    const game = given({ offers: { fish: 1, clay: 1 }, seats: { red } }).play('enter marketplace; pick coal');
    game.refuses('repay', 'L-231', 'action-running');
  });

  it('between the two builds its visitor buys, sells and repays (L-531)', () => {
    const red = { francs: 20, loans: 1, buildings: ['construction-firm', 'tannery'] };
    const game = site({ wood: 9 }, [['marketplace', 'bakehouse', 'joinery']], {}, red).play('enter construction-firm');
    expect(game.offered).toEqual([
      'enough',
      'buy bakehouse',
      'sell construction-firm',
      'sell marketplace',
      'sell tannery',
      'repay',
    ]);
    game.play('repay; sell tannery; buy bakehouse; build joinery');
    expect(game.seat('red')).toMatchObject({ francs: 13, loans: 0, goods: { wood: 4 } });
    expect(game.seat('red').buildings).toEqual(['construction-firm', 'marketplace', 'joinery', 'bakehouse']);
  });

  it('in the final stage it sells and repays there, but buys nothing (L-531)', () => {
    const final = { final: true, round: 14 };
    const red = { francs: 20, loans: 1, buildings: ['construction-firm'] };
    const game = site({ wood: 9 }, [['marketplace', 'bakehouse']], final, red).play('enter construction-firm');
    expect(game.offered).toEqual(['enough', 'sell construction-firm', 'sell marketplace', 'repay']);
    game.refuses('buy bakehouse', 'L-319');
  });
});
