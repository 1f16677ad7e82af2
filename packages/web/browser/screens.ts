import { expect, type Page } from '@playwright/test';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import type { Settings } from '../src/settings/settings.ts';
import { golden, someTable, tokensOf } from './tables.ts';

/** Every screen that the page has, and how to get there. */
export interface Screen {
  readonly name: string;
  /** The saved tables. */
  readonly tables?: () => readonly SavedTable[];
  /** Something saved that nobody can read. */
  readonly damaged?: boolean;
  readonly address: string;
  /** What is there once the screen is. */
  readonly there: string;
  /** What is done then. */
  readonly act?: (page: Page) => Promise<void>;
  /** Is it the table itself, which has no more than the window? */
  readonly table?: boolean;
}

const known = new Map<string, SavedTable>();
/** Made once, where somebody wants to see it. */
const once = (name: string, make: () => SavedTable) => () => {
  const table = known.get(name) ?? make();
  known.set(name, table);
  return [table];
};

const FIVE = ['person Anna', 'mate', 'captain', 'person Konstantin', 'harbour-master'] as const;
const early = once('early', () => golden('le-havre/full-2', ['person Anna', 'captain'], { lines: 4 }));
const late = once('late', () => golden('le-havre/full-2', ['person Anna', 'captain'], { lines: 110 }));
const crowded = once('crowded', () => golden('le-havre/full-5', FIVE, { lines: 150 }));
const parisEarly = once('paris early', () => golden('paris/printed-2', ['person Anna', 'mate'], { lines: 6 }));
const parisLate = once('paris late', () =>
  golden('paris/printed-4', ['person Anna', 'mate', 'captain', 'harbour-master'], { lines: 80 }),
);
const handed = once('handed', () => golden('paris/printed-2', ['person Anna', 'person Bruno'], { lines: 20 }));
const over = once('over', () => golden('le-havre/full-5', FIVE));
const parisOver = once('paris over', () => golden('paris/printed-3', ['person Anna', 'mate', 'captain']));
const paying = once('paying', () =>
  someTable({
    seats: ['person Anna', 'deckhand'],
    until: (now) => {
      const tokens = tokensOf(now);
      return (
        now.game.mover(now.state) === 0 && tokens.length > 3 && tokens.every((token) => /^(pay|ship) /.test(token))
      );
    },
  }),
);

const TABLE = '.table[data-awaiting="choice"]';
const atTable = { address: '/table/table', there: TABLE, table: true } as const;

export const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/', there: '.home' },
  { name: 'home with a table to go on with', tables: late, address: '/', there: '.home-continue' },
  { name: 'new Le Havre', address: '/new/le-havre', there: '.new-form' },
  { name: 'new Paris', address: '/new/paris', there: '.new-form' },
  { name: 'Le Havre, early', tables: early, ...atTable },
  { name: 'Le Havre, late', tables: late, ...atTable },
  { name: 'Le Havre, five players', tables: crowded, ...atTable },
  { name: 'Paris, early', tables: parisEarly, ...atTable },
  { name: 'Paris, late', tables: parisLate, ...atTable },
  {
    name: 'all options',
    tables: late,
    ...atTable,
    act: async (page) => {
      await page.locator('.bar [data-key="a"]').click();
      await expect(page.locator('.slip [data-way]').first()).toBeVisible();
    },
  },
  { name: 'a plan', tables: paying, ...atTable, there: '.slip :is(.slip-row, .lh-lading)' },
  {
    name: 'a slip',
    tables: early,
    ...atTable,
    act: async (page) => {
      await page.locator('.place.can[data-place^="offer "]').first().click();
      await expect(page.locator('.slip, .place.chosen').first()).toBeVisible();
    },
  },
  {
    name: 'a leaf',
    tables: early,
    ...atTable,
    act: async (page) => {
      await page.locator('[data-place][data-options]').first().dispatchEvent('contextmenu');
      await expect(page.locator('.tip.pinned')).toBeVisible();
    },
  },
  {
    name: 'the table in words',
    tables: parisLate,
    ...atTable,
    act: async (page) => {
      // A table that is just painted may not listen to keys yet.
      await expect(async () => {
        await page.keyboard.press('t');
        await expect(page.locator('dialog.leaf')).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
  {
    name: 'the menu',
    tables: crowded,
    ...atTable,
    act: async (page) => {
      await page.locator('.table-menu').click();
      await expect(page.locator('dialog.menu')).toBeVisible();
    },
  },
  { name: 'a hand-over', tables: handed, address: '/table/table', there: '.hand-over', table: true },
  { name: 'the end of Le Havre', tables: over, address: '/table/table', there: '.end-sheet' },
  { name: 'the end of Paris', tables: parisOver, address: '/table/table', there: '.end-sheet' },
  { name: 'no saved tables', address: '/saved', there: '.saved-empty' },
  {
    name: 'saved tables',
    tables: () => [...late(), ...parisOver().map((table) => ({ ...table, id: 'other' }))],
    damaged: true,
    address: '/saved',
    there: '.saved-damaged',
  },
  { name: 'settings', address: '/settings', there: '.settings' },
  { name: 'the rules of Le Havre', address: '/rules/le-havre', there: '.rules' },
  { name: 'the rules of Paris', address: '/rules/paris', there: '.rules' },
  { name: 'a card of Le Havre', address: '/cards/le-havre/shipping-line', there: '.enc-article' },
  { name: 'a tile of Paris', address: '/cards/paris/bonus-30', there: '.enc-article' },
  { name: 'about', address: '/about', there: '.about' },
  { name: 'no such table', address: '/table/nowhere', there: '.trouble' },
  { name: 'a damaged table', damaged: true, address: '/table/8f2c77a1', there: '.trouble' },
  { name: 'no such page', address: '/nowhere', there: '.trouble' },
];

export const screensNamed = (...names: readonly string[]): readonly Screen[] =>
  names.map((name) => SCREENS.find((each) => each.name === name) as Screen);

/** Goes to a screen with nothing in the browser but what belongs to it. */
export async function show(page: Page, screen: Screen, settings: Partial<Settings>): Promise<void> {
  const kept = [
    [
      'quayside.settings',
      JSON.stringify({ language: 'en', theme: 'light', motion: 'none', guide: 'off', ...settings }),
    ],
    ...(screen.tables?.() ?? []).map((table) => [`quayside.table.${table.id}`, JSON.stringify(table)]),
    ...(screen.damaged ? [['quayside.table.8f2c77a1', '{"id":"8f2c77a1","game":"chess"']] : []),
  ];
  // A leaf of the same origin on which nothing runs.
  await page.route('/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
  }, kept);
  await page.goto(screen.address);
  await expect(page.locator(screen.there)).toBeVisible();
  await screen.act?.(page);
}

/** The screen that is shown, in another language: as if it had been chosen in another tab. */
export async function showIn(page: Page, screen: Screen, language: string): Promise<void> {
  await page.evaluate((tongue) => {
    const key = 'quayside.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: tongue }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator(screen.there)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
