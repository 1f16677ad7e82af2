import { CHANCE, NOBODY, playOut, Random, SPECTATOR, Table } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { LEFT, played, problem, RIGHT, SAMPLE, value } from './sample.ts';
import { toy } from './toy.ts';

const CHALK = toy.parse('chalk');
const TAKE = toy.parse('take 2');

describe('an option from outside', () => {
  test('is played when it is on the list of its seat', () => {
    const table = played('');
    for (const option of [CHALK, TAKE]) expect(table.choose(LEFT, option)).toBeNull();
    expect(table.choose(RIGHT, toy.parse('draw'))).toBeNull();
    expect(toy.mover(table.state)).toBe(CHANCE);
    for (const seat of [LEFT, RIGHT]) expect(table.choose(seat, CHALK)).toMatchObject({ why: 'not-an-option' });
    expect(table.deal()).toBeNull();
    expect(table.record()).toBe(played('left chalk; left take 2; right draw').record());
    expect(table.choose(RIGHT, toy.parse('wipe'))).toMatchObject({ why: 'not-an-option' });
    expect(table.choose(LEFT, CHALK)).toBeNull();
  });

  test('is an interjection when the seat is not asked', () => {
    const table = played('left chalk; left take 1; right chalk');
    expect(table.choose(LEFT, toy.parse('wipe'))).toBeNull();
  });

  test('is refused and changes nothing when it is not', () => {
    const table = played('left chalk; left take 2');
    const before = table.record();
    for (const option of [TAKE + 100, toy.parse('wipe'), toy.parse('card 3'), 0.5, Number.NaN, -1, 1e300])
      expect(table.choose(RIGHT, option), `${option}`).toMatchObject({ rule: 'notation', why: 'not-an-option' });
    for (const seat of [SPECTATOR, NOBODY, CHANCE, 0.5, Number.NaN, 2])
      expect(table.choose(seat, CHALK), `${seat}`).toMatchObject({ rule: 'notation', why: 'no-seat' });
    expect(table.choose(LEFT, CHALK)).toMatchObject({ why: 'not-an-option' });
    expect(table.record()).toBe(before);
  });

  test('does not open a game again that is over', () => {
    const table = value(Table.replay(toy, SAMPLE));
    for (const seat of [LEFT, RIGHT])
      for (const option of [CHALK, TAKE, toy.parse('wipe')])
        expect(table.choose(seat, option)).toMatchObject({ why: 'not-an-option' });
    expect(table.record()).toBe(SAMPLE);
  });
});

test('a token of a seat that is not there is refused', () => {
  const table = played('left chalk; left take 1');
  for (const seat of [SPECTATOR, NOBODY, CHANCE, 0.5, Number.NaN, 2]) {
    for (const token of ['take 1', 'wipe', 'card 1'])
      expect(table.play(seat, token), `${seat} ${token}`).toMatchObject({ why: 'no-seat', facts: { token } });
    expect(table.follow(seat, 'take 1')).toMatchObject({ why: 'no-seat' });
  }
  expect(table.steps).toHaveLength(2);
});

describe('a header from outside', () => {
  const started = (settings: Record<string, string>): string => problem(Table.start(toy, { settings, seed: 's' }));

  test('gets the usual values of what it leaves out', () => {
    expect(value(Table.start(toy, { settings: {}, seed: 's' })).header.settings).toEqual({ pebbles: '9' });
  });

  test('is refused with the setting that is not known', () => {
    expect(started({ pebbles: '7' })).toBe('settings.pebbles header-value');
    expect(started({ pebbles: '9', stones: '3' })).toBe('settings.stones header-unknown');
    expect(started({ constructor: 'x' })).toBe('settings.constructor header-unknown');
    expect(started({ pebbles: undefined as unknown as string })).toBe('settings.pebbles header-value');
  });
});

describe('a position that no game leads to', () => {
  /** Left has all the cards that there are, and somebody draws. */
  const empty: typeof toy = { ...toy, options: (s, out) => (s.n[2] ? undefined : toy.options(s, out)) };
  const drawing = { n: [5, 0, 1], taken: [2, 2], secret: [0, 0], marks: [0, 0] };

  test('is refused where chance has nothing to show', () => {
    expect(problem(Table.start(empty, { settings: {}, seed: 's', position: drawing }))).toBe('position stuck');
    const record = `game toy  rules 1  seed s\nposition ${JSON.stringify(drawing)}\n`;
    expect(problem(Table.replay(empty, record))).toBe('position stuck');
    expect(problem(Table.replay(empty, `${record}4 left  take 1\n`))).toBe('line 3 stuck');
  });

  test('refuses the step that would lead there', () => {
    const table = value(Table.start(empty, { settings: {}, seed: 's' }));
    expect(table.play(LEFT, 'draw')).toMatchObject({ rule: 'notation', why: 'stuck' });
    expect(table.steps).toHaveLength(0);
    expect(table.choose(LEFT, toy.parse('draw'))).toBeNull();
    expect(table.deal()).toMatchObject({ why: 'stuck' });
    expect(table.undo(LEFT)).toBe(true);
    expect(table.play(LEFT, 'take 1')).toBeNull();
  });

  test('is an error, not a loop, for who plays without a table', () => {
    const state = value(toy.fromPosition(drawing));
    expect(() => playOut(empty, state, new Random('s'))).toThrow('no option at toy 4 left');
    expect(() => playOut({ ...toy, options: () => {} }, toy.setup({}, new Random('s')), new Random('s'))).toThrow(
      'no option',
    );
    expect(() => playOut({ ...toy, apply: () => {} }, toy.setup({}, new Random('s')), new Random('s'))).toThrow(
      'more than 40 decisions',
    );
  });
});

test('a seat cannot find out by naming it what played itself for another', () => {
  const sealed: typeof toy = {
    ...toy,
    apply: (s, option) => {
      toy.apply(s, option);
      if (s.n[2]) toy.apply(s, toy.parse('card 4'));
    },
  };
  for (const card of ['card 3', 'card 4']) expect(played('left draw', sealed).follow(RIGHT, card), card).not.toBeNull();
  expect(played('left draw', sealed).follow(LEFT, 'card 3')).not.toBeNull();
  for (const by of [LEFT, null]) expect(played('left draw', sealed).follow(by, 'card 4')).toBeNull();
});

test('a spectator reads what both seats know', () => {
  const table = played('left chalk; left take 2; right draw; left draw');
  const lines = table.record(SPECTATOR).split('\n');
  expect(lines[0]).toBe('game toy  rules 1  seed ?');
  expect(lines.slice(3, 5)).toEqual(['2 right  draw · card ?', '2 left  draw · card ?']);
});

describe('a record read strictly', () => {
  const strictly = (text: string): string => problem(Table.resume(toy, text, { strict: true }));

  test('is what a table writes, finished or not', () => {
    expect(strictly(SAMPLE)).toBe('fine');
    const rows = SAMPLE.trimEnd().split('\n');
    for (let length = 1; length < 6; length++) expect(strictly(`${rows.slice(0, length).join('\n')}\n`)).toBe('fine');
    expect(problem(Table.replay(toy, SAMPLE, { strict: true }))).toBe('fine');
  });

  test('has none of the freedoms of writing', () => {
    const cases: Record<string, [from: string | RegExp, to: string, wrong: string]> = {
      'a comment': [/^/, '# mine\n', 'line 1 not-as-written'],
      'Windows line ends': [/\n/g, '\r\n', 'line 1 not-as-written'],
      'chance left out': [' · card 6', '', 'line 3 not-as-written'],
      'a forced step named': ['(take 1)', 'take 1', 'line 8 not-as-written'],
      'a forced step left out': ['8 left  (take 1)\n', '', 'line 8 not-as-written'],
      'a forced step damaged': ['(take 1)', '(tale 1)', 'line 8 not-as-written'],
      'a result left out': [/result.*\n/, '', 'line 9 not-as-written'],
      'no end of line': [/\n$/, '', 'line 10 not-as-written'],
    };
    for (const [name, [from, to, wrong]] of Object.entries(cases)) {
      const text = SAMPLE.replace(from, to);
      expect(problem(Table.resume(toy, text)), name).toBe('fine');
      expect(strictly(text), name).toBe(wrong);
    }
  });
});
