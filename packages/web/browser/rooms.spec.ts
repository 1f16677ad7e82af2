import type { Page } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { expect, type Guest, test } from './at-server.ts';
import { say } from './words.ts';

const button = (page: Page, key: string) => page.getByRole('button', { name: say(key) });
const chair = (page: Page, at: number) => page.locator('.room-chair').nth(at);

/** Opens a table from the Tables page, as it is offered; the page is its room then. */
async function openTable(page: Page, { players = 2, anybody = false } = {}): Promise<string> {
  await page.goto('/tables');
  await expect(page.locator('.plate').first()).toBeVisible();
  while ((await page.locator('.plate:not(.more)').count()) > players) {
    await page.locator('.plate:not(.more) select').last().selectOption('away');
  }
  if (anybody) await page.getByText(say('web.tables.who.anybody')).click();
  await page.locator('.foot-go').click();
  await expect(page.locator('.invitation-code')).toBeVisible();
  return page.locator('.invitation-code').innerText();
}

const host = async (guest: Guest, wish = {}): Promise<{ page: Page; code: string }> => {
  const page = await guest('Anna');
  return { page, code: await openTable(page, wish) };
};

test('a table is opened, a friend sits down by its link, and the game starts', async ({ guest, server }) => {
  const { page: anna, code } = await host(guest);
  await expect(anna).toHaveURL(`/tables/${code}`);
  await expect(chair(anna, 0)).toContainText('Anna');
  const link = await anna.locator('.invitation-link input').inputValue();
  expect(link).toBe(`${server}/tables/${code}`);

  const bruno = await guest('Bruno');
  await bruno.goto(link);
  await bruno.locator('.foot-go').click();
  await expect(chair(bruno, 1)).toContainText('Bruno');
  await expect(chair(anna, 1)).toContainText('Bruno');
  // Only who opened it starts it.
  await expect(bruno.locator('.foot-go')).toBeDisabled();
  await expect(anna.locator('.foot-go')).toHaveText(say('web.tables.start'));
  await anna.locator('.foot-go').click();
  for (const page of [anna, bruno]) await expect(page.locator('.table[data-awaiting]')).toBeVisible();

  // Whose turn it is finds the table first, and home leads there.
  await expect(anna.locator('.table[data-awaiting="choice"]')).toBeVisible();
  await anna.goto('/');
  await anna.locator('.home-friends-turn').click();
  await expect(anna.locator('.table[data-awaiting="choice"]')).toBeVisible();
  await anna.goto('/tables');
  await expect(anna.locator('.tables-row.waits')).toContainText('Bruno');
  await expect(anna.locator('.frame-turns')).toHaveText('1');
  await bruno.goto('/tables');
  await expect(bruno.locator(`#go-${code}`)).toHaveText(say('web.tables.look'));
  // Who is not signed in may look on.
  const carla = await guest('Carla');
  await carla.goto(link);
  await expect(carla.locator('.foot-go')).toHaveText(say('web.tables.look-on'));
  await carla.locator('.foot-go').click();
  await expect(carla.locator('.table[data-awaiting]')).toBeVisible();
});

test('the host seats a bot, changes it and takes it away; a code leads to the table', async ({ guest }) => {
  const { page: anna, code } = await host(guest, { players: 3 });
  await chair(anna, 1).locator('select').selectOption('mate');
  await expect(chair(anna, 1)).toContainText(say('web.level.mate'));
  await chair(anna, 1).locator('select').selectOption('captain');
  await expect(chair(anna, 1)).toContainText(say('web.level.captain'));
  await chair(anna, 1).locator('select').selectOption('');
  await expect(chair(anna, 1)).toContainText(say('web.tables.open-chair'));

  const bruno = await guest('Bruno');
  await bruno.goto('/tables');
  await bruno.locator('#table-code').fill(code.toLowerCase().replace('-', ' '));
  await bruno.locator('#table-code').press('Enter');
  await expect(bruno).toHaveURL(`/tables/${code}`);
  // Who is no host seats no bots, and takes nobody else's chair away.
  await expect(bruno.locator('.room-chair select')).toHaveCount(0);
  await expect(button(bruno, 'web.tables.clear')).toHaveCount(0);

  await button(anna, 'web.tables.take-away').click();
  await button(anna, 'web.tables.take-away-sure').click();
  await expect(anna).toHaveURL('/tables');
});

test('a code nobody has is said to be unknown', async ({ guest }) => {
  const page = await guest('Anna');
  await page.goto('/tables');
  for (const typed of ['2222-2222', 'no such thing', '…']) {
    await page.locator('#table-code').fill(typed);
    await page.locator('#table-code').press('Enter');
    await expect(page.locator('#table-code-what')).toHaveText(say('web.online.problem.no-table'));
  }
  await page.goto('/tables/2222-2222');
  await expect(page.locator('.tables-away')).toContainText(say('web.online.problem.no-table'));
  expect(await seriousFaults(page)).toEqual([]);
});

test('a chair that was just taken: the next free one is offered, and the last one is said to be gone', async ({
  guest,
}) => {
  const { code } = await host(guest, { players: 3, anybody: true });
  const [bruno, carla, dora] = [await guest('Bruno'), await guest('Carla'), await guest('Dora')];
  // What they see does not change while the others sit down.
  for (const page of [carla, dora]) {
    await page.goto('/tables');
    await expect(page.locator(`#sit-${code}`)).toBeEnabled();
    await page.context().setOffline(true);
  }
  await bruno.goto(`/tables/${code}`);
  await bruno.locator('.foot-go').click();
  await expect(chair(bruno, 1)).toContainText('Bruno');
  await carla.context().setOffline(false);
  const row = (page: Page) => page.locator('.tables-row', { has: page.locator(`#sit-${code}`) });
  await carla.locator(`#sit-${code}`).click();
  await expect(carla.locator('.room-chair').or(row(carla).locator('[role="alert"]')).first()).toBeVisible();
  // Either the list had been told already, or the next chair is offered.
  if (!carla.url().endsWith(code)) {
    await expect(row(carla)).toContainText(say('web.online.problem.seat-taken'));
    await carla.locator(`#sit-${code}`).click();
  }
  await expect(chair(carla, 2)).toContainText('Carla');
  await dora.context().setOffline(false);
  await expect(row(dora).locator('.button')).toBeDisabled();
});

for (const [typed, seen] of [
  ['<b>Anna</b> & “Co”', '<b>Anna</b> & “Co”'],
  ['  Élodie 정하윤  ', 'Élodie 정하윤'],
  ['🦭 tuleń', '🦭 tuleń'],
  ['x'.repeat(24), 'x'.repeat(24)],
] as const) {
  test(`people are called as they like: ${typed}`, async ({ guest }) => {
    const page = await guest('');
    await page.goto('/tables');
    await page.locator('#your-name').fill(typed);
    await openTableAs(page);
    await expect(page.locator('.room-name').first()).toHaveText(seen);
    expect(
      await page
        .locator('.room-name')
        .first()
        .evaluate((name) => name.querySelectorAll('b, script').length),
    ).toBe(0);
  });
}

async function openTableAs(page: Page): Promise<void> {
  await expect(page.locator('.plate').first()).toBeVisible();
  await page.locator('.foot-go').click();
}

for (const typed of ['', '   ', 'x'.repeat(25), 'a\u202eb', 'a\u200bb']) {
  test(`no name: ${JSON.stringify(typed)}`, async ({ guest }) => {
    const page = await guest('');
    await page.goto('/tables');
    await page.locator('#your-name').fill(typed);
    await openTableAs(page);
    await expect(page.locator('#your-name-what')).toHaveText(say('web.online.problem.name'));
    await expect(page.locator('#your-name')).toBeFocused();
    await expect(page).toHaveURL('/tables');
    // It is said until it is mended.
    await page.locator('#your-name').fill('Anna');
    await openTableAs(page);
    await expect(page.locator('.room-name').first()).toHaveText('Anna');
  });
}

test('a name that is changed at the table is seen there', async ({ guest }) => {
  const { page: anna, code } = await host(guest);
  const bruno = await guest('Bruno');
  await bruno.goto(`/tables/${code}`);
  await expect(chair(bruno, 0)).toContainText('Anna');
  await anna.locator('#your-name').fill('Annabel');
  await anna.locator('#your-name').press('Enter');
  await expect(chair(anna, 0)).toContainText('Annabel');
  await expect(chair(bruno, 0)).toContainText('Annabel');
});

test('who is not known any more sits down by name again, and follows the table as whoever they are now', async ({
  guest,
}) => {
  const { page: anna, code } = await host(guest, { players: 3 });
  const bruno = await guest('Bruno');
  await bruno.goto(`/tables/${code}`);
  await bruno.locator('.foot-go').click();
  await expect(chair(bruno, 1)).toContainText('Bruno');
  await bruno.context().clearCookies();
  // The session is lost, the page does not know yet, and the chair belongs to somebody who cannot come back.
  await chair(bruno, 2).locator('[data-do="sit"]').click();
  await expect(chair(bruno, 2)).toContainText(say('web.tables.thats-you'));
  await expect(chair(bruno, 1)).toContainText(say('web.tables.is-away'));
  await expect(chair(anna, 2)).toContainText('Bruno');
  await anna.locator('.foot-go').click();
  await expect(bruno.locator('.table[data-awaiting]')).toBeVisible();

  // And once more during the game: whoever comes back is a guest who may watch.
  await bruno.context().clearCookies();
  await bruno.reload();
  await expect(bruno.locator('.foot-go')).toHaveText(say('web.tables.look-on'));
});

test('a line that is refused for good has words at the table', async ({ guest }) => {
  const { page: anna } = await host(guest);
  await chair(anna, 1).locator('select').selectOption('mate');
  await anna.locator('.foot-go').click();
  await expect(anna.locator('.table[data-awaiting]')).toBeVisible();
  await anna.routeWebSocket(/\/api\/socket$/, async (socket) => {
    const server = socket.connectToServer();
    // It stands until the table is there.
    server.onMessage(async (message) => {
      socket.send(message);
      if (String(message).includes('"opening"')) await socket.close({ code: 4429 });
    });
  });
  await anna.reload();
  await expect(anna.locator('.online-line')).toHaveText(say('web.online.problem.too-many-sockets'));
  await expect(anna.locator('.table[data-awaiting]')).toBeVisible();
});

test('rows keep their place: what is new comes when it is asked for', async ({ guest }) => {
  const { code: first } = await host(guest, { anybody: true });
  const bruno = await guest('Bruno');
  await bruno.goto('/tables');
  await expect(bruno.locator(`#sit-${first}`)).toBeVisible();
  const rows = await bruno.locator('.tables-open .tables-row').count();
  const { code: second } = await host(guest, { anybody: true });
  const renew = bruno.locator('.tables-open .tables-renew');
  await expect(renew).toBeVisible();
  await expect(bruno.locator('.tables-open .tables-row')).toHaveCount(rows);
  await renew.click();
  await expect(bruno.locator(`#sit-${second}`)).toBeVisible();
  await expect(renew).toHaveCount(0);
});

test('my tables come with me, and home leads to them', async ({ guest }) => {
  const { page: anna, code } = await host(guest);
  await anna.goto('/tables');
  await expect(anna.locator(`#go-${code}`)).toBeVisible();
  await anna.locator(`#go-${code}`).click();
  await expect(anna.locator('.invitation-code')).toHaveText(code);
  await anna.goto('/');
  await anna.locator('.home-friends a').last().click();
  await expect(anna.locator(`#go-${code}`)).toBeVisible();
});
