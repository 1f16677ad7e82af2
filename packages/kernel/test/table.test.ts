import { CHANCE, Table } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { LEFT, played, problem, RIGHT, SAMPLE, value } from './sample.ts';
import { toy } from './toy.ts';

describe('a table', () => {
  test('plays what may be played and deals chance by itself', () => {
    const table = played('left take 2; right draw');
    expect(table.steps.map(({ seat, option }) => [seat, toy.token(option)])).toEqual([
      [LEFT, 'take 2'],
      [RIGHT, 'draw'],
      [CHANCE, 'card 6'],
    ]);
    expect(toy.mover(table.state)).toBe(LEFT);
  });

  test('is not changed by what it refuses', () => {
    const table = played('left take 2');
    const before = table.state.digest();
    expect(table.play(RIGHT, 'take 9')).toMatchObject({ why: 'unknown-token' });
    expect(table.play(RIGHT, 'wipe')).toMatchObject({ rule: 'T-2' });
    expect(table.play(LEFT, 'take 1')).toMatchObject({ rule: 'T-1' });
    expect(table.state.digest()).toBe(before);
    expect(table.steps).toHaveLength(1);
  });

  test('lets another seat interject', () => {
    const table = played('left chalk; left take 1; right chalk; left wipe');
    expect(table.steps.at(-1)).toMatchObject({ seat: LEFT, interjected: true, line: '1 right', lineSeat: RIGHT });
    expect(table.record()).toContain('1 right  chalk · left: wipe\n');
  });

  test('needs a seed, and keeps it as it can stand in a record', () => {
    expect(problem(Table.start(toy, { settings: {}, seed: ' ' }))).toBe('seed header-seed');
    expect(played('', toy, ' two  words ').header.seed).toBe('two words');
    expect(played('left draw', toy, ' two  words ').state.equals(played('left draw', toy, 'two words').state)).toBe(
      true,
    );
  });

  test('does not start from an impossible position', () => {
    expect(problem(Table.start(toy, { settings: {}, seed: 's', position: null }))).toBe('position.n missing');
  });

  test('knows the state after any number of steps, with snapshots and without', () => {
    const table = value(Table.start(patience, { settings: { pebbles: '9' }, seed: 's' }));
    const digests = [table.state.digest()];
    const playOn = (seat: number, token: string): void => {
      expect(table.play(seat, token)).toBeNull();
      digests.push(table.state.digest());
    };
    for (let n = 0; n < 100; n++) playOn(LEFT, 'chalk');
    for (const [count, digest] of digests.entries()) expect(table.at(count).digest(), `${count}`).toBe(digest);
    expect(new Set(digests).size).toBe(101);

    expect(table.undo(LEFT, 40)).toBe(true);
    expect(table.state.digest()).toBe(digests[40]);
    digests.length = 41;
    playOn(LEFT, 'take 1');
    for (let n = 41; n < 70; n++) playOn(RIGHT, 'chalk');
    for (const [count, digest] of digests.entries()) expect(table.at(count).digest(), `${count}`).toBe(digest);
  });

  test('gives out states that are nobody else’s', () => {
    const table = played('left take 2; right take 1');
    table.at(1).bytes.fill(0);
    expect(table.at(1).equals(played('left take 2').state)).toBe(true);
  });

  test('knows where the lines of its record begin', () => {
    expect(value(Table.replay(toy, SAMPLE)).lineStarts()).toEqual([
      { line: '0 left', step: 0 },
      { line: '2 right', step: 2 },
      { line: '2 left', step: 4 },
      { line: '2 right', step: 6 },
      { line: '5 left', step: 10 },
      { line: '7 right', step: 11 },
    ]);
  });
});

/** A toy in which a seat may chalk for ever, for long lines. */
const patience: typeof toy = {
  ...toy,
  apply: (s, option) => {
    if (option !== toy.parse('chalk')) return toy.apply(s, option);
    s.n[0] = 9;
    s.marks[0] = (s.marks[0] as number) + 1;
  },
  explain: () => null,
};

describe('the record that a seat may read', () => {
  const tokens = 'left chalk; left take 2; right draw; left draw';

  test('has no secrets of the other and no seed', () => {
    const table = played(tokens);
    const lines = (seat?: number): string[] => table.record(seat).split('\n');
    expect(lines().slice(2, 4)).toEqual(['2 right  draw · card 6', '2 left  draw · card 5']);
    expect(lines(LEFT).slice(3, 5)).toEqual(['2 right  draw · card ?', '2 left  draw · card 5']);
    expect(lines(RIGHT).slice(3, 5)).toEqual(['2 right  draw · card 6', '2 left  draw · card ?']);
    expect(lines(LEFT)[0]).toBe('game toy  rules 1  seed ?');
    expect(table.record(LEFT)).not.toContain('pebbles');
  });

  test('replays as long as nothing is hidden', () => {
    const table = played('left chalk; left take 2; right take 3; left chalk');
    expect(value(Table.replay(toy, table.record(RIGHT))).state.equals(table.state)).toBe(true);
  });

  test('begins at what the seat saw of a position', () => {
    const position = { n: [5, 0, 0], taken: [2, 2], secret: [3, 4], marks: [0, 0] };
    const table = value(Table.start(toy, { settings: {}, seed: 's', position }));
    expect(table.record(LEFT)).toContain('"secret":[3,255]');
    expect(table.record(RIGHT)).toContain('"secret":[255,4]');
  });

  test('hides forced steps like any other', () => {
    const sealed: typeof toy = {
      ...toy,
      apply: (s, option) => {
        toy.apply(s, option);
        if (s.n[2]) toy.apply(s, toy.parse('card 4'));
      },
    };
    const table = played('left draw', sealed);
    expect(table.record()).toContain('draw · (card 4)');
    expect(table.record(LEFT)).toContain('draw · (card 4)');
    expect(table.record(RIGHT)).toContain('draw · (card ?)');
  });

  test('leaves out forced steps that go without saying', () => {
    const table = value(Table.replay({ ...toy, worthTelling: () => false }, SAMPLE));
    expect(table.record()).toBe(SAMPLE.replace('8 left  (take 1)\n', ''));
  });
});
