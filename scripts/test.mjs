// npm test [-- FILTER…]: all checks, then all tests, in Node and in a browser, and one line that counts them. With FILTER only
// the tests in Node whose path contains it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runTests(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-test-'));
  const report = join(folder, 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...filters], {
      cwd: root,
      stdio: 'inherit',
    });
    const count = countTests(report);
    // A run that went wrong without a failed test (an error outside all tests, no test found) must not count as fine.
    if (status !== 0 && count.failed === 0) count.failed = 1;
    return count;
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

function countTests(report) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return { passed: 0, failed: 0 };
  }
  const count = { passed: 0, failed: 0 };
  for (const file of results) {
    const before = count.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') count.passed += 1;
      if (status === 'failed') count.failed += 1;
    }
    // A file that could not be loaded has no tests to fail.
    if (file.status === 'failed' && count.failed === before) count.failed += 1;
  }
  return count;
}
