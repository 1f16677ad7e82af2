import { CHANCE, Options, Random, type Settings, Table } from '@quayside/kernel';
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
const TASTE: Readonly<Record<string, number>> = {
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
export function goldenRecord({ name, settings }: (typeof TABLES)[number]): string {
  const started = Table.start(paris, { settings, seed: `golden ${name}` });
  if (!started.ok) throw new Error('a new game always starts');
  const table = started.value;
  const random = new Random(table.header.seed);
  const options = new Options();
  while (!table.over) {
    options.clear();
    paris.options(table.state, options);
    const tokens = Array.from({ length: options.count }, (_, i) => paris.token(options.at(i)));
    const weights = tokens.map((token) => TASTE[token.split(' ')[0] as string] ?? 3);
    let draw = random.below(
      Math.max(
        1,
        weights.reduce((sum, weight) => sum + weight, 0),
      ),
    );
    const chosen = tokens.find((_, i) => {
      draw -= weights[i] as number;
      return draw < 0;
    });
    const seat = paris.mover(table.state);
    if (seat === CHANCE) throw new Error('chance is dealt by the table');
    const refusal = table.play(seat, chosen ?? (tokens[0] as string));
    if (refusal) throw new Error(`${chosen}: ${refusal.why}`);
  }
  return table.record();
}

/** The state of a golden game when two thirds of its steps have been played. */
export function lateState(record: string): ParisState {
  const table = Table.replay(paris, record);
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const { header, steps } = table.value;
  const state = paris.setup(header.settings, new Random(header.seed));
  for (const { option } of steps.slice(0, Math.floor((2 * steps.length) / 3))) paris.apply(state, option);
  return state;
}
