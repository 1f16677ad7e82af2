// npm under a Node: how it is started, how it is stopped, and what its errors mean.

import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { BootstrapError } from './bootstrap-error.mjs';
import { root, windows } from './root.mjs';

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
export function npm(lock, node, args) {
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

export function npmError(what, run) {
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
