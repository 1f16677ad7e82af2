import type { Message, Refusal } from '@quayside/kernel';
import { card, LUXURY_YACHT, MS_DAGMAR, slugOf, WHARF_1 } from '../../data/cards.ts';
import { amounts, BRICK, energyIn, EVERY_GOOD, GOODS } from '../../data/goods.ts';
import { IRON_SHIP, LUXURY, SHIP_TYPES, SHIPS, shipType } from '../../data/ships.ts';
import { cardMessage, listedAmounts, message, shipMessage } from '../../text/phrases.ts';
import { amountOf, counted, Kind, option, whatOf } from '../option.ts';
import { canPay, lackedOf, payCost } from '../pay.ts';
import { Phase } from '../phases.ts';
import { because } from '../refusal.ts';
import { type LeHavreState, OUT, TOWN } from '../state.ts';
import { ownShip } from '../trade.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const SHIP_COST = SHIP_TYPES.map((type) => amounts(type.build));
/** The same with the brick that modernises the wharf. */
const FIRST_COST = SHIP_TYPES.map((type) => amounts({ ...type.build, brick: 1 }));
const NOT_A_BUILDER = ['L-501', 'not-a-builder'] as const;

const wharfBit = (at: number): number => (at === WHARF_1 ? 1 : 2);

/** The first ship that is not wooden needs one brick more, once a wharf (L-553, L-555). */
const modernises = (s: LeHavreState, wharf: number, type: number): boolean =>
  shipType(type).modern && (s.modern & wharfBit(wharf)) === 0;

const costOf = (s: LeHavreState, wharf: number, type: number): Int16Array =>
  (modernises(s, wharf, type) ? FIRST_COST : SHIP_COST)[type] as Int16Array;

/** Why a seat cannot build a ship of this type at this wharf (L-550 to L-554). */
function whyNotBuildShip(s: LeHavreState, seat: number, wharf: number, type: number): Why {
  if (s.topShip(type) < 0) return Why.NO_SHIP_THERE;
  if (!canPay(s, seat, SHIP_COST[type] as Int16Array)) return Why.NO_MATERIAL;
  if (modernises(s, wharf, type) && s.has(seat, BRICK) === 0) return Why.NO_BRICK_TO_MODERNISE;
  const cost = costOf(s, wharf, type);
  let burnable = s.energyOf(seat);
  for (let good = 0; good < GOODS; good++) burnable -= (cost[good] as number) * energyIn(good);
  return burnable < s.energyDue(seat, shipType(type).energy) ? Why.NO_ENERGY : Why.OK;
}

/** Could a seat build a ship of this type at this wharf, were it there? */
export const canBuildShip = (s: LeHavreState, seat: number, wharf: number, type: number): boolean =>
  whyNotBuildShip(s, seat, wharf, type) === Why.OK;

/** The first good of a ship's material that a seat has too little of; -1: it has got all (L-552). */
export const lackedForShip = (s: LeHavreState, seat: number, type: number): number =>
  lackedOf(s, seat, SHIP_COST[type] as Int16Array);

/** Why no ship can be built or swapped here; where only a brick or energy is missing, that is the reason. */
function whyNot(s: LeHavreState, seat: number, wharf: number): Why {
  let nearest: Why = Why.NO_SHIPS;
  for (let type = 0; type < SHIP_TYPES.length; type++) {
    const why = whyNotBuildShip(s, seat, wharf, type);
    if (why === Why.OK) return Why.OK;
    if (why === Why.NO_BRICK_TO_MODERNISE || why === Why.NO_ENERGY) nearest = why;
    else if (why === Why.NO_MATERIAL && nearest === Why.NO_SHIPS) nearest = Why.NO_SHIP_TO_BUILD;
  }
  return canSwap(s, seat, IRON_SHIP) || canSwap(s, seat, LUXURY) ? Why.OK : nearest;
}

/** What an own ship is swapped for: an iron ship for the Luxury Yacht, a luxury liner for the MS Dagmar (L-560, L-955). */
const swappedFor = (type: number): number => (type === LUXURY ? MS_DAGMAR : LUXURY_YACHT);

const canSwap = (s: LeHavreState, seat: number, type: number): boolean =>
  s.ownerOf(swappedFor(type)) === TOWN && s.shipsOf(seat, type) > 0;

const buildShip = choice({
  message: (s, type) =>
    message('option.build-ship', {
      ship: shipMessage(type),
      value: SHIPS[s.topShip(type)]?.value ?? 0,
      cost: listedAmounts(shipType(type).build),
      energy: s.energyDue(s.seat, shipType(type).energy),
    }),
  told: ({ before }, type) => {
    const value = SHIPS[before.topShip(type)]?.value ?? 0;
    const cost = listedAmounts(shipType(type).build);
    return [message('told.build-ship', { ship: shipMessage(type), value, cost })];
  },
  firstGuess: (s, type) => SHIPS[s.topShip(type)]!.value + 2 * (shipType(type).food[s.players - 1] as number),
  refused: (s, type) => {
    const why = whyNotBuildShip(s, s.seat, s.card, type);
    const rule = why === Why.NO_SHIP_THERE ? 'L-551' : why === Why.NO_MATERIAL ? 'L-552' : undefined;
    return because(why, { building: `${shipType(type).name}-ship` }, rule);
  },
  explains: true,
  elsewhere: NOT_A_BUILDER,
  things: (_, type) => [{ shipPile: type }],
});

const swapped = (argument: number): { ship: Message; card: Message } => ({
  ship: shipMessage(whatOf(argument)),
  card: cardMessage(swappedFor(whatOf(argument))),
});

/** The Luxury Yacht of the town for an own iron ship, its MS Dagmar for an own luxury liner (L-560, L-562, L-955). */
const swap = choice({
  message: (_, argument) => message('option.swap', swapped(argument)),
  told: (_, argument) => [message('told.swap', swapped(argument))],
  firstGuess: (_, argument) => card(swappedFor(whatOf(argument))).value - amountOf(argument) - 6,
  refused: (s, argument): Refusal => {
    const type = whatOf(argument);
    const liner = type === LUXURY;
    return s.ownerOf(swappedFor(type)) === TOWN
      ? because(Why.NOT_YOURS, { building: `${shipType(type).name}-${amountOf(argument)}` }, liner ? 'L-955' : 'L-562')
      : because(Why.NO_SHIP_THERE, { building: slugOf(swappedFor(type)) }, liner ? 'L-955' : 'L-560');
  },
  explains: true,
  elsewhere: NOT_A_BUILDER,
  things: (_, argument) => [
    { ship: whatOf(argument), value: amountOf(argument) },
    { card: swappedFor(whatOf(argument)) },
  ],
});

/** One ship, the top one of its pile, or a ship swapped for one of the town's cards (L-815, L-820). */
export const wharf = namedRule({
  whyNot,
  options: (s, out) => {
    for (let type = 0; type < SHIP_TYPES.length; type++) {
      if (whyNotBuildShip(s, s.seat, s.card, type) === Why.OK) out.add(option(Kind.BUILD_SHIP, type));
    }
    for (let ship = 0; ship < SHIPS.length; ship++) {
      const { type, value } = SHIPS[ship]!;
      if (s.shipOwner[ship] !== s.seat || (type !== IRON_SHIP && type !== LUXURY)) continue;
      if (s.ownerOf(swappedFor(type)) === TOWN) out.add(option(Kind.SWAP, counted(type, value)));
    }
  },
  play: (s, kind, argument) => {
    if (kind === Kind.SWAP) {
      const type = whatOf(argument);
      s.shipOwner[ownShip(s, s.seat, type, amountOf(argument))] = OUT;
      s.owner[swappedFor(type)] = s.seat;
      return Next.DONE;
    }
    s.target = argument;
    payCost(s, costOf(s, s.card, argument), 1, true);
    if (shipType(argument).modern) s.modern |= wharfBit(s.card);
    s.need = s.energyDue(s.seat, shipType(argument).energy);
    return Next.SETTLE;
  },
  finish: (s) => {
    s.popShip(s.target, s.seat);
    s.target = 0;
    return Next.DONE;
  },
  flows: { from: [], into: EVERY_GOOD },
  because: { [Why.NO_MATERIAL]: 'L-552' },
  remembers: {
    [Phase.USE]: [],
    [Phase.STEEL]: ['target', 'ironDue', 'need'],
    [Phase.BURN]: ['target', 'need', 'course'],
  },
  /** Iron is all that something may stand in for; a wharf at which more than wood is used is modern by then. */
  wrong: (s) => {
    if (s.phase === Phase.USE) return null;
    if (s.target >= SHIP_TYPES.length || s.topShip(s.target) < 0 || modernises(s, s.card, s.target)) return 'target';
    const type = shipType(s.target);
    if (s.phase === Phase.STEEL && s.ironDue !== (type.build.iron ?? 0)) return 'ironDue';
    const energy = s.energyDue(s.seat, type.energy);
    return s.phase === Phase.STEEL ? (s.need === energy ? null : 'need') : s.need > energy ? 'need' : null;
  },
  choices: { [Kind.BUILD_SHIP]: buildShip, [Kind.SWAP]: swap },
});
