import type { Page } from '@playwright/test';
import type { TableOnPage } from './table-on-page.ts';
import { asked, endsTurn, golden, leadsTo, may, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';

const ANNA = ['person Anna', 'deckhand'] as const;

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const middle = {
  'le-havre': () => someTable({ seats: ANNA, until: (now) => asked(0, 200)(now) && may(0, /^take /)(now) }),
  paris: () => someTable({ game: 'paris', seats: ANNA, until: (now) => asked(0, 120)(now) && may(0, /^move /)(now) }),
};

/** What can be touched of the table, by name, part by part where it is behind tabs. */
async function eachPlace(page: Page, touch: (name: string) => Promise<void>): Promise<number> {
  const seen = new Set<string>();
  const tabs = await page.locator('.tabs button').all();
  for (const tab of tabs.length > 0 ? tabs : [null]) {
    await tab?.click();
    const names = await page
      .locator('.table-board .place, .table-own .place')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-place') ?? ''));
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      await touch(name);
    }
  }
  return seen.size;
}

for (const [device, use] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);
    for (const [game, table] of Object.entries(middle)) {
      test(`${game}: one touch plays nothing, whatever is touched`, async ({ sit, page }) => {
        const onPage = await sit(table());
        await onPage.ready();
        await expect(page.locator('.place.can').first()).toBeVisible();
        const { record } = await onPage.saved();
        const touched = await eachPlace(page, async (name) => {
          const place = onPage.place(name).first();
          if (!(await place.isVisible())) return;
          await place.evaluate((each) => {
            each.scrollIntoView({ block: 'nearest' });
            (each as HTMLElement).click();
          });
          expect((await onPage.saved()).record, name).toBe(record);
          await page.keyboard.press('Escape');
          await expect(page.locator('.place.chosen')).toHaveCount(0);
        });
        expect(touched).toBeGreaterThan(20);
      });
    }
  });
}

const phone = (width: number, height: number) => ({ ...PHONE, viewport: { width, height } });
const desk = (width: number, height: number) => ({ viewport: { width, height } });

for (const use of [desk(1280, 800), desk(1366, 657), desk(1920, 1080), phone(390, 844), phone(844, 390)]) {
  test.describe(`at ${use.viewport.width}×${use.viewport.height}`, () => {
    test.use(use);
    test('a double click on the button plays once', async ({ sit }) => {
      // What comes after taking fish waits for nobody else: the button would do something again.
      const onPage = await sit(
        someTable({
          seats: ANNA,
          until: (now) => may(0, /^take fish$/)(now) && !endsTurn(now, 'take fish') && leadsTo(now, 'take fish') === 0,
        }),
      );
      await onPage.ready();
      const { length } = (await onPage.played()).steps;
      await onPage.place('offer fish').click();
      await expect(onPage.primaryTo('play')).toBeVisible();
      await onPage.primary.dblclick();
      await expect(onPage.primaryTo('end')).toBeVisible();
      const { game, steps } = await onPage.played();
      expect(steps.slice(length).map(({ option }) => game.token(option))).toEqual(['take fish']);
    });
  });
}

/** Anna has keys in more than one place, and some of them may go where others may not. */
const keys = (): ReturnType<typeof golden> =>
  someTable({
    game: 'paris',
    seats: ANNA,
    until: (now) => asked(0, 60)(now) && tokensOf(now).filter((token) => token.startsWith('move ')).length > 1,
  });

/** The names of places where a key that is picked up elsewhere can be put down. */
const targets = async ({ page }: TableOnPage): Promise<string[]> =>
  page
    .locator('.table-board .place.can[data-deeds~="move"]')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-place') ?? '').filter((name) => name.startsWith('place ')),
    );

test('Paris: who touches where a key shall go has chosen a key that can go there', async ({ sit }) => {
  const onPage = await sit(keys());
  await onPage.ready();
  const { record } = await onPage.saved();
  const reachable = await targets(onPage);
  expect(reachable.length).toBeGreaterThan(0);
  for (const name of reachable) {
    await onPage.place(name).first().click();
    await expect(onPage.place(name).first()).toHaveClass(/\bchosen\b/);
    await expect(onPage.primaryTo('play')).toBeEnabled();
    expect((await onPage.saved()).record).toBe(record);
    await onPage.page.keyboard.press('Escape');
  }
  const [first = ''] = reachable;
  await onPage.playAt(first);
  const played = (await onPage.saved()).record.slice(record.trimEnd().length);
  expect(played).toMatch(/move /);
  expect(played).toContain(first.replace('place ', 'to '));
});

test('Paris: a key that is picked up is put down by touching its place again, or goes where one touches', async ({
  sit,
  page,
}) => {
  const onPage = await sit(keys());
  await onPage.ready();
  const { record } = await onPage.saved();
  const origins = await page
    .locator('.table-board .place.liftable')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-place') ?? ''));
  expect(origins.length).toBeGreaterThan(0);
  let held = 0;
  for (const name of origins) {
    const place = onPage.place(name).first();
    await place.click();
    // Where it can go to one place only, that is chosen at once.
    if ((await page.locator('.place.aimed').count()) > 0) {
      held++;
      await expect(place).toHaveClass(/\bheld\b/);
      await expect(onPage.primary).toBeDisabled();
      await page.locator('.place.aimed').first().click();
      await expect(onPage.primaryTo('play')).toBeEnabled();
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.place.held, .place.chosen')).toHaveCount(0);
    await place.click();
    await place.click();
    if ((await page.locator('.place.held').count()) > 0) continue;
    await expect(page.locator('.place.aimed')).toHaveCount(0);
    expect((await onPage.saved()).record).toBe(record);
  }
  expect(held).toBeGreaterThan(0);
});
