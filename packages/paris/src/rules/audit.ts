import type { Audit } from '@quayside/kernel';
import { BONUS_TILES, DISTRICTS, GOLD, PLACES, RESOURCES, SPACES, TOKENS } from '../data/names.ts';
import type { ParisState } from './state.ts';

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
