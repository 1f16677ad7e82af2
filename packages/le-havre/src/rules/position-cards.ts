import type { Json } from '@quayside/kernel';
import { BUILDINGS, card, cardOf, FOOTBALL_STADIUM, LOCKED, STANDARDS, WHARF_1, WHARF_2 } from '../data/cards.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { SHIP_TYPES, SHIPS, shipType } from '../data/ships.ts';
import { TILES } from '../data/tiles.ts';
import type { PositionReader } from './position-reader.ts';
import { PILE, PILE_SPACE, PILES, SEEN, SHIP_SPACE, SPECIALS, TOWN, UNSEEN, WAITING } from './state.ts';

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
      if (index >= STANDARDS && index !== FOOTBALL_STADIUM) r.say(at, 'special-in-pile', { card: card(index).slug });
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
  const specials = r.object(json, 'specials', ['pile', 'unseen', 'seen']);
  const unseen = r.list(specials['unseen'], 'specials.unseen');
  for (const [i, name] of unseen.entries()) {
    const index = r.place(name, `specials.unseen[${i}]`, UNSEEN);
    if (index >= 0 && index < STANDARDS) r.say(`specials.unseen[${i}]`, 'not-special', { card: card(index).slug });
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
    if (index >= 0 && index < STANDARDS) r.say(`${at}.card`, 'not-special', { card: card(index).slug });
    if (s.special[place]) r.say(`${at}.place`, 'place-twice', { place: place + 1 });
    s.special[place] = index + 1;
    shown++;
  }
  if (s.specialsLeft > unseen.length + shown) {
    r.say('specials.pile', 'too-few-specials', { pile: s.specialsLeft, cards: unseen.length + shown });
  }
}

/** The Football Stadium waits beside the piles as long as none of them is empty (L-540). */
export function readStadium(r: PositionReader, json: Json | undefined): void {
  if (!r.flag(json, 'waiting')) return;
  const { slug } = card(FOOTBALL_STADIUM);
  r.place(slug, 'waiting', WAITING);
  if (r.s.pileSize.includes(0)) r.say('waiting', 'empty-pile', { card: slug });
}

export function readModern(r: PositionReader, json: Json | undefined): void {
  const wharves = [card(WHARF_1).slug, card(WHARF_2).slug];
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
    else r.s.sold[BUILDINGS + ship] = 1;
  }
}

/** A disc stands on a building that is there and can be entered, alone but for the final stage. */
export function checkDiscs(r: PositionReader): void {
  const { s } = r;
  for (let seat = 0; seat < s.players; seat++) {
    const on = s.discOf(seat);
    if (on < 0) continue;
    const at = `seats.${SEAT_NAMES[seat]}.disc`;
    if ((s.owner[on] as number) > TOWN) r.say(at, 'disc-nowhere', { card: card(on).slug });
    else if (LOCKED[on]) r.say(at, 'disc-locked', { card: card(on).slug });
    else if (!s.final && s.occupant(on) !== seat) r.say(at, 'disc-shared', { card: card(on).slug });
  }
}
