import { seriousFaults } from './axe.ts';
import { atLine, someTable } from './tables.ts';
import { expect, test } from './test.ts';

test('a card is read about beside the game, and nothing of the game is lost', async ({ sit, page }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'], until: atLine(0, 6) }));
  await onPage.ready();
  const before = await onPage.saved();
  await onPage.place('card building-firm-1').click();
  await page.locator('.slip-read').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Building Firm 1' })).toBeVisible();
  await expect(page.locator('.enc-now')).toContainText('belongs to Anna');
  await expect(page.locator('.enc-clear li').first()).toContainText('Builds one top proposal');

  // A word in another language is found too; the arrows walk the list.
  await page.keyboard.press('/');
  await page.keyboard.type('верфь');
  await expect(page.locator('.enc-finds section').first().getByRole('link')).toHaveText([/Wharf 1/, /Wharf 2/]);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/cards\/le-havre\/wharf-1$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.enc-find input')).toHaveValue('');

  await page.locator('.foot-go').click();
  await onPage.ready();
  await expect(page).toHaveURL(new RegExp(`/table/${onPage.id}$`));
  expect((await onPage.saved()).record).toBe(before.record);
});

for (const { name, width, height } of [
  { name: 'a desk', width: 1280, height: 800 },
  { name: 'a phone', width: 390, height: 844 },
]) {
  test(`on ${name} an article is whole, and can be heard`, async ({ page, settled }) => {
    await settled({ language: 'it' });
    await page.setViewportSize({ width, height });
    await page.goto('/cards/paris/louvre');
    await expect(page.getByRole('heading', { level: 1, name: 'Louvre' })).toBeVisible();
    await expect(page.locator('.enc-clear li').first()).toBeAttached();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    expect(await seriousFaults(page)).toEqual([]);
  });
}

test('an address without a thing or with a wrong one says what there is', async ({ page, settled }) => {
  await settled({});
  await page.goto('/cards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/cards/le-havre/casino');
  await expect(page.locator('.enc-none')).toBeVisible();
  await page.goto('/cards/chess');
  await expect(page.locator('.enc')).toHaveCount(0);
});
