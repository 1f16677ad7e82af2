import { Random, Table } from '@quayside/kernel';
import {
  districtOfSpace,
  paris,
  parisWith,
  placeOf,
  readSheet,
  STANDARD_FIGURES,
  STANDARD_SHEET,
  TYPES,
  valueIndexOf,
} from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import known from './known-figures.json' with { type: 'json' };

/** What the dossier of facts says of each printed figure, by its origin and how sure it is. */
const FACTS = Object.entries(known as Record<string, Record<string, number | string>>).flatMap(([mark, figures]) => {
  const [origin, sure] = mark.split(' ') as [string, string];
  return Object.entries(figures).map(([key, value]) => [key, { value, origin, sure: Number(sure) }] as const);
});

describe('P-901 the figure sheet is what the dossier of facts says', () => {
  test('figure by figure, with origin and sureness', () => {
    expect(FACTS).toHaveLength(227);
    expect(Object.fromEntries(FACTS)).toEqual(STANDARD_SHEET.figures);
  });

  test('what the rulebook states is marked so, and nothing of it is a guess', () => {
    const stated = FACTS.filter(([, { origin }]) => origin === 'rulebook');
    expect(stated.every(([, { sure }]) => sure === 1)).toBe(true);
    expect(stated.map(([key]) => key)).toEqual(
      expect.arrayContaining([
        'type.montmartre.2',
        'landmark.4.marble',
        'score.3.second',
        'bonus.18.points',
        'bonus.30.points.7',
      ]),
    );
  });

  test('it contradicts nothing that is known', () => {
    const read = readSheet({ name: 'copy', figures: {} });
    expect(read).toMatchObject({ ok: true, value: { contradictions: [] } });
  });
});

describe('the figures as the rules read them', () => {
  const { bank, type, eightCost, pointsForEight, francsForThree } = STANDARD_FIGURES;
  const { landmarkValue, landmarkCost, score, kinds, bonusPointsBy, buy, sell, end } = STANDARD_FIGURES;

  test('P-910 banks pay 2 to 7, each sum once', () => {
    expect(bank.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('P-911 every district and every value has each type once, and the three of the rulebook are there', () => {
    const typesOf = (same: (space: number) => number, which: number): Set<number> =>
      new Set(type.filter((_, space) => same(space) === which));
    for (let i = 0; i < 6; i++) {
      expect(typesOf(districtOfSpace, i).size).toBe(TYPES.length);
      expect(typesOf(valueIndexOf, i).size).toBe(TYPES.length);
    }
    const typeOf = (name: string): string => TYPES[type[placeOf(name)] as number] as string;
    expect(['montmartre-2', 'montmartre-5', 'la-villette-8'].map(typeOf)).toEqual(['bakery', 'theatre', 'theatre']);
  });

  test('P-915 wood and points of an 8, francs on a 3', () => {
    expect([eightCost[0], pointsForEight, francsForThree]).toEqual([1, 2, 2]);
  });

  test('P-921 to P-928 landmarks', () => {
    expect(landmarkValue).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(landmarkCost.map(([wood, marble, gold]) => `${wood}${marble}${gold}`)).toEqual([
      '010',
      '001',
      '020',
      '011',
      '002',
      '021',
      '012',
      '003',
    ]);
  });

  test('P-912 score tiles, P-913 prices, P-914 end-game tiles', () => {
    expect(score).toEqual([
      [20, 10, 5],
      [18, 9, 4],
      [16, 8, 4],
      [14, 7, 3],
      [12, 6, 3],
      [10, 5, 2],
    ]);
    expect([buy, sell]).toEqual([
      [3, 4, 5],
      [1, 2, 3, 1, 2, 3],
    ]);
    expect(end.map((reward) => ('token' in reward ? reward.token : [reward.francs, reward.points]))).toEqual([
      0,
      1,
      2,
      3,
      4,
      5,
      [3, 0],
      [4, 0],
      [5, 0],
      [0, 3],
      [0, 4],
      [0, 5],
    ]);
  });

  test('P-620, P-623, P-624, P-630 points by players and by kinds', () => {
    expect([20, 23, 24].map((tile) => bonusPointsBy[tile]?.slice(2))).toEqual([
      [2, 3, 4],
      [5, 6, 7],
      [5, 6, 7],
    ]);
    expect(kinds).toEqual([0, 0, 0, 0, 10, 15, 20, 25]);
  });
});

describe('P-902, P-905 an edition', () => {
  const corrected = readSheet({ name: 'my-box', figures: { 'bank.chaillot': 3, 'price.sell.wood': { value: 2 } } });
  if (!corrected.ok) throw new Error(JSON.stringify(corrected.problems));
  const { figures } = corrected.value;
  const mine = parisWith(figures);

  test('has its own name and digest; equal figures have equal digests whatever the name', () => {
    expect(figures.name).toBe('my-box');
    expect(figures.digest).not.toBe(STANDARD_FIGURES.digest);
    const renamed = readSheet({ name: 'other-name', figures: { 'bank.chaillot': 7 } });
    expect(renamed).toMatchObject({ value: { figures: { name: 'other-name', digest: STANDARD_FIGURES.digest } } });
  });

  test('plays differently: the bank of Chaillot pays 3 instead of 7, wood sells for 2', () => {
    for (const [game, bank, wood] of [
      [paris, 7, 1],
      [mine, 3, 2],
    ] as const) {
      const read = game.fromPosition({
        players: 2,
        seats: { blue: { hand: 1, tokens: { wood: 1 } }, green: { hand: 1 } },
      });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      game.apply(read.value, game.parse('sell wood'));
      expect(read.value.francs[0]).toBe(wood);
      game.apply(read.value, game.parse('place chaillot'));
      expect(read.value.francs[0]).toBe(wood + bank);
    }
  });

  test('leaves the other figures as they are', () => {
    expect({ ...figures, name: '', digest: '', bank: [], sell: [] }).toEqual({
      ...STANDARD_FIGURES,
      name: '',
      digest: '',
      bank: [],
      sell: [],
    });
    expect(figures.bank).toEqual([4, 5, 3, 2, 6, 3]);
  });

  test('travels in records, and a record of another edition is not replayed', () => {
    const started = Table.start(mine, { settings: { players: '2' }, seed: 'edition' });
    if (!started.ok) throw new Error(JSON.stringify(started.problems));
    const record = started.value.record();
    expect(record).toContain(`edition my-box:${figures.digest}`);
    expect(Table.replay(mine, record)).toMatchObject({ ok: true });
    expect(Table.replay(paris, record)).toMatchObject({
      ok: false,
      problems: [{ why: 'header-value', facts: { key: 'edition', value: `my-box:${figures.digest}` } }],
    });
  });

  test('travels in positions too', () => {
    const position = mine.toPosition(mine.setup({ players: '2' }, new Random('edition')));
    expect(position['edition']).toBe(`my-box:${figures.digest}`);
    expect(mine.fromPosition(position).ok).toBe(true);
    expect(paris.fromPosition(position)).toMatchObject({ ok: false, problems: [{ at: 'edition', why: 'not-one-of' }] });
  });
});
