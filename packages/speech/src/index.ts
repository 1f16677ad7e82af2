export * from './foreign.ts';
export * from './speaker.ts';
export * from './pseudo.ts';
export * from './record.ts';
