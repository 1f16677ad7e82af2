import { fnv1a } from '@quayside/kernel';
import { MOST_SEATS } from '../outlook.ts';
import type { NetInputs } from './inputs.ts';
import { KERNEL } from './kernel.ts';
import { plainNet } from './plain.ts';
import { BLOCK, HEAD, type Head, layout, PARTS, partSizes, type Shape } from './shape.ts';

/** A net as it is written down. */
export interface NetFile {
  readonly shape: Shape;
  /** The kinds of table that it has learned from: of others it knows nothing. */
  readonly tables: readonly string[];
  /** A digest of the names of the inputs: what a net has learned to read means nothing in another order. */
  readonly inputs: string;
  /** A digest of the weights, so that players can be told apart. */
  readonly digest: string;
  /** Base64: for each part one number a row that scales it (32 bits), then its weights (16 bits, 32767 for that number). */
  readonly weights: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_OF = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** The bytes of a text in base64; a letter that says none is not read over. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of digits) {
    const value = VALUE_OF.get(digit);
    if (value === undefined) throw new Error(`${JSON.stringify(digit)} is no letter of base64`);
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) bytes[at++] = (held >> (bits -= 8)) & 0xff;
  }
  return bytes;
}

const hex = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0');
export const digestOfInputs = ({ seat, table }: Pick<NetInputs<never>, 'seat' | 'table'>): string =>
  hex(fnv1a([...seat, '', ...table].join('\n'), 0x811c9dc5));
export const digestOfWeights = (weights: string): string => hex(fnv1a(weights, 0x811c9dc5));

// Of WebAssembly only what is needed: this package knows neither Node nor browsers.
declare const WebAssembly:
  | undefined
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
      readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
    };

const PAGE = 65536;

interface Machine {
  readonly memory: ArrayBuffer;
  readonly evaluate: (seats: number) => void;
}

/** The kernel in WebAssembly; null where it cannot run, as in old browsers and under strict policies. */
function compiled(bytes: number): Machine | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    const pages = Math.ceil(bytes / PAGE);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(KERNEL)), { env: { memory } });
    const { evaluate } = instance.exports as { evaluate: (seats: number) => void };
    return { memory: memory.buffer, evaluate };
  } catch {
    return null;
  }
}

/** Reads the weights of a file into the memory of a net. */
function load({ shape, weights }: NetFile, head: Head, memory: ArrayBuffer): void {
  const bytes = bytesOf(weights);
  const sizes = partSizes(shape);
  const expected = PARTS.reduce((sum, part) => sum + sizes[part][0] * (4 + 2 * sizes[part][1]), 0);
  if (bytes.length !== expected) throw new Error(`the net has ${bytes.length} bytes instead of ${expected}`);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of PARTS) {
    const [rows, columns] = sizes[part];
    const into = new Float32Array(memory, head[part], rows * columns);
    const scales = at;
    at += rows * 4;
    for (let row = 0; row < rows; row++) {
      const scale = view.getFloat32(scales + row * 4, true) / 32767;
      for (let column = 0; column < columns; column++) {
        into[row * columns + column] = view.getInt16(at, true) * scale;
        at += 2;
      }
    }
  }
}

/** A net that is ready: what describes a position is written into its rooms, and `evaluate` finds what each seat still gets. */
export interface Net {
  /** The numbers of each seat, and of the table. */
  readonly seats: readonly Float64Array[];
  readonly table: Float64Array;
  /** Afterwards: a number for each seat. */
  readonly values: Float32Array;
  evaluate(seats: number): void;
}

export function openNet(file: NetFile, inputs: Pick<NetInputs<never>, 'seat' | 'table'>, { plain = false } = {}): Net {
  const { shape } = file;
  if (file.inputs !== digestOfInputs(inputs)) throw new Error('the net has learned to read other inputs');
  for (const part of ['seat', 'table'] as const) {
    const { length } = inputs[part];
    if (shape[part] !== length)
      throw new Error(`the net reads ${shape[part]} numbers of a ${part} instead of ${length}`);
  }
  for (const width of [shape.width, shape.second])
    if (width % BLOCK !== 0) throw new Error(`a layer of the net is ${width} wide, no multiple of ${BLOCK}`);
  const { head, bytes } = layout(shape);
  const machine = plain ? null : compiled(bytes);
  const memory = machine?.memory ?? new ArrayBuffer(bytes);
  load(file, head, memory);
  if (file.digest !== digestOfWeights(file.weights)) throw new Error('the net has other weights than its digest says');
  new Int32Array(memory, 0, HEAD.length).set(HEAD.map((field) => head[field]));
  return {
    seats: Array.from(
      { length: MOST_SEATS },
      (_, seat) => new Float64Array(memory, head.seatNumbers + seat * shape.seat * 8, shape.seat),
    ),
    table: new Float64Array(memory, head.tableNumbers, shape.table),
    values: new Float32Array(memory, head.values, MOST_SEATS),
    evaluate: machine?.evaluate ?? plainNet(head, memory),
  };
}
