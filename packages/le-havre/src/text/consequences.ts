import {
  BANK,
  CONSTRUCTION_SITE,
  DIVE_BAR,
  DUNNY,
  FOOTBALL_STADIUM,
  PICKET_LINE,
  PIRATES_LAIR,
  RATTLETRAP_CAR,
  SOUVENIR_SHOP,
  STOCKMARKET,
} from '../data/cards.ts';
import type { Consequence, Message } from '@quayside/kernel';
import { CATTLE, FRANC, GRAIN } from '../data/goods.ts';
import { roundCards } from '../data/rounds.ts';
import { SHIPS } from '../data/ships.ts';
import { FOR_THE_BANK } from '../rules/build.ts';
import { endLine, isRoundEnd } from '../rules/lines.ts';
import { shippingLine } from '../rules/named/shipping-line.ts';
import { Phase } from '../rules/phases.ts';
import { isVisit } from '../rules/position.ts';
import { GONE, type LeHavreState, PILE, TOWN, WAITING } from '../rules/state.ts';
import { ruleNow } from '../rules/use.ts';
import { cardMessage, francs, listed, message, seatMessage, shipMessage } from './phrases.ts';

/** What happened between two states besides the steps themselves: harvest, town, ships, rounds. */
export function consequences(before: LeHavreState, after: LeHavreState): Consequence[] {
  const wentOn = after.round !== before.round || after.final !== before.final;
  const told = [...harvest(before, after), ...town(before, after), ...owners(before, after)];
  if (wentOn) told.push(newShip(before), begins(after));
  // Nobody may owe food: then a round ends within its last turn.
  const line = !before.final && (wentOn || isRoundEnd(after)) ? endLine(before) : null;
  return told.map((each) => (line === null ? { message: each } : { message: each, line }));
}

/** Who has grain and cattle gets more (L-710 to L-713); within the turn that ends nothing else brings any. */
function harvest(before: LeHavreState, after: LeHavreState): Message[] {
  const card = roundCards(before.players, before.length)[before.round - 1]!;
  const ends = !isRoundEnd(before) && !before.final && (isRoundEnd(after) || after.round > before.round || after.final);
  if (!ends || !card.harvest) return [];
  const told: Message[] = [];
  for (let seat = 0; seat < after.players; seat++) {
    const more = (good: number): number =>
      good === GRAIN || good === CATTLE ? after.has(seat, good) - before.has(seat, good) : 0;
    if (more(GRAIN) + more(CATTLE) > 0)
      told.push(message('log.harvest', { seat: seatMessage(seat), goods: listed(more) }));
  }
  return told;
}

function town(before: LeHavreState, after: LeHavreState): Message[] {
  const told: Message[] = [];
  // What takes the place of the Construction Site is told as a deed.
  const isPutUp = goes(CONSTRUCTION_SITE, before, after);
  for (let index = 0; index < after.cards; index++) {
    const was = before.ownerOf(index);
    const is = after.ownerOf(index);
    if (was === PILE && is === TOWN) told.push(message('log.town-builds', { card: cardMessage(index) }));
    if (was > PILE && is === PILE && index === DUNNY)
      told.push(message('log.stadium-placed', { card: cardMessage(index) }));
    if (was > PILE && is === TOWN && was !== WAITING && !isPutUp)
      told.push(message('log.town-reveals', { card: cardMessage(index) }));
  }
  const stadium = [before.ownerOf(FOOTBALL_STADIUM), after.ownerOf(FOOTBALL_STADIUM)] as const;
  if (stadium[0] !== WAITING && stadium[1] === WAITING)
    told.push(message('log.stadium-waits', { card: cardMessage(FOOTBALL_STADIUM) }));
  if (stadium[0] !== PILE && stadium[1] === PILE)
    told.push(message('log.stadium-placed', { card: cardMessage(FOOTBALL_STADIUM) }));
  return told;
}

/** What owners get by what others do (L-957, L-982, L-983), and the card that nobody wants (L-993). */
function owners(before: LeHavreState, after: LeHavreState): Message[] {
  const told: Message[] = [];
  const seat = before.seat;
  const pays = (card: number, amount: number): void => {
    const owner = after.ownerOf(card);
    if (amount > 0 && owner < TOWN && owner !== seat)
      told.push(
        message('log.owner-gets', { seat: seatMessage(owner), francs: francs(amount), card: cardMessage(card) }),
      );
  };
  const on = after.discOf(seat);
  const entered = on >= 0 && on !== before.discOf(seat) && after.ownerOf(on) === after.ownerOf(SOUVENIR_SHOP);
  pays(SOUVENIR_SHOP, entered ? 1 : 0);
  pays(STOCKMARKET, after.offer(FRANC) < before.offer(FRANC) ? 1 : 0);
  const bank = before.ownerOf(BANK) === PILE && after.ownerOf(BANK) === seat;
  pays(STOCKMARKET, bank ? FOR_THE_BANK : 0);
  if (isAtSea(before) && !isAtSea(after)) {
    const lair = after.ownerOf(PIRATES_LAIR);
    pays(PIRATES_LAIR, lair < TOWN ? after.has(lair, FRANC) - before.has(lair, FRANC) : 0);
  }
  const driver = after.ownerOf(RATTLETRAP_CAR);
  if (before.ownerOf(RATTLETRAP_CAR) === TOWN && driver < TOWN)
    told.push(message('log.must-take', { seat: seatMessage(driver), card: cardMessage(RATTLETRAP_CAR) }));
  told.push(...barGuests(before, after));
  for (const card of [PICKET_LINE, CONSTRUCTION_SITE])
    if (goes(card, before, after)) told.push(message('log.picket-ends', { card: cardMessage(card) }));
  if (before.held === 0 && after.held > 0)
    told.push(message('log.hands', { n: after.held, card: cardMessage(CONSTRUCTION_SITE) }));
  return told;
}

/** In the middle of a voyage: what follows from a choice may end it. */
const isAtSea = (s: LeHavreState): boolean => isVisit(s.phase) && s.phase !== Phase.FEE && ruleNow(s) === shippingLine;

const goes = (card: number, before: LeHavreState, after: LeHavreState): boolean =>
  before.ownerOf(card) !== GONE && after.ownerOf(card) === GONE;

/** Who was sent to the Dive Bar, and what that cost (L-959). */
function barGuests(before: LeHavreState, after: LeHavreState): Message[] {
  const told: Message[] = [];
  for (let seat = 0; seat < after.players; seat++) {
    if (after.discOf(seat) !== DIVE_BAR || before.discOf(seat) === DIVE_BAR) continue;
    const due = francs(before.ownerOf(DIVE_BAR) === seat ? 1 : 2);
    const borrows = after.loansOf(seat) > before.loansOf(seat);
    const args = { seat: seatMessage(seat), card: cardMessage(DIVE_BAR), francs: due };
    told.push(message(borrows ? 'log.dive-bar-loan' : 'log.dive-bar', args));
  }
  return told;
}

function newShip(before: LeHavreState): Message {
  const ship = SHIPS[roundCards(before.players, before.length)[before.round - 1]!.ship]!;
  return message('log.new-ship', { ship: shipMessage(ship.type), value: ship.value });
}

function begins(s: LeHavreState): Message {
  if (s.final) return message('log.final-stage');
  const { food, harvest: isHarvest } = roundCards(s.players, s.length)[s.round - 1]!;
  return message('log.round', { round: s.round, food, harvest: isHarvest ? 'yes' : 'no' });
}
