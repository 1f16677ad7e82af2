// Running a program in the place of this one.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { bootstrap, environmentFor, fail, root } from './bootstrap.mjs';
import { runtime } from './root.mjs';

/** Where Node keeps sources that it has stripped of types and compiled: a second start takes half the time. */
export const compiled = join(runtime, 'compiled');

/** Runs a program in the foreground and ends this process the way the program ended. */
export function become(file, args, options) {
  const child = spawn(file, args, { stdio: 'inherit', ...options });
  const signals = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']).filter(
    (name) => name in constants.signals,
  );
  const pass = {};
  for (const name of signals) {
    // A terminal sends Ctrl-C to every process of the foreground by itself; once is enough.
    pass[name] = () => (name === 'SIGINT' && process.stdin.isTTY) || child.kill(name);
    process.on(name, pass[name]);
  }
  child.on('error', (error) => {
    console.error(`quayside: ${file} could not be started (${error.message}).`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    for (const name of signals) process.off(name, pass[name]);
    if (signal === null) process.exit(code ?? 1);
    process.kill(process.pid, signal);
    // Where a signal cannot end this process, the customary exit code tells of it.
    setTimeout(() => process.exit(128 + (constants.signals[signal] ?? 0)), 500);
  });
}

/** Makes the clone ready and runs `entry` under its Node, here in this terminal. */
export async function runEntry(entry, args) {
  try {
    const node = await bootstrap();
    const env = { NODE_COMPILE_CACHE: compiled, ...environmentFor(node) };
    become(node, [resolve(root, entry), ...args], { env });
  } catch (error) {
    fail(error);
  }
}
