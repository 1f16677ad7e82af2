import { createHash } from 'node:crypto';
import { NOBODY } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { LEVEL_NAMES } from '../src/index.ts';
import { bot, choiceOf, type Deck, LE_HAVRE_DECKS, named, PARIS_DECKS, play } from './positions.ts';

/** Of so many decisions in a game one is looked at, by how long a level takes for it. */
const EVERY = { deckhand: 3, mate: 4, captain: 40, 'harbour-master': 200 } as const;

/** What the first levels choose at decisions of a game that others play, in one fingerprint. */
function chosen(deck: Deck, level: (typeof LEVEL_NAMES)[number]): string {
  const { game } = deck;
  const player = bot(game, `${level}-1`);
  const tokens: string[] = [];
  let decisions = 0;
  play(deck, `first levels ${named(deck)}`, bot(game, 'yardstick'), 5, (state) => {
    if (game.mover(state) === NOBODY || decisions++ % EVERY[level] > 0) return;
    tokens.push(game.token(choiceOf(game, player, state, `first ${decisions}`)));
  });
  const digest = createHash('sha256').update(tokens.join(' ')).digest('hex').slice(0, 8);
  return `${named(deck)}: ${level}-1 ${digest} ${tokens.length}`;
}

// If one of these changes, the first levels have moved and old tables of strength say nothing any more: mend what moved them.
test('the first levels play as they always did', () => {
  const decks = [LE_HAVRE_DECKS[1], LE_HAVRE_DECKS[7], PARIS_DECKS[3]] as Deck[];
  expect(decks.flatMap((deck) => LEVEL_NAMES.map((level) => chosen(deck, level)))).toMatchInlineSnapshot(`
    [
      "le-havre 2 full: deckhand-1 6ab405ac 116",
      "le-havre 2 full: mate-1 fbfe2e5e 87",
      "le-havre 2 full: captain-1 c154b34e 9",
      "le-havre 2 full: harbour-master-1 38a42d4d 2",
      "le-havre 3 short: deckhand-1 c49694fc 132",
      "le-havre 3 short: mate-1 68ecb012 99",
      "le-havre 3 short: captain-1 c3e6252e 10",
      "le-havre 3 short: harbour-master-1 282bc864 2",
      "paris 3: deckhand-1 4a39449f 126",
      "paris 3: mate-1 6a1cc06a 94",
      "paris 3: captain-1 f46a84cb 10",
      "paris 3: harbour-master-1 c7a94bba 2",
    ]
  `);
});
