import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/* How the store came to be as it is. What stands here was carried out somewhere: it is never changed, only added to. */

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('made', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('made', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_of_person').on('sessions').column('person').execute();
    await schema
      .createTable('tables')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('private', 'integer', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('seed', 'text')
      .addColumn('awaiting_what', 'text')
      .addColumn('awaiting_seat', 'integer')
      .addColumn('made', 'text', (column) => column.notNull())
      .addColumn('changed', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('tables_listed').on('tables').columns(['private', 'state', 'changed']).execute();
    await schema.createIndex('tables_of_host').on('tables').columns(['host', 'state']).execute();
    await schema
      .createTable('seats')
      .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('sitter', 'text')
      .addColumn('person', 'text', (column) => column.references('people.id'))
      .addColumn('salt', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table_code', 'seat'])
      .execute();
    await schema.createIndex('seats_of_person').on('seats').column('person').execute();
    await schema
      .createTable('commands')
      .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('id', 'text')
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('answer', 'integer', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('commands_key', ['table_code', 'number'])
      .addUniqueConstraint('commands_id', ['table_code', 'seat', 'id'])
      .execute();
  },
};

export const migrations: MigrationProvider = {
  getMigrations: () => Promise.resolve({ '0001-first': first }),
};
