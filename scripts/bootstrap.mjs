// Makes a fresh clone ready: a Node new enough to run TypeScript unbuilt, and the packages of the lock file.
// Plain JavaScript for Node 18 and newer, without dependencies, because nothing is installed yet when it runs.
// The second time it only compares a stamp. Stamps are written last, so an interrupted run is repeated, never trusted.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringNode, nodePackage, presentNode } from './brought-node.mjs';
import { BootstrapError, fail } from './bootstrap-error.mjs';
import { withLock } from './lock.mjs';
import { environmentFor, npm, npmCommand, npmError } from './npm-command.mjs';
import { root, runtime } from './root.mjs';

export { BootstrapError, environmentFor, fail, nodePackage, npmCommand, root };

const modules = join(root, 'node_modules');
const installStamp = join(modules, '.quayside-install');

/** Brings what is missing and returns the path of the Node to use. */
export async function bootstrap() {
  const node = presentNode();
  if (node && isInstalled()) return node;
  return alone(async (lock) => {
    const ready = presentNode() ?? (await bringNode(lock, say));
    if (!isInstalled()) await install(ready, lock);
    return ready;
  });
}

/** The same for Node alone, for `npm` commands that change what is installed. */
export async function bootstrapNode() {
  return presentNode() ?? alone(async (lock) => presentNode() ?? bringNode(lock, say));
}

function alone(work) {
  mkdirSync(runtime, { recursive: true });
  return withLock(join(runtime, 'lock'), say, work);
}

function say(message) {
  // On stderr, so that what a command prints for programs stays clean.
  console.error(`quayside: ${message}`);
}

/** Everything that decides what `npm ci` puts into node_modules. */
function installStampText() {
  const packages = join(root, 'packages');
  const manifests = readdirSync(packages)
    .sort()
    .map((name) => join(packages, name, 'package.json'));
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const file of [join(root, 'package-lock.json'), join(root, 'package.json'), ...manifests]) {
    hash.update(read(file) ?? '').update('\n');
  }
  return hash.digest('hex');
}

function isInstalled() {
  const stamp = read(installStamp);
  return stamp !== undefined && stamp === installStampText();
}

async function install(node, lock) {
  say('installing packages (once) …');
  rmSync(installStamp, { force: true });
  const run = await npm(lock, node, ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (run.status !== 0) throw npmError('the packages could not be installed', run);
  if (!existsSync(modules)) mkdirSync(modules);
  writeFileSync(installStamp, installStampText());
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
