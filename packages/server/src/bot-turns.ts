import type { State } from '@quayside/kernel';
import type { WantedThought } from '@quayside/live';
import type { HostedGame } from './games.ts';
import type { Thinkers } from './thinkers.ts';

export interface BotTurnsParts {
  readonly hosted: HostedGame;
  readonly code: string;
  readonly thinkers: Thinkers;
  /** How long a bot's move is seen at least before the next, in milliseconds. */
  readonly botPace: number;
  /** Told what was thought; it may be wanted no longer. */
  readonly onThought: (wanted: WantedThought<State>, option: number) => Promise<void>;
  readonly onFault: (what: string, error: unknown) => void;
}

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
    this.#think(wanted, running.signal).catch((error: unknown) => this.#parts.onFault('a bot could not think', error));
  }

  async #think(wanted: WantedThought<State>, signal: AbortSignal): Promise<void> {
    const { hosted, code, thinkers, botPace, onThought } = this.#parts;
    const seen = pause(botPace, signal);
    const option = await thinkers.choose(hosted, code, wanted, signal);
    await seen;
    if (option !== null && !signal.aborted) await onThought(wanted, option);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
