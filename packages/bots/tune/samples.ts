import { createWriteStream, mkdirSync, readFileSync, type WriteStream, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { CHANCE, drawn, Options, Random, type Settings, settingsFor, type State } from '@quayside/kernel';
import { type Evaluation, linear } from '../src/evaluation.ts';
import { Greedy } from '../src/greedy.ts';
import type { GameBots } from '../src/game-bots.ts';
import type { Insight } from '../src/insight.ts';
import { firstMindFor, type Mind, mindFor } from '../src/mind.ts';
import type { NetInputs } from '../src/net/inputs.ts';
import { digestOfInputs, type NetFile } from '../src/net/net.ts';
import type { Player } from '../src/player.ts';
import { Search } from '../src/search.ts';
import { botsNamed, flagsGiven, settingsOf, USUAL_GAME } from './games.ts';

/*
 * Plays games for a net to learn from, and writes down what it reads of their positions and what it should say of them:
 *   node packages/bots/tune/samples.ts --game NAME --tables "2:4,3:2,2 short:1" --games 2000 --simulations 600 --out FOLDER [--net FILE]
 * `--tables` gives each kind of table its share; behind the number of players stand values of other settings.
 *
 * Two files for each number of players hold rows of half-precision numbers: the table's inputs, each seat's inputs, the linear value
 * of each seat, and how much more each seat has turned out to get. `scores` knows that from the end of the game, `lessons` from a
 * search: a position that it looked into, also one that nobody would play to, is worth what it found there.
 */

/** How boldly players leave the best path until play becomes calm, and in the seldom whims after that. */
const TEMPERATURES = [0.7, 1.5, 3, 6] as const;
/** Of so many decisions of calm play one is a whim. */
const WHIM = 40;
/** Of so many positions at which a turn begins one is kept; what a whim leads to is kept always. */
const KEPT = 3;
/** A position that a search looked into so often is a lesson; of so many lessons one is kept. */
const LOOKED_INTO = 3;
const LESSONS = 30;
/** Of so many seats one is taken by an earlier player. */
const EARLIER = 2;

interface Job {
  readonly game: string;
  readonly tables: readonly (readonly [table: string, share: number])[];
  readonly games: number;
  readonly simulations: number;
  readonly seed: string;
  readonly out: string;
  readonly net: NetFile | null;
  readonly job: number;
}

/** Writes rows of half-precision numbers, a file for each number of players. */
class Rows {
  readonly #inputs: NetInputs<State>;
  readonly #linear: Evaluation<State>;
  readonly #named: (seats: number) => string;
  readonly #files = new Map<number, WriteStream>();
  written = 0;

  constructor({ inputs }: Insight<State>, value: Evaluation<State>, named: (seats: number) => string) {
    this.#inputs = inputs as NetInputs<State>;
    this.#linear = value;
    this.#named = named;
  }

  /** A row that still lacks what each seat gets. */
  row(state: State, seats: number): Float64Array {
    const { seat, table, describeSeat, describeTable } = this.#inputs;
    const row = new Float64Array(table.length + seats * (seat.length + 2));
    describeTable(state, row.subarray(0, table.length));
    for (let i = 0; i < seats; i++) {
      const start = table.length + i * seat.length;
      describeSeat(state, i, row.subarray(start, start + seat.length));
    }
    this.#linear(state, row.subarray(row.length - 2 * seats, row.length - seats));
    return row;
  }

  write(row: Float64Array, seats: number, values: ArrayLike<number>): void {
    const end = row.length - seats;
    for (let seat = 0; seat < seats; seat++) {
      row[end + seat] = (values[seat] as number) - (row[end - seats + seat] as number);
    }
    let file = this.#files.get(seats);
    if (!file) this.#files.set(seats, (file = createWriteStream(this.#named(seats))));
    file.write(new Uint8Array(new Float16Array(row).buffer));
    this.written++;
  }

  /** Waits until all is on its way: games are played faster than a disk may write. */
  async drain(): Promise<void> {
    for (const file of this.#files.values()) if (file.writableNeedDrain) await once(file, 'drain');
  }

  end(): void {
    for (const file of this.#files.values()) file.end();
  }
}

/** The settings of a table by its name. */
async function tableNamed(bots: GameBots, game: string, name: string): Promise<Settings> {
  const settings = settingsFor(bots.game, await settingsOf(game, name));
  if (!settings.ok) throw new Error(`${name}: ${JSON.stringify(settings.problems)}`);
  return settings.value;
}

async function work({ game: name, tables, games, simulations, seed, out, net, job }: Job): Promise<void> {
  const bots = await botsNamed(name);
  const { game } = bots;
  const settings = await Promise.all(tables.map(([table]) => tableNamed(bots, name, table)));
  const shares = tables.flatMap(([, share], at) => Array.from({ length: share }, () => at));
  const newest = mindFor(net ? { ...bots, since: { ...bots.since, net } } : bots);
  const minds: Mind<State>[] = [newest, net ? mindFor(bots) : firstMindFor(bots)];
  const { insight } = newest;
  const bold = minds.map((mind) => TEMPERATURES.map((warm) => new Greedy(mind.insight, mind.evaluation, warm)));
  const value = linear(insight, bots.weights);
  const scored = new Rows(insight, value, (seats) => `${out}/${name}-${seats}-${job}.scores`);
  const lessons = new Rows(insight, value, (seats) => `${out}/${name}-${seats}-${job}.lessons`);
  const options = new Options();
  const view = game.blank();
  let sum = 0;
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const random = new Random(`${seed}/${job}/${n}`);
    const state = game.setup(settings[shares[random.below(shares.length)] as number] as Settings, random);
    const seats = insight.seats(state);
    const own = Array.from({ length: seats }, () => (random.below(EARLIER) > 0 ? 0 : 1));
    const daring = own.map((mind) => bold[mind]?.[random.below(TEMPERATURES.length)] as Player);
    // Up to here play is daring and teaches nothing; from here on it is as good as it gets.
    const whole = insight.clock(state, 0);
    const from = random.below(3) === 0 ? whole : (random.next() / 2 ** 32) * whole;
    const kept: Float64Array[] = [];
    let turn = -1;
    let calm = false;
    let always = false;
    for (let mover = game.mover(state); mover >= CHANCE; mover = game.mover(state)) {
      if ((mover === CHANCE || insight.atRest(state)) && insight.turn(state) !== turn) {
        turn = insight.turn(state);
        if (!calm && insight.clock(state, 0) <= from) {
          calm = true;
          always = true;
        }
        if (calm && (always || random.below(KEPT) === 0)) kept.push(scored.row(state, seats));
        always = false;
      }
      options.clear();
      game.options(state, options);
      if (mover === CHANCE) {
        game.apply(state, drawn(game, state, options, random));
        continue;
      }
      game.view(state, mover, view);
      const mind = own[mover] as number;
      const whim = calm && random.below(WHIM) === 0;
      if (whim) always = true;
      if (!calm || whim) {
        game.apply(state, (daring[mover] as Player).choose(view, mover, random));
        continue;
      }
      const { evaluation, params, insight: known } = minds[mind] as Mind<State>;
      const search = new Search(known, evaluation, view, mover, random, params);
      search.think(simulations);
      if (mind === 0) {
        search.lessons(LOOKED_INTO, (position, values) => {
          if (random.below(LESSONS) === 0) lessons.write(lessons.row(position, seats), seats, values);
        });
      }
      game.apply(state, search.thought().option);
    }
    const scores = game.scores(state);
    for (const row of kept) scored.write(row, seats, scores);
    sum += scores.reduce((all, score) => all + score, 0) / seats;
    await Promise.all([scored.drain(), lessons.drain()]);
    if (n % 50 === 49) {
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      const mean = (sum / (n + 1)).toFixed(1);
      process.stdout.write(
        `${name}, job ${job}: ${n + 1} games, ${scored.written} scores, ${lessons.written} lessons, mean score ${mean}, ${seconds} s\n`,
      );
    }
  }
  scored.end();
  lessons.end();
}

async function main(): Promise<void> {
  const flags = flagsGiven();
  const jobs = Number(flags.get('jobs') ?? 2);
  const tables = (flags.get('tables') ?? '2:1').split(',').map((each): [string, number] => {
    const [table = '', share = '1'] = each.split(':');
    return [table, Number(share)];
  });
  const game = flags.get('game') ?? USUAL_GAME;
  const out = flags.get('out') ?? '.';
  const net = flags.get('net');
  const bots = await botsNamed(game);
  const inputs = bots.insight(bots.game).inputs as NetInputs<State>;
  mkdirSync(out, { recursive: true });
  const meta = { seat: inputs.seat.length, table: inputs.table.length, inputs: digestOfInputs(inputs) };
  writeFileSync(`${out}/${game}.json`, `${JSON.stringify(meta)}\n`);
  const job: Omit<Job, 'job'> = {
    game,
    tables,
    games: Math.ceil(Number(flags.get('games') ?? 1000) / jobs),
    simulations: Number(flags.get('simulations') ?? 600),
    seed: `samples/${flags.get('seed') ?? ''}`,
    out,
    net: net ? (JSON.parse(readFileSync(net, 'utf8')) as NetFile) : null,
  };
  await Promise.all(
    Array.from({ length: jobs }, (_, n) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { ...job, job: n } });
      return once(worker, 'exit');
    }),
  );
}

if (isMainThread) await main();
else await work(workerData as Job);
