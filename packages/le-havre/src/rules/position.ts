import type { JsonObject } from '@quayside/kernel';
import { CARD_SPACE, FOOTBALL_STADIUM, slugOf, WHARF_1, WHARF_2 } from '../data/cards.ts';
import { FRANC, GOODS, goodName, OFFERS } from '../data/goods.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { TILES } from '../data/tiles.ts';
import { CARD_SETS } from '../data/vocabulary.ts';
import { dealtTo, handAt, isDealing } from './hands.ts';
import { pawnedBy } from './pawn.ts';
import { Phase, phaseName } from './phases.ts';
import { SETTINGS, settingsOf } from './setup.ts';
import { Draw } from './special-sets.ts';
import { GONE, type LeHavreState, PILE_SPACE, PILES, SHIP_SPACE, TOWN, UNSEEN, VISIT, WAITING } from './state.ts';

/** The phases in which a building is being used. */
export const isVisit = (phase: number): boolean => phase >= Phase.FEE && phase <= Phase.ORDER;

/** "iron-6"; twins carry their card as well, "wooden-2:S01". */
export function shipName(ship: number): string {
  const { type, value } = SHIPS[ship]!;
  const name = `${SHIP_TYPES[type]!.name}-${value}`;
  const twins = SHIPS.filter((each) => each.type === type && each.value === value).length;
  return twins === 1 ? name : `${name}:S${String(ship + 1).padStart(2, '0')}`;
}

/** A state as JSON that a person can read and write: docs/notation.md, "Positions". */
export function toPosition(s: LeHavreState): JsonObject {
  const slugs = (where: number): string[] =>
    s.table.cards.flatMap((each, index) => (s.owner[index] === where ? [each.slug] : []));
  const seats: Record<string, JsonObject> = {};
  for (let seat = 0; seat < s.players; seat++) {
    seats[SEAT_NAMES[seat] as string] = {
      francs: s.has(seat, FRANC),
      goods: goodsObject((good) => s.has(seat, good)),
      loans: s.loansOf(seat),
      buildings: slugs(seat),
      ships: SHIPS.flatMap((_, ship) => (s.shipOwner[ship] === seat ? [shipName(ship)] : [])),
      disc: s.discOf(seat) < 0 ? 'home' : slugOf(s.discOf(seat)),
      ...(s.pawned[seat] ? { pawned: pawnedBy(s, seat) } : {}),
    };
  }
  const position: Record<string, JsonObject[string]> = { game: 'le-havre', rules: 1 };
  const settings = settingsOf(s);
  for (const { name, default: usual } of SETTINGS) {
    const value = settings[name] as string;
    if (name === 'players') position[name] = s.players;
    else if (name === 'length' || value !== usual) position[name] = value;
  }
  position['round'] = s.round;
  position['turn'] = s.turn;
  if (s.final) position['final'] = true;
  if (s.again) position['again'] = true;
  position['phase'] = phaseName(s.phase);
  if (s.seat !== s.active || s.phase >= Phase.FEED) position['decides'] = SEAT_NAMES[s.seat] as string;
  position['seats'] = seats;
  position['offers'] = offersObject(s);
  position['town'] = slugs(TOWN);
  position['piles'] = Array.from({ length: PILES }, (_, pile) => pileOf(s, pile));
  position['ships'] = Object.fromEntries(SHIP_TYPES.map(({ name }, type) => [name, shipPileOf(s, type)]));
  position['tiles'] = [...s.tile].map((tile) => TILES[tile - 1]?.name ?? null);
  if (s.specialsLeft > 0 || slugs(UNSEEN).length > 0) position['specials'] = specialsObject(s, slugs(UNSEEN));
  if (s.owner[FOOTBALL_STADIUM] === WAITING) position['waiting'] = true;
  if (slugs(GONE).length > 0) position['gone'] = slugs(GONE);
  if (s.held) position['hands'] = handsObject(s);
  if (isDealing(s)) position['dealing'] = s.held;
  if (s.fresh) position['fresh'] = true;
  if (s.station) position['station'] = slugOf(s.station - 1);
  if (s.picket) position['picket'] = SEAT_NAMES.filter((_, seat) => (s.picket >> seat) & 1);
  const modern = [WHARF_1, WHARF_2].filter((_, bit) => (s.modern >> bit) & 1).map((wharf) => slugOf(wharf));
  if (modern.length > 0) position['modernised'] = modern;
  const sold = [...s.sold].flatMap((flag, index) => (flag ? [soldName(index)] : []));
  if (sold.length > 0) position['sold'] = sold;
  if (isVisit(s.phase) || s.phase === Phase.MEAL) position['visit'] = visitObject(s);
  return position;
}

const soldName = (index: number): string => (index < CARD_SPACE ? slugOf(index) : shipName(index - CARD_SPACE));

function goodsObject(of: (good: number) => number): JsonObject {
  const goods: Record<string, number> = {};
  for (let good = 1; good < GOODS; good++) if (of(good) !== 0) goods[goodName(good)] = of(good);
  return goods;
}

function offersObject(s: LeHavreState): JsonObject {
  const offers: Record<string, number> = {};
  for (let good = 0; good < OFFERS; good++) if (s.offer(good) !== 0) offers[goodName(good)] = s.offer(good);
  return offers;
}

/** From the top down, as one sees them. */
function pileOf(s: LeHavreState, pile: number): string[] {
  const start = pile * PILE_SPACE;
  const cards = [...s.pile.subarray(start, start + (s.pileSize[pile] as number))];
  return cards.reverse().map((each) => slugOf(each));
}

function shipPileOf(s: LeHavreState, type: number): string[] {
  const start = type * SHIP_SPACE;
  return [...s.shipPile.subarray(start, start + (s.shipPileSize[type] as number))].reverse().map(shipName);
}

/** How many cards lie in the special pile, which cards they may be, and what seats have seen of its top. */
function specialsObject(s: LeHavreState, unseen: string[]): JsonObject {
  const seen: JsonObject[] = [];
  for (let place = 0; place < s.specialsLeft; place++) {
    const index = (s.special[place] as number) - 1;
    const mask = s.knownBy[place] as number;
    if (index < 0 && mask === 0) continue;
    const knownBy = SEAT_NAMES.filter((_, seat) => (mask >> seat) & 1);
    seen.push({ place: place + 1, card: index < 0 ? null : slugOf(index), knownBy });
  }
  const specials: Record<string, JsonObject[string]> = { pile: s.specialsLeft, unseen };
  if (seen.length > 0) specials['seen'] = seen;
  if (s.draw === Draw.COUNTED)
    specials['from'] = Object.fromEntries(CARD_SETS.flatMap((set, at) => (s.toDraw[at] ? [[set, s.toDraw[at]]] : [])));
  return specials;
}

/** Cards in hand, as far as they are known. */
const handsObject = (s: LeHavreState): JsonObject =>
  Object.fromEntries(
    SEAT_NAMES.slice(0, s.players).map((name, seat) => [
      name,
      Array.from({ length: dealtTo(s, seat) }, (_, place) => s.table.cards[handAt(s, seat, place)]?.slug ?? null),
    ]),
  );

function visitObject(s: LeHavreState): JsonObject {
  const visit: Record<string, JsonObject[string]> = {};
  if (isVisit(s.phase)) visit['building'] = slugOf(s.card);
  for (const name of VISIT) if (s[name] !== 0) visit[name] = s[name];
  return visit;
}
