// node child.mjs BUNDLE [MUTANT]: loads a game's tests with all mutants, and tries one mutant after the other as it is told. With MUTANT that
// one is active from the start.

import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { collectFor, tests } from './vitest.mjs';

const NONE = -1;
/** A test that takes so much longer than it did, or meets its mutant so much more often, will not end. */
const TIMES_LONGER = 20;
const LEAST_MS = 1500;
const TIMES_MORE = 100;
const LEAST_MET = 10_000;

const [program, fixed] = process.argv.slice(2);

/** What the switches in the rules look at. */
const mutants = {
  active: fixed === undefined ? NONE : Number(fixed),
  /** @type {Map<number, number> | undefined} */
  counts: undefined,
  left: Number.POSITIVE_INFINITY,
  met() {
    if (--mutants.left < 0) throw new Error('endless');
    return true;
  },
  count(...ids) {
    for (const id of ids) mutants.counts?.set(id, (mutants.counts.get(id) ?? 0) + 1);
  },
  test: () => undefined,
};
Object.assign(globalThis, { $mutants: mutants });
const script = new Script('$mutants.test()');

/** Which mutants are met from now on, and how often. */
function startCounting() {
  mutants.counts = new Map();
  return mutants.counts;
}

const { game, files } = await import(pathToFileURL(program).href);
const loaded = startCounting();
await game();
/** @type {Map<string, Map<number, number>>} */
const collected = new Map();
for (const [name, load] of Object.entries(files)) {
  collectFor(name);
  collected.set(name, startCounting());
  await load();
}
mutants.counts = undefined;
const byId = new Map(tests.map((test) => [test.id, test]));

/** Does this test pass? Without a limit it is let run to its end. */
function passes(test, ms) {
  mutants.test = test.run;
  try {
    script.runInThisContext(ms === undefined ? {} : { timeout: ms });
    return true;
  } catch {
    return false;
  }
}

function cover() {
  for (const test of tests) test.run();
  const covered = [];
  for (const { id, file, run } of tests) {
    const start = performance.now();
    const met = startCounting();
    run();
    covered.push({ id, file, ms: performance.now() - start, met });
  }
  mutants.counts = undefined;
  return { tests: covered, loaded, collected };
}

/** The first of these tests that notices the mutant; whether it fails without the mutant too, because something was left behind. */
function attempt({ mutant, wanted }) {
  for (const { id, ms, met } of wanted) {
    const test = byId.get(id);
    if (!test) continue;
    mutants.active = mutant;
    mutants.left = fixed === undefined ? LEAST_MET + TIMES_MORE * met : Number.POSITIVE_INFINITY;
    const limit = Math.ceil(LEAST_MS + TIMES_LONGER * ms);
    const passed = passes(test, limit);
    if (fixed === undefined) mutants.active = NONE;
    if (!passed) return { by: id, soiled: fixed === undefined && !passes(test, limit) };
  }
  return { by: undefined, soiled: false };
}

process.on('message', (/** @type {any} */ order) => {
  process.send?.(order.wanted ? attempt(order) : cover());
});
process.send?.('ready');
