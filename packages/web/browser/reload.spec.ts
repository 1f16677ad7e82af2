import { may, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';

/** Anna may go into a building where more is asked. */
const table = () => someTable({ seats: ['person Anna', 'deckhand'], until: may(0, /^enter marketplace$/) });

test('a reload in the middle of a turn changes nothing', async ({ sit, page }) => {
  const desk = await sit(table());
  await desk.ready();
  await desk.choose('enter marketplace');
  const before = await desk.played();
  const options = tokensOf(before);
  const story = await desk.story.innerText();
  await expect(desk.planButton).toBeVisible();
  const bar = await desk.bar.innerText();

  await page.reload();
  expect(await desk.ready()).toBe('choice');
  expect(tokensOf(await desk.played())).toEqual(options);
  await expect(desk.bar).toHaveText(bar, { useInnerText: true });
  await expect(desk.story).toHaveText(story, { useInnerText: true });

  await desk.undo();
  expect(tokensOf(await desk.played())).toContain('enter marketplace');
});
