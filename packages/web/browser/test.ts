import { type BrowserContext, expect, test as base } from '@playwright/test';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import type { Settings } from '../src/settings/settings.ts';
import { TableOnPage } from './table-on-page.ts';

/** What a page must not do: complain, break, or ask for what is not there. Tests of trouble say which they expect. */
class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  hear(what: string): void {
    this.#heard.push(what);
  }

  expect(what: RegExp): void {
    this.#expected.push(what);
  }

  get unexpected(): string[] {
    return this.#heard.filter((what) => !this.#expected.some((pattern) => pattern.test(what)));
  }
}

/** Playwright says so itself where it keeps a service worker away. */
const OWN_WORDS = /Service Worker registration blocked by Playwright/;

function listen(context: BrowserContext, complaints: Complaints): void {
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') complaints.hear(`console ${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.hear(`error: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    // A page that is left drops what it was still asking for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.hear(`no answer: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.hear(`${response.status()}: ${response.url()}`);
  });
}

interface Given {
  readonly complaints: Complaints;
  /** Settings to come with; nothing moves unless a test wants it to. */
  readonly settled: (settings: Partial<Settings>) => Promise<void>;
  /** Saves tables before the page is opened. */
  readonly saveTables: (...tables: readonly SavedTable[]) => Promise<void>;
  /** Saves a table and sits down at it. */
  readonly sit: (table: SavedTable, settings?: Partial<Settings>) => Promise<TableOnPage>;
}

/** Turns end when a test ends them. */
const QUIET: Partial<Settings> = { language: 'en', theme: 'light', motion: 'none', guide: 'off', endTurns: false };

/** Keeps something for the page before it starts, once: what the page writes later stands. */
async function keep(context: BrowserContext, key: string, value: string): Promise<void> {
  await context.addInitScript(
    ([name = '', text = '']) => {
      // Frames without an address keep nothing.
      if (location.protocol === 'about:' || sessionStorage.getItem(`given ${name}`) === text) return;
      sessionStorage.setItem(`given ${name}`, text);
      localStorage.setItem(name, text);
    },
    [key, value],
  );
}

export const test = base.extend<Given>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      complaints.expect(OWN_WORDS);
      listen(context, complaints);
      await use(complaints);
      expect(complaints.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  settled: async ({ context }, use) => {
    await use((settings) => keep(context, 'quayside.settings', JSON.stringify({ ...QUIET, ...settings })));
  },
  saveTables: async ({ context }, use) => {
    await use(async (...tables) => {
      for (const table of tables) await keep(context, `quayside.table.${table.id}`, JSON.stringify(table));
    });
  },
  sit: async ({ page, settled, saveTables }, use) => {
    await use(async (table, settings = {}) => {
      await settled(settings);
      await saveTables(table);
      const onPage = new TableOnPage(page, table.id);
      await onPage.open();
      return onPage;
    });
  },
});

export { expect } from '@playwright/test';
