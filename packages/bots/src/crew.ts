import { Options, Random, type State } from '@quayside/kernel';
import type { GameBots } from './game-bots.ts';
import { LEVEL_NAMES, type LevelName } from './levels.ts';
import type { Player } from './player.ts';
import { playerNamed } from './roster.ts';
import type { Budget, Thought } from './thought.ts';
import type { Question, WhyNot } from './worker/messages.ts';
import { type Channel, WorkerClient, type ThinkOptions } from './worker/client.ts';

/** Who plays a seat that nobody sits in: a bot of a level, or chance. */
export const BOTS = [...LEVEL_NAMES, 'random'] as const;
export type Bot = (typeof BOTS)[number];

/** Whom people ask for a hint. */
export const ADVISER = LEVEL_NAMES.at(-1) as LevelName;
/** A hint comes within so many milliseconds of thinking: a worker that still loads does not think yet. */
const ADVICE: Budget = { milliseconds: 2000 };

const TRIES = 2;
/** So many failures in a row, and nothing more is hoped for from a worker. */
const MOST_FAILURES = 2 * TRIES;

/** Those who know the game that is played, with the figure sheet of an edition as JSON text where it is played with one. */
export interface Edition {
  readonly bots: GameBots;
  readonly sheet: string | null;
}

/** What a seat is asked, as it knows it. */
export interface Asked {
  readonly view: State;
  readonly seat: number;
  /** With the same seed a bot that has seen the same turn finds the same; a hint depends on the clock. */
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

/** The bots at a table. They know what their seat knows and think in a worker, so that whoever shows the table listens meanwhile. */
export class Crew {
  readonly #edition: Edition;
  readonly #client: WorkerClient;
  /** In a row, without a thought in between. */
  #failures = 0;

  constructor(edition: Edition, open: () => Channel) {
    this.#edition = edition;
    this.#client = new WorkerClient(open);
  }

  /** The worker takes a while to load; that can begin before somebody waits for it. */
  prepare(): void {
    this.#client.prepare();
  }

  close(): void {
    this.#client.close();
  }

  /** What a bot plays; null when it was interrupted. Whatever goes wrong, there is always something to play. */
  async choose(bot: Bot, asked: Asked, how: ThinkOptions = {}): Promise<Chosen | null> {
    if (bot === 'random') return { option: this.#without(asked, ['random']), mishap: null };
    let what = '';
    for (let tried = 1; tried <= TRIES && this.#failures < MOST_FAILURES; tried++) {
      const question = { ...this.#about(asked), effort: { level: bot } };
      const conclusion = await this.#client.think(question, how);
      if (how.signal?.aborted) return null;
      if (conclusion.ok && this.#isOption(asked, conclusion.option)) {
        this.#failures = 0;
        return { option: conclusion.option, mishap: what === '' ? null : { kind: 'again', what } };
      }
      this.#failures++;
      what = conclusion.ok ? this.#edition.bots.game.token(conclusion.option) : reason(conclusion);
    }
    const option = this.#without(asked, ['greedy', 'random']);
    const kind = this.#failures < MOST_FAILURES ? 'first-sight' : 'for-good';
    return { option, mishap: what === '' ? null : { kind, what } };
  }

  /** What a good player would do: the strongest, unless the budget is smaller; null when that failed or was interrupted. */
  async advise(asked: Asked, how: ThinkOptions = {}, budget = ADVICE): Promise<Thought | null> {
    const question = { ...this.#about(asked), effort: budget };
    for (let tried = 1; tried <= TRIES; tried++) {
      const conclusion = await this.#client.think(question, how);
      if (how.signal?.aborted) return null;
      if (conclusion.ok) return conclusion.thought;
    }
    return null;
  }

  #isOption({ view }: Asked, option: number): boolean {
    const options = new Options();
    this.#edition.bots.game.options(view, options);
    return options.has(option);
  }

  #about({ view, seat, seed }: Asked): Omit<Question, 'effort'> {
    const { bots, sheet } = this.#edition;
    return { game: bots.game.id, sheet: sheet ?? bots.sheetOf?.(view) ?? null, view: view.bytes, seat, seed };
  }

  /** Without a worker, by the first of these players that can. */
  #without({ view, seat, seed }: Asked, [name = 'random', ...others]: readonly string[]): number {
    const { bots } = this.#edition;
    // A player may imagine things in the view it is given.
    const own = bots.game.blank();
    own.copyFrom(view);
    try {
      return (playerNamed(bots, name) as Player).choose(own, seat, new Random(seed));
    } catch (error) {
      // What broke off in the worker may break off here; the next player knows less that can break.
      if (others.length === 0) throw error;
      return this.#without({ view, seat, seed }, others);
    }
  }
}

const reason = ({ why, facts }: WhyNot): string => String(facts['what'] ?? why);
