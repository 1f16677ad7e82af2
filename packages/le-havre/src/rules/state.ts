import { Carver, type Listener, Options, stateWith } from '@quayside/kernel';
import { BASE_BUILDINGS, CARD_SPACE, CRAFTSMAN, RATTLETRAP_CAR, WIND_FARM } from '../data/cards.ts';
import { type CardTable, PRINTED, tableOf } from '../data/card-table.ts';
import { CHARCOAL, COAL, COKE, GOODS, IRON, OFFERS, WOOD } from '../data/goods.ts';
import type { Length } from '../data/setup.ts';
import { SHIPS } from '../data/ships.ts';
import { CARD_SETS } from '../data/vocabulary.ts';
import type { Phase } from './phases.ts';

export const MOST_SEATS = 5;
export const PILES = 3;
/** Ten cards and, once each, the Football Stadium and the Dunny. */
export const PILE_SPACE = 12;
export const SHIP_SPACE = 7;
export const SPECIALS = 6;

/** Where a card is when no seat owns it. Seats are 0 to 4. */
export const TOWN = 5;
export const PILE = 6;
/** In the pile of special buildings or in the box: nobody knows. */
export const UNSEEN = 7;
/** In the pile of special buildings, seen by somebody. */
export const SEEN = 8;
/** The Football Stadium beside the board. */
export const WAITING = 9;
/** A ship still on the back of a round card. */
export const TO_COME = 10;
export const OUT = 11;
/** A special building that left the game while it was played. */
export const GONE = 12;
/** In the box for certain: the table chose its six special buildings by name. */
export const BOX = 13;
/** In somebody's hand, until the Construction Site is entered. */
export const HAND = 14;
/** So many special buildings are in a hand at most. */
export const HAND_SIZE = 3;

const SIZE = 896;

/** Writes down every flow from and to the supply while an audit runs. */
export type Ledger = (good: number, amount: number) => void;

/** What a visit remembers between two decisions; zero outside one. */
export const VISIT = [
  // Which action of the building.
  'deed',
  // How much this visit has done.
  'did',
  // How often a conversion is done.
  'times',
  // Energy or food still to pay.
  'need',
  // Place in the order of fuels, meals, cargo, ships or wishes.
  'course',
  // What is being built: card, or ship type.
  'target',
  // Clay and iron of the build still to be paid.
  'clayDue',
  'ironDue',
  // Bits of goods picked.
  'picked',
  // Ships that sail.
  'ships',
  // Room aboard, or left there.
  'holds',
  // Francs of this cargo; upgraded goods of a sale.
  'earned',
  // Good wished for at the Business Office.
  'wish',
  // Goods still to give; standard goods of a sale.
  'owed',
] as const;

export type VisitField = (typeof VISIT)[number];

/** The numbers of a state. */
const NUMBERS = [
  'players',
  // Table options: the place of the value among its values (L-124, L-127, L-216, L-360, L-842, L-843).
  'short',
  'dealtOnce',
  'costlyInterest',
  'expertSelling',
  'marketCap',
  'openPeek',
  // 1 to the last round.
  'round',
  // 1 to 7 in a round; in the final stage the number of the final action.
  'turn',
  // 1 in the final stage.
  'final',
  // Whose turn it is.
  'active',
  // Who decides.
  'seat',
  'phase',
  // How many seats have been asked about interest, food or the count.
  'asked',
  // The building being used.
  'card',
  ...VISIT,
  // Cards in the special pile.
  'specialsLeft',
  // Bits of the modernised wharves.
  'modern',
  // The sets of special buildings that are in, how the six are drawn from them, and how many cards there are to look through.
  'sets',
  'draw',
  'cards',
  // 1 in the second main action of a turn of the final stage (L-952).
  'again',
  // Seats that must take an offer on their next turn, a bit each (L-960).
  'picket',
  // Card + 1 that was entered first from the Main Station: a second may follow in the same turn (L-965).
  'station',
  // Special buildings that the Construction Site gives to each hand, how many are dealt so far, and 1 before what is put up in its
  // place is used (L-953).
  'held',
  'dealt',
  'fresh',
  // Which blank cards there are besides the printed ones (L-133).
  'deck',
] as const;

/** Everything a game of Le Havre remembers. Fields of a visit are zero outside one. */
export class LeHavreState extends stateWith(NUMBERS) {
  /** Room to ask "is there more than one option?" without making objects; holds nothing between two calls. */
  readonly probe = new Options(2);
  /** Room for a building's cost and for the ways to pay a fee, likewise. */
  readonly cost = new Int16Array(GOODS);
  readonly fees = [new Options(), new Options()] as const;
  ledger: Ledger | null = null;
  listener: Listener | null = null;

  /** The cards this game is played with: those of the number `deck`. */
  table: CardTable = PRINTED;

  declare phase: Phase;
  readonly goods: Int16Array;
  readonly offers: Int16Array;
  readonly loans: Uint8Array;
  /** Where each seat's disc stands: card + 1, or 0 at home. */
  readonly disc: Uint8Array;
  readonly owner: Uint8Array;
  readonly shipOwner: Uint8Array;
  /** Proposal piles from the bottom up. */
  readonly pile: Uint8Array;
  readonly pileSize: Uint8Array;
  readonly shipPile: Uint8Array;
  readonly shipPileSize: Uint8Array;
  /** Supply tiles in the order of the river: tile + 1, or 0 face down. */
  readonly tile: Uint8Array;
  /** Special pile from the top: card + 1, or 0 unknown; and which seats know it, a bit each. */
  readonly special: Uint8Array;
  readonly knownBy: Uint8Array;
  /** Sold in this turn: buildings, then ships. */
  readonly sold: Uint8Array;
  /** Special buildings wanted of each set, how many of those nobody has seen yet, and those chosen by name (card + 1). */
  readonly counts: Uint8Array;
  readonly toDraw: Uint8Array;
  readonly six: Uint8Array;
  /** Goods of each seat that are in pawn, a bit each (L-956). */
  readonly pawned: Int32Array;
  /** The hands, three places a seat: card + 1, or 0 unknown or none. */
  readonly hands: Uint8Array;

  constructor() {
    const carver = new Carver(SIZE);
    super(carver);
    this.goods = carver.i16(MOST_SEATS * GOODS);
    this.offers = carver.i16(OFFERS);
    this.loans = carver.u8(MOST_SEATS);
    this.disc = carver.u8(MOST_SEATS);
    this.owner = carver.u8(CARD_SPACE);
    this.shipOwner = carver.u8(SHIPS.length);
    this.pile = carver.u8(PILES * PILE_SPACE);
    this.pileSize = carver.u8(PILES);
    this.shipPile = carver.u8(4 * SHIP_SPACE);
    this.shipPileSize = carver.u8(4);
    this.tile = carver.u8(7);
    this.special = carver.u8(SPECIALS);
    this.knownBy = carver.u8(SPECIALS);
    this.sold = carver.u8(CARD_SPACE + SHIPS.length);
    this.counts = carver.u8(CARD_SETS.length);
    this.toDraw = carver.u8(CARD_SETS.length);
    this.six = carver.u8(SPECIALS);
    this.pawned = carver.i32(MOST_SEATS);
    this.hands = carver.u8(MOST_SEATS * HAND_SIZE);
  }

  override copyFrom(other: LeHavreState): void {
    super.copyFrom(other);
    this.table = other.table;
  }

  override load(bytes: Uint8Array): void {
    super.load(bytes);
    this.table = tableOf(this.deck);
  }

  /** Plays with these cards from now on. */
  playWith(table: CardTable): void {
    this.table = table;
    this.deck = table.number;
  }

  get length(): Length {
    return this.short ? 'short' : 'full';
  }

  has(seat: number, good: number): number {
    return this.goods[seat * GOODS + good] as number;
  }

  /** From the supply to a seat. */
  gain(seat: number, good: number, amount: number): void {
    const at = seat * GOODS + good;
    this.goods[at] = (this.goods[at] as number) + amount;
    // Who gains iron must take the Rattletrap Car that the town has (L-993).
    if (good === IRON && amount > 0 && this.owner[RATTLETRAP_CAR] === TOWN) this.owner[RATTLETRAP_CAR] = seat;
    if (this.ledger) this.ledger(good, amount);
  }

  /** From a seat to the supply. */
  spend(seat: number, good: number, amount: number): void {
    this.gain(seat, good, -amount);
  }

  /** From one seat to another, or to the supply when it goes to the town. */
  hand(from: number, to: number, good: number, amount: number): void {
    this.spend(from, good, amount);
    if (to !== TOWN) this.gain(to, good, amount);
  }

  offer(good: number): number {
    return this.offers[good] as number;
  }

  addOffer(good: number, amount: number): void {
    this.offers[good] = (this.offers[good] as number) + amount;
    if (this.ledger) this.ledger(good, amount);
  }

  ownerOf(card: number): number {
    return this.owner[card] as number;
  }

  loansOf(seat: number): number {
    return this.loans[seat] as number;
  }

  discOf(seat: number): number {
    return (this.disc[seat] as number) - 1;
  }

  /** Looks no further than the last card that is anywhere: the base game's alone do not pay for the others. */
  countCards(): void {
    this.cards = CARD_SPACE;
    while (this.cards > BASE_BUILDINGS && this.owner[this.cards - 1] === OUT) this.cards--;
  }

  /** The first seat whose disc stands on the card, or -1. */
  occupant(card: number): number {
    for (let seat = 0; seat < this.players; seat++) if (this.disc[seat] === card + 1) return seat;
    return -1;
  }

  /** The top card of a proposal pile, or -1. */
  top(pile: number): number {
    const size = this.pileSize[pile] as number;
    return size === 0 ? -1 : (this.pile[pile * PILE_SPACE + size - 1] as number);
  }

  pileWithTop(card: number): number {
    for (let pile = 0; pile < PILES; pile++) if (this.top(pile) === card) return pile;
    return -1;
  }

  topShip(type: number): number {
    const size = this.shipPileSize[type] as number;
    return size === 0 ? -1 : (this.shipPile[type * SHIP_SPACE + size - 1] as number);
  }

  /** The card at a place of the special pile, as far as somebody has seen it, or -1; and which seats have, a bit each. */
  specialAt(place: number): number {
    return (this.special[place] as number) - 1;
  }

  knowersOf(place: number): number {
    return this.knownBy[place] as number;
  }

  pushShip(ship: number): void {
    const type = SHIPS[ship]!.type;
    const size = this.shipPileSize[type] as number;
    this.shipPile[type * SHIP_SPACE + size] = ship;
    this.shipPileSize[type] = size + 1;
    this.shipOwner[ship] = PILE;
  }

  popShip(type: number, owner: number): number {
    const ship = this.topShip(type);
    const size = (this.shipPileSize[type] as number) - 1;
    this.shipPileSize[type] = size;
    this.shipPile[type * SHIP_SPACE + size] = 0;
    this.shipOwner[ship] = owner;
    return ship;
  }

  shipsOf(seat: number, type: number): number {
    let count = 0;
    for (let ship = 0; ship < SHIPS.length; ship++) {
      if (this.shipOwner[ship] === seat && SHIPS[ship]!.type === type) count++;
    }
    return count;
  }

  /** Own buildings of a type. */
  countType(seat: number, type: number): number {
    let count = 0;
    const { cards, table } = this;
    for (let card = 0; card < cards; card++) if (this.owner[card] === seat && table.type[card] === type) count++;
    return count;
  }

  craftsmen(seat: number): number {
    return this.countType(seat, CRAFTSMAN);
  }

  hammers(seat: number): number {
    let count = 0;
    const { cards, table } = this;
    for (let card = 0; card < cards; card++) if (this.owner[card] === seat) count += table.hammers[card] as number;
    return count;
  }

  fishermen(seat: number): number {
    let count = 0;
    const { cards, table } = this;
    for (let card = 0; card < cards; card++) if (this.owner[card] === seat) count += table.fishermen[card] as number;
    return count;
  }

  /** All goods of a seat; francs are no goods. */
  goodsOf(seat: number): number {
    let count = 0;
    for (let good = 1; good < GOODS; good++) count += this.has(seat, good);
    return count;
  }

  energyOf(seat: number): number {
    const fuel = this.has(seat, COAL) + this.has(seat, CHARCOAL);
    return this.has(seat, COKE) * 10 + fuel * 3 + this.has(seat, WOOD);
  }

  /** Energy that must be paid for `energy` in one main action: the Wind Farm takes off 3 (L-606). */
  energyDue(seat: number, energy: number): number {
    return this.owner[WIND_FARM] === seat ? Math.max(0, energy - 3) : energy;
  }
}
