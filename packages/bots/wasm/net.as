// The value net in WebAssembly (AssemblyScript): `npm run net:kernel` compiles it into src/net/kernel.ts.
//
// src/net/plain.ts does the same, number by number and in the same order, so that both find the same values. Where everything lies in
// the memory is written at its beginning, in the order of `Head` (src/net/shape.ts).

enum Head {
  SeatInputs, TableInputs, Width, Second,
  SeatRows, TableRows, Bias, SecondRows, SecondBias, Last, LastBias,
  SeatNumbers, TableNumbers,
  List, Own, Table, Hidden, Inner, Values,
}

function at(field: Head): usize {
  return <usize>load<u32>(<usize>field * 4);
}

/** So many columns are summed up at once: as many as there are registers for. */
const BLOCK: usize = 32;

/** The inputs that are not zero, as pairs of a row's address and a number; how many there are. */
function listDoubles(numbers: usize, count: usize, rows: usize, rowBytes: usize, list: usize): usize {
  let found: usize = 0;
  for (let i: usize = 0; i < count; i++) {
    const number = load<f64>(numbers + i * 8);
    if (number == 0) continue;
    store<u32>(list + found * 8, <u32>(rows + i * rowBytes));
    store<f32>(list + found * 8, <f32>number, 4);
    found++;
  }
  return found;
}

function listFloats(numbers: usize, count: usize, rows: usize, rowBytes: usize, list: usize): usize {
  let found: usize = 0;
  for (let i: usize = 0; i < count; i++) {
    const number = load<f32>(numbers + i * 4);
    if (number == 0) continue;
    store<u32>(list + found * 8, <u32>(rows + i * rowBytes));
    store<f32>(list + found * 8, number, 4);
    found++;
  }
  return found;
}

/** Adds every listed row, times its number, to the sums. */
function addListed(list: usize, count: usize, width: usize, sums: usize): void {
  const end = list + count * 8;
  for (let block: usize = 0; block < width; block += BLOCK) {
    const start = block * 4;
    const to = sums + start;
    let a = v128.load(to);
    let b = v128.load(to, 16);
    let c = v128.load(to, 32);
    let d = v128.load(to, 48);
    let e = v128.load(to, 64);
    let f = v128.load(to, 80);
    let g = v128.load(to, 96);
    let h = v128.load(to, 112);
    for (let entry = list; entry < end; entry += 8) {
      const row = <usize>load<u32>(entry) + start;
      const number = f32x4.splat(load<f32>(entry, 4));
      a = f32x4.add(a, f32x4.mul(number, v128.load(row)));
      b = f32x4.add(b, f32x4.mul(number, v128.load(row, 16)));
      c = f32x4.add(c, f32x4.mul(number, v128.load(row, 32)));
      d = f32x4.add(d, f32x4.mul(number, v128.load(row, 48)));
      e = f32x4.add(e, f32x4.mul(number, v128.load(row, 64)));
      f = f32x4.add(f, f32x4.mul(number, v128.load(row, 80)));
      g = f32x4.add(g, f32x4.mul(number, v128.load(row, 96)));
      h = f32x4.add(h, f32x4.mul(number, v128.load(row, 112)));
    }
    v128.store(to, a);
    v128.store(to, b, 16);
    v128.store(to, c, 32);
    v128.store(to, d, 48);
    v128.store(to, e, 64);
    v128.store(to, f, 80);
    v128.store(to, g, 96);
    v128.store(to, h, 112);
  }
}

/** Where sums are below zero, they are nothing. */
function rectify(sums: usize, width: usize): void {
  const nothing = f32x4.splat(0);
  for (let i: usize = 0; i < width * 4; i += 16) v128.store(sums + i, f32x4.max(v128.load(sums + i), nothing));
}

/** Values the position that has been described: what each seat still gets beside its first value. */
export function evaluate(seats: u32): void {
  const width = at(Head.Width);
  const second = at(Head.Second);
  const rowBytes = width * 4;
  const list = at(Head.List);
  const table = at(Head.Table);
  const own = at(Head.Own);
  const hidden = at(Head.Hidden);
  const inner = at(Head.Inner);
  const last = at(Head.Last);

  memory.copy(table, at(Head.Bias), rowBytes);
  const known = listDoubles(at(Head.TableNumbers), at(Head.TableInputs), at(Head.TableRows), rowBytes, list);
  addListed(list, known, width, table);

  const seatInputs = at(Head.SeatInputs);
  for (let seat: usize = 0; seat < seats; seat++) {
    const sums = own + seat * rowBytes * 2;
    memory.fill(sums, 0, rowBytes * 2);
    const numbers = at(Head.SeatNumbers) + seat * seatInputs * 8;
    const count = listDoubles(numbers, seatInputs, at(Head.SeatRows), rowBytes * 2, list);
    addListed(list, count, width * 2, sums);
  }

  for (let seat: usize = 0; seat < seats; seat++) {
    for (let i: usize = 0; i < rowBytes; i += 16) {
      let sum = f32x4.add(v128.load(table + i), v128.load(own + seat * rowBytes * 2 + i));
      for (let other: usize = 0; other < seats; other++) {
        if (other != seat) sum = f32x4.add(sum, v128.load(own + other * rowBytes * 2 + rowBytes + i));
      }
      v128.store(hidden + i, sum);
    }
    rectify(hidden, width);
    memory.copy(inner, at(Head.SecondBias), second * 4);
    const count = listFloats(hidden, width, at(Head.SecondRows), second * 4, list);
    addListed(list, count, second, inner);
    rectify(inner, second);
    let value = load<f32>(at(Head.LastBias));
    for (let i: usize = 0; i < second; i++) value += load<f32>(inner + i * 4) * load<f32>(last + i * 4);
    store<f32>(at(Head.Values) + seat * 4, value);
  }
}
