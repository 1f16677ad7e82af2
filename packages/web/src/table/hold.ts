/** Why bots wait: somebody stopped them, or a picture is being looked at. */
export type HoldReason = 'person' | 'moment';

/** Lets bots think, but not play, for as long as there is a reason. */
export class Hold {
  readonly #reasons = new Set<HoldReason>();
  readonly #listeners = new Set<() => void>();
  #free: (() => void)[] = [];

  has = (reason: HoldReason): boolean => this.#reasons.has(reason);

  set(reason: HoldReason, on: boolean): void {
    if (on === this.#reasons.has(reason)) return;
    if (on) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    if (this.#reasons.size === 0) {
      const free = this.#free;
      this.#free = [];
      for (const each of free) each();
    }
    for (const listener of this.#listeners) listener();
  }

  /** Comes back when nothing holds any more, or nobody waits for it. */
  over(signal: AbortSignal): Promise<void> {
    if (this.#reasons.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#free.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
