import { LANGUAGES } from '@quayside/kernel';
import { asked, may, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { speakerOf } from './words.ts';

const NAMES = { en: 'English', ko: '한국어', ru: 'Русский', it: 'Italiano' } as const;

test('the language changes in the middle of a game, for everything that is said', async ({ sit, page }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'], until: asked(0, 45) }));
  await onPage.ready();
  const tokens = tokensOf(await onPage.played());
  const { record } = await onPage.saved();
  const stories = new Set<string>();
  const bars = new Set<string>();
  for (const language of LANGUAGES.toReversed()) {
    const speaker = speakerOf(language);
    const menu = await onPage.openMenu();
    await menu.locator('a[href="/settings"]').click();
    await page.getByRole('radio', { name: NAMES[language] }).dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(speaker.text('web.settings.title'));
    await page.goBack();

    await onPage.ready();
    await expect(onPage.undoButton).toHaveText(speaker.text('web.bar.undo'));
    await expect(page.locator('#story-title')).toHaveText(speaker.text('web.news.title'));
    const { game, state } = await onPage.played();
    await expect(onPage.asked).toContainText(speaker.text('web.bar.your-turn', { name: 'Anna', what: '' }).trim());
    await expect(onPage.place('card construction-firm')).toContainText(speaker.text('card.construction-firm'));
    const level = speaker.text('web.level.deckhand');
    await expect(page.locator('.others')).toContainText(level);
    stories.add(await onPage.story.innerText());
    bars.add(await onPage.bar.innerText());
    // The same game, the same options.
    expect(tokensOf(await onPage.played())).toEqual(tokens);
    expect(game.mover(state)).toBe(0);
    expect((await onPage.saved()).record).toBe(record);
  }
  expect([stories.size, bars.size]).toEqual([LANGUAGES.length, LANGUAGES.length]);
});

for (const language of LANGUAGES) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ locale: { en: 'en-US', ko: 'ko-KR', ru: 'ru-RU', it: 'it-IT' }[language] });
    test('is greeted in that language', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('link', { name: speakerOf(language).text('web.settings') })).toBeVisible();
    });
  });
}

test('a Korean particle stands at the name that it belongs to, on its line', async ({ sit }) => {
  const table = someTable({ seats: ['person Anna', 'deckhand'], until: may(0, /^enter /) });
  const onPage = await sit(table, { language: 'ko' });
  await onPage.ready();
  await onPage.listButton.click();
  const chips = onPage.slip.locator('[data-way^="enter "]');
  await expect(chips.first()).toBeVisible();
  const apart = await chips.evaluateAll((all) =>
    all.map((chip) => {
      const name = chip.querySelector('.lh-word') as Element;
      const letter = document.createRange();
      const next = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT);
      next.currentNode = name.lastChild as Node;
      const particle = next.nextNode() as Node;
      letter.setStart(particle, 0);
      letter.setEnd(particle, 1);
      const [before, after] = [name.getBoundingClientRect(), letter.getBoundingClientRect()];
      return { gap: Math.round(after.left - before.right), below: after.top >= before.bottom };
    }),
  );
  expect(apart.length).toBeGreaterThan(0);
  for (const { gap, below } of apart) {
    expect(below).toBe(false);
    expect(gap).toBeLessThanOrEqual(0);
  }
});
