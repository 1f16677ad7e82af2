import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Options, Random, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

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

/** The JSON a command prints when all is well. */
export function quaysideJson(args: readonly string[], input = ''): unknown {
  const { code, out, err } = quayside([...args, '--json'], input);
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

/** A folder for files of one test file; `write` gives the path of what it wrote. */
export class Desk {
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
export function shortRecord(): string {
  const settings = Object.fromEntries(leHavre.settings.map(({ name, default: usual }) => [name, usual]));
  const started = Table.start(leHavre, { settings: { ...settings, players: '2', length: 'short' }, seed: 'cli' });
  if (!started.ok) throw new Error('no table');
  const table = started.value;
  const random = new Random('cli');
  const options = new Options();
  while (!table.over) {
    options.clear();
    leHavre.options(table.state, options);
    table.play(leHavre.mover(table.state), leHavre.token(options.at(random.below(options.count))));
  }
  return table.record();
}
