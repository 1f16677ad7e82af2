// npm test [-- FILTER…]: all checks, then all tests, in Node and in a browser, and one line that counts them. With FILTER only
// the tests in Node whose path contains it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BootstrapError } from './bootstrap.mjs';
import { runBrowserTests } from './browser.mjs';
import { allChecks, runChecks } from './static.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const checks = await runChecks(allChecks());
const wanted = process.argv.slice(2);
const tests = runTests(wanted);
const plays = wanted.length === 0 ? await runPlays() : { passed: 0, failed: 0 };
const passed = checks.passed + tests.passed + plays.passed;
const failed = checks.failed + tests.failed + plays.failed;
// Said again at the end, where it is looked for: what failed lies far up by now.
for (const name of tests.names) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * The tests in Node. Now and then Node itself goes down with a thread that ends (nodejs/node#64500), and takes along the file being
 * tested: what was broken off without a failed test is run once more, and that is said.
 */
function runTests(filters) {
  const first = runVitest(filters);
  if (first.status === 0 || first.failed > 0 || first.brokenOff.length === 0) return settled(first);
  console.log(`Broken off without a failed test, run once more: ${first.brokenOff.join(', ')}`);
  const second = runVitest(first.brokenOff);
  return settled({ ...second, passed: first.passedElsewhere + second.passed });
}

/** A run that went wrong without a failed test (an error outside all tests, no test found) must not count as fine. */
function settled(run) {
  return run.status !== 0 && run.failed === 0 ? { ...run, failed: 1 } : run;
}

function runVitest(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-test-'));
  const report = join(folder, 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...filters], {
      cwd: root,
      stdio: 'inherit',
    });
    return { status, ...countTests(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tests in a browser; a browser or page that cannot be had counts as one that failed. */
async function runPlays() {
  try {
    return await runBrowserTests([]);
  } catch (error) {
    const known = error instanceof BootstrapError;
    console.error(known ? `quayside: ${error.message}\n${error.advice}` : error);
    return { passed: 0, failed: 1 };
  }
}

/** @param {string} report */
function countTests(report) {
  /** @type {{ passed: number, failed: number, brokenOff: string[], passedElsewhere: number, names: string[] }} */
  const count = { passed: 0, failed: 0, brokenOff: [], passedElsewhere: 0, names: [] };
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return count;
  }
  for (const { name, status, assertionResults } of results) {
    const file = relative(root, name);
    const bad = assertionResults.filter((test) => test.status === 'failed');
    const good = assertionResults.filter((test) => test.status === 'passed');
    const isBrokenOff = assertionResults.some((test) => test.status === 'pending');
    count.passed += good.length;
    count.failed += bad.length;
    count.names.push(...bad.map(({ fullName }) => `${file}: ${fullName}`));
    if (isBrokenOff) count.brokenOff.push(file);
    else count.passedElsewhere += good.length;
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && bad.length === 0) {
      count.failed += 1;
      count.names.push(`${file}: could not be loaded`);
    }
  }
  return count;
}
