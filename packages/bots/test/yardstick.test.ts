import { createHash } from 'node:crypto';
import { CHANCE, dealt, type Game, Options, Random, type State } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { paris } from '@quayside/paris';
import { expect, test } from 'vitest';
import { botsOf } from './positions.ts';
import { playerNamed, type Player } from '../src/index.ts';

/** The whole game as the yardstick plays it in every seat, in one fingerprint of what the last position says. */
function played(game: Game<State>, players: string, seed: string): string {
  const state = game.setup({ players }, new Random(seed));
  const view = game.blank();
  const options = new Options();
  const random = new Random('never asked');
  const player = playerNamed(botsOf(game), 'yardstick') as Player;
  let events = 0;
  for (let seat = game.mover(state); seat >= CHANCE; seat = game.mover(state)) {
    options.clear();
    game.options(state, options);
    if (seat === CHANCE) game.apply(state, dealt(game, state, options, seed, events++));
    else {
      game.view(state, seat, view);
      game.apply(state, player.choose(view, seat, random));
    }
  }
  const position = JSON.stringify(game.toPosition(state));
  const digest = createHash('sha256').update(position).digest('hex').slice(0, 8);
  return `${digest} ${game.scores(state).join(' ')}`;
}

// If one of these changes, the yardstick has moved and old tables of strength say nothing any more: mend what moved it.
test('the yardstick plays as it always did', () => {
  const games = [
    played(leHavre, '2', 'yardstick/1'),
    played(leHavre, '4', 'yardstick/2'),
    played(paris, '2', 'yardstick/3'),
    played(paris, '4', 'yardstick/4'),
  ];
  expect(games).toMatchInlineSnapshot(`
    [
      "6b8f9673 -52 -54",
      "c0133a3e 32 68 105 11",
      "7dd1e2c5 49 106",
      "40cc5dc5 78 45 73 91",
    ]
  `);
});
