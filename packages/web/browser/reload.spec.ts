import { may, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';

/** Anna may go into a building where more is asked. */
const table = () => someTable({ seats: ['person Anna', 'deckhand'], until: may(0, /^enter marketplace$/) });

test('a reload in the middle of a turn changes nothing', async ({ sit, page }) => {
  const onPage = await sit(table());
  await onPage.ready();
  await onPage.choose('enter marketplace');
  const before = await onPage.played();
  const options = tokensOf(before);
  const story = await onPage.story.innerText();
  await expect(onPage.slip).toBeVisible();
  const bar = await onPage.bar.innerText();
  const slip = await onPage.slip.innerText();

  await page.reload();
  expect(await onPage.ready()).toBe('choice');
  expect(tokensOf(await onPage.played())).toEqual(options);
  await expect(onPage.bar).toHaveText(bar, { useInnerText: true });
  await expect(onPage.slip).toHaveText(slip, { useInnerText: true });
  await expect(onPage.story).toHaveText(story, { useInnerText: true });

  await onPage.undo();
  expect(tokensOf(await onPage.played())).toContain('enter marketplace');
});
