import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quayside, quaysideJson } from './quayside.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly entryFee: object | null;
  readonly purchase: number | null;
  readonly token: string;
  readonly text: string;
}

/** Two cards share a printed name but for their number; here they are counted, as in their tokens. Signs are those of our texts. */
const inOwnWords = (name: string): string =>
  name
    .replace("'", '’')
    .replace('Patisserie', 'Pâtisserie')
    .replace('Wharf (12)', 'Wharf 1')
    .replace('Wharf (17)', 'Wharf 2')
    .replace(/^(Building Firm) \((\d)\)$/, '$1 $2');

describe('cards', () => {
  test('as JSON: every card with the fields of the facts, named as printed', () => {
    const entries = quaysideJson(['cards']) as Entry[];
    const facts = JSON.parse(
      readFileSync(new URL('../../le-havre/test/fixtures/facts.json', import.meta.url), 'utf8'),
    ) as Record<'standard' | 'special', [id: string, name: string][]>;
    const printed = (['standard', 'special'] as const).flatMap((set) =>
      facts[set].map(([id, name]) => `${set} ${id} ${inOwnWords(name)}`),
    );
    const base = entries.filter(({ set }) => set === 'standard' || set === 'special');
    expect(base.map(({ set, id, name }) => `${set} ${id} ${name}`)).toEqual(printed);
    expect(entries.find(({ id }) => id === '01')).toEqual({
      id: '01',
      name: 'Marketplace',
      type: 'none',
      value: 6,
      purchase: 6,
      entryFee: { food: 2, francs: 1, mode: 'either' },
      build: { wood: 2 },
      hammers: 0,
      fishermen: 0,
      fullGame: [1, 2, 3, 4, 5],
      fullStart: [],
      shortGame: [3, 4, 5],
      shortStart: [1, 2],
      set: 'standard',
      token: 'marketplace',
      text: expect.stringContaining('different standard goods'),
    });
    expect(entries.find(({ id }) => id === '31')).toMatchObject({
      token: 'football-stadium',
      purchase: null,
      entryFee: null,
    });
  });

  test('for people: the cards with all the words, in the language asked for', () => {
    const { code, out } = quayside(['cards', '--lang', 'it', 'MERCATO', 'nero']);
    expect(code).toBe(0);
    expect(out).toMatch(/^13 +Mercato Nero /m);
    expect(out.split('\n').filter((line) => /^\w/.test(line))).toHaveLength(2);
  });

  test.each([
    ['le-havre', 'en', /^17 +Wharf 2 +wharf-2 /m],
    ['le-havre', 'ko', /^12 +조선소 1 +wharf-1 /m],
    ['paris', 'en', /^louvre +landmark /m],
  ])('of %s in %s show the word that tokens have for them', (game, lang, row) => {
    expect(quayside(['cards', '--game', game, '--lang', lang]).out).toMatch(row);
  });

  test('a word that is only misspelled is known', () => {
    const said = (...words: string[]): string => quayside(['cards', ...words]).err;
    expect(said('smokehuose')).toMatch(/Did you mean “Smokehouse”\?\n$/);
    expect(said('warf-1')).toMatch(/Did you mean “wharf-1”\?\n$/);
  });

  test('no card has these words', () => {
    const { code, out, err } = quayside(['cards', 'submarine']);
    expect([code, out, err]).toEqual([1, '', 'quayside: no card has all of these words: submarine\n']);
  });
});

describe('rounds', () => {
  test('as JSON: one entry a round', () => {
    const rounds = quaysideJson(['rounds', '--players', '2', '--length', 'short']) as object[];
    expect(rounds).toHaveLength(8);
    expect(rounds[0]).toEqual({
      round: 1,
      food: 4,
      harvest: true,
      town: 'standard',
      ship: { type: 'wooden', value: 2 },
    });
    expect(rounds[7]).toEqual({
      round: 8,
      food: 20,
      harvest: false,
      town: 'none',
      ship: { type: 'luxury', value: 30 },
    });
  });

  test('for people: a table', () => {
    const { code, out } = quayside(['rounds', '--players', '1']);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(/^round +food +harvest +town +new ship$/);
    expect(out).toMatch(/^ +1 +5 +yes +special building +wooden ship \(2\)$/m);
    expect(out).toMatch(/^ +7 +35 +– +– +luxury liner \(30\)$/m);
  });
});
