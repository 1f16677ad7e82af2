import { weightedRecord, type VerbWeights } from '@quayside/kernel/conformance';
import { leHavre } from '@quayside/le-havre';

/** The ten decks. */
export const DECKS: readonly { readonly players: string; readonly length: string }[] = ['full', 'short'].flatMap(
  (length) => ['1', '2', '3', '4', '5'].map((players) => ({ players, length })),
);

export const goldenName = ({ players, length }: (typeof DECKS)[number]): string => `${length}-${players}.record`;

const WEIGHTS: VerbWeights = {
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
export const goldenRecord = (deck: (typeof DECKS)[number]): string =>
  weightedRecord(leHavre, { settings: deck, seed: `golden ${deck.length} ${deck.players}` }, WEIGHTS);
