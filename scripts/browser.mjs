// npm run test:browser [-- ARGUMENT…]: builds the page, serves it and plays on it in Chromium. Arguments are Playwright's: a
// word filters the files, `--project long` runs what takes minutes. QUAYSIDE_ADDRESS names a page that is served already.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { BootstrapError, fail, root } from './bootstrap.mjs';
import { chromium } from './chromium.mjs';
import { servePage } from './page-server.mjs';
import { plainLetters } from './plain-letters.mjs';

const web = join(root, 'packages', 'web');
const configFile = join(web, 'vite.config.ts');
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');

/** Runs the tests in a browser and says how many passed and failed. */
export async function runBrowserTests(args) {
  const browser = chromium();
  const folder = mkdtempSync(join(tmpdir(), 'quayside-browser-'));
  const page = await serve(join(folder, 'page'));
  try {
    const status = await play(args, {
      QUAYSIDE_ADDRESS: page.address,
      QUAYSIDE_PAGE: join(folder, 'page'),
      QUAYSIDE_CHROMIUM: browser,
      QUAYSIDE_RESULTS: folder,
      ...plainLetters(folder),
    });
    const count = countTests(join(folder, 'report.json'));
    // A run that went wrong without a failed test (an error outside all tests, no test found) must not count as fine.
    if (status !== 0 && count.failed === 0) count.failed = 1;
    for (const title of count.again) console.log(`passed only when tried again: ${title}`);
    if (count.failed > 0) console.log(`How the page looked when a test failed: ${join(folder, 'pictures')}`);
    else rmSync(folder, { recursive: true, force: true });
    return count;
  } finally {
    await page.close();
  }
}

/** The page as it is built for everybody, on a port that is free. */
export async function serve(outDir) {
  const served = process.env['QUAYSIDE_ADDRESS'];
  if (served) return { address: served, close: async () => {} };
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return servePage(outDir, { port: 0, host: '127.0.0.1' });
}

function play(args, told) {
  const project = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=everyday'];
  const child = spawn(process.execPath, [playwright, 'test', ...project, ...args.map(amongTests)], {
    cwd: web,
    env: { ...process.env, ...told },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done, refuse) => {
    child.on('error', refuse);
    child.on('close', done);
  });
}

/** A word means files of tests, not the folder in which the clone lies; what follows an option is left as it is. */
function amongTests(arg, at, args) {
  const isValue = args[at - 1]?.startsWith('-') && !args[at - 1].includes('=');
  const isWord = readdirSync(join(web, 'browser')).some((file) => file.includes(arg.split(':')[0]));
  return isWord && !isValue ? `browser.[^/\\\\]*${arg}` : arg;
}

function countTests(report) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    const again = [...specsIn(suites)].filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, again: again.map(({ title }) => title) };
  } catch {
    return { passed: 0, failed: 0, again: [] };
  }
}

function* specsIn(suites = []) {
  for (const { specs = [], suites: within } of suites) {
    yield* specs;
    yield* specsIn(within);
  }
}

if (import.meta.main) {
  try {
    const { passed, failed } = await runBrowserTests(process.argv.slice(2));
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    fail(
      error instanceof BootstrapError ? error : new BootstrapError('the page could not be built.', '', String(error)),
    );
  }
}
