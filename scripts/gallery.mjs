// npm run gallery [-- FILTER]: builds the page, serves it and takes a picture of every screen into docs/screens; with FILTER only
// those whose file names contain one of its words.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './bootstrap.mjs';
import { serve } from './browser.mjs';
import { chromium } from './chromium.mjs';
import { plainLetters } from './plain-letters.mjs';

const folder = join(root, 'docs', 'screens');
// Not by name: what is typed for the browser is not typed for these scripts.
const studio = fileURLToPath(new URL('../packages/web/browser/gallery/index.ts', import.meta.url));

const [filter = ''] = process.argv.slice(2);
const { indexPage, pictureNames, takePictures } = await import(studio);
const built = mkdtempSync(join(tmpdir(), 'quayside-gallery-'));
const page = await serve(built);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) {
  if (file.endsWith('.webp') && !pictureNames.includes(file)) rmSync(join(folder, file));
}
let taken = 0;
// The browser inherits it: the same pictures on any machine.
Object.assign(process.env, plainLetters(built));
try {
  await takePictures({
    address: page.address,
    chromium: chromium(),
    folder,
    filter,
    told: (name) => console.log(`${(taken += 1)}: ${name}`),
  });
  writeFileSync(join(folder, 'README.md'), indexPage());
  console.log(`${taken} pictures in docs/screens`);
} finally {
  await page.close();
  rmSync(built, { recursive: true, force: true });
}
