import type { Json } from '@quayside/kernel';
import { type Figure, type Sheet, STANDARD_SHEET } from '@quayside/paris';

/** The whole sheet that a corrected one stands for: the standard one with what it corrects, and which figures those are. */
export function wholeSheet(corrections: Json): Sheet {
  const { name, figures } = corrections as { name: string; figures: Readonly<Record<string, Json>> };
  const ends = Map.groupBy(Object.keys(figures).filter(isEnd), tileOf);
  const whole: Record<string, Figure> = {};
  for (const standard of Object.keys(STANDARD_SHEET.figures)) {
    // Who corrects an end-game tile says all of it: what is points now is no longer francs.
    for (const key of ends.get(tileOf(standard)) ?? [standard]) whole[key] = corrected(key, figures[key]);
  }
  return { name, figures: whole };
}

const isEnd = (key: string): boolean => key.startsWith('end.');
const tileOf = (key: string): string => key.split('.').slice(0, 2).join('.');

/** A figure that says nothing new keeps its origin. */
function corrected(key: string, written: Json | undefined): Figure {
  const known = STANDARD_SHEET.figures[key];
  if (known && written === undefined) return known;
  const { value, origin } = asFigure(written ?? null);
  return known?.value === value && origin !== 'corrected' ? known : { value, origin: 'corrected', sure: 1 };
}

/** A figure may be written as its value alone. */
function asFigure(written: Json): { readonly value: number | string; readonly origin?: Json } {
  if (typeof written === 'object' && written !== null) return written as { value: number | string; origin?: Json };
  return { value: written as number | string };
}

/** The sheet as JSON with one figure a line, so that it is easy to correct. */
export function sheetText({ name, figures }: Sheet): string {
  const rows = Object.entries(figures).map(([key, figure]) => `    ${JSON.stringify(key)}: ${oneLine(figure)}`);
  return `{\n  "name": ${JSON.stringify(name)},\n  "figures": {\n${rows.join(',\n')}\n  }\n}`;
}

const oneLine = ({ value, origin, sure }: Figure): string =>
  `{ "value": ${JSON.stringify(value)}, "origin": ${JSON.stringify(origin)}, "sure": ${sure} }`;

const MARKS: Readonly<Record<Figure['origin'], string>> = {
  rulebook: 'R',
  counted: 'C',
  public: 'P',
  reconstructed: 'X',
  corrected: 'E',
};
export const ORIGINS = Object.keys(MARKS) as Figure['origin'][];

/** Where a figure comes from in a sign: R, C, P, E, and X with how likely it is right. */
export function markOf({ origin, sure }: Figure): string {
  return origin === 'reconstructed' ? `${MARKS[origin]}${Math.round(100 * sure)}` : MARKS[origin];
}

export const signOf = (origin: Figure['origin']): string => MARKS[origin];
