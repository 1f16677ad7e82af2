import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Seat, seated, writeSaved } from '@quayside/live';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import { TableOnPage } from './table-on-page.ts';
import { asked, atLine, replayed, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const table = (id = 'table'): SavedTable => someTable({ seats: ['person', 'deckhand'], until: asked(0, 5), id });
const withSeats = (seats: readonly Seat[]): Pick<SavedTable, 'seats' | 'record'> => ({
  seats,
  record: writeSaved(replayed(table()).record(), seats),
});
const NINE = Array.from({ length: 9 }, () => seated('person'));

for (const [what, odd] of [
  ['a date beyond all calendars', { changed: 1e300 }],
  ['nobody at it', withSeats([])],
  ['nine seats', withSeats(NINE)],
] as const) {
  test(`a saved table with ${what} is one damaged card, taken away as a file and deleted`, async ({
    page,
    settled,
    saveTables,
    complaints,
  }) => {
    // React says aloud what a card breaks over.
    complaints.expect(/console error/);
    await settled({});
    const spoilt = { ...table('odd'), ...odd };
    await saveTables(table('whole'), spoilt);
    await page.goto('/');
    await expect(page.locator('.home-ways')).toBeVisible();
    await page.goto('/saved');
    const cards = page.locator('.saved-card');
    await expect(cards).toHaveCount(2);
    const damaged = page.locator('.saved-damaged');
    await expect(damaged).toContainText(say('web.saved.damaged'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      damaged.getByRole('button', { name: say('web.saved.download') }).click(),
    ]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ record: spoilt.record });
    await page.goto('/table/odd');
    await expect(page.getByRole('alert')).toContainText(say('web.trouble.damaged'));
    await page.goto('/saved');
    await damaged.getByRole('button', { name: say('web.saved.delete') }).click();
    await expect(cards).toHaveCount(1);
    await expect(damaged).toHaveCount(0);
  });
}

test('a table deleted in one tab stays deleted in another that has it open, unless somebody keeps it', async ({
  sit,
  page,
  context,
}) => {
  const onPage = await sit(someTable({ seats: ['person', 'deckhand'], until: atLine(0, 10) }));
  const other = await context.newPage();
  await other.goto('/saved');
  expect(await onPage.ready()).toBe('choice');
  const taken = await onPage.takeOffer();
  await other.getByRole('button', { name: say('web.saved.delete') }).click();
  await expect(page.getByRole('alert')).toContainText(say('web.trouble.deleted'));
  const isKept = (): Promise<boolean> => page.evaluate(() => localStorage.getItem('quayside.table.table') !== null);
  expect(await isKept()).toBe(false);

  await page.getByRole('button', { name: say('web.trouble.keep') }).click();
  await expect(onPage.table).toBeVisible();
  expect((await new TableOnPage(page, 'table').saved()).record).toContain(taken);
});

test('a table that is gone from the storage is not written there again by playing on', async ({ sit, page }) => {
  const onPage = await sit(someTable({ seats: ['person', 'deckhand'], until: atLine(0, 10) }));
  expect(await onPage.ready()).toBe('choice');
  await page.evaluate(() => localStorage.removeItem('quayside.table.table'));
  await onPage.takeOffer();
  await expect(page.getByRole('alert')).toContainText(say('web.trouble.deleted'));
  expect(await page.evaluate(() => localStorage.getItem('quayside.table.table'))).toBeNull();
});

test('a folder that is dropped on the page is refused with a word', async ({ page, settled }) => {
  await settled({});
  await page.goto('/saved');
  await expect(page.locator('.saved-import')).toBeVisible();
  const folder = await mkdtemp(join(tmpdir(), 'quayside-folder-'));
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  }
  await expect(page.locator('.saved-refused')).toContainText(say('web.import.unreadable'));
  await rm(folder, { recursive: true });
});
