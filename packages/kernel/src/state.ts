/** Hands out typed views over one buffer, one after the other; the sum of the views is the size of the state. */
export class Carver {
  readonly buffer: ArrayBuffer;
  #used = 0;

  constructor(size: number) {
    this.buffer = new ArrayBuffer(size);
  }

  u8(length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.buffer, this.#take(length, 1), length);
  }

  i16(length: number): Int16Array<ArrayBuffer> {
    return new Int16Array(this.buffer, this.#take(length * 2, 2), length);
  }

  i32(length: number): Int32Array<ArrayBuffer> {
    return new Int32Array(this.buffer, this.#take(length * 4, 4), length);
  }

  #take(bytes: number, align: number): number {
    const start = Math.ceil(this.#used / align) * align;
    this.#used = start + bytes;
    return start;
  }
}

/**
 * A state is one buffer. Whatever a game remembers lies in it, so that a copy is one `set()` and two states are the same
 * exactly when their bytes are.
 */
export abstract class State {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(carver: Carver) {
    this.bytes = new Uint8Array(carver.buffer);
  }

  copyFrom(other: State): void {
    this.bytes.set(other.bytes);
  }

  equals(other: State): boolean {
    const a = this.bytes;
    const b = other.bytes;
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
    return true;
  }

  /** A short fingerprint of the bytes (FNV-1a), for golden records and bug reports. */
  digest(): string {
    let hash = 0x811c9dc5;
    for (const byte of this.bytes) hash = Math.imul(hash ^ byte, 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  }
}

/** States that are handed out and given back, so that a search makes no garbage. */
export class Pool<S extends State> {
  readonly #make: () => S;
  readonly #free: S[] = [];

  constructor(make: () => S) {
    this.#make = make;
  }

  copyOf(source: S): S {
    const state = this.#free.pop() ?? this.#make();
    state.copyFrom(source);
    return state;
  }

  giveBack(state: S): void {
    this.#free.push(state);
  }
}
