import type { BrowserStorage } from './browser-storage.ts';

/** Something kept that cannot be read: it is shown, and kept until somebody throws it away. */
export interface Damaged {
  readonly id: string;
  readonly damaged: true;
  readonly text: string;
}

/** Things of one kind that are kept in this browser, each under its own key. What stands there may have been written by anybody. */
export abstract class Entries<T extends { readonly id: string }> {
  readonly #storage: BrowserStorage;
  readonly #prefix: string;
  readonly #listeners = new Set<() => void>();

  constructor(storage: BrowserStorage, prefix: string) {
    this.#storage = storage;
    this.#prefix = prefix;
  }

  protected abstract read(id: string, text: string): T | Damaged;

  /** False when it could only be remembered until the page is closed. */
  protected write(id: string, thing: object): boolean {
    const kept = this.#storage.write(this.#prefix + id, JSON.stringify(thing));
    this.tell();
    return kept;
  }

  has(id: string): boolean {
    return this.#storage.read(this.#prefix + id) !== null;
  }

  get(id: string): T | Damaged | null {
    const text = this.#storage.read(this.#prefix + id);
    return text === null ? null : this.read(id, text);
  }

  protected found(): (T | Damaged)[] {
    const ids = this.#storage.keys(this.#prefix).map((key) => key.slice(this.#prefix.length));
    return ids.flatMap((id) => this.get(id) ?? []);
  }

  /** Takes a thing away, damaged or not; what it returns puts it back as it was. */
  remove(id: string): () => void {
    const text = this.#storage.read(this.#prefix + id);
    this.#storage.remove(this.#prefix + id);
    this.tell();
    return () => {
      if (text !== null) this.#storage.write(this.#prefix + id, text);
      this.tell();
    };
  }

  /** Told when something is kept or taken away, in another tab too. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const silence = this.#elsewhere((key) => key.startsWith(this.#prefix), listener);
    return () => {
      this.#listeners.delete(listener);
      silence();
    };
  };

  /** Told when another tab writes or deletes this thing. */
  onElsewhere(id: string, listener: () => void): () => void {
    return this.#elsewhere((key) => key === this.#prefix + id, listener);
  }

  #elsewhere(concerns: (key: string) => boolean, listener: () => void): () => void {
    const heard = (event: StorageEvent): void => {
      if (event.key === null || concerns(event.key)) listener();
    };
    globalThis.addEventListener('storage', heard);
    return () => globalThis.removeEventListener('storage', heard);
  }

  /** Something changed here without its doing. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
