import type { Options } from '@quayside/kernel';
import { CONSTRUCTION_SITE, FEEDLOT } from '../data/cards.ts';
import { CATTLE, FOOD, FRANC, GRAIN } from '../data/goods.ts';
import { type RoundCard, roundCards } from '../data/rounds.ts';
import { LOAN } from '../data/setup.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { deal, isDealing, startDeal } from './hands.ts';
import { Kind, option } from './option.ts';
import { redeemOptions } from './pawn.ts';
import { firstMeal, foodOf, foodOptions, payAllFood, payPart } from './pay.ts';
import { Phase } from './phases.ts';
import { townBuilds } from './piles.ts';
import { revealSpecial } from './special-pile.ts';
import { type LeHavreState, TOWN } from './state.ts';
import { borrow, repayOption, sellOptions } from './trade.ts';
import { maySellNow, startTurn } from './turn.ts';

export const roundCard = (s: LeHavreState): RoundCard => roundCards(s.players, s.length)[s.round - 1] as RoundCard;

/** Harvest, what buildings give their owners, feeding, town, ship (L-701). */
export function endRound(s: LeHavreState): void {
  if (roundCard(s).harvest) for (let seat = 0; seat < s.players; seat++) harvest(s, seat);
  const { incomes } = s.table;
  for (let i = 0; i < incomes.length; i++) {
    const { card, help } = incomes[i] as (typeof incomes)[number];
    const owner = s.ownerOf(card);
    if (owner < TOWN) s.gain(owner, help.good, help.amounts[s.players - 1] as number);
  }
  s.asked = 0;
  askToFeed(s);
}

function harvest(s: LeHavreState, seat: number): void {
  s.gain(seat, GRAIN, harvestOf(s, seat, GRAIN));
  s.gain(seat, CATTLE, harvestOf(s, seat, CATTLE));
}

/** What a harvest brings a seat of a good: grain from 1, cattle from 2; the Feedlot gives two cattle to who has 2 to 6 (L-710 to L-713). */
export function harvestOf(s: LeHavreState, seat: number, good: number): number {
  const has = s.has(seat, good);
  if (good === GRAIN) return has >= 1 ? 1 : 0;
  if (good !== CATTLE || has < 2) return 0;
  return s.owner[FEEDLOT] === seat && has <= 6 ? 2 : 1;
}

/** Food a seat owes at the end of a round once the ships that it has now have given theirs (L-720, L-721). */
export const foodDueIn = (s: LeHavreState, seat: number, round: number): number =>
  Math.max(0, (roundCards(s.players, s.length)[round - 1]?.food ?? 0) - foodFromShips(s, seat));

export const foodDue = (s: LeHavreState, seat: number): number => foodDueIn(s, seat, s.round);

/** Food a seat's ships, and buildings that feed like one, give at the end of every round (L-721). */
export function foodFromShips(s: LeHavreState, seat: number): number {
  let food = 0;
  const { feeders } = s.table;
  for (let i = 0; i < feeders.length; i++) {
    const { card, help } = feeders[i] as (typeof feeders)[number];
    if (s.owner[card] === seat) food += help[s.players - 1] as number;
  }
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (s.shipOwner[ship] === seat) food += SHIP_TYPES[SHIPS[ship]!.type]!.food[s.players - 1] as number;
  }
  return food;
}

export function askToFeed(s: LeHavreState): void {
  for (; s.asked < s.players; s.asked++) {
    s.seat = s.asked;
    if (foodDue(s, s.seat) === 0) continue;
    s.phase = Phase.FEED;
    return;
  }
  s.asked = 0;
  s.seat = s.active;
  townTurn(s);
}

/** What a seat owes changes when it sells a ship, so it is counted anew before each choice. */
function startMeal(s: LeHavreState): void {
  s.need = foodDue(s, s.seat);
  s.course = firstMeal(s, s.seat);
}

function endMeal(s: LeHavreState): void {
  s.need = 0;
  s.course = 0;
}

/** Sell, repay, or pay: with the first food in hand, or, when all is not enough, with everything and loans (L-725). */
export function feedOptions(s: LeHavreState, out: Options): void {
  startMeal(s);
  const covered = foodOf(s, s.seat) >= s.need;
  if (covered) foodOptions(s, out);
  else out.add(option(Kind.BORROW));
  endMeal(s);
  if (maySellNow(s, covered)) sellOptions(s, s.seat, out);
  repayOption(s, s.seat, out);
  redeemOptions(s, s.seat, out);
}

export function startFeeding(s: LeHavreState, meal: number, amount: number): void {
  startMeal(s);
  s.phase = Phase.MEAL;
  feed(s, meal, amount);
}

/** Goes on with the next food until enough is paid. */
export function feed(s: LeHavreState, meal: number, amount: number): void {
  payPart(s, meal, amount, FOOD);
  if (s.need > 0) return;
  fed(s);
}

function fed(s: LeHavreState): void {
  endMeal(s);
  s.asked++;
  askToFeed(s);
}

/** Loans a seat must take to feed, once all its food and cash are paid. */
export const loansToFeed = (s: LeHavreState, seat: number): number =>
  Math.max(0, Math.ceil((foodDue(s, seat) - foodOf(s, seat)) / LOAN));

/** All food and cash, then as many loans as are needed; what is over of the last is kept (L-725). */
export function borrowToFeed(s: LeHavreState): void {
  const loans = loansToFeed(s, s.seat);
  startMeal(s);
  const missing = payAllFood(s, s.seat);
  for (let taken = 0; taken < loans; taken++) borrow(s, s.seat);
  s.spend(s.seat, FRANC, missing);
  fed(s);
}

function townTurn(s: LeHavreState): void {
  const { town } = roundCard(s);
  if (town === 'standard') townBuilds(s);
  if (town === 'special' && s.specialsLeft > 0) {
    s.phase = Phase.SPECIAL;
    return;
  }
  newShip(s);
}

/** The special building that chance shows becomes the town's (L-732). */
export function townReveals(s: LeHavreState, card: number): void {
  revealSpecial(s, card);
  if (card !== CONSTRUCTION_SITE || !startDeal(s)) newShip(s);
}

/** Chance deals the hands of the Construction Site, card by card (L-953). */
export function dealsHand(s: LeHavreState, card: number): void {
  deal(s, card);
  if (!isDealing(s)) newShip(s);
}

function newShip(s: LeHavreState): void {
  s.pushShip(roundCard(s).ship);
  if (s.round < roundCards(s.players, s.length).length) {
    s.round++;
    s.turn = 1;
    s.active = (s.active + 1) % s.players;
  } else {
    s.final = 1;
    s.turn = 1;
    s.active = 0;
  }
  startTurn(s);
}
