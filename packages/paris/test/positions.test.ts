import type { Json, JsonObject } from '@quayside/kernel';
import { DISTRICTS, paris } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { begin, given, track, wander } from './scenario.ts';

/** Every problem with its field: "seats.blue.francs not-number". */
function problems(position: Json): string[] {
  const read = paris.fromPosition(position);
  return read.ok ? [] : read.problems.map(({ at, why }) => `${at} ${why}`);
}
const blue = (seat: JsonObject, more: JsonObject = {}): JsonObject => ({ players: 2, ...more, seats: { blue: seat } });

describe('what a position leaves out', () => {
  const read = paris.fromPosition({});
  const position = read.ok ? (paris.toPosition(read.value) as Record<string, Json>) : {};

  it('three players, blue in the first round, to take an action', () => {
    expect(position).toMatchObject({ game: 'paris', rules: 1, players: 3, round: 1, turn: 'blue', phase: 'action' });
  });

  it('nobody has anything, nothing lies or stands anywhere', () => {
    const nothing = { points: 0, francs: 0, hand: 0, reserve: 0, tokens: {}, keys: [], meeple: 0 };
    for (const name of ['blue', 'green', 'red'])
      expect((position['seats'] as JsonObject)[name]).toMatchObject({ ...nothing, tiles: [], endTiles: [] });
    expect(position).toMatchObject({ buildings: [], landmarks: {}, beside: {}, supply: {}, unseen: [], scores: {} });
    const empty = { left: 0, back: null };
    expect(position['stacks']).toEqual([empty, empty, empty]);
  });

  it('tiles not named are out of the game', () => {
    expect(position['gone']).toHaveLength(36);
    expect(position['track']).toEqual(track());
    expect([position['endStack'] ?? [], position['ending']]).toEqual([[], 1]);
  });

  it('the options of the table are the usual ones', () => {
    expect(read.ok && paris.settingsOf(read.value)).toMatchObject({
      tokens: 'printed',
      districts: 'printed',
      holdings: 'hidden',
    });
  });

  it('a district with four keys has had its fourth', () => {
    const keys = ['chaillot-1', 'chaillot-2', 'chaillot-3', 'chaillot-4'];
    expect(given({ endStack: [1], buildings: keys, seats: { blue: { hand: 1, keys } } }).position['fourth']).toEqual([
      'chaillot',
    ]);
  });
});

describe('a position written and read again is the same', () => {
  it.each([2, 3, 4])('%i players, at every decision of a game', (players) => {
    for (const districts of ['printed', 'free']) {
      const game = begin({ players: String(players), districts, tokens: 'random' }, 'again');
      let decisions = 0;
      wander(game, 'again', () => {
        if (++decisions % 5 > 0) return false;
        const again = paris.fromPosition(JSON.parse(JSON.stringify(game.position)) as Json);
        expect(again.ok && again.value.equals(game.table.state), game.asked).toBe(true);
        return decisions > 400;
      });
    }
  });
});

describe('what cannot be is named with its field', () => {
  it.each<[string, Json]>([
    [' not-object', 7],
    ['colour unknown-field', { colour: 'red' }],
    ['game not-one-of', { game: 'le-havre' }],
    ['rules not-number', { rules: 2 }],
    ['players not-number', { players: 5 }],
    ['tokens not-one-of', { tokens: 'some' }],
    ['districts not-one-of', { districts: 'any' }],
    ['holdings not-one-of', { holdings: 'secret' }],
    ['edition not-one-of', { edition: 'mine:00000000' }],
    ['round not-number', { round: 0 }],
    ['turn not-one-of', { players: 2, turn: 'red' }],
    ['phase not-one-of', { phase: 'lunch' }],
    ['ending not-number', { endStack: [1], ending: 1 }],
    ['ending not-number', { ending: 0 }],
    ['ending not-number', { ending: 3 }],
    ['seats not-object', { seats: [] }],
    ['seats.red unknown-field', { players: 2, seats: { red: {} } }],
  ])('of the table: %s', (problem, position) => {
    expect(problems(position)).toEqual([problem]);
  });

  it.each<[string, JsonObject]>([
    ['seats.blue.gold unknown-field', blue({ gold: 1 })],
    ['seats.blue.points not-number', blue({ points: -1 })],
    ['seats.blue.francs not-number', blue({ francs: 1.5 })],
    ['seats.blue.hand not-number', blue({ hand: 13 })],
    ['seats.blue.reserve not-number', blue({ reserve: 3 })],
    ['seats.blue.tokens not-object', blue({ tokens: 3 })],
    ['seats.blue.tokens.clay unknown-field', blue({ tokens: { clay: 1 } })],
    ['seats.blue.tokens.wood not-number', blue({ tokens: { wood: 7 } })],
    ['seats.blue.keys not-list', blue({ keys: 'arc' })],
    ['seats.blue.keys[0] not-one-of', blue({ keys: ['louvre-bank'] })],
    ['seats.blue.keys[0] not-standing', blue({ keys: ['chaillot-1'] })],
    ['seats.blue.keys[0] not-standing', blue({ keys: ['louvre'] })],
    [
      'seats.blue.keys two-keys',
      blue({ usedTiles: [9], keys: Array(3).fill('chaillot-1') }, { buildings: ['chaillot-1'] }),
    ],
    ['seats.blue.keys[1] too-many', blue({ keys: ['arc', 'arc'] })],
    ['seats.blue.keys[1] too-many', blue({ keys: ['chaillot-bank', 'chaillot-bank'] })],
    ['seats.blue.meeple not-number', blue({ meeple: 31 })],
    ['seats.blue.tiles[0] not-number', blue({ tiles: [31] })],
    ['seats.blue.tiles[1] tile-twice', blue({ tiles: [4, 4] })],
    ['seats.blue.usedTiles[0] not-number', blue({ usedTiles: [0] })],
    ['seats.blue.endTiles[0] not-number', blue({ endTiles: [13] })],
    ['seats.blue.usedEndTiles[0] tile-twice', blue({ endTiles: [3], usedEndTiles: [3] })],
    ['endStack[0] tile-twice', blue({ endTiles: [3] }, { endStack: [3] })],
  ])('of a seat: %s', (problem, position) => {
    expect(problems(position)).toContain(problem);
  });

  it.each<[string, JsonObject]>([
    ['buildings[0] not-one-of', { buildings: ['chaillot-6'] }],
    ['buildings[1] tile-twice', { buildings: ['chaillot-1', 'chaillot-1'] }],
    ['buildings.chaillot-1 wrong-value', { districts: 'free', buildings: { 'chaillot-1': 'chaillot-2' } }],
    [
      'buildings.chaillot-1 tile-twice',
      { districts: 'free', buildings: { 'montmartre-1': 'chaillot-1', 'chaillot-1': 'chaillot-1' } },
    ],
    ['landmarks.arc unknown-field', { landmarks: { arc: 'chaillot' } }],
    ['landmarks.louvre not-one-of', { landmarks: { louvre: 'bercy' } }],
    ['beside.chaillot-1 not-one-of', { beside: { 'chaillot-1': 'clay' } }],
    ['supply.bronze unknown-field', { supply: { bronze: 1 } }],
    ['supply.wood not-number', { supply: { wood: 7 } }],
    ['unseen[0] not-one-of', { unseen: ['louvre'] }],
    ['unseen[0] tile-twice', { buildings: ['chaillot-1'], unseen: ['chaillot-1'] }],
    ['gone[0] tile-twice', { unseen: ['chaillot-1'], gone: ['chaillot-1'] }],
    ['stacks too-many', { stacks: [{}, {}, {}, {}] }],
    ['stacks[0].left not-number', { stacks: [{ left: 13 }] }],
    ['stacks[0].back missing', { unseen: ['chaillot-1'], stacks: [{ left: 1 }] }],
    ['stacks[0].back not-one-of', { unseen: ['chaillot-1'], stacks: [{ left: 1, back: 'bercy' }] }],
    ['stacks[0].back no-such-tile', { unseen: ['chaillot-1'], stacks: [{ left: 1, back: 'belleville' }] }],
    ['track too-many', { track: [...track(), {}] }],
    ['track[0].tile not-number', { track: [{ tile: 31 }] }],
    ['track[1].tile tile-twice', { track: [{ tile: 4 }, { tile: 4 }] }],
    ['track[0].left not-number', { track: [{ left: 2 }] }],
    ['scores.chaillot not-number', { scores: { chaillot: 7 } }],
    ['scores.belleville tile-twice', { scores: { chaillot: 1, belleville: 1 } }],
    ['fourth[0] not-one-of', { fourth: ['bercy'] }],
    ['endStack[1] tile-twice', { endStack: [1, 1] }],
    ['endLeft not-number', { endStack: [1], endLeft: 2 }],
  ])('of the board: %s', (problem, position) => {
    expect(problems(position)).toContain(problem);
  });

  it.each<[string, JsonObject]>([
    ['underWay.hunger unknown-field', { underWay: { hunger: 1 } }],
    ['underWay.from not-number', { underWay: { from: 64 } }],
    ['underWay.stackDrawn missing', { phase: 'tile', underWay: { stackDrawn: 5 } }],
    ['underWay.stackDrawn missing', { phase: 'back' }],
    ['underWay.drawn missing', { phase: 'put' }],
    ['underWay.from missing', { phase: 'target', underWay: { from: 50 } }],
    ['underWay.from missing', { phase: 'spend', underWay: { to: 3 } }],
    ['underWay.to missing', { phase: 'bonus', underWay: { to: 3 } }],
    ['underWay.to missing', { phase: 'prestige', underWay: { to: 3 } }],
    ['underWay.asking missing', { phase: 'claim' }],
    ['underWay.asking missing', { phase: 'retreat' }],
    ['underWay.asking missing', { phase: 'pairs' }],
    ['underWay.asking missing', { phase: 'sell-more' }],
    ['phase no-option', { phase: 'draw' }],
    ['phase no-option', { phase: 'draw', seats: { blue: { tokens: { wood: 1 } } } }],
    ['phase no-option', { phase: 'look' }],
    ['phase no-option', { phase: 'look', endUnknown: [1, 2], endLeft: 0 }],
    ['phase no-option', { phase: 'score', scores: Object.fromEntries(DISTRICTS.map((name, i) => [name, i + 1])) }],
    ['underWay.from not-now', { phase: 'action', underWay: { from: 50 } }],
    ['underWay.scoreDue not-now', { phase: 'after', underWay: { scoreDue: 1 } }],
    ['underWay.nextTile not-now', { phase: 'prestige-tile', underWay: { to: 42, nextTile: 3 } }],
    ['underWay.to not-now', { phase: 'claim', underWay: { asking: 17, resume: 4, to: 3 } }],
    ['underWay.asking missing', { phase: 'claim', underWay: { asking: 17, resume: 4 } }],
    [
      'underWay.resume missing',
      { phase: 'claim', underWay: { asking: 17, resume: 0 }, seats: { blue: { usedTiles: [17] } } },
    ],
    [
      'underWay.resume missing',
      { phase: 'claim', underWay: { asking: 17, resume: 5 }, seats: { blue: { usedTiles: [17] } } },
    ],
    [
      'underWay.course missing',
      { phase: 'pairs', underWay: { asking: 24, resume: 4, course: 3 }, seats: { blue: { usedTiles: [24] } } },
    ],
    [
      'underWay.given missing',
      {
        phase: 'pairs',
        underWay: { asking: 24, resume: 4, course: 1, given: 4 },
        seats: { blue: { usedTiles: [24] } },
      },
    ],
  ])('of what is under way: %s', (problem, position) => {
    expect(problems(position)).toContain(problem);
  });

  it.each<[string, string, JsonObject]>([
    ['more keys than there are', 'seats.blue.keys too-many-keys', blue({ hand: 12, keys: ['arc'] })],
    [
      'seven of a token',
      'beside too-many-tokens',
      { players: 2, supply: { wood: 4 }, seats: { blue: { tokens: { wood: 3 } } } },
    ],
    [
      'more tiles in the stacks than unseen',
      'unseen too-few-unseen',
      { unseen: ['chaillot-1'], stacks: [{ left: 2, back: 'chaillot' }] },
    ],
    [
      'an empty stack with a back',
      'stacks[0].back empty-stack',
      { unseen: ['chaillot-1'], stacks: [{ left: 0, back: 'chaillot' }] },
    ],
    [
      'a bonus tile twice with two players',
      'track too-many-copies',
      { players: 2, seats: { blue: { tiles: [9] }, green: { usedTiles: [9] } } },
    ],
    [
      'more stacks of a district than tiles of it',
      'stacks[1].back no-such-tile',
      {
        endStack: [1],
        unseen: ['chaillot-1', 'belleville-1'],
        stacks: [
          { left: 1, back: 'chaillot' },
          { left: 1, back: 'chaillot' },
        ],
      },
    ],
    [
      'building tiles left and no end-game tile',
      'endStack end-tiles-missing',
      { unseen: ['chaillot-1'], stacks: [{ left: 1, back: 'chaillot' }] },
    ],
    [
      'a tile in another district than its own',
      'buildings.chaillot-1 wrong-district',
      { buildings: { 'chaillot-1': 'belleville-1' } },
    ],
    ['a number on two spaces of the track', 'track[3].tile tile-twice', { track: [{ tile: 4 }] }],
    [
      'two keys on a place beside an unused tile 9',
      'seats.blue.keys two-keys',
      blue({ tiles: [9], keys: ['chaillot-1', 'chaillot-1'] }, { buildings: ['chaillot-1'] }),
    ],
    [
      'two keys on two places',
      'seats.blue.keys two-keys',
      blue(
        { usedTiles: [9], keys: ['chaillot-1', 'chaillot-1', 'chaillot-2', 'chaillot-2'] },
        { buildings: ['chaillot-1', 'chaillot-2'] },
      ),
    ],
    ['a bonus tile both used and not', 'seats.blue.usedTiles tile-twice', blue({ tiles: [9], usedTiles: [9] })],
  ])('of the whole: %s', (_, problem, position) => {
    expect(problems(position)).toContain(problem);
  });
});
