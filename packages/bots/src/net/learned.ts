import type { State } from '@quayside/kernel';
import { type Evaluation, linearSum, scored, type Weights } from '../evaluation.ts';
import type { Insight } from '../insight.ts';
import type { NetInputs } from './inputs.ts';
import { type NetFile, openNet } from './net.ts';

/** The learned value: what the linear one says of each seat, and what a net that sees the whole table adds to it. */
export function learned<S extends State>(insight: Insight<S>, weights: Weights, file: NetFile): Evaluation<S> {
  const { game } = insight;
  const inputs = insight.inputs as NetInputs<S>;
  const net = openNet(file, inputs);
  const sum = linearSum(insight, weights);
  return (state, out) => {
    if (scored(game, state, out)) return;
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
