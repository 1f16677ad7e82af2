import { Random, type Settings, Table } from '@quayside/kernel';
import { weightedRecord, type VerbWeights } from '@quayside/kernel/conformance';
import { paris, type ParisState } from '@quayside/paris';

/** Every number of players with every variant. */
export const TABLES: readonly { readonly name: string; readonly settings: Settings }[] = [
  { variant: 'printed', tokens: 'printed', districts: 'printed' },
  { variant: 'random', tokens: 'random', districts: 'printed' },
  { variant: 'free', tokens: 'printed', districts: 'free' },
  { variant: 'both', tokens: 'random', districts: 'free' },
].flatMap(({ variant, tokens, districts }) =>
  ['2', '3', '4'].map((players) => ({ name: `${variant}-${players}`, settings: { players, tokens, districts } })),
);

/** How gladly a random but sensible player does something; what is not named counts 3. */
const WEIGHTS: VerbWeights = {
  sell: 0,
  buy: 1,
  end: 6,
  place: 2,
  move: 12,
  look: 8,
  raise: 12,
  use: 8,
  decline: 1,
  enough: 1,
};

/** A whole game by players who rather move and use than sell, as a record. */
export const goldenRecord = ({ name, settings }: (typeof TABLES)[number]): string =>
  weightedRecord(paris, { settings, seed: `golden ${name}` }, WEIGHTS);

/** The state of a golden game when two thirds of its steps have been played. */
export function lateState(record: string): ParisState {
  const table = Table.replay(paris, record);
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const { header, steps } = table.value;
  const state = paris.setup(header.settings, new Random(header.seed));
  for (const { option } of steps.slice(0, Math.floor((2 * steps.length) / 3))) paris.apply(state, option);
  return state;
}
