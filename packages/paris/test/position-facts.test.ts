import type { Json, JsonObject } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { given, track } from './scenario.ts';

/* A position that cannot be is refused with what exactly is wrong, so that whoever wrote it can mend it. */

function problems(position: Json): string[] {
  const read = paris.fromPosition({ players: 2, ...(position as JsonObject) });
  return read.ok ? [] : read.problems.map(({ at, why, facts }) => `${at} ${why} ${JSON.stringify(facts)}`);
}
const blue = (seat: JsonObject): JsonObject => ({ seats: { blue: seat } });

describe('what is wrong with a position', () => {
  it.each<[JsonObject, string]>([
    [{ unseen: ['chaillot-1', 'chaillot-1'] }, 'unseen[1] tile-twice {"tile":"chaillot-1"}'],
    [{ buildings: ['montmartre-1'], gone: ['montmartre-1'] }, 'gone[0] tile-twice {"tile":"montmartre-1"}'],
    [{ buildings: ['chaillot-1', 'chaillot-1'] }, 'buildings[1] tile-twice {"tile":"chaillot-1"}'],
    [
      { districts: 'free', buildings: { 'chaillot-1': 'chaillot-2' } },
      'buildings.chaillot-1 wrong-value {"tile":"chaillot-2"}',
    ],
    [{ stacks: [{}, {}, {}, {}] }, 'stacks too-many {"most":3}'],
    [{ track: [...track(), {}] }, 'track too-many {"most":30}'],
    [{ scores: { chaillot: 1, belleville: 1 } }, 'scores.belleville tile-twice {"tile":1}'],
    [{ endStack: [1, 1] }, 'endStack[1] tile-twice {"tile":1}'],
    [{ endStack: [1], endUnknown: [1] }, 'endUnknown[0] tile-twice {"tile":1}'],
    [blue({ keys: ['arc', 'arc'] }), 'seats.blue.keys[1] too-many {"most":1}'],
    [blue({ keys: ['montmartre-bank', 'montmartre-bank'] }), 'seats.blue.keys[1] too-many {"most":1}'],
    [blue({ keys: ['chaillot-1'] }), 'seats.blue.keys[0] not-standing {"place":"chaillot-1"}'],
    [blue({ tiles: [5, 5] }), 'seats.blue.tiles[1] tile-twice {"tile":5}'],
    [{ endStack: [1], endUnknown: [2], endLeft: 3 }, 'endLeft not-number {"least":1,"most":2,"value":"3"}'],
    [
      { districts: 'free', phase: 'put', endStack: [1], unseen: ['chaillot-1'], underWay: { drawn: 30 } },
      'underWay.drawn tile-twice {"tile":"chaillot-1"}',
    ],
    [{ phase: 'spend', underWay: { to: 99 } }, 'underWay.to not-number {"least":0,"most":63,"value":"99"}'],
  ])('%o: %s', (position, problem) => {
    expect(problems(position)).toContain(problem);
  });

  it.each<[JsonObject, string]>([
    [{ buildings: 7 }, 'buildings not-object'],
    [{ districts: 'free', buildings: { bercy: 'chaillot-1' } }, 'buildings.bercy unknown-field'],
    [{ districts: 'free', buildings: { 'chaillot-1': 'bercy' } }, 'buildings.chaillot-1 not-one-of'],
    [{ buildings: ['bercy', 'chaillot-1'] }, 'buildings[0] not-one-of'],
    [{ buildings: ['chaillot-1', ''] }, 'buildings[1] not-one-of'],
    [{ landmarks: { bercy: 'chaillot', louvre: 'chaillot' } }, 'landmarks.bercy unknown-field'],
    [{ beside: { bercy: 'wood' } }, 'beside.bercy unknown-field'],
    [{ beside: 3 }, 'beside not-object'],
    [{ unseen: ['bercy', 'chaillot-1'] }, 'unseen[0] not-one-of'],
    [{ unseen: 4 }, 'unseen not-list'],
    [{ gone: ['bercy'] }, 'gone[0] not-one-of'],
    [{ gone: 4 }, 'gone not-list'],
    [{ stacks: 4 }, 'stacks not-list'],
    [{ stacks: [4] }, 'stacks[0] not-object'],
    [{ track: 4 }, 'track not-list'],
    [{ track: [4] }, 'track[0] not-object'],
    [{ scores: 4 }, 'scores not-object'],
    [{ scores: { bercy: 1 } }, 'scores.bercy unknown-field'],
    [{ fourth: 4 }, 'fourth not-list'],
    [{ endUnknown: 4 }, 'endUnknown not-list'],
    [{ endUnknown: [13] }, 'endUnknown[0] not-number'],
    [{ players: 2, game: '' }, 'game not-one-of'],
    [blue({ keys: ['bercy', 'arc'] }), 'seats.blue.keys[0] not-one-of'],
    [blue({ keys: [''] }), 'seats.blue.keys[0] not-one-of'],
    [blue({ tiles: [31] }), 'seats.blue.tiles[0] not-number'],
    [blue({ endTiles: [0] }), 'seats.blue.endTiles[0] not-number'],
  ])('%o: only %s', (position, problem) => {
    const read = paris.fromPosition({ players: 2, endStack: [1], ...position });
    expect(read.ok ? [] : read.problems.map(({ at, why }) => `${at} ${why}`)).toEqual([problem]);
  });

  it('a wrong word is told before anything that follows from it', () => {
    expect(problems({ phase: 'draw', round: 0 })).toEqual(['round not-number {"least":1,"most":200,"value":"0"}']);
  });
});

describe('what a position says is so', () => {
  it('districts whose fourth key has come, one named or several', () => {
    const fourth = (...names: string[]): Json =>
      given({ endStack: [1], fourth: names, seats: { blue: { hand: 1 } } }).position['fourth'] as Json;
    expect(fourth('chaillot')).toEqual(['chaillot']);
    expect(fourth('montmartre', 'belleville')).toEqual(['montmartre', 'belleville']);
  });

  it('end-game tiles that nobody knows, and how many of them are in the stack', () => {
    const position = { endUnknown: [2, 5, 9], endLeft: 2, seats: { blue: { hand: 1 } } };
    expect(given(position).position).toMatchObject({ endStack: [], endUnknown: [2, 5, 9], endLeft: 2 });
    expect(problems({ ...position, endLeft: 0 })).toEqual([]);
    expect(given({ endStack: [1, 2], seats: { blue: { hand: 1 } } }).position).not.toHaveProperty('endUnknown');
  });

  it('the second round of the end where that is said', () => {
    const at = (ending: number): Json => given({ ending, seats: { blue: { hand: 1 } } }).position['ending'] as Json;
    expect([at(1), at(2)]).toEqual([1, 2]);
    expect(given({ endStack: [1], seats: { blue: { hand: 1 } } }).position).not.toHaveProperty('ending');
  });

  it('a bonus track by its spaces: a space without a number has its own', () => {
    const { position } = given({ endStack: [1], track: [{ left: 0 }, {}, { tile: 3 }], seats: { blue: { hand: 1 } } });
    expect((position['track'] as Json[]).slice(0, 4)).toEqual([
      { tile: 1, left: 0 },
      { tile: 2, left: 1 },
      { tile: 3, left: 1 },
      { tile: 4, left: 0 },
    ]);
  });

  it('tokens beside spaces where there are any', () => {
    const beside = { 'montmartre-1': 'gold', 'chaillot-8': 'wood' };
    expect(given({ endStack: [1], beside, seats: { blue: { hand: 1 } } }).position['beside']).toEqual(beside);
  });
});

describe('what is asked kind by kind', () => {
  const none = (game: ReturnType<typeof given>): string | null => {
    const option = paris.none(game.table.state);
    return option < 0 ? null : paris.token(option);
  };
  const arc = { francs: 20, keys: ['arc'] };

  it('may be answered with none of it, and is then not told', () => {
    const pay = given({
      endStack: [1],
      seats: { blue: { ...arc, tokens: { gold: 1 }, tiles: [4] }, green: { hand: 1 } },
    });
    expect(none(pay)).toBe(null);
    expect(none(pay.play('move arc; raise tuileries belleville'))).toBe('spend 0 gold');
    const pairs = given({ endStack: [1], seats: { blue: { hand: 1, tiles: [24], tokens: { wood: 2, gold: 2 } } } });
    expect(none(pairs.play('use 24'))).toBe('pairs 0 wood');
    for (const token of ['spend 0 gold', 'pairs 0 wood', 'trade 0 bronze', 'enough', 'end'])
      expect([token, paris.worthTelling(paris.parse(token))]).toEqual([token, false]);
    for (const token of ['spend 1 gold', 'pairs 1 wood', 'trade 1 bronze', 'decline', 'place arc'])
      expect([token, paris.worthTelling(paris.parse(token))]).toEqual([token, true]);
  });
});
