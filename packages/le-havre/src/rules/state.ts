import { Carver, type Listener, Options, State } from '@quayside/kernel';
import { BUILDINGS, CRAFTSMAN, FISHERMEN, HAMMERS, TYPE, WIND_FARM } from '../data/cards.ts';
import { CHARCOAL, COAL, COKE, GOODS, OFFERS, WOOD } from '../data/goods.ts';
import type { Length } from '../data/setup.ts';
import { SHIPS } from '../data/ships.ts';

export const MOST_SEATS = 5;
export const PILES = 3;
/** Ten cards and, once, the Football Stadium. */
export const PILE_SPACE = 11;
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

const SCALARS = 40;
const SIZE = 768;

/** Writes down every flow from and to the supply while an audit runs. */
export type Ledger = (good: number, amount: number) => void;

/** Everything a game of Le Havre remembers. Fields of a visit are zero outside one. */
export class LeHavreState extends State {
  /** Room to ask "is there more than one option?" without making objects; holds nothing between two calls. */
  readonly probe = new Options(2);
  /** Room for a building's cost and for the ways to pay a fee, likewise. */
  readonly cost = new Int16Array(GOODS);
  readonly fees = [new Options(), new Options()] as const;
  ledger: Ledger | null = null;
  listener: Listener | null = null;

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
  readonly #n: Int32Array;

  constructor() {
    const carver = new Carver(SIZE);
    super(carver);
    this.#n = carver.i32(SCALARS);
    this.goods = carver.i16(MOST_SEATS * GOODS);
    this.offers = carver.i16(OFFERS);
    this.loans = carver.u8(MOST_SEATS);
    this.disc = carver.u8(MOST_SEATS);
    this.owner = carver.u8(BUILDINGS);
    this.shipOwner = carver.u8(SHIPS.length);
    this.pile = carver.u8(PILES * PILE_SPACE);
    this.pileSize = carver.u8(PILES);
    this.shipPile = carver.u8(4 * SHIP_SPACE);
    this.shipPileSize = carver.u8(4);
    this.tile = carver.u8(7);
    this.special = carver.u8(SPECIALS);
    this.knownBy = carver.u8(SPECIALS);
    this.sold = carver.u8(BUILDINGS + SHIPS.length);
  }

  get players(): number {
    return this.#n[0] as number;
  }
  set players(value: number) {
    this.#n[0] = value;
  }

  /** 0 full, 1 short. */
  get short(): number {
    return this.#n[1] as number;
  }
  set short(value: number) {
    this.#n[1] = value;
  }

  /** Table options, 0 or 1 (L-124, L-216, L-360, L-842, L-843). */
  get reshuffle(): number {
    return this.#n[2] as number;
  }
  set reshuffle(value: number) {
    this.#n[2] = value;
  }

  get costlyInterest(): number {
    return this.#n[3] as number;
  }
  set costlyInterest(value: number) {
    this.#n[3] = value;
  }

  get expertSelling(): number {
    return this.#n[4] as number;
  }
  set expertSelling(value: number) {
    this.#n[4] = value;
  }

  get marketCap(): number {
    return this.#n[5] as number;
  }
  set marketCap(value: number) {
    this.#n[5] = value;
  }

  get openPeek(): number {
    return this.#n[6] as number;
  }
  set openPeek(value: number) {
    this.#n[6] = value;
  }

  /** 1 to the last round. */
  get round(): number {
    return this.#n[7] as number;
  }
  set round(value: number) {
    this.#n[7] = value;
  }

  /** 1 to 7 in a round; in the final stage the number of the final action. */
  get turn(): number {
    return this.#n[8] as number;
  }
  set turn(value: number) {
    this.#n[8] = value;
  }

  /** 1 in the final stage. */
  get final(): number {
    return this.#n[9] as number;
  }
  set final(value: number) {
    this.#n[9] = value;
  }

  /** Whose turn it is. */
  get active(): number {
    return this.#n[10] as number;
  }
  set active(value: number) {
    this.#n[10] = value;
  }

  /** Who decides. */
  get seat(): number {
    return this.#n[11] as number;
  }
  set seat(value: number) {
    this.#n[11] = value;
  }

  get phase(): number {
    return this.#n[12] as number;
  }
  set phase(value: number) {
    this.#n[12] = value;
  }

  /** How many seats have been asked about interest, food or the count. */
  get asked(): number {
    return this.#n[13] as number;
  }
  set asked(value: number) {
    this.#n[13] = value;
  }

  /** The building being used, and which of its deeds. */
  get card(): number {
    return this.#n[14] as number;
  }
  set card(value: number) {
    this.#n[14] = value;
  }

  get deed(): number {
    return this.#n[15] as number;
  }
  set deed(value: number) {
    this.#n[15] = value;
  }

  /** How much this visit has done. */
  get did(): number {
    return this.#n[16] as number;
  }
  set did(value: number) {
    this.#n[16] = value;
  }

  /** How often a conversion is done. */
  get times(): number {
    return this.#n[17] as number;
  }
  set times(value: number) {
    this.#n[17] = value;
  }

  /** Energy or food still to pay. */
  get need(): number {
    return this.#n[18] as number;
  }
  set need(value: number) {
    this.#n[18] = value;
  }

  /** Place in the order of fuels, meals or cargo. */
  get course(): number {
    return this.#n[19] as number;
  }
  set course(value: number) {
    this.#n[19] = value;
  }

  /** What is being built: card, or ship type. */
  get target(): number {
    return this.#n[20] as number;
  }
  set target(value: number) {
    this.#n[20] = value;
  }

  /** Clay and iron of the build still to be paid. */
  get clayDue(): number {
    return this.#n[21] as number;
  }
  set clayDue(value: number) {
    this.#n[21] = value;
  }

  get ironDue(): number {
    return this.#n[22] as number;
  }
  set ironDue(value: number) {
    this.#n[22] = value;
  }

  /** Bits of goods picked. */
  get picked(): number {
    return this.#n[23] as number;
  }
  set picked(value: number) {
    this.#n[23] = value;
  }

  /** Ships that sail. */
  get ships(): number {
    return this.#n[24] as number;
  }
  set ships(value: number) {
    this.#n[24] = value;
  }

  /** Room left aboard. */
  get holds(): number {
    return this.#n[25] as number;
  }
  set holds(value: number) {
    this.#n[25] = value;
  }

  /** Francs of this cargo or sale. */
  get earned(): number {
    return this.#n[26] as number;
  }
  set earned(value: number) {
    this.#n[26] = value;
  }

  /** Cards in the special pile. */
  get specialsLeft(): number {
    return this.#n[27] as number;
  }
  set specialsLeft(value: number) {
    this.#n[27] = value;
  }

  /** Bits of the modernised wharves. */
  get modern(): number {
    return this.#n[28] as number;
  }
  set modern(value: number) {
    this.#n[28] = value;
  }

  /** Good wished for at the Business Office. */
  get wish(): number {
    return this.#n[29] as number;
  }
  set wish(value: number) {
    this.#n[29] = value;
  }

  /** Goods still to give. */
  get owed(): number {
    return this.#n[30] as number;
  }
  set owed(value: number) {
    this.#n[30] = value;
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
    if (this.ledger) this.ledger(good, amount);
  }

  /** From a seat to the supply. */
  spend(seat: number, good: number, amount: number): void {
    this.gain(seat, good, -amount);
  }

  /** From one seat to another, or to the supply when a card's fee goes to the town. */
  hand(from: number, to: number, good: number, amount: number): void {
    this.spend(from, good, amount);
    if (to < MOST_SEATS) this.gain(to, good, amount);
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

  /** The first seat whose disc stands on the card, or -1. */
  occupant(card: number): number {
    for (let seat = 0; seat < this.players; seat++) if (this.disc[seat] === card + 1) return seat;
    return -1;
  }

  sendHome(card: number): void {
    for (let seat = 0; seat < this.players; seat++) if (this.disc[seat] === card + 1) this.disc[seat] = 0;
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
    for (let card = 0; card < BUILDINGS; card++) if (this.owner[card] === seat && TYPE[card] === type) count++;
    return count;
  }

  craftsmen(seat: number): number {
    return this.countType(seat, CRAFTSMAN);
  }

  hammers(seat: number): number {
    let count = 0;
    for (let card = 0; card < BUILDINGS; card++) if (this.owner[card] === seat) count += HAMMERS[card] as number;
    return count;
  }

  fishermen(seat: number): number {
    let count = 0;
    for (let card = 0; card < BUILDINGS; card++) if (this.owner[card] === seat) count += FISHERMEN[card] as number;
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
