export * from './module.ts';
export * from './registry.ts';
