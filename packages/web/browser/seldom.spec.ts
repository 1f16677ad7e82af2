import { someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';

/** Red may sell what is red's, and end the turn. */
const mayEnd = someTable({
  seats: ['person Anna', 'deckhand'],
  settings: { length: 'short' },
  until: (now) =>
    now.game.mover(now.state) === 0 &&
    tokensOf(now).includes('end') &&
    tokensOf(now).some((token) => token.startsWith('sell ')),
});

test('a touch on what could be sold offers it, and sells nothing', async ({ sit }) => {
  const onPage = await sit(mayEnd);
  const token = tokensOf(await onPage.played()).find((each) => each.startsWith('sell ')) as string;
  await expect(onPage.way(token)).toHaveCount(0);
  const [, what] = token.split(' ');
  const place = onPage
    .place(`card ${what}`)
    .or(onPage.place(`ship ${what}`))
    .first();
  await expect(place).not.toHaveClass(/\bcan\b/);
  await place.click();
  // It is not chosen by that: the button still ends the turn.
  await expect(onPage.way(token)).toHaveAttribute('aria-pressed', 'false');
  await expect(onPage.primaryTo('end')).toBeVisible();
  await onPage.way(token).click();
  await expect(onPage.primaryTo('play')).toBeVisible();
  expect((await onPage.saved()).record).toBe(mayEnd.record);
  await onPage.press();
  expect((await onPage.saved()).record).toContain(token);
});

test('what comes to lie under a resting mouse is looked at only when the mouse moves', async ({ page, sit }) => {
  const onPage = await sit(mayEnd);
  const box = await page.locator('.table-board .place').first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.goto('/');
  await page.mouse.move(x, y);
  await onPage.open();
  await page.waitForTimeout(600);
  await expect(page.locator('.tip')).toHaveCount(0);
  await page.mouse.move(x + 2, y + 2);
  await expect(page.locator('.tip')).toBeVisible();
  await page.mouse.move(x, 790);
  await expect(page.locator('.tip')).toHaveCount(0);
});
