import { readFile } from 'node:fs/promises';
import { Table } from '@quayside/kernel';
import { asked, gameOf, opened, over, replayed, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

test('a game goes out as a file and comes back as it was', async ({ sit, page }) => {
  const table = someTable({ game: 'paris', seats: ['person Anna', 'mate'], until: asked(0, 30) });
  const onPage = await sit(table);
  const menu = await onPage.openMenu();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: say('web.menu.export') }).click(),
  ]);
  const file = await download.path();
  const letter = await readFile(file, 'utf8');
  expect(opened(Table.replay(gameOf('paris'), letter)).record()).toBe(replayed(table).record());

  await page.evaluate((key) => localStorage.removeItem(key), `quayside.table.${table.id}`);
  await page.goto('/saved');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('status').getByRole('link').click();
  await expect(onPage.table).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) as string;
  const kept = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `quayside.table.${id}`)) ?? '');
  expect(kept).toMatchObject({ game: 'paris', record: letter });
  expect(letter).toContain('\n# seats you,mate\n# names ["Anna",""]\n');
});

test('a game is pasted as text', async ({ page, settled }) => {
  await settled({});
  const { record } = someTable({ seats: ['person', 'person'], player: 'random', until: over });
  await page.goto('/saved');
  await page.getByText(say('web.import.paste')).click();
  await page.getByRole('textbox', { name: say('web.import.text') }).fill(record);
  await page.getByRole('button', { name: say('web.import.do') }).click();
  await page.getByRole('status').getByRole('link').click();
  await expect(page.locator('.end-sheet')).toBeVisible();
});

test('a saved table is deleted and put back', async ({ page, settled, saveTables }) => {
  await settled({});
  await saveTables(someTable({ seats: ['person', 'deckhand'], until: asked(0, 5) }));
  await page.goto('/saved');
  const card = page.locator('.saved-card');
  await card.getByRole('button', { name: say('web.saved.delete') }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: say('web.saved.undo') }).click();
  await expect(card).toHaveCount(1);
});

test('who takes away a table that several people still play at is told what lies in the file', async ({
  page,
  settled,
  saveTables,
}) => {
  await settled({});
  const of = (id: string, seats: readonly ('person' | 'mate')[]): ReturnType<typeof someTable> =>
    someTable({ seats, until: asked(0, 5), id });
  await saveTables(of('alone', ['person', 'mate']), of('together', ['person', 'person']));
  await page.goto('/saved');
  for (const [id, words] of [
    ['alone', ''],
    ['together', say('web.export.seed')],
  ] as const) {
    await Promise.all([page.waitForEvent('download'), page.locator(`#export-${id}`).click()]);
    const card = page.locator('.saved-card', { has: page.locator(`#export-${id}`) });
    await expect(card.locator('.export-note')).toHaveText(words);
  }
});
