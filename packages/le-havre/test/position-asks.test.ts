import type { Json, JsonObject } from '@quayside/kernel';
import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';

/* Who is asked for what in a position that somebody wrote, and what is played from there. */

function read(position: JsonObject): LeHavreState {
  const state = leHavre.fromPosition({ players: 2, ...(position['final'] === true ? {} : { round: 9 }), ...position });
  if (!state.ok) throw new Error(JSON.stringify(state.problems));
  return state.value;
}
const problems = (position: JsonObject): string[] => {
  const state = leHavre.fromPosition({ players: 2, ...(position['final'] === true ? {} : { round: 9 }), ...position });
  return state.ok ? [] : state.problems.map(({ at, why, facts }) => `${at} ${why} ${JSON.stringify(facts)}`);
};
const written = (state: LeHavreState): JsonObject => leHavre.toPosition(state);
/** "red main" */
const asked = (state: LeHavreState): string => {
  const mover = leHavre.mover(state);
  return `${mover < 0 ? 'no seat' : (leHavre.seatsOf(state)[mover] as string)} ${written(state)['phase'] as string}`;
};
const played = (position: JsonObject, ...tokens: string[]): string => {
  const state = read(position);
  for (const token of tokens) leHavre.apply(state, leHavre.parse(token));
  return asked(state);
};

const OFFERS = { wood: 1, clay: 1 };
const OWES = { loans: 1, francs: 9 };
const FED = { goods: { meat: 9, bread: 9 } };
/** Three seats in round 9: green has the second turn. */
const three = (more: JsonObject): JsonObject => ({ players: 3, turn: 3, offers: OFFERS, ...more });

describe('who is asked', () => {
  it.each<[string, JsonObject, string]>([
    [
      'interest: who has a loan (L-211)',
      { phase: 'interest', offers: OFFERS, seats: { green: { loans: 1 } } },
      'green interest',
    ],
    ['interest: nobody has (L-211)', { phase: 'interest', offers: OFFERS }, 'red main'],
    ['feeding: the first seat', { phase: 'feed' }, 'red feed'],
    [
      'feeding: not who is fed by ships (L-721)',
      { phase: 'feed', seats: { red: { ships: ['iron-2', 'iron-4', 'iron-6', 'wooden-2'] } } },
      'green feed',
    ],
    ['feeding: the seat that is named', { phase: 'feed', decides: 'green' }, 'green feed'],
    [
      'the count: who has a loan (L-753)',
      { phase: 'count', final: true, round: 14, seats: { green: { loans: 1 } } },
      'green count',
    ],
    ['the count: nobody has (L-753)', { phase: 'count', final: true, round: 14 }, 'no seat over'],
    ['the count: none of five has (L-753)', { players: 5, phase: 'count', final: true }, 'no seat over'],
    ['the end', { phase: 'over', final: true, round: 14 }, 'no seat over'],
    ['after the action in the final stage (L-750)', { phase: 'after', final: true, round: 14 }, 'red after'],
    ['the seat whose turn it is, named', { phase: 'main', decides: 'red', offers: OFFERS }, 'red main'],
  ])('%s', (_, position, whom) => {
    expect(asked(read(position))).toBe(whom);
  });

  it.each<[string, JsonObject, string[], string]>([
    [
      'interest goes round from the active seat, and back to it (L-211)',
      three({ phase: 'interest', seats: { red: OWES, blue: OWES } }),
      ['interest'],
      'red interest',
    ],
    [
      'interest goes on behind the seat that is named (L-211)',
      three({ phase: 'interest', decides: 'red', seats: { red: OWES, green: OWES, blue: OWES } }),
      ['interest'],
      'green main',
    ],
    [
      'feeding goes on behind the seat that is named (L-720)',
      {
        players: 3,
        phase: 'feed',
        decides: 'green',
        seats: { green: { buildings: ['fishery'] }, blue: { buildings: ['joinery'] } },
      },
      ['borrow'],
      'blue feed',
    ],
    [
      'a meal is followed by the next seat (L-720)',
      {
        players: 3,
        phase: 'meal',
        decides: 'green',
        seats: { red: { buildings: ['bank'] }, green: FED, blue: { buildings: ['joinery'] } },
        visit: { need: 2 },
      },
      ['food 1 meat'],
      'blue feed',
    ],
    [
      'the count goes on behind the seat that is named (L-753)',
      { players: 3, final: true, phase: 'count', decides: 'green', seats: { red: OWES, green: OWES, blue: OWES } },
      ['count'],
      'blue count',
    ],
    [
      'who repays the last loan need not be asked before the count (L-753)',
      { final: true, round: 14, phase: 'count', seats: { red: { ...OWES, buildings: ['bank'] }, green: OWES } },
      ['repay'],
      'green count',
    ],
    [
      'who repays one of two loans is asked again',
      { final: true, round: 14, phase: 'count', seats: { red: { loans: 2, francs: 10 }, green: OWES } },
      ['repay'],
      'red count',
    ],
  ])('%s', (_, position, tokens, whom) => {
    expect(played(position, ...tokens)).toBe(whom);
  });
});

describe('what is written is read and written again', () => {
  const SEEN = { pile: 3, unseen: ['farm', 'tavern'], seen: [{ place: 1, card: 'zoo', knownBy: [] }] };
  it.each<[string, JsonObject]>([
    ['a final stage', { final: true, round: 14, turn: 2, phase: 'after' }],
    [
      'the turn of a count',
      { final: true, round: 14, turn: 3, phase: 'count', decides: 'red', seats: { red: { loans: 1 } } },
    ],
    ['interest of another seat', { phase: 'interest', turn: 1, decides: 'green', seats: { green: { loans: 1 } } }],
    ['a meal', { phase: 'meal', turn: 7, decides: 'red', seats: { red: FED }, visit: { need: 3, course: 1 } }],
    ['special buildings without a pile', { phase: 'turn', specials: { pile: 0, unseen: ['zoo'] } }],
    ['a special building that was seen and is known to nobody any more', { phase: 'turn', specials: SEEN }],
    [
      'the card that is the first of all',
      { phase: 'turn', piles: [['building-firm-1', 'fishery'], [], []], sold: ['building-firm-1'] },
    ],
    ['twins that were sold', { phase: 'turn', sold: ['wooden-2:S01', 'wooden-4:S05'] }],
    [
      'all tiles',
      {
        phase: 'turn',
        tiles: ['wood+cattle', 'fish+grain', 'wood+clay', 'wood+franc', 'iron+franc', 'fish+clay', 'wood+fish'],
      },
    ],
    ['expert selling', { phase: 'turn', selling: 'expert' }],
    [
      'the pile before the town reveals',
      { phase: 'special', turn: 7, decides: 'red', specials: { pile: 2, unseen: ['farm', 'zoo'] } },
    ],
  ])('%s', (_, position) => {
    const { seats, ...rest } = written(read(position));
    expect(rest).toMatchObject(Object.fromEntries(Object.entries(position).filter(([name]) => name !== 'seats')));
    expect(written(read({ ...rest, seats }))).toEqual({ ...rest, seats });
    expect('visit' in rest).toBe(position['visit'] !== undefined);
    if (position['visit'] !== undefined) expect(rest['visit']).toEqual(position['visit']);
  });

  it.each(['feed', 'special'])('the end of a round (%s) is after its seventh turn', (phase) => {
    const specials = { pile: 1, unseen: ['zoo'] };
    expect(written(read({ phase, turn: 2, specials }))).toMatchObject({ phase, turn: 7 });
  });

  it('as many special buildings as are named lie in the pile, from the top down', () => {
    const specials = {
      unseen: ['tavern'],
      seen: [
        { card: 'zoo', knownBy: ['red'] },
        { card: 'farm', knownBy: ['red'] },
      ],
    };
    expect(written(read({ specials }))['specials']).toEqual({
      pile: 3,
      unseen: ['tavern'],
      seen: [
        { place: 1, card: 'zoo', knownBy: ['red'] },
        { place: 2, card: 'farm', knownBy: ['red'] },
      ],
    });
  });
});

describe('a position in which nothing can be chosen', () => {
  const at = (phase: string, building: string, goods: JsonObject, more: JsonObject = {}): JsonObject => ({
    phase,
    offers: OFFERS,
    seats: {
      red: { goods, buildings: [building], disc: building },
      green: { buildings: ['fishery'], disc: 'fishery' },
    },
    visit: { building },
    ...more,
  });
  const ALL = ['wood+cattle', 'fish+grain', 'wood+clay', 'wood+franc', 'iron+franc', 'fish+clay', 'wood+fish'];
  it.each<[string, JsonObject, string]>([
    ['fourteen francs that are not there', at('use', 'leather-industry', { leather: 3 }), 'use'],
    ['no fuel at the Smokehouse', at('use', 'smokehouse', { fish: 3 }), 'use'],
    ['no franc for who is sent home (L-940)', at('use', 'harbour-watch', {}), 'use'],
    ['a tile to turn, and all lie open', { phase: 'tile', tiles: ALL }, 'tile'],
  ])('%s', (_, position, phase) => {
    expect(problems(position)).toEqual([`phase no-option {"phase":"${phase}"}`]);
  });

  it('with the francs, the fuel and a tile there is', () => {
    const rich = {
      red: { francs: 14, goods: { leather: 3 }, buildings: ['leather-industry'], disc: 'leather-industry' },
    };
    expect(problems(at('use', 'leather-industry', {}, { seats: rich }))).toEqual([]);
    expect(problems(at('use', 'smokehouse', { fish: 3, wood: 1 }))).toEqual([]);
    expect(problems({ phase: 'tile', turn: 7, tiles: ALL.slice(1) })).toEqual([]);
  });
});

describe('a look at the special pile', () => {
  const SEEN = [
    { place: 1, card: 'zoo', knownBy: ['red'] },
    { place: 2, card: 'farm', knownBy: ['red'] },
  ];
  /** Fish and wood were picked. */
  const looking = (phase: string, specials: Json): JsonObject => ({
    phase,
    specials,
    seats: { red: { buildings: ['marketplace'], disc: 'marketplace' } },
    visit: { building: 'marketplace', deed: 1, did: 2, picked: 6 },
  });
  const NOTHING = (phase: string): string[] => [`specials no-option {"phase":"${phase}"}`];
  it.each<[string, string, Json, boolean]>([
    ['two that nobody has seen', 'peek', { pile: 2, unseen: ['zoo', 'farm'] }, true],
    ['the second of two', 'peek', { pile: 2, unseen: ['farm'], seen: SEEN.slice(0, 1) }, true],
    ['a single one (L-840)', 'peek', { pile: 1, unseen: ['zoo', 'farm'] }, false],
    ['two that are seen', 'peek', { pile: 2, unseen: ['tavern'], seen: SEEN }, false],
    ['two that are seen', 'order', { pile: 2, unseen: ['tavern'], seen: SEEN }, true],
    ['one that is seen and one that is not', 'order', { pile: 2, unseen: ['farm'], seen: SEEN.slice(0, 1) }, false],
    ['two that are not', 'order', { pile: 2, unseen: ['zoo', 'farm'] }, false],
    ['a single one', 'order', { pile: 1, seen: SEEN.slice(0, 1), unseen: ['farm'] }, false],
  ])('%s (%s)', (_, phase, specials, can) => {
    expect(problems(looking(phase, specials))).toEqual(can ? [] : NOTHING(phase));
  });

  it('what the town turns over is not seen before', () => {
    const top = { pile: 2, unseen: ['tavern'], seen: SEEN.slice(0, 1) };
    expect(problems({ phase: 'special', specials: top })).toEqual(NOTHING('special'));
    expect(problems({ phase: 'special', specials: { ...top, seen: SEEN.slice(1) } })).toEqual([]);
  });
});

describe('what is still to come', () => {
  it('the ship of the last round, until it is over', () => {
    const last = { ships: { luxury: ['luxury-30'] } };
    expect(problems({ round: 14, ...last })).toEqual(['ships.luxury[0] ship-taken {"ship":"luxury-30"}']);
    expect(problems({ round: 14, final: true, ...last })).toEqual([]);
  });

  it.each([
    [1, 192],
    [13, 243],
    [14, 249],
  ])('from round %i on interest and feeding may bring loans: a seat can hold %i before', (round, most) => {
    const loans = (count: number): string[] => problems({ round, seats: { red: { loans: count } } });
    expect(loans(most)).toEqual([]);
    expect(loans(most + 1)).toEqual([`seats.red.loans not-number {"least":0,"most":${most},"value":"${most + 1}"}`]);
  });
});
