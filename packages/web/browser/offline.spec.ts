import type { Page } from '@playwright/test';
import { TableOnPage } from './table-on-page.ts';
import { golden } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything the page is made of is kept. */
const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { active } = registration;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve());
    });
  });

/** Fonts that a page wanted, and those of them that did not come. */
const fontsOf = (page: Page): Promise<{ families: string[]; missing: string[] }> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const named = (status: FontFaceLoadStatus): string[] => [
      ...new Set([...document.fonts].filter((ui) => ui.status === status).map(({ family }) => family)),
    ];
    return { families: named('loaded'), missing: named('error').filter((family) => !family.includes('Stand-in')) };
  });

test('letters are there without a network, those of a rare name too', async ({
  page,
  context,
  settled,
  saveTables,
}) => {
  await settled({ language: 'ko' });
  await saveTables(golden('le-havre/full-2', ['person 뷁쀍', 'captain'], { lines: 4 }));
  await page.goto('/');
  await kept(page);
  const onPage = new TableOnPage(page, 'table');
  await onPage.open();
  await onPage.ready();
  const RARE = expect.arrayContaining([expect.stringContaining('Gowun Batang')]);
  await expect.poll(() => fontsOf(page)).toEqual({ families: RARE, missing: [] });

  await context.setOffline(true);
  await page.reload();
  await onPage.ready();
  await expect.poll(() => fontsOf(page)).toEqual({ families: RARE, missing: [] });
});

for (const game of ['le-havre', 'paris'] as const) {
  test(`${game} starts and is played without a network`, async ({ page, context, settled, complaints }) => {
    // The page asks whether a server of tables is there, and a browser says that it cannot.
    complaints.expect(/\/api\/|ERR_INTERNET_DISCONNECTED/);
    await settled({ confirmTurns: false });
    await page.goto('/');
    await kept(page);

    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.home-friends')).toContainText(say('web.home.friends-needs.no-net'));
    await page
      .locator('.home-ways button')
      .nth(game === 'paris' ? 1 : 0)
      .click();
    await page.waitForURL(/\/table\//);
    const onPage = new TableOnPage(page, new URL(page.url()).pathname.split('/').at(-1) as string);
    expect(await onPage.ready()).toBe('choice');
    const { record } = await onPage.saved();
    await page.locator('.place.can').first().click();
    await onPage.press();
    expect((await onPage.saved()).record).not.toBe(record);

    // The worker that bots think in is there too.
    await onPage.ready();
    await onPage.hintButton.click();
    await expect(onPage.slip.locator('[data-hint]').first()).toBeVisible();

    // And every other page.
    for (const address of ['/tables', '/saved', '/settings', '/about', '/new/le-havre']) {
      await page.goto(address);
      await expect(page.locator('h1')).not.toBeEmpty();
    }
  });
}
