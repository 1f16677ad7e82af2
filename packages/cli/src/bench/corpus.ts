import { CHANCE, type Game, type Json, Options, Random, type Settings, type State } from '@quayside/kernel';
import type { GameTerminal } from '../game-terminal.ts';
import { usualSettings } from '../settings.ts';

const GAMES_A_DECK = 12;
const GAMES_A_POSITION = 4;
/** How far play goes on from each first step out of a hand-made position. */
const WALK = 8;

/** Many states as bytes only, so that they are cheap to keep: they are played back into one state. */
export class Corpus {
  readonly #size: number;
  #bytes: Uint8Array<ArrayBuffer>;
  #count = 0;
  /** How many options each state has. */
  readonly branching: number[] = [];

  constructor(size: number) {
    this.#size = size;
    this.#bytes = new Uint8Array(size * 1024);
  }

  get count(): number {
    return this.#count;
  }

  add(state: State, options: number): void {
    const end = (this.#count + 1) * this.#size;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(state.bytes, this.#count * this.#size);
    this.branching.push(options);
    this.#count++;
  }

  load(index: number, into: State): void {
    into.load(this.#bytes.subarray(index * this.#size, (index + 1) * this.#size));
  }
}

export interface Corpora {
  /** Every decision of random games on every deck. */
  readonly random: Corpus;
  /** The last third of each of these games. */
  readonly late: Corpus;
  /** Games played on to their end from strong hand-made positions. */
  readonly strong: Corpus;
  /** All hand-made positions and what is reached from them: every first step, then a short walk. */
  readonly extreme: Corpus;
}

/** The same states on every machine and in every run. */
export function makeCorpora(terminal: GameTerminal): Corpora {
  const { game, bench } = terminal;
  const { strong, extreme, vary } = bench;
  const size = game.blank().bytes.length;
  const empty = (): Corpus => new Corpus(size);
  const corpora: Corpora = { random: empty(), late: empty(), strong: empty(), extreme: empty() };
  for (const settings of decks(terminal)) {
    for (let n = 0; n < GAMES_A_DECK; n++) {
      const random = new Random(`bench/${vary.map((name) => settings[name]).join('/')}/${n}`);
      const first = corpora.random.count;
      walk(game, game.setup(settings, random), random, game.longest, corpora.random);
      copyLastThird(game, corpora, first);
    }
  }
  const random = new Random('bench/hand-made');
  const state = game.blank();
  for (const start of statesOf(game, strong())) {
    for (let n = 0; n < GAMES_A_POSITION; n++) {
      state.copyFrom(start);
      walk(game, state, random, game.longest, corpora.strong);
    }
  }
  for (const start of statesOf(game, [...strong(), ...extreme()])) walkFromEach(game, start, random, corpora.extreme);
  return corpora;
}

/** Every combination of the settings that make a difference. */
function decks({ game, bench }: GameTerminal): Settings[] {
  let all: Settings[] = [usualSettings(game)];
  for (const name of bench.vary) {
    const values = game.settings.find((setting) => setting.name === name)?.values ?? [];
    all = all.flatMap((settings) => values.map((value) => ({ ...settings, [name]: value })));
  }
  return all;
}

function walk(game: Game<State>, state: State, random: Random, steps: number, into: Corpus): void {
  const options = new Options();
  for (let step = 0; step < steps && game.mover(state) >= CHANCE; step++) {
    options.clear();
    game.options(state, options);
    into.add(state, options.count);
    game.apply(state, options.at(random.below(options.count)));
  }
}

function copyLastThird(game: Game<State>, { random, late }: Corpora, first: number): void {
  const state = game.blank();
  const last = random.count;
  for (let index = last - Math.floor((last - first) / 3); index < last; index++) {
    random.load(index, state);
    late.add(state, random.branching[index] as number);
  }
}

function statesOf(game: Game<State>, positions: readonly Json[]): State[] {
  return positions.map((position) => {
    const state = game.fromPosition(position);
    if (!state.ok) throw new Error(JSON.stringify(state.problems));
    return state.value;
  });
}

function walkFromEach(game: Game<State>, from: State, random: Random, into: Corpus): void {
  const options = new Options();
  game.options(from, options);
  into.add(from, options.count);
  const state = game.blank();
  for (let i = 0; i < options.count; i++) {
    state.copyFrom(from);
    game.apply(state, options.at(i));
    walk(game, state, random, WALK, into);
  }
}
