import { cardOf, type LeHavreState } from '@quayside/le-havre';
import { leHavreShipping } from './gallery/positions.ts';
import { faultsOf } from './layout.ts';
import { may, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

/** Anna may send two ships or more from somebody else's Shipping Line, with more goods than they hold. */
const shipping = () =>
  someTable({
    seats: ['person Anna', 'deckhand'],
    seed: 'LADING',
    until: (now) => {
      const state = now.state as LeHavreState;
      const ships = [0, 1, 2].reduce((sum, type) => sum + state.shipsOf(0, type), 0);
      return (
        may(0, /^enter shipping-line/)(now) &&
        ships > 1 &&
        state.goodsOf(0) > 9 &&
        state.ownerOf(cardOf('shipping-line')) === 1
      );
    },
  });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`ships are loaded on a bill whose rows stay where they are: ${width}×${height}`, async ({ page, sit }) => {
    await page.setViewportSize({ width, height });
    const table = shipping();
    const { slip, place, primary, saved, press } = await sit(table).then((onPage) => ({
      slip: onPage.slip,
      place: onPage.place('card shipping-line').first(),
      primary: onPage.primary,
      saved: () => onPage.saved(),
      press: () => onPage.press(),
    }));
    await place.click();
    await expect(primary).toHaveText(say('web.lh.do.pay-and-sail'));
    const rows = slip.locator('[data-cargo]');
    const boxes = (): Promise<(number | undefined)[][]> =>
      rows.evaluateAll((all) => all.map((row) => [row.getBoundingClientRect().x, row.getBoundingClientRect().y]));
    const before = await boxes();
    const loaded = (): Promise<number> =>
      rows.locator('output').evaluateAll((all) => all.reduce((sum, each) => sum + Number(each.textContent), 0));
    const ships = slip.locator('.lh-lading-term').first().locator('.chip');
    // Holds that are emptied have one good a ship; the best load fills them.
    await slip.getByRole('button', { name: say('web.lh.lading.empty') }).click();
    expect(await loaded()).toBe(await ships.and(page.locator('[aria-pressed="true"]')).count());
    expect(await slip.locator('.lh-hold-full').count()).toBe(await loaded());
    const less = await loaded();
    const more = rows.getByRole('button', { name: say('web.plan.more'), disabled: false }).first();
    await more.click();
    expect(await loaded()).toBe(less + 1);
    await slip.getByRole('button', { name: say('web.lh.lading.best') }).click();
    await expect(rows.getByRole('button', { name: say('web.plan.more'), disabled: false })).toHaveCount(0);
    expect(await loaded()).toBeGreaterThan(less);
    expect(await boxes()).toEqual(before);
    // Nothing is played before the button is pressed.
    expect((await saved()).record).toBe(table.record);
    await press();
    const amounts = /enter shipping-line.*$/m.exec((await saved()).record)?.[0].match(/ship (\d+)/g) ?? [];
    expect(amounts.length).toBeGreaterThan(0);
  });
}

test('a long name with a mark before it is fitted into the title of the bar', async ({ page, sit }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { bar } = await sit(leHavreShipping, { language: 'it' });
  const words = page.locator('#bar-title .fit > span');
  await expect(words).toHaveCSS('transform', /^matrix/);
  const [end, room] = await Promise.all([words, bar.locator('#bar-title')].map((each) => each.boundingBox()));
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1);
  expect(await faultsOf(page, { table: true, thumb: 24, target: 24, letters: 11 })).toEqual([]);
});
