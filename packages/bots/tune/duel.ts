import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Settings, State } from '@quayside/kernel';
import { settingsFor } from '@quayside/kernel';
import { playGame } from '../src/arena/game.ts';
import type { GameBots } from '../src/game-bots.ts';
import { type Mind, mindFor } from '../src/mind.ts';
import type { NetFile } from '../src/net/net.ts';
import type { Player } from '../src/player.ts';
import { playerNamed } from '../src/roster.ts';
import type { SearchParams } from '../src/tree.ts';
import { Thinker } from '../src/thinker.ts';
import { botsNamed, flagsGiven, settingsOf, USUAL_GAME } from './games.ts';

/*
 * Lets a net play before it is taken: one player with it among others, on dev seeds, each deal in all seats.
 *   node packages/bots/tune/duel.ts --game NAME --table 2 --net FILE [--params JSON] --simulations 300 [--against search-300] --blocks 20
 * Without `--against` the others think as much with what is in the bots now; a name from the roster may sit there instead. At a table
 * for one the mean score is told.
 */

interface Job {
  readonly game: string;
  readonly settings: Settings;
  readonly net: NetFile | null;
  readonly params: Partial<SearchParams>;
  readonly simulations: number;
  readonly against: string;
  readonly seeds: readonly string[];
}

function candidate(bots: GameBots, { net, params, simulations }: Job): Player {
  const given: GameBots = net ? { ...bots, since: { ...bots.since, net } } : bots;
  const mind: Mind<State> = mindFor(given);
  return new Thinker(mind.insight, mind.evaluation, { simulations }, { params: { ...mind.params, ...params } });
}

async function work(job: Job): Promise<void> {
  const bots = await botsNamed(job.game);
  const seats = Number(job.settings['players']);
  for (const seed of job.seeds) {
    for (let own = 0; own < seats; own++) {
      const makers = Array.from(
        { length: seats },
        (_, seat) => () => (seat === own ? candidate(bots, job) : (playerNamed(bots, job.against) as Player)),
      );
      const { scores, winners } = playGame(bots.game, job.settings, seed, makers, () => 0);
      const others = scores.filter((_, seat) => seat !== own);
      parentPort?.postMessage({
        score: scores[own],
        share: winners.includes(own) ? 1 / winners.length : 0,
        margin: (scores[own] as number) - (others.length > 0 ? Math.max(...others) : 0),
      });
    }
  }
}

async function main(): Promise<void> {
  const flags = flagsGiven();
  const game = flags.get('game') ?? USUAL_GAME;
  const bots = await botsNamed(game);
  const settings = settingsFor(bots.game, await settingsOf(game, flags.get('table') ?? '2'));
  if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
  const simulations = Number(flags.get('simulations') ?? 300);
  const file = flags.get('net');
  const blocks = Number(flags.get('blocks') ?? 20);
  const first = Number(flags.get('first') ?? 0);
  const jobs = Number(flags.get('jobs') ?? availableParallelism());
  const seeds = Array.from({ length: blocks }, (_, block) => `dev/duel/${first + block}`);
  const job: Omit<Job, 'seeds'> = {
    game,
    settings: settings.value,
    net: file ? (JSON.parse(readFileSync(file, 'utf8')) as NetFile) : null,
    params: JSON.parse(flags.get('params') ?? '{}') as Partial<SearchParams>,
    simulations,
    against: flags.get('against') ?? `search-${simulations}`,
  };
  const found: { score: number; share: number; margin: number }[] = [];
  await Promise.all(
    Array.from({ length: jobs }, (_, n) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { ...job, seeds: seeds.filter((_seed, i) => i % jobs === n) },
      });
      worker.on('message', (each) => found.push(each));
      return new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject));
    }),
  );
  const mean = (of: 'score' | 'share' | 'margin'): number =>
    found.reduce((sum, each) => sum + each[of], 0) / found.length;
  const spread = (of: 'score' | 'share' | 'margin'): number =>
    2 * Math.sqrt(found.reduce((sum, each) => sum + (each[of] - mean(of)) ** 2, 0) / found.length / found.length);
  const said = (of: 'score' | 'share' | 'margin', scale = 1): string =>
    `${(scale * mean(of)).toFixed(1)} ± ${(scale * spread(of)).toFixed(1)}`;
  process.stdout.write(
    `${found.length} games: ${said('share', 100)} % won, margin ${said('margin')}, score ${said('score')}\n`,
  );
}

if (isMainThread) await main();
else await work(workerData as Job);
