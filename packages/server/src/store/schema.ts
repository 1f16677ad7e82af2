/*
 * What is kept. Times are ISO 8601 in UTC, lists and objects JSON, flags 0 or 1: every database that Kysely speaks to has these. The
 * log of commands is the truth of a running table; what stands of it in `tables` is what lists show.
 */

export interface PeopleRow {
  readonly id: string;
  readonly name: string;
  readonly made: string;
}

export interface SessionsRow {
  /** Of the token in the person's cookie, which is kept nowhere here. */
  readonly fingerprint: string;
  readonly person: string;
  readonly made: string;
}

export interface TablesRow {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly settings: string;
  readonly state: 'open' | 'running' | 'over';
  readonly private: number;
  readonly host: string;
  /** What the deal is made of beside the salts: nobody is told before the end. */
  readonly secret: string;
  readonly commitment: string;
  /** Null until it starts. */
  readonly seed: string | null;
  /** Whom it waits for: null where it does not run. */
  readonly awaiting_what: string | null;
  readonly awaiting_seat: number | null;
  readonly made: string;
  readonly changed: string;
}

export interface SeatsRow {
  readonly table_code: string;
  readonly seat: number;
  /** `person`, a bot, or null for nobody. */
  readonly sitter: string | null;
  readonly person: string | null;
  readonly salt: string | null;
}

export interface CommandsRow {
  readonly table_code: string;
  /** From 1, without gaps: two processes that store at once cannot both succeed. */
  readonly number: number;
  readonly seat: number;
  /** The client's name for it; null for a bot's thought. */
  readonly id: string | null;
  readonly command: string;
  /** The number of the seat's last event after it: what its sender was answered. */
  readonly answer: number;
  readonly time: string;
}

export interface Schema {
  readonly people: PeopleRow;
  readonly sessions: SessionsRow;
  readonly tables: TablesRow;
  readonly seats: SeatsRow;
  readonly commands: CommandsRow;
}
