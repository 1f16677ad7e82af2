import { readFileSync } from 'node:fs';
import { type Json, playOut, Random, Table } from '@quayside/kernel';
import { PHASE_NAMES, paris, STANDARD_FIGURES } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { LANDMARKS, TOKENS } from '../src/data/names.ts';
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
    if (!read.ok) return;
    playOut(paris, read.value, new Random('page'), undefined, () => expect(paris.violations(read.value)).toEqual([]));
    expect(paris.violations(read.value)).toEqual([]);
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

test('the page says what landmarks, score tiles and end-game tiles are worth', () => {
  const { landmarkValue, landmarkCost, landmarkPrestige, landmarkPoints, score, end } = STANDARD_FIGURES;
  for (const [i, name] of LANDMARKS.entries()) {
    const cost = [landmarkCost[i]?.[1], landmarkCost[i]?.[2]].flatMap((n, k) =>
      n ? [`${n} ${k ? 'gold' : 'marble'}`] : [],
    );
    const prestige = TOKENS[landmarkPrestige[i] as number];
    const row = `| \`${name}\` | ${landmarkValue[i]} | ${cost.join(', ')} | ${prestige}, ${landmarkPoints[i]} points each |`;
    expect(page).toContain(row);
  }
  for (const [i, points] of score.entries()) expect(page).toContain(`| \`${i + 1}\` | ${points.join(', ')} |`);
  for (const [i, tile] of end.entries()) {
    const worth =
      'token' in tile
        ? `stands for ${TOKENS[tile.token]}`
        : tile.francs
          ? `${tile.francs} francs`
          : `${tile.points} points`;
    expect(page).toContain(`| \`end-${i + 1}\` | ${worth} |`);
  }
});
