// npm run bench:page: builds the page, serves it, and says how long it takes until a late table is seen, and until it answers a touch
// while the strongest bots think.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BootstrapError, fail } from './bootstrap.mjs';
import { serve } from './browser.mjs';
import { chromium } from './chromium.mjs';

// Not by name: what is typed for the browser is not typed for these scripts.
const inBrowser = (/** @type {string} */ file) =>
  import(new URL(`../packages/web/browser/${file}`, import.meta.url).href);
const { timeOpenings } = await inBrowser('opening.ts');
const { timeTouches } = await inBrowser('touching.ts');
const built = mkdtempSync(join(tmpdir(), 'quayside-bench-'));
let page;
try {
  page = await serve(built);
  const where = { address: page.address, chromium: chromium(), told: (line) => console.log(line) };
  await timeOpenings(where);
  await timeTouches(where);
} catch (error) {
  fail(error instanceof BootstrapError ? error : new BootstrapError('the page could not be timed.', '', String(error)));
} finally {
  await page?.close();
  rmSync(built, { recursive: true, force: true });
}
