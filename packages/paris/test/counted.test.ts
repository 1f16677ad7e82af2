import { paris, type ParisState } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { given } from './scenario.ts';

/* What a table keeps count of while games are played for a test: a rule that loses or makes a piece is found. */

const table = (): ParisState =>
  given({
    players: 3,
    endStack: [1],
    buildings: ['chaillot-1'],
    landmarks: { louvre: 'chaillot' },
    beside: { 'chaillot-1': 'bronze', 'montmartre-8': 'gold' },
    supply: { gold: 1, wood: 2 },
    seats: {
      blue: { hand: 2, reserve: 1, francs: 3, keys: ['arc', 'chaillot-bank', 'chaillot-1'], tokens: { gold: 1 } },
      green: { hand: 1, keys: ['louvre'], tokens: { bronze: 2 }, tiles: [6] },
      red: { hand: 1, usedTiles: [30] },
    },
  }).table.state;

/** What the count says after something was done to the table behind its back. */
function after(change: (s: ParisState) => void): readonly string[] {
  const state = table();
  const audit = paris.audit(state);
  change(state);
  const found = audit.check();
  expect(audit.check()).toEqual([]);
  return found;
}

describe('pieces are counted: tokens, keys of each seat, bonus tiles', () => {
  it.each<[string, (s: ParisState) => void, string[]]>([
    ['nothing is done', () => {}, []],
    ['a resource appears', (s) => s.addSupply(2, 1), ['count 2 went from 3 to 4']],
    ['a resource vanishes', (s) => s.addToken(0, 2, -1), ['count 2 went from 3 to 2']],
    ['a resource beside a space vanishes', (s) => void (s.beside[5] = 0), ['count 2 went from 3 to 2']],
    ['wood is sold', (s) => s.addSupply(0, -1), ['count 0 went from 2 to 1']],
    ['prestige leaves the game', (s) => s.addToken(1, 3, -1), []],
    ['prestige beside a space goes', (s) => void (s.beside[30] = 0), []],
    ['prestige appears', (s) => s.addToken(1, 3, 1), ['count 3 went from 3 to 4']],
    ['golden prestige appears', (s) => s.addToken(2, 5, 1), ['count 5 went from 0 to 1']],
    ['a key comes to a hand', (s) => s.addToHand(0, 1), ['count 6 went from 6 to 7']],
    ['a key is lost from the reserve', (s) => void (s.reserve[0] = 0), ['count 6 went from 6 to 5']],
    ['a key leaves a bank', (s) => s.setBank(0, 5, 0), ['count 6 went from 6 to 5']],
    ['a key comes to a landmark', (s) => s.moveKeys(1, 42, 1), ['count 7 went from 2 to 3']],
    ['the last seat loses a key', (s) => s.addToHand(2, -1), ['count 8 went from 1 to 0']],
    ['a bonus tile appears on the track', (s) => void (s.copies[30] = 1), ['count 9 went from 2 to 3']],
    ['a bonus tile is lost', (s) => void (s.unused[1] = 0), ['count 9 went from 2 to 1']],
  ])('%s', (_, change, found) => {
    expect(after(change)).toEqual(found);
  });
});

describe('a state that cannot be is known', () => {
  it.each<[string, (s: ParisState) => void, string]>([
    [
      'francs below nothing',
      (s) => void (s.francs[1] = -1),
      'seats.green.francs not-number {"least":0,"most":0,"value":-1}',
    ],
    ['too many keys', (s) => s.addToHand(0, 9), 'seats.blue.keys too-many-keys {"keys":15,"most":11}'],
    ['a key on nothing', (s) => s.moveKeys(2, 43, 1), 'seats.red.keys not-standing {"place":"eiffel-tower"}'],
    ['three keys together', (s) => s.moveKeys(1, 42, 2), 'seats.green.keys two-keys {"place":"louvre"}'],
    ['a tile used and not', (s) => void (s.used[1] = 1 << 6), 'seats.green.usedTiles tile-twice {"tile":6}'],
    ['seven of a token', (s) => s.addToken(1, 3, 4), 'beside too-many-tokens {"token":"bronze","count":7,"most":6}'],
    ['a building that was not laid', (s) => void (s.tile[30] = 2), 'buildings tile-twice {"tile":"chaillot-1"}'],
    [
      'a building in another district',
      (s) => {
        s.space[5] = 36;
        s.tile[35] = 1;
      },
      'buildings.montmartre-8 wrong-district {"tile":"chaillot-8"}',
    ],
    ['a stack without a back', (s) => void (s.stack[2] = 1), 'stacks[2].back missing {"phase":"action"}'],
    ['a back without a stack', (s) => void (s.back[1] = 1), 'stacks[1].back empty-stack {"stack":2}'],
    [
      'a back that no tile has',
      (s) => {
        s.stack[0] = 1;
        s.back[0] = 2;
      },
      'stacks[0].back no-such-tile {"district":"batignolles"}',
    ],
    ['more tiles than are unseen', (s) => void (s.stack[0] = 2), 'unseen too-few-unseen {"left":2,"unseen":0}'],
    ['a number on two spaces', (s) => void (s.track[30] = 1), 'track[29].tile tile-twice {"tile":1}'],
    ['too many copies', (s) => void (s.copies[30] = 1), 'track too-many-copies {"tile":30,"count":2,"most":1}'],
    ['too few left to draw', (s) => void (s.endLeft = 0), 'endLeft not-number {"least":1,"most":1,"value":0}'],
    ['too many left to draw', (s) => void (s.endLeft = 2), 'endLeft not-number {"least":1,"most":1,"value":2}'],
    ['an end-game tile of nobody', (s) => void (s.end[4] = 4), 'endStack not-number {"least":1,"most":12,"value":4}'],
    ['one used by nobody', (s) => void (s.end[4] = 13), 'endStack not-number {"least":1,"most":12,"value":13}'],
    [
      'no end-game tile while a building tile is left',
      (s) => {
        s.stack[0] = 1;
        s.back[0] = 1;
        s.tile[0] = 0;
        s.end[0] = 254;
        s.endLeft = 0;
      },
      'endStack end-tiles-missing {"left":1}',
    ],
    ['a key on its way and nobody moves', (s) => void (s.from = 50), 'underWay.from not-now {"phase":"action"}'],
    ['nowhere to draw from', (s) => void (s.phase = 0), 'phase no-option {"phase":"draw"}'],
    ['no key that was picked up', (s) => void (s.phase = 5), 'underWay.from missing {"phase":"target"}'],
  ])('%s', (_, change, problem) => {
    const state = table();
    expect(paris.violations(state)).toEqual([]);
    change(state);
    expect(paris.violations(state)).toContain(problem);
  });

  it('in a view end-game tiles may lie anywhere that is not known (P-123)', () => {
    const seen = paris.blank();
    paris.view(table(), 1, seen);
    expect(paris.violations(seen)).toEqual([]);
    seen.endLeft = 2;
    expect(paris.violations(seen)).toContain('endLeft not-number {"least":0,"most":1,"value":2}');
  });

  it('while the next back is uncovered its stack shows none, and the others do (P-209)', () => {
    const unseen = ['chaillot-2', 'chaillot-3'];
    const more = { endStack: [1], unseen, stacks: [{ left: 1 }, { left: 1, back: 'chaillot' }] };
    const read = paris.fromPosition({ players: 2, phase: 'back', ...more });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    read.value.back[0] = 6;
    expect(paris.violations(read.value)).toEqual(['stacks[0].back not-now {"phase":"back"}']);
  });

  it('all that a state remembers is in it: a copy has it too', () => {
    const state = table();
    for (const name of ['randomTokens', 'freeDistrict', 'openHoldings', 'ending', 'fourth', 'scoreLeft'] as const)
      state[name] = 1;
    state.round = 7;
    const copy = paris.blank();
    copy.copyFrom(state);
    expect(paris.settingsOf(copy)).toMatchObject({ tokens: 'random', districts: 'free', holdings: 'open' });
    expect([copy.round, copy.ending, copy.fourth, copy.scoreLeft]).toEqual([7, 1, 1, 1]);
    copy.round = 0;
    expect(state.round).toBe(7);
  });
});
