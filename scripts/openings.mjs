// npm run bench:openings: builds the page, serves it, and says how long it takes until a late table is seen.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './browser.mjs';
import { chromium } from './chromium.mjs';

// Not by name: what is typed for the browser is not typed for these scripts.
const { timeOpenings } = await import(fileURLToPath(new URL('../packages/web/browser/opening.ts', import.meta.url)));
const built = mkdtempSync(join(tmpdir(), 'quayside-openings-'));
const page = await serve(built);
try {
  await timeOpenings({ address: page.address, chromium: chromium(), told: (line) => console.log(line) });
} finally {
  await page.close();
  rmSync(built, { recursive: true, force: true });
}
