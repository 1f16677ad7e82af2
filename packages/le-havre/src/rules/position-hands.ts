import type { Json } from '@quayside/kernel';
import { CONSTRUCTION_SITE, slugOf, STANDARDS } from '../data/cards.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { dealtTo, isDealing, leftOver } from './hands.ts';
import { Phase, phaseName } from './phases.ts';
import type { PositionReader } from './position-reader.ts';
import { GONE, HAND, HAND_SIZE, TOWN } from './state.ts';

/** Reads the hands that the Construction Site has brought, or brings just now, and what was put up in its place (L-953). */

export function readHands(r: PositionReader, json: Json | undefined, dealing: Json | undefined): void {
  if (json === undefined && dealing === undefined) return;
  const { s } = r;
  const names = SEAT_NAMES.slice(0, s.players);
  const hands = r.object(json, 'hands', names);
  const lists = names.map((name) => r.list(hands[name], `hands.${name}`));
  const most = Math.max(...lists.map(({ length }) => length));
  s.held = dealing === undefined ? most : r.number(dealing, 'dealing', 1, HAND_SIZE, 1);
  s.dealt = lists.reduce((sum, { length }) => sum + length, 0);
  if (most > HAND_SIZE) r.say('hands', 'too-many', { most: HAND_SIZE });
  else if (lists.some(({ length }, seat) => length !== dealtTo(s, seat)) || isDealing(s) !== (dealing !== undefined))
    r.say('hands', 'hands-unequal', { each: s.held });
  else for (const [seat, list] of lists.entries()) readHand(r, list, seat);
  s.countCards();
  if ((s.owner[CONSTRUCTION_SITE] as number) !== TOWN)
    r.say('hands', 'disc-nowhere', { card: slugOf(CONSTRUCTION_SITE) });
  if (!isDealing(s)) return;
  if (s.phase !== Phase.SPECIAL) r.say('dealing', 'not-now', { phase: phaseName(s.phase) });
  const due = s.held * s.players - s.dealt;
  if (leftOver(s) < due) r.say('dealing', 'too-few-specials', { pile: due, cards: leftOver(s) });
  s.seat = Math.floor(s.dealt / s.held);
}

function readHand(r: PositionReader, list: readonly Json[], seat: number): void {
  for (const [place, each] of list.entries()) {
    if (each === null) continue;
    const at = `hands.${SEAT_NAMES[seat]}[${place}]`;
    const index = r.inHand(each, at);
    if (index < 0) continue;
    if (index < STANDARDS) r.say(at, 'not-special', { card: slugOf(index) });
    r.s.owner[index] = HAND;
    r.s.hands[seat * HAND_SIZE + place] = index + 1;
  }
}

/** Before a building that was just put up: it is the town's, and the disc of who put it up is in it. */
export function readFresh(r: PositionReader, json: Json | undefined): void {
  if (!r.flag(json, 'fresh')) return;
  const { s } = r;
  s.fresh = 1;
  if (s.phase !== Phase.FEE) r.say('fresh', 'not-now', { phase: phaseName(s.phase) });
  else if (s.owner[CONSTRUCTION_SITE] !== GONE || s.owner[s.card] !== TOWN || s.discOf(s.seat) !== s.card)
    r.say('fresh', 'disc-nowhere', { card: slugOf(s.card) });
}
