import { CHANCE, drawn, Options, Random, type Settings, type State } from '@quayside/kernel';
import { earlyShare, type Evaluation, hourOf, linear, type Weights } from '../src/evaluation.ts';
import { Greedy } from '../src/greedy.ts';
import type { Insight } from '../src/insight.ts';
import type { Player } from '../src/player.ts';
import { Thinker } from '../src/thinker.ts';

/** How boldly players leave the best path while a game is being brought to some position worth learning from. */
const TEMPERATURES = [0.7, 1.5, 3, 6] as const;

/** What many positions and the scores they led to have in common: the sums that a least-squares fit needs. */
export class Sums {
  readonly size: number;
  readonly products: Float64Array;
  readonly towards: Float64Array;
  samples = 0;
  scores = 0;
  games = 0;

  constructor(size: number) {
    this.size = size;
    this.products = new Float64Array(size * size);
    this.towards = new Float64Array(size);
  }

  add(places: Int32Array, numbers: Float64Array, count: number, score: number): void {
    const { products, towards, size } = this;
    for (let i = 0; i < count; i++) {
      const row = (places[i] as number) * size;
      const number = numbers[i] as number;
      towards[places[i] as number] = (towards[places[i] as number] as number) + number * score;
      for (let j = 0; j < count; j++) {
        const at = row + (places[j] as number);
        products[at] = (products[at] as number) + number * (numbers[j] as number);
      }
    }
    this.samples++;
  }

  /** Forgets a part of what was summed up. */
  fade(share: number): void {
    for (let i = 0; i < this.products.length; i++) this.products[i] = (this.products[i] as number) * share;
    for (let i = 0; i < this.towards.length; i++) this.towards[i] = (this.towards[i] as number) * share;
    this.samples *= share;
  }

  merge(products: Float64Array, towards: Float64Array, samples: number, scores: number, games: number): void {
    for (let i = 0; i < products.length; i++) this.products[i] = (this.products[i] as number) + (products[i] as number);
    for (let i = 0; i < towards.length; i++) this.towards[i] = (this.towards[i] as number) + (towards[i] as number);
    this.samples += samples;
    this.scores += scores;
    this.games += games;
  }
}

/** Splits a described position over the two hours it lies between. */
function spread(
  numbers: Float64Array,
  clock: number,
  hours: readonly number[],
  places: Int32Array,
  parts: Float64Array,
): number {
  const now = Math.min(clock, hours.at(-1) as number);
  const hour = hourOf(hours, now);
  const share = earlyShare(hours, hour, now);
  let count = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number;
    if (number === 0) continue;
    places[count] = i * hours.length + hour;
    parts[count++] = number * (1 - share);
    places[count] = i * hours.length + hour + 1;
    parts[count++] = number * share;
  }
  return count;
}

/** Plays games of greedy players, most of them with the first weights of the league, and sums up every turn's position with the score it led to. */
export function playGames<S extends State>(
  insight: Insight<S>,
  league: readonly Weights[],
  settings: Settings,
  seed: string,
  games: number,
  simulations: number,
): Sums {
  const { game } = insight;
  const size = insight.features.length;
  const weights = league[0] as Weights;
  const sums = new Sums(size * weights.hours.length);
  const minds = league.map((each): Evaluation<S> => linear(insight, each));
  const bold = minds.map((mind) => TEMPERATURES.map((temperature) => new Greedy(insight, mind, temperature)));
  const best = minds.map(
    (mind): Player<S> => (simulations > 0 ? new Thinker(insight, mind, { simulations }) : new Greedy(insight, mind)),
  );
  const options = new Options();
  const view = game.blank();
  const places = new Int32Array(size * 2);
  const parts = new Float64Array(size * 2);
  const rows: { seat: number; clock: number; numbers: Float64Array }[] = [];
  for (let n = 0; n < games; n++) {
    const random = new Random(`${seed}/${n}`);
    const state = game.setup(settings, random);
    const seats = insight.seats(state);
    const own = Array.from({ length: seats }, () => (random.below(3) > 0 ? 0 : random.below(league.length)));
    const daring = own.map((mind) => (bold[mind] as Player<S>[])[random.below(TEMPERATURES.length)] as Player<S>);
    // Up to here play is daring and teaches nothing; from here on it is as good as it gets, and every position counts.
    const whole = insight.clock(state, 0);
    const from = random.below(3) === 0 ? whole : (random.next() / 2 ** 32) * whole;
    rows.length = 0;
    let turn = -1;
    let calm = false;
    for (let mover = game.mover(state); mover >= CHANCE; mover = game.mover(state)) {
      options.clear();
      game.options(state, options);
      if (mover === CHANCE) {
        game.apply(state, drawn(game, state, options, random));
        continue;
      }
      if (insight.atRest(state) && insight.turn(state) !== turn) {
        turn = insight.turn(state);
        calm ||= insight.clock(state, 0) <= from;
        for (let seat = 0; seat < (calm ? seats : 0); seat++) {
          const numbers = new Float64Array(size);
          insight.describe(state, seat, numbers);
          rows.push({ seat, clock: insight.clock(state, seat), numbers });
        }
      }
      game.view(state, mover, view);
      const player = (calm ? best[own[mover] as number] : daring[mover]) as Player<S>;
      game.apply(state, player.choose(view, mover, random));
    }
    const scores = game.scores(state);
    for (const { seat, clock, numbers } of rows) {
      const count = spread(numbers, clock, weights.hours, places, parts);
      sums.add(places, parts, count, scores[seat] as number);
    }
    for (const score of scores) sums.scores += score / seats;
    sums.games++;
  }
  return sums;
}
