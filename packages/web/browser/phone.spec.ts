import type { State, Table } from '@quayside/kernel';
import { BONUS_TILES, DISTRICTS, type ParisState } from '@quayside/paris';
import { TableOnPage } from './table-on-page.ts';
import { may, someTable, tokensOf } from './tables.ts';
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
      await onPage.ready();
      await tapSomething(onPage);
    }
  });
}

/** Taps the button where something is chosen or the turn can be ended; else what is outlined on the table first. */
async function tapSomething(onPage: TableOnPage): Promise<void> {
  const before = (await onPage.saved()).record;
  if (!(await onPage.primary.isEnabled())) {
    const place = onPage.page.locator('.table-board .place.can, .table-own .place.can').first();
    if (await place.isVisible()) await place.tap();
    else {
      await onPage.listButton.tap();
      await onPage.slip.locator('[data-way]').first().tap();
    }
    expect((await onPage.saved()).record).toBe(before);
    // A key that was picked up is put down where it may go.
    const target = onPage.page.locator('.table-board .place.aimed').first();
    if (!(await onPage.primary.isEnabled())) await target.tap();
  }
  await expect(onPage.primary).toBeInViewport({ ratio: 1 });
  await onPage.page.waitForTimeout(260);
  await onPage.primary.tap();
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

test('a long payment is scrolled, and nothing of it stays behind something else', async ({ page, sit }) => {
  await page.setViewportSize({ width: 390, height: 430 });
  const onPage = await sit(
    someTable({
      seats: ['person Anna', 'deckhand', 'deckhand', 'deckhand'],
      player: 'random',
      until: (now) =>
        now.game.mover(now.state) === 0 && tokensOf(now).filter((token) => token.startsWith('give 1 ')).length > 5,
    }),
  );
  await onPage.ready();
  const body = onPage.slip.locator('.slip-body');
  expect(await body.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeGreaterThan(0);
  const buttons = await onPage.slip.locator('button').all();
  expect(buttons.length).toBeGreaterThan(5);
  for (const button of [...buttons, ...buttons.toReversed(), onPage.primary]) {
    const seen = await button.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(seen, await button.innerText()).toBe(true);
  }
});

test('what a hint names comes into sight from whatever page of the table', async ({ page, sit }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'] }));
  await onPage.ready();
  await page.locator('.tabs button').last().tap();
  await onPage.hintButton.tap();
  const told = onPage.slip.locator('[data-hint]').first();
  await expect(told).toBeVisible();
  // Where it lies is seen at once; nothing is chosen by reading it.
  await expect(page.locator('.tabs button[aria-current]').and(page.locator('.tabs button').last())).toHaveCount(0);
  await expect(page.locator('.place.chosen')).toHaveCount(0);
  await told.tap();
  await expect(page.locator('.table-board .place.chosen')).toBeInViewport();
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`at ${viewport.width} a round’s end has its words within its frame`, async ({ page, sit }) => {
    await page.setViewportSize(viewport);
    const ends = (now: Table<State>): boolean =>
      now.game.line(now.state).startsWith('1.7') && may(0, /^take fish$/)(now);
    const onPage = await sit(
      someTable({ seats: ['person Anna', 'deckhand'], settings: { length: 'short' }, until: ends }),
      { rounds: true, motion: 'full' },
    );
    await onPage.place('offer fish').tap();
    await onPage.press();
    await onPage.press();
    const frame = page.locator('.moment-frame');
    const skip = frame.locator('.moment-skip');
    await expect(skip).toBeVisible();
    expect(await skip.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    const [inner, outer] = [await skip.boundingBox(), await frame.boundingBox()];
    if (!inner || !outer) throw new Error('the pictures are gone');
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(inner.x + inner.width / 2).toBeGreaterThan(outer.x + outer.width / 2);
  });
}

test('a turn begins where its decision is made; what is opened during it stays', async ({ page, sit }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'] }));
  await onPage.ready();
  const tabs = page.locator('.tabs button');
  await onPage.takeOffer();
  // The turn goes on: what is read now stays open.
  await tabs.last().tap();
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  const line = async (): Promise<string> => {
    const { game, state } = await onPage.played();
    return game.line(state);
  };
  const before = await line();
  await onPage.press();
  await expect.poll(line).not.toBe(before);
  await expect.poll(() => onPage.ready()).toBe('choice');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
});

test('Paris: prestige for a landmark is proposed, and what can be chosen is in sight', async ({ sit }) => {
  const onPage = await sit(
    someTable({ game: 'paris', seats: ['person Anna', 'mate', 'mate'], until: may(0, /^trade [1-9]/) }),
  );
  await onPage.ready();
  await expect(onPage.primaryTo('play')).toBeEnabled();
  await expect(onPage.slip.locator('.slip-row :is(.chip, .stepper)').first()).toBeInViewport({ ratio: 1 });
  for (const choice of await onPage.slip.locator('.slip-row button').all()) await expect(choice).toBeInViewport();
});

test('where one has more tiles in Paris than there is room for, an arrow shows the side they are on', async ({
  sit,
  page,
}) => {
  const hasMany = ({ game, state }: Table<State>): boolean => {
    const paris = state as ParisState;
    const tiles = Array.from({ length: BONUS_TILES }, (_, at) => at + 1);
    return game.mover(state) === 0 && tiles.filter((tile) => paris.holds(0, tile)).length > 3;
  };
  const onPage = await sit(someTable({ game: 'paris', seats: ['person Anna', 'deckhand'], until: hasMany }));
  await onPage.ready();
  const row = page.locator('.paris-own-tiles > .paris-tile-row');
  await expect(row).toHaveAttribute('data-more', 'end');
  await row.evaluate((each) => each.scrollTo({ left: each.scrollWidth }));
  await expect(row).toHaveAttribute('data-more', 'start');
  await expect(row.locator('.place').last()).toBeInViewport({ ratio: 0.9 });
});

test('the number of a stack of Paris stands where it does, whether the name below it has one line or two', async ({
  sit,
  page,
}) => {
  // The longest name lies on one stack, and another on the next.
  const isMixed = ({ game, state }: Table<State>): boolean => {
    const paris = state as ParisState;
    const tops = [0, 1, 2].map((stack) => DISTRICTS[paris.districtOnTop(stack)]);
    return game.mover(state) === 0 && tops.includes('saint-germain') && new Set(tops).size > 1;
  };
  await sit(someTable({ game: 'paris', seats: ['person Anna', 'deckhand'], until: isMixed }));
  const stacks = page.locator('.paris-stack:not(.paris-end, .paris-gone)');
  await expect(stacks).toHaveCount(3);
  const heights = await stacks.evaluateAll((all) =>
    all.map((each) => {
      const number = each.querySelector('b')?.getBoundingClientRect().top ?? 0;
      return Math.round(number - each.getBoundingClientRect().top);
    }),
  );
  expect(new Set(heights).size).toBe(1);
});
