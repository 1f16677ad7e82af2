import { someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say, speakerOf } from './words.ts';

test('settings are there again after a reload', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: say('web.settings.name') }).fill('Anna');
  for (const name of ['web.settings.theme.dark', 'web.settings.motion.none', 'web.settings.pace.at-once']) {
    await page.getByRole('radio', { name: say(name) }).dispatchEvent('click');
  }
  const sound = page.getByRole('switch', { name: say('web.settings.sound') });
  const confirm = page.getByRole('switch', { name: say('web.settings.confirm') });
  await sound.dispatchEvent('click');
  await confirm.uncheck({ force: true });

  await page.reload();
  await expect(page.getByRole('textbox', { name: say('web.settings.name') })).toHaveValue('Anna');
  await expect(page.getByRole('radio', { name: say('web.settings.theme.dark') })).toBeChecked();
  await expect(page.getByRole('radio', { name: say('web.settings.motion.none') })).toBeChecked();
  await expect(page.getByRole('radio', { name: say('web.settings.pace.at-once') })).toBeChecked();
  await expect(sound).toBeChecked();
  await expect(confirm).not.toBeChecked();
});

test('the language and the light are changed in the head of every page', async ({ page, settled }) => {
  await settled({});
  await page.goto('/about');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.locator('h1')).toHaveText(speakerOf('ru').text('web.about.title'));
  await page.locator('.day-night').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.day-night').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('larger text and board still have the window for themselves', async ({ page, sit }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'] }), { zoom: 125 });
  await onPage.ready();
  for (const address of [null, '/settings']) {
    if (address) await page.goto(address);
    const box = await page.locator('.table[data-awaiting], .frame').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
  }
  await expect(page.getByRole('radio', { name: '125%' })).toBeChecked();
});

test('light and dark are as wished, or as the system has them', async ({ page, settled }) => {
  await settled({ theme: 'system' });
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await paper();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await paper()).not.toBe(dark);
  await page.getByRole('radio', { name: say('web.settings.theme.dark') }).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).toBe(dark);
});

test('everything can be forgotten, and brought back at once', async ({ page, settled }) => {
  await settled({ name: 'Anna' });
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: say('web.settings.name') });
  await page.getByRole('button', { name: say('web.settings.forget-do') }).click();
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: say('web.settings.put-back') }).click();
  await expect(name).toHaveValue('Anna');
});

test('who leaves a table for the settings finds the way back to it', async ({ page, sit }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'] }));
  await onPage.ready();
  const menu = await onPage.openMenu();
  await menu.getByRole('link', { name: say('web.settings') }).click();
  await page.getByRole('link', { name: say('web.back-to-table') }).click();
  expect(await onPage.ready()).toBe('choice');
});

test('a setting changed in one tab holds in every other', async ({ page, context, settled }) => {
  await settled({ language: 'en' });
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.locator('.settings').getByText('Italiano', { exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
