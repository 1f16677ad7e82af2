/** Why something could not be kept. */
export type KeepingTrouble = 'full' | 'blocked';

/**
 * Where the browser keeps things. Nothing is thrown: what cannot be kept stays in memory for as long as the page is open, and
 * `trouble` says so.
 */
export class BrowserStorage {
  readonly #open: () => Storage;
  /** What is only remembered; null: taken away. */
  readonly #memory = new Map<string, string | null>();
  readonly #listeners = new Set<() => void>();
  trouble: KeepingTrouble | null = null;

  constructor(open: () => Storage) {
    this.#open = open;
  }

  read(key: string): string | null {
    const remembered = this.#memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return this.#open().getItem(key);
    } catch {
      this.#meet('blocked');
      return null;
    }
  }

  /** False when it is only remembered. */
  write(key: string, value: string): boolean {
    try {
      this.#open().setItem(key, value);
      this.#memory.delete(key);
      if (this.#remembered.length === 0) this.#meet(null);
      return true;
    } catch (error) {
      this.#memory.set(key, value);
      this.#meet(isFull(error) ? 'full' : 'blocked');
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.#open().removeItem(key);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, null);
      return;
    }
    // There may be room now for what was only remembered.
    for (const [remembered, value] of this.#remembered) this.write(remembered, value);
    if (this.#remembered.length === 0) this.#meet(null);
  }

  get #remembered(): (readonly [string, string])[] {
    return [...this.#memory].flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
  }

  keys(prefix: string): string[] {
    const keys = new Set<string>();
    try {
      const storage = this.#open();
      for (let at = 0; at < storage.length; at++) {
        const key = storage.key(at);
        if (key?.startsWith(prefix)) keys.add(key);
      }
    } catch {
      this.#meet('blocked');
    }
    for (const [key, value] of this.#memory) {
      if (!key.startsWith(prefix)) continue;
      if (value === null) keys.delete(key);
      else keys.add(key);
    }
    return [...keys];
  }

  /** Told when `trouble` comes or goes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #meet(trouble: KeepingTrouble | null): void {
    if (this.trouble === trouble) return;
    this.trouble = trouble;
    for (const listener of this.#listeners) listener();
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

export const browserStorage = new BrowserStorage(() => localStorage);
