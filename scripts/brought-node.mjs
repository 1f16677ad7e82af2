// A Node new enough to run TypeScript unbuilt: the running one, or one that is brought once, checked against its digest.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootstrapError } from './bootstrap-error.mjs';
import { NODE_BINARIES } from './node-binaries.mjs';
import { npm, npmError } from './npm-command.mjs';
import { root, runtime, windows } from './root.mjs';

/** The npm package that carries Node's binary for this machine, or undefined where there is none. */
export const nodePackage = () => nodeBinary()?.name;

/** @returns {{ name: string, version: string, integrity: string } | undefined} */
const nodeBinary = () => NODE_BINARIES[`${process.platform}-${process.arch}`];

export function oldestNode() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).quayside.oldestNode;
}

/** A Node that is there and complete: the running one, or the one that was brought earlier. */
export function presentNode() {
  if (isAtLeast(process.versions.node, oldestNode())) return process.execPath;
  const wanted = nodeBinary();
  if (!wanted) return undefined;
  const stamp = readIfThere(stampOf(wanted));
  return stamp && stamp === stampText(wanted) ? programOf(wanted) : undefined;
}

const programOf = ({ name }) => join(runtime, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
const stampOf = ({ name }) => join(runtime, `${name}.ready`);

function stampText(wanted) {
  const size = statSync(programOf(wanted), { throwIfNoEntry: false })?.size;
  return size === undefined ? '' : `${wanted.version} ${size}`;
}

/** Fetches the package, compares its digest, and only then unpacks it. */
export async function bringNode(lock, say) {
  const oldest = oldestNode();
  const advice = `Install Node ${oldest} or newer (24 LTS) yourself, then repeat the command.`;
  const wanted = nodeBinary();
  if (!wanted) {
    throw new BootstrapError(
      `this needs Node ${oldest} or newer, this is ${process.versions.node}, and there is no ready-made Node for ${process.platform} on ${process.arch}.`,
      advice,
    );
  }
  say(`bringing Node ${wanted.version} (once; this one is ${process.versions.node}) …`);
  rmSync(stampOf(wanted), { force: true });
  rmSync(join(runtime, 'node_modules'), { recursive: true, force: true });

  const packed = await fetchPacked(wanted, lock, advice);
  checkDigest(packed, wanted, advice);
  const flags = ['--no-save', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--offline'];
  const unpacked = await npm(lock, process.execPath, ['install', '--prefix', runtime, ...flags, packed]);
  if (unpacked.status !== 0) throw npmError('Node could not be unpacked', unpacked);
  rmSync(packed, { force: true });

  const program = programOf(wanted);
  const probe = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  if (probe.status !== 0 || !isAtLeast(probe.stdout.trim().slice(1), oldest)) {
    throw new BootstrapError(
      `the Node that was fetched does not run here (${probe.error?.message ?? (probe.stderr || probe.stdout).trim()}).`,
      `${advice} (Systems with musl instead of glibc, such as Alpine, need the Node of their own packages.)`,
    );
  }
  writeFileSync(stampOf(wanted), stampText(wanted));
  return program;
}

async function fetchPacked({ name, version }, lock, advice) {
  // How young a package may be does not matter where its digest is known.
  const flags = ['--pack-destination', runtime, '--ignore-scripts', '--min-release-age=0'];
  const run = await npm(lock, process.execPath, ['pack', `${name}@${version}`, ...flags]);
  if (run.status === 0) return join(runtime, `${name}-${version}.tgz`);
  if (!/\b(ETARGET|E404)\b/.test(run.output)) throw npmError('Node could not be fetched', run);
  throw new BootstrapError(`the package registry does not have ${name} ${version}.`, advice);
}

/** Nothing is unpacked, and so nothing run, that is not what this repository was tested with. */
export function checkDigest(file, { name, version, integrity }, advice) {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found === integrity) return;
  rmSync(file, { force: true });
  throw new BootstrapError(
    `${name} ${version} is not what it should be: its digest is ${found}, and ${integrity} is expected. It was deleted, not unpacked.`,
    `The package registry, or something on the way to it, hands out another file. Repeat the command with another registry. Or: ${advice}`,
  );
}

function isAtLeast(version, oldest) {
  const [have, need] = [version, oldest].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  const different = need.findIndex((part, index) => part !== have[index]);
  return different === -1 || have[different] > need[different];
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
