export * from './checks.ts';
export * from './conform.ts';
export * from './damage.ts';
export * from './damaged-records.ts';
export * from './explore.ts';
export * from './weighted-play.ts';
