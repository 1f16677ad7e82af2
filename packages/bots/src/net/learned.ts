import type { State } from '@quayside/kernel';
import { type Evaluation, linear, linearSum, scored, type Weights } from '../evaluation.ts';
import type { Insight } from '../insight.ts';
import type { NetInputs } from './inputs.ts';
import { type Net, type NetFile, openNet } from './net.ts';

/**
 * The learned value: what the linear one says of each seat, and what a net that sees the whole table adds to it, at the kinds of table that it
 * knows. It is opened when something is valued for the first time.
 */
export function learned<S extends State>(insight: Insight<S>, weights: Weights, file: NetFile): Evaluation<S> {
  const { game } = insight;
  const inputs = insight.inputs as NetInputs<S>;
  const sum = linearSum(insight, weights);
  const plain = linear(insight, weights);
  const isKnown = insight.tables.map((table) => file.tables.includes(table));
  let opened: Net | null = null;
  return (state, out) => {
    if (!isKnown[insight.table(state)]) return plain(state, out);
    if (scored(game, state, out)) return;
    const net = (opened ??= openNet(file, inputs));
    const seats = insight.seats(state);
    inputs.describeTable(state, net.table);
    for (let seat = 0; seat < seats; seat++) {
      const numbers = net.seats[seat] as Float64Array;
      inputs.describeSeat(state, seat, numbers);
      out[seat] = sum(state, seat, numbers);
    }
    net.evaluate(seats);
    for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] as number) + (net.values[seat] as number);
  };
}
