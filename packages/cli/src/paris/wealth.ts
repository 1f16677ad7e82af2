import type { Message } from '@quayside/kernel';
import {
  BONUS_TILES,
  count,
  DISTRICTS,
  districtMessage,
  KINDS_OF_TOKEN,
  type ParisState,
  PLACES,
  placeMessage,
  seatMessage,
  tokensMessage,
} from '@quayside/paris';
import type { SeatSheet } from '../game-terminal.ts';

const counted = (key: string, n: number): Message[] => (n > 0 ? [{ key, args: { n } }] : []);

/** Francs, keys behind the screen, tokens, where the other keys stand, and tiles of each seat. */
export function parisWealth(s: ParisState): SeatSheet[] {
  return Array.from({ length: s.players }, (_, seat) => ({
    seat: seatMessage(seat),
    score: count(s, seat).total,
    owns: [
      { key: 'paris.francs', args: { n: s.francsOf(seat) } },
      ...counted('cli.paris.keys', s.hand[seat] as number),
      ...Array.from({ length: KINDS_OF_TOKEN }, (_kind, kind) => [kind, s.token(seat, kind)] as const).flatMap(
        ([kind, n]) => (n > 0 ? [tokensMessage(kind, n)] : []),
      ),
      ...(s.arc[seat] ? [{ key: 'paris.arc' }] : []),
      ...DISTRICTS.flatMap((_name, district) =>
        s.banked(seat, district) ? [{ key: 'paris.bank', args: { district: districtMessage(district) } }] : [],
      ),
      ...Array.from({ length: PLACES }, (_place, place) => place).flatMap((place) =>
        Array.from({ length: s.keysAt(seat, place) }, () => placeMessage(s, place)),
      ),
      ...Array.from({ length: BONUS_TILES }, (_tile, i) => i + 1).flatMap((n) =>
        s.holds(seat, n) ? [{ key: 'paris.tile', args: { n } }] : [],
      ),
    ],
  }));
}
