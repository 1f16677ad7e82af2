import { type Browser, chromium, type Page } from '@playwright/test';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import { someTable, asked } from './tables.ts';
import { TableOnPage } from './table-on-page.ts';

/** So many turns of the person are played at each table; the bots have theirs between. */
const TURNS = 8;
const FLAGS = ['--no-sandbox', '--disable-gpu'];
/** Between two touches somebody looks for so long. */
const LOOK = 60;
/** The page tells nothing shorter. */
const SHORTEST = 16;

interface Touching {
  readonly address: string;
  readonly chromium: string;
  readonly told: (line: string) => void;
}

interface Interaction {
  readonly name: string;
  readonly duration: number;
  /** Was the table waiting for a bot when it began? */
  readonly meanwhile: boolean;
}

/** Notes what the browser says of each touch: from the touch to the next thing painted. It runs inside the page. */
function watch(shortest: number): void {
  const found: Interaction[] = [];
  Object.assign(window, { quaysideTouches: found });
  const isBotAwaited = (): boolean => document.querySelector('.table[data-awaiting="bot"]') !== null;
  // When each touch began: afterwards the bot's turn may be over.
  const begun = new Map<number, boolean>();
  addEventListener('pointerdown', ({ timeStamp }) => begun.set(timeStamp, isBotAwaited()), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!(entry as { interactionId?: number }).interactionId) continue;
      const last = [...begun].findLast(([time]) => time <= entry.startTime + 1);
      found.push({ name: entry.name, duration: entry.duration, meanwhile: last?.[1] ?? false });
    }
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
}

/** Touches things on the table until the person is asked again. */
async function touchMeanwhile(page: Page, onPage: TableOnPage): Promise<number> {
  const places = page.locator('.table .place');
  let touched = 0;
  for (;;) {
    const awaiting = await onPage.table.getAttribute('data-awaiting').catch(() => null);
    if (awaiting !== 'bot') return touched;
    const count = await places.count();
    const box = await places.nth((touched * 7) % Math.max(1, count)).boundingBox();
    if (box) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      touched++;
    }
    await page.waitForTimeout(LOOK);
  }
}

const TABLES: readonly SavedTable[] = [
  someTable({ seats: ['person Mina', ...bots(4)], until: asked(0, 500), id: 'le-havre-five' }),
  someTable({ game: 'paris', seats: ['person Mina', ...bots(3)], until: asked(0, 200), id: 'paris-four' }),
];

function bots(count: number): 'harbour-master'[] {
  return Array.from({ length: count }, () => 'harbour-master');
}

async function touchesAt(browser: Browser, address: string, table: SavedTable): Promise<readonly Interaction[]> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  const settings = { language: 'en', guide: 'off', endTurns: true };
  await context.addInitScript(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    [
      ['quayside.settings', JSON.stringify(settings)],
      [`quayside.table.${table.id}`, JSON.stringify(table)],
    ] as const,
  );
  await context.addInitScript(watch, SHORTEST);
  const page = await context.newPage();
  const onPage = new TableOnPage(page, table.id);
  await onPage.open();
  for (let turn = 0; turn < TURNS; turn++) {
    const ready = await onPage.ready();
    if (ready === 'over') break;
    if (ready === 'choice') await chooseSomething(page, onPage);
    await touchMeanwhile(page, onPage);
  }
  await page.waitForTimeout(500);
  const found = await page.evaluate(
    () => (window as unknown as { quaysideTouches: readonly Interaction[] }).quaysideTouches,
  );
  await context.close();
  return found;
}

/** Any way from the list of all: what is played does not matter, only that it goes on. */
async function chooseSomething(page: Page, onPage: TableOnPage): Promise<void> {
  if (!(await onPage.primary.isEnabled())) {
    await page.locator('.table .place.can').first().click();
  }
  if (await onPage.primary.isEnabled()) await onPage.press();
}

/** Says how long a late table takes to answer a touch while the strongest bots think. */
export async function timeTouches({ address, chromium: executablePath, told }: Touching): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  for (const table of TABLES) {
    const all = await touchesAt(browser, address, table);
    const found = all.filter(({ meanwhile }) => meanwhile);
    const times = found.map(({ duration }) => duration).toSorted((a, b) => a - b);
    const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
    told(
      `${table.game}: ${times.length} touches of ${SHORTEST} ms or more while bots thought (of ${all.length}), median of those ${at(0.5)} ms, 98 of 100 within ${at(0.98)}, longest ${at(1)}`,
    );
  }
  await browser.close();
}
