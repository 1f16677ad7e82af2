import type { Audit } from '@quayside/kernel';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  GOLD,
  KEYS,
  PLACES,
  placeName,
  RESERVE,
  RESOURCES,
  SEAT_NAMES,
  SPACES,
  spaceName,
  STACKS,
  TOKENS,
  TOKENS_EACH,
} from '../data/names.ts';
import { IN_STACK, LAID, OUT, type ParisState, UNKNOWN, UNSEEN, USED } from './state.ts';

/** What cannot be true of any state of a game from its set-up on. */
export function violations(s: ParisState): string[] {
  const found: string[] = [];
  for (let seat = 0; seat < s.players; seat++) checkSeat(s, seat, found);
  checkTokens(s, found);
  checkTiles(s, found);
  checkTrack(s, found);
  return found;
}

function checkSeat(s: ParisState, seat: number, found: string[]): void {
  const name = SEAT_NAMES[seat] as string;
  if (s.francsOf(seat) < 0) found.push(`${name} has ${s.francsOf(seat)} francs`);
  for (let place = 0; place < PLACES; place++) {
    if (s.keysAt(seat, place) > 0 && !s.stands(place))
      found.push(`${name} holds ${placeName(place)}, which does not stand`);
  }
  const all = (KEYS[s.players] as number) + RESERVE;
  const keys = keysOf(s, seat);
  if (keys > all) found.push(`${name} has ${keys} keys, more than ${all}`);
  if ((s.unused[seat] as number) & (s.used[seat] as number)) found.push(`${name} has a bonus tile both used and not`);
}

/** Six of each token: resources stay in the game, prestige only grows less. */
function checkTokens(s: ParisState, found: string[]): void {
  for (const [kind, name] of TOKENS.entries()) {
    const count = tokensOf(s, kind);
    if (count > TOKENS_EACH) found.push(`${count} ${name}, of ${TOKENS_EACH}`);
  }
}

function checkTiles(s: ParisState, found: string[]): void {
  for (let space = 0; space < SPACES; space++) {
    const tile = (s.space[space] as number) - 1;
    if (tile >= 0 && s.tile[tile] !== LAID) found.push(`${spaceName(tile)} lies on ${spaceName(space)} unseen`);
  }
  const unseen = [...s.tile].filter((each) => each === UNSEEN).length;
  if (unseen < s.tilesLeft) found.push(`${s.tilesLeft} tiles in the stacks, only ${unseen} unseen`);
  for (let stack = 0; stack < STACKS; stack++) {
    if (s.stack[stack] === 0 && s.back[stack] !== 0) found.push(`stack ${stack + 1} is empty and shows a back`);
  }
}

function checkTrack(s: ParisState, found: string[]): void {
  for (let tile = 1; tile <= BONUS_TILES; tile++) {
    const copies = copiesOf(s, tile);
    const all = s.figures.copies[tile]?.[s.players] as number;
    if (copies > all) found.push(`${copies} bonus tiles ${tile}, of ${all}`);
  }
  let inStack = 0;
  for (let tile = 0; tile < END_TILES; tile++) if (s.end[tile] === IN_STACK) inStack++;
  if (!s.end.includes(UNKNOWN) && inStack !== s.endLeft)
    found.push(`${inStack} end-game tiles in the stack, ${s.endLeft} counted`);
  if ([...s.end].some((where) => where > USED + s.players && where < OUT)) found.push('an end-game tile nowhere');
}

/** Tokens, keys and tiles are counted: between two states none may appear, and resources may not vanish. */
export function audit(s: ParisState): Audit {
  let before = counts(s);
  return {
    check() {
      const after = counts(s);
      const found = after.flatMap((now, i) => {
        const was = before[i] as number;
        if (now === was || (now < was && i > GOLD && i < TOKENS.length)) return [];
        return [`count ${i} went from ${was} to ${now}`];
      });
      before = after;
      return found;
    },
  };
}

/** Tokens of each kind anywhere, then keys of each seat anywhere, then bonus tiles anywhere. */
function counts(s: ParisState): number[] {
  const seats = Array.from({ length: s.players }, (_, seat) => keysOf(s, seat));
  let tiles = 0;
  for (let tile = 1; tile <= BONUS_TILES; tile++) tiles += copiesOf(s, tile);
  return [...TOKENS.map((_, kind) => tokensOf(s, kind)), ...seats, tiles];
}

/** All keys of a seat, wherever they are. */
export function keysOf(s: ParisState, seat: number): number {
  let keys = (s.hand[seat] as number) + (s.reserve[seat] as number) + (s.arc[seat] as number);
  for (let district = 0; district < DISTRICTS.length; district++) keys += s.banked(seat, district);
  for (let place = 0; place < PLACES; place++) keys += s.keysAt(seat, place);
  return keys;
}

/** All tokens of a kind: with the seats, beside spaces, in the supply. */
export function tokensOf(s: ParisState, kind: number): number {
  let count = kind < RESOURCES ? (s.supply[kind] as number) : 0;
  for (let seat = 0; seat < s.players; seat++) count += s.token(seat, kind);
  for (let space = 0; space < SPACES; space++) if (s.beside[space] === kind + 1) count++;
  return count;
}

/** All bonus tiles of a number: on the track and with the seats. */
export function copiesOf(s: ParisState, tile: number): number {
  let copies = s.copies[tile] as number;
  for (let seat = 0; seat < s.players; seat++) if (s.owned(seat, tile)) copies++;
  return copies;
}
