import { type Chapter, CHANCE, Table, tell, type Telling, type Words } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { LEFT, played, RIGHT, SAMPLE, value } from './sample.ts';
import { type ToyState, toy } from './toy.ts';

const NOTHING = { en: {}, ko: {}, ru: {}, it: {} };

/** What an option means among so many pebbles; what came of it: how many lie there now. */
const words: Words<ToyState> = {
  messages: NOTHING,
  seat: (seat) => ({ key: `seat.${seat}` }),
  option: (s, option) => ({ key: toy.token(option), args: { of: s.n[0] as number } }),
  asked: () => ({ key: 'asked' }),
  consequences: (before, after) =>
    before.n[0] === after.n[0] ? [] : [{ key: 'left', args: { pebbles: after.n[0] as number } }],
  refusal: ({ why }) => ({ key: why }),
  problem: ({ why }) => ({ key: why }),
};

const sample = (): Table<ToyState> => value(Table.replay(toy, SAMPLE));
const told = (table: Table<ToyState>, telling: Partial<Telling> = {}): Chapter[] =>
  tell(table, words, { from: 0, viewer: LEFT, onlyNews: false, ...telling });
const lines = (chapters: readonly Chapter[]): string[] =>
  chapters.map(({ label, deeds }) => `${label}  ${deeds.map(({ token }) => token).join(' · ')}`);

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

  test('says what an option meant before it was played, and what came of it', () => {
    const [first] = told(sample());
    expect(first).toEqual({
      label: '0 left',
      seat: LEFT,
      step: 0,
      deeds: [
        { seat: LEFT, message: { key: 'chalk', args: { of: 9 } }, token: 'chalk', option: 11, elsewhere: false },
        { seat: LEFT, message: { key: 'take 2', args: { of: 9 } }, token: 'take 2', option: 2, elsewhere: false },
      ],
      outcomes: [{ key: 'left', args: { pebbles: 7 } }],
    });
    // The forced last pebble was one of one, and its outcome is its own chapter's.
    const [before, forced] = told(sample()).slice(-2);
    expect(before?.outcomes).toEqual([{ key: 'left', args: { pebbles: 1 } }]);
    expect(forced?.deeds[0]?.message).toEqual({ key: 'take 1', args: { of: 1 } });
    expect(forced?.outcomes).toEqual([{ key: 'left', args: { pebbles: 0 } }]);
  });

  test('tells of a hidden deed what is public, and asks for no words', () => {
    const asked: string[] = [];
    const noting = {
      ...words,
      option: (s: ToyState, option: number) => {
        asked.push(toy.token(option));
        return words.option(s, option);
      },
    };
    const chapters = tell(sample(), noting, { from: 2, to: 6, viewer: LEFT, onlyNews: false });
    expect(chapters[0]?.deeds[1]).toEqual({
      seat: CHANCE,
      message: null,
      token: 'card ?',
      option: -1,
      elsewhere: false,
    });
    expect(chapters[1]?.deeds[1]).toMatchObject({ message: { key: 'card 5' }, option: 25 });
    expect(asked).toEqual(['draw', 'draw', 'card 5']);
    expect(JSON.stringify(chapters)).not.toContain('card 6');
  });

  test('says whose deed it was where the line is another seat’s', () => {
    const { deeds } = told(sample())[3] as Chapter;
    expect(deeds.map(({ seat, elsewhere }) => [seat, elsewhere])).toEqual([
      [RIGHT, false],
      [LEFT, true],
      [RIGHT, false],
      [RIGHT, false],
    ]);
  });

  test('goes from one step to another', () => {
    const chapters = told(sample(), { from: 1, to: 3 });
    expect(lines(chapters)).toEqual(['0 left  take 2', '2 right  draw']);
    expect(chapters.map(({ step }) => step)).toEqual([1, 2]);
    expect(told(sample(), { from: 4, to: 4 })).toEqual([]);
  });

  test('has news without what the listener chose, but with what followed', () => {
    const news = told(sample(), { from: 10, onlyNews: true });
    expect(lines(news)).toEqual(['5 left  ', '7 right  take 1', '8 left  take 1']);
    expect(news[0]?.outcomes).toEqual([{ key: 'left', args: { pebbles: 2 } }]);
    // Nothing came of the mark.
    expect(told(played('left chalk'), { onlyNews: true })).toEqual([]);
  });

  test('leaves out what is not worth telling', () => {
    const terse: typeof toy = { ...toy, worthTelling: (option) => option !== toy.parse('chalk') };
    expect(lines(told(played('left chalk; left take 2; right chalk', terse)))).toEqual(['0 left  take 2']);
  });
});
