import {
  type Channel,
  LEVEL_NAMES,
  type LevelName,
  type Player,
  playerNamed,
  type Question,
  Study,
  type Thought,
  type WhyNot,
} from '@quayside/bots';
import { openThread } from '@quayside/bots/node';
import { Options, Random, type State } from '@quayside/kernel';
import type { Shelf } from '../games.ts';
import type { Bot } from './seats.ts';

/** Whom people ask for a hint. */
export const ADVISER = LEVEL_NAMES.at(-1) as LevelName;
/** A hint comes within so many milliseconds of thinking. */
const ADVICE_TIME = 2000;

const TRIES = 2;
/** So many failures in a row, and nothing more is hoped for from a thread. */
const MOST_FAILURES = 2 * TRIES;

/** A decision as its seat knows it. */
export interface Decision {
  readonly view: State;
  readonly seat: number;
  /** The same seed finds the same. */
  readonly seed: string;
}

/** What a bot plays. Where thinking failed on the way: why, and what came of it. */
export interface Chosen {
  readonly option: number;
  readonly mishap: Mishap | null;
}
export interface Mishap {
  /** It thought once more, played this at first sight, or will play so from now on. */
  readonly kind: 'again' | 'first-sight' | 'for-good';
  readonly what: string;
}

/** The bots at a table. They know what their seat knows and think in a thread, so that the terminal listens meanwhile. */
export class Crew {
  readonly #shelf: Shelf;
  readonly #study: Study;
  /** In a row, without a thought in between. */
  #failures = 0;

  constructor(shelf: Shelf, open: () => Channel = openThread) {
    this.#shelf = shelf;
    this.#study = new Study(open);
  }

  /** The thread takes a while to load; that can begin before somebody waits for it. */
  prepare(): void {
    this.#study.prepare();
  }

  close(): void {
    this.#study.close();
  }

  /** What a bot plays; null when it was interrupted. Whatever goes wrong, there is always something to play. */
  async choose(bot: Bot, decision: Decision, interrupted: AbortSignal): Promise<Chosen | null> {
    if (bot === 'random') return { option: this.#without(decision, ['random']), mishap: null };
    let what = '';
    for (let tried = 1; tried <= TRIES && this.#failures < MOST_FAILURES; tried++) {
      const question = { ...this.#about(decision), effort: { level: bot } };
      const conclusion = await this.#study.think(question, { signal: interrupted });
      if (interrupted.aborted) return null;
      if (conclusion.ok && this.#isOption(decision, conclusion.option)) {
        this.#failures = 0;
        return { option: conclusion.option, mishap: what === '' ? null : { kind: 'again', what } };
      }
      this.#failures++;
      what = conclusion.ok ? this.#shelf.game.token(conclusion.option) : reason(conclusion);
    }
    const option = this.#without(decision, ['greedy', 'random']);
    const kind = this.#failures < MOST_FAILURES ? 'first-sight' : 'for-good';
    return { option, mishap: what === '' ? null : { kind, what } };
  }

  /** What the strongest would do, found in a short time; null when that failed or was interrupted. */
  async advise(decision: Decision, interrupted: AbortSignal): Promise<Thought | null> {
    const enough = new AbortController();
    const signal = AbortSignal.any([interrupted, enough.signal]);
    const question = { ...this.#about(decision), effort: { level: ADVISER } };
    let timer: NodeJS.Timeout | undefined;
    // A thread that still loads does not think yet.
    const onProgress = (): void => {
      timer ??= setTimeout(() => enough.abort(), ADVICE_TIME);
    };
    try {
      for (let tried = 1; tried <= TRIES && !signal.aborted; tried++) {
        const conclusion = await this.#study.think(question, { signal, onProgress });
        if (conclusion.ok) return interrupted.aborted ? null : conclusion.thought;
      }
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  #isOption({ view }: Decision, option: number): boolean {
    const options = new Options();
    this.#shelf.game.options(view, options);
    return options.has(option);
  }

  #about({ view, seat, seed }: Decision): Omit<Question, 'effort'> {
    const { game, sheet } = this.#shelf;
    return { game: game.id, sheet: sheet?.json ?? null, view: view.bytes, seat, seed };
  }

  /** Without a thread, by the first of these players that can. */
  #without({ view, seat, seed }: Decision, [name = 'random', ...others]: readonly string[]): number {
    const { game } = this.#shelf;
    // A player may imagine things in the view it is given.
    const own = game.blank();
    own.copyFrom(view);
    try {
      return (playerNamed(game, name) as Player).choose(own, seat, new Random(seed));
    } catch (error) {
      // What broke off in the thread may break off here; the next player knows less that can break.
      if (others.length === 0) throw error;
      return this.#without({ view, seat, seed }, others);
    }
  }
}

const reason = ({ why, facts }: WhyNot): string => String(facts['what'] ?? why);
