import type { LevelName } from '@quayside/bots';
import type { Problem, Settings } from '@quayside/kernel';
import type { Awaiting } from './reading.ts';
import type { Sitter } from './seats.ts';
import type { Facts, FarAnswer, FarCommand, SeatNews, SeatOpening } from './wire.ts';

/*
 * What a client and a server of tables say to each other besides what is said at one table (`wire.ts`). docs/online.md has the
 * addresses. A table is known by its code alone: who has it is invited.
 */

/** Somebody who is signed in. */
export interface PersonSheet {
  readonly id: string;
  readonly name: string;
}

export interface SeatSheet {
  /** Null: nobody yet. */
  readonly sitter: Sitter | null;
  /** Only where a person sits. */
  readonly person: PersonSheet | null;
  /** Is that person looking at the table now? */
  readonly here: boolean;
}

export type TableState = 'open' | 'running' | 'over';

/** A table as everybody may know it who has its code. */
export interface TableSheet {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  /** All of them, as a record has them. */
  readonly settings: Settings;
  readonly state: TableState;
  /** Not on the list. */
  readonly isPrivate: boolean;
  /** The id of the person who seats bots and starts. */
  readonly host: string;
  readonly seats: readonly SeatSheet[];
  /** The seat of whoever asks; null: none. */
  readonly mine: number | null;
  /** Whom it waits for; null where it does not run. */
  readonly awaiting: Awaiting | null;
  /** What the deal was committed to before anybody sat down (see `fair-deal.ts`). */
  readonly commitment: string;
  /** What each person added to it, once they sat down. */
  readonly salts: readonly (string | null)[];
  /** When it was made, and when something last happened: as ISO 8601. */
  readonly made: string;
  readonly changed: string;
}

/** A new table. */
export interface TableWish {
  readonly game: string;
  readonly settings: Settings;
  readonly isPrivate?: boolean;
}

/** What a person brings who sits down: 32 hexadecimal digits at random, of which the deal is made too. */
export interface SitWish {
  readonly salt: string;
}

export interface BotWish {
  readonly level: LevelName | 'random';
}

/** What a server says of itself, and of whoever asks. */
export interface Hello {
  readonly protocol: typeof PROTOCOL;
  /** The games there are, with the layout of their bytes: a client with another one has to be loaded again. */
  readonly games: readonly { readonly id: string; readonly rules: number; readonly layout: string }[];
  readonly me: PersonSheet | null;
  readonly limits: Limits;
}

/** Grows when a client that knows less could not go on. */
export const PROTOCOL = 1;

/** Every door has one. */
export const LIMITS = {
  /** Bytes of a message, either way in. */
  message: 16_384,
  /** Commands of a seat. */
  commandsASecond: 10,
  commandsAMinute: 200,
  /** Requests of an address that change something, and names that are asked for. */
  requestsAMinute: 240,
  guestsAMinute: 20,
  sockets: 20,
  /** Tables of one host that are not over. */
  tables: 50,
  /** Tables that one socket follows. */
  follows: 50,
  name: 24,
};
export type Limits = Readonly<typeof LIMITS>;

/** Why something is not done, each with its words under `web.online.problem.KEY`. */
export const ONLINE_PROBLEMS = [
  /** Nobody is signed in. */
  'sign-in',
  /** What came has not the shape it should have: `at` says where. */
  'shape',
  'name',
  'no-game',
  /** A setting that the game does not take: `problem` is the game's own. */
  'settings',
  'no-table',
  'no-seat',
  'seat-taken',
  /** The table has started, or is over. */
  'not-open',
  'not-host',
  'not-your-seat',
  /** Seats are empty still. */
  'seats-empty',
  'nobody-sits',
  'not-running',
  /** Its game has other rules by now, and these cannot be played here any more. */
  'other-rules',
  'too-many-tables',
  'too-many-sockets',
  'too-fast',
  'too-large',
  'other-origin',
  'not-stored',
  'no-address',
  'fault',
] as const;
export type OnlineProblem = (typeof ONLINE_PROBLEMS)[number];

/** What the body of every refusal is. */
export interface OnlineError {
  readonly error: { readonly key: OnlineProblem; readonly facts: Facts; readonly problem?: Problem };
}

/** What a client says on its socket. */
export type ToServer =
  /** Follows a table: what was told before is `have`. The number is the client's own; news bear it. */
  | { readonly kind: 'follow'; readonly table: string; readonly feed: number; readonly have: number }
  | { readonly kind: 'leave'; readonly table: string }
  | { readonly kind: 'command'; readonly table: string; readonly command: FarCommand }
  | { readonly kind: 'beat' };

/** What a server says on it. */
export type FromServer =
  /** The table as everybody knows it: when following begins, and whenever it changes. */
  | { readonly kind: 'sheet'; readonly table: string; readonly sheet: TableSheet }
  /** It has started: what these eyes see, from the beginning or from what they had. */
  | { readonly kind: 'opening'; readonly table: string; readonly feed: number; readonly opening: SeatOpening }
  | { readonly kind: 'news'; readonly table: string; readonly feed: number; readonly news: SeatNews }
  | { readonly kind: 'answer'; readonly table: string; readonly id: string; readonly answer: FarAnswer }
  | ({ readonly kind: 'problem'; readonly table: string | null } & OnlineError)
  | { readonly kind: 'beat' };
