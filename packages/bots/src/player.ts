import type { Random, State } from '@quayside/kernel';

/** A player that is not a person. It gets what its seat may know, and a generator of its own. */
export interface Player<S extends State = State> {
  choose(view: S, seat: number, random: Random): number;
}
