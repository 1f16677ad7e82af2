import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { TableOnPage } from './table-on-page.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

test.use({ serviceWorkers: 'allow' });

/** A part that the page loads when somebody goes there; the newer version has it under another name. */
const SETTINGS = /assets\/SettingsPage-[\w-]+\.js/;

/** The page in two versions under one address: the one at `first`, and once `update` was called a newer one. */
async function twoVersions(first: string): Promise<{ address: string; update(): void; close(): void }> {
  let newer = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    void (async () => {
      const answer = await fetch(new URL(path, first));
      const headers = Object.fromEntries(
        ['content-type', 'content-security-policy'].map((name) => [name, answer.headers.get(name) ?? '']),
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      const changed = bytes
        .toString()
        .replace('<html', '<html data-version="newer"')
        .replace(/(\{url:"index.html",revision:")/, '$1newer-')
        .replace(new RegExp(`\\{url:"${SETTINGS.source}",revision:null\\},?`), '');
      const isChanged = newer && (path === '/sw.js' || headers['content-type']?.startsWith('text/html'));
      const isGone = newer && SETTINGS.test(path);
      response.writeHead(isGone ? 404 : answer.status, headers).end(isChanged ? changed : bytes);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    update: () => {
      newer = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The page is kept in the browser, and what it asks for comes from there. */
const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const version = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');

test('a newer version is told of, waits until it is wanted, and breaks nothing that is open', async ({
  page,
  context,
  settled,
  baseURL,
}) => {
  await settled({ confirmTurns: false });
  const server = await twoVersions(baseURL ?? '');
  await page.goto(server.address);
  await isKept(page);
  await page.locator('.home-ways button').first().click();
  await page.waitForURL(/\/table\//);
  const onPage = new TableOnPage(page, new URL(page.url()).pathname.split('/').at(-1) as string);
  expect(await onPage.ready()).toBe('choice');
  const other = await context.newPage();
  await other.goto(server.address);
  await expect(other.locator('.home')).toBeVisible();
  const told = (where: Page): ReturnType<Page['locator']> => where.locator('.new-version');
  await expect(told(page)).toHaveCount(0);

  server.update();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(told(page)).toContainText(say('web.version.new'));
  await expect(told(other)).toContainText(say('web.version.new'));
  expect([await version(page), await version(other)]).toEqual([null, null]);

  // A part of the old version that no server has any more.
  await other.locator('a[href="/settings"]').first().click();
  await expect(other.locator('.settings')).toBeVisible();
  await other.locator('a[href="/"]').first().click();

  // One tab takes the newer one up: it starts anew, and the table in the other is not torn away.
  await told(other)
    .getByRole('button', { name: say('web.version.reload') })
    .click();
  await expect(other.locator('html')).toHaveAttribute('data-version', 'newer');
  await expect(told(page)).toBeVisible();
  expect(await version(page)).toBeNull();
  const { record } = await onPage.saved();
  await onPage.takeOffer();
  await expect.poll(async () => (await onPage.saved()).record).not.toBe(record);
  await told(page)
    .getByRole('button', { name: say('web.version.reload') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'newer');
  await expect(onPage.table).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  server.close();
});

test('“later” leaves the page alone', async ({ page, settled, baseURL }) => {
  await settled({});
  const server = await twoVersions(baseURL ?? '');
  await page.goto(server.address);
  await isKept(page);
  server.update();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole('button', { name: say('web.version.later') }).click();
  await expect(page.locator('.new-version')).toHaveCount(0);
  expect(await version(page)).toBeNull();
  server.close();
});
