import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Settings, State } from '@quayside/kernel';
import type { Weights } from '../src/evaluation.ts';
import type { Insight } from '../src/insight.ts';
import { flagsGiven, insightNamed, settingsOf, USUAL_GAME, weightsFile } from './games.ts';
import { playGames, Sums } from './self-play.ts';

/*
 * Fits the weights of one kind of table to the scores that self-play leads to, and plays again with what came of it:
 *   node packages/bots/tune/fit.ts --game NAME --table "2 short" --games 2000 --rounds 8 [--simulations 40] [--out FILE]
 * With simulations the games are played by a search, without by greedy.
 */

/** How much of what earlier rounds taught still counts in the next: players change, and so does what a position is worth to them. */
const MEMORY = 0.75;

interface Job {
  readonly game: string;
  readonly league: readonly Weights[];
  readonly settings: Settings;
  readonly seed: string;
  readonly games: number;
  readonly simulations: number;
}

async function work({ game, league, settings, seed, games, simulations }: Job): Promise<Sums> {
  const insight = await insightNamed(game);
  return playGames(insight, league, settings, seed, games, simulations);
}

function inWorker(job: Job): Promise<Sums> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Least squares by coordinate descent, drawn towards the old weights; welcome features stay above zero. */
function solve(insight: Insight<State>, sums: Sums, old: Float64Array, hours: number, pull: number): Float64Array {
  const { size, products, towards } = sums;
  const weights = Float64Array.from(old);
  const perSample = pull * sums.samples;
  const slope = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += (products[i * size + j] as number) * (weights[j] as number);
    slope[i] = sum - (towards[i] as number);
  }
  for (let sweep = 0; sweep < 400; sweep++) {
    let moved = 0;
    for (let i = 0; i < size; i++) {
      const own = products[i * size + i] as number;
      if (own === 0) continue;
      const name = insight.features[Math.floor(i / hours)] as string;
      const keep = perSample * (own / sums.samples + 0.02);
      let next =
        (weights[i] as number) -
        ((slope[i] as number) + keep * ((weights[i] as number) - (old[i] as number))) / (own + keep);
      if (insight.welcome.has(name)) next = Math.max(0.01, next);
      const limit = insight.limits[name];
      if (limit) next = Math.min(limit[1], Math.max(limit[0], next));
      const change = next - (weights[i] as number);
      if (change === 0) continue;
      moved = Math.max(moved, Math.abs(change));
      weights[i] = next;
      for (let j = 0; j < size; j++) slope[j] = (slope[j] as number) + change * (products[j * size + i] as number);
    }
    if (moved < 1e-4) break;
  }
  return weights;
}

async function main(): Promise<void> {
  const flags = flagsGiven();
  const game = flags.get('game') ?? USUAL_GAME;
  const table = flags.get('table') ?? '2';
  const games = Number(flags.get('games') ?? 1000);
  const rounds = Number(flags.get('rounds') ?? 3);
  const pull = Number(flags.get('pull') ?? 0.01);
  const jobs = Number(flags.get('jobs') ?? availableParallelism());
  const insight = await insightNamed(game);
  const file = flags.get('weights') ?? weightsFile(game);
  const out = flags.get('out') ?? file;
  let weights = JSON.parse(readFileSync(file, 'utf8')) as Weights;
  const hours = weights.hours.length;
  const settings = await settingsOf(game, table);
  const simulations = Number(flags.get('simulations') ?? 0);
  const past: Weights[] = [];
  const sums = new Sums(insight.features.length * hours);
  for (let round = 0; round < rounds; round++) {
    const league = [weights, ...past.slice(-5)];
    const start = performance.now();
    const share = Math.ceil(games / jobs);
    const parts = await Promise.all(
      Array.from({ length: jobs }, (_, job) =>
        inWorker({
          game,
          league,
          settings,
          seed: `fit/${table}/${round}/${job}/${flags.get('seed') ?? ''}`,
          games: share,
          simulations,
        }),
      ),
    );
    sums.fade(MEMORY);
    sums.scores = 0;
    sums.games = 0;
    for (const part of parts) sums.merge(part.products, part.towards, part.samples, part.scores, part.games);
    const known = weights.tables[table] ?? {};
    const old = Float64Array.from(insight.features.flatMap((name) => known[name] ?? weights.hours.map(() => 0)));
    const fitted = solve(insight, sums, old, hours, pull);
    const rows = Object.fromEntries(
      insight.features.map((name, i) => [
        name,
        Array.from({ length: hours }, (_, hour) => Number((fitted[i * hours + hour] as number).toFixed(3))),
      ]),
    );
    past.push(weights);
    weights = { hours: weights.hours, tables: { ...weights.tables, [table]: rows } };
    writeFileSync(out, `${JSON.stringify(weights)}\n`);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(
      `${game} ${table}, round ${round}: ${sums.games} games, mean score ${(sums.scores / sums.games).toFixed(1)}, ${seconds} s\n`,
    );
  }
}

if (isMainThread) await main();
else parentPort?.postMessage(await work(workerData as Job));
