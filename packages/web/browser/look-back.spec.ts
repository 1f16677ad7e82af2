import { asked, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

test('a turn in the story is shown on the table, and one returns to now', async ({ sit, page }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'], until: asked(0, 60) }));
  await onPage.ready();
  const { game, state } = await onPage.played();
  const now = await page.locator('.table-board').innerText();
  const { record } = await onPage.saved();

  await onPage.story.locator('.chapter').nth(2).click();
  await expect(onPage.asked).toContainText(say('web.bar.back-then', { line: '' }).trim());
  await expect(page.locator('.table-head')).toContainText('Round 1');
  await expect(page.locator('.place.can')).toHaveCount(0);
  expect(await page.locator('.table-board').innerText()).not.toBe(now);

  await page.getByRole('button', { name: say('web.bar.earlier') }).click();
  await page.getByRole('button', { name: say('web.bar.later') }).click();
  await page.getByRole('button', { name: say('web.bar.now') }).click();
  await expect(page.locator('.table-board')).toHaveText(now, { useInnerText: true });
  await expect(onPage.undoButton).toBeVisible();
  expect((await onPage.saved()).record).toBe(record);
  expect(game.mover(state)).toBe(0);
});

test('what others did since can be shown again and closed', async ({ sit, page }) => {
  const onPage = await sit(
    someTable({
      seats: ['person Anna', 'deckhand'],
      until: (now) => asked(0, 40)(now) && tokensOf(now).some((token) => token.startsWith('take ')),
    }),
  );
  await onPage.ready();
  const news = page.locator('.news');
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: say('web.news.replay') }).click();
  await expect(onPage.asked).toContainText(say('web.bar.back-then', { line: '' }).trim());
  // It plays on by itself until now.
  await expect(onPage.undoButton).toBeVisible();
  await news.getByRole('button', { name: say('web.close') }).click();
  await expect(news).toHaveCount(0);
});
