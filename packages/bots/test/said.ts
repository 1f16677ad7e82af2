import { type JsonObject, type Message, type State, Table } from '@quayside/kernel';
import type { GameBots } from '../src/game-bots.ts';
import { mindFor } from '../src/mind.ts';
import { LineAhead, type TurnAhead } from '../src/turn-ahead.ts';
import { viewOf } from './positions.ts';

const optionsOf = <S extends State>({ game }: GameBots<S>, tokens: string): number[] =>
  tokens === '' ? [] : tokens.split('; ').map((token) => game.parse(token));

/** The turn that is played with these tokens in a position; where nothing is weighed, as far as its next main choice. */
export function turnIn<S extends State>(
  bots: GameBots<S>,
  position: JsonObject,
  tokens: string,
  isWeighed = true,
): TurnAhead<S> {
  const { game } = bots;
  const started = Table.start(game, { settings: {}, seed: 'reasons', position });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const { state } = started.value;
  const seat = game.mover(state);
  const line = optionsOf(bots, tokens);
  const turn = new LineAhead(mindFor(bots), viewOf(game, state, seat), line).turn(seat, isWeighed);
  // Otherwise something else was told of than the test says.
  for (const option of line)
    if (!turn.steps.includes(option)) throw new Error(`not played: ${game.token(option)} of ${tokens}`);
  return turn;
}

/** All that speaks for playing these tokens in a position, by the last word of its key; `next` is what follows, in the next turn or in this one. */
export function reasonsFor<S extends State>(
  bots: GameBots<S>,
  position: JsonObject,
  tokens: string,
  next: string | TurnAhead<S> = '',
  isSameTurn = false,
): Readonly<Record<string, Message['args']>> {
  const now = turnIn(bots, position, tokens);
  const later = typeof next === 'string' ? { ...now, steps: optionsOf(bots, next) } : next;
  const found = bots.reasons?.of({ now, next: next === '' ? null : later, isSameTurn }) ?? [];
  return Object.fromEntries(found.map(({ message }) => [message.key.split('.').at(-1), message.args ?? {}]));
}
