import type { Locator } from '@playwright/test';
import { golden, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const ANNA = ['person Anna', 'mate'] as const;

const topOf = (locator: Locator): Promise<number> => locator.evaluate((each) => each.getBoundingClientRect().top);

test('what one is about to touch stays where it is, from one decision of a turn to the next', async ({ sit }) => {
  const onPage = await sit(golden('paris/printed-2', ANNA, { lines: 26 }));
  await onPage.ready();
  const landmark = onPage.place('landmark louvre');
  const top = await topOf(landmark);
  for (const tokens of ['draw 1', 'move belleville-bank, to belleville-2']) {
    await onPage.choose(tokens);
    expect(await topOf(landmark)).toBe(top);
  }
});

test('what the others did is told to its end', async ({ sit, page }) => {
  // Green has taken a bonus tile: the last thing it did.
  const table = someTable({
    game: 'paris',
    seats: ANNA,
    until: (now) => now.game.mover(now.state) === 0 && / green .*bonus \d+.*$/.test(now.record().trimEnd()),
  });
  await sit(table);
  const news = page.locator('.story-news');
  await expect(page.locator('#story-title')).toHaveText(say('web.news.title'));
  await expect(news.locator('.chapter-words').last()).toHaveText(/^Green draws a building: .*/);
  for (const box of await news.locator('.chapter, .chapter-words').all()) {
    expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    expect(await box.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
  }
});

test('a place that is touched shows the way there and its price; the button alone moves the key', async ({ sit }) => {
  const onPage = await sit(golden('paris/printed-2', ANNA, { lines: 26 }));
  await onPage.ready();
  await onPage.choose('draw 1');
  const before = await onPage.saved();
  const target = onPage.place('place belleville-2');
  await target.click();
  await expect(target).toHaveClass(/chosen/);
  await expect(target.locator('.paris-ghost')).toBeVisible();
  await expect(target.locator('.paris-pay')).toHaveText('2');
  await expect(onPage.place('bank belleville')).toHaveClass(/paris-taken-from/);
  await expect(onPage.primary).toHaveText('Move for 2 francs');
  expect(await onPage.saved()).toEqual(before);
  await onPage.press();
  await expect(target).toHaveClass(/paris-held/);
});

test('digits touch the spaces of the quarter that has the focus, and 0 its bank', async ({ sit, page }) => {
  const onPage = await sit(golden('paris/printed-2', ANNA, { lines: 26 }));
  await onPage.ready();
  for (const [district, key, place] of [
    ['montmartre', '0', 'bank montmartre'],
    ['chaillot', '8', 'place chaillot-8'],
    ['belleville', '2', 'place belleville-2'],
  ] as const) {
    await onPage.place(`district ${district}`).focus();
    await page.keyboard.press(key);
    await expect(onPage.place(place)).toHaveAttribute('data-number', key);
    await expect(page.locator('.slip')).toBeVisible();
    await expect(page.locator(`[data-number="${key}"]`)).toHaveCount(1);
  }
});

test('the end-game pile is looked at when the button says so, and a tile is kept when it says so again', async ({
  sit,
  page,
}) => {
  const table = someTable({
    game: 'paris',
    seats: ANNA,
    until: (now) => now.game.mover(now.state) === 0 && tokensOf(now).includes('look'),
  });
  const onPage = await sit(table);
  await onPage.ready();
  const before = await onPage.saved();
  await onPage.place('end').click();
  expect(await onPage.saved()).toEqual(before);
  await expect(page.locator('.slip')).toContainText(say('web.paris.look-is-action'));
  await onPage.press();
  const tray = page.locator('.paris-tray');
  await expect(tray).toBeVisible();
  const looking = await onPage.saved();
  const tile = tray.locator('.paris-tray-tile').first();
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  expect(await onPage.saved()).toEqual(looking);
  await tray.locator('.paris-tray-fold').click();
  await expect(tile).toBeHidden();
  await onPage.press();
  await expect(tray).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('another part of the city begins at its top, wherever the one before was turned to', async ({ sit, page }) => {
    const onPage = await sit(someTable({ game: 'paris', seats: ANNA }));
    await onPage.ready();
    const room = page.locator('.table-board');
    await room.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    const section = page.locator('.tabs button').nth(1);
    await section.tap();
    await expect(section).toHaveAttribute('aria-current', 'page');
    expect(await room.evaluate((each) => each.scrollTop)).toBe(0);
    await expect(room.locator('.place').first()).toBeInViewport({ ratio: 1 });
  });

  test('a quarter that is touched on the plan lies in full below it, and every place is there once', async ({
    sit,
    page,
  }) => {
    const onPage = await sit(golden('paris/printed-2', ANNA, { lines: 26 }));
    await onPage.ready();
    for (const district of ['chaillot', 'belleville']) {
      await onPage.place(`place ${district}-2`).tap();
      await expect(page.locator('.paris-open').locator(`[data-place="place ${district}-2"]`)).toBeVisible();
      const names = await page.locator('[data-place]').evaluateAll((all) => all.map((each) => each.dataset['place']));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the river is turned to the own meeple', async ({ sit, page }) => {
    const onPage = await sit(someTable({ game: 'paris', seats: ANNA }));
    await onPage.ready();
    await expect(onPage.place('bonus 1')).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.paris-strip').evaluate((each) => each.scrollLeft)).toBeLessThan(8);
  });
});
