import { LANGUAGES } from '@quayside/kernel';
import type { Page } from '@playwright/test';
import { screensNamed, show } from './screens.ts';
import { golden } from './tables.ts';
import { expect, test } from './test.ts';
import { fitsWithoutOurFonts } from './without-fonts.ts';

/** One of each letter that is shown, in each face that it is shown in, lies below the page to be looked at. */
function layOutLetters(): void {
  const sets = new Map<string, { readonly style: CSSStyleDeclaration; readonly letters: Set<string> }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const { parentElement: element, nodeValue } = text;
    if (!element?.checkVisibility() || nodeValue?.trim() === '') continue;
    const style = getComputedStyle(element);
    const face = [style.fontFamily, style.fontWeight, style.fontStyle, style.fontVariant].join();
    const set = sets.get(face) ?? { style, letters: new Set() };
    for (const letter of nodeValue ?? '') set.letters.add(letter);
    sets.set(face, set);
  }
  document.querySelector('#letters')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'letters';
  for (const { style, letters } of sets.values()) {
    const row = document.createElement('p');
    const { fontFamily, fontWeight, fontStyle, fontVariant } = style;
    Object.assign(row.style, { fontFamily, fontWeight, fontStyle, fontVariant });
    row.append([...letters].join(''));
    sheet.append(row);
  }
  document.body.append(sheet);
}

/** What is drawn in letters of the machine: nothing, where every letter comes with the page. */
async function foreignLetters(page: Page): Promise<string[]> {
  await page.evaluate(layOutLetters);
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const rows = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#letters p' });
  const found: string[] = [];
  for (const [at, nodeId] of rows.nodeIds.entries()) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    if (foreign.length > 0)
      found.push(`${foreign.join(', ')}: ${await page.locator('#letters p').nth(at).innerText()}`);
  }
  await devtools.detach();
  expect(rows.nodeIds.length).toBeGreaterThan(0);
  return found;
}

const SHOWN = screensNamed(
  'home',
  'new Paris',
  'Le Havre, late',
  'Paris, late',
  'the end of Paris',
  'settings',
  'about',
);

for (const language of LANGUAGES) {
  test(`every letter comes with the page: ${language}`, async ({ page }) => {
    for (const screen of [...SHOWN, ...screensNamed('the rules of Le Havre', 'the rules of Paris')]) {
      await show(page, screen, { language });
      // Letters are asked for when words are first drawn, and come a little later.
      await expect.poll(() => foreignLetters(page), screen.name).toEqual([]);
    }
  });
}

test('a name in Korean syllables that no text of ours has', async ({ sit, page }) => {
  const onPage = await sit(golden('le-havre/full-2', ['person 뷁쀍', 'captain'], { lines: 4 }));
  await onPage.ready();
  await expect(page.locator('.table')).toContainText('뷁쀍');
  await expect.poll(() => foreignLetters(page)).toEqual([]);
});

/** Faces that are loaded: which family, and which letters of it. Stand-ins cost nothing, signs and the names of languages next to nothing. */
const loadedLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !/Stand-in|Signs|Tongues/.test(family))
      .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange.split(',')[0]}`)
      .sort(),
  );

const LATIN = ['Alegreya Variable U+0-FF', 'Source Sans 3 Variable U+0-FF'];
const MORE = {
  en: [],
  it: [],
  ru: ['Alegreya Variable U+301', 'Source Sans 3 Variable U+301'],
  ko: ['Korean Sans U+AC00-D7A3', 'Korean Sans U+AC00-D7A3', 'Korean Serif U+AC00-D7A3'],
};

for (const language of LANGUAGES) {
  test(`letters of a language are loaded where it is read: ${language}`, async ({ page, settled }) => {
    await settled({ language });
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.about')).toBeVisible();
    await expect.poll(() => loadedLetters(page)).toEqual([...LATIN, ...MORE[language]].toSorted());
  });
}

test('nothing moves when letters come after the script', async ({ page, settled }) => {
  await settled({});
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moves.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const started = page.waitForResponse(/\/index-.*\.js$/).then((response) => response.finished());
  await page.route('**/*.woff2', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('.home')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  expect(moves.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01);
});

// The longest words; the other languages in the long run.
fitsWithoutOurFonts('ru');
