import { CHANCE, dealt, type Game, NOBODY, Options, Random, type Settings, type State } from '@quayside/kernel';
import type { Evaluation } from './evaluation.ts';
import { fingerprint } from './fingerprint.ts';
import type { Mind } from './mind.ts';
import { MOST_SEATS, Outlook } from './outlook.ts';

/** Of the ways that a turn can take, so many are followed at each of its steps, and so many of one position are kept at its end. */
const FOLLOWED = 12;
const KEPT_EACH = 24;
/** No turn takes more steps. */
const MOST_STEPS = 80;
/** The first round keeps so many positions a turn, each further one a little more, up to this. */
const NARROW = 4;
const WIDE = 64;
/** In points: how much chance there is in what a further round keeps. */
const NOISE = 6;

/** A deal of a game for one: all that chance will bring is known from its seed. */
export interface Deal {
  readonly settings: Settings;
  readonly seed: string;
}

/** What a seat decides in a whole game, and the score that it leads to. */
export interface Line {
  readonly options: readonly number[];
  readonly score: number;
}

/** A position on the way, and how play came there. */
interface Place<S extends State> {
  readonly state: S;
  /** Chance has had its say so often. */
  readonly events: number;
  readonly before: Place<S> | null;
  /** Decisions since then. */
  readonly steps: readonly number[];
  readonly value: number;
}

/**
 * Looks for the best line of a deal, in rounds. A round goes through the game turn by turn and keeps the most promising positions of
 * each; it begins somewhere on the best line so far, whose positions are always kept, so what it finds is never worse. A round depends
 * on its number and that line alone.
 */
export class Solver<S extends State> {
  readonly #game: Game<S>;
  readonly #mind: Mind<S>;
  readonly #evaluation: Evaluation<S>;
  readonly #outlook: Outlook<S>;
  readonly #deal: Deal;
  readonly #options = new Options();
  readonly #worth = new Float64Array(MOST_SEATS);

  constructor(mind: Mind<S>, deal: Deal) {
    this.#mind = mind;
    this.#game = mind.insight.game;
    this.#evaluation = mind.evaluation;
    this.#outlook = new Outlook(mind.insight, mind.evaluation);
    this.#deal = deal;
  }

  /** The round of this number, from the best line so far. */
  round(number: number, best: Line | null): Line {
    const random = new Random(`${this.#deal.seed}/round/${number}`);
    const along = best ? this.#along(best.options) : [this.#start()];
    const width = Math.min(WIDE, NARROW + number);
    // Where a line is known, most rounds look at a part of it, the wider for that; at its end nothing is left to decide.
    const begin = best ? random.below(along.length - 1) : 0;
    let here = [along[begin] as Place<S>];
    let found: Place<S> | null = null;
    for (let turn = begin + 1; here.length > 0; turn++) {
      const next = here.flatMap((place) => this.#turn(place));
      const own = along[turn];
      if (own) next.push(own);
      for (const place of next) {
        if (this.#isOver(place) && (!found || place.value > found.value)) found = place;
      }
      const open = next.filter((place) => !this.#isOver(place));
      here = this.#keep(open, width, number === 0 ? null : random);
      if (own && !this.#isOver(own) && !here.some(({ state }) => state.equals(own.state))) here.push(own);
    }
    const end = found as unknown as Place<S>;
    const line = { options: optionsTo(end), score: end.value };
    return best && best.score >= line.score ? best : line;
  }

  /** A line by the decisions in it, with its score. */
  lineOf(options: readonly number[]): Line {
    return { options, score: (this.#along(options).at(-1) as Place<S>).value };
  }

  #isOver({ state }: Place<S>): boolean {
    return this.#game.mover(state) === NOBODY;
  }

  #start(): Place<S> {
    const state = this.#game.setup(this.#deal.settings, new Random(this.#deal.seed));
    const events = this.#dealAll(state, 0);
    return { state, events, before: null, steps: [], value: 0 };
  }

  /** Chance has its say until somebody is asked. */
  #dealAll(state: S, before: number): number {
    let events = before;
    for (; this.#game.mover(state) === CHANCE; events++) {
      this.#options.clear();
      this.#game.options(state, this.#options);
      this.#game.apply(state, dealt(this.#game, state, this.#options, this.#deal.seed, events));
    }
    return events;
  }

  /** The position before each turn of a line, and the one at its end. */
  #along(options: readonly number[]): Place<S>[] {
    const start = this.#start();
    const places = [start];
    let place = start;
    let steps: number[] = [];
    const state = this.#copy(start.state);
    let { events } = start;
    for (const option of options) {
      this.#game.apply(state, option);
      events = this.#dealAll(state, events);
      steps.push(option);
      if (!this.#isNewTurn(place.state, state)) continue;
      place = { state: this.#copy(state), events, before: place, steps, value: this.#valueOf(state) };
      places.push(place);
      steps = [];
    }
    return places;
  }

  #copy(state: S): S {
    const copy = this.#game.blank();
    copy.copyFrom(state);
    return copy;
  }

  #isNewTurn(before: S, now: S): boolean {
    if (this.#game.mover(now) === NOBODY) return true;
    const { insight } = this.#mind;
    return insight.turn(now) !== insight.turn(before) && insight.atRest(now);
  }

  #valueOf(state: S): number {
    this.#evaluation(state, this.#worth);
    return this.#worth[0] as number;
  }

  /** Where a turn can end: of each of its steps the most promising ways are followed. */
  #turn(from: Place<S>): Place<S>[] {
    const ends: Place<S>[] = [];
    const met = new Set<number>();
    let here: Place<S>[] = [from];
    for (let step = 0; here.length > 0 && step < MOST_STEPS; step++) {
      const next: Place<S>[] = [];
      for (const place of here) this.#step(from, place, met, next, ends);
      here = next.sort(byValue).slice(0, FOLLOWED);
    }
    return ends.sort(byValue).slice(0, KEPT_EACH);
  }

  #step(from: Place<S>, place: Place<S>, met: Set<number>, next: Place<S>[], ends: Place<S>[]): void {
    const { ways, values } = this.#outlook;
    this.#outlook.lookAtAll(place.state);
    const found = Array.from({ length: ways.count }, (_, way) => ({
      way: Array.from(ways.steps(way)),
      value: values[way * MOST_SEATS] as number,
    }));
    for (const { way, value } of found) {
      const state = this.#copy(place.state);
      for (const option of way) this.#game.apply(state, option);
      const events = this.#dealAll(state, place.events);
      const key = fingerprint(state);
      if (met.has(key)) continue;
      met.add(key);
      const steps = place === from ? way : [...place.steps, ...way];
      const isEnd = this.#isNewTurn(from.state, state);
      (isEnd ? ends : next).push({
        state,
        events,
        before: from,
        steps,
        value: isEnd ? this.#valueOf(state) : value,
      });
    }
  }

  /** The most promising, each position once; with chance in it, others come in as well. */
  #keep(places: readonly Place<S>[], width: number, random: Random | null): Place<S>[] {
    const met = new Set<number>();
    const promising = places
      .map((place) => ({ place, promise: place.value + (random ? (random.below(1000) / 1000) * NOISE : 0) }))
      .sort((a, b) => b.promise - a.promise);
    const kept: Place<S>[] = [];
    for (const { place } of promising) {
      const key = fingerprint(place.state);
      if (met.has(key)) continue;
      met.add(key);
      kept.push(place);
      if (kept.length === width) break;
    }
    return kept;
  }
}

const byValue = (a: { readonly value: number }, b: { readonly value: number }): number => b.value - a.value;

function optionsTo<S extends State>(end: Place<S>): number[] {
  const parts: (readonly number[])[] = [];
  for (let place: Place<S> | null = end; place; place = place.before) parts.unshift(place.steps);
  return parts.flat();
}
