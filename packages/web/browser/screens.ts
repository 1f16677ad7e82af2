import { LANGUAGES, type Language } from '@quayside/kernel';
import { expect, type Page } from '@playwright/test';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import type { Settings } from '../src/settings/settings.ts';
import { answerAs, FULL_ROOM, INVITED, MANY, NONE, type Online, ROOM } from './far-tables.ts';
import { OWN_CARD } from './own-card.ts';
import { golden, someTable, tokensOf } from './tables.ts';

/** Every screen that the page has, and how to get there. */
export interface Screen {
  readonly name: string;
  /** The saved tables. */
  readonly tables?: () => readonly SavedTable[];
  /** Something saved that nobody can read. */
  readonly damaged?: boolean;
  /** What else the browser keeps. */
  readonly kept?: readonly (readonly [key: string, value: string])[];
  readonly address: string;
  /** What a server answers; where there is none, the page is plain files. */
  readonly online?: Online;
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

/** How the special buildings are chosen: the last two ways unfold more. */
const specials =
  (way: 5 | 6) =>
  async (page: Page): Promise<void> => {
    // A choice that is remembered is unfolded already.
    const variants = page.locator('.new-variants');
    if ((await variants.getAttribute('open')) === null) await variants.locator('summary').click();
    await page.locator('.lh-sets .choice-values label').nth(way).click();
    await expect(page.locator('.lh-of-six')).toBeVisible();
  };

export const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/', there: '.home' },
  { name: 'home with a table to go on with', tables: late, address: '/', there: '.home-continue' },
  {
    name: 'new Le Havre',
    address: '/new/le-havre',
    there: '.new-form',
    act: async (page) => {
      await page.locator('.new-variants summary').click();
      await expect(page.locator('.new-variants .choice').first()).toBeVisible();
    },
  },
  { name: 'new Le Havre, counted by set', address: '/new/le-havre', there: '.new-form', act: specials(5) },
  { name: 'new Le Havre, six chosen', address: '/new/le-havre', there: '.new-form', act: specials(6) },
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
      await page.keyboard.press('t');
      await expect(page.locator('dialog.leaf')).toBeVisible();
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
  { name: 'tables with others', online: MANY, address: '/tables', there: '.tables-open > ul > li:first-child' },
  {
    name: 'a new table with others',
    online: MANY,
    address: '/tables',
    there: '.tables-open > ul > li:first-child',
    act: async (page) => {
      // On a phone it is a page of its own.
      if ((await page.locator('.tables-slip').count()) === 0) await page.locator('.foot-go').click();
      await expect(page.locator('.plate').first()).toBeVisible();
    },
  },
  { name: 'no tables with others', online: NONE, address: '/tables', there: '.tables-open .tables-none' },
  { name: 'a room', online: MANY, address: `/tables/${ROOM.code}`, there: '.room .qr' },
  { name: 'a full room', online: MANY, address: `/tables/${FULL_ROOM.code}`, there: '.room .qr' },
  { name: 'a room one is invited to', online: INVITED, address: `/tables/${FULL_ROOM.code}`, there: '.room .qr' },
  { name: 'tables without a server', address: '/tables', there: '.tables-away' },
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
  { name: 'the workshop, empty', address: '/workshop', there: '.ws-face-card' },
  { name: 'the workshop', kept: [OWN_CARD], address: '/workshop', there: '.ws-face-card' },
  { name: 'new Le Havre with a card', kept: [OWN_CARD], address: '/new/le-havre?cards=own', there: '.own-cards' },
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
    ...(screen.kept ?? []),
    ...(screen.damaged ? [['quayside.table.8f2c77a1', '{"id":"8f2c77a1","game":"chess"']] : []),
  ];
  // A leaf of the same origin on which nothing runs.
  await page.route('/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  if (screen.online) await answerAs(page, screen.online);
  await page.goto('/blank');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
  }, kept);
  await page.goto(screen.address);
  await expect(page.locator(screen.there)).toBeVisible();
  await screen.act?.(page);
}

/** A table is full in every language; elsewhere the longest words are Russian, and Korean has other letters. */
export const languagesOf = ({ table, act }: Screen): readonly Language[] => (table && !act ? LANGUAGES : ['ru', 'ko']);

/**
 * The screen that is shown, with other settings, as if they had been chosen in another tab. What is done on it once it is there is
 * done anew.
 */
export async function change(page: Page, screen: Screen, settings: Partial<Settings>): Promise<void> {
  await page.evaluate((changed) => {
    const key = 'quayside.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...changed }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, settings);
  if (screen.act) await page.reload();
  if (settings.language) await expect(page.locator('html')).toHaveAttribute('lang', settings.language);
  await expect(page.locator(screen.there)).toBeVisible();
  await screen.act?.(page);
  // Names are fitted into their lines once their letters are there.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
