import { type JsonObject, type Message, type State, Table } from '@quayside/kernel';
import type { GameBots } from '../src/game-bots.ts';
import { mindFor } from '../src/mind.ts';
import { LineAhead } from '../src/turn-ahead.ts';
import { viewOf } from './positions.ts';

/** All that speaks for playing these tokens in a position, by the last word of its key; `next` is what follows in the next turn. */
export function reasonsFor<S extends State>(
  bots: GameBots<S>,
  position: JsonObject,
  tokens: string,
  next = '',
): Readonly<Record<string, Message['args']>> {
  const { game } = bots;
  const started = Table.start(game, { settings: {}, seed: 'reasons', position });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const { state } = started.value;
  const options = (words: string): number[] =>
    words === '' ? [] : words.split('; ').map((token) => game.parse(token));
  const seat = game.mover(state);
  const line = options(tokens);
  const now = new LineAhead(mindFor(bots), viewOf(game, state, seat), line).turn(seat);
  // Otherwise something else was told of than the test says.
  for (const option of line)
    if (!now.steps.includes(option)) throw new Error(`not played: ${game.token(option)} of ${tokens}`);
  const later = next === '' ? null : { ...now, steps: options(next) };
  const found = bots.reasons?.of({ now, next: later }) ?? [];
  return Object.fromEntries(found.map(({ message }) => [message.key.split('.').at(-1), message.args ?? {}]));
}
