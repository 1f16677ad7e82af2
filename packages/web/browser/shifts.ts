import type { Page } from '@playwright/test';

/** So much may shift in a whole game: the sum of what Chromium reports, what follows a click counted too. */
export const MOST_SHIFT = 0.05;

/** What was shifted, by its name, and its share of what Chromium counted. */
type Shifts = Record<string, number>;

interface Watched extends Window {
  quaysideShift?: { sum: number; causes: Shifts };
}

/**
 * Adds up what Chromium reports as shifted (`layout-shift`): things that stood in one frame and stand elsewhere in the next, times
 * how far they went, as shares of the window. What comes, goes, scrolls or moves by a transform has not shifted. What follows a
 * click is counted as everything else. The five biggest things of each shift are named. It runs inside the page.
 */
function watch(): void {
  interface Moved {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly Moved[];
  }
  const shift: { sum: number; causes: Shifts } = { sum: 0, causes: {} };
  Object.assign(window, { quaysideShift: shift });
  const nameOf = (node: Node | null): string => {
    const names: string[] = [];
    let element = node instanceof Element ? node : (node?.parentElement ?? null);
    for (; element && names.length < 3; element = element.parentElement) {
      const name = (element.getAttribute('class') ?? '').trim().replaceAll(/\s+/g, '.');
      names.unshift(name ? `.${name}` : element.tagName.toLowerCase());
    }
    return names.join(' > ');
  };
  const at = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  const weight = ({ previousRect: a, currentRect: b }: Moved): number =>
    Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) * (a.width * a.height + b.width * b.height);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as Shift;
      shift.sum += value;
      const all = sources.reduce((sum, moved) => sum + weight(moved), 0) || 1;
      for (const moved of sources) {
        const name = moved.node
          ? nameOf(moved.node)
          : `gone from ${at(moved.previousRect)} to ${at(moved.currentRect)}`;
        shift.causes[name] = (shift.causes[name] ?? 0) + (value * weight(moved)) / all;
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Watches a page from its start. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** How much shifted so far, and what, the most first. */
export async function shiftsOf(page: Page): Promise<{ readonly sum: number; readonly causes: string }> {
  const { sum, causes } = (await page.evaluate(() => (window as Watched).quaysideShift)) ?? { sum: NaN, causes: {} };
  const sorted = Object.entries(causes).toSorted(([, a], [, b]) => b - a);
  return { sum, causes: sorted.map(([name, share]) => `${share.toFixed(4)} ${name}`).join('\n') };
}
