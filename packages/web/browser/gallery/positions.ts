import { type Player, playerNamed } from '@quayside/bots';
import { Random, type State, Table } from '@quayside/kernel';
import type { SavedTable } from '../../src/saved/saved-tables.ts';
import type { Sitter } from '@quayside/live';
import { atLine, botsOf, gameOf, may, opened, over, savedFrom } from '../tables.ts';

/** Good enough that nobody is ashamed of the position, and the same on every machine. */
const PLAYER = 'search-60';

interface Wanted {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  /** People by their names, bots by their level. */
  readonly seats: readonly (Sitter | 'Mina' | 'Teo')[];
  readonly until: (table: Table<State>) => boolean;
}

/** A table somewhere in a game, as the page keeps it. */
function position({ id, game, seed, seats, until }: Wanted): SavedTable {
  const rules = gameOf(game);
  const player = playerNamed(botsOf(game), PLAYER) as Player;
  const table = opened(Table.start(rules, { settings: { players: String(seats.length) }, seed }));
  while (!until(table)) {
    const seat = rules.mover(table.state);
    const view = rules.blank();
    rules.view(table.state, seat, view);
    const chosen = player.choose(view, seat, new Random(`${seed} ${table.steps.length}`));
    if (table.play(seat, rules.token(chosen))) throw new Error(`${id}: the game is over before that`);
  }
  const sitters = seats.map((seat) =>
    seat === 'Mina' || seat === 'Teo'
      ? { sitter: 'person' as const, name: seat, standIn: null }
      : { sitter: seat, name: '', standIn: null },
  );
  return savedFrom(table, sitters, id);
}

const three = ['Mina', 'mate', 'captain'] as const;

export const leHavreEarly = position({
  id: 'le-havre-early',
  game: 'le-havre',
  seed: 'QUAY-1',
  seats: ['Mina', 'mate'],
  until: atLine(0, 9),
});
export const leHavreFirst = position({
  id: 'le-havre-first',
  game: 'le-havre',
  seed: 'QUAY-1',
  seats: ['Mina', 'mate'],
  until: atLine(0, 0),
});
export const leHavreMiddle = position({
  id: 'le-havre-middle',
  game: 'le-havre',
  seed: 'QUAY-2',
  seats: three,
  until: atLine(0, 64),
});
export const leHavreLate = position({
  id: 'le-havre-late',
  game: 'le-havre',
  seed: 'QUAY-3',
  seats: [...three, 'mate', 'deckhand'],
  until: (table) => atLine(0, 118)(table) && may(0, /^take /)(table),
});
export const leHavreShipping = position({
  id: 'le-havre-shipping',
  game: 'le-havre',
  seed: 'QUAY-2',
  seats: three,
  until: may(0, /^sail [2-9]/),
});
export const leHavreEnd = position({
  id: 'le-havre-end',
  game: 'le-havre',
  seed: 'QUAY-2',
  seats: three,
  until: over,
});
export const parisEarly = position({
  id: 'paris-early',
  game: 'paris',
  seed: 'QUAY-4',
  seats: three,
  until: atLine(0, 7),
});
export const parisLate = position({
  id: 'paris-late',
  game: 'paris',
  seed: 'QUAY-5',
  seats: [...three, 'deckhand'],
  until: atLine(0, 50),
});
export const parisShared = position({
  id: 'paris-shared',
  game: 'paris',
  seed: 'QUAY-6',
  seats: ['Mina', 'Teo'],
  until: atLine(1, 20),
});
export const parisTiles = position({
  id: 'paris-tiles',
  game: 'paris',
  seed: 'QUAY-5',
  seats: [...three, 'deckhand'],
  until: may(0, /^keep /),
});
export const parisEnd = position({ id: 'paris-end', game: 'paris', seed: 'QUAY-4', seats: three, until: over });
/** Somebody has written into its record what cannot be. */
export const torn: SavedTable = {
  ...leHavreEarly,
  id: 'torn',
  record: `${leHavreEarly.record}2.4 green  enter wharf-9\n`,
};
