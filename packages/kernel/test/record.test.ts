import { readRecord, Table, writeRecord } from '@quayside/kernel';
import { describe, expect, test } from 'vitest';
import { played, problem, SAMPLE, value } from './sample.ts';
import { toy } from './toy.ts';

describe('a record is read', () => {
  test('as its settings, seed, tokens with their line and seat, and result', () => {
    const { header, entries, result } = value(readRecord(toy, SAMPLE));
    expect(header).toEqual({ settings: { pebbles: '9' }, seed: 'pebbles' });
    expect(entries.slice(0, 3)).toEqual([
      { row: 2, label: '0 left', seat: null, token: 'chalk' },
      { row: 2, label: '0 left', seat: null, token: 'take 2' },
      { row: 3, label: '2 right', seat: null, token: 'draw' },
    ]);
    expect(entries[7]).toEqual({ row: 5, label: '2 right', seat: 'left', token: 'wipe' });
    expect(result).toEqual({ left: 10, right: 10 });
  });

  test('without its comments, blank lines, Windows line ends and byte order mark', () => {
    const dressed = `\uFEFF# played on a Sunday\r\n\r\n${SAMPLE.replaceAll('\n', '\r\n  # and so on\r\n')}`;
    expect(value(Table.replay(toy, dressed)).record()).toBe(SAMPLE);
  });

  test('with any white space around dots, pairs and lines', () => {
    const loose = SAMPLE.replaceAll(' · ', '·').replaceAll('  ', ' \t  ').replaceAll('\n', '  \n\t');
    expect(value(Table.replay(toy, loose)).record()).toBe(SAMPLE);
  });

  test('without what was forced, whatever stands in the brackets', () => {
    const { entries } = value(readRecord(toy, SAMPLE));
    expect(entries.map(({ token }) => token)).not.toContain('take 1)');
    expect(entries.at(-1)).toMatchObject({ label: '7 right', token: 'take 1' });
    expect(problem(Table.replay(toy, SAMPLE.replace('(take 1)', '(left: what a game!)')))).toBe('fine');
    expect(problem(Table.replay(toy, SAMPLE.replace('8 left  (take 1)\n', '')))).toBe('fine');
  });

  test('with names of seats in the header, which are for the reader', () => {
    expect(problem(readRecord(toy, SAMPLE.replace('  seed', '  seats left right  seed')))).toBe('fine');
  });
});

describe('a record is written', () => {
  test('with the settings that are not the usual ones', () => {
    expect(writeRecord(toy, { settings: { pebbles: '5' }, seed: 's' }, [], null)).toBe(
      'game toy  rules 1  pebbles 5  seed s\n',
    );
    expect(writeRecord(toy, { settings: { pebbles: '9' }, seed: 's' }, [], null)).toBe('game toy  rules 1  seed s\n');
  });

  test('with the position on one line', () => {
    const text = writeRecord(toy, { settings: {}, seed: 's', position: { n: [1, 2] } }, [], { left: -3 });
    expect(text).toBe('game toy  rules 1  seed s\nposition {"n":[1,2]}\nresult left -3\n');
    expect(value(readRecord(toy, text)).header.position).toEqual({ n: [1, 2] });
    expect(value(readRecord(toy, text)).result).toEqual({ left: -3 });
  });

  test('so that a seed of any words can be read again', () => {
    for (const seed of ['8F2C-77A1', 'two words', '  wide \t apart\n', 'seed seed', '# · ( é', 'game toy']) {
      const table = played('left take 1', toy, seed);
      const again = value(Table.replay(toy, table.record()));
      expect(again.header.seed).toBe(table.header.seed);
      expect(again.state.equals(table.state), seed).toBe(true);
    }
  });
});

describe('what is wrong with a record is said with its line', () => {
  const head = 'game toy  rules 1  seed s';
  const cases: Record<string, string> = {
    '': 'line 1 empty-record',
    '\n# nothing but this\n': 'line 1 empty-record',
    'game toy  rules 1  seed': 'line 1 header-pair',
    '# a comment\ngame toy rules 1  seed s  seed s': 'line 2 header-twice',
    'rules 1  seed s': 'line 1 header-game',
    'game chess  rules 1  seed s': 'line 1 header-game',
    'game toy  seed s': 'line 1 header-rules',
    'game toy  rules 2  seed s': 'line 1 header-rules',
    'game toy  rules 1': 'line 1 header-seed',
    'game toy  rules 1  pebbles 7  seed s': 'line 1 header-value',
    'game toy  rules 1  stones 9  seed s': 'line 1 header-unknown',
    [`${head}\n0 left  take 1\nposition {}`]: 'line 3 position-late',
    [`${head}\nposition {}\nposition {}`]: 'line 3 position-late',
    [`${head}\nposition {"n":`]: 'line 2 not-json',
    [`${head}\nresult left`]: 'line 2 result-pair',
    [`${head}\nresult left 1 right 2`]: 'line 2 result-pair',
    [`${head}\nresult left 1  left 2`]: 'line 2 result-pair',
    [`${head}\nresult left 1.5`]: 'line 2 result-pair',
    [`${head}\nresult left 1\n0 left  take 1`]: 'line 3 after-result',
    [`${head}\nresult left 1\nresult left 1`]: 'line 3 after-result',
    [`${head}\n0 left take 1`]: 'line 2 line-shape',
    [`${head}\n0 left  take 1 ·`]: 'line 2 empty-token',
    [`${head}\n0 left  take 1 · · take 2`]: 'line 2 empty-token',
  };
  for (const [text, wrong] of Object.entries(cases)) {
    test(`${wrong}: ${JSON.stringify(text)}`, () => {
      expect(problem(readRecord(toy, text))).toBe(wrong);
    });
  }

  test('with the facts that the words need', () => {
    const facts = (text: string): unknown => {
      const read = readRecord(toy, text);
      return read.ok ? null : read.problems[0]?.facts;
    };
    expect(facts('game toy  rules 7  seed s')).toEqual({ rules: 1, found: '7' });
    expect(facts('game toy  rules 1  pebbles 7  seed s')).toEqual({ key: 'pebbles', value: '7', known: '5, 9' });
    expect(facts('game toy  rules 1  stones 9  seed s')).toEqual({ key: 'stones' });
    expect(facts(`${head}\nresult left`)).toEqual({ pair: 'left' });
    expect(facts(`${head}\n0 left  ·`)).toEqual({ label: '0 left' });
  });
});
