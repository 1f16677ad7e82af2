import type { Json, JsonObject } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { given, on } from './scenario.ts';

/* A position may be written down in the middle of a step; what the step remembers must fit the table (docs/notation.md). */

type UnderWay = Record<string, number>;
type Position = Record<string, Json> & { underWay: UnderWay };

const ARC = 50;
const BANK = 44;
const LOUVRE = 42;

/** Every problem with its field, or nothing. */
function problems(position: Json): string[] {
  const read = paris.fromPosition(position);
  return read.ok ? [] : read.problems.map(({ at, why }) => `${at} ${why}`);
}

/** Blue in the middle of a step that was played to. */
function stopped(tokens: string, blue: JsonObject, more: JsonObject = {}): Position {
  const seats = { blue: { francs: 20, keys: ['arc'], ...blue }, green: { hand: 1 } };
  const board = { endStack: [1], buildings: on('chaillot', 1, 2, 3, 4), track: [{}, {}] };
  const { position } = given({ ...board, ...more, seats }).play(tokens);
  return { underWay: {}, ...position };
}

const UNSEEN = ['montmartre-1', 'montmartre-2', 'chaillot-3'];
const FIRST = { left: 1, back: 'montmartre' };
const STACKS = [FIRST, { left: 1, back: 'chaillot' }];
const chance = (phase: string, underWay: UnderWay, more: JsonObject = {}): Position => ({
  players: 2,
  phase,
  unseen: UNSEEN,
  stacks: STACKS,
  endStack: [1],
  underWay,
  ...more,
});

const STEPS: Readonly<Record<string, Position>> = {
  tile: chance('tile', { stackDrawn: 1 }),
  back: chance('back', { stackDrawn: 1 }, { stacks: [FIRST, { left: 1 }] }),
  put: chance('put', { stackDrawn: 1, drawn: 34 }, { districts: 'free', stacks: [FIRST] }),
  target: stopped('move arc', {}),
  spend: stopped('move arc; raise louvre belleville', { tokens: { marble: 1, gold: 2 }, tiles: [3, 4] }),
  'stand-in': stopped('move arc; raise louvre belleville', { tokens: { marble: 1 }, tiles: [4, 10, 21] }),
  bonus: stopped('move arc; to chaillot-1', {}),
  prestige: stopped('move arc; raise louvre belleville', { tokens: { marble: 1, gold: 2, golden: 1 } }),
  'prestige-tile': stopped('move arc; raise louvre belleville; trade 2 golden', {
    tokens: { marble: 1, gold: 2, golden: 2 },
    tiles: [8],
  }),
  claim: stopped('use 17', { tiles: [17] }),
  retreat: stopped('use 25', { tiles: [25], meeple: 9 }),
  pairs: stopped('use 24; pairs 1 wood', { tiles: [24], tokens: { wood: 2, marble: 2, gold: 2 } }),
  'sell-more': stopped('sell tile-21 gold', { tiles: [21] }),
};

describe('a position in the middle of a step', () => {
  it.each(Object.entries(STEPS))('%s is read, and written as it was', (phase, position) => {
    expect([position['phase'], problems(position)]).toEqual([phase, []]);
    const read = paris.fromPosition(position);
    if (read.ok) expect(paris.toPosition(read.value)).toMatchObject({ phase, underWay: position.underWay });
  });

  /** A step with one thing changed in what it remembers, and the field that is then wrong. */
  it.each<[string, UnderWay, string]>([
    ['tile', { stackDrawn: 2 }, 'stackDrawn missing'],
    ['tile', { stackDrawn: 3 }, 'stackDrawn missing'],
    ['back', { stackDrawn: 2 }, 'stackDrawn missing'],
    ['put', { stackDrawn: 3 }, 'stackDrawn missing'],
    ['put', { drawn: 36 }, 'drawn missing'],
    ['put', { drawn: 32 }, 'drawn tile-twice'],
    ['target', { from: BANK }, 'from missing'],
    ['target', { from: ARC + 1 }, 'from missing'],
    ['target', { from: ARC, to: 30 }, 'to not-now'],
    ['spend', { from: BANK }, 'from missing'],
    ['spend', { to: BANK }, 'to missing'],
    ['spend', { to: LOUVRE + 1 }, 'to missing'],
    ['spend', { dueWood: 1 }, 'dueWood missing'],
    ['spend', { dueMarble: 2 }, 'dueMarble missing'],
    ['spend', { dueGold: 3 }, 'dueGold missing'],
    ['spend', { dueMarble: 0, dueGold: 0 }, 'to missing'],
    ['spend', { nextTile: 1 }, 'nextTile not-now'],
    ['stand-in', { nextTile: 19 }, 'nextTile missing'],
    ['stand-in', { given: 1 }, 'given not-now'],
    ['bonus', { to: 31 }, 'to missing'],
    ['bonus', { to: LOUVRE }, 'to missing'],
    ['bonus', { scoreDue: 1 }, 'scoreDue missing'],
    ['bonus', { given: 1 }, 'given not-now'],
    ['prestige', { to: 30 }, 'to missing'],
    ['prestige', { to: LOUVRE + 1 }, 'to missing'],
    ['prestige', { to: BANK }, 'to missing'],
    ['prestige', { scoreDue: 1 }, 'scoreDue missing'],
    ['prestige', { given: 1 }, 'given not-now'],
    ['prestige-tile', { given: 3 }, 'given missing'],
    ['prestige-tile', { asking: 1 }, 'asking not-now'],
    ['claim', { asking: 25 }, 'asking missing'],
    ['claim', { asking: 16 }, 'asking missing'],
    ['claim', { resume: 12, given: 1 }, 'given not-now'],
    ['claim', { resume: 6 }, 'resume missing'],
    ['claim', { resume: 63 }, 'resume missing'],
    ['claim', { resume: 0 }, 'resume missing'],
    ['retreat', { asking: 17 }, 'asking missing'],
    ['retreat', { resume: 18 }, 'resume missing'],
    ['retreat', { course: 1 }, 'course not-now'],
    ['pairs', { asking: 23 }, 'course missing'],
    ['pairs', { asking: 21 }, 'asking missing'],
    ['pairs', { course: 3 }, 'course missing'],
    ['pairs', { course: 0, given: 1 }, 'given missing'],
    ['pairs', { given: 4 }, 'given missing'],
    ['pairs', { scoreDue: 1 }, 'scoreDue not-now'],
    ['sell-more', { asking: 10 }, 'asking missing'],
    ['sell-more', { asking: 19 }, 'asking missing'],
    ['sell-more', { course: 1 }, 'course not-now'],
  ])('%s with %o: %s', (phase, change, problem) => {
    const step = STEPS[phase] as Position;
    expect(problems({ ...step, underWay: { ...step.underWay, ...change } })).toContain(`underWay.${problem}`);
  });

  it.each(['draw', 'action', 'score', 'after', 'look', 'over'])('%s remembers nothing', (phase) => {
    const more = phase === 'draw' ? { unseen: UNSEEN, stacks: STACKS } : {};
    const position = { players: 2, phase, endStack: phase === 'over' ? [] : [1], ...more };
    expect(problems(position)).toEqual([]);
    for (const name of ['resume', 'stackDrawn', 'drawn', 'from', 'to', 'nextTile', 'given', 'course', 'asking'])
      expect(problems({ ...position, underWay: { [name]: 1 } })).toEqual([`underWay.${name} not-now`]);
  });
});

describe('what a step remembers and what stands on the table go together', () => {
  const seatsOf = (step: Position, blue: JsonObject, green: JsonObject): JsonObject => {
    const seats = step['seats'] as { blue: JsonObject; green: JsonObject };
    return { ...step, seats: { blue: { ...seats.blue, ...blue }, green: { ...seats.green, ...green } } };
  };
  const spend = STEPS['spend'] as Position;

  it('a key stands where another does with tile 16 used, where an own one does with tile 9 (P-609, P-616)', () => {
    const held = { keys: ['louvre'] };
    expect(problems(seatsOf(spend, {}, held))).toEqual(['underWay.to missing']);
    expect(problems(seatsOf(spend, { usedTiles: [9] }, held))).toEqual(['underWay.to missing']);
    expect(problems(seatsOf(spend, { usedTiles: [16] }, held))).toEqual([]);
    const own = { keys: ['arc', 'louvre'] };
    expect(problems(seatsOf(spend, own, {}))).toEqual(['underWay.to missing']);
    expect(problems(seatsOf(spend, { ...own, usedTiles: [16] }, {}))).toEqual(['underWay.to missing']);
    expect(problems(seatsOf(spend, { ...own, usedTiles: [9] }, {}))).toEqual([]);
  });

  it('tile 9 has brought one second key: not while two stand together already (P-609)', () => {
    const own = { usedTiles: [9], keys: ['arc', 'louvre', 'chaillot-1', 'chaillot-1'] };
    expect(problems(seatsOf(spend, own, {}))).toEqual(['underWay.to missing']);
    expect(problems(seatsOf(spend, { ...own, keys: ['arc', 'louvre', 'chaillot-1'] }, {}))).toEqual([]);
    const twice = { usedTiles: [9], keys: ['arc', 'chaillot-1', 'chaillot-1'] };
    expect(problems(seatsOf(spend, twice, {}))).toEqual([]);
  });

  it('a key that leaves one of its two goes onto a third of its own', () => {
    const step = { ...spend, landmarks: { louvre: 'chaillot' }, underWay: { ...spend.underWay, from: 30 } };
    const own = { usedTiles: [9], keys: ['louvre', 'chaillot-1', 'chaillot-1'] };
    expect(problems(seatsOf(step, own, {}))).toEqual([]);
  });

  it('the key comes from the district it goes to, and from below (P-313, P-314)', () => {
    const from = (place: number, keys: string[]): string[] => {
      const step = { ...spend, landmarks: { louvre: 'chaillot', 'eiffel-tower': 'chaillot' } };
      return problems(seatsOf({ ...step, underWay: { ...spend.underWay, from: place } }, { keys }, {}));
    };
    expect(from(BANK + 5, ['chaillot-bank'])).toEqual([]);
    expect(from(30, ['chaillot-1'])).toEqual([]);
    expect(from(BANK, ['montmartre-bank'])).toEqual(['underWay.to missing']);
    expect(from(LOUVRE + 1, ['eiffel-tower'])).toEqual(['underWay.to missing']);
  });

  it('a score tile is due where four keys stand, at a building and at a landmark (P-307)', () => {
    const four = { keys: ['chaillot-1', 'chaillot-2'] };
    const green = { keys: ['chaillot-3', 'chaillot-4'] };
    const bonus = { ...(STEPS['bonus'] as Position), underWay: { to: 30, scoreDue: 1 } };
    expect(problems(seatsOf(bonus, four, green))).toEqual([]);
    expect(problems(seatsOf(bonus, four, { keys: ['chaillot-3'] }))).toEqual(['underWay.scoreDue missing']);
    expect(problems({ ...seatsOf(bonus, four, green), underWay: { to: 30, scoreDue: 2 } })).toEqual([
      'underWay.scoreDue missing',
    ]);
    const prestige = { ...(STEPS['prestige'] as Position), landmarks: { louvre: 'chaillot' } };
    const at = { ...prestige, underWay: { to: LOUVRE, scoreDue: 1 } };
    expect(problems(seatsOf(at, { keys: ['louvre', 'chaillot-1'] }, green))).toEqual([]);
    expect(problems(seatsOf(at, { keys: ['louvre'] }, green))).toEqual(['underWay.scoreDue missing']);
  });

  it('a bonus tile is taken on a 1, 2 or 3 where the own key stands, and a tile that asks may resume there (P-342, P-510)', () => {
    const standing = (to: number, keys: string[]): string[] =>
      problems(seatsOf({ ...(STEPS['bonus'] as Position), underWay: { to } }, { keys }, {}));
    expect(standing(32, ['chaillot-3'])).toEqual([]);
    expect(standing(33, ['chaillot-4'])).toEqual(['underWay.to missing']);
    expect(standing(31, ['chaillot-1'])).toEqual(['underWay.to missing']);
    const sell = { ...(STEPS['sell-more'] as Position), underWay: { asking: 21, resume: 8, to: 32 } };
    expect(problems(seatsOf(sell, { keys: ['chaillot-3'] }, {}))).toEqual([]);
    expect(problems(seatsOf(sell, { keys: ['chaillot-2'] }, {}))).toEqual(['underWay.resume missing']);
  });

  it('a tile is put down in the free district game alone, and lies nowhere yet (P-802)', () => {
    const put = STEPS['put'] as Position;
    expect(problems({ ...put, districts: 'printed' })).toEqual(['underWay.drawn missing']);
    expect(problems({ ...put, buildings: { 'montmartre-5': 'chaillot-5' } })).toContain('underWay.drawn tile-twice');
  });

  it('prestige is three at most, and of six tokens there are three pairs (P-332, P-624)', () => {
    const tile = STEPS['prestige-tile'] as Position;
    expect(problems({ ...tile, underWay: { ...tile.underWay, given: 0 } })).toEqual([]);
    const pairs = STEPS['pairs'] as Position;
    expect(problems({ ...pairs, underWay: { ...pairs.underWay, given: 3 } })).toEqual([]);
    expect(problems({ ...pairs, underWay: { ...pairs.underWay, course: 2, given: 6 } })).toEqual([]);
    expect(problems({ ...pairs, underWay: { ...pairs.underWay, course: 0, given: 0 } })).toEqual([]);
    const prestige = { ...pairs, underWay: { asking: 23, resume: 4, course: 4, given: 3 } };
    expect(problems(seatsOf(prestige, { usedTiles: [23], tokens: { bronze: 2, silver: 2, golden: 2 } }, {}))).toEqual(
      [],
    );
    expect(
      problems(seatsOf({ ...prestige, underWay: { asking: 23, resume: 4, course: 2 } }, { usedTiles: [23] }, {})),
    ).toEqual(['underWay.course missing']);
  });
});
