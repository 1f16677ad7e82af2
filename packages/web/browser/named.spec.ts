import { type LeHavreState, leHavre } from '@quayside/le-havre';
import type { State, Table } from '@quayside/kernel';
import { may, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';

const owned = (state: LeHavreState): number => state.table.cards.filter((_, card) => state.ownerOf(card) === 0).length;

/** What somebody enters for whom the game then builds the only thing that can be built. */
function unasked(table: Table<State>): string | undefined {
  const before = table.state as LeHavreState;
  return tokensOf(table).find((token) => {
    if (!token.startsWith('enter ') || !token.includes('firm')) return false;
    const after = leHavre.blank();
    after.copyFrom(before);
    leHavre.apply(after, leHavre.parse(token));
    return owned(after) > owned(before);
  });
}

test('the only thing that can be built is named before the button builds it', async ({ page, sit }) => {
  let entered = '';
  const onPage = await sit(
    someTable({
      seats: ['person Anna', 'deckhand'],
      settings: { length: 'short' },
      player: 'random',
      until: (table) => {
        entered = may(0, /^take /)(table) ? (unasked(table) ?? '') : '';
        return entered !== '';
      },
    }),
  );
  await onPage.place(entered.replace('enter', 'card')).click();
  const named = onPage.bar.locator('.bar-line .gain-name');
  await expect(named).toBeVisible();
  const { steps } = await onPage.played();
  const name = (await named.textContent()) ?? '';
  await onPage.press();
  await expect.poll(async () => (await onPage.played()).steps.length).toBeGreaterThan(steps.length);
  await expect(page.locator('[data-zone="own"]')).toContainText(name);
});

test('a hint says where a key goes, also after it was picked up', async ({ page, sit }) => {
  const onPage = await sit(
    someTable({
      game: 'paris',
      seats: ['person Anna', 'deckhand'],
      until: (table) => may(0, /^move .*-bank/)(table) && table.steps.length > 30,
    }),
  );
  const key = page.locator('.place.can[data-place^="bank "]').first();
  await key.click();
  await onPage.hintButton.click();
  await expect(onPage.slip.locator('[data-step="1"]')).toContainText(' to ');
  await onPage.slip.locator('[data-hint]').click();
  await expect(onPage.primaryTo('play')).toBeEnabled();
  // Where it goes is seen like any other goal, with the key and its price.
  await expect(page.locator('.paris-ghost')).toBeVisible();
  await expect(page.locator('.paris-pay.paris-now')).toHaveCount(1);
});
