import { readFileSync } from 'node:fs';
import { type GameBots, type Player, playerNamed } from '@quayside/bots';
import { bots as leHavreBots } from '@quayside/bots/games/le-havre';
import { bots as parisBots } from '@quayside/bots/games/paris';
import { CHANCE, type Game, Options, Random, type State, Table } from '@quayside/kernel';
import { type Seat, seated, type Sitter, writeSaved } from '@quayside/live';
import type { SavedTable } from '../src/saved/saved-tables.ts';

export const botsOf = (id: string): GameBots => (id === 'paris' ? parisBots : leHavreBots);
export const gameOf = (id: string): Game<State> => botsOf(id).game;

/** Who is asked, and how many steps were played: what somebody waits for who plays ahead. */
type Until = (table: Table<State>) => boolean;

/** Who plays ahead: somebody sensible, or chance where strange positions are wanted. */
type PlayerName = 'greedy' | 'random';

interface Wanted {
  readonly game?: string;
  /** Who sits where; people are called by the names given, bots by their level. */
  readonly seats: readonly (Sitter | `person ${string}`)[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly seed?: string;
  /** How far it is played; not at all by default. Another deal is tried where that never comes. */
  readonly until?: Until;
  readonly player?: PlayerName;
  readonly id?: string;
}

const seatOf = (words: string): Seat => {
  const [sitter = 'person', ...name] = words.split(' ');
  return seated(sitter as Sitter, name.join(' '));
};

export const opened = <T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};

/** What can be chosen, as tokens. */
export function tokensOf({ game, state }: Table<State>): string[] {
  const options = new Options();
  game.options(state, options);
  return Array.from({ length: options.count }, (_, at) => game.token(options.at(at)));
}

/** What a player of this name would play. */
function choice({ game, state, steps }: Table<State>, player: PlayerName): string {
  const seat = game.mover(state);
  const view = game.blank();
  game.view(state, seat, view);
  const chosen = (playerNamed(botsOf(game.id), player) as Player).choose(
    view,
    seat,
    new Random(`choice ${steps.length}`),
  );
  return game.token(chosen);
}

/** Plays on until something is so; false where that never comes. */
function playUntil(table: Table<State>, until: Until, player: PlayerName): boolean {
  while (!until(table)) {
    if (table.over) return false;
    playAll(table, choice(table, player));
  }
  return true;
}

/** Plays tokens for whoever is asked. */
export function playAll(table: Table<State>, ...tokens: readonly string[]): void {
  for (const token of tokens) {
    const refusal = table.play(table.game.mover(table.state), token);
    if (refusal) throw new Error(`${token}: ${JSON.stringify(refusal)}; ${tokensOf(table).join(', ')}`);
  }
}

/** A table as the page keeps it. */
export function savedFrom(table: Table<State>, seats: readonly Seat[], id: string): SavedTable {
  const { game, state } = table;
  return {
    id,
    game: game.id,
    seats,
    begun: 1_700_000_000_000,
    changed: 1_700_000_100_000,
    line: table.over ? null : game.line(state),
    scores: table.over ? game.scores(state) : null,
    record: writeSaved(table.record(), seats),
  };
}

const DEALS = 40;

/** A table somewhere in a game. */
export function someTable(wanted: Wanted): SavedTable {
  const { game = 'le-havre', seats, settings = {}, seed = 'BROWSER', until, player = 'greedy', id = 'table' } = wanted;
  for (let deal = 1; deal <= DEALS; deal++) {
    const header = { settings: { players: String(seats.length), ...settings }, seed: `${seed}-${deal}` };
    const table = opened(Table.start(gameOf(game), header));
    if (!until || playUntil(table, until, player)) return savedFrom(table, seats.map(seatOf), id);
  }
  throw new Error('no deal leads there');
}

const RECORDS = new URL('../../../records/', import.meta.url);

/** A golden game up to so many lines of its record; as a whole without a number. */
export function golden(
  record: `${string}/${string}`,
  seats: Wanted['seats'],
  { lines, id = 'table' }: { readonly lines?: number; readonly id?: string } = {},
): SavedTable {
  const text = readFileSync(new URL(`${record}.record`, RECORDS), 'utf8');
  const begun =
    lines === undefined
      ? text
      : text
          .split('\n')
          .slice(0, lines + 1)
          .join('\n');
  const table = opened(Table.replay(gameOf(record.split('/')[0] as string), begun));
  return savedFrom(table, seats.map(seatOf), id);
}

export const replayed = ({ game, record }: Pick<SavedTable, 'game' | 'record'>): Table<State> =>
  opened(Table.replay(gameOf(game), record));

/* Moments in a game. */

export const over: Until = ({ over: isOver }) => isOver;
/** A seat is asked, so many steps or more into the game. */
export const asked =
  (seat: number, steps: number): Until =>
  ({ game, state, steps: played }) =>
    played.length >= steps && game.mover(state) === seat;
/** A seat may play something of this kind. */
export const may =
  (seat: number, token: RegExp): Until =>
  (table) =>
    table.game.mover(table.state) === seat && tokensOf(table).some((each) => token.test(each));
/** A seat may play something of this kind, and after every one of them another. */
export const mayTwice =
  (seat: number, token: RegExp): Until =>
  (table) => {
    const { game } = table;
    const deeds = may(seat, token)(table) ? tokensOf(table).filter((each) => token.test(each)) : [];
    const again = deeds.filter((each) =>
      tokensOf({ game, state: after(table, each) } as Table<State>).some((next) => token.test(next)),
    );
    return deeds.length > 1 && again.length === deeds.length;
  };
/** Would playing this end the turn of who is asked, by itself? */
export function endsTurn(table: Table<State>, token: string): boolean {
  return table.game.line(after(table, token)) !== table.game.line(table.state);
}

/** Who is asked after a token. */
export const leadsTo = (table: Table<State>, token: string): number => table.game.mover(after(table, token));

function after({ game, state }: Table<State>, token: string): State {
  const copy = game.blank();
  copy.copyFrom(state);
  game.apply(copy, game.parse(token));
  return copy;
}

/** A seat begins its turn, this many lines into the game or later. */
export const atLine =
  (seat: number, lines: number): Until =>
  ({ game, state, steps }) => {
    const line = game.line(state);
    const begun = steps.some((step) => step.line === line && step.seat !== CHANCE);
    return game.mover(state) === seat && !begun && new Set(steps.map((step) => step.line)).size >= lines;
  };
