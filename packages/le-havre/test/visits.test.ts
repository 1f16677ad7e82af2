import type { Json, JsonObject } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given } from './scenario.ts';

/* A position may be written down in the middle of a visit; what the visit remembers must fit the table (docs/notation.md). */

type Visit = Record<string, number | string>;
type Position = Record<string, Json> & { visit: Visit };

const GOODS = {
  fish: 9,
  wood: 9,
  clay: 9,
  iron: 9,
  grain: 9,
  cattle: 9,
  coal: 9,
  hide: 9,
  brick: 5,
  steel: 5,
  coke: 2,
  bread: 3,
  charcoal: 4,
  meat: 2,
};
const PILES = [['fishery', 'sawmill'], ['steel-mill']];
const ABATTOIR = [['abattoir'], ['joinery']];
const WATCHED = {
  players: 4,
  town: ['fishery', 'clay-mound'],
  others: { green: { disc: 'fishery' }, blue: { disc: 'clay-mound' } },
};
const SHIPS = { wooden: ['wooden-2', 'wooden-4'], iron: ['iron-2', 'iron-4'], steel: ['steel-10'] };

/** Red in the middle of a visit to an own building. */
function inside(building: string, tokens: string, red: JsonObject = {}, more: JsonObject = {}): Position {
  const { buildings = [], ...holds } = red as { buildings?: string[] };
  const { others = {}, ...rest } = more as { others?: JsonObject };
  const seats = { ...others, red: { goods: GOODS, ...holds, buildings: [building, 'town-square', ...buildings] } };
  const { position } = given({ offers: { wood: 1, clay: 1 }, ...rest, seats }).play(
    [`enter ${building}`, tokens].filter((each) => each !== '').join(';'),
  );
  return { visit: {}, ...position };
}

const SPECIALS = { unseen: ['zoo', 'farm', 'tavern', 'fish-market'], pile: 4 };
const sailing = { ships: ['wooden-2', 'iron-2'] };

const VISITS: Readonly<Record<string, Position>> = {
  'burning at the Brickworks': inside('brickworks', 'convert 4'),
  'clay at a Building Firm': inside('building-firm-1', 'build fishery', {}, { piles: PILES }),
  'iron at the Construction Firm': inside('construction-firm', 'build steel-mill', {}, { piles: PILES }),
  'iron behind the clay': inside('building-firm-1', 'build abattoir; use 0 brick', {}, { piles: ABATTOIR }),
  'how many bricks': inside('brickworks', ''),
  'whom the Harbour Watch sends home': inside('harbour-watch', '', { francs: 3 }, WATCHED),
  'what is hauled': inside('haulage-firm', '', { francs: 3 }),
  'how many loans go back': inside('local-court', '', { loans: 3 }),
  'the second build': inside('construction-firm', 'build fishery; use 0 brick', {}, { piles: PILES }),
  'a steel at the Business Office': inside('business-office', 'want steel; give 1 coke'),
  'a brick at the Business Office': inside('business-office', 'want nothing; want brick'),
  'ships that sail': inside('shipping-line', 'sail 1 wooden', sailing),
  'fuel for ships': inside('shipping-line', 'sail 1 wooden; sail 1 iron', sailing),
  'cargo for ships': inside('shipping-line', 'sail 1 wooden; sail 1 iron; burn 1 coke; ship 1 steel', sailing),
  'iron at a Wharf': inside('wharf-1', 'build iron-ship', {}, { ships: SHIPS }),
  'burning at a Wharf': inside('wharf-1', 'build iron-ship; use 1 steel', {}, { ships: SHIPS }),
  'food at the Coal Trader': inside('coal-trader', 'trade 1 charcoal 2 coal'),
  'standard goods on the Bridge': inside('bridge-over-the-seine', 'give 1 hide', {
    goods: { hide: 2, fish: 3, wood: 3 },
  }),
  'fuel for ships, some of it paid': inside('shipping-line', 'sail 1 wooden; sail 1 iron; burn 0 coke', sailing),
  'some fuel at a Wharf': inside('wharf-1', 'build iron-ship; use 1 steel; burn 0 coke', {}, { ships: SHIPS }),
  'which ship at a Wharf': inside('wharf-1', '', {}, { ships: { iron: ['iron-2'], steel: ['steel-10'] } }),
  'a sale on the Bridge': inside('bridge-over-the-seine', 'give 1 steel; give 0 coke'),
  'clay for the Kiln': inside('kiln', ''),
  'iron for the Steelworks': inside('steelworks', ''),
  'a look at the special pile': inside('marketplace', 'pick fish; pick wood', {}, { specials: SPECIALS }),
  'goods of the Marketplace': inside('marketplace', 'pick fish', { buildings: ['smokehouse'] }),
};

const FIELDS = [
  'times',
  'need',
  'course',
  'target',
  'clayDue',
  'ironDue',
  'picked',
  'ships',
  'holds',
  'earned',
  'wish',
];

/** Every problem with its field, or nothing. */
function problems(position: Json): string[] {
  const read = leHavre.fromPosition(position);
  return read.ok ? [] : read.problems.map(({ at, why }) => `${at} ${why}`);
}
/** A visit with something changed in what it remembers. */
const changed = (visit: string, change: Visit): Position => {
  const position = VISITS[visit] as Position;
  return { ...position, visit: { ...position.visit, ...change } };
};

describe('a position in the middle of a visit', () => {
  it.each(Object.entries(VISITS))('%s is read as it was written', (_, position) => {
    expect(problems(position)).toEqual([]);
    const read = leHavre.fromPosition(JSON.parse(JSON.stringify(position)) as Json);
    if (read.ok) expect(leHavre.toPosition(read.value)).toEqual(position);
  });

  it.each<[string, string, string]>([
    ['burning at the Brickworks', 'burn', 'times need course'],
    ['clay at a Building Firm', 'brick', 'target clayDue ironDue'],
    ['iron at the Construction Firm', 'steel', 'target ironDue'],
    ['iron behind the clay', 'steel', 'target ironDue'],
    ['how many bricks', 'use', ''],
    ['whom the Harbour Watch sends home', 'use', ''],
    ['what is hauled', 'use', ''],
    ['how many loans go back', 'use', ''],
    ['the second build', 'use', ''],
    ['a steel at the Business Office', 'use', 'course wish'],
    ['a brick at the Business Office', 'use', 'course wish'],
    ['ships that sail', 'use', 'course ships holds'],
    ['fuel for ships', 'burn', 'need course ships holds'],
    ['cargo for ships', 'load', 'course ships holds earned times'],
    ['iron at a Wharf', 'steel', 'need target ironDue'],
    ['burning at a Wharf', 'burn', 'need course target'],
    ['food at the Coal Trader', 'food', 'times need course'],
    ['a sale on the Bridge', 'use', 'course earned'],
    ['goods of the Marketplace', 'use', 'course picked'],
    ['clay for the Kiln', 'brick', 'times need clayDue ironDue'],
    ['iron for the Steelworks', 'steel', 'times need ironDue'],
    ['a look at the special pile', 'order', 'picked'],
  ])('%s (%s) remembers no more than %s', (visit, phase, remembered) => {
    expect((VISITS[visit] as Position)['phase']).toBe(phase);
    for (const field of FIELDS.filter((each) => !remembered.split(' ').includes(each)))
      expect(problems(changed(visit, { [field]: 1 }))).toEqual([`visit.${field} not-remembered`]);
  });

  it.each<[string, Visit, string]>([
    ['burning at the Brickworks', { deed: 1 }, 'deed no-option'],
    ['burning at the Brickworks', { did: 1 }, 'did not-number'],
    ['burning at the Brickworks', { times: 0 }, 'times no-option'],
    ['burning at the Brickworks', { times: 2 }, 'need no-option'],
    ['burning at the Brickworks', { times: 3 }, ''],
    ['burning at the Brickworks', { need: 0 }, 'need not-number'],
    ['burning at the Brickworks', { need: 1 }, ''],
    ['burning at the Brickworks', { need: 3 }, 'need no-option'],
    ['burning at the Brickworks', { course: 3 }, ''],
    ['burning at the Brickworks', { course: 4 }, 'course not-number'],
    ['clay at a Building Firm', { did: 1 }, 'did no-option'],
    ['clay at a Building Firm', { target: 4 }, 'target no-option'],
    ['clay at a Building Firm', { clayDue: 0 }, 'clayDue not-number'],
    ['clay at a Building Firm', { clayDue: 2 }, 'clayDue no-option'],
    ['clay at a Building Firm', { ironDue: 1 }, 'ironDue no-option'],
    ['iron at the Construction Firm', { did: 1 }, ''],
    ['iron at the Construction Firm', { did: 2 }, 'did no-option'],
    ['iron at the Construction Firm', { ironDue: 0 }, 'ironDue not-number'],
    ['iron at the Construction Firm', { ironDue: 3 }, 'ironDue no-option'],
    ['iron at the Construction Firm', { ironDue: 15 }, 'ironDue no-option'],
    ['the second build', { did: 0 }, ''],
    ['the second build', { did: 2 }, 'did no-option'],
    ['a steel at the Business Office', { did: 1 }, 'did no-option'],
    ['a steel at the Business Office', { course: 15 }, ''],
    ['a steel at the Business Office', { course: 16 }, 'course no-option'],
    ['a steel at the Business Office', { wish: 0 }, 'owed no-option'],
    ['a steel at the Business Office', { wish: 1 }, 'wish no-option'],
    ['a steel at the Business Office', { wish: 10 }, 'owed no-option'],
    ['a steel at the Business Office', { owed: 0 }, 'owed no-option'],
    ['a steel at the Business Office', { owed: 4 }, ''],
    ['a steel at the Business Office', { owed: 5 }, 'owed no-option'],
    ['a brick at the Business Office', { did: 1 }, ''],
    ['a brick at the Business Office', { did: 2 }, 'did no-option'],
    ['a brick at the Business Office', { wish: 16 }, ''],
    ['a brick at the Business Office', { wish: 13 }, 'wish no-option'],
    ['a brick at the Business Office', { owed: 2 }, 'owed no-option'],
    ['a brick at the Business Office', { wish: 0, owed: 0 }, ''],
    ['a brick at the Business Office', { wish: 0, owed: 0, course: 1, did: 1 }, ''],
    ['a brick at the Business Office', { wish: 0, owed: 0, course: 0, did: 1 }, 'did no-option'],
    ['a brick at the Business Office', { wish: 0, owed: 0, course: 2 }, 'course no-option'],
    ['ships that sail', { course: 0 }, 'ships no-option'],
    ['ships that sail', { course: 2 }, ''],
    ['ships that sail', { course: 3 }, 'course no-option'],
    ['ships that sail', { ships: 2 }, 'ships no-option'],
    ['ships that sail', { holds: 3 }, 'ships no-option'],
    ['ships that sail', { course: 2, holds: 3 }, ''],
    ['ships that sail', { course: 2, ships: 2, holds: 5 }, ''],
    ['fuel for ships', { need: 0 }, 'need not-number'],
    ['fuel for ships', { need: 7 }, 'need no-option'],
    ['fuel for ships', { ships: 0, holds: 0 }, 'ships no-option'],
    ['fuel for ships', { ships: 1 }, 'ships no-option'],
    ['fuel for ships', { ships: 1, holds: 3 }, 'need no-option'],
    ['fuel for ships', { ships: 1, holds: 3, need: 3 }, ''],
    ['fuel for ships', { holds: 6 }, 'ships no-option'],
    ['cargo for ships', { did: 0 }, ''],
    ['cargo for ships', { did: 2 }, 'did no-option'],
    ['cargo for ships', { course: 16 }, 'course not-number'],
    ['cargo for ships', { ships: 5 }, 'ships no-option'],
    ['cargo for ships', { course: 15, ships: 4 }, ''],
    ['cargo for ships', { holds: 0 }, 'holds not-number'],
    ['cargo for ships', { holds: 5 }, ''],
    ['cargo for ships', { holds: 6 }, 'holds no-option'],
    ['cargo for ships', { earned: 9999 }, ''],
    ['iron at a Wharf', { need: 2 }, 'need no-option'],
    ['iron at a Wharf', { target: 0 }, 'ironDue no-option'],
    ['iron at a Wharf', { target: 3 }, 'target no-option'],
    ['iron at a Wharf', { target: 4 }, 'target no-option'],
    ['iron at a Wharf', { ironDue: 3 }, 'ironDue no-option'],
    ['burning at a Wharf', { need: 2 }, ''],
    ['burning at a Wharf', { need: 4 }, 'need no-option'],
    ['burning at a Wharf', { target: 2 }, ''],
    ['burning at a Wharf', { target: 3 }, 'target no-option'],
    ['food at the Coal Trader', { times: 2 }, 'need no-option'],
    ['food at the Coal Trader', { times: 3 }, ''],
    ['food at the Coal Trader', { times: 13 }, ''],
    ['food at the Coal Trader', { times: 6 }, 'times no-option'],
    ['food at the Coal Trader', { times: 17 }, 'times no-option'],
    ['food at the Coal Trader', { need: 6 }, 'need no-option'],
    ['food at the Coal Trader', { course: 5 }, 'course not-number'],
    ['a sale on the Bridge', { course: 0 }, 'owed no-option'],
    ['a sale on the Bridge', { course: 0, owed: 1 }, 'owed no-option'],
    ['a sale on the Bridge', { course: 0, earned: 0 }, ''],
    ['a sale on the Bridge', { course: 16 }, 'course no-option'],
    ['goods of the Marketplace', { did: 0 }, 'did no-option'],
    ['goods of the Marketplace', { did: 2 }, 'did no-option'],
    ['goods of the Marketplace', { picked: 0 }, 'did no-option'],
    ['goods of the Marketplace', { picked: 1 }, 'picked no-option'],
    ['goods of the Marketplace', { course: 10 }, 'picked no-option'],
    ['goods of the Marketplace', { course: 15, did: 3, picked: 14 }, 'picked no-option'],
    ['clay for the Kiln', { clayDue: 2 }, 'clayDue no-option'],
    ['clay for the Kiln', { times: 2 }, 'times no-option'],
    ['clay for the Kiln', { ironDue: 1 }, 'ironDue no-option'],
    ['clay for the Kiln', { need: 2 }, 'need no-option'],
    ['iron for the Steelworks', { ironDue: 2 }, 'ironDue no-option'],
    ['iron for the Steelworks', { need: 14 }, 'need no-option'],
    ['a look at the special pile', { did: 1 }, 'did no-option'],
    ['a look at the special pile', { deed: 0 }, 'deed no-option'],
  ])('%s with %o: %s', (visit, change, problem) => {
    expect(problems(changed(visit, change))).toEqual(problem === '' ? [] : [`visit.${problem}`]);
  });

  it('what is due can be paid', () => {
    const poor = (visit: string, goods: JsonObject): string[] => {
      const position = VISITS[visit] as Position;
      const seats = position['seats'] as Record<string, JsonObject>;
      return problems({ ...position, seats: { ...seats, red: { ...seats['red'], goods } } });
    };
    expect(poor('clay at a Building Firm', { wood: 9 })).toEqual(['visit.clayDue no-option']);
    expect(poor('clay at a Building Firm', { brick: 1 })).toEqual([]);
    expect(poor('iron at the Construction Firm', { iron: 1, wood: 9 })).toEqual(['visit.ironDue no-option']);
    expect(poor('iron at the Construction Firm', { iron: 1, steel: 1 })).toEqual([]);
    expect(poor('burning at the Brickworks', { wood: 1 })).toEqual(['visit.need no-option']);
    expect(poor('food at the Coal Trader', { bread: 3 })).toEqual([]);
    expect(poor('cargo for ships', { grain: 1 })).toEqual([]);
    expect(poor('cargo for ships', {})).toEqual(['visit.ships no-option']);
  });

  it('a fee remembers nothing, and stands before the first action', () => {
    const position = {
      players: 2,
      round: 9,
      phase: 'fee',
      town: ['smokehouse'],
      seats: { red: { francs: 1, goods: { fish: 3, wood: 3 } } },
    };
    expect(problems({ ...position, visit: { building: 'smokehouse' } })).toEqual([]);
    expect(problems({ ...position, visit: { building: 'smokehouse', deed: 1 } })).toEqual(['visit.deed not-number']);
    expect(problems({ ...position, visit: { building: 'smokehouse', did: 1 } })).toEqual(['visit.did not-remembered']);
  });

  it('a meal remembers what is still due, and where in the order of food it is', () => {
    const seats = { red: { goods: { fish: 9, bread: 1 } } };
    const at = (visit: Visit): string[] => problems({ players: 2, round: 9, phase: 'meal', seats, visit });
    expect([at({ need: 1 }), at({ need: 1, course: 2 })]).toEqual([[], []]);
    expect(at({ need: 1, course: 5 })).toEqual(['visit.course not-number']);
    expect(at({ need: 200 })).toEqual(['visit.need not-number']);
    expect(at({ need: 1, did: 1 })).toEqual(['visit.did not-remembered']);
  });
});
