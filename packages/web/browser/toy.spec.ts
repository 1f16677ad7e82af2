import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random } from '@quayside/kernel';
import { build, preview, type PreviewServer } from 'vite';
import { withoutPages } from '../without-pages.ts';
import { playByClicks } from './clicker.ts';
import { expect, test } from './test.ts';

const root = fileURLToPath(new URL('./toy', import.meta.url));

let folder = '';
let server: PreviewServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-toy-'));
  const config = { root, configFile: false, logLevel: 'error', build: { outDir: folder, target: 'es2022' } } as const;
  await build({ ...config, worker: { format: 'es', plugins: () => [withoutPages()] } });
  server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('a game of the registry is on the first page, and is played by clicks to its score sheet', async ({
  page,
  settled,
}) => {
  await settled({ name: 'Anna' });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const card = page.locator('.home-tile', { hasText: 'Pebbles' });
  await expect(card).toContainText('by nobody');
  await card.getByRole('link').click();
  await page.locator('.foot-go').click();
  await page.locator('.bar').waitFor();
  await playByClicks(page, new Random('toy'));
  await expect(page.locator('.end-sheet')).toContainText('secret card');
});
