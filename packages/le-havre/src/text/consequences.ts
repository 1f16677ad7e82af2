import type { Consequence, Message } from '@quayside/kernel';
import { BUILDINGS, FOOTBALL_STADIUM } from '../data/cards.ts';
import { CATTLE, GRAIN } from '../data/goods.ts';
import { roundCards } from '../data/rounds.ts';
import { SHIPS } from '../data/ships.ts';
import { endLine, isRoundEnd } from '../rules/lines.ts';
import { type LeHavreState, PILE, TOWN, WAITING } from '../rules/state.ts';
import { cardMessage, listed, message, seatMessage, shipMessage } from './phrases.ts';

/** What happened between two states besides the steps themselves: harvest, town, ships, rounds. */
export function consequences(before: LeHavreState, after: LeHavreState): Consequence[] {
  const wentOn = after.round !== before.round || after.final !== before.final;
  const told = [...harvest(before, after), ...town(before, after)];
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
  for (let index = 0; index < BUILDINGS; index++) {
    const was = before.ownerOf(index);
    const is = after.ownerOf(index);
    if (was === PILE && is === TOWN) told.push(message('log.town-builds', { card: cardMessage(index) }));
    if (was > PILE && is === TOWN && was !== WAITING)
      told.push(message('log.town-reveals', { card: cardMessage(index) }));
  }
  const stadium = [before.ownerOf(FOOTBALL_STADIUM), after.ownerOf(FOOTBALL_STADIUM)] as const;
  if (stadium[0] !== WAITING && stadium[1] === WAITING)
    told.push(message('log.stadium-waits', { card: cardMessage(FOOTBALL_STADIUM) }));
  if (stadium[0] !== PILE && stadium[1] === PILE)
    told.push(message('log.stadium-placed', { card: cardMessage(FOOTBALL_STADIUM) }));
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
