import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.mjs'],
    pool: 'threads',
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
