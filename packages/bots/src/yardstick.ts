import { type Game, Options, type State } from '@quayside/kernel';
import type { Player } from './player.ts';

/** How many steps of its own it looks on, each time at what is worth most at once. */
const STEPS = 12;

/**
 * The player all others are measured against for ever. It knows the rules and one plain worth of what a seat owns, sees to the end
 * of its own turn at most, and is never improved: a test pins what it plays.
 */
export class Yardstick<S extends State> implements Player<S> {
  readonly #game: Game<S>;
  readonly #worth: (state: S, seat: number) => number;
  readonly #options = new Options();
  readonly #next = new Options();
  readonly #after: S;
  readonly #try: S;
  readonly #best: S;

  constructor(game: Game<S>, worth: (state: S, seat: number) => number) {
    this.#game = game;
    this.#worth = worth;
    this.#after = game.blank();
    this.#try = game.blank();
    this.#best = game.blank();
  }

  choose(view: S, seat: number): number {
    this.#options.clear();
    this.#game.options(view, this.#options);
    let best = this.#options.at(0);
    let most = -Infinity;
    for (let i = 0; i < this.#options.count; i++) {
      this.#after.copyFrom(view);
      this.#game.apply(this.#after, this.#options.at(i));
      const worth = this.#followed(seat);
      if (worth > most) {
        most = worth;
        best = this.#options.at(i);
      }
    }
    return best;
  }

  /** Goes on while it is still the seat's decision, and says what that leads to. */
  #followed(seat: number): number {
    for (let step = 0; step < STEPS && this.#game.mover(this.#after) === seat; step++) {
      this.#next.clear();
      this.#game.options(this.#after, this.#next);
      let most = -Infinity;
      for (let i = 0; i < this.#next.count; i++) {
        this.#try.copyFrom(this.#after);
        this.#game.apply(this.#try, this.#next.at(i));
        const worth = this.#worth(this.#try, seat);
        if (worth > most) {
          most = worth;
          this.#best.copyFrom(this.#try);
        }
      }
      this.#after.copyFrom(this.#best);
    }
    return this.#worth(this.#after, seat);
  }
}
