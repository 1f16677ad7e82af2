import type { State } from '@quayside/kernel';
import type { SeatEvent, SeatReading } from '@quayside/live';
import { describe, expect, it } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { lastMoves, movesUpTo } from '../src/table/last-moves.ts';

/** Seat 0 looks. "1.2 take wood": seat 1 takes wood in line 1.2, which is its own; what chance does is seat −1. */
function readingOf(
  turn: string,
  ...steps: readonly (readonly [seat: number, line: string, token: string, lineSeat?: number] | number)[]
): SeatReading<State> {
  const events = steps.map((step) =>
    typeof step === 'number'
      ? { kind: 'undone', step }
      : {
          kind: 'played',
          seat: step[0],
          line: step[1],
          lineSeat: step[3] ?? step[0],
          token: step[2],
          deeds: [],
        },
  );
  return {
    since: () => events as unknown as readonly SeatEvent[],
    now: () => ({ view: { turn } }),
    at: (step: number) => ({ step }),
  } as unknown as SeatReading<State>;
}

const TOKENS = ['take wood', 'take fish', 'enter wharf', 'tile'];
const ui = {
  game: { line: ({ turn }: { turn: string }) => turn, parse: (token: string) => TOKENS.indexOf(token) },
  placesOf: (option: number) => [TOKENS[option]?.split(' ')[1] ?? ''],
  lineName: (line: string) => ({ key: line }),
} as unknown as GameUI;

describe('what others did since', () => {
  it('is pinned where they did it', () => {
    const reading = readingOf('1.4', [0, '1.1', 'take wood'], [1, '1.2', 'take fish'], [2, '1.3', 'enter wharf']);
    expect([...lastMoves(ui, reading, 0)]).toEqual([
      ['fish', { seat: 1, line: '1.2', words: { key: '1.2' }, deeds: [] }],
      ['wharf', { seat: 2, line: '1.3', words: { key: '1.3' }, deeds: [] }],
    ]);
  });

  it('is only what came after the viewer’s last turn, and stays through this one', () => {
    const reading = readingOf(
      '2.1',
      [1, '1.1', 'enter wharf'],
      [0, '1.2', 'take wood'],
      [1, '1.3', 'take fish'],
      [0, '2.1', 'take wood'],
    );
    expect([...lastMoves(ui, reading, 0).keys()]).toEqual(['fish']);
  });

  it('is the last of several things at a place', () => {
    const reading = readingOf('1.4', [1, '1.2', 'take fish'], [2, '1.3', 'take fish']);
    expect(lastMoves(ui, reading, 0).get('fish')).toMatchObject({ seat: 2, line: '1.3' });
  });

  it('is called as the game calls it, where the game says', () => {
    const calling = { ...ui, pins: () => [{ place: 'quay', words: { key: 'took' } }] } as unknown as GameUI;
    const reading = readingOf('1.3', [1, '1.2', 'take fish']);
    expect([...lastMoves(calling, reading, 0)]).toEqual([
      ['quay', { seat: 1, line: '1.2', words: { key: 'took' }, deeds: [] }],
    ]);
  });

  it('stays where the viewer pays something at the end of a round', () => {
    const reading = readingOf('2.2', [0, '1.1', 'take wood'], [1, '1.2', 'take fish'], [0, '1.end', 'tile', -1]);
    expect([...lastMoves(ui, reading, 0).keys()]).toEqual(['fish']);
  });

  it('is nothing of chance, and nothing that was taken back', () => {
    const reading = readingOf('1.4', [-1, '1.1', 'tile'], [1, '1.2', 'take wood'], [1, '1.2', 'take fish'], 2);
    expect([...lastMoves(ui, reading, 0).keys()]).toEqual(['wood']);
  });
});

describe('what was done in a turn of the past', () => {
  it('is pinned up to that moment, whoever did it', () => {
    const reading = readingOf('1.3', [0, '1.1', 'take wood'], [1, '1.2', 'take fish'], [1, '1.2', 'enter wharf']);
    expect([...movesUpTo(ui, reading, 1).keys()]).toEqual(['wood']);
    expect([...movesUpTo(ui, reading, 2).keys()]).toEqual(['fish']);
    expect([...movesUpTo(ui, reading, 3).keys()]).toEqual(['fish', 'wharf']);
    expect(movesUpTo(ui, reading, 0).size).toBe(0);
  });
});
