import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Random, type Settings } from '@quayside/kernel';
import { playGame } from '../src/arena/game.ts';
import { linear, type Weights } from '../src/evaluation.ts';
import { Greedy } from '../src/greedy.ts';
import { mindFor } from '../src/mind.ts';
import type { Player } from '../src/player.ts';
import { Thinker } from '../src/thinker.ts';
import { botsNamed, flagsGiven, insightNamed, settingsOf, USUAL_GAME, weightsFile } from './games.ts';

/*
 * Sharpens the weights of one kind of table by simultaneous perturbation: every step shakes all features at once, up in one
 * player and down in the other, lets the two play the same deals in all seats, and follows the winner a little.
 *   node packages/bots/tune/spsa.ts --game NAME --table 2 --steps 400 --blocks 8 --simulations 50 --out sharpened.json
 * Without simulations the players take what looks best at once: cheaper, but what search makes of a value is not seen.
 * What comes of it must beat the old weights in the arena before it is kept.
 */

/** How much a feature is shaken, as a share of its weight; and how far one step follows a margin of one point. */
const SHAKE = 0.12;
const STRIDE = 0.0005;
/** The step at which strides have become half as long. */
const HALF = 300;

interface Errand {
  readonly game: string;
  readonly settings: Settings;
  readonly up: Weights;
  readonly down: Weights;
  readonly seeds: readonly string[];
  readonly simulations: number;
}

/** The mean margin of `up` over `down`: each deal in every rotation, one `up` among `down`s; alone, each plays the same deal. */
async function marginOf({ game, settings, up, down, seeds, simulations }: Errand): Promise<number> {
  const { insight, params } = mindFor(await botsNamed(game));
  const player = (weights: Weights): Player => {
    const value = linear(insight, weights);
    return simulations > 0 ? new Thinker(insight, value, { simulations }, { params }) : new Greedy(insight, value);
  };
  const seats = Number(settings['players']);
  let sum = 0;
  let games = 0;
  for (const seed of seeds) {
    for (let seat = 0; seat < seats; seat++) {
      const played = (of: (at: number) => Weights): readonly number[] => {
        const makers = Array.from({ length: seats }, (_, at) => () => player(of(at)));
        return playGame(insight.game, settings, seed, makers, () => 0).scores;
      };
      const scores = played((at) => (at === seat ? up : down));
      const others = seats === 1 ? played(() => down) : scores.filter((_, at) => at !== seat);
      sum += (scores[seat] as number) - Math.max(...others);
      games++;
    }
  }
  return sum / games;
}

/** The weights of one table, each feature taken so many times. */
function scaled(weights: Weights, table: string, features: readonly string[], scale: Float64Array): Weights {
  const rows = weights.tables[table] ?? {};
  const next = features.map(
    (name, i) => [name, (rows[name] ?? []).map((weight) => weight * (scale[i] as number))] as const,
  );
  return { hours: weights.hours, tables: { ...weights.tables, [table]: Object.fromEntries(next) } };
}

class Crew {
  readonly #workers: Worker[];

  constructor(count: number) {
    this.#workers = Array.from({ length: count }, () => {
      const worker = new Worker(new URL(import.meta.url));
      return worker.on('error', (error) => {
        throw error;
      });
    });
  }

  /** The mean over all workers, each with its share of the deals. */
  async margin(errand: Errand): Promise<number> {
    const share = Math.ceil(errand.seeds.length / this.#workers.length);
    const margins = await Promise.all(
      this.#workers.map((worker, i) => {
        const seeds = errand.seeds.slice(i * share, (i + 1) * share);
        if (seeds.length === 0) return Promise.resolve(0);
        return new Promise<number>((resolve) => {
          worker.once('message', (margin: number) => resolve(margin * seeds.length));
          worker.postMessage({ ...errand, seeds });
        });
      }),
    );
    return margins.reduce((sum, margin) => sum + margin, 0) / errand.seeds.length;
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

async function main(): Promise<void> {
  const flags = flagsGiven();
  const game = flags.get('game') ?? USUAL_GAME;
  const table = flags.get('table') ?? '2';
  const steps = Number(flags.get('steps') ?? 400);
  const blocks = Number(flags.get('blocks') ?? 8);
  const file = flags.get('weights') ?? weightsFile(game);
  const out = flags.get('out') ?? file;
  const weights = JSON.parse(readFileSync(file, 'utf8')) as Weights;
  const { features } = await insightNamed(game);
  const settings = await settingsOf(game, table);
  const simulations = Number(flags.get('simulations') ?? 0);
  const crew = new Crew(Number(flags.get('jobs') ?? availableParallelism()));
  const random = new Random(`spsa/${game}/${table}/${flags.get('seed') ?? ''}`);
  const scale = new Float64Array(features.length).fill(1);
  let drift = 0;
  for (let step = 0; step < steps; step++) {
    const shake = Float64Array.from(features, () => (random.below(2) === 0 ? SHAKE : -SHAKE));
    const up = scaled(
      weights,
      table,
      features,
      scale.map((each, i) => each * (1 + (shake[i] as number))),
    );
    const down = scaled(
      weights,
      table,
      features,
      scale.map((each, i) => each * (1 - (shake[i] as number))),
    );
    const seeds = Array.from({ length: blocks }, (_, block) => `dev/spsa/${step}/${block}`);
    // A landslide says no more than a clear win.
    const margin = Math.max(-40, Math.min(40, await crew.margin({ game, settings, up, down, seeds, simulations })));
    const stride = (STRIDE * HALF) / (HALF + step);
    for (let i = 0; i < scale.length; i++) {
      const factor = 1 + stride * margin * Math.sign(shake[i] as number);
      scale[i] = Math.min(3, Math.max(0.2, (scale[i] as number) * factor));
    }
    drift = 0.95 * drift + 0.05 * Math.abs(margin);
    if (step % 25 === 24) {
      const next = scaled(weights, table, features, scale);
      const rounded = Object.entries(next.tables[table] ?? {}).map(
        ([name, row]) => [name, row.map((weight) => Number(weight.toFixed(3)))] as const,
      );
      const kept = { hours: next.hours, tables: { ...next.tables, [table]: Object.fromEntries(rounded) } };
      writeFileSync(out, `${JSON.stringify(kept)}\n`);
      process.stdout.write(`${game} ${table}: step ${step + 1}, mean size of margins ${drift.toFixed(1)}\n`);
    }
  }
  await crew.dismiss();
}

if (isMainThread) await main();
else
  parentPort?.on(
    'message',
    (errand: Errand) => void marginOf(errand).then((margin) => parentPort?.postMessage(margin)),
  );
