export * from './saved-record.ts';
export * from './seats.ts';
