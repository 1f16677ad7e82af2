import {
  type Chapter,
  CHANCE,
  type Deed,
  type Message,
  NOBODY,
  summed,
  Table,
  tell,
  type Telling,
  type Words,
} from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { LEFT, played, RIGHT, SAMPLE, value } from './sample.ts';
import { type ToyState, toy } from './toy.ts';

const NOTHING = { en: {}, ko: {}, ru: {}, it: {} };

/** What an option meant among so many pebbles. */
const words: Words<ToyState> = {
  messages: NOTHING,
  seat: (seat) => ({ key: `seat.${seat}` }),
  option: (_, option) => ({ key: toy.token(option) }),
  asked: () => ({ key: 'asked' }),
  deeds: ({ option, before }) => [{ key: toy.token(option), args: { of: before.n[0] as number } }],
  unseen: (token) => [{ key: token }],
  joined: () => null,
  consequences: () => [],
  refusal: ({ why }) => ({ key: why }),
  problem: ({ why }) => ({ key: why }),
};

/** The same, with what came of it: how many pebbles lie there now. */
const counting: Words<ToyState> = {
  ...words,
  consequences: (before, after) =>
    before.n[0] === after.n[0] ? [] : [{ message: { key: 'left', args: { pebbles: after.n[0] as number } } }],
};

const sample = (): Table<ToyState> => value(Table.replay(toy, SAMPLE));
const told = (table: Table<ToyState>, telling: Partial<Telling> = {}, by = words): Chapter[] =>
  tell(table, by, { from: 0, viewer: LEFT, onlyNews: false, ...telling });
const lines = (chapters: readonly Chapter[]): string[] =>
  chapters.map(({ label, deeds }) => `${label}  ${deeds.map(({ message }) => message.key).join(' · ')}`);
const deed = (seat: number, key: string, args: NonNullable<Message['args']>): Deed => ({
  seat,
  message: { key, args },
});

describe('the story of a table', () => {
  test('has a chapter for each line of the record, what was forced too, and knows where it began', () => {
    const table = sample();
    const chapters = told(table, { viewer: RIGHT });
    expect(lines(chapters)).toEqual([
      '0 left  chalk · take 2',
      '2 right  draw · card 6',
      '2 left  draw · card ?',
      '2 right  chalk · wipe · chalk · take 3',
      '5 left  take 2',
      '7 right  take 1',
      '8 left  take 1',
    ]);
    // Nothing was chosen in the last one: it was over with the step that led to it.
    const begun = [...table.lineStarts(), { line: '8 left', step: table.steps.length }];
    expect(chapters.map(({ label, step }) => ({ line: label, step }))).toEqual(begun);
    for (const { label, step } of chapters.slice(0, -1)) expect(toy.line(table.at(step))).toBe(label);
    expect(chapters.map(({ seat }) => seat)).toEqual([LEFT, RIGHT, LEFT, RIGHT, LEFT, RIGHT, LEFT]);
  });

  test('says what was done, and what came of it, in the order in which it happened', () => {
    const [first] = told(sample(), {}, counting);
    expect(first).toEqual({
      label: '0 left',
      seat: LEFT,
      step: 0,
      deeds: [deed(LEFT, 'chalk', { of: 9 }), deed(LEFT, 'take 2', { of: 9 }), deed(NOBODY, 'left', { pebbles: 7 })],
    });
    // The forced last pebble was one of one, and what came of it is its own chapter's.
    const [before, forced] = told(sample(), {}, counting).slice(-2);
    expect(before?.deeds.at(-1)).toEqual(deed(NOBODY, 'left', { pebbles: 1 }));
    expect(forced?.deeds).toEqual([deed(LEFT, 'take 1', { of: 1 }), deed(NOBODY, 'left', { pebbles: 0 })]);
  });

  test('knows the states before and after a deed', () => {
    const taken: number[] = [];
    const noting: typeof words = {
      ...words,
      deeds: ({ before, after }) => {
        taken.push((before.n[0] as number) - (after.n[0] as number));
        return [];
      },
    };
    told(sample(), {}, noting);
    expect(taken.filter((pebbles) => pebbles > 0)).toEqual([2, 3, 2, 1, 1]);
  });

  test('tells as one what one seat did in pieces', () => {
    const joining: typeof words = {
      ...words,
      joined: (first, second) => ({ key: `${first.key} and ${second.key}` }),
    };
    expect(lines(told(sample(), { to: 5, viewer: RIGHT }, joining)).slice(0, 2)).toEqual([
      '0 left  chalk and take 2',
      '2 right  draw · card 6',
    ]);
  });

  test('puts what came of something into the line it belongs to', () => {
    const ending: typeof words = {
      ...counting,
      consequences: (before, after) => counting.consequences(before, after).map((each) => ({ ...each, line: 'end' })),
    };
    const [, end, next] = told(sample(), { to: 3 }, ending);
    expect(end).toEqual({ label: 'end', seat: NOBODY, step: 2, deeds: [deed(NOBODY, 'left', { pebbles: 7 })] });
    expect(next).toMatchObject({ label: '2 right', step: 2 });
  });

  test('tells of a hidden deed what is public, and asks for no words', () => {
    const asked: string[] = [];
    const noting: typeof words = {
      ...words,
      deeds: (each) => {
        asked.push(toy.token(each.option));
        return words.deeds(each);
      },
    };
    const chapters = tell(sample(), noting, { from: 2, to: 6, viewer: LEFT, onlyNews: false });
    expect(chapters[0]?.deeds[1]).toEqual({ seat: CHANCE, message: { key: 'card ?' } });
    expect(chapters[1]?.deeds[1]).toMatchObject({ message: { key: 'card 5' } });
    expect(asked).toEqual(['draw', 'draw', 'card 5']);
    expect(JSON.stringify(chapters)).not.toContain('card 6');
  });

  test('says whose deed it was where the line is another seat’s', () => {
    const { deeds } = told(sample())[3] as Chapter;
    expect(deeds.map(({ seat }) => seat)).toEqual([RIGHT, LEFT, RIGHT, RIGHT]);
  });

  test('goes from one step to another', () => {
    const chapters = told(sample(), { from: 1, to: 3 });
    expect(lines(chapters)).toEqual(['0 left  take 2', '2 right  draw']);
    expect(chapters.map(({ step }) => step)).toEqual([1, 2]);
    expect(told(sample(), { from: 4, to: 4 })).toEqual([]);
  });

  test('has news without what the listener chose, but with what followed', () => {
    const news = told(sample(), { from: 10, onlyNews: true }, counting);
    expect(lines(news)).toEqual(['5 left  left', '7 right  take 1 · left', '8 left  take 1 · left']);
    // Nothing came of the mark.
    expect(told(played('left chalk'), { onlyNews: true }, counting)).toEqual([]);
  });

  test('leaves out what goes without saying', () => {
    const terse: typeof words = {
      ...words,
      deeds: (each) => (toy.token(each.option) === 'chalk' ? [] : words.deeds(each)),
    };
    expect(lines(told(played('left chalk; left take 2; right chalk'), {}, terse))).toEqual(['0 left  take 2']);
  });
});

describe('a message with what another one adds', () => {
  const some = (key: string, n: number, more = {}): Message => ({ key, args: { n, ...more } });

  test('counts things of a kind as one sum, and puts others behind them', () => {
    const first = { key: 'pays', args: { goods: [some('fish', 1), some('bread', 2)], francs: some('franc', 3) } };
    const second = { key: 'pays', args: { goods: [some('bread', 1), some('meat', 1)], francs: some('franc', 2) } };
    expect(summed(first, second)).toEqual({
      key: 'pays',
      args: { goods: [some('fish', 1), some('bread', 3), some('meat', 1)], francs: some('franc', 5) },
    });
  });

  test('keeps apart what is not the same but for its number', () => {
    const iron = some('ships', 1, { ship: { key: 'iron' } });
    const steel = some('ships', 1, { ship: { key: 'steel' } });
    const [first, second] = [iron, steel].map((ship) => ({ key: 'sails', args: { ships: [ship] } }));
    expect(summed(first as Message, second as Message).args).toEqual({ ships: [iron, steel] });
  });
});
