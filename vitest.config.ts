import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const PATIENCE = 10 * 60_000;

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.mjs'],
    pool: 'threads',
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    // No busy machine is so slow; what hangs still ends.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    restoreMocks: true,
  },
});
