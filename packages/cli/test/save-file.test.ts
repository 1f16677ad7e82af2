import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Complaint, runCommand } from '../src/command.ts';
import { play as playCommand } from '../src/commands/play.ts';
import { LARGEST_FILE } from '../src/input.ts';
import { isSameFile, readSave, writeSave } from '../src/play/save-file.ts';
import { installed, TestFiles, play, Terminal } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());
const file = (name: string): string => join(files.folder, name);

files.write('letter.txt', 'Dear Anna\n');
files.write('large.record', ' '.repeat(LARGEST_FILE + 1));
symlinkSync('round', file('about'));
symlinkSync('about', file('round'));
execFileSync('mkfifo', [file('pipe')]);

/** Where no game can be kept, and why. */
const IMPOSSIBLE: readonly (readonly [path: string, why: string, words: RegExp])[] = [
  [files.folder, 'folder', /is a folder, not a file/],
  [file('no/such/game.record'), 'no-folder', /the folder of \S+ does not exist/],
  [file('letter.txt/game.record'), 'no-folder', /the folder of \S+ does not exist/],
  [file(`${'g'.repeat(300)}.record`), 'long-name', /is too long/],
  [file('round'), 'link-loop', /is a link that leads back to itself/],
  [file('round/game.record'), 'link-loop', /is a link that leads back to itself/],
  [file('pipe'), 'odd-file', /is a pipe or a device; a game needs a file/],
  ['/dev/null', 'odd-file', /is a pipe or a device; a game needs a file/],
  [file('large.record'), 'too-large', /is too large to be a game/],
  ['a\0b', 'failed', /could not be written \(ERR_INVALID_ARG_VALUE\)/],
];

describe('a file for a game', () => {
  test.each(IMPOSSIBLE)('%j cannot be one: %s', (path, why) => {
    expect(readSave(path)).toEqual({ fault: expect.objectContaining({ why }) });
    expect(writeSave(path, 'game', null)).toMatchObject({ why });
  });

  test('where the system lets nobody write, that is a reason and no error', () => {
    expect(writeSave('/proc/self/game.record', 'game', null)).toMatchObject({ why: expect.any(String) });
  });

  test('holds what was written, under the longest name there is', () => {
    const path = file('n'.repeat(255));
    expect(readSave(path)).toEqual({ text: null });
    expect(writeSave(path, 'game', null)).toBeNull();
    expect(readSave(path)).toEqual({ text: 'game' });
  });

  test('keeps its mode; a link stays a link, also one to a file that is still to come', () => {
    const path = files.write('shared.record', 'one');
    chmodSync(path, 0o640);
    symlinkSync('shared.record', file('link.record'));
    expect(isSameFile(path, file('link.record'))).toBe(true);
    expect(writeSave(file('link.record'), 'two', 'one')).toBeNull();
    expect(lstatSync(file('link.record')).isSymbolicLink()).toBe(true);
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['two', 0o640]);
    mkdirSync(file('games'));
    symlinkSync('games/new.record', file('future.record'));
    expect(writeSave(file('future.record'), 'three', null)).toBeNull();
    expect(readFileSync(file('games/new.record'), 'utf8')).toBe('three');
  });

  test('is left alone where it is not as it was last seen', () => {
    const path = files.write('other.record', 'theirs');
    for (const seen of [null, 'ours']) {
      expect(writeSave(path, 'new', seen)).toEqual({ why: 'changed', code: '' });
      expect(readFileSync(path, 'utf8')).toBe('theirs');
    }
    expect(writeSave(file('gone.record'), 'new', 'ours')).toBeNull();
  });

  test('leaves nothing beside it, not even what a killed process left', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '0']);
    files.write(`.quayside-${pid}.tmp`, 'half a ga');
    files.write(`.quayside-${process.ppid}.tmp`, 'being written');
    writeSave(file('clean.record'), 'game', null);
    expect(readdirSync(files.folder).filter((name) => name.endsWith('.tmp'))).toEqual([
      `.quayside-${process.ppid}.tmp`,
    ]);
  });
});

const game = ['--players', '2', '--length', 'short', '--seats', 'you,you', '--seed', 'kept'];

test.each(IMPOSSIBLE)('--save %j is wrong use: %s', async (path, _, words) => {
  const complaint = await runCommand(playCommand, [...game, '--save', path], 'en', installed).catch(
    (error: unknown) => error,
  );
  expect(complaint).toBeInstanceOf(Complaint);
  expect(complaint).toMatchObject({ code: 2, message: expect.stringMatching(words) });
});

describe('a game that is kept', () => {
  test('no name that is typed ends it', async () => {
    const good = file('good.record');
    const lines = [...IMPOSSIBLE.map(([path]) => `save ${path}`), '1', `save ${good}`];
    const { code, out, err } = await play(game.join(' '), lines);
    expect([code, err]).toEqual([0, '']);
    const said = out.replace(/\n +/g, ' ');
    for (const [, , words] of IMPOSSIBLE) expect(said).toMatch(words);
    expect(said).toContain(`Resume with: quayside play --resume ${good}`);
    expect(readFileSync(good, 'utf8')).toMatch(/^game le-havre/);
  });

  test('a pipe or device is no saved game, and nobody waits for it', async () => {
    const { code, err } = await play(`--resume ${file('pipe')}`, ['1']);
    expect([code, err]).toEqual([2, `quayside: ${file('pipe')} is a pipe or a device; a game needs a file\n`]);
    const endless = await play('--resume /dev/zero', ['1']);
    expect(endless.code).toBe(2);
  });

  test('an empty file is as good as a new one', async () => {
    const path = files.write('empty.record', '\n');
    const nothing = await play(`--resume ${path}`, ['1']);
    expect([nothing.code, nothing.err]).toEqual([1, `quayside: ${path}, line 1: the record is empty\n`]);
    expect((await play([...game, '--save', path].join(' '), ['1'])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toMatch(/^game le-havre/);
  });

  test('in two terminals: the later game is not overwritten, and both are told', async () => {
    const path = file('both.record');
    await play([...game, '--save', path].join(' '), ['1']);
    const [one, two] = [0, 1].map(() => new Terminal('--resume', path, '--save', path)) as [Terminal, Terminal];
    await Promise.all([one.asked(), two.asked()]);
    await one.say('1');
    await one.say('end');
    await one.say('1');
    await one.asked();
    const ahead = readFileSync(path, 'utf8');
    await two.say('2');
    await two.say('end');
    await two.say(`save ${path}`);
    const left = await two.leave();
    expect(left.code).toBe(1);
    expect(left.out.replace(/\n +/g, ' ')).toMatch(/has written to .*both\.record since/);
    expect(left.out).toContain('The game was not saved.');
    expect(readFileSync(path, 'utf8')).toBe(ahead);
    expect((await one.leave()).code).toBe(0);
    expect(readFileSync(path, 'utf8').startsWith(ahead.trimEnd())).toBe(true);
  });

  test('moves on to another name where the first is taken', async () => {
    const path = file('first.record');
    const table = new Terminal(...game, '--save', path);
    await table.say('1');
    files.write('first.record', 'Dear Anna\n');
    await table.say('1');
    await table.say('end');
    await table.say(`save ${file('second.record')}`);
    await table.say('1');
    expect((await table.leave()).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe('Dear Anna\n');
    expect(readFileSync(file('second.record'), 'utf8')).toMatch(/green {2}/);
  });

  test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('%s: the turn so far is in the file', async (signal) => {
    const path = file(`${signal}.record`);
    const table = new Terminal(...game, '--save', path);
    await table.say('take wood');
    await table.asked();
    expect(readFileSync(path, 'utf8')).not.toContain('take wood');
    table.signal(signal);
    const { code, out } = await table.ended;
    expect([code, out]).toEqual([0, expect.stringContaining('Saved. Resume with')]);
    expect(readFileSync(path, 'utf8')).toContain('take wood');
  });

  test('in a terminal that is closed: the turn so far is in the file', async () => {
    const path = file('closed.record');
    const table = new Terminal(...game, '--save', path);
    await table.asked();
    table.closeScreen();
    await table.say('take wood');
    await table.ended;
    expect(readFileSync(path, 'utf8')).toContain('take wood');
  });

  test('its file goes away while it is played: it is written again', async () => {
    const path = file('lost.record');
    const table = new Terminal(...game, '--save', path);
    await table.asked();
    execFileSync('rm', [path]);
    await table.say('1');
    await table.asked();
    await table.leave();
    expect(existsSync(path)).toBe(true);
  });
});
