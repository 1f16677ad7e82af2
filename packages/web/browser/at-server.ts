import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from './test.ts';

/** Somebody at a window of their own. */
export type Guest = (name: string) => Promise<Page>;

interface AtServer {
  /** Where the server of this worker's tests is. */
  readonly server: string;
}

interface Given {
  /** Opens a window for somebody; nobody else's cookies are in it. */
  readonly guest: Guest;
}

const PROGRAM = fileURLToPath(new URL('../../../scripts/online-server.mjs', import.meta.url));

/** Tests against the real server, on this machine, with a folder that is thrown away. */
export const test = base.extend<Given, AtServer>({
  server: [
    async ({ browserName }, use) => {
      const data = mkdtempSync(join(tmpdir(), `quayside-online-${browserName}-`));
      // Without what Playwright tells Node: this is a program like any other.
      const { NODE_OPTIONS: _told, ...env } = process.env;
      const child = spawn(process.execPath, [PROGRAM, data, process.env['QUAYSIDE_ADDRESS'] ?? ''], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const port = await new Promise<string>((done, refuse) => {
        child.stdout.once('data', (said: Buffer) => done(said.toString().trim()));
        child.once('exit', (code) => refuse(new Error(`the server ended with ${code}`)));
      });
      await use(`http://127.0.0.1:${port}`);
      const ended = new Promise((done) => child.once('exit', done));
      child.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  guest: async ({ browser, server, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ baseURL: server, viewport, serviceWorkers: 'block' });
      contexts.push(context);
      await context.addInitScript((called) => {
        if (localStorage.getItem('quayside.settings') !== null) return;
        const settings = {
          language: 'en',
          theme: 'light',
          motion: 'none',
          guide: 'off',
          endTurns: false,
          name: called,
        };
        localStorage.setItem('quayside.settings', JSON.stringify(settings));
      }, name);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
