import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/**
 * The database in one file, as it should be today. What is committed is on disk before anybody is told: WAL with synchronous FULL.
 * Throws where the file cannot be had, or comes from a later version.
 */
export async function openDatabase(file: string): Promise<Kysely<Schema>> {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
  );
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyKnowsIt(sqlite) }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (!error) return db;
  await db.destroy();
  throw error instanceof Error
    ? error
    : new Error('the database could not be brought to today’s form', { cause: error });
}

/** Node's SQLite, as Kysely expects a database. The same words are prepared once. */
function asKyselyKnowsIt(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement: StatementSync = sqlite.prepare(sql);
    const given = (values: readonly unknown[]): SQLInputValue[] => values as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...given(values)),
      run: (values) => statement.run(...given(values)),
      iterate: (values) => statement.iterate(...given(values)),
    };
  };
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = prepared.get(sql) ?? prepare(sql);
      prepared.set(sql, known);
      return known;
    },
  };
}
