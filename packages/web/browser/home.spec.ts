import type { Page } from '@playwright/test';
import { readSaved } from '@quayside/live';
import { TableOnPage } from './table-on-page.ts';
import { asked, golden, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

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

test('the table that waits is in the picture, first in the list and one press away', async ({
  page,
  settled,
  saveTables,
}) => {
  await settled({});
  const waiting = someTable({ seats: ['person Anna', 'mate'], until: asked(0, 5), id: 'waiting' });
  const over = golden('paris/printed-3', ['person Anna', 'mate', 'captain']);
  await saveTables({ ...over, id: 'over', changed: waiting.changed + 1000 }, waiting);
  await page.goto('/');
  await expect(page.locator('.home-table')).toHaveCount(2);
  await expect(page.locator('.home-table').first()).toHaveAttribute('href', '/table/waiting');
  await expect(page.locator('.home-table').first()).toContainText(say('web.home.turn'));
  await expect(page.locator('.living-frame .table-board')).not.toBeEmpty();
  await page.locator('.home-continue').click();
  expect(await new TableOnPage(page, 'waiting').ready()).toBe('choice');
});

test('where the page is plain files, tables with friends need the server, and it says so', async ({
  page,
  settled,
}) => {
  await settled({});
  await page.goto('/');
  await expect(page.locator('.home-friends.away')).toContainText(say('web.home.friends-needs.no-server'));
  await page.locator('.home-friends a').last().click();
  await expect(page.locator('.tables-away')).toContainText(say('web.online.problem.no-server'));
  await page.locator('.foot-go').click();
  await expect(page.locator('.new-form')).toBeVisible();
});

test('play now sets a table as the last one was', async ({ page, settled }) => {
  await settled({ name: 'Anna' });
  await page.goto('/new/paris');
  await page.getByRole('radio', { name: '3' }).check({ force: true });
  await page.getByRole('combobox').nth(2).selectOption('deckhand');
  await page.goto('/');
  await page.locator('.home-ways button').nth(1).click();
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) as string;
  const { record } = await new TableOnPage(page, id).saved();
  expect(readSaved(record)).toMatchObject({
    value: { seats: [{ name: 'Anna' }, { sitter: 'captain' }, { sitter: 'deckhand' }] },
  });
});

test('a new game takes the special buildings of another set', async ({ page, settled }) => {
  await settled({});
  await page.goto('/new/le-havre');
  await page.locator('.new-variants summary').click();
  await page.getByRole('radio', { name: '+ Le Grand Hameau' }).check({ force: true });
  await page.locator('.foot-go').click();
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) as string;
  expect((await new TableOnPage(page, id).saved()).record).toContain('sets base+le-grand-hameau');
});

for (const [width, height] of [
  [1280, 800],
  [1366, 657],
  [1920, 1080],
  [1024, 768],
] as const) {
  test(`the button is where the table has it: ${width} × ${height}`, async ({ page, settled, saveTables }) => {
    await page.setViewportSize({ width, height });
    await settled({});
    await saveTables(someTable({ seats: ['person Anna', 'mate'], until: asked(0, 5) }));
    const boxes: unknown[] = [];
    for (const address of ['/', '/new/paris', '/table/table']) {
      await page.goto(address);
      boxes.push(await page.locator('[data-zone="primary"]').boundingBox());
    }
    expect(boxes[0]).toEqual(boxes[2]);
    expect(boxes[1]).toEqual(boxes[2]);
  });
}

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
