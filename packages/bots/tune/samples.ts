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
import { Thinker } from '../src/thinker.ts';
import { botsNamed, flagsGiven, settingsOf, USUAL_GAME } from './games.ts';

/*
 * Plays games for a net to learn from, and writes down what it reads of their positions and what it should say of them:
 *   node packages/bots/tune/samples.ts --game NAME --tables "2:4,3:2,2 short:1" --games 2000 --simulations 60 --out FOLDER [--net FILE]
 * `--tables` gives each kind of table its share; behind the number of players stand values of other settings.
 *
 * A file for each number of players holds rows of half-precision numbers: the table's inputs, each seat's inputs, the linear value
 * of each seat, how much more each seat has got in the end, and how much more the values of the turns that followed say (each turn
 * farther away a little less of it, several times over, the far-sighted first).
 */

/** How boldly players leave the best path until play becomes calm, and in the seldom whims after that. */
const TEMPERATURES = [0.7, 1.5, 3, 6] as const;
/** Of so many decisions of calm play one is a whim. */
const WHIM = 40;
/** Of so many positions at which a turn begins one is kept; what a whim leads to is kept always. */
const KEPT = 3;
/** Of so many whims one leads to a position that a search looked into: a value must know those as well as what is played. */
const LEAPS = 2;
/** Of so many seats one is taken by an earlier player. */
const EARLIER = 4;
/** How much of what a turn says is handed on to the turn before; several, of which the trainer takes one. */
const HANDED_ON = [0.97, 0.92, 0.85, 0.7] as const;

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
    const row = new Float64Array(table.length + seats * (seat.length + 2 + HANDED_ON.length));
    describeTable(state, row.subarray(0, table.length));
    for (let i = 0; i < seats; i++) {
      const start = table.length + i * seat.length;
      describeSeat(state, i, row.subarray(start, start + seat.length));
    }
    this.#linear(state, row.subarray(table.length + seats * seat.length, row.length - seats * (1 + HANDED_ON.length)));
    return row;
  }

  /** `worths` is what each seat gets, as the end of the game and the turns that followed have it. */
  write(row: Float64Array, worths: readonly ArrayLike<number>[]): void {
    const seats = worths[0]?.length ?? 0;
    const end = row.length - worths.length * seats;
    for (const [at, worth] of worths.entries()) {
      for (let seat = 0; seat < seats; seat++) {
        row[end + at * seats + seat] = (worth[seat] as number) - (row[end - seats + seat] as number);
      }
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

/** A turn of calm play: what it is worth to each seat, and its row where it is kept. */
interface Turn {
  readonly values: Float64Array;
  readonly row: Float64Array | null;
}

/** The settings of a table by its name. */
async function tableNamed(bots: GameBots, game: string, name: string): Promise<Settings> {
  const settings = settingsFor(bots.game, await settingsOf(game, name));
  if (!settings.ok) throw new Error(`${name}: ${JSON.stringify(settings.problems)}`);
  return settings.value;
}

/** Makes a state one of those that a search about it looks into. */
function leap(state: State, view: State, seat: number, mind: Mind<State>, simulations: number, random: Random): void {
  const search = new Search(mind.insight, mind.evaluation, view, seat, random, mind.params);
  search.think(simulations);
  let told = 0;
  search.explored((position) => {
    if (random.below(++told) === 0) state.copyFrom(position);
  });
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
  const rows = new Rows(insight, linear(insight, bots.weights), (seats) => `${out}/${name}-${seats}-${job}.rows`);
  const options = new Options();
  const view = game.blank();
  let sum = 0;
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const random = new Random(`${seed}/${job}/${n}`);
    const state = game.setup(settings[shares[random.below(shares.length)] as number] as Settings, random);
    const seats = insight.seats(state);
    const own = Array.from({ length: seats }, () => minds[random.below(EARLIER) > 0 ? 0 : 1] as Mind<State>);
    const daring = own.map((mind) => bold[minds.indexOf(mind)]?.[random.below(TEMPERATURES.length)] as Player);
    const calmly = own.map(
      ({ insight: known, evaluation, params }) => new Thinker(known, evaluation, { simulations }, { params }),
    );
    // Up to here play is daring and teaches nothing; from here on it is as good as it gets.
    const whole = insight.clock(state, 0);
    const from = random.below(3) === 0 ? whole : (random.next() / 2 ** 32) * whole;
    const turns: Turn[] = [];
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
        if (calm) {
          const values = new Float64Array(seats);
          newest.evaluation(state, values);
          turns.push({ values, row: always || random.below(KEPT) === 0 ? rows.row(state, seats) : null });
        }
        always = false;
      }
      options.clear();
      game.options(state, options);
      if (mover === CHANCE) {
        game.apply(state, drawn(game, state, options, random));
        continue;
      }
      game.view(state, mover, view);
      const whim = calm && random.below(WHIM) === 0;
      if (whim) always = true;
      if (whim && random.below(LEAPS) === 0) leap(state, view, mover, own[mover] as Mind<State>, simulations, random);
      else game.apply(state, ((calm && !whim ? calmly : daring)[mover] as Player).choose(view, mover, random));
    }
    const scores = game.scores(state);
    const later = HANDED_ON.map(() => Float64Array.from(scores));
    for (const { values, row } of turns.reverse()) {
      if (row) rows.write(row, [scores, ...later]);
      for (const [at, share] of HANDED_ON.entries()) {
        const worth = later[at] as Float64Array;
        for (let i = 0; i < seats; i++) worth[i] = share * worth[i]! + (1 - share) * values[i]!;
      }
    }
    sum += scores.reduce((all, score) => all + score, 0) / seats;
    await rows.drain();
    if (n % 100 === 99) {
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      const mean = (sum / (n + 1)).toFixed(1);
      process.stdout.write(
        `${name}, job ${job}: ${n + 1} games, ${rows.written} rows, mean score ${mean}, ${seconds} s\n`,
      );
    }
  }
  rows.end();
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
  const meta = {
    seat: inputs.seat.length,
    table: inputs.table.length,
    inputs: digestOfInputs(inputs),
    later: HANDED_ON.length,
    tables: tables.map(([table]) => table),
  };
  writeFileSync(`${out}/${game}.json`, `${JSON.stringify(meta)}\n`);
  const job: Omit<Job, 'job'> = {
    game,
    tables,
    games: Math.ceil(Number(flags.get('games') ?? 1000) / jobs),
    simulations: Number(flags.get('simulations') ?? 60),
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
