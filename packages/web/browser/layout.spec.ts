import { LANGUAGES, Table } from '@quayside/kernel';
import type { Page } from '@playwright/test';
import { faultsOf } from './layout.ts';
import { type Screen, change, languagesOf, SCREENS, screensNamed, show } from './screens.ts';
import { golden, may, opened, replayed, savedFrom, someTable } from './tables.ts';
import { expect, test } from './test.ts';

/** A small window on a desk, one that is barely wide enough, and a tablet both ways. */
const SMALL_SIZES = [
  { width: 1024, height: 768 },
  { width: 1001, height: 700 },
  { width: 900, height: 700 },
  { width: 768, height: 1024 },
] as const;

const SMALL_TABLES = [
  ['Paris, early', 'it'],
  ['Paris, late', 'ru'],
] as const;

/** Its table is the densest: on a small screen it is still seen whole, on a smaller one its parts become pages. */
test('everything fits on small screens: Paris', async ({ page }) => {
  const found: string[] = [];
  for (const [name, language] of SMALL_TABLES) {
    const [screen] = screensNamed(name) as [Screen];
    for (const size of SMALL_SIZES) {
      await page.setViewportSize(size);
      if (size === SMALL_SIZES[0]) await show(page, screen, { language });
      const faults = await faultsOf(page, { table: true, thumb: 24, target: 24, letters: 11 });
      found.push(...faults.map((fault) => `${name}, ${language} ${size.width}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const screen of SCREENS) {
    test(`everything fits a phone: ${screen.name}`, async ({ page }) => {
      const found: string[] = [];
      for (const [at, language] of languagesOf(screen).entries()) {
        if (at === 0) await show(page, screen, { language });
        else await change(page, screen, { language });
        const faults = await faultsOf(page, { table: screen.table === true, thumb: 40, target: 24, letters: 12 });
        found.push(...faults.map((fault) => `${language}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  for (const screen of SCREENS.filter(({ table }) => table)) {
    test(`everything fits a phone on its side: ${screen.name}`, async ({ page }) => {
      const found: string[] = [];
      for (const [at, language] of LANGUAGES.entries()) {
        if (at === 0) await show(page, screen, { language });
        else await change(page, screen, { language });
        const faults = await faultsOf(page, { table: true, thumb: 34, target: 24, letters: 12 });
        found.push(...faults.map((fault) => `${language}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }

  test('everything fits a phone on its side: a score tile is placed', async ({ page }) => {
    const scoring = someTable({ game: 'paris', seats: ['person Anna', 'mate', 'mate'], until: may(0, /^score /) });
    const [screen] = screensNamed('Paris, early') as [Screen];
    const found: string[] = [];
    for (const language of LANGUAGES) {
      await show(page, { ...screen, tables: () => [scoring] }, { language });
      const faults = await faultsOf(page, { table: true, thumb: 34, target: 24, letters: 12 });
      found.push(...faults.map((fault) => `${language}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});

/** Names of cards whose letters lie on the mark or the value, or whose words are broken where there is no hyphen. */
const namesAmiss = (page: Page): Promise<string[]> =>
  page.locator('[data-place^="card "]:has(.lh-name)').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const name = card.querySelector('.lh-name') as Element;
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const amiss: string[] = [];
      const parts = [...card.querySelectorAll('.lh-mark, .lh-value')].map((part) => part.getBoundingClientRect());
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00ad-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) amiss.push(`${word} is broken`);
          const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
            // A line leaves so much above and below its letters.
            parts.some(
              (at) => left < at.right - 1 && at.left < right - 1 && top + 4 < at.bottom && at.top < bottom - 4,
            );
          if (lines.some(isOver)) amiss.push(`${word} lies on a mark`);
        }
      }
      return amiss;
    }),
  );

for (const players of [3, 4, 5] as const) {
  test(`the names of cards are whole and lie clear with ${players} players`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const seats = ['person Anna', 'mate', 'captain', 'mate', 'harbour-master'] as const;
    const late = golden(`le-havre/full-${players}`, seats.slice(0, players), { lines: 30 * players });
    const [table] = screensNamed('Le Havre, late') as [Screen];
    const screen = { ...table, tables: () => [late], there: '.table[data-awaiting]' };
    const found: string[] = [];
    for (const language of LANGUAGES) {
      if (language === LANGUAGES[0]) await show(page, screen, { language });
      else await change(page, screen, { language });
      await expect(page.locator('.lh-name').first()).toBeVisible();
      found.push(...(await namesAmiss(page)).map((amiss) => `${language}: ${amiss}`));
    }
    expect(found).toEqual([]);
  });
}

test('the name of a small card lies clear of its mark and its value, whatever the card does', async ({ page, sit }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const seats = ['person Anna', 'mate', 'captain', 'mate', 'harbour-master'] as const;
  const five = golden('le-havre/full-5', seats, { lines: 147 });
  const { game, header, state } = replayed(five);
  // Two that do much stand in the streets of others, where cards are smallest.
  const exchanged = [
    ['smokehouse', 'abattoir'],
    ['brick-manufacturer', 'tavern'],
  ] as const;
  const position = exchanged.reduce(
    (text, [one, other]) =>
      text.replace(new RegExp(`"(${one}|${other})"`, 'g'), (_, card) => `"${card === one ? other : one}"`),
    JSON.stringify(game.toPosition(state)),
  );
  const table = opened(Table.start(game, { ...header, position: JSON.parse(position) }));
  const onPage = await sit(savedFrom(table, five.seats, 'table'));
  await onPage.ready();
  for (const [card] of exchanged) await expect(onPage.place(`card ${card}`)).toBeVisible();
  expect(await namesAmiss(page)).toEqual([]);
});
