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
  const onPage = await sit(table);
  await onPage.ready();
  await onPage.playAt('offer fish');
  expect(await onPage.ready()).toBe('confirmation');
  await expect(onPage.asked).toHaveText(say('web.bar.played'));
  expect((await onPage.played()).steps).toHaveLength(before + 1);

  await onPage.undo();
  expect(await onPage.ready()).toBe('choice');
  expect((await onPage.played()).steps).toHaveLength(before);

  await onPage.playAt('offer fish');
  await onPage.confirm();
  // The bot plays, and Anna is asked again.
  await expect(onPage.primaryTo('confirm')).toHaveCount(0);
  expect(await onPage.ready()).toBe('choice');
  const { steps } = await onPage.played();
  expect(steps.slice(before).map(({ seat }) => seat)).toContain(1);
});

test('a turn that waits for its word still waits after a reload', async ({ sit, page }) => {
  // What the next player is going to see is chance: it must not be dealt by coming back.
  const onPage = await sit(beforeChance);
  await onPage.ready();
  await onPage.playAt('offer fish');
  expect(await onPage.ready()).toBe('confirmation');
  const { record } = await onPage.saved();

  await page.reload();
  expect(await onPage.ready()).toBe('confirmation');
  expect((await onPage.saved()).record).toBe(record);
  await onPage.undo();
  expect(await onPage.ready()).toBe('choice');
  expect(tokensOf(await onPage.played())).toContain('take fish');
});

test('who does not want to confirm is not asked to', async ({ sit }) => {
  const onPage = await sit(table, { confirmTurns: false });
  await onPage.ready();
  await onPage.playAt('offer fish');
  await expect(async () => {
    const { steps } = await onPage.played();
    expect(steps.slice(before).map(({ seat }) => seat)).toContain(1);
  }).toPass();
  await expect(onPage.primaryTo('confirm')).toHaveCount(0);
});
