import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LARGEST_FILE } from '../input.ts';

/** Why a file cannot be read or written. What is not in this list is "failed", with the word of the system. */
export interface Fault {
  readonly why:
    | 'folder'
    | 'no-folder'
    | 'no-access'
    | 'odd-file'
    | 'too-large'
    | 'long-name'
    | 'link-loop'
    | 'no-room'
    | 'changed'
    | 'failed';
  readonly code: string;
}

/** What a file holds: its text, or null where there is no file yet; or why that cannot be known. */
export type Held = { readonly text: string | null } | { readonly fault: Fault };

const WHY: Readonly<Record<string, Fault['why']>> = {
  ENOENT: 'no-folder',
  ENOTDIR: 'no-folder',
  EISDIR: 'folder',
  EACCES: 'no-access',
  EPERM: 'no-access',
  EROFS: 'no-access',
  ENAMETOOLONG: 'long-name',
  ELOOP: 'link-loop',
  ENOSPC: 'no-room',
  EDQUOT: 'no-room',
};

/** The text of a file in which a game is, or could be, kept. Never waits: a pipe or a device holds no game. */
export function readSave(file: string): Held {
  try {
    const path = behindLinks(file);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) {
      if (!statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory()) return faulty('no-folder');
      return { text: null };
    }
    const why = unfit(found);
    return why ? faulty(why) : { text: readFileSync(path, 'utf8') };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/**
 * Puts a text in a file that was last seen to hold `seen` (null: nothing, or not there); null when that worked. What
 * somebody else has written there since is left as it is. The text is written beside the file and then put in its place,
 * so that no half-written game is ever left behind; the file keeps its mode, and a link stays a link.
 */
export function writeSave(file: string, text: string, seen: string | null): Fault | null {
  let beside: string | null = null;
  try {
    const path = behindLinks(file);
    const held = readSave(path);
    if ('fault' in held) return held.fault;
    // What has been taken away can be written again: nothing is lost.
    if (held.text !== null && held.text !== seen) return { why: 'changed', code: '' };
    const folder = dirname(path);
    accessSync(folder, constants.W_OK);
    if (held.text !== null) accessSync(path, constants.W_OK);
    clearLeftovers(folder);
    beside = join(folder, besideName(process.pid));
    writeFileSync(beside, text);
    const before = statSync(path, { throwIfNoEntry: false });
    if (before) chmodSync(beside, before.mode);
    renameSync(beside, path);
    return null;
  } catch (error) {
    if (beside !== null) rmSync(beside, { force: true });
    return faultOf(error);
  }
}

/** Do two names lead to one file? */
export function isSameFile(one: string, other: string): boolean {
  try {
    return behindLinks(one) === behindLinks(other);
  } catch {
    return false;
  }
}

const faulty = (why: Fault['why']): Held => ({ fault: { why, code: '' } });

function faultOf(error: unknown): Fault {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return { why: WHY[code] ?? 'failed', code };
}

function unfit(found: Stats): Fault['why'] | null {
  if (found.isDirectory()) return 'folder';
  if (!found.isFile()) return 'odd-file';
  return found.size > LARGEST_FILE ? 'too-large' : null;
}

/** As many links as Linux follows. */
const MOST_LINKS = 40;

/** The file that a name leads to, which need not exist. */
function behindLinks(file: string): string {
  let path = resolve(file);
  for (let links = 0; links < MOST_LINKS; links++) {
    path = join(realpathSync(dirname(path)), path.slice(dirname(path).length));
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    path = resolve(dirname(path), readlinkSync(path));
  }
  throw Object.assign(new Error('too many links'), { code: 'ELOOP' });
}

const besideName = (process: number): string => `.quayside-${process}.tmp`;
const BESIDE = /^\.quayside-(\d+)\.tmp$/;

/** Takes away what was written beside a file by a process that was killed before it could finish. */
function clearLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const writer = BESIDE.exec(name)?.[1];
    if (writer !== undefined && !isAlive(Number(writer))) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
