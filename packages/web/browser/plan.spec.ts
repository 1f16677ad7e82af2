import { replayed, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';
import { say } from './words.ts';

const SEATS = ['person Anna', 'deckhand'] as const;
/** Anna is asked something all of whose answers look like this, so many or more. */
const choosing = (pattern: RegExp, least: number) =>
  someTable({
    seats: SEATS,
    settings: { length: 'short' },
    until: (now) => {
      const tokens = tokensOf(now);
      return now.game.mover(now.state) === 0 && tokens.length >= least && tokens.every((token) => pattern.test(token));
    },
  });

test('chips change a payment, and the button plays what is chosen', async ({ sit }) => {
  const table = choosing(/^pay /, 3);
  const onPage = await sit(table);
  const tokens = tokensOf(await onPage.played());
  const chips = onPage.slip.locator('.slip-chips').first().locator('[data-part]');
  await expect(chips).toHaveCount(tokens.length);
  await expect(chips.and(onPage.page.locator('[aria-pressed="true"]'))).toBeVisible();
  for (const token of tokens) {
    await onPage.part(token).click();
    await expect(onPage.part(token)).toHaveAttribute('aria-pressed', 'true');
    await expect(chips.and(onPage.page.locator('[aria-pressed="true"]'))).toHaveCount(1);
    await expect(onPage.slip.locator('.slip-sum li.less').first()).toBeVisible();
  }
  // Choosing is not playing.
  expect((await onPage.saved()).record).toBe(table.record);
  await onPage.press();
  expect((await onPage.saved()).record).toContain(tokens.at(-1) as string);
});

test('a number has less, more and the most', async ({ sit }) => {
  const table = choosing(/^convert /, 4);
  const onPage = await sit(table);
  const { game, steps } = await onPage.played();
  const amounts = tokensOf(await onPage.played()).map((token) => Number(token.split(' ')[1]));
  const stepper = onPage.slip.locator('.stepper').first();
  const shown = stepper.locator('output');
  await stepper.getByRole('button', { name: say('web.plan.less') }).click({ force: true });
  const most = Math.max(...amounts);
  await stepper.getByRole('button', { name: say('web.plan.all', { n: most }) }).click({ force: true });
  await expect(shown).toHaveText(String(most));
  await expect(stepper.getByRole('button', { name: say('web.plan.more') })).toBeDisabled();
  await stepper.getByRole('button', { name: say('web.plan.less') }).click();
  const wanted = most - 1;
  await expect(shown).toHaveText(String(wanted));
  await onPage.press();
  const after = await onPage.played();
  expect(game.token(after.steps[steps.length]?.option ?? -1)).toBe(`convert ${wanted}`);
});

test('different goods are picked in any order, and one too many makes the first give way', async ({ sit }) => {
  const table = choosing(/^(pick |enough$)/, 5);
  const onPage = await sit(table);
  const chips = onPage.slip.locator('[data-part]');
  const chosen = chips.and(onPage.page.locator('[aria-pressed="true"]'));
  // Nothing is picked yet; then from the last to the first, which the game itself would not have.
  while ((await chosen.count()) > 0) await chosen.first().click();
  await expect(onPage.primary).toBeDisabled();
  const tokens = await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('data-part') ?? ''));
  for (const token of [...tokens].reverse()) await onPage.part(token).click();
  const most = await chosen.count();
  expect(most).toBeGreaterThan(1);
  await onPage.press();
  const played = (await onPage.played()).record();
  const since = played.slice(replayed(table).record().length - 1);
  for (const token of tokens.slice(0, most)) expect(since).toContain(token);
  for (const token of tokens.slice(most)) expect(since).not.toContain(token);
});
