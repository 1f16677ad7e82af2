import { CHANCE, type Refusal, type State, Table } from '@quayside/kernel';
import { foreign, legible } from '@quayside/speech';
import { type Command, Complaint, type Context, FINE, NO } from '../command.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { readPosition } from '../positions.ts';
import { ANY_GAME, EDITION } from '../flag.ts';

/** Plays tokens from a position. A refusal says which token and by which rule. */
export const tryTokens: Command = {
  name: 'try',
  flags: {
    position: { type: 'string', value: 'FILE', required: true },
    tokens: { type: 'string', value: '"TOKEN; …"', required: true },
    seed: { type: 'string', value: 'TEXT', default: '1' },
    game: ANY_GAME,
    edition: EDITION,
  },
  run(context) {
    const { flags, speaker, json } = context;
    const tokens = tokensOf(String(flags['tokens']));
    if (tokens.length === 0) throw new Complaint(speaker.text('cli.no-tokens'));
    const { shelf, state } = readPosition(context, String(flags['position']));
    const { game } = shelf;
    const opened = Table.open(game, { settings: {}, seed: String(flags['seed']), position: game.toPosition(state) });
    if (!opened.ok) throw new Complaint(speaker.text('cli.no-seed'));
    const table = opened.value;
    const given = new Set<number>();
    for (const [at, { seat, token }] of tokens.entries()) {
      const before = table.steps.length;
      const refusal = table.follow(seatOf(context, table, seat), token);
      if (refusal) return refused(context, shelf, refusal, token, at + 1);
      if (table.steps.length > before) given.add(table.steps.length - 1);
    }
    const dealt = table.steps.flatMap((step, at) =>
      step.seat === CHANCE && !given.has(at) ? [game.token(step.option)] : [],
    );
    const position = game.toPosition(table.state);
    if (json) context.out(JSON.stringify(dealt.length > 0 ? { position, dealt } : { position }));
    else {
      for (const token of dealt) context.note(speaker.text('cli.try.dealt', { token }));
      context.out(JSON.stringify(position, null, 2));
    }
    return FINE;
  },
};

interface Wish {
  readonly seat: string | null;
  readonly token: string;
}

/** "take fish; green: repay": tokens between ";" or "·", with the seat in front where it is not the one that is asked. */
function tokensOf(text: string): Wish[] {
  return text
    .split(/[;·]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const named = /^([a-z]+):\s*(.+)$/.exec(part);
      return { seat: named?.[1] ?? null, token: named?.[2] ?? part };
    });
}

function seatOf({ speaker }: Context, { game, state }: Table<State>, name: string | null): number | null {
  if (name === null) return null;
  const seats = game.seatsOf(state);
  const seat = seats.indexOf(name);
  if (seat >= 0) return seat;
  throw new Complaint(
    speaker.text('cli.wrong-value', { flag: '--tokens', value: `${name}:`, known: seats.join(', ') }),
    NO,
  );
}

function refused(
  { speaker, json, out }: Context,
  { words }: GameTerminal,
  refusal: Refusal,
  token: string,
  index: number,
): number {
  const text = speaker.say(words.refusal(legible(refusal)));
  const { rule, why, facts } = refusal;
  if (!json) throw new Complaint(speaker.text('cli.try.refused', { token: foreign(token), index, rule, text }), NO);
  out(JSON.stringify({ refusal: { rule, why, facts, text }, token, index }));
  return NO;
}
