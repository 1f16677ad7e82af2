import type { Budget, Crew, Thought } from '@quayside/bots';
import type { State } from '@quayside/kernel';

/** What a good player thinks of all that a seat can choose; null when nobody wants to know any more, or it failed. */
export type Counsel<S extends State> = (view: S, seat: number, signal: AbortSignal) => Promise<Thought | null>;

/** As long as a captain thinks: well enough for a good deed, and shorter than anybody reads. */
const BUDGET: Budget = { simulations: 800 };

/** Found in the worker of the table's bots: the page listens meanwhile. */
export const counselOf =
  (crew: Crew): Counsel<State> =>
  (view, seat, signal) =>
    crew.advise({ view, seat, seed: 'counsel' }, { signal }, BUDGET);
