import { CHANCE } from '@quayside/kernel';
import { endsTurn, leadsTo, replayed, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

/** Taking fish would end Anna's turn: there is nothing to buy, sell or repay. */
const table = someTable({
  seats: ['person Anna', 'deckhand'],
  player: 'random',
  until: (now) => now.game.mover(now.state) === 0 && tokensOf(now).includes('take fish') && endsTurn(now, 'take fish'),
});
/** As above, and what comes after it is chance. */
const beforeChance = someTable({
  seats: ['person Anna', 'deckhand'],
  player: 'random',
  until: (now) =>
    now.game.mover(now.state) === 0 && tokensOf(now).includes('take fish') && leadsTo(now, 'take fish') === CHANCE,
});
const before = replayed(table).steps.length;

test('a turn that is played waits until it is confirmed', async ({ sit }) => {
  const desk = await sit(table);
  await desk.ready();
  await desk.place('offer fish').click();
  expect(await desk.ready()).toBe('confirmation');
  await expect(desk.asked).toHaveText(say('web.bar.played'));
  expect((await desk.played()).steps).toHaveLength(before + 1);

  await desk.undo();
  expect(await desk.ready()).toBe('choice');
  expect((await desk.played()).steps).toHaveLength(before);

  await desk.place('offer fish').click();
  await desk.confirm();
  // The bot plays, and Anna is asked again.
  await expect(desk.confirmButton).toHaveCount(0);
  expect(await desk.ready()).toBe('choice');
  const { steps } = await desk.played();
  expect(steps.slice(before).map(({ seat }) => seat)).toContain(1);
});

test('a turn that waits for its word still waits after a reload', async ({ sit, page }) => {
  // What the next player is going to see is chance: it must not be dealt by coming back.
  const desk = await sit(beforeChance);
  await desk.ready();
  await desk.place('offer fish').click();
  expect(await desk.ready()).toBe('confirmation');
  const { record } = await desk.saved();

  await page.reload();
  expect(await desk.ready()).toBe('confirmation');
  expect((await desk.saved()).record).toBe(record);
  await desk.undo();
  expect(await desk.ready()).toBe('choice');
  expect(tokensOf(await desk.played())).toContain('take fish');
});

test('who does not want to confirm is not asked to', async ({ sit }) => {
  const desk = await sit(table, { confirmTurns: false });
  await desk.ready();
  await desk.place('offer fish').click();
  await expect(async () => {
    const { steps } = await desk.played();
    expect(steps.slice(before).map(({ seat }) => seat)).toContain(1);
  }).toPass();
  await expect(desk.confirmButton).toHaveCount(0);
});
