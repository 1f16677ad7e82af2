import { asked, atLine, may, savedFrom, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const TWO = ['person Anna', 'person Bruno'] as const;

test('Paris: a cover hides the table until the next one has the screen', async ({ sit, page }) => {
  // Anna looks at end-game tiles and keeps one: only she may know which.
  const onPage = await sit(someTable({ game: 'paris', seats: TWO, until: may(0, /^keep /) }));
  await expect(onPage.cover).toContainText('Anna');
  await onPage.takeOver();
  const [kept = ''] = tokensOf(await onPage.played());
  await onPage.choose(kept);
  while ((await onPage.ready()) !== 'hand-over') {
    if (await onPage.primary.isEnabled()) await onPage.press();
    else await onPage.choose(tokensOf(await onPage.played())[0] as string);
  }

  await expect(onPage.table).toHaveCount(0);
  // A closed ledger: a name on its label, what to do, and a button where the table has its own.
  await expect(page.locator('body')).toHaveText(
    `Bruno${say('web.hand-over.title', { name: 'Bruno' })}${say('web.hand-over.why')}${say('web.hand-over.take', { name: 'Bruno' })}`,
  );
  await expect(page.locator('[data-do="take-over"]')).toBeFocused();
  const primary = page.locator('[data-zone="primary"]');
  const before = await primary.boundingBox();

  await onPage.takeOver();
  expect(await primary.boundingBox()).toEqual(before);
  await expect(page.locator('.table-own')).toContainText('Bruno');
  await expect(page.locator('.others')).toContainText('Anna');
  await expect(onPage.story).toContainText(`Anna ${say('paris.told.keep-unseen')}`);
  await expect(onPage.story).not.toContainText(`Anna ${say('paris.told.keep', { what: '' }).trim()}`);
});

test('Paris: a table that is opened again begins behind the cover', async ({ sit, page }) => {
  const onPage = await sit(someTable({ game: 'paris', seats: TWO, until: asked(1, 12) }));
  await expect(onPage.cover).toContainText('Bruno');
  await expect(onPage.table).toHaveCount(0);
  await onPage.takeOver();
  await expect(page.locator('.table-own')).toContainText('Bruno');
  await page.reload();
  await expect(onPage.cover).toContainText('Bruno');
});

test('Le Havre needs no cover until somebody knows more than the other', async ({ sit, page }) => {
  const start = someTable({ seats: TWO, settings: { length: 'full' }, until: may(0, /^enter marketplace$/) });
  const onPage = await sit(start, { confirmTurns: false });
  expect(await onPage.ready()).toBe('choice');
  await expect(page.locator('.table-own')).toContainText('Anna');

  // The Marketplace shows its visitor the two special buildings that come next.
  // Goods and the order in which they lie are proposed; then the turn is ended.
  await onPage.choose('enter marketplace');
  while ((await onPage.ready()) === 'choice') await onPage.press();
  expect(await onPage.ready()).toBe('hand-over');
  await onPage.takeOver();
  await expect(page.locator('.table-own')).toContainText('Bruno');
  await expect(onPage.story).toContainText(say('told.look'));
  expect(savedFrom(await onPage.played(), start.seats, 'table').record).toContain('peek');
});

test('Le Havre: without a secret the next one plays at once', async ({ sit, page }) => {
  const start = someTable({ seats: TWO, settings: { length: 'short' }, until: atLine(0, 9) });
  const onPage = await sit(start, { confirmTurns: false });
  await expect(page.locator('.table-own')).toContainText('Anna');
  await onPage.takeOffer();
  await expect(onPage.primaryTo('end')).toBeVisible();
  await onPage.press();
  expect(await onPage.ready()).toBe('choice');
  await expect(page.locator('.table-own')).toContainText('Bruno');
});
