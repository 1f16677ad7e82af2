import { gzipSync } from 'node:zlib';
import { atLine, golden, someTable } from './tables.ts';
import { expect, test } from './test.ts';

/** What the first screen may weigh: scripts and styles, packed, and its letters, which are packed already. */
const MOST_KILOBYTES = 230;
const MOST_LETTERS = 80;

/** Figures are told in the report; only those with a budget that no clock decides can fail. */
function tell(what: string): void {
  test.info().annotations.push({ type: 'figure', description: what });
  console.log(`  · ${what}`);
}

test('the first screen is light', async ({ page, settled }) => {
  await settled({ motion: 'full' });
  // What comes when the page has nothing else to do is not of the first screen.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const parts = new Map<string, Promise<Buffer>>();
  const letters = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) parts.set(response.url(), response.body());
    if (pathname.endsWith('.woff2')) letters.set(response.url(), response.body());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.home-first')).toBeVisible();
  const weights = await Promise.all(
    [...parts].map(async ([address, body]) => ({ address, bytes: gzipSync(await body).length })),
  );
  const kilobytes = weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes).slice(0, 4);
  const named = heaviest.map(({ address, bytes }) => `${address.split('/').at(-1)} ${Math.round(bytes / 1000)}`);
  tell(`first screen: ${kilobytes.toFixed(0)} kB packed in ${weights.length} files (${named.join(', ')})`);
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
  const lettersWeigh = (await Promise.all(letters.values())).reduce((sum, { length }) => sum + length, 0) / 1000;
  tell(`letters of the first screen: ${lettersWeigh.toFixed(0)} kB in ${letters.size} files`);
  expect(lettersWeigh).toBeLessThanOrEqual(MOST_LETTERS);
});

test('a late game opens', async ({ sit, page }) => {
  const onPage = await sit(
    golden('le-havre/full-5', ['person', 'person', 'person', 'person', 'person'], { lines: 150 }),
  );
  await onPage.ready();
  const ready = await page.evaluate(() => performance.now());
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  tell(
    `a late game for five: painted after ${Math.round(Number(await painted.jsonValue()))} ms, ready within ${Math.round(ready)} ms`,
  );
});

test('the page listens while a Harbour Master thinks', async ({ sit, page }) => {
  const table = someTable({ seats: ['harbour-master', 'person Anna'], until: atLine(0, 80) });
  await page.addInitScript(() => {
    const events: number[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) events.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const onPage = await sit(table);
  await expect(onPage.table).toHaveAttribute('data-awaiting', 'bot');
  // Anna looks around meanwhile.
  for (let n = 0; n < 6; n++) {
    const card = page.locator('.table-board [data-place^="card "]').nth(n);
    if (!(await card.isVisible())) break;
    await card.click();
    await page.keyboard.press('Escape');
  }
  for (const at of [3, 10, 20]) await onPage.story.locator('.chapter').nth(at).click();
  const durations = await page.evaluate(() => (window as unknown as { events: number[] }).events);
  durations.sort((a, b) => a - b);
  const middle = durations[Math.floor(durations.length / 2)] ?? 0;
  tell(
    `while a bot thinks: ${durations.length} interactions over 16 ms, median ${middle} ms, longest ${durations.at(-1) ?? 0} ms`,
  );
});
