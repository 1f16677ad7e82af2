import { TableDesk } from './table-desk.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

for (const game of ['le-havre', 'paris'] as const) {
  test(`${game} starts and is played without a network`, async ({ page, context, settled }) => {
    await settled({ confirmTurns: false });
    await page.goto('/');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const { active } = registration;
      if (active?.state === 'activated') return;
      await new Promise<void>((resolve) => {
        active?.addEventListener('statechange', () => active.state === 'activated' && resolve());
      });
    });

    await context.setOffline(true);
    await page.reload();
    await page
      .locator('.home-ways button')
      .nth(game === 'paris' ? 1 : 0)
      .click();
    await page.waitForURL(/\/table\//);
    const desk = new TableDesk(page, new URL(page.url()).pathname.split('/').at(-1) as string);
    expect(await desk.ready()).toBe('choice');
    const { record } = await desk.saved();
    const place = page.locator('.place.can').first();
    await place.click();
    if ((await desk.saved()).record === record) await page.locator('.tip.pinned [data-option]').first().click();
    expect((await desk.saved()).record).not.toBe(record);

    // The worker that bots think in is there too.
    await desk.bar.locator('[data-key="h"]').click();
    await expect(desk.bar.locator('.hint [data-option]').first()).toBeVisible();

    // And every other page.
    for (const address of ['/saved', '/settings', '/about', '/new/le-havre']) {
      await page.goto(address);
      await expect(page.locator('h1')).not.toBeEmpty();
    }
  });
}
