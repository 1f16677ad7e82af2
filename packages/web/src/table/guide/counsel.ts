import { type GameBots, mindFor, Search, type Thought } from '@quayside/bots';
import { Random, type State } from '@quayside/kernel';

/** What a good player thinks of all that a seat can choose. */
export type Counsel<S extends State> = (view: S, seat: number) => Thought;

/** As long as a captain thinks: well enough for a good deed, and shorter than anybody reads. */
const SIMULATIONS = 800;

export function counselFor<S extends State>(bots: GameBots<S>, simulations = SIMULATIONS): Counsel<S> {
  const { insight, evaluation, params } = mindFor(bots);
  return (view, seat) => {
    const search = new Search(insight, evaluation, view, seat, new Random('counsel'), params);
    search.think(simulations);
    return search.thought();
  };
}
