import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const PATIENCE = 10 * 60_000;

/** The rules keep nothing outside a state, so their tests can share what they load: it takes a quarter of the time. */
const RULES = 'packages/{kernel,le-havre,paris}/test/**/*.test.ts';

export default defineConfig({
  test: {
    // Threads that end would take Node down now and then: it frees their WebAssembly twice (nodejs/node#64500).
    pool: 'forks',
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    // No busy machine is so slow; what hangs still ends.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'rules', include: [RULES], isolate: false } },
      {
        extends: true,
        test: {
          name: 'around',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.mjs'],
          exclude: [RULES],
        },
      },
    ],
  },
});
