import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDigest, oldestNode } from '../brought-node.mjs';
import { NODE_BINARIES } from '../node-binaries.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quayside-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the Node that is brought', () => {
  it('has a version that will do and a digest of its own, on every platform', () => {
    const all = Object.values(NODE_BINARIES);
    const [major, minor] = oldestNode().split('.').map(Number);
    for (const { version, integrity } of all) {
      const [line, step] = version.split('.').map(Number);
      expect([version, line > major || (line === major && step >= minor)]).toEqual([version, true]);
      expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    }
    expect(new Set(all.map(({ integrity }) => integrity)).size).toBe(all.length);
  });

  it('is deleted and not unpacked where its digest is another', () => {
    const file = join(folder, 'node.tgz');
    const text = 'not Node';
    const integrity = `sha512-${createHash('sha512').update(text).digest('base64')}`;
    writeFileSync(file, text);
    checkDigest(file, { name: 'node-x', version: '24.0.0', integrity }, 'Install it.');
    expect(readFileSync(file, 'utf8')).toBe(text);

    writeFileSync(file, `${text}!`);
    const check = () => checkDigest(file, { name: 'node-x', version: '24.0.0', integrity }, 'Install it.');
    expect(check).toThrow(/node-x 24\.0\.0 is not what it should be: its digest is sha512-.+ expected/);
    expect(existsSync(file)).toBe(false);
  });
});
