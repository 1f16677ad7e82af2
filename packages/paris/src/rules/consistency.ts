import type { Problem } from '@quayside/kernel';
import { ONTO_OWN } from '../data/bonus.ts';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  KEYS,
  PLACES,
  placeName,
  RESERVE,
  SEAT_NAMES,
  SPACES,
  STACKS,
  spaceName,
  TOKENS,
  TOKENS_EACH,
} from '../data/names.ts';
import { copiesUsed } from '../data/printed.ts';
import { copiesOf, keysOf, tokensOf } from './audit.ts';
import { PHASE_NAMES, Phase } from './phases.ts';
import { IN_STACK, LAID, OUT, type ParisState, UNKNOWN, UNSEEN, USED } from './state.ts';
import { checkUnderWay } from './under-way.ts';

/** Says what is wrong: the field of a position, a reason and its facts. */
export type Say = (at: string, why: string, facts?: Problem['facts']) => void;

/** What must be true of every state, whether it was played or read: then it can be played to its end. */
export function check(s: ParisState, say: Say): void {
  for (let seat = 0; seat < s.players; seat++) checkSeat(s, seat, say);
  checkTokens(s, say);
  checkBuildings(s, say);
  checkStacks(s, say);
  checkTrack(s, say);
  checkEnds(s, say);
  checkUnderWay(s, say);
}

/** What is wrong with a state, in a line each. */
export function violations(s: ParisState): string[] {
  const found: string[] = [];
  check(s, (at, why, facts = {}) => found.push(`${at} ${why} ${JSON.stringify(facts)}`));
  return found;
}

function checkSeat(s: ParisState, seat: number, say: Say): void {
  const at = `seats.${SEAT_NAMES[seat]}`;
  if (s.francsOf(seat) < 0) say(`${at}.francs`, 'not-number', { least: 0, most: 0, value: s.francsOf(seat) });
  const most = (KEYS[s.players] as number) + RESERVE;
  const keys = keysOf(s, seat);
  if (keys > most) say(`${at}.keys`, 'too-many-keys', { keys, most });
  let twice = s.hasUsed(seat, ONTO_OWN) ? 0 : 1;
  for (let place = 0; place < PLACES; place++) {
    const here = s.keysAt(seat, place);
    if (here === 0) continue;
    if (!s.stands(place)) say(`${at}.keys`, 'not-standing', { place: placeName(place) });
    // Tile 9 alone brings a second key, once (P-609).
    if (here > 2 || (here === 2 && ++twice > 1)) say(`${at}.keys`, 'two-keys', { place: placeName(place) });
  }
  const both = s.unusedBits(seat) & s.usedBits(seat);
  if (both) say(`${at}.usedTiles`, 'tile-twice', { tile: 31 - Math.clz32(both) });
}

/** Six of each token: resources stay in the game, prestige only grows less. */
function checkTokens(s: ParisState, say: Say): void {
  for (const [kind, token] of TOKENS.entries()) {
    const count = tokensOf(s, kind);
    if (count > TOKENS_EACH) say('beside', 'too-many-tokens', { token, count, most: TOKENS_EACH });
  }
}

/** A tile lies on the space it is printed for, but in the free district game (P-206, P-802). */
function checkBuildings(s: ParisState, say: Say): void {
  for (let space = 0; space < SPACES; space++) {
    const tile = s.tileOn(space);
    if (tile < 0) continue;
    if (s.tile[tile] !== LAID) say('buildings', 'tile-twice', { tile: spaceName(tile) });
    if (tile !== space && !s.freeDistrict)
      say(`buildings.${spaceName(space)}`, 'wrong-district', { tile: spaceName(tile) });
  }
}

/** A stack that holds tiles shows the back of the first, unless that is just being uncovered; and such a tile is unseen (P-209). */
function checkStacks(s: ParisState, say: Say): void {
  const uncovering = s.phase === Phase.BACK || s.phase === Phase.PUT;
  const phase = PHASE_NAMES[s.phase];
  for (let stack = 0; stack < STACKS; stack++) {
    const at = `stacks[${stack}].back`;
    const district = s.districtOnTop(stack);
    const covered = uncovering && stack === s.stackDrawn;
    if (district < 0) {
      if (s.inStack(stack) > 0 && !covered) say(at, 'missing', { phase });
      continue;
    }
    if (s.stack[stack] === 0) say(at, 'empty-stack', { stack: stack + 1 });
    else if (covered) say(at, 'not-now', { phase });
    let shown = 0;
    for (let other = 0; other <= stack; other++) if (s.districtOnTop(other) === district) shown++;
    if (shown > s.unseenIn(district)) say(at, 'no-such-tile', { district: DISTRICTS[district] as string });
  }
  let unseen = 0;
  for (let tile = 0; tile < SPACES; tile++) if (s.tile[tile] === UNSEEN) unseen++;
  if (unseen < s.tilesLeft) say('unseen', 'too-few-unseen', { left: s.tilesLeft, unseen });
}

/** Every number lies on one space of the track, and no more tiles of it are about than there are (P-107). */
function checkTrack(s: ParisState, say: Say): void {
  let seen = 0;
  for (let space = 1; space <= BONUS_TILES; space++) {
    const tile = s.track[space] as number;
    if ((seen >> tile) & 1) say(`track[${space - 1}].tile`, 'tile-twice', { tile });
    seen |= 1 << tile;
  }
  for (let tile = 1; tile <= BONUS_TILES; tile++) {
    const count = copiesOf(s, tile);
    const most = copiesUsed(s.figures, tile, s.players);
    if (count > most) say('track', 'too-many-copies', { tile, count, most });
  }
}

/** The last end-game tile, which ends the game, is not taken while a building tile is left (P-701, P-705). */
function checkEnds(s: ParisState, say: Say): void {
  let inStack = 0;
  let unknown = 0;
  for (let tile = 0; tile < END_TILES; tile++) {
    const where = s.end[tile] as number;
    if (where === IN_STACK) inStack++;
    else if (where === UNKNOWN) unknown++;
    const seat = where >= USED ? where - USED : where - 1;
    if (where !== IN_STACK && where < OUT && seat >= s.players)
      say('endStack', 'not-number', { least: 1, most: 12, value: where });
  }
  if (s.endLeft < inStack || s.endLeft > inStack + unknown)
    say('endLeft', 'not-number', { least: inStack, most: inStack + unknown, value: s.endLeft });
  if (s.tilesLeft > 0 && s.endLeft === 0) say('endStack', 'end-tiles-missing', { left: s.tilesLeft });
}
