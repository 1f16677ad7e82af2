import { MOST_SEATS } from '../outlook.ts';
import type { Head } from './shape.ts';

/** Values a described position as wasm/net.as does, with the same sums in the same order, where WebAssembly cannot. */
export function plainNet(head: Head, memory: ArrayBuffer): (seats: number) => void {
  const floats = (start: number, length: number): Float32Array => new Float32Array(memory, start, length);
  const { seatInputs, tableInputs, width, second } = head;
  const seatRows = floats(head.seatRows, seatInputs * 2 * width);
  const tableRows = floats(head.tableRows, tableInputs * width);
  const bias = floats(head.bias, width);
  const secondRows = floats(head.secondRows, width * second);
  const secondBias = floats(head.secondBias, second);
  const last = floats(head.last, second);
  const lastBias = floats(head.lastBias, 1);
  const seatNumbers = new Float64Array(memory, head.seatNumbers, MOST_SEATS * seatInputs);
  const tableNumbers = new Float64Array(memory, head.tableNumbers, tableInputs);
  const own = floats(head.own, MOST_SEATS * 2 * width);
  const table = floats(head.table, width);
  const hidden = floats(head.hidden, width);
  const inner = floats(head.inner, second);
  const values = floats(head.values, MOST_SEATS);

  /** Adds every row, times its number, to the sums. */
  const add = (
    numbers: Float32Array | Float64Array,
    from: number,
    count: number,
    rows: Float32Array,
    columns: number,
    sums: Float32Array,
    to: number,
  ): void => {
    for (let i = 0; i < count; i++) {
      const number = Math.fround(numbers[from + i] as number);
      if (number === 0) continue;
      const row = i * columns;
      for (let j = 0; j < columns; j++) {
        sums[to + j] = (sums[to + j] as number) + Math.fround(number * (rows[row + j] as number));
      }
    }
  };
  const rectify = (sums: Float32Array): void => {
    for (let i = 0; i < sums.length; i++) sums[i] = Math.max(sums[i] as number, 0);
  };

  return (seats) => {
    table.set(bias);
    add(tableNumbers, 0, tableInputs, tableRows, width, table, 0);
    own.fill(0, 0, seats * 2 * width);
    for (let seat = 0; seat < seats; seat++) {
      add(seatNumbers, seat * seatInputs, seatInputs, seatRows, 2 * width, own, seat * 2 * width);
    }
    for (let seat = 0; seat < seats; seat++) {
      for (let i = 0; i < width; i++) {
        let sum = Math.fround((table[i] as number) + (own[seat * 2 * width + i] as number));
        for (let other = 0; other < seats; other++) {
          if (other !== seat) sum = Math.fround(sum + (own[(other * 2 + 1) * width + i] as number));
        }
        hidden[i] = sum;
      }
      rectify(hidden);
      inner.set(secondBias);
      add(hidden, 0, width, secondRows, second, inner, 0);
      rectify(inner);
      let value = lastBias[0] as number;
      for (let i = 0; i < second; i++) {
        value = Math.fround(value + Math.fround((inner[i] as number) * (last[i] as number)));
      }
      values[seat] = value;
    }
  };
}
