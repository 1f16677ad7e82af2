import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const frame = (page: Page) => page.locator('.living-frame');
const caption = (page: Page) => page.locator('.living-caption');

test('bots play on from the recorded game, and leave with the page', async ({ page, settled }) => {
  await settled({ motion: 'full' });
  const opened = page.waitForEvent('worker');
  await page.goto('/');
  await expect(frame(page)).toHaveAttribute('data-live', 'false');
  const worker = await opened;
  await expect(frame(page)).toHaveAttribute('data-live', 'true');
  const told = await caption(page).innerText();
  await expect(caption(page)).not.toHaveText(told, { useInnerText: true });
  await expect(frame(page)).toHaveAttribute('data-live', 'true');

  const closed = new Promise((resolve) => worker.once('close', resolve));
  await page.locator('a[href="/settings"]').first().click();
  await closed;
  expect(page.workers()).toEqual([]);
});

test('the recording goes on where no worker can be had', async ({ page, settled, complaints }) => {
  complaints.expect(/assets\/entry-|net::ERR_FAILED/);
  await settled({ motion: 'full' });
  await page.route(/\/assets\/entry-.*\.js$/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/');
  await refused;
  const told = await caption(page).innerText();
  await expect(caption(page)).not.toHaveText(told, { useInnerText: true });
  await expect(frame(page)).toHaveAttribute('data-live', 'false');
});

/** Waits until what is done when a page is idle has been done, and says what was fetched meanwhile. */
async function fetchedWhenIdle(page: Page): Promise<string[]> {
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('.living-button')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
  return fetched;
}

test('nothing is fetched for the picture where nothing is to move', async ({ page, settled }) => {
  await settled({ motion: 'system' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fetchedWhenIdle(page)).toEqual([]);
  expect(page.workers()).toEqual([]);
});

test('nothing is fetched for the picture where data is to be saved', async ({ page, settled }) => {
  await settled({ motion: 'full' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect(await fetchedWhenIdle(page)).toEqual([]);
  expect(page.workers()).toEqual([]);
});
