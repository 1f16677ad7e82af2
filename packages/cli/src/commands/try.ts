import { CHANCE, NOBODY, Options, type Refusal, type State, Table } from '@quayside/kernel';
import { foreign, legible } from '@quayside/speech';
import { atTable, type Command, Complaint, type Context, FINE, NO } from '../command.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { tokenNear } from '../nearest.ts';
import { readPosition } from '../positions.ts';
import { scoreLines, scoresOf } from '../scores.ts';
import { ANY_GAME, EDITION } from '../flag.ts';

/** Plays tokens from a position. A refusal says which token and by which rule. */
export const tryTokens: Command = {
  name: 'try',
  flags: {
    position: { type: 'string', value: 'FILE', required: true },
    tokens: { type: 'string', value: '"TOKEN; …"', required: true },
    seed: { type: 'string', value: 'TEXT', default: '1' },
    stop: { type: 'boolean' },
    scores: { type: 'boolean' },
    game: ANY_GAME,
    edition: EDITION,
  },
  run(context) {
    const { flags, speaker, json } = context;
    const tokens = tokensOf(String(flags['tokens']));
    if (tokens.length === 0) throw new Complaint(speaker.text('cli.no-tokens'));
    const { terminal, state } = readPosition(context, String(flags['position']));
    const { game } = terminal;
    const opened = Table.open(game, { settings: {}, seed: String(flags['seed']), position: game.toPosition(state) });
    if (!opened.ok) throw new Complaint(speaker.text('cli.no-seed'));
    const table = opened.value;
    const given = new Set<number>();
    for (const [at, { seat, token }] of tokens.entries()) {
      const before = table.steps.length;
      const refusal = table.follow(seatOf(context, table, seat), token);
      if (refusal) return refused(atTable(context, terminal, state), terminal, table.state, refusal, token, at + 1);
      if (table.steps.length > before) given.add(table.steps.length - 1);
    }
    const dealt = table.steps.flatMap((step, at) =>
      step.seat === CHANCE && !given.has(at) ? [game.token(step.option)] : [],
    );
    const reached = flags['stop'] === true ? rightAfter(table, tokens.at(-1)?.token ?? '') : table.state;
    const position = game.toPosition(reached);
    const undealt = game.mover(reached) === CHANCE;
    const scores = flags['scores'] === true ? scoresOf(terminal, reached) : undefined;
    if (json) {
      const more = { ...(dealt.length > 0 && { dealt }), ...(undealt && { undealt }), ...(scores && { scores }) };
      context.out(JSON.stringify({ position, ...more }));
      return FINE;
    }
    for (const token of dealt) context.note(speaker.text('cli.try.dealt', { token }));
    if (undealt)
      context.note(
        atTable(context, terminal, state).speaker.say({
          key: 'cli.try.undealt',
          args: { what: terminal.words.asked(reached) },
        }),
      );
    if (scores) for (const line of scoreLines(context, terminal, reached)) context.note(line);
    context.out(JSON.stringify(position, null, 2));
    return FINE;
  },
};

interface Wish {
  readonly seat: string | null;
  readonly token: string;
}

/** The state right after the last token, before what it forced; it may itself be one of the things that were forced. */
function rightAfter(table: Table<State>, token: string): State {
  const last = table.steps.length - 1;
  const played = table.steps[last];
  if (!played) return table.state;
  const named =
    table.game.token(played.option) === token
      ? -1
      : played.forced.findIndex(({ option }) => table.game.token(option) === token);
  return table.afterStep(last, named + 1);
}

/**
 * "take fish; green: repay": tokens between ";" or "·", with the seat in front where it is not the one that is asked. What a
 * record has in brackets was forced, and may be named.
 */
function tokensOf(text: string): Wish[] {
  return text
    .split(/[;·]/)
    .map((part) => part.trim().replace(/^\((.*)\)$/, '$1'))
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
  { game, words, ui }: GameTerminal,
  state: State,
  refusal: Refusal,
  token: string,
  index: number,
): number {
  const text = speaker.say(words.refusal(legible(refusal)));
  const { rule, why, facts } = refusal;
  const isToken = (each: string): boolean => game.parse(each) >= 0;
  const options = new Options();
  if (game.mover(state) !== NOBODY) game.options(state, options);
  const playable = Array.from({ length: options.count }, (_, at) => game.token(options.at(at)).split(' ')).flat();
  const meant = isToken(token) ? null : tokenNear(token, [...ui.lexicon, ...playable], isToken);
  if (!json) {
    const line = speaker.text('cli.try.refused', { token: foreign(token), index, rule, text });
    throw new Complaint(meant ? `${line} ${speaker.text('cli.did-you-mean', { word: meant })}` : line, NO);
  }
  out(JSON.stringify({ refusal: { rule, why, facts, text }, token, index, ...(meant && { meant }) }));
  return NO;
}
