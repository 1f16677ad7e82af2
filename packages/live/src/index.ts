export type * from './commands.ts';
export * from './events.ts';
export * from './live-table.ts';
export * from './reading.ts';
export * from './saved-record.ts';
export * from './seats.ts';
export * from './seed.ts';
