import type { Page } from '@playwright/test';
import { Random } from '@quayside/kernel';
import { type Errand, finger } from './finger.ts';
import { asked, someTable } from './tables.ts';
import { expect, test } from './test.ts';

/** So many decisions are played; clicks that only look or choose come besides. */
const DECISIONS = 12;
/** So much may move meanwhile, as shares of the window times how far it went. */
const MOST_SHIFT = 0.05;

const DEVICES = [
  { name: 'a desk', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

interface Watched extends Window {
  quaysideShifts?: [share: number, what: string][];
}

/** Notes what Chromium sees moving, each with how much of the window it moved how far. A story grows: its lines do not count. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Moved {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const shifts: [number, string][] = [];
    Object.assign(window, { quaysideShifts: shifts });
    const at = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    const isTold = ({ left, right }: DOMRectReadOnly): boolean => {
      const log = document.querySelector('[data-zone="log"], .story')?.getBoundingClientRect();
      return log !== undefined && left >= log.left - 1 && right <= log.right + 1;
    };
    const shareOf = ({ previousRect: a, currentRect: b }: Moved): number => {
      const far = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / Math.max(innerWidth, innerHeight);
      return (far * (a.width * a.height + b.width * b.height)) / (innerWidth * innerHeight);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const moved of (entry as unknown as { sources: readonly Moved[] }).sources) {
          const { node, previousRect, currentRect } = moved;
          // What comes or goes has not moved.
          const isThere = [previousRect, currentRect].every(({ width }) => width > 0);
          if (!isThere || isTold(previousRect) || isTold(currentRect)) continue;
          const name = node instanceof Element ? (node.getAttribute('class') ?? node.tagName) : 'text';
          shifts.push([shareOf(moved), `${name} ${at(previousRect)} → ${at(currentRect)}`]);
        }
      }
    }).observe({ type: 'layout-shift' });
  });

/** Where the zones of the table stand. */
const zonesOf = (page: Page): Promise<Record<string, readonly number[]>> =>
  page.locator('[data-zone]').evaluateAll((zones) =>
    Object.fromEntries(
      zones.map((zone) => {
        const { left, top, width, height } = zone.getBoundingClientRect();
        return [zone.getAttribute('data-zone') ?? '', [left, top, width, height]];
      }),
    ),
  );

for (const { name, ...device } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use(device);
    for (const game of ['le-havre', 'paris'] as const) {
      test(`${game}: nothing in the frame moves while it is played`, async ({ sit, page }) => {
        const onPage = await sit(someTable({ game, seats: ['person Anna', 'deckhand'], until: asked(0, 60) }));
        await onPage.ready();
        await page.evaluate(() => document.fonts.ready);
        const zones = await zonesOf(page);
        expect(Object.keys(zones)).toEqual(expect.arrayContaining(['board', 'own', 'bar', 'primary']));
        await watchShifts(page);
        const random = new Random(`still ${game}`);
        const begun = (await onPage.played()).steps.length;
        while ((await onPage.played()).steps.filter(({ seat }, at) => at >= begun && seat === 0).length < DECISIONS) {
          if ((await onPage.ready()) === 'over') break;
          const numbers = Array.from({ length: 31 }, () => random.next() / 2 ** 32);
          const errand: Errand = { numbers, clicks: 3, patience: 20_000, idle: 0, first: 'click' };
          const report = await page.evaluate(finger, errand);
          expect(report.faults).toEqual([]);
          if (await onPage.table.isVisible()) expect(await zonesOf(page), report.trail.join(' · ')).toEqual(zones);
        }
        const shifts = (await page.evaluate(() => (window as Watched).quaysideShifts)) ?? [];
        const told = shifts.map(([share, what]) => `${share.toFixed(4)}: ${what}`).join('\n');
        expect(
          shifts.reduce((sum, [share]) => sum + share, 0),
          told,
        ).toBeLessThanOrEqual(MOST_SHIFT);
      });
    }
  });
}
