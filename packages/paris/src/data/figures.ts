import { failure, failureOf, type Json, type Outcome, type Problem, shown, success } from '@quayside/kernel';
import { BONUS } from './bonus.ts';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  LANDMARKS,
  SCORE_TILES,
  SPACES,
  spaceName,
  TOKENS,
  TYPES,
  tokenOf,
  VALUES,
} from './names.ts';
import standard from './sheet.json' with { type: 'json' };

export type Origin = 'rulebook' | 'counted' | 'public' | 'reconstructed' | 'corrected';

/** A printed figure, where it comes from, and how likely it is right. */
export interface Figure {
  readonly value: number | string;
  readonly origin: Origin;
  readonly sure: number;
}

export interface Sheet {
  readonly name: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

export const STANDARD_SHEET = standard as Sheet;

/** What an end-game tile is. */
export type EndReward = { readonly token: number } | { readonly francs: number; readonly points: number };

/** The figure sheet in the shape the rules read. */
export interface Figures {
  readonly name: string;
  readonly digest: string;
  readonly bank: readonly number[];
  /** By building tile. */
  readonly type: readonly number[];
  readonly landmarkValue: readonly number[];
  /** Marble and gold of each landmark. */
  readonly landmarkCost: readonly (readonly [number, number, number])[];
  readonly landmarkPrestige: readonly number[];
  readonly landmarkPoints: readonly number[];
  readonly score: readonly (readonly [number, number, number])[];
  readonly bonusFrancs: readonly number[];
  readonly bonusPoints: readonly number[];
  readonly bonusResource: readonly number[];
  readonly bonusValue: readonly number[];
  /** By number, then players. */
  readonly bonusPointsBy: readonly (readonly number[])[];
  readonly copies: readonly (readonly number[])[];
  /** Points for so many kinds. */
  readonly kinds: readonly number[];
  readonly zoneEnds: readonly [number, number, number];
  readonly end: readonly EndReward[];
  readonly buy: readonly number[];
  readonly sell: readonly number[];
  /** What an 8 costs besides francs: wood, marble, gold. */
  readonly eightCost: readonly [number, number, number];
  readonly pointsForEight: number;
  readonly francsForThree: number;
}

/** A sheet that was read: its figures, and what in it contradicts what is known. */
export interface Edition {
  readonly figures: Figures;
  readonly contradictions: readonly Problem[];
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  type: TYPES,
  prestige: ['bronze', 'silver', 'gold'],
  resource: TOKENS.slice(0, 3),
};

/** The words a figure may be, or null when it is a number. */
function wordsFor(key: string): readonly string[] | null {
  const [family] = key.split('.');
  if (family === 'type') return WORDS['type'] as readonly string[];
  const last = key.split('.').at(-1) as string;
  if (family === 'price') return null;
  return last === 'prestige' || last === 'resource' ? (WORDS[last] as readonly string[]) : null;
}

/** End-game tiles may change family in a corrected sheet, so any of these keys may stand for each. */
const END_KEYS = ['resource', 'prestige', 'francs', 'points'] as const;
const END_PATTERN = new RegExp(`^end\\.([1-9]|1[0-2])\\.(${END_KEYS.join('|')})$`);

/** Reads a figure sheet: the standard one with what another corrects (P-901). */
export function readSheet(json: Json): Outcome<Edition> {
  const problems: Problem[] = [];
  const say = (at: string, why: string, facts: Problem['facts'] = {}): void => {
    problems.push({ at, why, facts });
  };
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return failure({ at: '', why: 'not-object', facts: {} });
  const { name, figures, ...rest } = json as { name?: Json; figures?: Json };
  for (const key of Object.keys(rest)) say(key, 'unknown-field', { field: key, known: 'name, figures' });
  if (typeof name !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) say('name', 'sheet-name');
  if (typeof figures !== 'object' || figures === null || Array.isArray(figures)) say('figures', 'not-object');
  const values: Record<string, number | string> = {};
  for (const [key, figure] of Object.entries(STANDARD_SHEET.figures)) values[key] = figure.value;
  const given = Object.entries((figures ?? {}) as Record<string, Json>);
  for (const [key] of given) forgetEnd(values, key);
  for (const [key, figure] of given) readFigure(values, key, figure, say);
  if (problems.length > 0) return failureOf(problems);
  const contradictions = contradicts(values);
  const made = compile(name as string, values, say);
  checkSums(made, say);
  return problems.length > 0 ? failureOf(problems) : success({ figures: made, contradictions });
}

/** A sheet that says something of an end-game tile says all of it: the standard figures of that tile are dropped. */
function forgetEnd(values: Record<string, number | string>, key: string): void {
  const end = END_PATTERN.exec(key);
  if (end) for (const other of END_KEYS) delete values[`end.${end[1]}.${other}`];
}

function readFigure(
  values: Record<string, number | string>,
  key: string,
  figure: Json,
  say: (at: string, why: string, facts?: Problem['facts']) => void,
): void {
  const at = `figures.${key}`;
  if (!Object.hasOwn(STANDARD_SHEET.figures, key) && !END_PATTERN.test(key))
    return say(at, 'unknown-figure', { figure: key });
  const value =
    typeof figure === 'object' && figure !== null && !Array.isArray(figure)
      ? (figure as { value?: Json }).value
      : figure;
  const words = wordsFor(key);
  if (words && !(typeof value === 'string' && words.includes(value))) {
    return say(at, 'not-one-of', { value: shown(value ?? null), known: words.join(', ') });
  }
  if (!words && !(typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99)) {
    return say(at, 'not-number', { least: 0, most: 99, value: shown(value ?? null) });
  }
  values[key] = value as number | string;
}

/** Of these, public pages know the range but not which figure is which: banks pay 2 to 7, no score tile more than 20. */
const PUBLIC_RANGES: readonly (readonly [figures: RegExp, least: number, most: number])[] = [
  [/^bank\./, 2, 7],
  [/^score\.\d\.first$/, 0, 20],
];

/** Figures that differ from what the rulebook or a public page says. */
function contradicts(values: Readonly<Record<string, number | string>>): Problem[] {
  return Object.entries(STANDARD_SHEET.figures).flatMap(([key, { value: known, origin }]) => {
    const value = values[key] ?? 'none';
    const problem = (from: Origin, facts: Problem['facts']): Problem[] => [
      { at: `figures.${key}`, why: `contradicts-${from}`, facts },
    ];
    if (origin !== 'reconstructed') return value === known ? [] : problem(origin, { known, value });
    const [, least, most] = PUBLIC_RANGES.find(([figures]) => figures.test(key)) ?? [null, 0, 99];
    return typeof value === 'number' && (value < least || value > most)
      ? problem('public', { known: `${least}–${most}`, value })
      : [];
  });
}

function compile(
  name: string,
  values: Readonly<Record<string, number | string>>,
  say: (at: string, why: string, facts?: Problem['facts']) => void,
): Figures {
  const number = (key: string): number => Number(values[key] ?? 0);
  const word = (key: string, words: readonly string[]): number => words.indexOf(String(values[key] ?? ''));
  const numbers = Array.from({ length: BONUS_TILES + 1 }, (_, n) => n);
  const ranks = LANDMARKS.map((_, i) => i + 1);
  return {
    name,
    digest: digestOf(values),
    bank: DISTRICTS.map((district) => number(`bank.${district}`)),
    type: Array.from({ length: SPACES }, (_, tile) => word(`type.${spaceName(tile).replace(/-(\d)$/, '.$1')}`, TYPES)),
    landmarkValue: ranks.map((rank) => number(`landmark.${rank}.value`)),
    landmarkCost: ranks.map((rank) => [0, number(`landmark.${rank}.marble`), number(`landmark.${rank}.gold`)]),
    landmarkPrestige: ranks.map((rank) => 3 + word(`landmark.${rank}.prestige`, ['bronze', 'silver', 'gold'])),
    landmarkPoints: ranks.map((rank) => number(`landmark.${rank}.points`)),
    score: Array.from({ length: SCORE_TILES }, (_, i) => [
      number(`score.${i + 1}.first`),
      number(`score.${i + 1}.second`),
      number(`score.${i + 1}.third`),
    ]),
    bonusFrancs: numbers.map((n) => number(`bonus.${n}.francs`)),
    bonusPoints: numbers.map((n) => number(`bonus.${n}.points`)),
    bonusResource: numbers.map((n) => word(`bonus.${n}.resource`, TOKENS)),
    bonusValue: numbers.map((n) => (VALUES as readonly number[]).indexOf(number(`bonus.${n}.value`))),
    bonusPointsBy: numbers.map((n) => [0, 0, ...[2, 3, 4].map((players) => number(`bonus.${n}.points.${players}`))]),
    copies: numbers.map((n) =>
      n === 0 ? [0, 0, 0, 0, 0] : [0, 0, 1, number(`bonus.${n}.copies.3`), number(`bonus.${n}.copies.4`)],
    ),
    kinds: [0, 0, 0, 0, ...[4, 5, 6, 7].map((kinds) => number(`bonus.30.points.${kinds}`))],
    zoneEnds: [number('zone.a.last'), number('zone.b.last'), BONUS_TILES],
    end: Array.from({ length: END_TILES }, (_, i) => endReward(values, i + 1, say)),
    buy: TOKENS.slice(0, 3).map((token) => number(`price.buy.${token}`)),
    sell: [
      ...TOKENS.slice(0, 3).map((token) => number(`price.sell.${token}`)),
      ...['bronze', 'silver', 'gold'].map((token) => number(`price.prestige.${token}`)),
    ],
    eightCost: [number('building.8.wood'), 0, 0],
    pointsForEight: number('building.8.points'),
    francsForThree: number('building.3.bonus-francs'),
  };
}

function endReward(
  values: Readonly<Record<string, number | string>>,
  tile: number,
  say: (at: string, why: string, facts?: Problem['facts']) => void,
): EndReward {
  const resource = values[`end.${tile}.resource`];
  const prestige = values[`end.${tile}.prestige`];
  const families = [resource, prestige, values[`end.${tile}.francs`] ?? values[`end.${tile}.points`]];
  if (families.filter((family) => family !== undefined).length > 1)
    say(`figures.end.${tile}`, 'end-tile-mixed', { tile });
  if (resource !== undefined) return { token: tokenOf(String(resource)) };
  if (prestige !== undefined) return { token: 3 + ['bronze', 'silver', 'gold'].indexOf(String(prestige)) };
  const francs = Number(values[`end.${tile}.francs`] ?? 0);
  const points = Number(values[`end.${tile}.points`] ?? 0);
  if (francs + points === 0) say(`figures.end.${tile}`, 'end-tile-empty', { tile });
  return { francs, points };
}

/** Counts, ranges and prices that must fit together whatever is printed. */
function checkSums(figures: Figures, say: (at: string, why: string, facts?: Problem['facts']) => void): void {
  for (let rank = 1; rank < LANDMARKS.length; rank++) {
    if ((figures.landmarkValue[rank] as number) >= (figures.landmarkValue[rank - 1] as number)) continue;
    say(`figures.landmark.${rank + 1}.value`, 'landmarks-rising', { rank: rank + 1 });
  }
  if ((figures.landmarkValue[0] as number) <= 8) say('figures.landmark.1.value', 'landmark-too-low', { least: 9 });
  for (const [i, token] of TOKENS.slice(0, 3).entries()) {
    if ((figures.buy[i] as number) <= (figures.sell[i] as number))
      say(`figures.price.buy.${token}`, 'money-loop', { token });
  }
  const total = figures.copies.reduce((sum, by) => sum + (by[4] as number), 0);
  if (total !== 42) say('figures.bonus', 'copies-total', { total, wanted: 42 });
  for (const [n, by] of figures.copies.entries()) {
    if (n === 0) continue;
    if ((by[3] as number) < 1 || (by[4] as number) < (by[3] as number))
      say(`figures.bonus.${n}.copies.3`, 'copies-order', { tile: n });
  }
  for (const [i, [first, second, third]] of figures.score.entries()) {
    if (first < second || second < third) say(`figures.score.${i + 1}.first`, 'score-order', { tile: i + 1 });
  }
  const [a, b] = figures.zoneEnds;
  if (!(a >= 1 && a < b && b < BONUS_TILES)) say('figures.zone.a.last', 'zones');
  for (const [n, kind] of BONUS.entries()) {
    if (n > 0 && kind === 'per-value' && (figures.bonusValue[n] as number) < 0)
      say(`figures.bonus.${n}.value`, 'not-a-value', { tile: n });
  }
}

/** FNV-1a over the figures in order, so that a name alone cannot pass for another sheet. */
function digestOf(values: Readonly<Record<string, number | string>>): string {
  let hash = 0x811c9dc5;
  for (const key of Object.keys(values).sort((a, b) => (a < b ? -1 : 1))) {
    for (const letter of `${key}=${values[key]};`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const read = readSheet(standard);
if (!read.ok) throw new Error(JSON.stringify(read.problems));

/** The figures as far as they are known, the rest reconstructed: docs/rules/paris.md says which. */
export const STANDARD_FIGURES: Figures = read.value.figures;
