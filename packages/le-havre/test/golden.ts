import { CHANCE, Options, Random, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';

/** The ten decks. */
export const DECKS: readonly { readonly players: string; readonly length: string }[] = ['full', 'short'].flatMap(
  (length) => ['1', '2', '3', '4', '5'].map((players) => ({ players, length })),
);

export const goldenName = ({ players, length }: (typeof DECKS)[number]): string => `${length}-${players}.record`;

/** How gladly a random but sensible player does something; what is not named counts 3. */
const TASTE: Readonly<Record<string, number>> = {
  sell: 0,
  end: 6,
  take: 4,
  enter: 8,
  build: 8,
  buy: 2,
  supply: 6,
  enough: 1,
};

/** A whole game by players who rather build than sell, as a record. */
export function goldenRecord(deck: (typeof DECKS)[number]): string {
  const started = Table.start(leHavre, { settings: deck, seed: `golden ${deck.length} ${deck.players}` });
  if (!started.ok) throw new Error('a new game always starts');
  const table = started.value;
  const random = new Random(table.header.seed);
  const options = new Options();
  while (!table.over) {
    options.clear();
    leHavre.options(table.state, options);
    const tokens = Array.from({ length: options.count }, (_, i) => leHavre.token(options.at(i)));
    const weights = tokens.map((token) => TASTE[token.split(' ')[0] as string] ?? 3);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let draw = random.below(Math.max(1, total));
    const chosen = tokens.find((_, i) => {
      draw -= weights[i] as number;
      return draw < 0;
    });
    const seat = leHavre.mover(table.state);
    if (seat === CHANCE) throw new Error('chance is dealt by the table');
    const refusal = table.play(seat, chosen ?? (tokens[0] as string));
    if (refusal) throw new Error(`${chosen}: ${refusal.why}`);
  }
  return table.record();
}
