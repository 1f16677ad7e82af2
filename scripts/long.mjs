// npm run test:long [-- GAMES]: ten thousand random games over all decks under the conformance kit, on every core, and an
// exhaustive run in which every building and ship is built, bought, sold and entered and every refusal is met.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const DECKS = ['full', 'short'].flatMap((length) => ['1', '2', '3', '4', '5'].map((players) => ({ players, length })));
/** All checks at one decision in so many, and a whole table with undo and replay for one game in so many. */
const EVERY = 60;
const TABLE_EVERY = 20;
const EXHAUSTIVE = 1000;

if (isMainThread) await main(Number(process.argv[2] ?? 10_000));
else await work(workerData);

async function main(games) {
  const start = performance.now();
  const cores = availableParallelism();
  const findings = [];
  let played = 0;
  const note = () => {
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${games} games`);
  };
  await Promise.all(
    Array.from(
      { length: cores },
      (_, part) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { part, parts: cores, games } });
          worker.on('message', ({ done, found }) => {
            played += done;
            findings.push(...found);
            note();
          });
          worker.on('error', reject);
          worker.on('exit', resolve);
        }),
    ),
  );
  for (const finding of findings.slice(0, 20)) console.log(JSON.stringify(finding));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `le-havre: ${played} random games over ${DECKS.length} decks in ${seconds} s, ${findings.length} findings`,
  );
  const bad = new Set(findings.map(({ seed }) => seed)).size + (games - played) + (await exhaustive());
  console.log(`${games + 1 - bad} passed, ${bad} failed`);
  process.exitCode = bad === 0 ? 0 : 1;
}

async function exhaustive() {
  const { exhaust, missing } = await import('../packages/le-havre/test/exhaustive.ts');
  const { coverage, wrong } = exhaust(EXHAUSTIVE, 'exhaustive');
  const unmet = missing(coverage);
  for (const each of [...wrong, ...unmet].slice(0, 20)) console.log(each);
  const counts = `${coverage.played.size} different tokens played, ${coverage.refused.size} kinds of refusal`;
  console.log(`le-havre: exhaustive run, ${counts}, ${unmet.length} not met, ${wrong.length} wrong`);
  return wrong.length + unmet.length === 0 ? 0 : 1;
}

async function work({ part, parts, games }) {
  const { leHavre } = await import('@quayside/le-havre');
  const { conform, conformTable } = await import('@quayside/kernel/conformance');
  for (let n = part; n < games; n += parts) {
    const settings = {
      ...DECKS[n % DECKS.length],
      peek: n % 7 === 0 ? 'open' : 'hidden',
      selling: n % 11 === 0 ? 'expert' : 'free',
      loans: n % 13 === 0 ? 'dear' : 'plain',
      marketplace: n % 3 === 0 ? 'capped' : 'free',
    };
    const seed = `long ${n}`;
    const found = conform(leHavre, { settings, seed, every: EVERY });
    if (n % TABLE_EVERY === 0) found.push(...conformTable(leHavre, settings, seed));
    parentPort?.postMessage({ done: 1, found });
  }
}
