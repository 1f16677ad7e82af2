import { readFileSync } from 'node:fs';
import { type Json, Table } from '@quayside/kernel';
import { PHASE_NAMES, paris } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { UNDER_WAY } from '../src/rules/state.ts';

const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].map(([, info = '', body = '']) => ({ info, body }));

describe('records of Paris on the page', () => {
  const records = blocks.filter(({ info }) => info === 'record paris').map(({ body }) => body);

  test('are there', () => {
    expect(records.length).toBeGreaterThanOrEqual(2);
  });

  test.each(records)('replay and are written as the program writes them: %#', (text) => {
    const table = Table.replay(paris, text);
    if (!table.ok) throw new Error(JSON.stringify(table.problems));
    expect(table.value.record()).toBe(text);
  });
});

describe('positions of Paris on the page', () => {
  const positions = blocks.filter(({ info }) => info === 'json paris position').map(({ body }) => body);

  test.each(positions)('can be read: %#', (text) => {
    const read = paris.fromPosition(JSON.parse(text) as Json);
    expect(read.ok ? [] : read.problems).toEqual([]);
  });

  const impossible = blocks.filter(({ info }) => info.startsWith('json paris impossible '));

  test.each(impossible)('or are refused at their field: $info', ({ info, body }) => {
    const read = paris.fromPosition(JSON.parse(body) as Json);
    expect(read.ok ? '' : read.problems[0]?.at).toBe(info.slice('json paris impossible '.length));
  });

  test('every phase is described', () => {
    for (const phase of PHASE_NAMES) expect(page).toContain(`\`${phase}\``);
  });

  test('and so is all that may be under way', () => {
    for (const name of UNDER_WAY) expect(page).toContain(`\`${name}\``);
  });
});
