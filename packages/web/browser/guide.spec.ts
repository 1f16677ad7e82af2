import type { Locator, Page } from '@playwright/test';
import type { TableOnPage } from './table-on-page.ts';
import { someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const firstGame = (game: string) =>
  someTable({ game, seats: ['person Anna', 'deckhand'], settings: game === 'le-havre' ? { length: 'short' } : {} });

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Names what moves by itself from now on. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.parentElement?.outerHTML.slice(0, 80) ?? '');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(...(entry as Shift).sources.map(({ node }) => nameOf(node)));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

const guideOn = (onPage: TableOnPage) => onPage.page.locator('.guide');
const said = (onPage: TableOnPage): Promise<string | null> => guideOn(onPage).getAttribute('data-guide');

/** Which parts of the table a call-out lies on that it must not: what it speaks of, own things, the bar. */
function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leaf = document.querySelector('.guide')?.getBoundingClientRect();
    const kept = document.querySelectorAll('[data-zone="own"], [data-zone="bar"], [data-zone="head"], .place.chosen');
    return [...kept]
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return leaf && left < leaf.right && right > leaf.left && top < leaf.bottom && bottom > leaf.top;
      })
      .map((each) => each.className);
  });
}

const nameIn = async (leaf: Locator): Promise<string> => (await leaf.getAttribute('data-guide')) ?? '';

/** What is kept as met of Le Havre. */
const metIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (localStorage.getItem('quayside.guide.le-havre') ?? '').split(' '));

/** Plays what is proposed. */
async function playOn(onPage: TableOnPage): Promise<void> {
  const { steps } = await onPage.played();
  await onPage.press();
  await expect.poll(async () => (await onPage.played()).steps.length).toBeGreaterThan(steps.length);
}

for (const game of ['le-havre', 'paris']) {
  test(`${game}: a first game begins with a guide`, async ({ page, sit }) => {
    const onPage = await sit(firstGame(game), { guide: 'on' });
    await expect(guideOn(onPage)).toHaveAttribute('data-guide', 'greeting');
    const moved = await watchShifts(page);
    await page.getByRole('button', { name: say('web.guide.begin') }).click();

    // The first thing: one deed is chosen from the start, and nothing that matters is covered.
    await expect(guideOn(onPage)).not.toHaveAttribute('data-guide', 'greeting');
    const first = await said(onPage);
    await expect(page.locator('.guide-try')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.guide-pole:not([hidden])')).toHaveCount(1);
    await expect(page.locator('.place.chosen').first()).toBeVisible();
    expect(await coveredBy(page)).toEqual([]);

    // Sent away at once, and called back: it goes on where it was, and moves nothing.
    await page.getByRole('button', { name: say('web.guide.away') }).click();
    await expect(guideOn(onPage)).toHaveCount(0);
    await page.getByRole('button', { name: say('web.guide'), exact: true }).click();
    await expect(guideOn(onPage)).toHaveAttribute('data-guide', first ?? '');
    await page.keyboard.press('Shift+Escape');
    await expect(guideOn(onPage)).toHaveCount(0);
    await page.keyboard.press('Shift+Escape');
    await expect(guideOn(onPage)).toHaveAttribute('data-guide', first ?? '');

    expect(await moved()).toEqual([]);

    // The button does what is proposed, and the guide does not speak of it again.
    const { steps } = await onPage.played();
    await page.locator('[data-do="play"]').click();
    await expect.poll(async () => (await onPage.played()).steps.length).toBeGreaterThan(steps.length);
    await expect(guideOn(onPage).and(page.locator(`[data-guide="${first}"]`))).toHaveCount(0);
    await page.reload();
    await onPage.ready();
    await expect(guideOn(onPage).and(page.locator(`[data-guide="${first}"]`))).toHaveCount(0);
  });
}

test('whoever knows a thing goes on to the next, and any other move is allowed', async ({ page, sit }) => {
  const onPage = await sit(firstGame('le-havre'), { guide: 'on' });
  await page.keyboard.press('k');
  await expect(guideOn(onPage).and(page.locator(':not([data-guide="greeting"])'))).toBeVisible();
  const first = (await said(onPage)) ?? '';
  await page.keyboard.press('k');
  await expect(guideOn(onPage).and(page.locator(`:not([data-guide="${first}"])`))).toBeVisible();
  await expect(page.locator('.pennant.met')).toHaveCount(1);
  const other = page.locator('.place.can[data-place^="offer "]:not(.chosen)').first();
  await other.click({ force: true });
  await expect(page.locator('.guide-try')).toHaveAttribute('aria-pressed', 'false');
  await page.locator('.guide-try').click();
  await expect(page.locator('.guide-try')).toHaveAttribute('aria-pressed', 'true');
});

test('it stays while a hint is asked for, read and put away', async ({ page, sit }) => {
  const onPage = await sit(firstGame('le-havre'), { guide: 'on' });
  await page.keyboard.press('k');
  await expect(guideOn(onPage).and(page.locator(':not([data-guide="greeting"])'))).toBeVisible();
  const first = (await said(onPage)) ?? '';
  await guideOn(onPage).evaluate((leaf) => leaf.setAttribute('data-same', ''));
  await onPage.hintButton.click();
  await expect(onPage.slip.locator('.hint-show')).toBeVisible();
  await onPage.slip.getByRole('button', { name: say('web.close') }).click();
  await expect(onPage.slip.locator('.hint-head')).toHaveCount(0);
  await expect(guideOn(onPage)).toHaveAttribute('data-guide', first);
  expect(await guideOn(onPage).getAttribute('data-same')).toBe('');
});

test('a worker thinks for the guide, where no bot plays too', async ({ page, sit }) => {
  const onPage = await sit(someTable({ game: 'le-havre', seats: ['person Anna'] }), { guide: 'on' });
  await expect(guideOn(onPage)).toHaveAttribute('data-guide', 'greeting');
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('k');
  await expect(guideOn(onPage).and(page.locator(':not([data-guide="greeting"])'))).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of ['le-havre', 'paris']) {
    test(`${game}: it leaves what is proposed free, upright and on its side`, async ({ page, sit }) => {
      const onPage = await sit(firstGame(game), { guide: 'on' });
      await page.getByRole('button', { name: say('web.guide.begin') }).tap();
      await expect(page.locator('.place.chosen').first()).toBeVisible();
      expect(await coveredBy(page)).toEqual([]);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.locator('.table[data-size="low"]')).toBeVisible();
      await expect(guideOn(onPage)).toBeVisible();
      await expect.poll(() => coveredBy(page)).toEqual([]);
    });
  }

  test('what it could only name is not met, until it is unfolded', async ({ page, sit }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const onPage = await sit(firstGame('le-havre'), { guide: 'on' });
    await page.getByRole('button', { name: say('web.guide.begin') }).tap();
    const folded = page.locator('.guide[data-form="folded"]');
    const first = await nameIn(folded);
    await playOn(onPage);
    const second = await nameIn(folded.and(page.locator(`:not([data-guide="${first}"])`)));
    expect(await metIn(page)).not.toContain(first);
    await page.getByRole('button', { name: say('web.guide.fold') }).tap();
    await expect(folded).toHaveCount(0);
    await playOn(onPage);
    await expect.poll(() => metIn(page)).toContain(second);
    expect(await metIn(page)).not.toContain(first);
  });

  test('it stands between what it speaks of and the own things, and can be folded', async ({ page, sit }) => {
    const onPage = await sit(firstGame('le-havre'), { guide: 'on' });
    await page.getByRole('button', { name: say('web.guide.begin') }).tap();
    await expect(guideOn(onPage).and(page.locator(':not([data-guide="greeting"])'))).toBeVisible();
    expect(await coveredBy(page)).toEqual([]);
    const height = async (): Promise<number> => (await guideOn(onPage).boundingBox())?.height ?? 0;
    const open = await height();
    await page.getByRole('button', { name: say('web.guide.fold') }).tap();
    expect(await height()).toBeLessThan(open / 2);
    expect(await coveredBy(page)).toEqual([]);
    await page.getByRole('button', { name: say('web.guide.fold') }).tap();
    expect(await height()).toBeGreaterThan(open / 2);
  });
});
