import { CHANCE, dealt, type Game, Options, Random, type State } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { paris } from '@quayside/paris';
import { expect, test } from 'vitest';
import { botsOf } from './positions.ts';
import { playerNamed, type Player } from '../src/index.ts';

/** The whole game as the yardstick plays it in every seat, in one fingerprint. */
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
  return `${state.digest()} ${game.scores(state).join(' ')}`;
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
      "7592fb15 -52 -54",
      "cccce7f4 32 68 105 11",
      "aa384862 49 106",
      "04e06924 78 45 73 91",
    ]
  `);
});
