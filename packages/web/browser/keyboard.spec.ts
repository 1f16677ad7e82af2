import type { Page } from '@playwright/test';
import { TableOnPage } from './table-on-page.ts';
import { atLine, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

/** Can somebody see where they are? What has the focus is outlined, or what stands for it is. */
const seesFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return false;
    // A hidden radio button is seen in the words beside it.
    const shown = at.classList.contains('unseen') ? (at.nextElementSibling ?? at) : at;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
    const box = shown.getBoundingClientRect();
    const inSight = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return inSight && ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none');
  });

/** Presses a key until something has the focus. */
async function press(page: Page, key: string, selector: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press(key);
    expect(await seesFocus(page), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))).toBe(
      true,
    );
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

test('from the first page to a turn that is played, by keys alone', async ({ page, settled }) => {
  await settled({});
  await page.goto('/');
  await expect(page.locator('.home')).toBeVisible();
  await press(page, 'Tab', '.home-ways button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  const onPage = new TableOnPage(page, new URL(page.url()).pathname.split('/').at(-1) as string);
  expect(await onPage.ready()).toBe('choice');

  await press(page, 'ArrowDown', '.place.can');
  await press(page, 'ArrowRight', '[data-place="offer wood"]');
  // Once to choose it, once to play it.
  await page.keyboard.press('Enter');
  await expect(onPage.place('offer wood')).toHaveClass(/\bchosen\b/);
  expect((await onPage.saved()).record).not.toContain('take wood');
  await page.keyboard.press('Enter');
  // The turn is ended, or confirmed where it ended by itself.
  await press(page, 'Tab', '.bar [data-do="end"], .bar [data-do="confirm"]');
  await page.keyboard.press('Enter');
  await expect(async () => {
    const { steps } = await onPage.played();
    expect(steps.map(({ seat }) => seat)).toContain(1);
  }).toPass();
  expect((await onPage.saved()).record).toContain('take wood');
});

test('numbers choose, Enter plays, letters undo and open the leaves', async ({ sit, page }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'], until: atLine(0, 20) }));
  await onPage.ready();
  const offer = page.locator('.place.can[data-number]').first();
  const digit = (await offer.getAttribute('data-number')) as string;
  const before = await onPage.saved();
  await page.keyboard.press(digit);
  await expect(offer).toHaveClass(/\bchosen\b/);
  expect((await onPage.saved()).record).toBe(before.record);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await onPage.saved()).record).not.toBe(before.record);
  await page.keyboard.press('u');
  await expect.poll(async () => (await onPage.saved()).record).toBe(before.record);

  // All options; Escape puts them, and what is chosen, back.
  await page.keyboard.press('a');
  await expect(onPage.slip.locator('[data-way]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(onPage.slip).toHaveCount(0);
  await page.keyboard.press(digit);
  await expect(offer).toHaveClass(/\bchosen\b/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.place.chosen')).toHaveCount(0);

  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: say('web.menu') })).toBeVisible();
  // What lies under it is out of reach.
  await page.keyboard.press(digit);
  await expect(page.locator('.place.chosen')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('t');
  await expect(page.getByRole('dialog', { name: say('web.in-words') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: say('web.about.keys') })).toContainText(say('web.about.key.undo'));
});

test('a place is looked at closely with “i”, and left with Escape', async ({ sit, page }) => {
  const onPage = await sit(someTable({ seats: ['person Anna', 'deckhand'], until: atLine(0, 6) }));
  await onPage.ready();
  await onPage.place('card construction-firm').focus();
  await page.keyboard.press('i');
  await expect(page.locator('.tip.pinned')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip')).toHaveCount(0);
  await expect(onPage.place('card construction-firm')).toBeFocused();
});

test('the keys stand on the page about', async ({ page, settled }) => {
  await settled({});
  await page.goto('/about');
  for (const key of ['Enter', 'A', 'U', 'H', 'P', 'T', 'M', '?', 'Esc']) {
    await expect(page.locator('kbd', { hasText: new RegExp(`^${key.replace('?', '\\?')}$`) }).first()).toBeVisible();
  }
});
