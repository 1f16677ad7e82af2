import { argumentOf, kindOf, type Listener, type Random, type State } from '@quayside/kernel';
import * as harbour from '@quayside/le-havre';
import * as city from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import type { Player } from '../src/player.ts';
import { bot, type Deck, LE_HAVRE_DECKS, named, optionsOf, PARIS_DECKS, play } from './positions.ts';

/** A payment: what is due, and what each token that was paid is worth. */
interface Payment {
  readonly due: number;
  readonly paid: number[];
  readonly where: string;
}

/** Would it have been enough without one of the tokens? */
const isTooMuch = ({ due, paid }: Payment): boolean => {
  const sum = paid.reduce((total, worth) => total + worth, 0);
  return paid.some((worth) => sum - worth >= due);
};

const times = (amount: number, worth: number): number[] => Array.from({ length: amount }, () => worth);

/** Writes down every payment of a game of Le Havre, forced ones too: a step is heard before it is played. */
function paymentsIn(s: harbour.LeHavreState, payments: Payment[]): Listener {
  const open: { last: Payment | null } = { last: null };
  const { Kind, Phase, whatOf, amountOf, ENERGY, FOOD, CARDS, FEE_GOODS, feeAmount, foodDue, leHavre } = harbour;
  return (seat, option) => {
    const argument = argumentOf(option);
    const where = `${leHavre.line(s)} ${leHavre.token(option)}`;
    const pay = (due: number, worth: number, anew: boolean): void => {
      if (!open.last || anew) payments.push((open.last = { due, paid: [], where }));
      open.last.paid.push(...times(amountOf(argument), worth));
    };
    switch (kindOf(option)) {
      case Kind.BURN:
        return pay(s.need, ENERGY[whatOf(argument)] as number, false);
      case Kind.FOOD: {
        const first = s.phase === Phase.FEED;
        return pay(first ? foodDue(s, seat) : s.need, FOOD[whatOf(argument)] as number, first);
      }
      case Kind.PAY: {
        const fee = CARDS[s.card]?.entryFee as { food?: number; francs?: number };
        const amounts = FEE_GOODS.map((_, i) => feeAmount(argument, i));
        const paid = amounts.flatMap((amount, i) => times(amount, FOOD[FEE_GOODS[i] as number] as number));
        const francs = amounts.at(-1) as number;
        // Where francs may take the place of food, so many of them are all that is due.
        const inFrancs = fee.francs !== undefined && francs >= fee.francs;
        payments.push({ due: (inFrancs ? fee.francs : fee.food) as number, paid, where });
        open.last = null;
        return;
      }
      default:
        open.last = null;
    }
  };
}

/** The same for resources in Paris: tokens count one, tiles one or two. */
function spendingIn(s: city.ParisState, payments: Payment[]): Listener {
  const open: { last: Payment | null } = { last: null };
  const { Kind, Phase, highOf, paris, TWO_RESOURCES } = city;
  return (_, option) => {
    const argument = argumentOf(option);
    const resources =
      kindOf(option) === Kind.SPEND || (kindOf(option) === Kind.WITH_TILE && s.phase === Phase.STAND_IN);
    if (!resources) {
      open.last = null;
      return;
    }
    const due = s.dueWood + s.dueMarble + s.dueGold;
    if (!open.last) payments.push((open.last = { due, paid: [], where: `${paris.line(s)} ${paris.token(option)}` }));
    if (kindOf(option) === Kind.SPEND) open.last.paid.push(...times(highOf(argument), 1));
    else open.last.paid.push(argument === TWO_RESOURCES ? 2 : 1);
  };
}

function check(payments: readonly Payment[], deck: Deck): void {
  const isTooLittle = ({ due, paid }: Payment): boolean => paid.reduce((sum, worth) => sum + worth, 0) < due;
  expect(payments.filter(isTooLittle), named(deck)).toEqual([]);
  expect(payments.filter(isTooMuch), named(deck)).toEqual([]);
}

/** What a seat had when it was first asked for food at the end of a round. */
interface Meal {
  readonly seat: number;
  readonly round: number;
  readonly due: number;
  readonly food: number;
  readonly loans: number;
}

const LOAN = 4;
const isMeal = (s: harbour.LeHavreState): boolean => s.phase === harbour.Phase.FEED || s.phase === harbour.Phase.MEAL;

/** A player that does anything at all, now and then, but for its meals: so it comes to them poor, and in debt. */
function heedless(player: Player, { game }: Deck): Player {
  return {
    choose: (view: State, seat: number, random: Random): number => {
      const options = optionsOf(game, view);
      if (isMeal(view as harbour.LeHavreState) || random.below(6) > 0) return player.choose(view, seat, random);
      return options[random.below(options.length)] as number;
    },
  };
}

/** Tells of every seat that is asked for food, and how the state stands once it is fed. */
function mealsIn(s: harbour.LeHavreState, tell: (meal: Meal) => void): Listener {
  let meal: Meal | null = null;
  return () => {
    const { seat, round } = s;
    if (meal && isMeal(s) && seat === meal.seat && round === meal.round) return;
    if (meal) tell(meal);
    meal = isMeal(s)
      ? { seat, round, due: harbour.foodDue(s, seat), food: harbour.foodOf(s, seat), loans: s.loansOf(seat) }
      : null;
  };
}

/** Food of a seat that is no cash: what is over of a loan is kept in francs (L-725). */
const foodKept = (s: harbour.LeHavreState, seat: number): number =>
  harbour.FOOD.reduce((sum: number, worth, good) => (good === 0 ? sum : sum + worth * s.has(seat, good)), 0);

describe('in Le Havre', () => {
  // Mostly short games of few: what is paid in them is paid in the same way.
  const deckOf = (game: number): Deck =>
    LE_HAVRE_DECKS[game % 20 === 0 ? game / 20 : 5 + ([0, 1, 0, 1, 2, 0, 1, 3, 0, 4][game % 10] as number)] as Deck;

  it.each([
    ['greedy', 100],
    ['search-10', 20],
  ])('%s pays no token too many and borrows only what it must', (name, games) => {
    const met = { payments: 0, covered: 0, inDebt: 0, short: 0 };
    for (let game = 0; game < games; game++) {
      const deck = deckOf(game);
      const player = bot(deck.game, name);
      const payments: Payment[] = [];
      const tell = (s: harbour.LeHavreState, { seat, round, due, food, loans }: Meal): void => {
        const where = `${named(deck)}, round ${round}, seat ${seat} with ${food} for ${due}`;
        const grown = s.loansOf(seat) - loans;
        if (food >= due) {
          met.covered++;
          if (loans > 0) met.inDebt++;
          expect(grown, where).toBeLessThanOrEqual(0);
        } else if (grown > 0) {
          met.short++;
          expect(foodKept(s, seat), where).toBe(0);
          expect(grown, where).toBeLessThanOrEqual(Math.ceil((due - food) / LOAN));
        }
      };
      const begun = (state: State): void => {
        const s = state as harbour.LeHavreState;
        const heard = [paymentsIn(s, payments), mealsIn(s, (meal) => tell(s, meal))];
        deck.game.listen(s, (seat, option) => heard.forEach((hear) => hear(seat, option)));
      };
      play(deck, `meals ${game}`, game % 2 === 0 ? player : heedless(player, deck), 0, () => {}, begun);
      check(payments, deck);
      met.payments += payments.length;
    }
    expect(met.payments).toBeGreaterThan(20 * games);
    expect(met.covered).toBeGreaterThan(games);
    expect(met.inDebt).toBeGreaterThan(0);
    expect(met.short).toBeGreaterThan(0);
  });

  it('one can starve with food in hand: repay, and borrow again', () => {
    const { leHavre } = harbour;
    const round = { players: 2, round: 9, turn: 7, phase: 'feed' };
    const read = leHavre.fromPosition({ ...round, seats: { red: { francs: 30, loans: 1 } } });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const s = read.value;
    s.spend(0, 0, 30 - harbour.foodDue(s, 0));
    const met: Meal[] = [];
    leHavre.listen(
      s,
      mealsIn(s, (meal) => met.push({ ...meal, loans: s.loansOf(meal.seat) - meal.loans })),
    );
    leHavre.apply(s, leHavre.parse('repay'));
    expect(met[0]).toMatchObject({ seat: 0, loans: 1 });
    expect((met[0] as Meal).food).toBe((met[0] as Meal).due);
  });
});

describe('in Paris', () => {
  it.each([
    ['greedy', 6],
    ['search-20', 2],
  ])('%s pays no token or tile too many', (name, games) => {
    let made = 0;
    for (let game = 0; game < games; game++) {
      const deck = PARIS_DECKS[(game * 4) % PARIS_DECKS.length] as Deck;
      const payments: Payment[] = [];
      const begun = (s: State): void => deck.game.listen(s, spendingIn(s as city.ParisState, payments));
      play(deck, `payments ${game}`, bot(deck.game, name), 0, () => {}, begun);
      check(payments, deck);
      made += payments.length;
    }
    expect(made).toBeGreaterThan(5 * games);
  });
});

describe('a token too many', () => {
  it.each([
    [5, [3, 2], false],
    [5, [3, 3], false],
    [5, [3, 2, 1], true],
    [2, [1, 2], true],
    [1, [2], false],
    [4, [3, 1, 1], true],
  ])('%i paid with %j: %s', (due, paid, tooMuch) => {
    expect(isTooMuch({ due, paid, where: '' })).toBe(tooMuch);
  });
});
