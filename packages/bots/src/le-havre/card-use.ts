import type { Game, Listener } from '@quayside/kernel';
import {
  argumentOf,
  type Card,
  GOOD_NAMES,
  Kind,
  kindOf,
  type LeHavreState,
  Phase,
  PILE,
  roundCards,
  STANDARDS,
  TOWN,
  WAITING,
  wealth,
} from '@quayside/le-havre';
import { type PlayedGame, shareOf } from '../arena/index.ts';
import { PRICES } from './prices.ts';

/** How one special building fared in the games in whose pile it lay. */
export interface CardUse {
  readonly slug: string;
  /** Games in whose pile it lay; those in which it was turned over; in which somebody came to own it; in which somebody entered it. */
  readonly games: number;
  readonly shown: number;
  readonly bought: number;
  readonly entered: number;
  /** Games in which it was bought or entered. */
  readonly touched: number;
  readonly visits: number;
  /** What all visits together earned their visitors, and the best of them: francs, wealth, and goods at their usual price, less the fee. */
  readonly earned: number;
  readonly best: number;
  /** Games in which it was bought before the last third; the owner's part of those wins, and what an even share would be. */
  readonly early: number;
  readonly earlyWins: number;
  readonly earlyEven: number;
}

export type Mutable<T> = { -readonly [field in keyof T]: T[field] };

export const nothingOf = (slug: string): Mutable<CardUse> => ({
  slug,
  games: 0,
  shown: 0,
  bought: 0,
  entered: 0,
  touched: 0,
  visits: 0,
  earned: 0,
  best: 0,
  early: 0,
  earlyWins: 0,
  earlyEven: 0,
});

/** The cards a state is played with, by their places. */
export const cardsOf = ({ table }: LeHavreState): readonly Card[] => table.cards;

/** What a seat has, in francs: its wealth, and its goods at their usual price. */
function riches(s: LeHavreState, seat: number): number {
  let goods = 0;
  for (let good = 1; good < GOOD_NAMES.length; good++) goods += s.has(seat, good) * (PRICES[good] as number);
  return wealth(s, seat).total + goods;
}

/** A turn that is in nobody's building. */
const OUTSIDE: readonly number[] = [
  Phase.TURN,
  Phase.TILE,
  Phase.INTEREST,
  Phase.MAIN,
  Phase.AFTER,
  Phase.FEED,
  Phase.MEAL,
  Phase.SPECIAL,
  Phase.COUNT,
  Phase.OVER,
];

interface Visit {
  readonly seat: number;
  card: number;
  before: number;
}

/** Watches games and counts how each special building fares. */
export class CardWatch {
  readonly uses = new Map<string, Mutable<CardUse>>();
  #state: LeHavreState | null = null;
  #visit: Visit | null = null;
  /** In this game: who came to own each card first, in which round; what was turned over; what was entered. */
  #owners = new Map<number, { readonly seat: number; readonly round: number }>();
  #shown = new Set<number>();
  #entered = new Set<number>();

  /** The same game, watched from the set-up on. */
  watched(game: Game<LeHavreState>): Game<LeHavreState> {
    return {
      ...game,
      setup: (settings, random) => {
        const state = game.setup(settings, random);
        this.#begin(state);
        game.listen(state, this.#hear);
        return state;
      },
    };
  }

  #begin(state: LeHavreState): void {
    this.#state = state;
    this.#visit = null;
    this.#owners = new Map();
    this.#shown = new Set();
    this.#entered = new Set();
  }

  /** Before something is played: who stands where, what was turned over and bought since. */
  readonly #hear: Listener = (seat, option) => {
    const s = this.#state as LeHavreState;
    this.#look(s);
    const inside = OUTSIDE.includes(s.phase) ? -1 : s.card;
    if (this.#visit && inside !== this.#visit.card) this.#leave(s);
    const enters = kindOf(option) === Kind.ENTER;
    // From one building to the next, without coming out.
    if (!this.#visit && (enters || inside >= STANDARDS)) {
      const card = enters ? argumentOf(option) : inside;
      this.#visit = { seat, card, before: riches(s, seat) };
    }
  };

  #look(s: LeHavreState): void {
    for (let card = STANDARDS; card < s.cards; card++) {
      const owner = s.owner[card] as number;
      if (owner > PILE && owner !== WAITING) continue;
      this.#shown.add(card);
      if (owner < TOWN && !this.#owners.has(card)) this.#owners.set(card, { seat: owner, round: s.round });
    }
  }

  #leave(s: LeHavreState): void {
    const { seat, card, before } = this.#visit as Visit;
    this.#visit = null;
    if (card < STANDARDS) return;
    const use = this.#use((cardsOf(s)[card] as Card).slug);
    const earned = riches(s, seat) - before;
    use.visits++;
    use.earned += earned;
    use.best = Math.max(use.best, earned);
    this.#entered.add(card);
  }

  #use(slug: string): Mutable<CardUse> {
    let use = this.uses.get(slug);
    if (!use) this.uses.set(slug, (use = nothingOf(slug)));
    return use;
  }

  /** The game is over; these lay in its pile. */
  take(played: PlayedGame, pile: readonly string[]): void {
    const s = this.#state as LeHavreState;
    this.#look(s);
    if (this.#visit) this.#leave(s);
    const early = (roundCards(s.players, s.length).length * 2) / 3;
    for (const slug of pile) {
      const card = cardsOf(s).findIndex((each) => each.slug === slug);
      const use = this.#use(slug);
      const owner = this.#owners.get(card);
      use.games++;
      if (this.#shown.has(card)) use.shown++;
      if (this.#entered.has(card)) use.entered++;
      if (this.#entered.has(card) || owner) use.touched++;
      if (!owner) continue;
      use.bought++;
      if (owner.round > early) continue;
      use.early++;
      use.earlyWins += shareOf(played, owner.seat);
      use.earlyEven += 1 / s.players;
    }
  }
}
