import type { Page } from '@playwright/test';
import { FULL_ROOM, INVITED, MANY, type Online, ROOM } from '../far-tables.ts';
import type { SavedTable } from '../../src/saved/saved-tables.ts';
import {
  leHavreEarly,
  leHavreEnd,
  leHavreFirst,
  leHavreLate,
  leHavreMiddle,
  leHavreShipping,
  parisEarly,
  parisEnd,
  parisLate,
  parisShared,
  parisTiles,
  torn,
} from './positions.ts';

/** Something that is worth a picture. */
export interface Screen {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly tables: readonly SavedTable[];
  /** What else the browser keeps. */
  readonly kept?: readonly (readonly [key: string, value: string])[];
  /** What a server answers; where there is none, the page is plain files. */
  readonly online?: Online;
  /** What must be there before anything else is done. */
  readonly shows: string;
  /** What somebody does until it is seen. */
  readonly reach?: (page: Page) => Promise<void>;
  /** The tables people look at for hours: every width in both themes, and every language. */
  readonly often?: true;
  /** Only there where the screen is narrow. */
  readonly phoneOnly?: true;
  /** Seen by people who tell fewer colours apart. */
  readonly fewColours?: true;
  /** Is the guide there? */
  readonly guided?: true;
  /** Longer than the window: seen from top to bottom. */
  readonly whole?: true;
}

const savedTables = [leHavreMiddle, parisLate, leHavreEnd, parisShared];

/** A seat asked to choose, or to take the screen; the gallery waits until it is so. */
const ASKED = '.table[data-awaiting="choice"]';

const tab = (game: 'le-havre' | 'paris', at: number, name: string, table: SavedTable): Screen => ({
  id: `${game}-phone-${name}`,
  title: `${game === 'paris' ? 'Paris' : 'Le Havre'} on a phone: ${name}`,
  address: `/table/${table.id}`,
  tables: [table],
  shows: ASKED,
  phoneOnly: true,
  reach: (page) => page.locator('.tabs button').nth(at).click(),
});

const hint = (game: 'le-havre' | 'paris', table: SavedTable): Screen => ({
  id: `${game}-hint`,
  title: `${game === 'paris' ? 'Paris' : 'Le Havre'}, a hint`,
  address: `/table/${table.id}`,
  tables: [table],
  shows: ASKED,
  reach: async (page) => {
    await page.locator('.bar [data-key="h"]').click();
    await page.locator('.hint-steps').waitFor({ timeout: 30_000 });
  },
});

/** Touches the first thing of a kind that something can be done with. */
const chooses =
  (place: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`.place.can[data-place^="${place}"]`).first().click();
    await page.locator('.place.chosen').first().waitFor();
  };

export const SCREENS: readonly Screen[] = [
  { id: 'home', title: 'Home', address: '/', tables: [], shows: '.living-frame .quay, .living-frame', whole: true },
  {
    id: 'home-again',
    title: 'Home, with games begun',
    address: '/',
    tables: savedTables,
    shows: '.living-frame',
    whole: true,
  },
  {
    id: 'new-le-havre',
    title: 'A new table, Le Havre',
    address: '/new/le-havre',
    tables: [],
    shows: '.new-form',
    whole: true,
  },
  { id: 'new-paris', title: 'A new table, Paris', address: '/new/paris', tables: [], shows: '.new-form', whole: true },
  {
    id: 'le-havre-early',
    title: 'Le Havre, early',
    address: `/table/${leHavreEarly.id}`,
    tables: [leHavreEarly],
    shows: ASKED,
    often: true,
  },
  {
    id: 'le-havre-middle',
    title: 'Le Havre, in the middle',
    address: `/table/${leHavreMiddle.id}`,
    tables: [leHavreMiddle],
    shows: ASKED,
    often: true,
  },
  {
    id: 'le-havre-late',
    title: 'Le Havre, late, five players',
    address: `/table/${leHavreLate.id}`,
    tables: [leHavreLate],
    shows: ASKED,
    often: true,
  },
  {
    id: 'le-havre-plan',
    title: 'Le Havre, ships are loaded',
    address: `/table/${leHavreShipping.id}`,
    tables: [leHavreShipping],
    shows: '.slip .stepper, .slip .slip-chips',
  },
  {
    id: 'le-havre-card',
    title: 'Le Havre, a card close up',
    address: `/table/${leHavreMiddle.id}`,
    tables: [leHavreMiddle],
    shows: ASKED,
    reach: async (page) => {
      await page.locator('[data-place^="card "]').first().dispatchEvent('contextmenu');
      await page.locator('.tip').waitFor();
    },
  },
  {
    id: 'le-havre-slip',
    title: 'Le Havre, a building is chosen',
    address: `/table/${leHavreMiddle.id}`,
    tables: [leHavreMiddle],
    shows: ASKED,
    reach: async (page) => {
      await page.locator('.place.can[data-place^="card "]').first().click();
      await page.locator('.place.chosen').waitFor();
    },
  },
  {
    id: 'le-havre-options',
    title: 'Le Havre, all that can be chosen',
    address: `/table/${leHavreMiddle.id}`,
    tables: [leHavreMiddle],
    shows: ASKED,
    reach: (page) => page.locator('.bar [data-key="a"]').click(),
  },
  {
    id: 'paris-early',
    title: 'Paris, early',
    address: `/table/${parisEarly.id}`,
    tables: [parisEarly],
    shows: ASKED,
    often: true,
  },
  {
    id: 'paris-late',
    title: 'Paris, late, four players',
    address: `/table/${parisLate.id}`,
    tables: [parisLate],
    shows: ASKED,
    often: true,
  },
  {
    id: 'paris-move',
    title: 'Paris, a key is to move',
    address: `/table/${parisLate.id}`,
    tables: [parisLate],
    shows: ASKED,
    reach: async (page) => {
      await page.locator('.place.can[data-place^="place "]').first().click();
    },
  },
  {
    id: 'encyclopaedia',
    title: 'An article',
    address: '/cards/le-havre/shipping-line',
    tables: [],
    shows: 'main h1',
  },
  {
    id: 'workshop',
    title: 'A card is made',
    address: '/workshop',
    tables: [],
    shows: '.ws-face-card',
    reach: async (page) => {
      // On a phone the shelf is a page of its own.
      const tabs = page.locator('.ws-tabs [role="tab"]');
      const isNarrow = (await tabs.count()) > 0;
      if (isNarrow) await tabs.last().click();
      await page.locator('.ws-example').first().click();
      // Its report takes as long as the machine wants: the picture is made without it.
      await page.locator('.ws-report .button').click();
      if (isNarrow) await tabs.first().click();
    },
  },
  {
    id: 'hand-over',
    title: 'The screen is handed over',
    address: `/table/${parisShared.id}`,
    tables: [parisShared],
    shows: '.hand-over',
  },
  {
    id: 'le-havre-end',
    title: 'The end of Le Havre',
    address: `/table/${leHavreEnd.id}`,
    tables: [leHavreEnd],
    shows: '.end-sheet',
    whole: true,
  },
  {
    id: 'paris-end',
    title: 'The end of Paris',
    address: `/table/${parisEnd.id}`,
    tables: [parisEnd],
    shows: '.end-sheet',
    whole: true,
  },
  {
    id: 'tables',
    title: 'Tables with others',
    address: '/tables',
    tables: [],
    online: MANY,
    shows: '.tables-open .tables-row',
    often: true,
  },
  {
    id: 'room',
    title: 'A table before it starts, as its host sees it',
    address: `/tables/${ROOM.code}`,
    tables: [],
    online: MANY,
    shows: '.room .qr',
    whole: true,
  },
  {
    id: 'room-invited',
    title: 'A table before it starts, as somebody who was invited sees it',
    address: `/tables/${FULL_ROOM.code}`,
    tables: [],
    online: INVITED,
    shows: '.room .qr',
    whole: true,
  },
  {
    id: 'tables-away',
    title: 'Tables with others, without a server',
    address: '/tables',
    tables: [],
    shows: '.tables-away',
  },
  {
    id: 'saved',
    title: 'Saved games',
    address: '/saved',
    tables: savedTables,
    kept: [['quayside.table.spoiled', 'not a table']],
    shows: '.saved',
    whole: true,
  },
  { id: 'settings', title: 'Settings', address: '/settings', tables: [], shows: 'main h1', whole: true },
  { id: 'about', title: 'About', address: '/about', tables: [], shows: 'main h1', whole: true },
  { id: 'rules-le-havre', title: 'The rules of Le Havre', address: '/rules/le-havre', tables: [], shows: 'main h1' },
  { id: 'rules-paris', title: 'The rules of Paris', address: '/rules/paris', tables: [], shows: 'main h1' },
  { id: 'trouble', title: 'A table that cannot be read', address: '/table/torn', tables: [torn], shows: '.trouble' },
  {
    id: 'menu',
    title: 'The menu of a table',
    address: `/table/${leHavreMiddle.id}`,
    tables: [leHavreMiddle],
    shows: ASKED,
    reach: (page) => page.locator('.table-menu').click(),
  },
  {
    id: 'words',
    title: 'The table in words',
    address: `/table/${leHavreMiddle.id}`,
    tables: [leHavreMiddle],
    shows: ASKED,
    reach: async (page) => {
      await page.keyboard.press('t');
      await page.locator('dialog[open]').waitFor();
    },
  },
  tab('le-havre', 1, 'site', leHavreMiddle),
  tab('le-havre', 2, 'ships', leHavreMiddle),
  tab('le-havre', 3, 'players', leHavreMiddle),
  tab('le-havre', 4, 'story', leHavreMiddle),
  tab('paris', 1, 'supply', parisLate),
  tab('paris', 2, 'players', parisLate),
  tab('paris', 3, 'story', parisLate),
  {
    id: 'guide',
    title: 'The guide of a first game',
    address: `/table/${leHavreFirst.id}`,
    tables: [leHavreFirst],
    shows: '.guide',
    guided: true,
  },
  {
    id: 'paris-tray',
    title: 'Paris, an end-game tile is chosen',
    address: `/table/${parisTiles.id}`,
    tables: [parisTiles],
    shows: '.table-tray',
  },
  hint('le-havre', leHavreMiddle),
  hint('paris', parisEarly),
  {
    id: 'le-havre-colours',
    title: 'Le Havre in fewer colours',
    address: `/table/${leHavreLate.id}`,
    tables: [leHavreLate],
    shows: ASKED,
    reach: chooses('card '),
    fewColours: true,
  },
  {
    id: 'paris-colours',
    title: 'Paris in fewer colours',
    address: `/table/${parisLate.id}`,
    tables: [parisLate],
    shows: ASKED,
    reach: chooses('place '),
    fewColours: true,
  },
];
