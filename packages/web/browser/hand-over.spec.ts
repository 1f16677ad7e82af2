import { asked, atLine, may, savedFrom, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const TWO = ['person Anna', 'person Bruno'] as const;

test('Paris: a cover hides the table until the next one has the screen', async ({ sit, page }) => {
  // Anna looks at end-game tiles and keeps one: only she may know which.
  const desk = await sit(someTable({ game: 'paris', seats: TWO, until: may(0, /^keep /) }));
  await expect(desk.cover).toContainText('Anna');
  await desk.takeOver();
  const [kept = ''] = tokensOf(await desk.played());
  await desk.choose(kept);
  while ((await desk.ready()) !== 'hand-over') {
    if (await desk.confirmButton.isVisible()) await desk.confirm();
    else
      await desk.choose((await desk.option('end').isVisible()) ? 'end' : (tokensOf(await desk.played())[0] as string));
  }

  await expect(desk.table).toHaveCount(0);
  await expect(page.locator('body')).toHaveText(
    `${say('web.hand-over.title', { name: 'Bruno' })}${say('web.hand-over.why')}${say('web.hand-over.take', { name: 'Bruno' })}`,
  );
  await expect(page.locator('[data-do="take-over"]')).toBeFocused();

  await desk.takeOver();
  await expect(page.locator('.table-own')).toContainText('Bruno');
  await expect(page.locator('.others')).toContainText('Anna');
  await expect(desk.story).toContainText(`Anna ${say('paris.told.keep-unseen')}`);
  await expect(desk.story).not.toContainText(`Anna ${say('paris.told.keep', { what: '' }).trim()}`);
});

test('Paris: a table that is opened again begins behind the cover', async ({ sit, page }) => {
  const desk = await sit(someTable({ game: 'paris', seats: TWO, until: asked(1, 12) }));
  await expect(desk.cover).toContainText('Bruno');
  await expect(desk.table).toHaveCount(0);
  await desk.takeOver();
  await expect(page.locator('.table-own')).toContainText('Bruno');
  await page.reload();
  await expect(desk.cover).toContainText('Bruno');
});

test('Le Havre needs no cover until somebody knows more than the other', async ({ sit, page }) => {
  const start = someTable({ seats: TWO, settings: { length: 'full' }, until: may(0, /^enter marketplace$/) });
  const desk = await sit(start, { confirmTurns: false });
  expect(await desk.ready()).toBe('choice');
  await expect(page.locator('.table-own')).toContainText('Anna');

  // The Marketplace shows its visitor the two special buildings that come next.
  await desk.choose('enter marketplace');
  await desk.planButton.click();
  for (let table = await desk.played(); table.game.mover(table.state) === 0; table = await desk.played()) {
    const tokens = tokensOf(table);
    await desk.choose(tokens.find((each) => each === 'end' || each === 'order keep') ?? (tokens[0] as string));
  }
  expect(await desk.ready()).toBe('hand-over');
  await desk.takeOver();
  await expect(page.locator('.table-own')).toContainText('Bruno');
  await expect(desk.story).toContainText(say('told.look'));
  expect(savedFrom(await desk.played(), start.seats, 'table').record).toContain('peek');
});

test('Le Havre: without a secret the next one plays at once', async ({ sit, page }) => {
  const start = someTable({ seats: TWO, settings: { length: 'short' }, until: atLine(0, 9) });
  const desk = await sit(start, { confirmTurns: false });
  await expect(page.locator('.table-own')).toContainText('Anna');
  await desk.takeOffer();
  await desk.choose('end');
  expect(await desk.ready()).toBe('choice');
  await expect(page.locator('.table-own')).toContainText('Bruno');
});
