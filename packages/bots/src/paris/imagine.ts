import type { Random } from '@quayside/kernel';
import {
  BONUS,
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  IN_STACK,
  KEYS,
  KINDS_OF_TOKEN,
  PLACES,
  type ParisState,
  Phase,
  RESERVE,
  RESOURCES,
  SPACES,
  START_FRANCS,
  TOKENS_EACH,
  UNKNOWN,
  USED,
} from '@quayside/paris';

/** Of ten keys on buildings, so many came by way of the Arc. */
const BY_THE_ARC = 2;
/** Of ten prestige tokens that somebody took, so many have been given or sold: never fewer than the points say. */
const PRESTIGE_GONE = 3;
/** Francs that came and went unseen: tokens sold and bought, tiles on a 3. */
const UNSEEN_FRANCS = 5;

/** Puts something likely behind the screens of the others (P-121) and into the stack of end-game tiles (P-123). */
export function imagine(s: ParisState, seat: number, random: Random): void {
  if (s.phase === Phase.OVER) return;
  s.viewer = 0;
  dealEndTiles(s, seat, random);
  if (s.openHoldings) return;
  dealBonusTiles(s, seat, random);
  dealTokens(s, seat, random);
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    s.hand[other] = keysInHand(s, other);
    s.francs[other] = likelyFrancs(s, other, random);
  }
}

/** One of the other seats. */
function another(s: ParisState, seat: number, random: Random): number {
  return (seat + 1 + random.below(s.players - 1)) % s.players;
}

/** While a seat looks through the stack it knows that; else the unknown tiles fill it, and the rest lie behind screens. */
function dealEndTiles(s: ParisState, seat: number, random: Random): void {
  let unknown = 0;
  let stacked = 0;
  for (let tile = 0; tile < END_TILES; tile++) {
    if (s.end[tile] === UNKNOWN) unknown++;
    else if (s.end[tile] === IN_STACK) stacked++;
  }
  let toStack = Math.max(0, s.endLeft - stacked);
  for (let tile = 0; tile < END_TILES; tile++) {
    if (s.end[tile] !== UNKNOWN) continue;
    if (random.below(unknown) < toStack) {
      s.end[tile] = IN_STACK;
      toStack--;
    } else s.end[tile] = 1 + another(s, seat, random);
    unknown--;
  }
}

/** Every tile that is gone from the track lies somewhere; one that is not open lies behind a screen of who has passed its space. */
function dealBonusTiles(s: ParisState, seat: number, random: Random): void {
  for (let space = 1; space <= BONUS_TILES; space++) {
    const tile = s.track[space] as number;
    let hidden = (s.figures.copies[tile]?.[s.players] as number) - (s.copies[tile] as number);
    for (let other = 0; other < s.players; other++) if (s.owned(other, tile)) hidden--;
    for (let other = 0; other < s.players && hidden > 0; other++) {
      if (other !== seat && s.meeple[other] === space && !s.owned(other, tile)) {
        s.unused[other] = (s.unused[other] as number) | (1 << tile);
        hidden--;
      }
    }
    for (; hidden > 0; hidden--) {
      const owner = likelyOwner(s, seat, tile, space, random);
      if (owner < 0) break;
      s.unused[owner] = (s.unused[owner] as number) | (1 << tile);
    }
  }
}

/** Who has passed the space of a tile; if nobody has, somebody took it with tile 17 or 25. */
function likelyOwner(s: ParisState, seat: number, tile: number, space: number, random: Random): number {
  const start = random.below(s.players);
  let someone = -1;
  for (let i = 0; i < s.players; i++) {
    const other = (start + i) % s.players;
    if (other === seat || s.owned(other, tile)) continue;
    if ((s.meeple[other] as number) > space) return other;
    someone = other;
  }
  return someone;
}

/** Resources stay in the game, so all that do not lie open lie behind screens; of prestige, some is gone (P-401, P-404). */
function dealTokens(s: ParisState, seat: number, random: Random): void {
  for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) {
    let hidden = TOKENS_EACH - s.token(seat, kind) - (kind < RESOURCES ? (s.supply[kind] as number) : 0);
    for (let space = 0; space < SPACES; space++) if (s.beside[space] === kind + 1) hidden--;
    for (; hidden > 0; hidden--) {
      if (kind >= RESOURCES && random.below(10) < PRESTIGE_GONE) continue;
      s.addToken(another(s, seat, random), kind, 1);
    }
  }
}

/** No key ever leaves the game (P-105, P-306). */
function keysInHand(s: ParisState, seat: number): number {
  let keys = (KEYS[s.players] as number) + RESERVE - (s.reserve[seat] as number) - (s.arc[seat] as number);
  for (let district = 0; district < DISTRICTS.length; district++) keys -= s.banked(seat, district);
  for (let place = 0; place < PLACES; place++) keys -= s.keysAt(seat, place);
  return Math.max(0, keys);
}

/**
 * What banks have paid and open tiles have brought, less what the keys have cost: steps add up to the value of the place a key
 * stands on (P-320), whatever way it went there.
 */
function likelyFrancs(s: ParisState, seat: number, random: Random): number {
  let francs = START_FRANCS;
  for (let district = 0; district < DISTRICTS.length; district++)
    if (s.banked(seat, district) > 0) francs += s.figures.bank[district] as number;
  for (let place = 0; place < PLACES; place++) {
    for (let key = s.keysAt(seat, place); key > 0; key--) {
      francs -= s.worthOf(place);
      if (random.below(10) >= BY_THE_ARC) francs += s.figures.bank[s.districtOf(place)] as number;
    }
  }
  for (let tile = 1; tile <= BONUS_TILES; tile++) {
    if (((s.used[seat] as number) >> tile) & 1) francs += usedFrancs(s, tile);
  }
  for (let tile = 0; tile < END_TILES; tile++) {
    const reward = s.figures.end[tile];
    if (s.end[tile] === USED + seat && reward !== undefined && 'francs' in reward) francs += reward.francs;
  }
  francs += random.below(UNSEEN_FRANCS) - (UNSEEN_FRANCS >> 1);
  return Math.max(random.below(4), francs);
}

/** Francs a used tile has brought, or cost (P-613). */
function usedFrancs(s: ParisState, tile: number): number {
  const francs = s.figures.bonusFrancs[tile] ?? 0;
  return BONUS[tile] === 'buy-key' ? -francs : francs;
}
