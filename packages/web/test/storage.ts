/** Storage as a browser has it, with room for so many characters; more is refused as browsers do. */
export class FakeStorage implements Storage {
  readonly #kept = new Map<string, string>();
  room = Infinity;

  get length(): number {
    return this.#kept.size;
  }

  key(at: number): string | null {
    return [...this.#kept.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.#kept].filter(([each]) => each !== key);
    const used = others.reduce((sum, [each, kept]) => sum + each.length + kept.length, 0);
    if (used + key.length + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#kept.set(key, value);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}
