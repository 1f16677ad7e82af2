import type { Message } from '@quayside/kernel';
import {
  CARDS,
  type Card,
  type DrawnPart,
  GOOD_NAMES,
  type GoodName,
  goodOf,
  type LeHavreState,
  Phase,
  PILE_SPACE,
  type RoundCard,
  roundCards,
  SEAT_NAMES,
  SHIP_SPACE,
  SHIP_TYPES,
  SHIPS,
  TILES,
  TURNS,
} from '@quayside/le-havre';
import type { SeatColour } from '../icons/index.ts';
import type { ShipName } from './icons/index.ts';

/** What lies where, read from a view. */

export const FRANC = goodOf('franc');
/** Eight raw goods, and below each what is made of it. */
const KINDS = 8;
export const RAW_GOODS: readonly number[] = Array.from({ length: KINDS }, (_, at) => at + 1);
export const UPGRADED_GOODS: readonly number[] = RAW_GOODS.map((good) => good + KINDS);

export const goodName = (good: number): GoodName => GOOD_NAMES[good] as GoodName;
export const colourOf = (seat: number): SeatColour => SEAT_NAMES[seat] ?? 'red';
/** A card of this game, printed or made by somebody. */
export const cardAt = (s: LeHavreState, index: number): Card => s.table.cards[index] as Card;
/** A card of the proposals: they are all printed. */
export const printedAt = (index: number): Card => CARDS[index] as Card;
/** What the picture of a card is put together from, where somebody made it; undefined: it has a drawing of its own. */
export const drawnAt = (s: LeHavreState, index: number): readonly DrawnPart[] | undefined => {
  const file = s.table.files[index - CARDS.length];
  return file && (file.drawing ?? []);
};
export const shipName = (type: number): ShipName => SHIP_TYPES[type]?.name ?? 'wooden';
export const shipMessage = (type: number): Message => ({ key: `ship.${shipName(type)}` });

/** Goods and their amounts, from a row of them by name. */
export const listed = (
  amounts: Readonly<Partial<Record<GoodName, number>>>,
): readonly (readonly [GoodName, number])[] =>
  GOOD_NAMES.flatMap((name) => (amounts[name] ? [[name, amounts[name]] as const] : []));

/** Buildings of an owner: a seat, the town, or those that wait. */
export const cardsOf = (s: LeHavreState, owner: number): number[] =>
  s.table.cards.flatMap((_, index) => (s.ownerOf(index) === owner ? [index] : []));

/** The other seats in the order of play, from the viewer on. */
export const othersThan = (s: LeHavreState, viewer: number): number[] =>
  Array.from({ length: s.players - 1 }, (_, at) => (viewer + at + 1) % s.players);

/** A proposal pile from the top down. */
export const pileFromTop = (s: LeHavreState, pile: number): number[] =>
  Array.from(s.pile.slice(pile * PILE_SPACE, pile * PILE_SPACE + (s.pileSize[pile] ?? 0))).toReversed();

/** The values of the ships on a pile, from the top down. */
export const shipsFromTop = (s: LeHavreState, type: number): number[] =>
  Array.from(s.shipPile.slice(type * SHIP_SPACE, type * SHIP_SPACE + (s.shipPileSize[type] ?? 0)))
    .toReversed()
    .map((ship) => SHIPS[ship]?.value ?? 0);

/** Equal ships of a seat. */
export interface Ships {
  readonly type: number;
  readonly value: number;
  readonly count: number;
}

export function fleetOf(s: LeHavreState, seat: number): Ships[] {
  const fleet: Ships[] = [];
  for (const [ship, { type, value }] of SHIPS.entries()) {
    if (s.shipOwner[ship] !== seat) continue;
    const at = fleet.findIndex((each) => each.type === type && each.value === value);
    if (at < 0) fleet.push({ type, value, count: 1 });
    else fleet[at] = { type, value, count: (fleet[at]?.count ?? 0) + 1 };
  }
  return fleet.sort((a, b) => a.type - b.type || a.value - b.value);
}

/** How ships of a seat that are equal are called in the order of arrivals. */
export const fleetKey = (seat: number, { type, value }: Pick<Ships, 'type' | 'value'>): string =>
  `fleet ${seat} ${shipName(type)}-${value}`;

/** The seats whose discs stand on a card. */
export const visitorsOf = (s: LeHavreState, card: number): number[] =>
  seatsOf(s).filter((seat) => s.discOf(seat) === card);

export const seatsOf = (s: LeHavreState): number[] => Array.from({ length: s.players }, (_, seat) => seat);

/** The special buildings that a seat has looked at, each with its place in the pile. */
export const knownSpecials = (s: LeHavreState, seat: number): { readonly place: number; readonly card: number }[] =>
  Array.from(s.special).flatMap((known, place) =>
    known > 0 && place < s.specialsLeft && (((s.knownBy[place] ?? 0) >> seat) & 1) === 1
      ? [{ place, card: known - 1 }]
      : [],
  );

export const rounds = (s: LeHavreState): readonly RoundCard[] => roundCards(s.players, s.length);
/** The card of a round, 1 being the first. */
export const roundCard = (s: LeHavreState, round: number): RoundCard | null => rounds(s)[round - 1] ?? null;

/** The first round, from this one on, at whose end a ship of this type comes; null: no more. */
export function roundOfNextShip(s: LeHavreState, type: number): number | null {
  const at = rounds(s).findIndex((card, index) => index + 1 >= s.round && SHIPS[card.ship]?.type === type);
  return at < 0 || s.final ? null : at + 1;
}

export type Tile = (typeof TILES)[number];
/** The supply tile at a place of the river, from 0; null: face down. */
export const tileAt = (s: LeHavreState, place: number): Tile | null => TILES[(s.tile[place] ?? 0) - 1] ?? null;

/** Is the tile of this turn still to be supplied? */
const isSupplyAhead = (s: LeHavreState): boolean => s.phase === Phase.TURN || s.phase === Phase.TILE;
const isRoundEnd = (s: LeHavreState): boolean => s.phase >= Phase.FEED && s.phase <= Phase.SPECIAL;

/** The seat whose turn it is at a tile in this round. */
export const seatAtTile = (s: LeHavreState, place: number): number =>
  (((s.active + place + 1 - s.turn) % s.players) + s.players) % s.players;

/** The tiles that will be supplied from now on, the next first, as far as this and the next round go; null: face down. */
export function tilesAhead(s: LeHavreState): (Tile | null)[] {
  if (s.final) return [];
  const first = isRoundEnd(s) ? TURNS : isSupplyAhead(s) ? s.turn - 1 : s.turn;
  const last = s.round < rounds(s).length ? TURNS * 2 : TURNS;
  return Array.from({ length: Math.max(0, last - first) }, (_, at) => tileAt(s, (first + at) % TURNS));
}

/** How many of a good the next so many supplies will add; face-down tiles are not counted. */
export const suppliedIn = (s: LeHavreState, good: number, supplies: number): number =>
  tilesAhead(s)
    .slice(0, supplies)
    .filter((tile) => tile?.goods.includes(good)).length;

/** How many supplies there will be until a seat has its next main action. */
export function suppliesUntil(s: LeHavreState, seat: number): number {
  const away = (((seat - s.active) % s.players) + s.players) % s.players;
  if (isSupplyAhead(s)) return away + 1;
  return away === 0 ? s.players : away;
}
