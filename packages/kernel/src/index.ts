export * from './dealing.ts';
export * from './game.ts';
export * from './options.ts';
export * from './random.ts';
export * from './record.ts';
export * from './state.ts';
export * from './table.ts';
export * from './words.ts';
