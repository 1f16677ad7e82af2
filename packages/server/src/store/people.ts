import type { PersonSheet } from '@quayside/live';
import type { Kysely } from 'kysely';
import { fingerprint, newPersonId, newToken } from '../chance.ts';
import type { Schema } from './schema.ts';

/** Who there is, and who is signed in. */
export class People {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Somebody new, and the token that is theirs alone. */
  async add(name: string): Promise<{ readonly person: PersonSheet; readonly token: string }> {
    const person = { id: newPersonId(), name };
    const token = newToken();
    const made = new Date().toISOString();
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('people')
        .values({ ...person, made })
        .execute();
      await db
        .insertInto('sessions')
        .values({ fingerprint: fingerprint(token), person: person.id, made })
        .execute();
    });
    return { person, token };
  }

  async rename(id: string, name: string): Promise<PersonSheet> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).execute();
    return { id, name };
  }

  async withToken(token: string): Promise<PersonSheet | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .where('sessions.fingerprint', '=', fingerprint(token))
      .select(['people.id', 'people.name'])
      .executeTakeFirst();
    return row ?? null;
  }

  async signOut(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('fingerprint', '=', fingerprint(token)).execute();
  }
}
