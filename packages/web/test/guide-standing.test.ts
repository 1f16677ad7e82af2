import { expect, it } from 'vitest';
import { type Folded, Standing } from '../src/table/guide/standing.ts';

type Side = readonly [left: number, top: number, width: number, height: number];

/** As much of an element as a call-out asks of what it stands on. */
const element = ([left, top, width, height]: Side, more: object = {}): HTMLElement =>
  ({
    getBoundingClientRect: () => ({ left, top, right: left + width, bottom: top + height }),
    querySelector: () => null,
    querySelectorAll: () => [],
    checkVisibility: () => true,
    ...more,
  }) as unknown as HTMLElement;

/** The form in which a call-out stands above or below something that can be done, right across the board. */
function formOf(folded: Folded): string | undefined {
  const can = element([0, 200, 1000, 100], { classList: { contains: (name: string) => name === 'can' } });
  const board = element([0, 0, 1000, 500], { querySelectorAll: () => [can] });
  const table = element([0, 0, 1000, 800], { querySelector: () => board });
  const dataset: { form?: string } = {};
  const leaf = element([0, 0, 0, 0], {
    dataset,
    style: {},
    classList: { toggle: () => undefined },
    closest: () => table,
    offsetWidth: 480,
  });
  const heights: Readonly<Record<string, number>> = { whole: 300, short: 120 };
  Object.defineProperty(leaf, 'offsetHeight', { get: () => heights[dataset.form ?? ''] ?? 40 });
  new Standing(leaf, element([0, 0, 0, 0])).stand(null, 'm', folded);
  return dataset.form;
}

it('is short where it can so leave what can be done in sight, unless somebody unfolds it to read it', () => {
  expect(formOf(null)).toBe('short');
  expect(formOf(true)).toBe('folded');
  expect(formOf(false)).toBe('whole');
});
