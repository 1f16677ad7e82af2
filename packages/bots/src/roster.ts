import { type Game, Options, type Random, type State } from '@quayside/kernel';
import type { GameBots } from './game-bots.ts';
import { Greedy } from './greedy.ts';
import { FIRST_LEVELS, LEVEL_NAMES, LEVELS, type LevelName } from './levels.ts';
import { firstMindFor, mindFor } from './mind.ts';
import type { Player } from './player.ts';
import { Thinker } from './thinker.ts';
import type { Budget } from './thought.ts';
import { Yardstick } from './yardstick.ts';

/** Takes any option, each as likely as the others. */
class RandomPlayer implements Player {
  readonly #game: Game<State>;
  readonly #options = new Options();

  constructor(game: Game<State>) {
    this.#game = game;
  }

  choose(view: State, _seat: number, random: Random): number {
    this.#options.clear();
    this.#game.options(view, this.#options);
    return this.#options.at(random.below(this.#options.count));
  }
}

/** Behind the name of a player that thinks: as it was first, with the first value. */
const FIRST = '-1';

/** The names a player is called by; N is a number. */
export const BOT_NAMES: readonly string[] = [
  'random',
  'yardstick',
  'greedy',
  ...LEVEL_NAMES,
  'search-N',
  'search-Nms',
  ...['greedy', ...LEVEL_NAMES].map((name) => name + FIRST),
  `search-N${FIRST}`,
];

const SEARCH = /^search-([1-9]\d{0,6})(ms)?$/;

function budgetIn(name: string): Budget | null {
  const found = SEARCH.exec(name);
  if (!found) return null;
  return found[2] ? { milliseconds: Number(found[1]) } : { simulations: Number(found[1]) };
}

const isLevel = (name: string): name is LevelName => (LEVEL_NAMES as readonly string[]).includes(name);

/** A new player of this name, or null where there is none. `watch` gives milliseconds, for players that think by time. */
export function playerNamed(bots: GameBots, name: string, watch?: () => number): Player | null {
  const { game } = bots;
  if (name === 'random') return new RandomPlayer(game);
  if (name === 'yardstick') {
    return new Yardstick(bots.yardstickGame?.(game) ?? game, (state, seat) => bots.worth(state, seat));
  }
  const first = name.endsWith(FIRST) && name !== `search${FIRST}`;
  const plain = first ? name.slice(0, -FIRST.length) : name;
  const { insight, evaluation, params } = first ? firstMindFor(bots) : mindFor(bots);
  if (plain === 'greedy') return new Greedy(insight, evaluation);
  const level = isLevel(plain) ? (first ? FIRST_LEVELS : LEVELS)[plain] : null;
  const budget = level?.budget ?? budgetIn(plain);
  if (!budget) return null;
  const temperature = level?.temperature ?? 0;
  return new Thinker(insight, evaluation, budget, watch ? { params, temperature, watch } : { params, temperature });
}
