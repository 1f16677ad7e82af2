import type { Language } from '@quayside/kernel';
import type { Page } from '@playwright/test';
import { faultsOf } from './layout.ts';
import { screensNamed, show } from './screens.ts';
import { expect, test } from './test.ts';

const DENSE = screensNamed(
  'home',
  'new Paris',
  'Le Havre, late',
  'Le Havre, five players',
  'Paris, late',
  'a plan',
  'the end of Le Havre',
  'the end of Paris',
);

/** Where fonts cannot be loaded, in letters of the machine. Korean has no test: there it is drawn in whatever the machine has, or in boxes. */
export function fitsWithoutOurFonts(language: Language): void {
  const misfits = async (page: Page, thumb: number): Promise<string[]> => {
    const found: string[] = [];
    for (const screen of DENSE) {
      await show(page, screen, { language });
      const faults = await faultsOf(page, { table: screen.table === true, thumb, target: 24 });
      found.push(...faults.map((fault) => `${screen.name}: ${fault}`));
    }
    return found;
  };

  test.describe(`without our fonts: ${language}`, () => {
    test.beforeEach(async ({ page, complaints }) => {
      complaints.expect(/\.woff2|ERR_FAILED/);
      await page.route('**/*.woff2', (route) => route.abort());
    });

    test('everything fits', async ({ page }) => {
      expect(await misfits(page, 24)).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('everything fits a phone', async ({ page }) => {
        expect(await misfits(page, 40)).toEqual([]);
      });
    });
  });
}
