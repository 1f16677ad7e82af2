import type { State } from '@quayside/kernel';
import type { WantedThought } from '@quayside/live';
import type { HostedGame } from './games.ts';
import { pause } from './pause.ts';
import type { Thinkers } from './thinkers.ts';

export interface BotTurnsParts {
  readonly hosted: HostedGame;
  readonly code: string;
  readonly thinkers: Pick<Thinkers, 'choose'>;
  /** How long a bot's move is seen at least before the next, in milliseconds. */
  readonly botPace: number;
  /** Told what was thought; it may be wanted no longer. */
  readonly onThought: (wanted: WantedThought<State>, option: number) => Promise<void>;
  readonly onFault: (what: string, error: unknown) => void;
}

/** How long until a bot is asked again that could not think, in milliseconds; twice as long each time. */
const FIRST_PATIENCE = 1000;
const LONGEST_PATIENCE = 60_000;

/** The bots of one table: they think of what is wanted, once; what is no longer wanted is broken off. */
export class BotTurns {
  readonly #parts: BotTurnsParts;
  #wanted: WantedThought<State> | null = null;
  #running: AbortController | null = null;

  constructor(parts: BotTurnsParts) {
    this.#parts = parts;
  }

  get isThinking(): boolean {
    return this.#running !== null;
  }

  follow(wanted: WantedThought<State> | null): void {
    if (wanted === this.#wanted) return;
    this.#running?.abort();
    this.#running = null;
    this.#wanted = wanted;
    // Hints are thought by whoever looks at the table.
    if (wanted?.kind !== 'move') return;
    const running = new AbortController();
    this.#running = running;
    void this.#think(wanted, running);
  }

  /** Until it is played or nobody wants it: a game does not stand still because something went wrong once. */
  async #think(wanted: WantedThought<State>, running: AbortController): Promise<void> {
    const { signal } = running;
    let patience = FIRST_PATIENCE;
    while (!signal.aborted && !(await this.#play(wanted, signal))) {
      await pause(patience, signal);
      patience = Math.min(LONGEST_PATIENCE, 2 * patience);
    }
    if (this.#running !== running) return;
    this.#running = null;
    this.#wanted = null;
  }

  /** Thinks and says what of; false: nothing came of it. */
  async #play(wanted: WantedThought<State>, signal: AbortSignal): Promise<boolean> {
    try {
      return await this.#tryToPlay(wanted, signal);
    } catch (error) {
      this.#parts.onFault('a bot could not think', error);
      return false;
    }
  }

  async #tryToPlay(wanted: WantedThought<State>, signal: AbortSignal): Promise<boolean> {
    const { hosted, code, thinkers, botPace, onThought } = this.#parts;
    const seen = pause(botPace, signal);
    const option = await thinkers.choose(hosted, code, wanted, signal);
    await seen;
    if (option === null || signal.aborted) return false;
    await onThought(wanted, option);
    return true;
  }
}
