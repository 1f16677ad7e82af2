import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import { leHavreLate, parisLate } from './gallery/positions.ts';

const TIMES = 5;
const FLAGS = ['--no-sandbox', '--disable-gpu'];

interface Opening {
  readonly address: string;
  readonly chromium: string;
  readonly told: (line: string) => void;
}

/** Notes when a table was first drawn whole, and when something was last touched. It runs inside the page. */
function watch(): void {
  const noted = { touched: 0, drawn: 0 };
  Object.assign(window, { quaysideOpening: noted });
  addEventListener('pointerdown', ({ timeStamp }) => (noted.touched = timeStamp), { capture: true });
  const look = (): void => {
    if (document.querySelector('.table[data-awaiting]')) {
      // The frame in which it is drawn ends before the next task.
      requestAnimationFrame(() => setTimeout(() => (noted.drawn ||= performance.now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** How long it took since somebody touched something, or since the page was asked for. */
async function waited(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const { quaysideOpening: noted } = window as unknown as { quaysideOpening: { touched: number; drawn: number } };
    return noted.drawn > 0 ? noted : null;
  });
  const { touched, drawn } = (await handle.jsonValue())!;
  return drawn - touched;
}

async function contextWith(browser: Browser, address: string, table: SavedTable): Promise<BrowserContext> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: address, viewport, locale: 'en-GB' });
  const kept = [
    ['quayside.settings', JSON.stringify({ language: 'en', guide: 'off' })],
    [`quayside.table.${table.id}`, JSON.stringify(table)],
  ] as const;
  await context.addInitScript((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, kept);
  await context.addInitScript(watch);
  return context;
}

/** On the first visit, by its address with the page kept, and by the button of the home page. */
async function threeWays(browser: Browser, address: string, table: SavedTable): Promise<readonly number[]> {
  const context = await contextWith(browser, address, table);
  const page = await context.newPage();
  await page.goto(`/table/${table.id}`);
  const first = await waited(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForTimeout(1500);
  await page.goto('/about');
  await page.goto(`/table/${table.id}`);
  const again = await waited(page);
  await page.goto('/');
  await page.waitForTimeout(2500);
  await page.locator('[data-zone="primary"] .foot-go').first().click();
  const home = await waited(page);
  await context.close();
  return [first, again, home];
}

const WAYS = ['on a first visit', 'by its address', 'from home'] as const;

/** Says how long it takes until a late table of each game is seen. */
export async function timeOpenings({ address, chromium: executablePath, told }: Opening): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  for (const table of [leHavreLate, parisLate]) {
    const tries: (readonly number[])[] = [];
    for (let n = 0; n < TIMES; n++) tries.push(await threeWays(browser, address, table));
    for (const [at, way] of WAYS.entries()) {
      const times = tries.map((each) => Math.round(each[at] ?? 0)).toSorted((a, b) => a - b);
      told(`${table.game}, ${way}: median ${times[Math.floor(TIMES / 2)]} ms (${times.join(', ')})`);
    }
  }
  await browser.close();
}
