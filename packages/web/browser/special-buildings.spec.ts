import { type JsonObject, Table } from '@quayside/kernel';
import { seated } from '@quayside/live';
import { seriousFaults } from './axe.ts';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import { gameOf, opened, playAll, savedFrom, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';

/** Red's decision somewhere in round 9, in a game for two at one screen. */
function at(position: JsonObject, ...tokens: readonly string[]): SavedTable {
  const full = { players: 2, round: 9, turn: 1, phase: 'main', offers: { wood: 1, clay: 1 }, ...position };
  const table = opened(Table.start(gameOf('le-havre'), { settings: {}, seed: 'cards', position: full }));
  playAll(table, ...tokens);
  return savedFrom(table, [seated('person', 'Anna'), seated('captain', '')], 'table');
}

const own = (buildings: readonly string[], goods: JsonObject, more: JsonObject = {}): JsonObject => ({
  seats: { red: { buildings: [...buildings], goods, francs: 20, ...more } },
});

const CASES: readonly (readonly [string, SavedTable, readonly string[]])[] = [
  [
    'a second building from the Main Station',
    at({ town: ['main-station', 'fishery', 'clay-mound'], seats: { red: { disc: 'main-station' } } }, 'enter fishery'),
    ['enter clay-mound'],
  ],
  [
    'goods for goods of the same value',
    at(own(['trading-firm'], { coke: 1, wood: 3 }), 'enter trading-firm'),
    ['give 1 coke'],
  ],
  [
    'what the Trafficking Spot gives',
    at(own(['trafficking-spot'], { clay: 1 }), 'enter trafficking-spot'),
    ['get 1 cattle'],
  ],
  [
    'a wood in place of steel',
    at(
      { ...own(['wooden-crane', 'building-firm-1'], { brick: 4, steel: 1, wood: 2 }), piles: [['bank']] },
      'enter building-firm-1',
    ),
    ['build bank crane steel'],
  ],
  ['a good for the pawnbroker', at(own(['pawnbrokers'], { steel: 1, fish: 1 }), 'enter pawnbrokers'), ['pawn steel']],
  ['a good back from the pawnbroker', at({ ...own(['pawnbrokers'], {}, { pawned: ['steel'] }) }), ['redeem steel']],
  [
    'a card of the hand, put up at the Construction Site',
    at(
      {
        sets: 'base+essen-2008+le-grand-hameau+essen-2010',
        town: ['construction-site'],
        hands: { red: ['zoo', 'hotel'], green: ['inn', 'emporium'] },
        ...own([], { fish: 9 }),
      },
      'enter construction-site',
      'pay 2 fish',
    ),
    ['place hotel', 'buy hotel'],
  ],
];

for (const [what, table, tokens] of CASES) {
  test(`a person chooses ${what}`, async ({ sit }) => {
    const onPage = await sit(table);
    for (const token of tokens) {
      expect(tokensOf(await onPage.played())).toContain(token);
      const part = onPage.part(token);
      const way = onPage.way(token).first();
      if (!(await part.isVisible()) && !(await way.isVisible())) await onPage.listButton.click();
      const thing = (await part.isVisible()) ? part : way;
      await thing.click();
      await onPage.press();
      expect((await onPage.saved()).record).toContain(token);
    }
  });
}

test('the hand is seen by who holds it', async ({ sit }) => {
  const [, table] = CASES.at(-1) as (typeof CASES)[number];
  const onPage = await sit(table);
  await expect(onPage.page.locator('.lh-known')).toContainText('Zoo');
  await expect(onPage.page.locator('.lh-known')).not.toContainText('Emporium');
});

test('the six are counted by set or chosen by name; what is wrong is said, and the record carries what is chosen', async ({
  page,
  settled,
}) => {
  await settled({});
  await page.goto('/new/le-havre');
  await page.locator('.new-variants summary').click();
  await page.locator('.lh-sets').getByText('count per set').click();
  await page.getByRole('button', { name: 'Base game: one less' }).click();
  await expect(page.locator('.lh-of-six')).toHaveText('5 of 6');
  await expect(page.locator('.new-variant .new-wrong[role="alert"]')).toContainText('6 are needed');
  await page.locator('.foot-go').click();
  await expect(page).toHaveURL(/\/new\/le-havre$/);
  await page.getByRole('button', { name: 'Essen 2008: one more' }).click();
  await expect(page.locator('.lh-of-six')).toHaveText('6 of 6');
  await page.reload();
  await expect(page.locator('.lh-of-six')).toHaveText('6 of 6');
  const faults = await seriousFaults(page);
  expect(faults).toEqual([]);

  await page.locator('.lh-sets').getByText('choose six').click();
  await page.getByRole('searchbox', { name: 'Find a special building' }).fill('zoo');
  await page.locator('.lh-set-cards').getByRole('button', { name: 'Zoo' }).click();
  await page.getByRole('searchbox').fill('');
  const free = page.locator('.lh-set-cards button[aria-pressed="false"]:not(:disabled)');
  for (let n = 1; n < 6; n++) await free.first().click();
  await expect(free).toHaveCount(0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.foot-go').click();
  await expect(page.locator('.table')).toBeVisible();
  const record = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('quayside.table.')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { record: string }).record;
  });
  expect(record).toMatch(/sets[^\n]*zoo/);
});
