/** How often something may be done: so many times in each of these spans of milliseconds. */
export interface Rate {
  readonly most: number;
  readonly within: number;
}

/** Counts how often each of many does something. Time comes from outside. */
export class Rates {
  readonly #rates: readonly Rate[];
  readonly #now: () => number;
  /** When each of them did it last, the latest last, as far as that matters. */
  readonly #times = new Map<string, number[]>();
  #sweptAt = 0;

  constructor(rates: readonly Rate[], now: () => number = () => performance.now()) {
    this.#rates = rates;
    this.#now = now;
  }

  /** May it be done once more? Then it is counted; else the milliseconds until it may. */
  take(who: string): { readonly ok: true } | { readonly ok: false; readonly wait: number } {
    const now = this.#now();
    const longest = Math.max(...this.#rates.map(({ within }) => within));
    this.#sweep(now, longest);
    const times = this.#times.get(who) ?? [];
    while (times.length > 0 && (times[0] as number) <= now - longest) times.shift();
    for (const { most, within } of this.#rates) {
      const first = times.at(-most);
      if (first !== undefined && first > now - within) return { ok: false, wait: Math.ceil(first + within - now) };
    }
    times.push(now);
    this.#times.set(who, times);
    return { ok: true };
  }

  /** Forgets who has done nothing for long. */
  #sweep(now: number, longest: number): void {
    if (now - this.#sweptAt < longest) return;
    this.#sweptAt = now;
    for (const [who, times] of this.#times) if ((times.at(-1) ?? 0) <= now - longest) this.#times.delete(who);
  }
}
