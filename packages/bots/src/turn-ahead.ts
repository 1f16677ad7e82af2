import { CHANCE, drawn, NOBODY, Options, Random, type State } from '@quayside/kernel';
import { Greedy } from './greedy.ts';
import type { Mind } from './mind.ts';

/** A turn of one seat, or as much of it as chance leaves to be known. */
export interface TurnAhead<S extends State> {
  readonly seat: number;
  readonly before: S;
  /** All that the seat plays, what follows by itself too. */
  readonly steps: readonly number[];
  /** The state before each of them. */
  readonly states: readonly S[];
  /** As it stands when the last deed is done, before the turn passes on. */
  readonly after: S;
}

/** A game of five takes no more steps from one turn of a seat to its next. */
const MOST_STEPS = 400;

/**
 * Goes along a line of play on a state of its own. Where the line ends, or says something that this state does not allow, whoever
 * decides takes what looks best at once.
 */
export class LineAhead<S extends State> {
  readonly #mind: Mind<S>;
  readonly #greedy: Greedy<S>;
  readonly #random = new Random('line ahead');
  readonly #options = new Options();
  readonly #state: S;
  #line: readonly number[];
  #steps = 0;

  constructor(mind: Mind<S>, state: S, line: readonly number[]) {
    this.#mind = mind;
    this.#greedy = new Greedy(mind.insight, mind.evaluation);
    this.#state = this.#copy(state);
    this.#line = line;
  }

  /** From here on what the seat cannot know is imagined: others decide about it. */
  imagine(seat: number): void {
    this.#mind.insight.imagine(this.#state, seat, this.#random);
  }

  /**
   * What a seat plays from here until its turn, or its part in a common decision, is over or chance decides; where nothing was weighed, no
   * further than to the next main choice.
   */
  turn(seat: number, isWeighed = true): TurnAhead<S> {
    const { game, atRest } = this.#mind.insight;
    const state = this.#state;
    const label = game.line(state);
    const before = this.#copy(state);
    const steps: number[] = [];
    const states: S[] = [];
    let afterLast: S | null = null;
    // A state is told of a step before it is played: that is how the one before it left things.
    game.listen(state, (mover, option) => {
      if (steps.length > 0) afterLast ??= this.#copy(state);
      if (mover !== seat || game.line(state) !== label) return;
      afterLast = null;
      states.push(this.#copy(state));
      steps.push(option);
    });
    const isOpen = (): boolean => this.#steps < MOST_STEPS && (isWeighed || steps.length === 0 || !atRest(state));
    while (game.mover(state) > CHANCE && game.line(state) === label && this.#isOf(seat) && isOpen()) this.#step();
    game.listen(state, null);
    // What merely ends the turn changes nothing, but much may follow it.
    const isDeed = game.worthTelling(steps.at(-1) ?? -1);
    const after = isDeed ? (afterLast ?? this.#copy(state)) : (states.at(-1) ?? before);
    return { seat, before, steps, states, after };
  }

  /** Goes on to the next main choice of a seat; false: it has none any more. */
  goOnTo(seat: number): boolean {
    const { insight } = this.#mind;
    const state = this.#state;
    const isThere = (): boolean => insight.game.mover(state) === seat && insight.atRest(state);
    while (insight.game.mover(state) !== NOBODY && !isThere() && this.#steps < MOST_STEPS) this.#step();
    return isThere();
  }

  /** Does chance decide in the middle of the turn of a seat? */
  isInterrupted(seat: number): boolean {
    const { game } = this.#mind.insight;
    return game.mover(this.#state) === CHANCE && game.lineSeat(this.#state) === seat;
  }

  /** Something that may be drawn now in the midst of this turn; -1: nothing is drawn there. */
  drawnWithin({ before }: TurnAhead<S>): number {
    const { game } = this.#mind.insight;
    if (game.mover(this.#state) !== CHANCE || game.line(this.#state) !== game.line(before)) return -1;
    this.#options.clear();
    game.options(this.#state, this.#options);
    return this.#options.at(0);
  }

  /** During its own turn a seat waits for others who pay their interest. */
  #isOf(seat: number): boolean {
    const { game } = this.#mind.insight;
    return game.mover(this.#state) === seat || game.lineSeat(this.#state) === seat;
  }

  #step(): void {
    const { game } = this.#mind.insight;
    const state = this.#state;
    const options = this.#options;
    this.#steps++;
    options.clear();
    game.options(state, options);
    const [told = -1, ...rest] = this.#line;
    const isPossible = options.has(told);
    this.#line = isPossible ? rest : [];
    if (isPossible) game.apply(state, told);
    else if (game.mover(state) === CHANCE) game.apply(state, drawn(game, state, options, this.#random));
    else game.apply(state, this.#greedy.choose(state, game.mover(state), this.#random));
  }

  #copy(state: S): S {
    const copy = this.#mind.insight.game.blank();
    copy.copyFrom(state);
    return copy;
  }
}
