import { MOST_OPTIONS } from '@quayside/kernel';
import type { GameTerminal } from '../game-terminal.ts';
import { calibrate } from './calibration.ts';
import { type Corpora, makeCorpora } from './corpus.ts';
import { heapWhilePlaying } from './memory.ts';
import { decisionsPerSecond, optionsLatency, replayTime } from './speed.ts';
import { simulationsPerSecond } from './search.ts';
import { spreadOf } from './spread.ts';

/** One measured number; `goal` is the least or the most it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly digits: number;
  readonly goal?: { readonly least: number } | { readonly most: number };
}

export function reached({ value, goal }: Figure): boolean {
  if (!goal) return true;
  return 'least' in goal ? value >= goal.least : value <= goal.most;
}

const KIB = 1024;

/** Everything the benchmark measures, in the order it is told. `step` is called before each part with how many are done. */
export function measure(terminal: GameTerminal, seconds: number, step: (done: number) => void): Figure[] {
  const { game, bench } = terminal;
  step(0);
  const speed = decisionsPerSecond(terminal, seconds);
  step(1);
  const yardstick = calibrate();
  step(2);
  const corpora = makeCorpora(terminal);
  step(3);
  const latency = optionsLatency(game, [corpora.late, corpora.strong, corpora.extreme]);
  step(4);
  const replay = replayTime(terminal);
  step(5);
  const memory = heapWhilePlaying(terminal);
  step(6);
  const simulations = simulationsPerSecond(terminal, seconds);
  step(PARTS);
  return [
    { name: 'decisions', value: speed, digits: 0, goal: { least: bench.decisions } },
    { name: 'calibration', value: yardstick / 1e6, digits: 0 },
    { name: 'ratio', value: (speed * 1e6) / yardstick, digits: 0 },
    { name: 'options-positions', value: corpora.late.count + corpora.strong.count + corpora.extreme.count, digits: 0 },
    { name: 'options-median', value: latency.median, digits: 2 },
    { name: 'options-p99', value: latency.p99, digits: 2, goal: { most: 20 } },
    { name: 'options-max', value: latency.max, digits: 2, goal: { most: 1000 } },
    { name: 'replay', value: replay, digits: 2, goal: { most: 10 } },
    { name: 'state', value: game.blank().bytes.length, digits: 0, goal: { most: bench.stateBytes } },
    { name: 'heap-growth', value: memory.growth / KIB, digits: 1, goal: { most: 64 } },
    { name: 'garbage', value: memory.garbage, digits: 2, goal: { most: 1 } },
    { name: 'simulations', value: simulations, digits: 0, goal: { least: bench.search.simulations } },
    ...branching(corpora),
  ];
}

export const PARTS = 7;

/** Goals are for what play brings about; beyond that only the buffer's size must do. */
function branching({ random, late, strong, extreme }: Corpora): Figure[] {
  const rows = Object.entries({ random, late, strong, extreme });
  return rows.flatMap(([name, corpus]): Figure[] => {
    const { median, p99, max } = spreadOf(Float64Array.from(corpus.branching));
    const shape = (most: number): Pick<Figure, 'digits' | 'goal'> =>
      corpus === extreme ? { digits: 0 } : { digits: 0, goal: { most } };
    return [
      { name: `branching-${name}-median`, value: median, ...shape(20) },
      { name: `branching-${name}-p99`, value: p99, ...shape(100) },
      { name: `branching-${name}-max`, value: max, digits: 0, goal: { most: MOST_OPTIONS } },
    ];
  });
}
