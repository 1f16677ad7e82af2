import { asked, may, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

test('a bot stands in for a while, and the person plays again', async ({ sit }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'], until: asked(0, 30) }));
  await onPage.ready();
  const before = (await onPage.played()).steps.length;
  const menu = await onPage.openMenu();
  const standIn = menu.getByRole('combobox', { name: 'Anna' });
  await standIn.selectOption('deckhand');
  await expect.poll(async () => (await onPage.played()).steps.length).toBeGreaterThan(before + 10);
  await standIn.selectOption('');
  await menu.getByRole('button', { name: say('web.close') }).click();
  expect(['choice', 'confirmation']).toContain(await onPage.ready());
  expect((await onPage.played()).game.mover((await onPage.played()).state)).toBe(0);
});

test('somebody sells although another is asked', async ({ sit, page }) => {
  // It is Bruno's turn; Anna has a building.
  const table = someTable({
    seats: ['person Anna', 'person Bruno'],
    settings: { length: 'short' },
    until: (now) =>
      asked(1, 20)(now) && may(1, /./)(now) && now.game.explain(now.state, 0, 'sell building-firm-1') === null,
  });
  const onPage = await sit(table);
  await onPage.ready();
  const menu = await onPage.openMenu();
  const sale = menu
    .locator('section', { hasText: say('web.menu.out-of-turn') })
    .getByRole('button', { name: /Building Firm/ });
  await sale.first().click();
  await expect(menu).toHaveCount(0);
  expect((await onPage.saved()).record).toMatch(/red: sell building-firm-1/);
  await expect(page.locator('.table-own')).toContainText('Bruno');
  expect(await onPage.ready()).toBe('choice');
});
