// npm run test:start: runs `npm start` as somebody new would, waits for its address, and looks whether the page is there.
// Plain JavaScript for Node 18 and newer: nothing is installed yet when it runs.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentFor, npmCommand, root } from './bootstrap.mjs';

const data = mkdtempSync(join(tmpdir(), 'quayside-start-'));
const { file, args, shell } = npmCommand(process.execPath, ['start', '--', '--no-show', '--port', '0', '--data', data]);
const windows = process.platform === 'win32';
const child = spawn(file, args, {
  cwd: root,
  env: environmentFor(process.execPath),
  shell,
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: !windows,
});

let said = '';
const address = await new Promise((done) => {
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    const found = /https?:\/\/\S+/.exec(said)?.[0];
    if (found) done(found);
  });
  child.on('error', () => done(''));
  child.on('exit', () => done(''));
});

const problem = await whatIsWrong();
// npm starts others: all of them end.
if (windows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
else if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
rmSync(data, { recursive: true, force: true });
if (problem) console.error(`quayside: ${problem}`);
else console.log(`✓ npm start serves the page (${address})`);
console.log(problem ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exitCode = problem ? 1 : 0;

/** The page and what it needs first are there. */
async function whatIsWrong() {
  if (!address) return `npm start ended without an address.\n${said}`;
  const page = await fetch(address);
  const text = await page.text();
  if (!page.ok || !text.includes('id="root"')) return `${address} answers ${page.status}, and not with the page.`;
  for (const [, path] of text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)) {
    const { status } = await fetch(new URL(path, address));
    if (status !== 200) return `${path} answers ${status}.`;
  }
  const hello = await fetch(new URL('/api/hello', address));
  if (!hello.ok) return `/api/hello answers ${hello.status}.`;
  return null;
}
