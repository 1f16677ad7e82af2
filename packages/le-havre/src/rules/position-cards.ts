import type { Json } from '@quayside/kernel';
import {
  CARD_SPACE,
  cardOf,
  CONSTRUCTION_SITE,
  DIVE_BAR,
  DUNNY,
  FOOTBALL_STADIUM,
  MAIN_STATION,
  PAWNBROKERS,
  PICKET_LINE,
  slugOf,
  STANDARDS,
  WHARF_1,
  WHARF_2,
} from '../data/cards.ts';
import { GOOD_NAMES, type GoodName, goodOf } from '../data/goods.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { SHIP_TYPES, SHIPS, shipType } from '../data/ships.ts';
import { TILES } from '../data/tiles.ts';
import { CARD_SETS } from '../data/vocabulary.ts';
import { Phase, phaseName } from './phases.ts';
import { isVisit } from './position.ts';
import type { PositionReader } from './position-reader.ts';
import { Draw, placeOfSpecial } from './special-sets.ts';
import { BOX, OUT, PILE, PILE_SPACE, PILES, SEEN, SHIP_SPACE, SPECIALS, TOWN, UNSEEN, WAITING } from './state.ts';

/** Reads where cards, ships, tiles and discs lie in a position. */

export function readPiles(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const piles = r.list(json, 'piles');
  if (piles.length > PILES) r.say('piles', 'too-many', { most: PILES });
  for (let pile = 0; pile < Math.min(PILES, piles.length); pile++) {
    const cards = [...r.list(piles[pile], `piles[${pile}]`)];
    if (cards.length > PILE_SPACE) {
      r.say(`piles[${pile}]`, 'too-many', { most: PILE_SPACE });
      continue;
    }
    for (let i = cards.length - 1; i >= 0; i--) {
      const at = `piles[${pile}][${i}]`;
      const index = r.place(cards[i], at, PILE);
      if (index < 0) continue;
      if (index >= STANDARDS && index !== FOOTBALL_STADIUM && index !== DUNNY)
        r.say(at, 'special-in-pile', { card: slugOf(index) });
      const size = s.pileSize[pile] as number;
      s.pile[pile * PILE_SPACE + size] = index;
      s.pileSize[pile] = size + 1;
    }
  }
}

export function readShips(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const types = SHIP_TYPES.map(({ name }) => name);
  const piles = r.object(json, 'ships', types);
  for (const [type, name] of types.entries()) {
    const ships = [...r.list(piles[name], `ships.${name}`)];
    for (let i = ships.length - 1; i >= 0; i--) {
      const ship = r.ship(ships[i], `ships.${name}[${i}]`, PILE);
      if (ship < 0) continue;
      if (SHIPS[ship]!.type !== type) {
        r.say(`ships.${name}[${i}]`, 'wrong-ship-pile');
        continue;
      }
      const size = s.shipPileSize[type] as number;
      s.shipPile[type * SHIP_SPACE + size] = ship;
      s.shipPileSize[type] = size + 1;
    }
  }
}

export function readTiles(r: PositionReader, json: Json | undefined): void {
  const tiles = r.list(json, 'tiles');
  if (tiles.length > TILES.length) r.say('tiles', 'too-many', { most: TILES.length });
  const names = TILES.map(({ name }) => name);
  for (const [i, each] of tiles.slice(0, TILES.length).entries()) {
    if (each === null) continue;
    const tile = names.indexOf(r.word(each, `tiles[${i}]`, names, ''));
    if (tile < 0) continue;
    if (r.s.tile.includes(tile + 1)) r.say(`tiles[${i}]`, 'tile-twice', { tile: names[tile] as string });
    r.s.tile[i] = tile + 1;
  }
}

export function readSpecials(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const specials = r.object(json, 'specials', ['pile', 'unseen', 'seen', 'from']);
  const unseen = r.list(specials['unseen'], 'specials.unseen');
  for (const [i, name] of unseen.entries()) {
    const index = r.place(name, `specials.unseen[${i}]`, UNSEEN);
    if (index >= 0 && index < STANDARDS) r.say(`specials.unseen[${i}]`, 'not-special', { card: slugOf(index) });
  }
  const seen = r.list(specials['seen'], 'specials.seen');
  s.specialsLeft = r.number(
    specials['pile'],
    'specials.pile',
    0,
    SPECIALS,
    Math.min(SPECIALS, unseen.length + seen.length),
  );
  if (seen.length > s.specialsLeft) r.say('specials.seen', 'too-many', { most: s.specialsLeft });
  let shown = 0;
  for (const [i, each] of seen.entries()) {
    const at = `specials.seen[${i}]`;
    const one = r.object(each, at, ['place', 'card', 'knownBy']);
    const place = r.number(one['place'], `${at}.place`, 1, Math.max(1, s.specialsLeft), i + 1) - 1;
    for (const [k, name] of r.list(one['knownBy'], `${at}.knownBy`).entries()) {
      const word = r.word(name, `${at}.knownBy[${k}]`, SEAT_NAMES.slice(0, s.players), SEAT_NAMES[0]);
      s.knownBy[place] = (s.knownBy[place] as number) | (1 << SEAT_NAMES.indexOf(word));
    }
    if (one['card'] === null) continue;
    const index = r.place(one['card'], `${at}.card`, SEEN);
    if (index >= 0 && index < STANDARDS) r.say(`${at}.card`, 'not-special', { card: slugOf(index) });
    if (s.special[place]) r.say(`${at}.place`, 'place-twice', { place: place + 1 });
    s.special[place] = index + 1;
    shown++;
  }
  readFrom(r, specials['from'], s.specialsLeft - shown);
  if (s.specialsLeft > unseen.length + shown) {
    r.say('specials.pile', 'too-few-specials', { pile: s.specialsLeft, cards: unseen.length + shown });
  }
}

/** How many of the unseen cards of the pile come from each set, where the table has counted them (L-127). */
function readFrom(r: PositionReader, json: Json | undefined, unseen: number): void {
  const { s } = r;
  if (s.draw !== Draw.COUNTED) {
    if (json !== undefined) r.say('specials.from', 'sets-not-counted');
    return;
  }
  const from = r.object(json, 'specials.from', CARD_SETS);
  let sum = 0;
  for (const [set, name] of CARD_SETS.entries()) {
    const there = s.table.cards.filter(
      (each, index) => s.owner[index] === UNSEEN && each.set === name && index >= STANDARDS,
    );
    const most = Math.min(s.counts[set] as number, there.length);
    const left = r.number(from[name], `specials.from.${name}`, 0, most, 0);
    s.toDraw[set] = left;
    sum += left;
  }
  if (sum !== unseen) r.say('specials.from', 'sets-six', { have: sum, need: unseen });
}

/** Seats that must take an offer, and the Picket Line that still stands for it (L-960). */
export function readPicket(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const seats = SEAT_NAMES.slice(0, s.players);
  for (const [i, name] of r.list(json, 'picket').entries())
    s.picket |= 1 << seats.indexOf(r.word(name, `picket[${i}]`, seats, seats[0] as (typeof seats)[number]));
  if (s.picket > 0 && (s.owner[PICKET_LINE] as number) > TOWN)
    r.say('picket', 'disc-nowhere', { card: slugOf(PICKET_LINE) });
}

/** Goods of a seat that are in pawn, each kind once (L-956). */
export function readPawned(r: PositionReader, json: Json | undefined, at: string, seat: number): void {
  const names = GOOD_NAMES.slice(1);
  for (const [i, each] of r.list(json, at).entries()) {
    const bit = 1 << goodOf(r.word(each, `${at}[${i}]`, names, names[0] as GoodName));
    const pawned = r.s.pawned[seat] as number;
    if (pawned & bit) r.say(`${at}[${i}]`, 'pawned-twice', { good: each as string });
    r.s.pawned[seat] = pawned | bit;
  }
}

/** Nothing is in pawn while there is no Pawnbroker's. */
export function checkPawned(r: PositionReader): void {
  const { s } = r;
  const seat = s.pawned.findIndex((pawned) => pawned > 0);
  if (seat >= 0 && (s.owner[PAWNBROKERS] as number) > TOWN)
    r.say(`seats.${SEAT_NAMES[seat]}.pawned`, 'no-pawnbroker', { card: slugOf(PAWNBROKERS) });
}

/** The building that was entered first from the Main Station: in that visit, and after it (L-965). */
export function readStation(r: PositionReader, json: Json | undefined): void {
  if (json === undefined) return;
  const { s } = r;
  const index = r.card(json, 'station');
  if (index < 0) return;
  if (s.phase !== Phase.AFTER && !isVisit(s.phase)) r.say('station', 'not-now', { phase: phaseName(s.phase) });
  else if (s.table.locked[index] || index === MAIN_STATION) r.say('station', 'disc-locked', { card: slugOf(index) });
  else if ((s.owner[index] as number) > TOWN && index !== CONSTRUCTION_SITE)
    r.say('station', 'disc-nowhere', { card: slugOf(index) });
  s.station = index + 1;
}

/** The six being chosen by name, all others of their sets are in the box. */
export function readBox(r: PositionReader): void {
  const { s } = r;
  if (s.draw === Draw.BY_NAME)
    for (let index = STANDARDS; index < CARD_SPACE; index++)
      if (s.owner[index] === OUT && placeOfSpecial(s, index) === BOX) s.owner[index] = BOX;
  s.countCards();
}

/** The Football Stadium waits beside the piles as long as none of them is empty (L-540). */
export function readStadium(r: PositionReader, json: Json | undefined): void {
  if (!r.flag(json, 'waiting')) return;
  const slug = slugOf(FOOTBALL_STADIUM);
  r.place(slug, 'waiting', WAITING);
  if (r.s.pileSize.includes(0)) r.say('waiting', 'empty-pile', { card: slug });
}

export function readModern(r: PositionReader, json: Json | undefined): void {
  const wharves = [slugOf(WHARF_1), slugOf(WHARF_2)];
  for (const [i, name] of r.list(json, 'modernised').entries()) {
    const wharf = r.word(name, `modernised[${i}]`, wharves, wharves[0] as string);
    r.s.modern |= 1 << wharves.indexOf(wharf);
  }
}

export function readSold(r: PositionReader, json: Json | undefined): void {
  for (const [i, name] of r.list(json, 'sold').entries()) {
    const at = `sold[${i}]`;
    if (typeof name === 'string' && cardOf(name) >= 0) {
      r.s.sold[cardOf(name)] = 1;
      continue;
    }
    const [, code] = typeof name === 'string' ? name.split(':') : [];
    const ship = SHIPS.findIndex(({ type, value }, index) => {
      const plain = `${shipType(type).name}-${value}`;
      return name === plain || (code === `S${String(index + 1).padStart(2, '0')}` && name === `${plain}:${code}`);
    });
    if (ship < 0) r.say(at, 'no-card', { value: JSON.stringify(name) });
    else r.s.sold[CARD_SPACE + ship] = 1;
  }
}

/** A disc stands on a building that is there and can be entered, alone but for the final stage. */
export function checkDiscs(r: PositionReader): void {
  const { s } = r;
  for (let seat = 0; seat < s.players; seat++) {
    const on = s.discOf(seat);
    if (on < 0) continue;
    const at = `seats.${SEAT_NAMES[seat]}.disc`;
    if ((s.owner[on] as number) > TOWN) r.say(at, 'disc-nowhere', { card: slugOf(on) });
    else if (on === DIVE_BAR) continue;
    else if (s.table.locked[on]) r.say(at, 'disc-locked', { card: slugOf(on) });
    else if (!s.final && s.occupant(on) !== seat) r.say(at, 'disc-shared', { card: slugOf(on) });
  }
}
