import type { Json } from '@quayside/kernel';
import { readSheet, STANDARD_FIGURES } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import sheet from '../src/data/sheet.json' with { type: 'json' };

const check = (figures: Record<string, Json>): ReturnType<typeof readSheet> => readSheet({ name: 'mine', figures });

/** What is wrong with a sheet that says this besides the standard figures: "figures.bank.chaillot not-number". */
const problems = (json: Json): string[] => {
  const read = readSheet(json);
  return read.ok ? [] : read.problems.map(({ at, why }) => `${at} ${why}`);
};
const wrong = (figures: Record<string, Json>): string[] => problems({ name: 'mine', figures });

describe('P-903 a sheet that cannot be is refused', () => {
  test('a sheet is an object with a name and figures', () => {
    for (const json of [null, 3, 'sheet', []]) expect(problems(json)).toEqual([' not-object']);
    expect(problems({ figures: {} })).toEqual(['name sheet-name']);
    for (const name of ['', 'My Box', 'a:b', '-x', 'x'.repeat(41), 7])
      expect(problems({ name, figures: {} })).toEqual(['name sheet-name']);
    expect(problems({ name: 'mine' })).toEqual(['figures not-object']);
    expect(problems({ name: 'mine', figures: null })).toEqual(['figures not-object']);
    expect(problems({ name: 'mine', figures: {}, notes: 'x' })).toEqual(['notes unknown-field']);
  });

  test('a figure nested thousands deep', () => {
    const nested = JSON.parse(`${'['.repeat(9000)}1${']'.repeat(9000)}`) as Json;
    expect(wrong({ 'bank.chaillot': nested })).toEqual(['figures.bank.chaillot not-number']);
  });

  test('a figure that does not exist', () => {
    for (const key of ['bank.paris', 'landmark.9.value', 'end.13.francs', 'bonus.8.francs', 'constructor', 'toString'])
      expect(wrong({ [key]: 1 })).toEqual([`figures.${key} unknown-figure`]);
  });

  test('P-906 numbers that belong to a rule are no figures', () => {
    for (const key of ['start.francs', 'keys.2', 'reserve', 'prestige.most', 'bonus.25.steps', 'bonus.6.copies.2'])
      expect(wrong({ [key]: 1 })).toEqual([`figures.${key} unknown-figure`]);
  });

  test('a number out of range, or none', () => {
    for (const value of [-1, 100, 2.5, '7', null, true, {}])
      expect(wrong({ 'bank.chaillot': value })).toEqual(['figures.bank.chaillot not-number']);
    for (const value of [0, 99]) expect(wrong({ 'bank.chaillot': value })).toEqual([]);
  });

  test('a word that is none of those known', () => {
    expect(wrong({ 'type.montmartre.1': 'museum' })).toEqual(['figures.type.montmartre.1 not-one-of']);
    expect(wrong({ 'landmark.1.prestige': 'golden' })).toEqual(['figures.landmark.1.prestige not-one-of']);
    expect(wrong({ 'bonus.2.resource': 'bronze' })).toEqual(['figures.bonus.2.resource not-one-of']);
    expect(wrong({ 'end.4.prestige': 4 })).toEqual(['figures.end.4.prestige not-one-of']);
    expect(wrong({ 'type.montmartre.1': 'hotel', 'landmark.1.prestige': 'gold', 'bonus.2.resource': 'gold' })).toEqual(
      [],
    );
  });

  test('every wrong figure is told at once', () => {
    expect(wrong({ 'bank.chaillot': -1, 'bank.montmartre': -1, nonsense: 1 })).toHaveLength(3);
  });

  test('landmarks rise in value and are above 8', () => {
    expect(wrong({ 'landmark.6.value': 12 })).toEqual(['figures.landmark.6.value landmarks-rising']);
    expect(wrong({ 'landmark.6.value': 16 })).toEqual(['figures.landmark.7.value landmarks-rising']);
    expect(wrong({ 'landmark.6.value': 13 })).toEqual([]);
    expect(wrong({ 'landmark.1.value': 8 })).toEqual(['figures.landmark.1.value landmark-too-low']);
    expect(wrong({ 'landmark.8.value': 20 })).toEqual([]);
  });

  test('a resource costs more than it is sold for', () => {
    for (const token of ['wood', 'marble', 'gold']) {
      const loop = { [`price.buy.${token}`]: 4, [`price.sell.${token}`]: 4 };
      expect(wrong(loop)).toEqual([`figures.price.buy.${token} money-loop`]);
      expect(wrong({ ...loop, [`price.buy.${token}`]: 5 })).toEqual([]);
    }
  });

  test('42 bonus tiles in all, at least one of each, never more with three players than with four', () => {
    expect(wrong({ 'bonus.1.copies.4': 2 })).toEqual(['figures.bonus copies-total']);
    expect(wrong({ 'bonus.1.copies.4': 2, 'bonus.6.copies.4': 2 })).toEqual([]);
    expect(wrong({ 'bonus.6.copies.4': 1, 'bonus.1.copies.4': 3 })).toEqual(['figures.bonus.6.copies.3 copies-order']);
    expect(wrong({ 'bonus.1.copies.3': 0 })).toEqual(['figures.bonus.1.copies.3 copies-order']);
  });

  test('score tiles do not rise from first to third', () => {
    expect(wrong({ 'score.4.second': 15 })).toEqual(['figures.score.4.first score-order']);
    expect(wrong({ 'score.4.third': 8 })).toEqual(['figures.score.4.first score-order']);
    expect(wrong({ 'score.4.second': 14, 'score.4.third': 14 })).toEqual([]);
  });

  test('zones follow each other', () => {
    for (const zones of [{ 'zone.a.last': 0 }, { 'zone.a.last': 20 }, { 'zone.b.last': 30 }, { 'zone.b.last': 9 }])
      expect(wrong(zones)).toEqual(['figures.zone.a.last zones']);
    expect(wrong({ 'zone.a.last': 5, 'zone.b.last': 29 })).toEqual([]);
  });

  test('tiles that count a value count one that exists', () => {
    expect(wrong({ 'bonus.6.value': 6 })).toEqual(['figures.bonus.6.value not-a-value']);
    expect(wrong({ 'bonus.6.value': 8 })).toEqual([]);
  });

  test('an end-game tile is something, and one thing', () => {
    expect(wrong({ 'end.7.francs': 0 })).toEqual(['figures.end.7 end-tile-empty']);
    expect(wrong({ 'end.1.resource': 'wood', 'end.1.francs': 3 })).toEqual(['figures.end.1 end-tile-mixed']);
    expect(wrong({ 'end.1.resource': 'wood', 'end.1.prestige': 'gold' })).toEqual(['figures.end.1 end-tile-mixed']);
  });
});

describe('P-902 what a sheet says of an end-game tile is all of it', () => {
  const end = (figures: Record<string, Json>, tile: number) => {
    const read = check(figures);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value.figures.end[tile - 1];
  };

  test('a tile may be of another family than was guessed', () => {
    expect(end({ 'end.1.francs': 6 }, 1)).toEqual({ francs: 6, points: 0 });
    expect(end({ 'end.12.resource': 'gold' }, 12)).toEqual({ token: 2 });
    expect(end({ 'end.7.prestige': 'silver' }, 7)).toEqual({ token: 4 });
  });

  test('it may bring francs and points, in whatever order they stand', () => {
    expect(end({ 'end.7.francs': 2, 'end.7.points': 1 }, 7)).toEqual({ francs: 2, points: 1 });
    expect(end({ 'end.7.points': 1, 'end.7.francs': 2 }, 7)).toEqual({ francs: 2, points: 1 });
  });
});

describe('P-904 what contradicts the rulebook or a public page is told, with both figures', () => {
  const told = (figures: Record<string, Json>): Json => {
    const read = check(figures);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value.contradictions as unknown as Json;
  };

  test('the rulebook', () => {
    expect(told({ 'bonus.18.points': 6 })).toEqual([
      { at: 'figures.bonus.18.points', why: 'contradicts-rulebook', facts: { known: 5, value: 6 } },
    ]);
    expect(told({ 'type.montmartre.2': 'cafe', 'type.montmartre.1': 'bakery' })).toEqual([
      { at: 'figures.type.montmartre.2', why: 'contradicts-rulebook', facts: { known: 'bakery', value: 'cafe' } },
    ]);
  });

  test('a public page', () => {
    expect(told({ 'landmark.8.points': 6 })).toEqual([
      { at: 'figures.landmark.8.points', why: 'contradicts-public', facts: { known: 5, value: 6 } },
    ]);
    expect(told({ 'building.8.wood': 2 })).toEqual([
      { at: 'figures.building.8.wood', why: 'contradicts-public', facts: { known: 1, value: 2 } },
    ]);
  });

  test('a public page that knows the range only: banks pay 2 to 7, and no score tile more than 20', () => {
    expect(told({ 'bank.chaillot': 8, 'bank.belleville': 1 })).toEqual([
      { at: 'figures.bank.belleville', why: 'contradicts-public', facts: { known: '2–7', value: 1 } },
      { at: 'figures.bank.chaillot', why: 'contradicts-public', facts: { known: '2–7', value: 8 } },
    ]);
    expect(told({ 'score.2.first': 22 })).toMatchObject([{ why: 'contradicts-rulebook' }]);
    expect(told({ 'score.4.first': 22 })).toMatchObject([{ at: 'figures.score.4.first', why: 'contradicts-public' }]);
  });

  test('correcting what was only reconstructed contradicts nothing', () => {
    expect(told({ 'bank.chaillot': 2, 'bonus.1.francs': 9, 'end.1.francs': 6, 'price.buy.wood': 2 })).toEqual([]);
  });
});

test('P-902 a whole copy of the standard sheet is the standard sheet', () => {
  const read = readSheet(sheet);
  expect(read).toMatchObject({ ok: true, value: { figures: STANDARD_FIGURES, contradictions: [] } });
});
