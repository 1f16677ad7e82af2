import { LANGUAGES } from '@quayside/kernel';
import { seriousFaults } from './axe.ts';
import { SCREENS, show } from './screens.ts';
import { expect, test } from './test.ts';

for (const language of LANGUAGES) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`axe: every screen in ${language}, ${theme}, ${width} wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
        const found: string[] = [];
        for (const screen of SCREENS) {
          await show(page, screen, { language, theme });
          found.push(...(await seriousFaults(page)).map((fault) => `${screen.name}: ${fault}`));
        }
        expect(found).toEqual([]);
      });
    }
  }
}
