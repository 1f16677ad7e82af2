import type { Page } from '@playwright/test';
import { asked, atLine, may, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';

/** The rules that a slip cites. */
const rules = (page: Page) => page.locator('.slip .place-refusals .rule');

test('Le Havre: an empty offer says why it cannot be taken', async ({ sit, page }) => {
  const table = someTable({
    seats: ['person Anna', 'deckhand'],
    until: (now) => may(0, /^take fish$/)(now) && now.game.explain(now.state, 0, 'take cattle')?.rule === 'L-302',
  });
  const onPage = await sit(table);
  await onPage.ready();
  await onPage.place('offer cattle').click();
  await expect(rules(page)).toHaveText('L-302');
  await expect(onPage.place('offer cattle')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(onPage.slip).toHaveCount(0);
});

test('Le Havre: a building says why it cannot be bought, as the engine does', async ({ sit, page }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'], until: atLine(0, 6) }));
  await onPage.ready();
  const { game, state } = await onPage.played();
  let told = 0;
  for (const card of await page.locator('.table-board [data-place^="card "][data-options="0"]').all()) {
    const slug = ((await card.getAttribute('data-place')) ?? '').slice('card '.length);
    const refusal = game.explain(state, 0, `buy ${slug}`);
    if (!refusal) continue;
    await card.click();
    await expect(rules(page).filter({ hasText: refusal.rule })).toHaveCount(1);
    await page.keyboard.press('Escape');
    told++;
  }
  expect(told).toBeGreaterThan(0);
});

test('Paris: what cannot be done now cites its rule', async ({ sit, page }) => {
  const onPage = await sit(someTable({ game: 'paris', seats: ['person Anna', 'deckhand'], until: asked(0, 30) }));
  await onPage.ready();
  const table = await onPage.played();
  const tokens = tokensOf(table);
  let told = 0;
  for (const stack of ['1', '2', '3']) {
    if (tokens.includes(`draw ${stack}`)) continue;
    await onPage.place(`stack ${stack}`).click();
    await expect(rules(page).first()).toHaveText(table.game.explain(table.state, 0, `draw ${stack}`)?.rule ?? '');
    await page.keyboard.press('Escape');
    told++;
  }
  expect(told).toBeGreaterThan(0);
});
