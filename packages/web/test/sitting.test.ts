import { Crew } from '@quayside/bots';
import { openBots } from '@quayside/games/node';
import { Table, tell } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { afterEach, describe, expect, it } from 'vitest';
import type { Seat, Sitter } from '../src/table/scene.ts';
import { Sitting, type Wishes } from '../src/table/sitting.ts';
import { plainFace } from './plain-face.ts';

const seat = (sitter: Sitter, name = ''): Seat => ({ sitter, name, standIn: null });
const open: Sitting[] = [];

interface Wanted {
  readonly seats: readonly Seat[];
  readonly wishes?: Partial<Wishes>;
  readonly length?: string;
  readonly record?: string;
  readonly confirmed?: number;
}

/** A table of Le Havre, sat down at, and how often it was kept. */
function sitDown({ seats, wishes = {}, length = 'short', record, confirmed }: Wanted): {
  sitting: Sitting;
  kept: string[];
} {
  const settings = { players: String(seats.length), length };
  const table = record ? Table.resume(leHavre, record) : Table.start(leHavre, { settings, seed: 'sitting' });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const kept: string[] = [];
  const sitting = new Sitting({
    face: plainFace,
    table: table.value,
    seats,
    ...(confirmed !== undefined && { confirmed }),
    crew: new Crew({ bots: plainFace.bots, sheet: null }, openBots),
    wishes: () => ({ confirmTurns: true, openTurns: true, pace: 0, ...wishes }),
    keep: ({ table: now }) => kept.push(now.record()),
  });
  open.push(sitting);
  sitting.open();
  return { sitting, kept };
}

const play = (sitting: Sitting, token: string): void => sitting.choose(sitting.face.game.parse(token));
/** Plays on until a turn has ended by itself and waits for its word. */
function playUntilItWaits(sitting: Sitting): void {
  const end = leHavre.parse('end');
  while (sitting.scene().awaiting === 'choice') {
    const { options } = sitting.scene();
    sitting.choose(options.includes(end) ? end : (options[0] as number));
  }
  expect(sitting.scene().awaiting).toBe('confirmation');
}
const until = async (sitting: Sitting, isThere: () => boolean): Promise<void> => {
  while (!isThere()) {
    await new Promise<void>((resolve) => {
      const stop = sitting.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
};

afterEach(() => {
  for (const sitting of open.splice(0)) sitting.close();
});

describe('a sitting', () => {
  it('opens a turn by itself and asks for the main action', () => {
    const { sitting } = sitDown({ seats: [seat('person'), seat('person')] });
    expect(sitting.scene().awaiting).toBe('choice');
    expect(sitting.scene().options.map((option) => leHavre.token(option))).toContain('take fish');
  });

  it('leaves the turn closed where somebody wants that', () => {
    const { sitting } = sitDown({ seats: [seat('person'), seat('person')], wishes: { openTurns: false } });
    expect(sitting.scene().options.map((option) => leHavre.token(option))).toContain('supply');
  });

  it('waits for a word before the next player sees a turn that is played, and takes it back until then', () => {
    const { sitting } = sitDown({ seats: [seat('person'), seat('person')] });
    playUntilItWaits(sitting);
    const { viewer } = sitting.scene();
    const last = sitting.table.steps.at(-1)!;
    const { length } = sitting.table.steps;
    sitting.undo();
    expect(sitting.table.steps.length).toBe(length - 1);
    expect(sitting.scene()).toMatchObject({ awaiting: 'choice', viewer });
    sitting.choose(last.option);
    expect(sitting.scene()).toMatchObject({ awaiting: 'confirmation', viewer });
    sitting.confirm();
    expect(sitting.scene()).toMatchObject({ awaiting: 'choice', viewer: 1 - viewer });
    // The next player may take back what is theirs, and no more.
    sitting.undo(true);
    sitting.undo(true);
    expect(sitting.table.steps.length).toBe(length);
  });

  it('keeps every step, and goes on from what was kept', () => {
    const { sitting, kept } = sitDown({ seats: [seat('person'), seat('person')] });
    play(sitting, 'enter building-firm-1');
    const record = kept.at(-1) as string;
    const again = sitDown({ seats: [seat('person'), seat('person')], record });
    expect(again.sitting.table.steps.length).toBe(sitting.table.steps.length);
    expect(again.sitting.scene().options).toEqual(sitting.scene().options);
    expect(again.sitting.scene().undo).toBeNull();
  });

  it('that is left while a turn waits for its word waits for it again, and not once it was given', () => {
    const seats = [seat('person'), seat('person')];
    const { sitting, kept } = sitDown({ seats });
    playUntilItWaits(sitting);
    const { viewer } = sitting.scene();
    const record = kept.at(-1) as string;
    const { sitting: again } = sitDown({ seats, record, confirmed: sitting.confirmed });
    expect(again.scene()).toMatchObject({ awaiting: 'confirmation', viewer, undo: null });
    again.undo();
    expect(again.scene()).toMatchObject({ awaiting: 'choice', viewer });

    sitting.confirm();
    expect(sitting.confirmed).toBeGreaterThan(0);
    const { sitting: later } = sitDown({ seats, record, confirmed: sitting.confirmed });
    expect(later.scene()).toMatchObject({ awaiting: 'choice', viewer: 1 - viewer });
    // A letter says nothing of it.
    const { sitting: fromLetter } = sitDown({ seats, record });
    expect(fromLetter.scene()).toMatchObject({ awaiting: 'choice', viewer: 1 - viewer });
  });

  it('lets bots play their turns and comes back to the person', async () => {
    const { sitting } = sitDown({ seats: [seat('person'), seat('deckhand')], wishes: { confirmTurns: false } });
    play(sitting, 'take fish');
    while (sitting.scene().awaiting === 'choice' && sitting.scene().mover === 0) play(sitting, 'end');
    expect(sitting.scene().awaiting).toBe('bot');
    await until(sitting, () => sitting.scene().awaiting === 'choice');
    expect(sitting.table.steps.some((step) => step.seat === 1)).toBe(true);
    expect(sitting.news().map((chapter) => chapter.seat)).toContain(1);
  });

  it('plays a whole game with bots standing in, and tells the same story piece by piece as at once', async () => {
    const { sitting } = sitDown({ seats: [seat('person'), seat('deckhand')] });
    const pieces: [piecewise: string, atOnce: string][] = [];
    const stop = sitting.subscribe(() => {
      const { viewer } = sitting.scene();
      const whole = tell(sitting.table, plainFace.words, { from: 0, viewer, onlyNews: false });
      const [told, atOnce] = [sitting.story(), whole].map((each) => JSON.stringify(each.slice(-3)));
      pieces.push([told as string, atOnce as string]);
    });
    sitting.standIn(0, 'deckhand');
    await until(sitting, () => sitting.scene().over);
    stop();
    for (const [told, atOnce] of pieces) expect(told).toBe(atOnce);
    const piecewise = sitting.story();
    const { sitting: fresh } = sitDown({
      seats: [seat('person'), seat('deckhand')],
      record: sitting.table.record(),
    });
    expect(fresh.scene().over).toBe(true);
    expect(fresh.story()).toEqual(piecewise);
    expect(pieces.length).toBeGreaterThan(50);
  });

  it('shows the table as it was, without options, and comes back', () => {
    const { sitting } = sitDown({ seats: [seat('person'), seat('person')] });
    play(sitting, 'enter building-firm-1');
    sitting.lookAt(0);
    expect(sitting.scene().step).toBe(0);
    expect(sitting.scene().options).toEqual([]);
    sitting.lookAt(null);
    expect(sitting.scene().options.length).toBeGreaterThan(0);
  });

  it('plays only what can be played', () => {
    const { sitting } = sitDown({ seats: [seat('person'), seat('person')] });
    const before = sitting.table.steps.length;
    play(sitting, 'pass');
    expect(sitting.table.steps.length).toBe(before);
  });
});
