import { MOST_SEATS } from '../outlook.ts';

/** So many columns are summed up at once (wasm/net.as): the width of a layer is a multiple of it. */
export const BLOCK = 32;

/** How large a net is: numbers that describe a seat and the table, and the widths of its two layers. */
export interface Shape {
  readonly seat: number;
  readonly table: number;
  readonly width: number;
  readonly second: number;
}

/** What stands at the beginning of a net's memory, a number each: sizes first, then where everything lies. */
export const HEAD = [
  'seatInputs',
  'tableInputs',
  'width',
  'second',
  'seatRows',
  'tableRows',
  'bias',
  'secondRows',
  'secondBias',
  'last',
  'lastBias',
  'seatNumbers',
  'tableNumbers',
  'list',
  'own',
  'table',
  'hidden',
  'inner',
  'values',
] as const;

export type Head = Readonly<Record<(typeof HEAD)[number], number>>;

/** The parts of a net that are learned, in the order of its file: how many rows, and how many numbers in each. */
export const PARTS = ['seatRows', 'tableRows', 'bias', 'secondRows', 'secondBias', 'last', 'lastBias'] as const;
export type Part = (typeof PARTS)[number];

export const partSizes = ({
  seat,
  table,
  width,
  second,
}: Shape): Readonly<Record<Part, readonly [number, number]>> => ({
  seatRows: [seat, 2 * width],
  tableRows: [table, width],
  bias: [1, width],
  secondRows: [width, second],
  secondBias: [1, second],
  last: [1, second],
  lastBias: [1, 1],
});

const ALIGNED = 16;
const FLOAT = 4;
const DOUBLE = 8;
/** A row's address and a number. */
const LISTED = 8;

/** Where everything lies in the memory of a net, and how many bytes that takes. */
export function layout(shape: Shape): { readonly head: Head; readonly bytes: number } {
  const { seat, table, width, second } = shape;
  let end = HEAD.length * FLOAT;
  const room = (bytes: number): number => {
    const start = Math.ceil(end / ALIGNED) * ALIGNED;
    end = start + bytes;
    return start;
  };
  const parts = Object.fromEntries(
    Object.entries(partSizes(shape)).map(([part, [rows, columns]]) => [part, room(rows * columns * FLOAT)]),
  ) as Record<Part, number>;
  const head: Head = {
    seatInputs: seat,
    tableInputs: table,
    width,
    second,
    ...parts,
    seatNumbers: room(MOST_SEATS * seat * DOUBLE),
    tableNumbers: room(table * DOUBLE),
    list: room(Math.max(seat, table, width) * LISTED),
    own: room(MOST_SEATS * 2 * width * FLOAT),
    table: room(width * FLOAT),
    hidden: room(width * FLOAT),
    inner: room(second * FLOAT),
    values: room(MOST_SEATS * FLOAT),
  };
  return { head, bytes: end };
}
