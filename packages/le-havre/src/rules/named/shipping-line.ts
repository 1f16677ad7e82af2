import { PIRATES_LAIR } from '../../data/cards.ts';
import { CARGO, EVERY_GOOD, FRANC, shippingValue } from '../../data/goods.ts';
import { LUXURY, SAILING_ENERGY, shipType } from '../../data/ships.ts';
import { francs, goodMessage, goodsMessage, message, shipMessage } from '../../text/phrases.ts';
import { amountOf, counted, Kind, option, whatOf } from '../option.ts';
import { energyForShips, goodsAfterBurning, goodsFrom } from '../pay.ts';
import { Phase } from '../phases.ts';
import { notHeld, outOfOrder, refusal } from '../refusal.ts';
import { type LeHavreState, TOWN } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const energyFor = (s: LeHavreState, seat: number, ships: number): number => s.energyDue(seat, ships * SAILING_ENERGY);

/** A ship that sails needs its energy and at least one good aboard (L-620, L-621). */
function canSail(s: LeHavreState, seat: number, ships: number): boolean {
  const energy = energyFor(s, seat, ships);
  return energyForShips(s, seat) >= energy && goodsAfterBurning(s, seat, energy) >= ships;
}

function sailing(s: LeHavreState, seat: number, from = 0): number {
  let ships = 0;
  for (let type = from; type < LUXURY; type++) ships += s.shipsOf(seat, type);
  return ships;
}

/** All ships of a seat that sail, the energy for all of them, and what the seat has of it (L-603, L-622). */
export function fleetOf(
  s: LeHavreState,
  seat: number,
): { readonly ships: number; readonly need: number; readonly energy: number } {
  const ships = sailing(s, seat);
  return { ships, need: energyFor(s, seat, ships), energy: energyForShips(s, seat) };
}

/** Francs that a seat's best goods would earn aboard all its ships, were they all to sail (L-620). */
export function cargoWorth(s: LeHavreState, seat: number): number {
  let room = 0;
  for (let type = 0; type < LUXURY; type++) room += s.shipsOf(seat, type) * shipType(type).holds;
  let earned = 0;
  // The dearest come first.
  for (const good of CARGO) {
    const aboard = Math.min(room, s.has(seat, good));
    earned += aboard * shippingValue(good);
    room -= aboard;
  }
  return earned;
}

/** Could so many ships of the seat's have this room together? `s.course` tells which types have been asked about. */
function haveRoom(s: LeHavreState, ships: number, room: number, types: number, type = 0): boolean {
  if (type === types) return ships === 0 && room === 0;
  for (let count = Math.min(ships, s.shipsOf(s.seat, type)); count >= 0; count--) {
    if (haveRoom(s, ships - count, room - count * shipType(type).holds, types, type + 1)) return true;
  }
  return false;
}

/** How many ships of the type at `s.course` sail; the types come in order, and one ship must. */
const sail = choice({
  message: (_, argument) => message('option.sail', { n: amountOf(argument), ship: shipMessage(whatOf(argument)) }),
  told: (_, argument) =>
    amountOf(argument) === 0
      ? []
      : [
          message('told.sail', {
            ships: [message('told.ships', { n: amountOf(argument), ship: shipMessage(whatOf(argument)) })],
          }),
        ],
  firstGuess: (_, argument) => amountOf(argument),
  refused: (s, argument, token) => {
    const type = whatOf(argument);
    const count = amountOf(argument);
    const building = `${shipType(type).name}-ship`;
    if (type >= LUXURY) return refusal('L-622', 'does-not-sail', { building });
    const have = s.shipsOf(s.seat, type);
    if (count > have) return refusal('L-620', 'not-so-many-ships', { building, have });
    if (type !== s.course) return outOfOrder(token);
    if (s.ships + count === 0) return refusal('L-423', 'one-ship-at-least', {});
    const energy = energyFor(s, s.seat, s.ships + count);
    if (energyForShips(s, s.seat) < energy)
      return refusal('L-603', 'energy-for-ships', { energy, have: energyForShips(s, s.seat) });
    return refusal('L-621', 'good-for-each-ship', {});
  },
  isPart: true,
  amount: amountOf,
});

/** How much of the good at `s.course` goes aboard. */
const ship = choice({
  message: (_, argument) => {
    const good = whatOf(argument);
    if (amountOf(argument) === 0) return message('option.ship-none', { good: goodMessage(good) });
    const goods = goodsMessage(good, amountOf(argument));
    return message('option.ship', { goods, francs: francs(amountOf(argument) * shippingValue(good)) });
  },
  told: (_, argument) => {
    const good = whatOf(argument);
    if (amountOf(argument) === 0) return [];
    const goods = [goodsMessage(good, amountOf(argument))];
    return [message('told.ship', { goods, francs: francs(amountOf(argument) * shippingValue(good)) })];
  },
  firstGuess: (s, argument, price) =>
    amountOf(argument) * (shippingValue(whatOf(argument)) - price(s, whatOf(argument)) * 0.5),
  refused: (s, argument, token) => {
    const good = whatOf(argument);
    if (amountOf(argument) > s.has(s.seat, good)) return notHeld(s, good);
    if (CARGO[s.course] !== good) return outOfOrder(token);
    if (amountOf(argument) > s.holds) return refusal('L-620', 'no-room', { holds: s.holds });
    return refusal('L-621', 'good-for-each-ship', {});
  },
  isPart: true,
  amount: amountOf,
});

/** A franc a ship goes to the owner of the Pirates' Lair out of what the voyage earns (L-957). */
const paysPirates = (s: LeHavreState): boolean => s.ownerOf(PIRATES_LAIR) < TOWN && s.ownerOf(PIRATES_LAIR) !== s.seat;

/** `s.times` counts the ships that pirates will want a franc of, `s.ships` counts the ships that sail, and while they are loaded those still without a good; `s.holds` the room left. */
export const shippingLine = namedRule({
  whyNot: (s, seat) => {
    if (sailing(s, seat) === 0) return Why.NO_SHIP_TO_SAIL;
    if (s.goodsOf(seat) === 0) return Why.NO_GOODS;
    if (energyForShips(s, seat) < energyFor(s, seat, 1)) return Why.NO_ENERGY;
    return canSail(s, seat, 1) ? Why.OK : Why.NO_GOODS;
  },
  options: (s, out) => {
    if (s.phase === Phase.LOAD) {
      const good = CARGO[s.course] as number;
      const most = Math.min(s.has(s.seat, good), s.holds);
      const least = Math.max(0, s.ships - goodsFrom(s, s.seat, s.course + 1));
      for (let amount = least; amount <= most; amount++) out.add(option(Kind.SHIP, counted(good, amount)));
      return;
    }
    const type = s.course;
    const later = sailing(s, s.seat, type + 1);
    const own = s.shipsOf(s.seat, type);
    for (let count = 0; count <= own; count++) {
      if (s.ships + count + later === 0) continue;
      if (!canSail(s, s.seat, s.ships + count)) break;
      out.add(option(Kind.SAIL, counted(type, count)));
    }
  },
  play: (s, kind, argument) => {
    const amount = amountOf(argument);
    if (kind === Kind.SAIL) {
      s.ships += amount;
      s.holds += amount * shipType(whatOf(argument)).holds;
      s.course = whatOf(argument) + 1;
      if (s.course < LUXURY) return Next.ASK;
      s.course = 0;
      s.need = energyFor(s, s.seat, s.ships);
      return Next.SETTLE;
    }
    s.spend(s.seat, whatOf(argument), amount);
    s.earned += amount * shippingValue(whatOf(argument));
    s.holds -= amount;
    s.ships = Math.max(0, s.ships - amount);
    s.course++;
    if (s.holds > 0 && s.course < CARGO.length) return Next.ASK;
    const tribute = Math.min(s.times, s.earned);
    s.gain(s.seat, FRANC, s.earned - tribute);
    if (tribute > 0) s.gain(s.ownerOf(PIRATES_LAIR), FRANC, tribute);
    s.times = 0;
    s.earned = 0;
    s.holds = 0;
    s.ships = 0;
    return Next.DONE;
  },
  finish: (s) => {
    if (paysPirates(s)) s.times = s.ships;
    s.phase = Phase.LOAD;
    return Next.ASK;
  },
  flows: { from: [FRANC], into: EVERY_GOOD },
  remembers: {
    [Phase.USE]: ['course', 'ships', 'holds'],
    [Phase.BURN]: ['course', 'ships', 'holds', 'need'],
    [Phase.LOAD]: ['did', 'course', 'ships', 'holds', 'earned', 'times'],
  },
  wrong: (s) => {
    if (s.phase === Phase.USE) {
      if (s.course >= LUXURY) return 'course';
      return haveRoom(s, s.ships, s.holds, s.course) ? null : 'ships';
    }
    if (s.phase === Phase.BURN) {
      if (s.ships === 0 || !haveRoom(s, s.ships, s.holds, LUXURY)) return 'ships';
      return s.need > energyFor(s, s.seat, s.ships) ? 'need' : null;
    }
    // With the fuel paid the ships have sailed, which is something done.
    if (s.did > s.deed + 1) return 'did';
    if (s.times > (paysPirates(s) ? sailing(s, s.seat) : 0)) return 'times';
    if (s.ships > s.holds || s.ships > goodsFrom(s, s.seat, s.course)) return 'ships';
    return s.holds > roomOf(s) ? 'holds' : null;
  },
  choices: { [Kind.SAIL]: sail, [Kind.SHIP]: ship },
});

function roomOf(s: LeHavreState): number {
  let room = 0;
  for (let type = 0; type < LUXURY; type++) room += s.shipsOf(s.seat, type) * shipType(type).holds;
  return room;
}
