import { Random } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { playGame } from '../arena/index.ts';
import { playerNamed } from '../roster.ts';
import { type CardUse, CardWatch, nothingOf } from './card-use.ts';
import { bots } from './module.ts';
import { PILE, SPECIALS, tableOf } from './trial.ts';

/** Tables for two to five players, in turns. */
const TABLES = [2, 3, 4, 5] as const;

/** Bots play with the special buildings of all sets, each of them in as many piles as the others: how they all fare. */
export class CardSurvey {
  readonly #watch = new CardWatch();
  readonly #game = this.#watch.watched(leHavre);
  readonly #bot: string;
  /** Cards that have not had their turn yet, by number of players. */
  readonly #waiting = TABLES.map((): string[] => []);
  #played = 0;

  constructor(bot: string) {
    this.#bot = bot;
  }

  get played(): number {
    return this.#played;
  }

  playOne(): void {
    const seed = `survey/${this.#played}`;
    const at = this.#played % TABLES.length;
    const players = TABLES[at] as number;
    const pile = this.#next(at, players, seed);
    const seats = Array.from({ length: players }, () => () => playerNamed(bots, this.#bot)!);
    this.#watch.take(
      playGame(this.#game, tableOf(players, pile), seed, seats, () => 0),
      pile,
    );
    this.#played++;
  }

  /** The next six of a shuffled deck; what is over when it runs out goes under the next one. */
  #next(at: number, players: number, seed: string): readonly string[] {
    const waiting = this.#waiting[at] as string[];
    if (waiting.length < PILE) {
      const all = SPECIALS.filter(({ slug, fullGame }) => fullGame.includes(players) && !waiting.includes(slug));
      waiting.push(...new Random(`${seed}/deck`).shuffle(all.map(({ slug }) => slug)));
    }
    return waiting.splice(0, PILE);
  }

  /** Each special building, in the order of the cards. */
  report(): readonly CardUse[] {
    return SPECIALS.map(({ slug }) => this.#watch.uses.get(slug) ?? nothingOf(slug));
  }
}
