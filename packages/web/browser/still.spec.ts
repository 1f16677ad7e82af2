import type { Page } from '@playwright/test';
import { Random } from '@quayside/kernel';
import { type Errand, finger } from './finger.ts';
import { MOST_SHIFT as MOST_IN_A_GAME, shiftsOf, watchShifts } from './shifts.ts';
import { asked, someTable } from './tables.ts';
import { expect, test } from './test.ts';

/** So many decisions are played; clicks that only look or choose come besides. */
const DECISIONS = 12;
/** So much may shift meanwhile, from the opening of the page on: a part of what a whole game may. */
const MOST_SHIFT = MOST_IN_A_GAME / 2;

const DEVICES = [
  { name: 'a desk', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

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
        await watchShifts(page);
        const onPage = await sit(someTable({ game, seats: ['person Anna', 'deckhand'], until: asked(0, 60) }));
        await onPage.ready();
        await page.evaluate(() => document.fonts.ready);
        const zones = await zonesOf(page);
        expect(Object.keys(zones)).toEqual(expect.arrayContaining(['board', 'own', 'bar', 'primary']));
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
        const { sum, causes } = await shiftsOf(page);
        expect(sum, causes).toBeLessThanOrEqual(MOST_SHIFT);
      });
    }
  });
}
