import { type Game, MOST_OPTIONS, Options, option as optionOf } from '@quayside/kernel';
import {
  ARC,
  argumentOf,
  BONUS_TILES,
  bonusBits,
  bonusPrice,
  canSpend,
  FRANCS_AT_END,
  highOf,
  Kind,
  kindOf,
  PER_UNUSED,
  type ParisState,
  Phase,
  PLACES,
  resourcesOf,
  SPACES,
  VALUES,
} from '@quayside/paris';
import type { Ways } from '../ways.ts';
import { turnsLeft } from './clock.ts';
import { firstGuess } from './first-guess.ts';
import { leastMissed, pricierHalf } from './sacrifice.ts';
import { priceOfMissing } from './reach.ts';
import { cheapestKey, salesWorth } from './search-options.ts';

const GAINS = bonusBits('gain');
const FETCHES = bonusBits('claim', 'retreat');
const KEYS = bonusBits('buy-key');
const PER_VALUE = bonusBits('per-value');

/** So many goals for one key are enough, and so many in all that something must be sold or bought for. */
const GOALS = 14;
const DEAR_GOALS = 6;
/** So much is sold or bought for one move at most. */
const DEEDS = 8;

const use = (tile: number): number => optionOf(Kind.USE_BONUS, tile);
const usedTile = (option: number): number => (kindOf(option) === Kind.USE_BONUS ? 1 << argumentOf(option) : 0);

/** The action as a person plans it: a key and where it goes, with what is sold, bought or used for that and for nothing else. */
export class TurnWays {
  readonly #game: Game<ParisState>;
  readonly #options = new Options();
  readonly #targets = new Options();
  readonly #after: ParisState;
  readonly #lifted: ParisState;
  readonly #guesses = new Float64Array(MOST_OPTIONS);

  constructor(game: Game<ParisState>) {
    this.#game = game;
    this.#after = game.blank();
    this.#lifted = game.blank();
  }

  #list(s: ParisState): void {
    this.#options.clear();
    this.#game.options(s, this.#options);
  }

  /** All ways to take the action. */
  action(s: ParisState, all: Options, out: Ways): void {
    const last = turnsLeft(s, s.seat) <= 1;
    const counted = s.holds(s.seat, FRANCS_AT_END);
    let placed = false;
    for (let i = 0; i < all.count; i++) {
      const option = all.at(i);
      switch (kindOf(option)) {
        case Kind.PLACE:
          // In the last turn one way to do nothing is enough, where francs do not count.
          if (last && (counted ? argumentOf(option) === ARC : placed)) break;
          placed = true;
          out.add(option);
          break;
        case Kind.MOVE:
          this.#move(s, option, last, out);
          break;
        case Kind.USE_BONUS:
          if (usedTile(option) & FETCHES || (usedTile(option) & KEYS && s.hand[s.seat] === 0 && !last)) out.add(option);
          break;
        case Kind.LOOK:
        case Kind.PASS:
          out.add(option);
          break;
        default:
      }
    }
    this.#dearMoves(s, all, out);
  }

  /** A key to each of its goals; where it leaves a value that a tile counts, also once the tile is used. */
  #move(s: ParisState, option: number, last: boolean, out: Ways): void {
    const from = argumentOf(option);
    const tile = from < SPACES ? tileForValue(s, from % VALUES.length) : 0;
    if (tile === 0 || !last) this.#goals(s, option, 0, 0, out);
    if (tile > 0) this.#goals(s, option, 0, tile, out);
    if (tile > 0 && last && s.holds(s.seat, PER_UNUSED)) this.#goals(s, option, PER_UNUSED, tile, out);
  }

  #goals(s: ParisState, option: number, first: number, then: number, out: Ways): void {
    const after = this.#after;
    after.copyFrom(s);
    for (const tile of [first, then]) if (tile > 0) this.#game.apply(after, use(tile));
    this.#game.apply(after, option);
    const begin = (): void => {
      for (const tile of [first, then]) if (tile > 0) out.step(use(tile));
      out.step(option);
    };
    if (after.phase !== Phase.TARGET) {
      begin();
      return out.end();
    }
    this.#list(after);
    const { count } = this.#options;
    for (let i = 0; i < count; i++) this.#guesses[i] = firstGuess(after, this.#options.at(i));
    for (let i = 0; i < count; i++) {
      let better = 0;
      for (let j = 0; j < count; j++) if ((this.#guesses[j] as number) > (this.#guesses[i] as number)) better++;
      if (better >= GOALS) continue;
      begin();
      out.add(this.#options.at(i));
    }
  }

  /** Moves that only a sale or a purchase makes possible. */
  #dearMoves(s: ParisState, all: Options, out: Ways): void {
    const sales = salesWorth(s, all) + francsOfTiles(s, all);
    if (sales === 0 && s.francsOf(s.seat) === 0) return;
    let found = 0;
    for (let place = PLACES - 1; place >= 0 && found < DEAR_GOALS; place--) {
      if (place < SPACES && s.space[place] === 0) continue;
      const from = cheapestKey(s, s.seat, place);
      if (from < 0 || isHeld(s, place)) continue;
      const cost = resourcesOf(s, place);
      const price = canSpend(s, s.seat, cost) ? 0 : priceOfMissing(s, s.seat, cost);
      const short = s.worthOf(place) - from + price - s.francsOf(s.seat);
      if ((short <= 0 && price === 0) || short > sales) continue;
      if (this.#dearMove(s, place, from, out)) found++;
    }
  }

  /** Sells what is missed least until the rest can be bought and the key can go; nothing of what it needs itself. */
  #dearMove(s: ParisState, place: number, value: number, out: Ways): boolean {
    const after = this.#after;
    after.copyFrom(s);
    const cost = resourcesOf(s, place);
    for (let deeds = 0; deeds < DEEDS; deeds++) {
      this.#list(after);
      const price = canSpend(after, s.seat, cost) ? 0 : priceOfMissing(after, s.seat, cost);
      const due = s.worthOf(place) - value + price;
      if (price === 0 && after.phase === Phase.ACTION && after.francsOf(s.seat) >= due) {
        if (this.#go(after, place, value, out)) return true;
        break;
      }
      const deed = this.#deed(after, place, due);
      if (deed < 0) break;
      out.step(deed);
      this.#game.apply(after, deed);
    }
    out.drop();
    return false;
  }

  /** The next sale or purchase towards a place for which so many francs are due in all; -1 when there is none. */
  #deed(s: ParisState, place: number, due: number): number {
    if (s.phase === Phase.SELL_MORE) return pricierHalf(s, this.#options);
    if (s.francsOf(s.seat) < due) return leastMissed(s, this.#options, place);
    const cost = resourcesOf(s, place);
    for (let i = 0; i < this.#options.count; i++) {
      const kind = argumentOf(this.#options.at(i));
      if (kindOf(this.#options.at(i)) === Kind.BUY && s.token(s.seat, kind) < (cost[kind] as number))
        return this.#options.at(i);
    }
    return -1;
  }

  /** Who is short of the francs for a tile sells what is missed least, or takes none. */
  bonus(s: ParisState, all: Options, out: Ways): void {
    for (let i = 0; i < all.count; i++) if (kindOf(all.at(i)) === Kind.DECLINE) out.add(all.at(i));
    const after = this.#after;
    after.copyFrom(s);
    while (after.phase !== Phase.BONUS || after.francsOf(s.seat) < bonusPrice(after)) {
      this.#list(after);
      const deed =
        after.phase === Phase.SELL_MORE ? pricierHalf(after, this.#options) : leastMissed(after, this.#options, -1);
      if (deed < 0) return out.drop();
      out.step(deed);
      this.#game.apply(after, deed);
    }
    out.end();
  }

  /** Picks up the highest key that can go there and writes the last steps of the way. */
  #go(after: ParisState, place: number, value: number, out: Ways): boolean {
    for (let i = 0; i < this.#options.count; i++) {
      const option = this.#options.at(i);
      if (kindOf(option) !== Kind.MOVE) continue;
      const from = argumentOf(option);
      const worth = from < PLACES ? after.worthOf(from) : 0;
      if (worth !== value) continue;
      const home = from < PLACES ? after.districtOf(from) : from === ARC ? -1 : from - PLACES;
      if (place < SPACES && home >= 0 && after.districtOf(place) !== home) continue;
      const goal = this.#goalOf(after, option, place);
      if (goal < 0) continue;
      out.step(option);
      if (goal > 0) out.step(goal);
      out.end();
      return true;
    }
    return false;
  }

  /** The option that takes the key there; 0 where that happens by itself, -1 where it cannot. */
  #goalOf(before: ParisState, option: number, place: number): number {
    const after = this.#lifted;
    after.copyFrom(before);
    this.#game.apply(after, option);
    if (after.phase !== Phase.TARGET)
      return after.keysAt(before.seat, place) > before.keysAt(before.seat, place) ? 0 : -1;
    const goals = this.#targets;
    goals.clear();
    this.#game.options(after, goals);
    for (let i = 0; i < goals.count; i++) {
      const argument = argumentOf(goals.at(i));
      const to = kindOf(goals.at(i)) === Kind.TO ? argument : SPACES + highOf(argument);
      if (to === place) return goals.at(i);
    }
    return -1;
  }
}

/** The tile a seat holds that counts its keys on a value (by its place among them), 0 when it has none. */
function tileForValue(s: ParisState, value: number): number {
  for (let tile = 1; tile <= BONUS_TILES; tile++) {
    if ((PER_VALUE >> tile) & 1 && s.holds(s.seat, tile) && s.figures.bonusValue[tile] === value) return tile;
  }
  return 0;
}

/** Francs that tiles in hand would bring at once. */
function francsOfTiles(s: ParisState, all: Options): number {
  let sum = 0;
  for (let i = 0; i < all.count; i++) {
    const argument = argumentOf(all.at(i));
    if (usedTile(all.at(i)) & GAINS) sum += s.figures.bonusFrancs[argument] as number;
    if (kindOf(all.at(i)) !== Kind.USE_END) continue;
    const reward = s.figures.end[argument - 1];
    if (reward !== undefined && 'francs' in reward) sum += reward.francs;
  }
  return sum;
}

const isHeld = (s: ParisState, place: number): boolean => {
  for (let seat = 0; seat < s.players; seat++) if (s.keysAt(seat, place) > 0) return true;
  return false;
};
