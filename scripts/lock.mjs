// One at a time: a folder is the lock, because making a folder either succeeds or tells that somebody was first.

import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const pause = 200;
const nameless = 5_000; // a lock without its owner's name: between making the folder and writing into it
const forgotten = 30 * 60_000; // nobody installs for that long

/**
 * Runs `work` while holding the lock `folder`; waits for another holder, and takes over from one that died.
 * `work` gets the lock and names on it the processes it starts: as long as one of them lives, the lock holds.
 */
export async function withLock(folder, say, work) {
  let told = false;
  while (!take(folder)) {
    const holder = look(folder);
    if (holder && isStale(holder)) {
      clear(folder, holder);
      continue;
    }
    if (!told) say('another command is setting things up; waiting for it …');
    told = true;
    await new Promise((wake) => {
      setTimeout(wake, pause);
    });
  }
  const name = (pid) => appendFileSync(join(folder, 'owner'), ` ${pid}`);
  try {
    return await work({ name });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Windows answers EPERM while another process is removing the folder.
    if (error.code === 'EEXIST' || (error.code === 'EPERM' && process.platform === 'win32')) return false;
    throw error;
  }
  writeFileSync(join(folder, 'owner'), `${hostname()} ${Date.now()} ${process.pid}`);
  return true;
}

function look(folder) {
  const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return undefined;
  let owner = '';
  try {
    owner = readFileSync(join(folder, 'owner'), 'utf8');
  } catch {
    // not written yet
  }
  return { owner, age: Date.now() - since };
}

function isStale({ owner, age }) {
  if (owner === '') return age > nameless;
  if (age > forgotten) return true;
  const [host, , ...pids] = owner.split(' ');
  // Whether a process lives can only be told on its own machine.
  return host === hostname() && !pids.some((pid) => isAlive(Number(pid)));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  // Linux keeps a dead process in its list until somebody asks for its exit code; in a container that may be never.
  return !isZombie(pid);
}

function isZombie(pid) {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
  } catch {
    return false;
  }
}

/** Removes a dead holder's lock. Several may try: moving it away succeeds for one, and what was moved is looked at again. */
function clear(folder, holder) {
  const aside = `${folder}.${process.pid}.${Date.now()}`;
  try {
    renameSync(folder, aside);
    if (look(aside)?.owner !== holder.owner) renameSync(aside, folder);
    else rmSync(aside, { recursive: true, force: true });
  } catch {
    // somebody else was faster
  }
}
