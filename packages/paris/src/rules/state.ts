import { Carver, type Listener, Options, stateWith } from '@quayside/kernel';
import type { Figures } from '../data/figures.ts';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  KINDS_OF_TOKEN,
  LANDMARKS,
  MOST_SEATS,
  PLACES,
  RESOURCES,
  SCORE_TILES,
  SPACES,
  STACKS,
  spaceOf,
  VALUES,
} from '../data/names.ts';
import type { Phase } from './phases.ts';

/** Where a building tile is. */
export const UNSEEN = 0;
export const LAID = 1;
export const GONE = 2;

/** Where an end-game tile is: in the stack, in a hand (1 + seat), used (10 + seat), out of the game, or not known to whoever looks. */
export const IN_STACK = 0;
export const USED = 10;
export const OUT = 254;
export const UNKNOWN = 255;

const SIZE = 768;

/** What a turn remembers between two decisions; zero when nothing is under way. */
export const UNDER_WAY = [
  // The phase to go back to after a bonus tile has asked its questions.
  'resume',
  // The stack being drawn from, the tile turned over.
  'stackDrawn',
  'drawn',
  // Where the key in hand comes from: place, PLACES + district for a bank, or ARC.
  'from',
  // Where it goes.
  'to',
  // Resources still to pay.
  'dueWood',
  'dueMarble',
  'dueGold',
  // Tiles that stand for tokens are chosen in a fixed order: the place to go on from.
  'nextTile',
  // Prestige given at this landmark, or pairs of this use.
  'given',
  // Which kind of token is asked about.
  'course',
  // Whether a score tile is due.
  'scoreDue',
  // The bonus tile that is asking.
  'asking',
] as const;

/** The numbers of a state. */
const NUMBERS = [
  'players',
  // Table options, 0 or 1 (P-801, P-802, P-803).
  'randomTokens',
  'freeDistrict',
  'openHoldings',
  // Counts from 1.
  'round',
  // Whose turn it is, and who decides.
  'seat',
  'phase',
  // 0 while end-game tiles are left, 1 while the round is finished, 2 in the last round.
  'ending',
  ...UNDER_WAY,
  // Bits of districts whose fourth key has come (P-307).
  'fourth',
  // End-game tiles in the stack.
  'endLeft',
  // Bits of score tiles not placed.
  'scoreLeft',
  // In a view, the seat it is for, plus 1; 0 in the game itself.
  'viewer',
] as const;

/** Everything a game of Paris remembers. The figures are the edition's and never change. */
export class ParisState extends stateWith(NUMBERS) {
  declare phase: Phase;
  readonly figures: Figures;
  /** Room to ask "is there any?" and "is there more than one?" without making objects; holds nothing between two calls. */
  readonly probe = new Options(1);
  readonly glance = new Options(1);
  readonly forced = new Options(2);
  listener: Listener | null = null;

  /** What each bonus tile space of the track holds, and how many are left of each number. */
  readonly track: Uint8Array;
  readonly copies: Uint8Array;
  readonly francs: Int16Array;
  readonly points: Int16Array;
  readonly hand: Uint8Array;
  readonly reserve: Uint8Array;
  /** Wood, marble, gold, bronze, silver, golden of each seat. */
  readonly tokens: Uint8Array;
  /** Resources that can be bought. */
  readonly supply: Uint8Array;
  readonly tile: Uint8Array;
  /** The tile that lies on each space, plus 1. */
  readonly space: Uint8Array;
  /** The token beside each space, plus 1. */
  readonly beside: Uint8Array;
  readonly keys: Uint8Array;
  readonly bank: Uint8Array;
  readonly arc: Uint8Array;
  /** The district each landmark stands in, plus 1. */
  readonly landmark: Uint8Array;
  readonly stack: Uint8Array;
  /** The district on the back of each stack's top tile, plus 1. */
  readonly back: Uint8Array;
  readonly meeple: Uint8Array;
  readonly end: Uint8Array;
  /** The score tile in each district, plus 1. */
  readonly score: Uint8Array;
  /** Bits of bonus tiles not used yet, and used, by seat. */
  readonly unused: Int32Array;
  readonly used: Int32Array;

  constructor(figures: Figures) {
    const carver = new Carver(SIZE);
    super(carver);
    this.figures = figures;
    this.unused = carver.i32(MOST_SEATS);
    this.used = carver.i32(MOST_SEATS);
    this.francs = carver.i16(MOST_SEATS);
    this.points = carver.i16(MOST_SEATS);
    this.track = carver.u8(BONUS_TILES + 1);
    this.copies = carver.u8(BONUS_TILES + 1);
    this.hand = carver.u8(MOST_SEATS);
    this.reserve = carver.u8(MOST_SEATS);
    this.tokens = carver.u8(MOST_SEATS * KINDS_OF_TOKEN);
    this.supply = carver.u8(RESOURCES);
    this.tile = carver.u8(SPACES);
    this.space = carver.u8(SPACES);
    this.beside = carver.u8(SPACES);
    this.keys = carver.u8(MOST_SEATS * PLACES);
    this.bank = carver.u8(MOST_SEATS * DISTRICTS.length);
    this.arc = carver.u8(MOST_SEATS);
    this.landmark = carver.u8(LANDMARKS.length);
    this.stack = carver.u8(STACKS);
    this.back = carver.u8(STACKS);
    this.meeple = carver.u8(MOST_SEATS);
    this.end = carver.u8(END_TILES);
    this.score = carver.u8(DISTRICTS.length);
  }

  token(seat: number, kind: number): number {
    return this.tokens[seat * KINDS_OF_TOKEN + kind] as number;
  }

  addToken(seat: number, kind: number, amount: number): void {
    const at = seat * KINDS_OF_TOKEN + kind;
    this.tokens[at] = (this.tokens[at] as number) + amount;
  }

  addSupply(kind: number, amount: number): void {
    this.supply[kind] = (this.supply[kind] as number) + amount;
  }

  francsOf(seat: number): number {
    return this.francs[seat] as number;
  }

  addFrancs(seat: number, amount: number): void {
    this.francs[seat] = this.francsOf(seat) + amount;
  }

  addPoints(seat: number, amount: number): void {
    this.points[seat] = (this.points[seat] as number) + amount;
  }

  keysAt(seat: number, place: number): number {
    return this.keys[seat * PLACES + place] as number;
  }

  moveKeys(seat: number, place: number, amount: number): void {
    const at = seat * PLACES + place;
    this.keys[at] = (this.keys[at] as number) + amount;
  }

  addToHand(seat: number, keys: number): void {
    this.hand[seat] = (this.hand[seat] as number) + keys;
  }

  meepleOf(seat: number): number {
    return this.meeple[seat] as number;
  }

  inStack(stack: number): number {
    return this.stack[stack] as number;
  }

  /** The district on the back of a stack's top tile, or -1. */
  districtOnTop(stack: number): number {
    return (this.back[stack] as number) - 1;
  }

  /** The building tile on a space, or -1. */
  tileOn(space: number): number {
    return (this.space[space] as number) - 1;
  }

  /** The token beside a space, or -1. */
  tokenBeside(space: number): number {
    return (this.beside[space] as number) - 1;
  }

  banked(seat: number, district: number): number {
    return this.bank[seat * DISTRICTS.length + district] as number;
  }

  setBank(seat: number, district: number, keys: number): void {
    this.bank[seat * DISTRICTS.length + district] = keys;
  }

  /** The numbers of a seat's bonus tiles, a bit for each. */
  unusedBits(seat: number): number {
    return this.unused[seat] as number;
  }

  usedBits(seat: number): number {
    return this.used[seat] as number;
  }

  /** Does a seat hold this bonus tile, not used yet? */
  holds(seat: number, number: number): boolean {
    return (((this.unused[seat] as number) >> number) & 1) === 1;
  }

  /** Has a seat ever had this number, used or not (P-504)? */
  owned(seat: number, number: number): boolean {
    return ((((this.unused[seat] as number) | (this.used[seat] as number)) >> number) & 1) === 1;
  }

  hasUsed(seat: number, number: number): boolean {
    return ((this.usedBits(seat) >> number) & 1) === 1;
  }

  useUp(seat: number, number: number): void {
    this.unused[seat] = this.unusedBits(seat) & ~(1 << number);
    this.used[seat] = this.usedBits(seat) | (1 << number);
  }

  /** The district a place belongs to, or -1 for a landmark that stands nowhere. */
  districtOf(place: number): number {
    return place < SPACES ? Math.floor(place / VALUES.length) : (this.landmark[place - SPACES] as number) - 1;
  }

  worthOf(place: number): number {
    return place < SPACES
      ? (VALUES[place % VALUES.length] as number)
      : (this.figures.landmarkValue[place - SPACES] as number);
  }

  /** Can a key stand there: a building that is laid, a landmark that is built? */
  stands(place: number): boolean {
    return place < SPACES ? this.space[place] !== 0 : this.landmark[place - SPACES] !== 0;
  }

  /** Keys of all seats on the buildings and landmarks of a district. */
  keysIn(district: number): number {
    let count = 0;
    for (let seat = 0; seat < this.players; seat++) {
      for (let value = 0; value < VALUES.length; value++) count += this.keysAt(seat, spaceOf(district, value));
      for (let i = 0; i < LANDMARKS.length; i++) {
        if (this.landmark[i] === district + 1) count += this.keysAt(seat, SPACES + i);
      }
    }
    return count;
  }

  /** Building tiles of a district that nobody has seen: in the stacks or removed. */
  unseenIn(district: number): number {
    let count = 0;
    for (let value = 0; value < VALUES.length; value++) if (this.tile[spaceOf(district, value)] === UNSEEN) count++;
    return count;
  }

  get tilesLeft(): number {
    return this.inStack(0) + this.inStack(1) + this.inStack(2);
  }
}

export const ALL_SCORE_TILES = (1 << SCORE_TILES) - 1;
/** Where keys come from besides the places. */
export const bankOf = (district: number): number => PLACES + district;
export const ARC = PLACES + DISTRICTS.length;
