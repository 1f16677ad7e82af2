export * from './block.ts';
export * from './game.ts';
export * from './report.ts';
export * from './seeds.ts';
export * from './statistics.ts';
export * from './tournament.ts';
