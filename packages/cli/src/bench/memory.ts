import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Options, playOut, Random, type State } from '@quayside/kernel';
import type { GameTerminal } from '../game-terminal.ts';
import { openings } from './speed.ts';

const DECISIONS = 1_000_000;
/** Looking at the heap makes garbage too, so it is done after so many games. */
const GAMES_A_LOOK = 8;

export interface Memory {
  readonly decisions: number;
  /** How much larger the heap is after collecting what was made while playing. */
  readonly growth: number;
  /** Bytes made and thrown away again, a decision. */
  readonly garbage: number;
}

/** Plays a million decisions on one state and looks at the heap before, during and after. */
export function heapWhilePlaying(terminal: GameTerminal): Memory {
  const { game } = terminal;
  const collect = collector();
  const starts = openings(terminal);
  const state = game.blank();
  const random = new Random('bench/memory');
  const options = new Options();
  let garbage = 0;
  const play = (most: number): number => {
    let decisions = 0;
    let used = process.memoryUsage().heapUsed;
    for (let n = 0; decisions < most; n++) {
      state.copyFrom(starts[n % starts.length] as State);
      decisions += playOut(game, state, random, options);
      if (n % GAMES_A_LOOK !== GAMES_A_LOOK - 1) continue;
      const now = process.memoryUsage().heapUsed;
      // A heap that got smaller was collected in between; those games are left out.
      if (now > used) garbage += now - used;
      used = now;
    }
    return decisions;
  };
  play(DECISIONS / 5);
  garbage = 0;
  collect();
  const before = process.memoryUsage().heapUsed;
  const decisions = play(DECISIONS);
  collect();
  return { decisions, growth: process.memoryUsage().heapUsed - before, garbage: garbage / decisions };
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    collect();
    collect();
  };
}
