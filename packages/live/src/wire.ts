import type { Refusal, State } from '@quayside/kernel';
import type { Reason, SeatCommand } from './commands.ts';
import type { SeatEvent } from './events.ts';
import type { Now } from './reading.ts';

/*
 * What goes between a client and whoever holds a table. A client follows a table with the eyes of one seat, or of a spectator: it is
 * told everything once, then what is new. It says how much it has when it comes back, and which command it sent when it sends one
 * again; so messages that are lost, doubled or late cost time, and nothing else.
 */

/** What a seat wants, as it is sent: which seat it is, the one who holds the table knows. */
type Wanted<C = SeatCommand> = C extends SeatCommand ? Omit<C, 'seat' | 'after' | 'id'> : never;

/** Hints are thought by whoever looks at the table, and asked of nobody else. */
export type FarWanted = Exclude<Wanted, { readonly kind: 'ask-hint' | 'dismiss-hint' }>;

export interface FarCommand {
  /** Made by the client; what comes again under it is answered again, and not done twice. */
  readonly id: string;
  /** The number of the last event that the client has seen. */
  readonly after: number;
  readonly wants: FarWanted;
}

/** What came of a command. What is new comes as news. */
export type FarAnswer =
  | { readonly done: true; readonly number: number }
  | {
      readonly done: false;
      readonly why: Reason | FarReason;
      readonly token?: string;
      readonly refusal?: Refusal;
      readonly facts?: Facts;
    };

/**
 * Why whoever holds a table does nothing, besides the reasons of the table itself; each has its words under
 * `web.online.problem.KEY`.
 */
export type FarReason =
  /** It could not be stored: nothing is done that is not kept. */
  'not-stored' | 'too-fast' | 'not-your-seat' | 'not-running';

export type Facts = Readonly<Record<string, string | number>>;

/** Views, the first of which is the one after so many steps; each is a change to the one before (see `view-change.ts`). */
export interface SentViews {
  readonly from: number;
  readonly changes: readonly string[];
}

/** All of a `Now` but what the client knows from its events and its view. */
export type SentNow = Pick<Now<State>, 'seats' | 'awaiting' | 'undo' | 'canTakeBack' | 'takenBack'> & {
  /** Of the view of now: whoever has another one has missed something. */
  readonly digest: string;
  /** The whole record, once the game is over and nothing is hidden any more. */
  readonly record: string | null;
};

/** What is new for one pair of eyes. */
export interface SeatNews {
  /** News are counted from the opening, which is 0: whoever misses one says again what they have. */
  readonly nth: number;
  /** The events after the one of this number. */
  readonly after: number;
  readonly events: readonly SeatEvent[];
  /** From the first step at which a view is another, to the last, which is now. */
  readonly views: SentViews;
  readonly now: SentNow;
}

/** With what following a table begins: all that the client has not. */
export interface SeatOpening extends SeatNews {
  /** Whose eyes: a seat, or SPECTATOR. */
  readonly seat: number;
  /** The layout of the game's bytes: a client with another one is of another version, and has to be loaded again. */
  readonly layout: string;
  /** The line of the record with which the table began. */
  readonly firstLine: string;
}
