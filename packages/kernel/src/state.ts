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

  /** Becomes the state of these bytes. What a game keeps beside its bytes, because they say which it is, is looked up here. */
  load(bytes: Uint8Array): void {
    this.bytes.set(bytes);
  }

  equals(other: State): boolean {
    const a = this.bytes;
    const b = other.bytes;
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
    return true;
  }

  /** Every field with its place in the buffer, which together are the layout of the state. */
  fields(): string[] {
    return Object.entries(this as Record<string, unknown>).flatMap(([name, view]) =>
      ArrayBuffer.isView(view) && view.buffer === this.bytes.buffer
        ? [`${name} ${view.constructor.name} ${view.byteOffset} ${view.byteLength}`]
        : [],
    );
  }

  /** A short fingerprint of the bytes (FNV-1a), for golden records and bug reports. */
  digest(): string {
    let hash = 0x811c9dc5;
    for (const byte of this.bytes) hash = Math.imul(hash ^ byte, 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  }
}

/**
 * A state with named whole numbers in it: `class Board extends stateWith(['round', 'seat'])` reads and writes `board.round`. The
 * subclass carves them before its own views by handing its carver on.
 */
export function stateWith<const Names extends readonly string[]>(
  names: Names,
): abstract new (
  carver: Carver,
) => State & Record<Names[number], number> {
  abstract class Named extends State {
    readonly numbers: Int32Array;

    constructor(carver: Carver) {
      super(carver);
      this.numbers = carver.i32(names.length);
    }

    override fields(): string[] {
      return [...names, ...super.fields()];
    }
  }
  for (const [index, name] of names.entries()) {
    Object.defineProperty(Named.prototype, name, {
      get(this: Named): number {
        return this.numbers[index] as number;
      },
      set(this: Named, value: number) {
        this.numbers[index] = value;
      },
    });
  }
  return Named as unknown as abstract new (
    carver: Carver,
  ) => State & Record<Names[number], number>;
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
