import { readFileSync } from 'node:fs';
import { Random, type State, Table } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { bot, copyOf, viewOf } from './positions.ts';

/** A game in which the strongest level once sold what it needed, and bought what it sold again. */
const RECORD = readFileSync(new URL('fixtures/paris-late-play.record', import.meta.url), 'utf8');

function table(): Table<State> {
  const read = Table.resume(paris, RECORD);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** All that a player does in the turn that a line of the record is about, from where it begins or after some of its tokens. */
function turnOf(name: string, line: string, ...played: string[]): string[] {
  const late = table();
  const { game } = late;
  const start = late.lineStarts().find((each) => each.line === line);
  const state = copyOf(game, late.at(start?.step as number));
  const seat = game.mover(state);
  for (const token of played) game.apply(state, game.parse(token));
  const done: string[] = [];
  const player = bot(game, name);
  const random = new Random('late');
  while (game.mover(state) === seat && game.line(state) === line) {
    const option = player.choose(viewOf(game, state, seat), seat, random);
    done.push(game.token(option));
    game.apply(state, option);
  }
  return done;
}

const verbs = (tokens: readonly string[], verb: string): string[] => tokens.filter((token) => token.startsWith(verb));

describe.each(['mate', 'captain'])('late in a game of Paris the %s', (name) => {
  it('keeps three bronze that a landmark or the tile for pairs pays for, and buys no gold to sell it again', () => {
    const done = turnOf(name, '27.1 blue');
    expect(verbs(done, 'sell')).toEqual([]);
    expect(verbs(done, 'buy')).toEqual([]);
  });

  it.each(['27.1', '30.1', '31.1', '32.1', '33.1', '35.1'])(
    'sells and buys only for a move that needs it, in turn %s',
    (turn) => {
      const done = turnOf(name, `${turn} blue`);
      const traded = [...verbs(done, 'sell'), ...verbs(done, 'buy')];
      if (traded.length > 0) expect(verbs(done, 'move')).toHaveLength(1);
      const sold = verbs(done, 'sell').map((token) => token.split(' ').at(-1));
      for (const token of verbs(done, 'buy')) expect(sold).not.toContain(token.split(' ').at(-1));
    },
  );
});
