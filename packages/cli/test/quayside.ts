import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game, Options, Random, type Settings, type State, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { vi } from 'vitest';
import { openBots } from '@quayside/games/node';
import { terminal as leHavreTerminal } from '../src/le-havre/module.ts';
import { terminal as parisTerminal } from '../src/paris/module.ts';
import { run } from '../src/run.ts';
import type { GameTerminal } from '../src/game-terminal.ts';

export const games: readonly GameTerminal[] = [leHavreTerminal, parisTerminal];
export const installed = { games, openBots, serve: () => Promise.reject(new Error('nobody serves here')) };

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A file kept with the tests. */
export const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a person would, with `input` on its standard input. */
export function quayside(args: readonly string[], input = ''): Ended {
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8', NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { input, env, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** The same inside this process, which is quicker; nothing can be on its standard input. */
export async function called(args: readonly string[]): Promise<Ended> {
  const lines = { log: [] as string[], error: [] as string[] };
  const spies = (['log', 'error'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation((line: string) => {
      lines[way].push(`${line}\n`);
    }),
  );
  const code = await run(args.includes('--lang') ? args : ['--lang', 'en', ...args], installed);
  for (const spy of spies) spy.mockRestore();
  return { code, out: lines.log.join(''), err: lines.error.join('') };
}

/** Plays with these lines typed, as a pipe brings them; with Ctrl-C where `until` has been said. */
export function play(
  args: string,
  lines: readonly string[],
  env: Record<string, string> = {},
  until = '',
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, 'play', ...args.split(' ')], {
      env: { ...process.env, LC_ALL: 'en_US.UTF-8', NODE_OPTIONS: '', COLUMNS: '100', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (until !== '' && !out.includes(until) && (out + text).includes(until)) child.kill('SIGINT');
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

/** A game in a terminal of its own, line by line: what is asked next is waited for. */
export class Terminal {
  readonly #child;
  readonly ended: Promise<Ended>;
  #out = '';
  #heard: () => void = () => {};

  constructor(...args: readonly string[]) {
    const env = { ...process.env, LC_ALL: 'en_US.UTF-8', NODE_OPTIONS: '', COLUMNS: '100' };
    this.#child = spawn(process.execPath, [MAIN, 'play', ...args], { env });
    let err = '';
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#out += text;
      this.#heard();
    });
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    this.#child.stdin.on('error', () => {});
    this.ended = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        this.#heard();
        resolve({ code, out: this.#out, err });
      });
    });
  }

  /** Waits for a question, and answers it. */
  async say(line: string): Promise<void> {
    await this.asked();
    this.#out += '\u0000';
    this.#child.stdin.write(`${line}\n`);
  }

  async asked(): Promise<void> {
    while (!this.#out.endsWith(' > ')) {
      if (this.#child.exitCode !== null) throw new Error(`ended: ${this.#out}`);
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  closeScreen(): void {
    this.#child.stdout.destroy();
  }

  /** Nobody types any more. */
  leave(): Promise<Ended> {
    this.#child.stdin.end();
    return this.ended;
  }
}

export const always = (line: string, times = 2000): string[] => Array.from({ length: times }, () => line);

/** The JSON a command prints when all is well. */
export function quaysideJson(args: readonly string[], input = ''): unknown {
  const { code, out, err } = quayside([...args, '--json'], input);
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

/** A folder for files of one test file; `write` gives the path of what it wrote. */
export class TestFiles {
  readonly folder = mkdtempSync(join(tmpdir(), 'quayside-cli-'));

  write(name: string, content: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, content);
    return path;
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A short game for two, played to its end at random, as its record. */
export const shortRecord = (): string => randomRecord(leHavre, { players: '2', length: 'short' });

export function randomRecord<S extends State>(game: Game<S>, wanted: Settings): string {
  const settings = Object.fromEntries(game.settings.map(({ name, default: usual }) => [name, usual]));
  const started = Table.start(game, { settings: { ...settings, ...wanted }, seed: 'cli' });
  if (!started.ok) throw new Error('no table');
  const table = started.value;
  const random = new Random('cli');
  const options = new Options();
  while (!table.over) {
    options.clear();
    game.options(table.state, options);
    table.play(game.mover(table.state), game.token(options.at(random.below(options.count))));
  }
  return table.record();
}
