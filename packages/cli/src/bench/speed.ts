import { type Game, Options, playOut, Random, type State, Table } from '@quayside/kernel';
import { usualSettings } from '../settings.ts';
import type { GameTerminal } from '../game-terminal.ts';
import { cpuSeconds } from './clock.ts';
import type { Corpus } from './corpus.ts';
import { type Spread, spreadOf } from './spread.ts';

const SLICE = 0.2;
const CALLS = 9;
const REPLAYS = 15;
const OPENINGS = 32;

const median = (numbers: readonly number[]): number => spreadOf(Float64Array.from(numbers)).median;

/** The states that games begin with, so that setting up is not measured. */
export function openings({ game, bench }: GameTerminal): State[] {
  const settings = { ...usualSettings(game), ...bench.settings };
  return Array.from({ length: OPENINGS }, (_, n) => game.setup(settings, new Random(`bench/${n}`)));
}

/** Random decisions a second of one core: options and apply, in slices of which the median counts. */
export function decisionsPerSecond(terminal: GameTerminal, seconds: number): number {
  const { game } = terminal;
  const starts = openings(terminal);
  const random = new Random('bench/speed');
  const options = new Options();
  const state = game.blank();
  const slice = (): number => {
    const begin = cpuSeconds();
    let decisions = 0;
    for (let n = 0; cpuSeconds() < begin + SLICE; n++) {
      state.copyFrom(starts[n % starts.length] as State);
      decisions += playOut(game, state, random, options);
    }
    return decisions / (cpuSeconds() - begin);
  };
  slice();
  return median(Array.from({ length: Math.max(3, Math.round(seconds / SLICE)) }, slice));
}

/**
 * Microseconds of one `options` call at each position: the median of several calls after all positions have been seen once, so that
 * neither the compiler nor a collection nor another process is taken for the engine.
 */
export function optionsLatency(game: Game<State>, corpora: readonly Corpus[]): Spread {
  const state = game.blank();
  const options = new Options();
  const samples = new Float64Array(CALLS);
  const times: number[] = [];
  for (const round of ['warm', 'timed']) {
    for (const corpus of corpora) {
      for (let index = 0; index < corpus.count; index++) {
        corpus.load(index, state);
        const time = timeOptions(game, state, options, samples);
        if (round === 'timed') times.push(time);
      }
    }
  }
  return spreadOf(Float64Array.from(times));
}

function timeOptions(game: Game<State>, state: State, options: Options, samples: Float64Array): number {
  for (let call = 0; call < CALLS; call++) {
    options.clear();
    const start = performance.now();
    game.options(state, options);
    samples[call] = (performance.now() - start) * 1000;
  }
  samples.sort();
  return samples[CALLS >> 1] as number;
}

/** The record of a game that random players played to its end. */
function randomRecord({ game, bench }: GameTerminal, seed: string): string {
  const started = Table.start(game, { settings: { ...usualSettings(game), ...bench.settings }, seed });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const table = started.value;
  const random = new Random(seed);
  const options = new Options();
  while (!table.over) {
    options.clear();
    game.options(table.state, options);
    table.play(game.mover(table.state), game.token(options.at(random.below(options.count))));
  }
  return table.record();
}

/** Milliseconds to read and replay a whole record: for each of several games the median of many replays, and of these the longest. */
export function replayTime(terminal: GameTerminal): number {
  const records = Array.from({ length: 5 }, (_, n) => randomRecord(terminal, `bench/record/${n}`));
  const time = (text: string): number => {
    const start = cpuSeconds();
    const replayed = Table.replay(terminal.game, text);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
    return (cpuSeconds() - start) * 1000;
  };
  return Math.max(...records.map((text) => median(Array.from({ length: REPLAYS }, () => time(text)))));
}
