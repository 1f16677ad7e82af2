import { TableOnPage } from './table-on-page.ts';
import { someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const game of ['le-havre', 'paris'] as const) {
  test(`${game}: begun and played with a thumb`, async ({ page, settled }) => {
    await settled({});
    await page.goto('/');
    await page
      .locator('.home-ways button')
      .nth(game === 'paris' ? 1 : 0)
      .tap();
    await page.waitForURL(/\/table\//);
    const onPage = new TableOnPage(page, new URL(page.url()).pathname.split('/').at(-1) as string);
    expect(await onPage.ready()).toBe('choice');

    // Every part of the table is one tap away.
    const tabs = page.getByRole('navigation', { name: say('web.tabs') }).getByRole('button');
    for (const tab of (await tabs.all()).toReversed()) {
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('.table-board')).not.toBeEmpty();
      await expect(onPage.bar).toBeInViewport();
    }

    // Two turns.
    const lines = async (): Promise<number> => new Set((await onPage.played()).steps.map(({ line }) => line)).size;
    const before = await lines();
    while ((await lines()) < before + 4) {
      switch (await onPage.ready()) {
        case 'confirmation':
          await onPage.confirmButton.tap();
          break;
        default:
          if (await onPage.planButton.isVisible()) await onPage.planButton.tap();
          else await tapOption(onPage);
      }
    }
  });
}

/** Taps what is outlined on the table where something is, and what ends the turn where it can be ended. */
async function tapOption(onPage: TableOnPage): Promise<void> {
  const end = onPage.option('end');
  const place = onPage.page.locator('.table-board .place.can').first();
  const before = (await onPage.saved()).record;
  if (await end.isVisible()) await end.tap();
  else if (await place.isVisible()) {
    await place.tap();
    const option = onPage.page.locator('.tip.pinned [data-option]').first();
    if ((await onPage.saved()).record === before) await option.tap();
  } else {
    const [token = ''] = tokensOf(await onPage.played());
    const option = onPage.option(token).first();
    if (!(await option.isVisible())) await onPage.bar.locator('[aria-expanded="false"]').tap();
    await option.tap();
  }
  await expect.poll(async () => (await onPage.saved()).record).not.toBe(before);
}

test('a long press looks closely and plays nothing', async ({ page, settled }) => {
  await settled({});
  await page.goto('/');
  await page.locator('.home-ways button').first().tap();
  await page.waitForURL(/\/table\//);
  const onPage = new TableOnPage(page, new URL(page.url()).pathname.split('/').at(-1) as string);
  await onPage.ready();
  const { record } = await onPage.saved();
  const box = await onPage.place('offer fish').boundingBox();
  if (!box) throw new Error('no fish');
  const touch = await page.context().newCDPSession(page);
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await expect(page.locator('.tip.pinned')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.tip.pinned')).toBeVisible();
  expect((await onPage.saved()).record).toBe(record);
});

test('a long payment is scrolled, and nothing in the bar stays behind something else', async ({ page, sit }) => {
  await page.setViewportSize({ width: 390, height: 520 });
  const onPage = await sit(
    someTable({
      seats: ['person Anna', 'deckhand', 'deckhand', 'deckhand'],
      player: 'random',
      until: (now) =>
        now.game.mover(now.state) === 0 && tokensOf(now).filter((token) => token.startsWith('give 1 ')).length > 5,
    }),
  );
  await onPage.ready();
  expect(await onPage.bar.evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBeGreaterThan(0);
  const buttons = await onPage.bar.getByRole('button').all();
  for (const button of [...buttons, ...buttons.toReversed()]) {
    const seen = await button.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(seen, await button.innerText()).toBe(true);
  }
});

test('Paris: where a key can go comes into sight, however far down the city it is', async ({ page, sit }) => {
  const onPage = await sit(
    someTable({
      game: 'paris',
      seats: ['person Anna', 'deckhand'],
      player: 'random',
      until: (now) =>
        now.game.mover(now.state) === 0 && tokensOf(now).every((token) => token.startsWith('to chaillot')),
    }),
  );
  await onPage.ready();
  await expect(page.locator('.table-board .place.can').first()).toBeInViewport();
});
