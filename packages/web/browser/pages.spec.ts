import { screensNamed, show } from './screens.ts';
import { golden } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const LATE = golden('le-havre/full-2', ['person Anna', 'captain'], { lines: 110 });
const OVER = golden('le-havre/full-2', ['person Anna', 'captain'], { id: 'over' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('five tabs, and behind the last what is seldom wanted', async ({ page, settled }) => {
    await settled({});
    await page.goto('/');
    const tabs = page.locator('.frame-ways > :is(a, button)');
    await expect(tabs).toHaveCount(5);
    const more = page.getByRole('button', { name: say('web.short.more') });
    await expect(page.locator('.frame-more')).toBeHidden();
    await more.tap();
    await page.locator('.frame-more').getByText(say('web.short.settings')).tap();
    await expect(page.locator('.settings')).toBeVisible();
    await expect(page.locator('.frame-more')).toBeHidden();
    await expect(more).toHaveAttribute('aria-current', 'true');
  });
});

test('pages have keys: G and a letter, search, the list of keys, back', async ({ page, settled }) => {
  await settled({});
  await page.goto('/');
  await expect(page.locator('.home')).toBeVisible();
  for (const [key, shown] of [
    ['t', '.saved-empty'],
    ['l', '.rules'],
    ['c', '.enc-article'],
    ['h', '.home'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page.locator(shown)).toBeVisible();
    if (key === 'l') {
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('g');
      await expect(page.getByRole('searchbox')).toHaveValue('g');
      await page.locator('#content').focus();
    }
  }
  await page.keyboard.press('?');
  await expect(page.locator('dialog.leaf')).toContainText(say('web.about.key.deed'));
  // What lies below the leaf is out of reach.
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.locator('.home')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.leaf')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.locator('.saved-empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.home')).toBeVisible();
});

test('Enter is the one deed of a page, a digit one of the tables', async ({ page, settled, saveTables }) => {
  await settled({});
  await saveTables(LATE);
  await page.goto('/');
  await expect(page.locator('.home-continue')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/table/table');
  await page.goto('/');
  await expect(page.locator('[data-number="1"]')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page).toHaveURL('/table/table');
});

test('at the end the best moments of a seat are pinned to its line, and R looks at the table', async ({
  page,
  sit,
}) => {
  await sit(OVER);
  await expect(page.locator('.worth-pin')).toHaveText(['1', '2', '3']);
  await expect(page.locator('.moments-pin')).toHaveText(['1', '2', '3']);
  const slider = page.getByRole('slider', { name: say('web.end.worth-at') });
  await slider.focus();
  const at = (): Promise<number> => slider.evaluate((element) => Number(element.getAttribute('aria-valuenow')));
  const seen: number[] = [await at()];
  for (let pin = 1; pin <= 3; pin++) {
    await page.keyboard.press('Shift+ArrowLeft');
    seen.push(await at());
  }
  expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
  await page.locator('#content').focus();
  await page.keyboard.press('r');
  await expect(page.locator('.table[data-awaiting]')).toBeVisible();
});

test('nothing moves for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screensNamed(
    'home with a table to go on with',
    'a slip',
    'Paris, late',
    'the end of Le Havre',
  )) {
    await show(page, screen, { motion: 'system' });
    const moving = await page.evaluate(() => document.getAnimations().map((each) => each.id || each.constructor.name));
    expect(moving, screen.name).toEqual([]);
  }
});
