import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CardFile, readCardFile } from '@quayside/le-havre';
import type { Locator, Page } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { OWN_CARD, OWN_TEXT } from './own-card.ts';
import { expect, test } from './test.ts';

/** The cards on the shelf, as this browser keeps them. */
const shelf = (page: Page): Promise<CardFile[]> =>
  page
    .evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('quayside.card.'))
        .map((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { text: string }).text),
    )
    .then((texts) =>
      texts.map((text) => {
        const read = readCardFile(text);
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        return read.value;
      }),
    );

/** Keeps a card before the page is opened. */
const withCard = async (page: Page): Promise<void> => {
  await page.addInitScript(([key = '', text = '']) => localStorage.setItem(key, text), [...OWN_CARD]);
};

/** Focus on a control by its words, as Tab would bring it there: everything that is used must take it. */
async function press(page: Page, role: 'button', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a card is made with the keyboard alone', async ({ page, settled }) => {
  await settled({});
  await page.goto('/workshop');
  await expect(page.locator('.foot-go')).toBeDisabled();
  await page.getByRole('textbox', { name: /^Name/ }).focus();
  await page.keyboard.type('Net Loft');
  await press(page, 'button', 'craftsman’s building');
  await press(page, 'button', '+ convert goods');
  await press(page, 'button', 'Value: one more');
  await press(page, 'button', 'fisherman');
  // The first good of the conversion becomes fish, three of them.
  await press(page, 'button', '1 wood');
  const opened = page.locator('.ws-pop:popover-open');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(opened.locator(':focus')).toHaveCount(1);
  await opened.getByRole('button', { name: 'fish', exact: true }).focus();
  await page.keyboard.press('Space');
  await opened.getByRole('button', { name: 'fish: one more' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);

  await expect(page.locator('.ws-face-card .lh-name')).toHaveText('Net Loft');
  await expect(page.locator('.ws-tongues [lang="it"]')).toContainText('2 pesci → 1 carbonella');
  const [card] = await shelf(page);
  expect(card).toMatchObject({
    name: { en: 'Net Loft' },
    type: 'craftsman',
    value: 7,
    price: 7,
    fishermen: 1,
    effects: [{ convert: { fish: 2 }, into: { charcoal: 1 }, most: 4 }],
  });

  // A part of the picture goes where the arrows push it.
  const part = page.getByRole('slider').first();
  await part.focus();
  const before = Number(await part.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(part).toHaveAttribute('aria-valuenow', String(before + 9));
  expect(await seriousFaults(page)).toEqual([]);
});

test('a choice between conversions is made with the keyboard alone, and its text follows in four languages', async ({
  page,
  settled,
}) => {
  await settled({});
  await page.goto('/workshop');
  await page.getByRole('textbox', { name: /^Name/ }).focus();
  await page.keyboard.type('Net Loft');
  await press(page, 'button', '+ convert one of two');
  const way = (n: number): Locator => page.getByRole('group', { name: `Choice ${n}` });
  const opened = page.locator('.ws-pop:popover-open');
  await way(2).getByRole('button', { name: '1 meat', exact: true }).focus();
  await page.keyboard.press('Enter');
  await opened.getByRole('button', { name: 'hides', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await press(page, 'button', '+ another choice');
  await expect(way(3)).toBeVisible();
  await expect(page.getByRole('button', { name: '+ another choice' })).toHaveCount(0);
  await press(page, 'button', 'Remove choice 1');
  // The focus is where one can go on from.
  await expect(page.locator('.ws-effect :focus')).toHaveCount(1);
  await expect(way(3)).toHaveCount(0);

  for (const [language, text] of [
    ['en', '1 hide → 3 francs, up to 4 times. Or instead: 1 fish → 2 francs'],
    ['it', '1 pelle → 3 franchi, fino a 4 volte. Oppure: 1 pesce → 2 franchi'],
    ['ru', '1 шкура → 3 франка, до 4 раз. Либо: 1 рыба → 2 франка'],
    ['ko', '원피 1개 → 3프랑(최대 4번). 또는: 생선 1개 → 2프랑'],
  ] as const)
    await expect(page.locator(`.ws-tongues [lang="${language}"]`)).toContainText(text);
  await expect
    .poll(async () => (await shelf(page))[0]?.effects)
    .toEqual([
      {
        either: [
          { convert: { hide: 1 }, into: { franc: 3 }, most: 4 },
          { convert: { fish: 1 }, into: { franc: 2 }, most: 4 },
        ],
      },
    ]);
  // Of two the one that is left is a conversion like any other.
  await press(page, 'button', 'Remove choice 2');
  await expect
    .poll(async () => (await shelf(page))[0]?.effects)
    .toEqual([{ convert: { hide: 1 }, into: { franc: 3 }, most: 4 }]);
});

test('what a chip opens is there at once, however busy the machine is', async ({ page, settled }) => {
  await settled({});
  await page.goto('/workshop');
  await press(page, 'button', '+ convert goods');
  const chip = page.getByRole('button', { name: '1 wood' });
  const buttons = await chip.evaluate(async (element) => {
    const button = element as HTMLButtonElement;
    button.click();
    // No event comes between the click and this.
    await Promise.resolve();
    return (button.popoverTargetElement as HTMLElement).querySelectorAll('button').length;
  });
  expect(buttons).toBeGreaterThan(0);
});

test('a card goes round as a link and as a file', async ({ page, settled, context }) => {
  await settled({});
  await withCard(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.ws-share [role="status"]')).toHaveText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File', exact: true }).click();
  const file = await (await saving).path();
  expect((await readFile(file, 'utf8')).trim()).toBe(OWN_TEXT);

  const drawing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const picture = await readFile(await (await drawing).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBeGreaterThan(600);

  // Somebody else, who has no cards.
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.ws-face-card .lh-name')).toHaveText('Anna');
  await expect(other).toHaveURL(/\/workshop\/le-havre$/);
});

/** The command line, as somebody types it. */
function quayside(...args: readonly string[]): string {
  const main = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, '--lang', 'en', ...args], {
    input: 'card net loft\n',
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

test('a card made on the page is played in the terminal', async ({ page, settled }) => {
  await settled({});
  await page.goto('/workshop');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Net Loft');
  await page.getByRole('button', { name: '+ convert goods' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File', exact: true }).click();
  const file = await (await saving).path();
  expect(quayside('card', 'check', file)).toContain('Net Loft');
  expect(quayside('play', '--cards', file, '--players', '2', '--seats', 'you,random')).toMatch(/Net Loft ◆ blank-1/);
  expect(quayside('sim', '--cards', file, '--players', '2', '--games', '20', '--check')).toContain('no violations');
});

test('what is no card is refused with words that name the field', async ({ page, settled }) => {
  await settled({});
  await page.goto('/workshop');
  const open = (text: string): Promise<void> =>
    page
      .locator('.ws-ways input[type="file"]')
      .setInputFiles({ name: 'card.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const refused = page.locator('.ws-refused');
  await open(OWN_TEXT.replace('"value":8', '"value":800').replace('"price":8', '"prize":8'));
  await expect(refused).toContainText('value:');
  await expect(refused).toContainText('prize:');
  await open('<svg/>');
  await expect(refused).toContainText('JSON');
  await page.goto('/workshop#card=%%%');
  await expect(refused).toContainText('The link is damaged');
  await open(OWN_TEXT);
  await expect(refused).toHaveCount(0);
  await expect(page.locator('.ws-face-card .lh-name')).toHaveText('Anna');
});

test('what is kept and cannot be read is told, and goes when it is sent away', async ({ page, settled }) => {
  await settled({});
  await page.addInitScript(() => localStorage.setItem('quayside.card.torn', '{"id":"torn","game":'));
  await page.goto('/workshop');
  await expect(page.locator('.ws-damaged')).toContainText('cannot be read');
  await page.locator('.ws-damaged .ws-close').click();
  await expect(page.locator('.ws-damaged')).toHaveCount(0);
});

test('what gives without end says why, and is not played with', async ({ page, settled }) => {
  await settled({});
  await withCard(page);
  await page.goto('/workshop');
  const first = page.locator('.ws-effect').first();
  for (const good of ['1 smoked fish', '1 bread']) {
    await first.getByRole('button', { name: good, exact: true }).click();
    await page
      .locator('.ws-pop:popover-open')
      .getByRole('button', { name: /one less$/ })
      .first()
      .click();
  }
  await expect(first).toHaveClass(/ws-wrong/);
  await expect(first.locator('.ws-why')).toContainText('never end');
  await expect(page.locator('.foot-go')).toBeDisabled();
});

test('a card of one’s own is announced before the game begins, and lies on the table', async ({ page, settled }) => {
  await settled({});
  await withCard(page);
  await page.goto('/workshop');
  await page.locator('.foot-go').click();
  await expect(page.locator('.foot')).toContainText('With 1 card of your own: Anna');
  await page.locator('.foot-go').click();
  await expect(page.locator('.table')).toBeVisible();
  const record = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('quayside.table.')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { record: string }).record;
  });
  expect(record).toContain('blank');
  expect(record).toContain('Anna');
});
