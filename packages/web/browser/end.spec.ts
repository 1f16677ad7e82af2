import { readFile } from 'node:fs/promises';
import { Table } from '@quayside/kernel';
import { readSaved } from '@quayside/live';
import { gameOf, golden, opened, over, replayed, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const GAMES = [
  { game: 'le-havre', seats: ['person Anna', 'deckhand', 'mate'], settings: { length: 'short' } },
  { game: 'paris', seats: ['person Anna', 'captain'], settings: {} },
] as const;

for (const wanted of GAMES) {
  const finished = () => someTable({ ...wanted, player: 'random', until: over });

  test(`${wanted.game}: the score sheet adds up to the engine's scores`, async ({ sit, page }) => {
    const table = finished();
    const { game, state } = replayed(table);
    await sit(table);
    for (const [seat, score] of game.scores(state).entries()) {
      await expect(page.locator(`.end-sheet tfoot [data-seat="${seat}"]`)).toHaveText(String(score).replace('-', '−'));
    }
    const rows = page.locator('.end-sheet tbody tr');
    for (const at of wanted.seats.keys()) {
      const points = await rows.locator('td').nth(0).count();
      expect(points).toBeGreaterThan(0);
      const column = await rows.evaluateAll(
        (all, index) =>
          all.reduce((sum, row) => sum + Number(row.querySelectorAll('td')[index]?.textContent.replace('−', '-')), 0),
        at,
      );
      const total = await page.locator('.end-sheet tfoot td').nth(at).innerText();
      expect(column).toBe(Number(total.replace('−', '-')));
    }
  });

  test(`${wanted.game}: the game is shown once more, turn by turn`, async ({ sit, page }) => {
    await sit(finished());
    const slider = page.getByRole('slider', { name: say('web.end.moment') });
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(20);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    await expect(page.locator('.replay-status')).toContainText(/\b1(?!\d)/, { useInnerText: true });
    const status = await page.locator('.replay-status').innerText();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await page.getByRole('button', { name: say('web.end.last') }).click();
    await expect(slider).toHaveValue(String(last));
    await expect(page.locator('.replay-status')).not.toHaveText(status, { useInnerText: true });
  });
}

test('the result is saved as a picture, with names or without', async ({ sit, page }) => {
  await sit(someTable({ ...GAMES[0], player: 'random', until: over }));
  const plaque = page.locator('.share-plaque');
  await expect(plaque).toContainText('Anna');
  await page.getByText(say('web.end.names.without'), { exact: true }).click();
  await expect(plaque).not.toContainText('Anna');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do="picture"]').click()]);
  expect(download.suggestedFilename()).toBe('quayside-le-havre.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(10_000);
});

test('the record is exported with who sat where', async ({ sit, page }) => {
  const table = someTable({ ...GAMES[0], player: 'random', until: over });
  await sit(table);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do="export"]').click()]);
  const letter = await readFile(await download.path(), 'utf8');
  expect(letter).toContain('# seats you,deckhand,mate');
  expect(opened(Table.replay(gameOf('le-havre'), letter)).record()).toBe(replayed(table).record());
});

test('a rematch has the same company, another deal and another who begins; the same deal can be played again', async ({
  sit,
  page,
}) => {
  const table = someTable({ ...GAMES[0], player: 'random', until: over });
  for (const again of ['web.end.rematch', 'web.end.same-deal']) {
    const onPage = await sit(table);
    await page.getByRole('button', { name: say(again) }).click();
    await expect(onPage.table).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) as string;
    expect(id).not.toBe(table.id);
    const kept = await page.evaluate((key) => localStorage.getItem(key), `quayside.table.${id}`);
    const begun = JSON.parse(kept ?? 'null') as typeof table;
    const [first, ...others] = table.seats;
    const seats = again === 'web.end.rematch' ? [...others, first] : table.seats;
    expect(readSaved(begun.record)).toMatchObject({ value: { seats } });
    const sameSeed = replayed(begun).header.seed === replayed(table).header.seed;
    expect(sameSeed).toBe(again === 'web.end.same-deal');
  }
});

test('the table can be looked at after the end, and the sheet again', async ({ sit, page }) => {
  const onPage = await sit(someTable({ ...GAMES[0], player: 'random', until: over }));
  await page.getByRole('button', { name: say('web.end.table') }).click();
  await expect(onPage.asked).toHaveText(say('web.bar.over'));
  await page.locator('[data-do="scores"]').click();
  await expect(page.locator('.end-sheet')).toBeVisible();
});

test('on a phone nothing has to be moved aside, and what each seat did unfolds', async ({ sit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(golden('le-havre/full-5', ['person Anna', 'person Bruno', 'deckhand', 'mate', 'harbour-master']));
  await page.locator('.end-numbers summary').click();
  const aside = await page
    .locator('.end *')
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            each.scrollWidth > each.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(each).overflowX),
        )
        .map(({ className }) => String(className)),
    );
  expect(aside).toEqual([]);
  for (const kind of ['deeds', 'moments']) {
    const folds = page.locator(`details.${kind}`);
    await expect(folds).toHaveCount(5);
    await expect(folds.nth(0)).toHaveAttribute('open');
    await expect(folds.nth(4)).not.toHaveAttribute('open');
    await folds.nth(4).locator('summary').click();
    await expect(folds.nth(4).locator('dl, ol')).toBeVisible();
  }
});
