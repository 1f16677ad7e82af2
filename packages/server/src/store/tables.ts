import type { Awaiting, PersonSheet, Sitter } from '@quayside/live';
import type { Settings } from '@quayside/kernel';
import type { Kysely } from 'kysely';
import type { CommandsRow, Schema, TablesRow } from './schema.ts';

export interface KeptSeat {
  readonly sitter: Sitter | null;
  readonly person: PersonSheet | null;
  readonly salt: string | null;
}

/** A table as it is kept. */
export interface KeptTable {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly settings: Settings;
  readonly state: TablesRow['state'];
  readonly isPrivate: boolean;
  readonly host: string;
  readonly secret: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly awaiting: Awaiting | null;
  readonly made: string;
  readonly changed: string;
  readonly seats: readonly KeptSeat[];
}

export type NewTable = Pick<
  KeptTable,
  'code' | 'game' | 'rules' | 'settings' | 'isPrivate' | 'host' | 'secret' | 'commitment'
> & { readonly players: number };

/** A command of the log. */
export type KeptCommand = Omit<CommandsRow, 'table_code' | 'time'>;

/** What a table is like after a command. */
export interface Standing {
  readonly state: TablesRow['state'];
  readonly awaiting: Awaiting | null;
}

export interface Wanted {
  readonly state?: TablesRow['state'] | undefined;
  readonly game?: string | undefined;
  /** Where this person sits or is the host; else those on the list. */
  readonly of?: string | undefined;
}

const MOST_LISTED = 100;

const now = (): string => new Date().toISOString();

/** The tables that are kept, and the log of what was done at each. */
export class Tables {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async make({ code, game, rules, settings, isPrivate, host, secret, commitment, players }: NewTable): Promise<void> {
    const time = now();
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('tables')
        .values({
          code,
          game,
          rules,
          settings: JSON.stringify(settings),
          state: 'open',
          private: isPrivate ? 1 : 0,
          host,
          secret,
          commitment,
          seed: null,
          awaiting_what: null,
          awaiting_seat: null,
          made: time,
          changed: time,
        })
        .execute();
      const seats = Array.from({ length: players }, (_, seat) => seat);
      await db
        .insertInto('seats')
        .values(seats.map((seat) => ({ table_code: code, seat, sitter: null, person: null, salt: null })))
        .execute();
    });
  }

  async get(code: string): Promise<KeptTable | null> {
    const [table] = await this.#whole(
      await this.#db.selectFrom('tables').selectAll().where('code', '=', code).execute(),
    );
    return table ?? null;
  }

  /** The latest first. */
  async list({ state, game, of }: Wanted): Promise<readonly KeptTable[]> {
    let query = this.#db.selectFrom('tables').selectAll().orderBy('changed', 'desc').limit(MOST_LISTED);
    if (state !== undefined) query = query.where('state', '=', state);
    if (game !== undefined) query = query.where('game', '=', game);
    if (of === undefined) query = query.where('private', '=', 0);
    else {
      const sits = this.#db.selectFrom('seats').select('table_code').where('person', '=', of);
      query = query.where((where) => where.or([where('host', '=', of), where('code', 'in', sits)]));
    }
    return this.#whole(await query.execute());
  }

  /** The codes of tables at which a bot is asked. */
  async waitingForBots(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('code')
      .where('state', '=', 'running')
      .where('awaiting_what', '=', 'bot')
      .execute();
    return rows.map(({ code }) => code);
  }

  /** How many tables of a host are not over. */
  async countOf(host: string): Promise<number> {
    const row = await this.#db
      .selectFrom('tables')
      .where('host', '=', host)
      .where('state', '!=', 'over')
      .select((select) => select.fn.countAll<number | string>().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  async remove(code: string): Promise<void> {
    await this.#db.deleteFrom('tables').where('code', '=', code).execute();
  }

  /** Puts somebody, or nobody, on a seat; a person gets up from any other. */
  async seat(code: string, seat: number, { sitter, person, salt }: KeptSeat): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      if (person) {
        await db
          .updateTable('seats')
          .set({ sitter: null, person: null, salt: null })
          .where('table_code', '=', code)
          .where('person', '=', person.id)
          .execute();
      }
      await db
        .updateTable('seats')
        .set({ sitter, person: person?.id ?? null, salt })
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .execute();
      await db.updateTable('tables').set({ changed: now() }).where('code', '=', code).execute();
    });
  }

  async start(code: string, seed: string, standing: Standing): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ seed, ...standingRow(standing) })
      .where('code', '=', code)
      .execute();
  }

  /** The log of a table, from its beginning. */
  commands(code: string): Promise<readonly KeptCommand[]> {
    return this.#db
      .selectFrom('commands')
      .select(['number', 'seat', 'id', 'command', 'answer'])
      .where('table_code', '=', code)
      .orderBy('number')
      .execute();
  }

  /** What a command was answered; null: there is none of this id. */
  async answer(code: string, seat: number, id: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('commands')
      .select('answer')
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.answer ?? null;
  }

  /** Adds a command to the log, and says when; refused by the database where its number or its id is there already. */
  async add(code: string, command: KeptCommand, standing: Standing): Promise<string> {
    const row = standingRow(standing);
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('commands')
        .values({ table_code: code, ...command, time: row.changed })
        .execute();
      await db.updateTable('tables').set(row).where('code', '=', code).execute();
    });
    return row.changed;
  }

  async #whole(rows: readonly TablesRow[]): Promise<KeptTable[]> {
    if (rows.length === 0) return [];
    const seats = await this.#db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.person')
      .select(['table_code', 'seat', 'sitter', 'salt', 'people.id as person', 'people.name as name'])
      .where(
        'table_code',
        'in',
        rows.map(({ code }) => code),
      )
      .orderBy('seat')
      .execute();
    return rows.map((row) => ({
      code: row.code,
      game: row.game,
      rules: row.rules,
      settings: JSON.parse(row.settings) as Settings,
      state: row.state,
      isPrivate: row.private === 1,
      host: row.host,
      secret: row.secret,
      commitment: row.commitment,
      seed: row.seed,
      awaiting: awaitingIn(row),
      made: row.made,
      changed: row.changed,
      seats: seats
        .filter(({ table_code: code }) => code === row.code)
        .map(({ sitter, person, name, salt }) => ({
          sitter: sitter as Sitter | null,
          person: person === null ? null : { id: person, name: name ?? '' },
          salt,
        })),
    }));
  }
}

const standingRow = ({ state, awaiting }: Standing): Partial<TablesRow> & Pick<TablesRow, 'changed'> => ({
  state,
  awaiting_what: awaiting?.what ?? null,
  awaiting_seat: awaiting?.seat ?? null,
  changed: now(),
});

const awaitingIn = ({ awaiting_what: what, awaiting_seat: seat }: TablesRow): Awaiting | null =>
  what === null || seat === null ? null : { what: what as Awaiting['what'], seat };
