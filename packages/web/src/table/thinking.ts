import type { Bot, Crew, Mishap } from '@quayside/bots';
import type { State } from '@quayside/kernel';
import type { Answer, LiveTable, ThoughtCommand, WantedThought } from '@quayside/live';
import type { Hold } from './hold.ts';

/** As much of a table as those who think for it need. */
export type ThoughtFor = Pick<LiveTable<State>, 'wanted' | 'seats' | 'subscribe'> & {
  do(command: ThoughtCommand): Answer;
};

export interface ThinkingParts {
  readonly live: ThoughtFor;
  readonly crew: Crew;
  /** Milliseconds that a bot's step is seen at least. */
  readonly pace: () => number;
  /** While it holds, nothing is played. */
  readonly hold: Hold;
  /** Told when thinking went wrong on the way, and what came of it. */
  readonly onMishap: (mishap: Mishap) => void;
}

/** Lets bots think whenever a table in this page wants a thought. What is no longer wanted is broken off. */
export class Thinking {
  readonly #live: ThoughtFor;
  readonly #crew: Crew;
  readonly #pace: () => number;
  readonly #hold: Hold;
  readonly #onMishap: (mishap: Mishap) => void;
  #wanted: WantedThought<State> | null = null;
  #running: AbortController | null = null;
  #leave: (() => void) | null = null;

  constructor({ live, crew, pace, hold, onMishap }: ThinkingParts) {
    this.#live = live;
    this.#crew = crew;
    this.#pace = pace;
    this.#hold = hold;
    this.#onMishap = onMishap;
  }

  open(): void {
    this.#leave = this.#live.subscribe(() => this.#follow());
    if (this.#live.seats.some(({ sitter }) => sitter !== 'person')) this.#crew.prepare();
    this.#follow();
  }

  close(): void {
    this.#leave?.();
    this.#running?.abort();
    this.#crew.close();
  }

  #follow(): void {
    const { wanted } = this.#live;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#running?.abort();
    if (!wanted) return;
    const running = new AbortController();
    this.#running = running;
    void (wanted.kind === 'move' ? this.#move(wanted, running.signal) : this.#advise(wanted, running.signal));
  }

  async #move(wanted: WantedThought<State>, signal: AbortSignal): Promise<void> {
    const seen = pause(this.#pace(), signal);
    const chosen = await this.#crew.choose(wanted.bot as Bot, wanted, { signal });
    await seen;
    await this.#hold.over(signal);
    if (!chosen || signal.aborted) return;
    if (chosen.mishap) this.#onMishap(chosen.mishap);
    this.#live.do({ kind: 'thought', at: wanted.at, option: chosen.option });
  }

  async #advise(wanted: WantedThought<State>, signal: AbortSignal): Promise<void> {
    const thought = await this.#crew.advise(wanted, { signal });
    if (!signal.aborted) this.#live.do({ kind: 'advice', at: wanted.at, thought });
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
