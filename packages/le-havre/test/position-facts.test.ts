import type { Json, JsonObject } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given } from './scenario.ts';

/* A position that cannot be is refused with what exactly is wrong, so that whoever wrote it can mend it. */

function problems(position: JsonObject): string[] {
  const read = leHavre.fromPosition({ players: 2, round: 9, ...position });
  return read.ok ? [] : read.problems.map(({ at, why, facts }) => `${at} ${why} ${JSON.stringify(facts)}`);
}
const red = (seat: JsonObject): JsonObject => ({ seats: { red: seat } });
const many = (count: number, each: Json): Json[] => Array.from({ length: count }, () => each);
const TEN = 'marketplace sawmill fishery joinery bakehouse clay-mound smokehouse abattoir bank church'.split(' ');

describe('what is wrong with a position', () => {
  it.each<[JsonObject, string]>([
    [{ piles: [[], [], [], []] }, 'piles too-many {"most":3}'],
    [{ piles: [many(13, 'fishery')] }, 'piles[0] too-many {"most":12}'],
    [{ piles: [['zoo']] }, 'piles[0][0] special-in-pile {"card":"zoo"}'],
    [{ piles: [['labour-exchange']] }, 'piles[0][0] special-in-pile {"card":"labour-exchange"}'],
    [{ piles: [['fishery'], ['fishery']] }, 'piles[1][0] card-twice {"card":"fishery"}'],
    [{ piles: [['bercy']] }, 'piles[0][0] no-card {"value":"\\"bercy\\""}'],
    [{ piles: [[7]] }, 'piles[0][0] no-card {"value":"7"}'],
    [{ town: ['fishery', 'fishery'] }, 'town[1] card-twice {"card":"fishery"}'],
    [red({ buildings: [null] }), 'seats.red.buildings[0] no-card {"value":"null"}'],
    [{ ships: { wooden: ['iron-2'] } }, 'ships.wooden[0] wrong-ship-pile {}'],
    [{ ships: { wooden: ['wooden-99'] } }, 'ships.wooden[0] no-ship {"value":"\\"wooden-99\\""}'],
    [{ ships: { iron: ['iron-4', 'iron-4'] } }, 'ships.iron[0] ship-taken {"ship":"iron-4"}'],
    [red({ ships: ['wooden-2:S99'] }), 'seats.red.ships[0] no-ship {"value":"\\"wooden-2:S99\\""}'],
    [red({ ships: [3] }), 'seats.red.ships[0] no-ship {"value":"3"}'],
    [{ tiles: many(8, null) }, 'tiles too-many {"most":7}'],
    [{ tiles: ['fish+clay', 'fish+clay'] }, 'tiles[1] tile-twice {"tile":"fish+clay"}'],
    [{ specials: { unseen: ['fishery'] } }, 'specials.unseen[0] not-special {"card":"fishery"}'],
    [{ specials: { unseen: ['building-firm-1'] } }, 'specials.unseen[0] not-special {"card":"building-firm-1"}'],
    [{ specials: { unseen: ['bercy'] } }, 'specials.unseen[0] no-card {"value":"\\"bercy\\""}'],
    [{ specials: { pile: 1, seen: [{ card: 'bercy' }] } }, 'specials.seen[0].card no-card {"value":"\\"bercy\\""}'],
    [
      { specials: { pile: 1, seen: [{ card: 'building-firm-1' }] } },
      'specials.seen[0].card not-special {"card":"building-firm-1"}',
    ],
    [
      { specials: { pile: 3, unseen: ['zoo'], seen: [{ card: 'farm' }] } },
      'specials.pile too-few-specials {"pile":3,"cards":2}',
    ],
    [
      { specials: { pile: 1, seen: [{ card: 'fishery', knownBy: ['red'] }] } },
      'specials.seen[0].card not-special {"card":"fishery"}',
    ],
    [
      {
        specials: {
          pile: 2,
          seen: [
            { place: 1, card: 'zoo' },
            { place: 1, card: 'farm' },
          ],
        },
      },
      'specials.seen[1].place place-twice {"place":1}',
    ],
    [{ specials: { pile: 3, unseen: ['zoo'] } }, 'specials.pile too-few-specials {"pile":3,"cards":1}'],
    [{ specials: { pile: 1, seen: [{ card: 'zoo' }, { card: 'farm' }] } }, 'specials.seen too-many {"most":1}'],
    [{ waiting: true, piles: [['fishery']] }, 'waiting empty-pile {"card":"football-stadium"}'],
    [
      { waiting: true, piles: [['fishery'], ['joinery'], ['bakehouse', 'football-stadium']] },
      'waiting card-twice {"card":"football-stadium"}',
    ],
    [{ sold: ['bercy'] }, 'sold[0] no-card {"value":"\\"bercy\\""}'],
    [{ sold: ['wooden-2:S99'] }, 'sold[0] no-card {"value":"\\"wooden-2:S99\\""}'],
    [{ sold: [4] }, 'sold[0] no-card {"value":"4"}'],
    [{ sold: ['wooden-4:S02'] }, 'sold[0] no-card {"value":"\\"wooden-4:S02\\""}'],
    [red({ disc: 'bercy' }), 'seats.red.disc no-card {"value":"\\"bercy\\""}'],
    [red({ disc: 'building-firm-1' }), 'seats.red.disc disc-nowhere {"card":"building-firm-1"}'],
    [red({ disc: 'fishery' }), 'seats.red.disc disc-nowhere {"card":"fishery"}'],
    [red({ disc: 'bank', buildings: ['bank'] }), 'seats.red.disc disc-locked {"card":"bank"}'],
    [
      { town: ['fishery'], seats: { red: { disc: 'fishery' }, green: { disc: 'fishery' } } },
      'seats.green.disc disc-shared {"card":"fishery"}',
    ],
    [{ final: true, round: 3 }, 'round final-round {"round":14}'],
    [{ phase: 'main', decides: 'green' }, 'decides not-their-turn {"seat":"red","round":9,"turn":1}'],
    [{ phase: 'main', visit: {} }, 'visit not-now {"phase":"main"}'],
    [{ phase: 'use' }, 'visit.building missing {"phase":"use"}'],
    [{ phase: 'use', visit: { building: 'bercy' } }, 'visit.building no-card {"value":"\\"bercy\\""}'],
    [{ phase: 'use', visit: { building: 'fishery' } }, 'visit.building disc-nowhere {"card":"fishery"}'],
    [
      { phase: 'burn', town: ['brickworks'], visit: { building: 'brickworks', need: 300 } },
      'visit.need not-number {"least":0,"most":255,"value":"300"}',
    ],
    [
      { phase: 'burn', town: ['brickworks'], visit: { building: 'brickworks' } },
      'visit.need not-number {"least":1,"most":255,"value":"0"}',
    ],
    [
      { phase: 'burn', town: ['brickworks'], visit: { building: 'brickworks', wish: 2 } },
      'visit.wish not-remembered {"phase":"burn"}',
    ],
    [
      { phase: 'steel', town: ['brickworks'], visit: { building: 'brickworks', deed: 2 } },
      'visit.deed no-option {"phase":"steel"}',
    ],
    ...[
      ['target', 117],
      ['wish', 16],
      ['picked', 131071],
    ].map(([field, most]): [JsonObject, string] => [
      { phase: 'use', town: ['brickworks'], visit: { building: 'brickworks', [field as string]: Number(most) + 1 } },
      `visit.${field} not-number {"least":0,"most":${most},"value":"${Number(most) + 1}"}`,
    ]),
    [{ phase: 'special' }, 'specials no-option {"phase":"special"}'],
  ])('%o: %s', (position, problem) => {
    expect(problems(position)).toContain(problem);
  });

  it.each<[JsonObject, string]>([
    [{ piles: 4 }, 'piles not-list'],
    [{ piles: [4] }, 'piles[0] not-list'],
    [{ ships: 4 }, 'ships not-object'],
    [{ ships: { wooden: 4 } }, 'ships.wooden not-list'],
    [{ ships: { bercy: [] } }, 'ships.bercy unknown-field'],
    [{ tiles: 4 }, 'tiles not-list'],
    [{ specials: 4 }, 'specials not-object'],
    [{ specials: { unseen: 4 } }, 'specials.unseen not-list'],
    [{ specials: { seen: 4 } }, 'specials.seen not-list'],
    [{ specials: { pile: 7 } }, 'specials.pile not-number'],
    [{ specials: { pile: 1, seen: [4] } }, 'specials.seen[0] not-object'],
    [{ specials: { pile: 1, seen: [{ place: 2, card: 'zoo' }] } }, 'specials.seen[0].place not-number'],
    [{ specials: { pile: 1, seen: [{ card: 'zoo', knownBy: 4 }] } }, 'specials.seen[0].knownBy not-list'],
    [{ specials: { pile: 1, seen: [{ card: 'zoo', knownBy: ['blue'] }] } }, 'specials.seen[0].knownBy[0] not-one-of'],
    [{ specials: { bercy: 1 } }, 'specials.bercy unknown-field'],
    [{ waiting: 'yes' }, 'waiting not-flag'],
    [{ modernised: 4 }, 'modernised not-list'],
    [{ modernised: ['fishery'] }, 'modernised[0] not-one-of'],
    [{ sold: 4 }, 'sold not-list'],
    [{ town: 4 }, 'town not-list'],
    [{ offers: 4 }, 'offers not-object'],
    [{ offers: { steel: 1 } }, 'offers.steel unknown-field'],
    [{ offers: { fish: 251 } }, 'offers.fish not-number'],
    [{ seats: 4 }, 'seats not-object'],
    [{ seats: { blue: {} } }, 'seats.blue unknown-field'],
    [red({ francs: 10000 }), 'seats.red.francs not-number'],
    [red({ goods: { franc: 1 } }), 'seats.red.goods.franc unknown-field'],
    [red({ goods: 4 }), 'seats.red.goods not-object'],
    [red({ loans: 250 }), 'seats.red.loans not-number'],
    [red({ buildings: 4 }), 'seats.red.buildings not-list'],
    [red({ ships: 4 }), 'seats.red.ships not-list'],
    [red({ bercy: 4 }), 'seats.red.bercy unknown-field'],
    [{ phase: ['feeding'] }, 'phase not-one-of'],
    [{ game: 'paris' }, 'game not-one-of'],
    [{ rules: 2 }, 'rules not-number'],
    [{ turn: 8 }, 'turn not-number'],
    [{ round: 15 }, 'round not-number'],
    [{ final: 'yes' }, 'final not-flag'],
    [{ decides: 'blue' }, 'decides not-one-of'],
    [{ length: 'long' }, 'length not-one-of'],
    [{ phase: 'use', visit: { bercy: 1 } }, 'visit.bercy unknown-field'],
    [{ bercy: 1 }, 'bercy unknown-field'],
  ])('%o: %s', (position, problem) => {
    expect(problems(position).map((each) => each.replace(/ \{.*$/, ''))).toContain(problem);
  });

  it('twelve cards fit in a pile, the Football Stadium and the Dunny among them (L-541, L-951)', () => {
    expect(problems({ piles: [['dunny', 'football-stadium', ...TEN]] })).toEqual([]);
    expect(problems({ piles: [['dunny', 'football-stadium', ...TEN, 'brickworks']] })).toEqual([
      'piles[0] too-many {"most":12}',
    ]);
  });

  it('a tile that there is not is wrong in itself, and no other', () => {
    expect(problems({ tiles: ['bercy'] }).map((each) => each.replace(/ \{.*$/, ''))).toEqual(['tiles[0] not-one-of']);
  });
});

describe('what a position says is so', () => {
  const { position } = given({
    piles: [['sawmill', 'fishery'], ['joinery'], ['bakehouse']],
    ships: { wooden: ['wooden-4', 'wooden-2:S02'], iron: ['iron-4', 'iron-2'] },
    tiles: ['fish+clay', null, 'wood+franc'],
    specials: {
      pile: 3,
      unseen: ['farm', 'tavern'],
      seen: [
        { place: 1, card: 'zoo', knownBy: ['green'] },
        { place: 2, card: null, knownBy: ['red', 'green'] },
      ],
    },
    waiting: true,
    modernised: ['wharf-2'],
    selling: 'expert',
    sold: ['fishery', 'iron-2'],
    offers: { franc: 2, cattle: 1 },
    town: ['wharf-1', 'wharf-2'],
    seats: {
      red: { francs: 3, goods: { fish: 1, leather: 2 }, loans: 2, buildings: ['bank'], ships: ['wooden-2:S01'] },
      green: { disc: 'wharf-1' },
    },
  });

  it.each<[string, Json]>([
    ['piles', [['sawmill', 'fishery'], ['joinery'], ['bakehouse']]],
    ['ships', { wooden: ['wooden-4:S04', 'wooden-2:S02'], iron: ['iron-4', 'iron-2'], steel: [], luxury: [] }],
    ['tiles', ['fish+clay', null, 'wood+franc', null, null, null, null]],
    ['waiting', true],
    ['modernised', ['wharf-2']],
    ['sold', ['fishery', 'iron-2']],
    ['offers', { franc: 2, cattle: 1 }],
    ['town', ['wharf-1', 'wharf-2']],
  ])('%s', (field, value) => {
    expect(position[field]).toEqual(value);
  });

  it('what each seat has, and the special pile as far as it is seen', () => {
    expect(position['seats']).toMatchObject({
      red: {
        francs: 3,
        goods: { fish: 1, leather: 2 },
        loans: 2,
        buildings: ['bank'],
        ships: ['wooden-2:S01'],
        disc: 'home',
      },
      green: { francs: 0, goods: {}, loans: 0, buildings: [], ships: [], disc: 'wharf-1' },
    });
    expect(position['specials']).toMatchObject({
      pile: 3,
      seen: [
        { place: 1, card: 'zoo', knownBy: ['green'] },
        { place: 2, card: null, knownBy: ['red', 'green'] },
      ],
    });
  });

  it.each([
    ['feeding', 'feed'],
    ['start', 'turn'],
    ['before-supply', 'turn'],
    ['end', 'after'],
  ])('the phase people call %s is %s', (called, phase) => {
    const read = leHavre.fromPosition({ players: 2, round: 9, phase: called, seats: { red: { loans: 1 } } });
    expect(read.ok && leHavre.toPosition(read.value)).toMatchObject({ phase });
  });

  it('whose turn it is follows from round and turn', () => {
    const seat = (players: number, round: number, turn: number): Json => {
      const read = leHavre.fromPosition({ players, round, turn, phase: 'main', offers: { fish: 1 } });
      return read.ok ? (leHavre.seatsOf(read.value)[read.value.seat] as string) : null;
    };
    expect([seat(2, 1, 1), seat(2, 1, 2), seat(2, 2, 1), seat(3, 2, 1), seat(5, 2, 2)]).toEqual([
      'red',
      'green',
      'green',
      'green',
      'yellow',
    ]);
  });
});

describe('tokens that nobody can mean', () => {
  const WORDS = `
    take bercy | enter bercy | enter | buy bercy-ship | buy wooden | buy wooden-fish | sell wooden- | sell bercy-2 | sell wooden-256
    pay | pay 1 | pay 1 fish 1 | pay 0 fish | pay 4 meat | pay 8 franc | pay 1 wood | pay 1 fish 1 meat | pay 1 fish 1 fish
    convert x | convert 256 | convert | pick bercy | enough 1 | build bercy-ship | swap iron | use 1 | use brick 1
    burn 256 coal | burn 1 coal 1 | food 1 | sail 1 bercy | sail wooden | ship 1 bercy | give one fish | return x
    haul fish | haul fish+fish | haul fish+bercy | haul wood+coal | haul fish+wood+clay | oust bercy | want bercy
    trade 1 charcoal | trade 2 charcoal 1 coal | trade 1 coal 1 charcoal | trade 1 charcoal 8 coal | trade 1 charcoal 1 coal 1
    trade 1 wood 1 coal | trade 1 charcoal 1 wood | trade x charcoal 1 coal | trade 1 charcoal x coal | tile bercy | reveal bercy | peek | supply 1 | end now | borrow 1
  `;
  it.each(
    WORDS.split(/[|\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )('%s', (token) => {
    expect(leHavre.parse(token)).toBeLessThan(0);
  });

  const KNOWN = `
    pay 3 meat | pay 7 fish 7 franc | pay 1 meat 1 bread 1 smoked-fish 1 fish 1 franc | sell wooden-2 | convert 255 | convert 0
    trade 0 charcoal 7 coal | trade 1 charcoal 0 coal | haul fish+wood | haul franc+cattle | want nothing | want steel | return 2
    sail 2 steel | use 0 steel | oust green | build iron-ship | buy luxury-ship | swap iron-4 | peek zoo | tile fish+clay
  `;
  it.each(
    KNOWN.split(/[|\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )('%s can be meant', (token) => {
    expect(leHavre.token(leHavre.parse(token))).toBe(token);
  });

  it('two offers are the same in either order, and are written from the left', () => {
    expect(leHavre.token(leHavre.parse('haul wood+fish'))).toBe('haul fish+wood');
  });

  it('none of something goes without saying, and so do supplying, ending and counting', () => {
    const quiet =
      'supply | end | count | enough | use 0 brick | burn 0 coal | food 0 fish | sail 0 iron | ship 0 fish | give 0 fish | convert 0';
    for (const token of quiet.split(' | '))
      expect([token, leHavre.worthTelling(leHavre.parse(token))]).toEqual([token, false]);
    const told =
      'take fish | pass | use 1 brick | burn 1 coal | food 1 fish | sail 1 iron | ship 1 fish | give 1 fish | convert 1 | repay';
    for (const token of told.split(' | '))
      expect([token, leHavre.worthTelling(leHavre.parse(token))]).toEqual([token, true]);
  });
});
