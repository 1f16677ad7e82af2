import { type Game, Random, type Settings, settingsFor, type State } from '@quayside/kernel';
import { type Card, CARDS, leHavre, STANDARDS } from '@quayside/le-havre';
import { playGame } from '../arena/index.ts';
import { playerNamed } from '../roster.ts';
import { type CardUse, CardWatch, type Mutable, nothingOf } from './card-use.ts';
import { bots } from './module.ts';
import { machineIn } from './money-machine.ts';

export type { CardUse } from './card-use.ts';

/** What is tried, in how many games, by which bots. The same questions get the same report. */
export interface TrialPlan {
  /** The card, and the word that names it in the setting `sets`. */
  readonly card: Card;
  /** The setting `cards` that brings it to the table, where it is not printed. */
  readonly cards?: string;
  readonly games: number;
  /** A name from the roster: `greedy` plays a game in a blink, levels think longer. */
  readonly bot: string;
}

/** Something about a card that its author should know, with the figures that say so. */
export type TrialFlag =
  /** Visits can be repeated for profit without bound: by the card's own text, perhaps in turns with another building. */
  | { readonly flag: 'money-machine'; readonly with: string }
  /** No visit to any other special building earned nearly as much as the best one here. */
  | { readonly flag: 'huge-visit'; readonly best: number; readonly others: number }
  /** It was turned over so often and hardly ever bought or entered. */
  | { readonly flag: 'dead'; readonly shown: number; readonly touched: number }
  /** Who bought it before the last third of the game won more often than chance explains. */
  | { readonly flag: 'strong-early'; readonly early: number; readonly wins: number; readonly even: number };

export interface TrialReport {
  readonly games: number;
  readonly bot: string;
  readonly card: CardUse;
  /** All other special buildings of the same games, summed up; and each of them, in the order of the cards. */
  readonly others: CardUse;
  readonly each: readonly CardUse[];
  readonly flags: readonly TrialFlag[];
}

/** Special buildings in a pile. */
export const PILE = 6;
/** Fewer games than this say nothing of a card that nobody wants, and fewer owners nothing of its strength. */
const ENOUGH_SHOWN = 20;
const ENOUGH_OWNERS = 12;
const HARDLY_EVER = 0.05;
const HUGE = 50;
const HUGE_BESIDE_OTHERS = 1.5;
const SURE = 2.5;

export const SPECIALS = CARDS.slice(STANDARDS);

/** Alone nobody wins: those numbers of players are tried only where there are no others. */
function tablesFor({ fullGame }: Card): readonly number[] {
  const several = fullGame.filter((players) => players > 1);
  return several.length > 0 ? several : fullGame;
}

/**
 * Bots play with a card in the pile of special buildings and five others beside it. `playOne` plays one game, so that whoever waits
 * can stop between two; `report` tells what came of those played so far.
 */
export class CardTrial {
  readonly plan: TrialPlan;
  readonly #watch = new CardWatch();
  readonly #game: Game<State>;
  readonly #tables: readonly number[];
  #played = 0;

  constructor(plan: TrialPlan) {
    this.plan = plan;
    this.#game = this.#watch.watched(leHavre);
    this.#tables = tablesFor(plan.card);
  }

  get played(): number {
    return this.#played;
  }

  get isOver(): boolean {
    return this.#played >= this.plan.games;
  }

  /** Plays the next game of the plan. */
  playOne(): void {
    const { card, cards, bot } = this.plan;
    const seed = `trial/${this.#played}`;
    const players = this.#tables[this.#played % this.#tables.length] as number;
    const others = SPECIALS.filter(({ slug, fullGame }) => slug !== card.slug && fullGame.includes(players));
    const pile = [card, ...new Random(`${seed}/pile`).shuffle(others).slice(0, PILE - 1)].map(({ slug }) => slug);
    const settings = tableOf(players, pile, cards);
    const seats = Array.from({ length: players }, () => () => playerNamed(bots, bot)!);
    this.#watch.take(
      playGame(this.#game, settings, seed, seats, () => 0),
      pile,
    );
    this.#played++;
  }

  report(): TrialReport {
    const { card, bot } = this.plan;
    const { uses } = this.#watch;
    const own = uses.get(card.slug) ?? nothingOf(card.slug);
    const each = SPECIALS.flatMap(({ slug }) => (slug === card.slug ? [] : (uses.get(slug) ?? [])));
    const others = each.reduce(sumOf, nothingOf(''));
    return { games: this.#played, bot, card: own, others, each, flags: flagsOf(card, own, others) };
  }
}

/** The settings of a table with these special buildings in its pile. */
export function tableOf(players: number, pile: readonly string[], cards?: string): Settings {
  const settings = { players: String(players), sets: pile.join('+'), ...(cards !== undefined && { cards }) };
  const whole = settingsFor(leHavre, settings);
  if (!whole.ok) throw new Error(whole.problems.map(({ at, why }) => `${at}: ${why}`).join('; '));
  return whole.value;
}

const COUNTS = Object.keys(nothingOf('')).filter((field) => field !== 'slug' && field !== 'best') as Exclude<
  keyof CardUse,
  'slug' | 'best'
>[];

function sumOf(all: Mutable<CardUse>, one: CardUse): Mutable<CardUse> {
  for (const count of COUNTS) all[count] += one[count];
  all.best = Math.max(all.best, one.best);
  return all;
}

function flagsOf(card: Card, own: CardUse, others: CardUse): readonly TrialFlag[] {
  const flags: TrialFlag[] = [];
  const machine = machineIn(card);
  if (machine !== null) flags.push({ flag: 'money-machine', with: machine });
  const { best, shown, touched, early, earlyWins, earlyEven } = own;
  if (best >= HUGE && best >= HUGE_BESIDE_OTHERS * others.best) {
    flags.push({ flag: 'huge-visit', best, others: others.best });
  }
  if (shown >= ENOUGH_SHOWN && touched <= HARDLY_EVER * shown) flags.push({ flag: 'dead', shown, touched });
  // Twice and a half the spread of as many tosses of an even chance.
  const spread = Math.sqrt(earlyEven * (1 - earlyEven / Math.max(1, early)));
  if (early >= ENOUGH_OWNERS && earlyWins - earlyEven > SURE * spread) {
    flags.push({ flag: 'strong-early', early, wins: earlyWins, even: earlyEven });
  }
  return flags;
}
