import { readFileSync } from 'node:fs';
import { type Json, Random, Table } from '@quayside/kernel';
import { Kind, kindOf, leHavre, PHASE_NAMES } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

/** Code blocks of the page: what stands behind the opening fence, and what is in them. */
const blocks = [...page.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].map(([, info = '', body = '']) => ({ info, body }));
const named = (word: string): string[] => blocks.filter(({ info }) => info === word).map(({ body }) => body);

/** The rows of the table that begins with these columns. */
function rowsOf(...columns: string[]): string[][] {
  const lines = page.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${columns.join(' | ')} |`));
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'));
  return lines.slice(from + 2, from + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const inCode = (cell: string): string => /^`([^`]+)`/.exec(cell)?.[1] ?? '';

describe('records of the page', () => {
  const records = named('record');

  test('are there', () => {
    expect(records.length).toBeGreaterThanOrEqual(3);
  });

  for (const text of records) {
    test(`${text.split('\n').slice(0, 2).join(' … ').slice(0, 100)} replays`, () => {
      const table = Table.replay(leHavre, text);
      if (!table.ok) throw new Error(JSON.stringify(table.problems));
      expect(leHavre.violations(table.value.state)).toEqual([]);
      expect(table.value.over).toBe(text.includes('result '));
    });
  }

  test('may be written more loosely', () => {
    const [first = ''] = records;
    const loose = first
      .replaceAll(/[()]/g, '')
      .replace(' · green: food 2 fish · blue: food 2 franc', ' · green: food 2 fish');
    const table = Table.replay(leHavre, loose);
    expect(loose).toContain('enter building-firm-1 · build marketplace · end');
    expect(table.ok && table.value.record()).toBe(first);
  });

  test('are written as the program writes them, and chance that is left out is dealt as they show it', () => {
    const [first = '', second = '', third = ''] = records;
    const written = (text: string): string => {
      const table = Table.replay(leHavre, text);
      return table.ok ? table.value.record() : '';
    };
    expect(written(first)).toBe(first);
    expect(written(second)).toBe(second.replace(/^#.*\n/, ''));
    expect(written(third)).toBe(first.slice(0, first.indexOf('1.3 blue')) + '1.3 blue  tile iron+franc\n');
    const bare = first.replaceAll(/ · (tile|peek) [a-z+-]+|(?<= {2})tile [a-z+]+ · /g, '');
    expect(bare).not.toMatch(/peek|(?<!\()tile/);
    expect(written(bare)).toBe(first);
  });
});

describe('positions of the page', () => {
  const positions = named('json position');

  test('are there', () => {
    expect(positions.length).toBeGreaterThanOrEqual(5);
  });

  for (const text of positions) {
    test(`${text.replaceAll(/\s+/g, ' ').slice(0, 80)} is accepted and can be played on`, () => {
      const state = leHavre.fromPosition(JSON.parse(text) as Json);
      if (!state.ok) throw new Error(JSON.stringify(state.problems));
      expect(leHavre.violations(state.value)).toEqual([]);
      expect(leHavre.mover(state.value)).toBeGreaterThanOrEqual(-1);
    });
  }

  test('the one in words is what the words say', () => {
    const state = leHavre.fromPosition(JSON.parse(positions[0] as string) as Json);
    expect(state.ok && leHavre.toPosition(state.value)).toMatchObject({
      round: 15,
      turn: 7,
      phase: 'feed',
      decides: 'red',
      seats: { red: { goods: { coke: 3 }, ships: ['steel-10', 'steel-16'], disc: 'home' }, green: { francs: 0 } },
      offers: {},
      town: [],
    });
  });

  for (const { info, body } of blocks.filter((block) => block.info.startsWith('json impossible '))) {
    const field = info.slice('json impossible '.length);
    test(`the impossible one is refused at ${field}`, () => {
      const state = leHavre.fromPosition(JSON.parse(body) as Json);
      expect(state.ok ? [] : state.problems.map(({ at }) => at)).toEqual([field]);
      expect(page).toContain(`\`${field}: `);
    });
  }

  const known = (position: Json): string[] => {
    const state = leHavre.fromPosition(position);
    const unknown = state.ok ? undefined : state.problems.find(({ why }) => why === 'unknown-field');
    return String(unknown?.facts['known']).split(', ');
  };

  test('have every field described, and no other', () => {
    const fields = rowsOf('field', 'what it holds').map(([field = '']) => inCode(field));
    expect(fields).toEqual(known({ nothing: 1 }));
    const seats = page.slice(page.indexOf('**Seats.**'));
    for (const field of known({ seats: { red: { nothing: 1 } } })) expect(seats).toContain(`| \`${field}\` |`);
  });

  test('have every phase described', () => {
    const cells = rowsOf('phase', 'what is decided').map(([cell = '']) => cell.replace(/\(.*\)/, ''));
    expect(cells.flatMap((cell) => [...cell.matchAll(/`([a-z]+)`/g)].map(([, phase]) => phase))).toEqual([
      ...PHASE_NAMES,
    ]);
  });

  test('understand the other words for phases', () => {
    const read = (position: Json): Json | undefined => {
      const state = leHavre.fromPosition(position);
      return state.ok ? leHavre.toPosition(state.value)['phase'] : undefined;
    };
    const seats = { red: { francs: 30, buildings: ['bank'] } };
    const aliases = rowsOf('phase', 'what is decided').flatMap(([cell = '']) => {
      const [, phase = '', others = ''] = /^`([a-z]+)` \((.+)\)$/.exec(cell) ?? [];
      return others
        .split(', ')
        .filter(Boolean)
        .map((other) => [inCode(other), phase] as const);
    });
    expect(aliases).toHaveLength(4);
    for (const [other, phase] of aliases) expect([other, read({ phase: other, seats })]).toEqual([other, phase]);
  });
});

describe('tokens of the page', () => {
  const rows = rowsOf('token', 'example').filter(([, example]) => example !== '');
  const verb = (text: string): string => text.split(' ')[0] as string;

  test('have examples that mean something, of the verb they stand beside', () => {
    for (const [form = '', example = ''] of rows) {
      const option = leHavre.parse(inCode(example));
      expect(option, example).toBeGreaterThanOrEqual(0);
      expect(leHavre.token(option)).toBe(inCode(example));
      expect(verb(inCode(form))).toBe(verb(inCode(example)));
    }
  });

  test('are all that the game knows', () => {
    const kinds = rows.map(([, example = '']) => kindOf(leHavre.parse(inCode(example))));
    expect(kinds.sort((a, b) => a - b)).toEqual(Object.values(Kind).sort((a, b) => a - b));
  });

  test('are those of the grammar', () => {
    const grammar = named('ebnf').find((body) => body.startsWith('token =')) as string;
    const verbs = [...grammar.matchAll(/^ {2}[ |] "([a-z]+)"/gm)].map(([, each]) => each as string);
    expect(new Set(verbs).size).toBe(verbs.length);
    expect(verbs.toSorted()).toEqual([...new Set(rows.map(([form = '']) => verb(inCode(form))))].sort());
  });
});

test('settings of the page are those of the game, the usual value first', () => {
  const described = rowsOf('setting', 'values, the usual one first').map(([name = '', values = '']) => {
    return { name: inCode(name), values: [...values.matchAll(/`([a-z0-9]+)`/g)].map(([, value]) => value) };
  });
  expect(described.map(({ name }) => name)).toEqual(leHavre.settings.map(({ name }) => name));
  for (const [i, { values, default: usual }] of leHavre.settings.entries()) {
    expect(described[i]?.values[0]).toBe(usual);
    expect(described[i]?.values.toSorted()).toEqual(values.toSorted());
  }
});

test('numbers of the page are those of the generator', () => {
  const random = new Random('quayside');
  expect(page).toContain(Array.from({ length: 6 }, () => random.next()).join(', '));
});
