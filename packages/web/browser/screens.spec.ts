import type { Page, ViewportSize } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { bareWords } from './bare-words.ts';
import { faultsOf } from './layout.ts';
import { change, languagesOf, type Screen, SCREENS, show } from './screens.ts';
import type { Settings } from '../src/settings/settings.ts';
import { expect, test } from './test.ts';

const DESK = { width: 1280, height: 800 } as const;
const SIZES = [DESK, { width: 1440, height: 900 }] as const;

/** A desk whose text and board are enlarged in the settings, and two that the browser enlarges to 200 %. */
const ENLARGED: readonly { zoom: Settings['zoom']; sizes: readonly [ViewportSize, ViewportSize] }[] = [
  { zoom: 125, sizes: SIZES },
  {
    zoom: 100,
    sizes: [
      { width: 640, height: 400 },
      { width: 720, height: 450 },
    ],
  },
];

/** The one button of a page lies whole in the window. */
const primaryIsInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-zone="primary"]')?.getBoundingClientRect();
    return !box || (box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth);
  });

async function misfits(page: Page, { table = false }: Screen, sizes: readonly ViewportSize[]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const faults = await faultsOf(page, { table, thumb: 24, target: 24, letters: 11 });
    if (!(await primaryIsInSight(page))) faults.push('the button is out of sight');
    found.push(...faults.map((fault) => `${size.width} wide: ${fault}`));
  }
  return found;
}

// One visit to a screen serves every look at it: to open it takes longer than to look.
for (const [at, screen] of SCREENS.entries()) {
  const languages = languagesOf(screen);
  const turned = [...languages.slice(at % languages.length), ...languages.slice(0, at % languages.length)];

  test(`every word has a key, everything fits, everybody can use it: ${screen.name}`, async ({ page }) => {
    await show(page, screen, { language: 'pseudo' });
    expect(await bareWords(page), 'words without a key').toEqual([]);

    for (const language of turned) {
      await page.setViewportSize(DESK);
      await change(page, screen, { language });
      expect(await misfits(page, screen, SIZES), `does not fit in ${language}`).toEqual([]);
      if (language !== 'ru') continue;
      for (const { zoom, sizes } of ENLARGED) {
        await page.setViewportSize(sizes[0]);
        await change(page, screen, { zoom });
        expect(await misfits(page, screen, sizes), `does not fit at ${zoom} %`).toEqual([]);
      }
    }
    // Names and roles are the same in every language: they are looked at in the last. In the dark only colours differ.
    await page.setViewportSize(DESK);
    if (screen.act) await change(page, screen, {});
    expect(await seriousFaults(page), 'axe').toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await seriousFaults(page, ['color-contrast']), 'axe in the dark').toEqual([]);
  });
}
