import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { Random } from '@quayside/kernel';
import type { TableSheet } from '@quayside/live';
import { playByClicks } from './clicker.ts';
import { expect, test } from './test.ts';

const COMMAND = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
/** The page as the runner has built it. */
const PAGE = process.env['QUAYSIDE_PAGE'] ?? '';

/** Whoever sits elsewhere dithers as long as they like, and the server is started again meanwhile: milliseconds. */
const OTHERS = 300_000;

let server: ChildProcess;
let data: string;
let address: string;

/** The server as people start it, on this machine alone. */
async function serve(port: number): Promise<void> {
  const flags = ['--port', String(port), '--data', data, '--page', PAGE, '--bot-pace', '0', '--lang', 'en'];
  server = spawn(process.execPath, [COMMAND, 'serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await new Promise<string>((resolve, refuse) => {
    server.stdout?.once('data', (text: Buffer) => resolve(text.toString()));
    server.once('exit', () => refuse(new Error('the server has ended')));
  });
  address = /http:\S+:\d+/.exec(said)?.[0] ?? '';
}

const killed = (): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });

test.beforeEach(async () => {
  test.skip(!existsSync(PAGE), 'the page is served from elsewhere');
  data = mkdtempSync(join(tmpdir(), 'quayside-online-'));
  await serve(0);
});

test.afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) await killed();
  rmSync(data, { recursive: true, force: true });
});

/** Somebody at a machine of their own, with the link in their hands; a guest says who they are and sits down. */
async function arrive(context: BrowserContext, path: string, name?: string): Promise<Page> {
  const settings = { language: 'en', theme: 'light', motion: 'none', guide: 'off', endTurns: true };
  await context.addInitScript((kept) => localStorage.setItem('quayside.settings', kept), JSON.stringify(settings));
  const page = await context.newPage();
  await page.goto(`${address}${path}`);
  if (name !== undefined) await page.locator('#your-name').fill(name);
  await page.locator('.foot-go').click();
  return page;
}

/** Makes a table for three by the server’s own address, as the host’s page does. */
async function tableOf(context: BrowserContext): Promise<TableSheet> {
  const signedIn = await context.request.post(`${address}/api/guests`, { data: { name: 'Anna' } });
  expect(signedIn.ok()).toBe(true);
  const made = await context.request.post(`${address}/api/tables`, {
    data: { game: 'paris', settings: { players: '3' } },
  });
  return (await made.json()) as TableSheet;
}

test('two people and a bot, each at their own machine, from the link to the end; the server is killed in between', async ({
  browser,
}) => {
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  const { code } = await tableOf(here);
  const anna = await arrive(here, `/tables/${code}`);
  await anna.locator('.room-chair select').last().selectOption('deckhand');
  const bela = await arrive(there, `/tables/${code.toLowerCase()}`, 'Bela');
  await expect(anna.locator('.room-chair').nth(1)).toContainText('Bela');
  await anna.locator('.foot-go').click();
  for (const page of [anna, bela]) await expect(page.locator('.table[data-awaiting]')).toBeVisible();

  const games = Promise.all([anna, bela].map((page, n) => playByClicks(page, new Random(`online ${n}`), OTHERS)));
  // In the midst of it the server is gone, and comes back.
  await expect.poll(async () => bela.locator('.chapter').count()).toBeGreaterThan(3);
  const port = Number(new URL(address).port);
  await killed();
  await expect(bela.locator('[data-line="broken"]')).toBeVisible();
  await serve(port);
  await expect(bela.locator('[data-line="open"]')).toBeAttached();

  const played = await games;
  expect(played.flatMap(({ faults }) => faults)).toEqual([]);
  const scores = await Promise.all(
    [anna, bela].map((page) => page.locator('.end-sheet tfoot [data-seat]').allInnerTexts()),
  );
  expect(scores[0]).toHaveLength(3);
  expect(scores[1]).toEqual(scores[0]);
  for (const context of [here, there]) await context.close();
});
