import { type Crew, LEVELS, type Thought } from '@quayside/bots';
import type { State } from '@quayside/kernel';
import type { Proposer } from '../plan.ts';

/** What a good player thinks of all that a seat can choose; null when nobody wants to know any more. */
export type Counsel<S extends State> = (view: S, seat: number, signal: AbortSignal) => Promise<Thought | null>;

/** As long as a captain thinks: well enough for a good deed, and shorter than anybody reads. */
const { budget: BUDGET } = LEVELS.captain;

/** Found in the worker of the table's bots: the page listens meanwhile. Where that fails, what looks best at first sight. */
export const counselOf =
  (crew: Pick<Crew, 'advise'>, propose: Proposer<State>): Counsel<State> =>
  async (view, seat, signal) => {
    const thought = await crew.advise({ view, seat, seed: 'counsel' }, { signal }, BUDGET);
    return thought || signal.aborted ? thought : firstSight(propose(view, seat));
  };

/** Nothing is weighed, so there is nothing beside it. */
const firstSight = (option: number): Thought => ({
  option,
  simulations: 0,
  considered: [],
  line: [option],
  otherLines: [],
});
