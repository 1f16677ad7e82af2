import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Question, WorkerClient } from '@quayside/bots';
import { openBots } from '@quayside/games/node';
import type { State, Table } from '@quayside/kernel';
import type { Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { asked, gameOf, replayed, someTable, tokensOf } from './tables.ts';
import { expect, test } from './test.ts';

const root = fileURLToPath(new URL('./study', import.meta.url));

let folder = '';
let server: PreviewServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-study-'));
  const config = { root, configFile: false, logLevel: 'error', build: { outDir: folder, target: 'es2022' } } as const;
  await build({ ...config, worker: { format: 'es' } });
  server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A question in the middle of a game; bytes cross into the page as numbers. */
function question(): Omit<Question, 'effort' | 'view'> & { readonly view: number[] } {
  const middle = (now: Table<State>): boolean => asked(0, 40)(now) && tokensOf(now).length > 5;
  const { state } = replayed(someTable({ seats: ['person', 'person'], player: 'random', until: middle }));
  const game = gameOf('le-havre');
  const view = game.blank();
  game.view(state, 0, view);
  return { game: 'le-havre', sheet: null, view: [...view.bytes], seat: 0, seed: 'study' };
}

async function open(page: Page): Promise<void> {
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'bots' in globalThis);
}

test('a study in a browser finds what one in Node finds', async ({ page }) => {
  await open(page);
  const given = question();
  const effort = { simulations: 300 };
  const here = new WorkerClient(openBots);
  const expected = await here.think({ ...given, view: Uint8Array.from(given.view), effort });
  here.close();
  const found = await page.evaluate(
    async ({ view, ...rest }) => new bots.WorkerClient(bots.openBots).think({ ...rest, view: Uint8Array.from(view) }),
    { ...given, effort },
  );
  expect(expected.ok).toBe(true);
  expect(found).toEqual(JSON.parse(JSON.stringify(expected)));
});

test('it stops with the best so far, leaves the page free, and thinks on', async ({ page }) => {
  await open(page);
  const told = await page.evaluate(async ({ view, ...rest }) => {
    const study = new bots.WorkerClient(bots.openBots);
    const given = { ...rest, view: Uint8Array.from(view) };
    let progress = 0;
    const endless = study.think(
      { ...given, effort: { simulations: Infinity } },
      { onProgress: () => ++progress === 3 && study.stop() },
    );
    // The page draws meanwhile.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const stopped = await endless;
    const next = await study.think({ ...given, effort: { simulations: 200 } });
    return { progress, stopped: stopped.ok && stopped.thought.simulations, next: next.ok && next.thought.simulations };
  }, question());
  expect(told.progress).toBeGreaterThanOrEqual(3);
  expect(told.stopped).toBeGreaterThan(0);
  expect(told.next).toBeGreaterThanOrEqual(200);
});

test('a worker that breaks is a conclusion like others, and the next question gets a new one', async ({ page }) => {
  await open(page);
  const told = await page.evaluate(async ({ view, ...rest }) => {
    let opened = 0;
    const study = new bots.WorkerClient(() => {
      if (opened++ > 0) return bots.openBots();
      const broken = 'postMessage({ kind: "ready" }); onmessage = () => { throw new Error("broken"); };';
      return bots.channelTo(new Worker(`data:text/javascript,${encodeURIComponent(broken)}`));
    });
    const given = { ...rest, view: Uint8Array.from(view), effort: { simulations: 200 } };
    const [first, second] = await Promise.all([study.think(given), study.think(given)]);
    return { first, second: second.ok, opened };
  }, question());
  expect(told.first).toMatchObject({ ok: false, why: 'crashed' });
  expect(told.second).toBe(true);
  expect(told.opened).toBe(2);
});
