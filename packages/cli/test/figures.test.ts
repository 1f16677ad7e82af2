import { LANGUAGES } from '@quayside/kernel';
import { readSheet, STANDARD_FIGURES, STANDARD_SHEET } from '@quayside/paris';
import { afterAll, describe, expect, test } from 'vitest';
import { width } from '../src/width.ts';
import { called, TestFiles } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());
const figures = (...args: string[]) => called(['figures', '--game', 'paris', ...args]);
const written = (name: string, content: unknown): string => files.write(name, JSON.stringify(content));

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly figures: Readonly<Record<string, { value: number | string; origin: string; sure: number }>>;
}

describe('figures', () => {
  test('as JSON: the sheet as one may copy, correct and play with', async () => {
    const { code, out } = await figures('--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(STANDARD_SHEET);
    const read = readSheet(JSON.parse(out));
    expect(read.ok && read.value).toEqual({ figures: STANDARD_FIGURES, contradictions: [] });
    expect(out.split('\n').filter((line) => line.includes('"origin"'))).toHaveLength(
      Object.keys(STANDARD_SHEET.figures).length,
    );
  });

  test('for people: every figure with the mark of its origin', async () => {
    const { code, out } = await figures();
    expect(code).toBe(0);
    expect(out).toMatch(/^Number sheet “reconstructed-1” \([0-9a-f]{8}\)\nR +from the rulebook\n/);
    expect(out).toMatch(/^ {2}Montmartre 4 X17, Batignolles 5 X17, /m);
    expect(out).toMatch(/^ {2}theatre +5 R +4 X15 +8 R +3 X15 +2 X15 +1 X15$/m);
    expect(out).toMatch(/^ {2}Louvre +15 R +1 R +2 R +gold prestige R +5 R$/m);
    expect(out).toMatch(/^ {2}Eiffel Tower +16 P +0 P +3 P +gold prestige P +5 P$/m);
    expect(out).toMatch(/^ +18 +2 X40 +3 X40 +4 R {2}5 R +5 points for each of your keys/m);
    expect(out).toMatch(/^ {2}gold +5 X25 +3 X25$/m);
  });

  test.each(LANGUAGES)('in %s no line is too wide', async (language) => {
    const { out } = await figures('--lang', language);
    expect(Math.max(...out.split('\n').map(width))).toBeLessThanOrEqual(100);
  });

  test('Le Havre needs no sheet', async () => {
    const { code, out, err } = await called(['figures']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe('All numbers of Le Havre are known. docs/rules/le-havre.md says where each comes from.\n');
  });
});

describe('figures --edition', () => {
  test('marks what the sheet corrects, and prints it whole', async () => {
    const sheet = written('mine.json', {
      name: 'my-box',
      figures: {
        'bank.chaillot': 2,
        'bank.belleville': { value: 7 },
        'bank.montmartre': 4,
        'end.7.points': 6,
        'end.8.francs': 2,
        'end.8.points': 3,
      },
    });
    const { code, out, err } = await figures('--edition', sheet);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Number sheet “my-box” /);
    expect(out).toMatch(/^E +corrected by this edition$/m);
    expect(out).toMatch(/Montmartre 4 X17, .*Belleville 7 E, /);
    expect(out).toMatch(/Chaillot 2 E$/m);
    expect(out).toContain('7: 6 points E, 8: 2 francs E + 3 points E, ');
    const whole = JSON.parse((await figures('--edition', sheet, '--json')).out) as typeof STANDARD_SHEET;
    expect(whole.name).toBe('my-box');
    expect(whole.figures['bank.chaillot']).toEqual({ value: 2, origin: 'corrected', sure: 1 });
    expect(whole.figures['bank.montmartre']).toEqual(STANDARD_SHEET.figures['bank.montmartre']);
    expect(whole.figures['end.7.francs']).toBeUndefined();
    const again = written('again.json', whole);
    expect((await figures('--edition', again, '--json')).out).toBe((await figures('--edition', sheet, '--json')).out);
  });

  test('notes contradictions, one line each', async () => {
    const figuresOf = { 'landmark.7.points': 6, 'building.8.wood': 2, 'bank.chaillot': 2 };
    const { code, err } = await figures('--edition', written('odd.json', { name: 'odd', figures: figuresOf }));
    expect(code).toBe(0);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/odd\.json: figures\.landmark\.7\.points: is 6 here, but the rulebook says 5$/),
      expect.stringMatching(/odd\.json: figures\.building\.8\.wood: is 2 here, but public pages say 1$/),
    ]);
  });

  test('complains about every problem', async () => {
    const sheet = written('bad.json', {
      name: 'Bad Name',
      figures: { nix: 1, 'bank.chaillot': 'x', 'type.chaillot.1': 'inn' },
    });
    const { code, out, err } = await figures('--edition', sheet);
    expect([code, out]).toEqual([1, '']);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^quayside: .+bad\.json: name: /),
      expect.stringMatching(/^quayside: .+bad\.json: figures\.nix: there is no number called nix$/),
      expect.stringMatching(/^quayside: .+bad\.json: figures\.bank\.chaillot: /),
      expect.stringMatching(/^quayside: .+bad\.json: figures\.type\.chaillot\.1: "inn" is not known here/),
    ]);
    const loop = written('loop.json', { name: 'loop', figures: { 'price.buy.wood': 1 } });
    expect((await figures('--edition', loop)).err).toContain('wood must cost more than it sells for');
  });

  test('a file that is not there, or no JSON', async () => {
    expect((await figures('--edition', '/no/such.json')).code).toBe(2);
    const { code, err } = await figures('--edition', files.write('broken.json', '{\n'));
    expect(code).toBe(1);
    expect(err).toMatch(/broken\.json: not valid JSON from line 2, column 1\n$/);
  });
});

describe('cards of Paris', () => {
  test('as JSON: everything with a text, and its figures with their origin', async () => {
    const entries = JSON.parse((await called(['cards', '--game', 'paris', '--json'])).out) as Entry[];
    const kinds = Map.groupBy(entries, ({ kind }) => kind);
    expect([...kinds].map(([kind, of]) => [kind, of.length])).toEqual([
      ['building', 36],
      ['landmark', 8],
      ['bonus', 30],
      ['score', 6],
      ['end', 12],
    ]);
    expect(entries.find(({ id }) => id === 'louvre')).toEqual({
      id: 'louvre',
      kind: 'landmark',
      name: 'Louvre (15)',
      text: 'Costs 1 marble, 2 gold in addition to the francs. Up to 3 gold prestige score 5 points each.',
      figures: {
        'landmark.7.value': { value: 15, origin: 'rulebook', sure: 1 },
        'landmark.7.marble': { value: 1, origin: 'rulebook', sure: 1 },
        'landmark.7.gold': { value: 2, origin: 'rulebook', sure: 1 },
        'landmark.7.prestige': { value: 'gold', origin: 'rulebook', sure: 1 },
        'landmark.7.points': { value: 5, origin: 'rulebook', sure: 1 },
      },
    });
    expect(Object.keys(entries.find(({ id }) => id === 'chaillot-8')?.figures ?? {})).toEqual([
      'type.chaillot.8',
      'building.8.wood',
      'building.8.points',
    ]);
    const named = new Set(entries.flatMap((entry) => Object.keys(entry.figures)));
    const other = Object.keys(STANDARD_SHEET.figures).filter((key) => !named.has(key));
    expect(new Set(other.map((key) => key.split('.')[0]))).toEqual(new Set(['bank', 'zone', 'price']));
  });

  test('for people: narrowed by words, with the figures of an edition', async () => {
    const sheet = written('dear.json', { name: 'dear', figures: { 'bonus.13.francs': 9 } });
    const { out } = await called(['cards', '--game', 'paris', '--edition', sheet, 'BONUS', 'more', 'key']);
    expect(out).toMatch(/^tile-13 +bonus tile +bonus tile 13 +X40\n {4}buy one more key for 9 francs\ntile-14 /m);
    expect(out.trimEnd().split('\n')).toHaveLength(5);
  });
});
