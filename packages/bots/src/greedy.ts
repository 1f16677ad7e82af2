import type { Random, State } from '@quayside/kernel';
import { ahead, type Evaluation } from './evaluation.ts';
import type { Insight } from './insight.ts';
import { MOST_SEATS, Outlook } from './outlook.ts';
import type { Player } from './player.ts';

/**
 * Takes the option whose outcome is valued most. With a temperature (in points), one whose value is so much less is taken e
 * times more seldom.
 */
export class Greedy<S extends State> implements Player<S> {
  readonly #insight: Insight<S>;
  readonly #outlook: Outlook<S>;
  readonly #temperature: number;
  readonly #world: S;

  constructor(insight: Insight<S>, evaluation: Evaluation<S>, temperature = 0) {
    this.#insight = insight;
    this.#world = insight.game.blank();
    this.#outlook = new Outlook(insight, evaluation);
    this.#temperature = temperature;
  }

  /** Only what is `among` some options may be asked for; -1 where none of them is worth a look. */
  choose(view: S, seat: number, random: Random, among?: (option: number) => boolean): number {
    const world = this.#world;
    world.copyFrom(view);
    this.#insight.imagine(world, seat, random);
    const { ways, values } = this.#outlook;
    this.#outlook.list(world);
    if (ways.count === 1) return !among || among(ways.first(0)) ? ways.first(0) : -1;
    this.#outlook.lookAtAll(world);
    const seats = this.#insight.seats(world);
    const best = new Map<number, number>();
    for (let way = 0; way < ways.count; way++) {
      const option = ways.first(way);
      const aim = ahead(values, way * MOST_SEATS, seats, seat, 1);
      if (!among || among(option)) best.set(option, Math.max(best.get(option) ?? -Infinity, aim));
    }
    if (best.size === 0) return -1;
    return [...best.keys()][drawnByValue([...best.values()], this.#temperature, random)] as number;
  }
}

/** The place of the best value, or with a temperature of one drawn by how good it is. */
export function drawnByValue(values: readonly number[], temperature: number, random: Random): number {
  const best = Math.max(...values);
  if (temperature === 0) return values.indexOf(best);
  const weights = values.map((value) => Math.exp((value - best) / temperature));
  let draw = (random.next() / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, weight] of weights.entries()) {
    draw -= weight;
    if (draw < 0) return place;
  }
  return values.indexOf(best);
}
