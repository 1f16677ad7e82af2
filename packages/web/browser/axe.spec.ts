import { LANGUAGES } from '@quayside/kernel';
import { seriousFaults } from './axe.ts';
import { SCREENS, show } from './screens.ts';
import { expect, test } from './test.ts';

// Everybody can use it. Names and roles are the same in every language: the screens are looked at in one after the other (and in
// all of them in the long run). In the dark only colours differ.
for (const [at, screen] of SCREENS.entries()) {
  const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';

  test(`axe: ${screen.name} (${language}), and in the dark`, async ({ page }) => {
    await show(page, screen, { language, theme: 'light' });
    expect(await seriousFaults(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await seriousFaults(page, ['color-contrast'])).toEqual([]);
  });
}
