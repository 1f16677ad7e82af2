// node packages/bots/bench/stop.ts [thinks] [busy threads]: how punctual thinking in a thread is while every core is busy.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CHANCE, drawn, Options, Random } from '@quayside/kernel';
import { games } from '@quayside/games';
import { openBots } from '@quayside/games/node';
import { type Question, WorkerClient } from '../src/index.ts';

const BUDGETS = [100, 300, 1000];
const thinks = Number(process.argv[2] ?? 50);
const cores = availableParallelism();
const busy = Number(process.argv[3] ?? cores);

const loaded = await games[0]?.bots();
if (!loaded) throw new Error('there is no game');
const { game } = loaded.bots;

/** Decisions from all parts of games played at random. */
function* questions(): Generator<Omit<Question, 'effort'>, never> {
  const options = new Options();
  const view = game.blank();
  const usual = Object.fromEntries(game.settings.map(({ name, default: value }) => [name, value]));
  for (let round = 0; ; round++) {
    const random = new Random(`stop/${round}`);
    const state = game.setup({ ...usual, players: String(2 + (round % 4)) }, random);
    for (let step = 1; game.mover(state) >= CHANCE; step++) {
      options.clear();
      game.options(state, options);
      const mover = game.mover(state);
      if (mover !== CHANCE && options.count > 2 && step % 23 === 0) {
        game.view(state, mover, view);
        yield { game: game.id, sheet: null, view: view.bytes, seat: mover, seed: `${round}/${step}` };
      }
      const option = mover === CHANCE ? drawn(game, state, options, random) : options.at(random.below(options.count));
      game.apply(state, option);
    }
  }
}

function tell(what: string, figures: number[]): void {
  figures.sort((a, b) => a - b);
  const at = (share: number): string => (figures[Math.ceil(share * figures.length) - 1] ?? 0).toFixed(1).padStart(8);
  console.log(`${what.padEnd(28)}${at(0.5)}${at(0.9)}${at(1)}`);
}

const threads = Array.from({ length: busy }, () => new Worker(new URL('./busy.ts', import.meta.url), { execArgv: [] }));
const study = new WorkerClient(openBots);
const asked = questions();

/** Milliseconds until the answer, or null where there was nothing to think about for so long. */
async function think(effort: Question['effort'], onProgress?: () => void): Promise<number | null> {
  const start = performance.now();
  const conclusion = await study.think({ ...asked.next().value, effort }, onProgress ? { onProgress } : {});
  if (!conclusion.ok) throw new Error(`${conclusion.why} ${JSON.stringify(conclusion.facts)}`);
  return conclusion.thought.simulations > 0 ? performance.now() - start : null;
}

async function over(budget: number): Promise<number[]> {
  const figures: number[] = [];
  while (figures.length < thinks) {
    const took = await think({ milliseconds: budget });
    if (took !== null) figures.push(took - budget);
  }
  return figures;
}

/** From `stop()` to the answer. */
async function late(): Promise<number[]> {
  const figures: number[] = [];
  const wait = new Random('stop');
  while (figures.length < thinks) {
    let sent = 0;
    const stopSoon = (): void => {
      // Not always at the same place of a slice.
      const delay = 1 + wait.below(60);
      setTimeout(() => {
        sent = performance.now();
        study.stop();
      }, delay);
    };
    let begun = false;
    await think({ simulations: Infinity }, () => {
      if (!begun) stopSoon();
      begun = true;
    });
    if (sent > 0) figures.push(performance.now() - sent);
  }
  return figures;
}

await think({ level: 'captain' });
console.log(`${cores} cores, ${busy} busy threads, ${thinks} thinks each; milliseconds`);
console.log(`${''.padEnd(28)}${['median', '90 %', 'most'].map((head) => head.padStart(8)).join('')}`);
for (const budget of BUDGETS) tell(`over a budget of ${budget}`, await over(budget));
tell('from stop to the answer', await late());
study.close();
await Promise.all(threads.map((thread) => thread.terminate()));
