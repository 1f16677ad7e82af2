import { asked, atLine, may, replayed, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

test('a turn in the story is shown on the table, and one returns to now', async ({ sit, page }) => {
  const onPage = await sit(
    someTable({ seats: ['person Anna', 'deckhand'], until: (now) => asked(0, 60)(now) && may(0, /^take /)(now) }),
  );
  await onPage.ready();
  const { game, state } = await onPage.played();
  const now = await page.locator('.table-board').innerText();
  const { record } = await onPage.saved();

  // It is told in its order.
  const earlier = onPage.story.locator('.story-earlier');
  if (await earlier.isVisible()) await earlier.click();
  await onPage.story.locator('.chapter').first().click();
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

test('earlier turns come above what is read, which stays where it is', async ({ sit }) => {
  // More is left out than is told.
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'], until: atLine(0, 95) }));
  await onPage.ready();
  const { story } = onPage;
  await expect(story.locator('.story-news .chapter').first()).toBeInViewport({ ratio: 1 });
  const paper = story.locator('.story-paper');
  await paper.evaluate((element) => element.scrollTo(0, 0));
  const chapters = story.locator('.chapter');
  const shown = await chapters.count();
  const before = await chapters.first().boundingBox();
  await story.locator('.story-earlier').click();
  await expect(story.locator('.story-earlier')).toHaveCount(0);
  // What came is measured once it is drawn.
  await paper.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const after = await chapters.nth((await chapters.count()) - shown).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  expect(await paper.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('what others did since stands first, is pinned where it happened, and is shown when it is touched', async ({
  sit,
  page,
}) => {
  const table = someTable({
    seats: ['person Anna', 'deckhand'],
    until: (now) => asked(0, 40)(now) && may(0, /^take /)(now),
  });
  const onPage = await sit(table);
  await onPage.ready();
  const { game, state, steps } = replayed(table);
  const own = steps.findLastIndex(({ seat, line }) => seat === 0 && line !== game.line(state));
  const since = steps.slice(own + 1).filter(({ seat }) => seat === 1);
  expect(since.length).toBeGreaterThan(0);

  await expect(page.locator('#story-title')).toHaveText(say('web.news.title'));
  const first = onPage.story.locator('.story-news .chapter').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(first).toContainText('Green');
  for (const { option } of since) {
    const [verb, what = ''] = game.token(option).split(' ');
    if (verb === 'take') {
      const pin = onPage.place(`offer ${what}`).locator('.pin.seat-green');
      await expect(pin.locator('.pin-face')).toHaveText(/^took \d+$/);
      await expect(pin.locator('.unseen')).toHaveText(/Green takes /);
    }
  }

  await first.click();
  await expect(onPage.asked).toContainText(say('web.bar.back-then', { line: '' }).trim());
  await expect(first).toHaveAttribute('aria-current', 'step');
  await onPage.primaryTo('now').click();
  await expect(onPage.undoButton).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveCount(0);
});
