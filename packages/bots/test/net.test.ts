import { gzipSync } from 'node:zlib';
import { NOBODY, Random, type State } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { type Evaluation, linear } from '../src/evaluation.ts';
import type { NetInputs } from '../src/net/inputs.ts';
import { learned } from '../src/net/learned.ts';
import { bytesOf, digestOfInputs, digestOfWeights, type NetFile, openNet } from '../src/net/net.ts';
import { PARTS, partSizes, type Shape } from '../src/net/shape.ts';
import { bot, botsOf, type Deck, LE_HAVRE_DECKS, mindOf, named, PARIS_DECKS, play } from './positions.ts';

const DECKS = [LE_HAVRE_DECKS[0], LE_HAVRE_DECKS[1], LE_HAVRE_DECKS[9], PARIS_DECKS[0], PARIS_DECKS[8]] as Deck[];

const inputsOf = ({ game }: Deck): NetInputs<State> => mindOf(game).insight.inputs as NetInputs<State>;

/** A net that has learned nothing: weights by chance. */
function someNet(inputs: NetInputs<State>, width = 64, second = 32): NetFile {
  const shape: Shape = { seat: inputs.seat.length, table: inputs.table.length, width, second };
  const random = new Random('some net');
  const parts = PARTS.map((part) => {
    const [rows, columns] = partSizes(shape)[part];
    const bytes = Buffer.alloc(rows * 4 + rows * columns * 2);
    for (let row = 0; row < rows; row++) bytes.writeFloatLE(0.1 + random.below(100) / 400, row * 4);
    for (let i = 0; i < rows * columns; i++) bytes.writeInt16LE(random.below(65_535) - 32_767, rows * 4 + i * 2);
    return bytes;
  });
  const weights = Buffer.concat(parts).toString('base64');
  return { shape, tables: ['2', '3'], inputs: digestOfInputs(inputs), digest: digestOfWeights(weights), weights };
}

/** Positions of a whole game at which a turn begins. */
function positionsOf(deck: Deck): State[] {
  const { insight } = mindOf(deck.game);
  const found: State[] = [];
  play(deck, `net ${named(deck)}`, bot(deck.game, 'greedy'), 3, (state) => {
    if (deck.game.mover(state) === NOBODY || !insight.atRest(state)) return;
    const copy = deck.game.blank();
    copy.copyFrom(state);
    found.push(copy);
  });
  return found;
}

function describeInto(net: ReturnType<typeof openNet>, inputs: NetInputs<State>, state: State, seats: number): void {
  inputs.describeTable(state, net.table);
  for (let seat = 0; seat < seats; seat++) inputs.describeSeat(state, seat, net.seats[seat] as Float64Array);
}

/** What the net says of a described position, in plain words: the arithmetic of the trainer, in double precision. */
function inWords(file: NetFile, net: ReturnType<typeof openNet>, seats: number): number[] {
  const { shape } = file;
  const view = new DataView(bytesOf(file.weights).buffer);
  const rows: Record<string, number[][]> = {};
  let at = 0;
  for (const part of PARTS) {
    const [count, columns] = partSizes(shape)[part];
    const scales = Array.from({ length: count }, (_, row) => view.getFloat32(at + row * 4, true) / 32_767);
    at += count * 4;
    rows[part] = scales.map((scale) =>
      Array.from({ length: columns }, () => view.getInt16((at += 2) - 2, true) * scale),
    );
  }
  const times = (numbers: ArrayLike<number>, part: string, width: number, from = 0): number[] =>
    Array.from({ length: width }, (_, j) =>
      Array.from(numbers).reduce((sum, number, i) => sum + number * (rows[part]?.[i]?.[from + j] as number), 0),
    );
  const table = times(net.table, 'tableRows', shape.width);
  return Array.from({ length: seats }, (_, seat) => {
    const hidden = table.map((number, j) => number + (rows['bias']?.[0]?.[j] as number));
    for (let other = 0; other < seats; other++) {
      const from = other === seat ? 0 : shape.width;
      const sums = times(net.seats[other] as Float64Array, 'seatRows', shape.width, from);
      for (const [j, sum] of sums.entries()) hidden[j] = (hidden[j] as number) + sum;
    }
    const inner = times(
      hidden.map((number) => Math.max(0, number)),
      'secondRows',
      shape.second,
    );
    return inner.reduce(
      (sum, number, j) =>
        sum + Math.max(0, number + (rows['secondBias']?.[0]?.[j] as number)) * (rows['last']?.[0]?.[j] as number),
      rows['lastBias']?.[0]?.[0] as number,
    );
  });
}

describe.each(DECKS.map((deck) => [named(deck), deck] as const))('a net for %s', (_name, deck) => {
  const inputs = inputsOf(deck);
  const { insight } = mindOf(deck.game);
  const positions = positionsOf(deck);

  it('finds the same values in WebAssembly and without', () => {
    const file = someNet(inputs, 96);
    const fast = openNet(file, inputs);
    const plain = openNet(file, inputs, { plain: true });
    // Where the kernel cannot run, the plain sums stand in for it, and would be compared with themselves.
    expect([fast, plain].map(({ evaluate }) => String(evaluate).includes('[native code]'))).toEqual([true, false]);
    for (const state of positions) {
      const seats = insight.seats(state);
      for (const net of [fast, plain]) {
        describeInto(net, inputs, state, seats);
        net.evaluate(seats);
      }
      expect(Array.from(fast.values)).toEqual(Array.from(plain.values));
    }
    expect(positions.length).toBeGreaterThan(20);
  });

  it('finds what its weights say', () => {
    const file = someNet(inputs);
    const net = openNet(file, inputs);
    for (const state of positions.filter((_, i) => i % 9 === 0)) {
      const seats = insight.seats(state);
      describeInto(net, inputs, state, seats);
      net.evaluate(seats);
      for (const [seat, value] of inWords(file, net, seats).entries()) {
        expect(net.values[seat]).toBeCloseTo(value, 1);
      }
    }
  });

  it('reads nothing that another seat or the last position left behind', () => {
    const seat = new Float64Array(inputs.seat.length);
    const table = new Float64Array(inputs.table.length);
    const again = new Float64Array(inputs.seat.length);
    const same = new Float64Array(inputs.table.length);
    for (const state of positions) {
      for (let n = 0; n < insight.seats(state); n++) {
        inputs.describeSeat(state, n, seat);
        inputs.describeSeat(state, n, again.fill(NaN));
        expect(Array.from(again)).toEqual(Array.from(seat));
      }
      inputs.describeTable(state, table);
      inputs.describeTable(state, same.fill(NaN));
      expect(Array.from(same)).toEqual(Array.from(table));
      expect([...seat, ...table].every(Number.isFinite)).toBe(true);
    }
    expect(new Set(inputs.seat).size).toBe(inputs.seat.length);
    expect(new Set(inputs.table).size).toBe(inputs.table.length);
  });
});

describe('a net', () => {
  const deck = DECKS[1] as Deck;
  const { insight } = mindOf(deck.game);
  const inputs = inputsOf(deck);
  const { weights } = botsOf(deck.game);

  it('is not read where inputs are others, or weights are missing', () => {
    const file = someNet(inputs);
    expect(() => openNet({ ...file, inputs: '00000000' }, inputs)).toThrow('other inputs');
    expect(() => openNet({ ...file, weights: file.weights.slice(0, -400) }, inputs)).toThrow('bytes');
  });

  it('is not read where its file is damaged: a letter that is none, a changed weight, sizes that are not those of the inputs', () => {
    const file = someNet(inputs);
    const changed = (letter: string): NetFile => ({ ...file, weights: letter + file.weights.slice(1) });
    expect(() => openNet(changed('*'), inputs)).toThrow('"*"');
    expect(() => openNet(changed(file.weights.startsWith('A') ? 'B' : 'A'), inputs)).toThrow('digest');
    for (const part of ['seat', 'table'] as const) {
      const shape = { ...file.shape, [part]: file.shape[part] - 1 };
      expect(() => openNet({ ...file, shape }, inputs)).toThrow(`numbers of a ${part}`);
    }
  });

  it('is not read where its layers are no multiple of what is summed up at once', () => {
    expect(() => openNet(someNet(inputs, 64, 48), inputs)).toThrow('48');
    expect(() => openNet(someNet(inputs, 80, 32), inputs)).toThrow('80');
  });

  it('says nothing of a game that is over', () => {
    const evaluation = learned(insight, weights, someNet(inputs));
    const over = play(deck, 'to the end', bot(deck.game, 'greedy'), 0, () => {});
    const out = new Float64Array(5);
    evaluation(over, out);
    expect(Array.from(out.subarray(0, 2))).toEqual(deck.game.scores(over));
  });
});

describe('the net of Le Havre', () => {
  const { insight, evaluation } = mindOf(leHavre);
  const { weights, since } = botsOf(leHavre);
  const file = since?.net as NetFile;
  const valued = (value: Evaluation<State>, state: State): number[] => {
    const out = new Float64Array(5);
    value(state, out);
    return Array.from(out.subarray(0, insight.seats(state)));
  };

  it('belongs to what is read today, knows kinds of table that there are, and is small', () => {
    const net = openNet(file, insight.inputs as NetInputs<State>);
    expect(net.values).toHaveLength(5);
    for (const table of file.tables) expect(insight.tables).toContain(table);
    expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(300_000);
  });

  it('has a say at the tables that it knows, and none at others', () => {
    const plain = linear(insight, weights);
    for (const deck of LE_HAVRE_DECKS) {
      for (const state of positionsOf(deck).slice(0, 5)) {
        const isKnown = file.tables.includes(insight.tables[insight.table(state)] as string);
        const [own, linearOnes] = [valued(evaluation, state), valued(plain, state)];
        expect(own.every((value, seat) => value === linearOnes[seat])).toBe(!isKnown);
      }
    }
  });
});
