import { LANGUAGES, type Language } from '@quayside/kernel';
import type { Page } from '@playwright/test';
import { faultsOf } from './layout.ts';
import { type Screen, SCREENS, screensNamed, show, showIn } from './screens.ts';
import { expect, test } from './test.ts';

const SCREEN_SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

/** A small window on a desk, one that is barely wide enough, and a tablet both ways. */
const SMALL_SIZES = [
  { width: 1024, height: 768 },
  { width: 1001, height: 700 },
  { width: 900, height: 700 },
  { width: 768, height: 1024 },
] as const;

/** A table is full in every language; elsewhere the longest words are Russian, and Korean has other letters. */
const languagesOf = ({ table, act }: Screen): readonly Language[] => (table && !act ? LANGUAGES : ['ru', 'ko']);

/** A screen in one language after the other; what is done on it once it is there is done anew in each. */
async function turnTo(page: Page, screen: Screen, language: Language): Promise<void> {
  const isFirst = language === languagesOf(screen)[0];
  if (isFirst || screen.act) await show(page, screen, { language });
  else await showIn(page, screen, language);
}

for (const screen of SCREENS) {
  test(`everything fits: ${screen.name}`, async ({ page }) => {
    const found: string[] = [];
    for (const language of languagesOf(screen)) {
      for (const size of SCREEN_SIZES) {
        await page.setViewportSize(size);
        if (size === SCREEN_SIZES[0]) await turnTo(page, screen, language);
        const faults = await faultsOf(page, { table: screen.table === true, thumb: 24, target: 24, letters: 11 });
        found.push(...faults.map((fault) => `${language} ${size.width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

const SMALL_TABLES = [
  ['Paris, early', 'it'],
  ['Paris, late', 'ru'],
] as const;

/** Its table is the densest: on a small screen it is still seen whole, on a smaller one its parts become pages. */
test('everything fits on small screens: Paris', async ({ page }) => {
  const found: string[] = [];
  for (const [name, language] of SMALL_TABLES) {
    const [screen] = screensNamed(name) as [Screen];
    for (const size of SMALL_SIZES) {
      await page.setViewportSize(size);
      if (size === SMALL_SIZES[0]) await show(page, screen, { language });
      const faults = await faultsOf(page, { table: true, thumb: 24, target: 24, letters: 11 });
      found.push(...faults.map((fault) => `${name}, ${language} ${size.width}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

/** A desk whose text and board are enlarged in the settings, and two that the browser enlarges to 200 %. */
const ENLARGED = [
  { width: 1280, height: 800, zoom: 125 },
  { width: 1440, height: 900, zoom: 125 },
  { width: 640, height: 400, zoom: 100 },
  { width: 720, height: 450, zoom: 100 },
] as const;

/** The one button of a page lies whole in the window. */
const primaryIsInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-zone="primary"]')?.getBoundingClientRect();
    return !box || (box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth);
  });

for (const screen of SCREENS) {
  test(`everything fits enlarged: ${screen.name}`, async ({ page }) => {
    const found: string[] = [];
    for (const [at, { zoom, ...size }] of ENLARGED.entries()) {
      await page.setViewportSize(size);
      if (zoom !== ENLARGED[at - 1]?.zoom) await show(page, screen, { language: 'ru', zoom });
      const faults = await faultsOf(page, { table: screen.table === true, thumb: 24, target: 24, letters: 11 });
      if (!(await primaryIsInSight(page))) faults.push('the button is out of sight');
      found.push(...faults.map((fault) => `${size.width} at ${zoom} %: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const screen of SCREENS) {
    test(`everything fits a phone: ${screen.name}`, async ({ page }) => {
      const found: string[] = [];
      for (const language of languagesOf(screen)) {
        await turnTo(page, screen, language);
        const faults = await faultsOf(page, { table: screen.table === true, thumb: 40, target: 24, letters: 12 });
        found.push(...faults.map((fault) => `${language}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
});
