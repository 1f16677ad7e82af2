import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TableOnPage } from './table-on-page.ts';
import { asked, atLine, someTable } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const ANNA = ['person Anna', 'deckhand'] as const;
const table = () => someTable({ seats: ANNA, until: atLine(0, 10) });

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/saved');
  await page.getByText(say('web.import.paste')).click();
  await page.getByRole('textbox', { name: say('web.import.text') }).fill(text);
  await page.getByRole('button', { name: say('web.import.do') }).click();
}

test.describe('a record that cannot be read is refused with the reason, and nothing is kept of it', () => {
  const cases: readonly { readonly what: string; readonly spoil: (record: string) => string; readonly says: RegExp }[] =
    [
      { what: 'nothing', spoil: () => '  \n', says: /empty/i },
      { what: 'garbage', spoil: () => '\u0000\u0001{"a":[', says: /game/ },
      {
        what: 'another game',
        spoil: (record) => record.replace('game le-havre', 'game chess'),
        says: /le-havre|paris|game/,
      },
      { what: 'a wrong word', spoil: (record) => record.replace('take fish', 'take gold'), says: /take gold/ },
      {
        what: 'a move that was not possible',
        spoil: (record) => record.replace(/take \w+/, 'enter bank'),
        says: /enter bank/,
      },
      { what: 'newer rules', spoil: (record) => record.replace('rules 1', 'rules 99'), says: /99|newer/ },
      { what: 'a missing line', spoil: (record) => record.replace(/\n1\.2 .*/, ''), says: /1\.[23]/ },
    ];
  for (const { what, spoil, says } of cases) {
    test(what, async ({ page, settled }) => {
      await settled({});
      await paste(page, spoil(table().record));
      const refused = page.locator('.saved-refused');
      await expect(refused).toContainText(say('web.import.wrong'));
      await expect(refused.locator('li').first()).toHaveText(says);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.table.')))).toEqual([]);
    });
  }
});

test('a table that is damaged stays as it is and can be taken away', async ({ page, settled, context }) => {
  await settled({});
  const spoilt = { ...table(), record: table().record.replace('take', 'steal') };
  await context.addInitScript((text) => localStorage.setItem('quayside.table.table', text), JSON.stringify(spoilt));
  await page.goto('/table/table');
  await expect(page.getByRole('alert')).toContainText(say('web.trouble.damaged'));
  await expect(page.locator('.trouble-problems')).toContainText('steal');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('web.trouble.rescue') }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(spoilt.record);
  expect(await page.evaluate(() => localStorage.getItem('quayside.table.table'))).toBe(JSON.stringify(spoilt));
});

for (const [what, text] of [
  ['half a save', '{"id":"table","game":"le-ha'],
  ['no save at all', 'null'],
  ['a save of something else', '{"id":"table","game":"chess","seats":[],"record":""}'],
] as const) {
  test(`${what} is told of, on its own page and among the others`, async ({ page, settled, context }) => {
    await settled({});
    await context.addInitScript((kept) => localStorage.setItem('quayside.table.table', kept), text);
    await page.goto('/table/table');
    await expect(page.getByRole('alert')).toContainText(say('web.trouble.damaged'));
    await page.goto('/saved');
    await expect(page.locator('.saved-damaged')).toContainText(say('web.saved.damaged'));
    await page.goto('/');
    await expect(page.locator('.home-ways')).toBeVisible();
  });
}

test('a table that is not here, and a page that is nowhere', async ({ page, settled }) => {
  await settled({});
  await page.goto('/table/nowhere');
  await expect(page.getByRole('alert')).toContainText(say('web.trouble.no-table'));
  await page.goto('/new/chess');
  await expect(page.getByRole('alert')).toContainText(say('web.trouble.no-page'));
  await page
    .getByRole('alert')
    .getByRole('link', { name: say('web.home') })
    .click();
  await expect(page.locator('.home')).toBeVisible();
});

test('settings that are damaged are forgotten one by one', async ({ page, context }) => {
  await context.addInitScript(() =>
    localStorage.setItem('quayside.settings', '{"language":"klingon","theme":"dark","motion":7,"name":{}}'),
  );
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('storage that is full: the game goes on, it is said, and nothing is lost until the page is closed', async ({
  sit,
  page,
}) => {
  const onPage = await sit(table());
  await onPage.ready();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await onPage.takeOffer();
  await expect(page.getByText(say('web.keeping.full'))).toBeVisible();
  await expect(onPage.undoButton).not.toHaveAttribute('aria-disabled', 'true');
  await onPage.undo();
  const taken = await onPage.takeOffer();

  // What was played is still there to be exported.
  const menu = await onPage.openMenu();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: say('web.menu.export') }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(taken);
});

test('storage that is blocked: a table is begun and played all the same', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByText(say('web.keeping.blocked'))).toBeVisible();
  await page.locator('.home-ways button').first().click();
  await expect(page.locator('.table[data-awaiting="choice"]')).toBeVisible();
  await expect(page.getByText(say('web.keeping.blocked'))).toBeVisible();
  const onPage = new TableOnPage(page, '');
  await onPage.playAt('offer fish');
  await expect(onPage.undoButton).not.toHaveAttribute('aria-disabled', 'true');
});

test('a worker that cannot be loaded: bots play at first sight, and it is said', async ({ sit, page, complaints }) => {
  complaints.expect(/entry|worker/i);
  await page.route(/\/assets\/entry-.*\.js$/, (route) => route.abort());
  const onPage = await sit(someTable({ seats: ANNA, until: asked(1, 20) }));
  expect(['choice', 'confirmation']).toContain(await onPage.ready());
  await expect(onPage.notice).toContainText(say('web.mishap.for-good'));
  await onPage.hintButton.click();
  await expect(onPage.slip).toContainText(say('web.hint.failed'));
});

test('a worker that dies while it thinks: the bot thinks once more, and the game goes on', async ({
  sit,
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let deaths = 0;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      if (deaths++ > 0) {
        postMessage.apply(this, message as never);
        return;
      }
      this.terminate();
      this.dispatchEvent(new ErrorEvent('error', { message: 'gone', cancelable: true }));
    };
  });
  const onPage = await sit(someTable({ seats: ANNA, until: asked(1, 20) }));
  expect(['choice', 'confirmation']).toContain(await onPage.ready());
  await expect(page.locator('.notice')).toHaveText(say('web.mishap.again'));
});

test('a worker that falls silent: after a while the bot thinks once more in another, and the game goes on', async ({
  sit,
  page,
  context,
}) => {
  await page.clock.install();
  await context.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let sent = 0;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      if (sent++ > 0) postMessage.apply(this, message as never);
      else document.documentElement.dataset['asked'] = 'in vain';
    };
  });
  const onPage = await sit(someTable({ seats: ANNA, until: asked(1, 20) }));
  await expect(page.locator('html[data-asked]')).toBeAttached();
  await expect(onPage.table).toHaveAttribute('data-awaiting', 'bot');
  await page.clock.fastForward(61_000);
  expect(['choice', 'confirmation']).toContain(await onPage.ready());
  await expect(page.locator('.notice')).toHaveText(say('web.mishap.again'));
});

test('a part of the page that does not load is told of, and loaded at the second try', async ({
  page,
  settled,
  saveTables,
  complaints,
}) => {
  complaints.expect(/no answer|Failed to load|NotLoaded|dynamically imported/);
  await settled({});
  await saveTables(table());
  for (const link of ['/settings', '/table/table', '/new/paris']) {
    await page.goto('/');
    await expect(page.locator('.living-frame')).toBeVisible();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.locator(`a[href="${link}"]`).first().click();
    await expect(page.getByRole('alert')).toContainText(say('web.trouble.not-loaded'));
    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('button', { name: say('web.trouble.again') }).click();
    await expect(page.locator('.settings, .table, .new-form')).toBeVisible();
  }
});
