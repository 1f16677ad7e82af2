import type { Message } from '@quayside/kernel';
import {
  cardMessage,
  GOOD_NAMES,
  goodsMessage,
  type LeHavreState,
  SHIP_TYPES,
  SHIPS,
  seatMessage,
  wealth,
} from '@quayside/le-havre';
import type { SeatSheet } from '../game-terminal.ts';

/** Francs, goods, loans, buildings and ships of each seat. */
export function leHavreWealth(state: LeHavreState): SeatSheet[] {
  return Array.from({ length: state.players }, (_, seat) => {
    const owns: Message[] = GOOD_NAMES.flatMap((_name, good) => {
      const amount = state.has(seat, good);
      return amount > 0 ? [goodsMessage(good, amount)] : [];
    });
    const loans = state.loansOf(seat);
    if (loans > 0) owns.push({ key: 'term.loans', args: { n: loans } });
    for (const index of state.table.cards.keys()) if (state.ownerOf(index) === seat) owns.push(cardMessage(index));
    for (const [ship, { type, value }] of SHIPS.entries()) {
      if (state.shipOwner[ship] !== seat) continue;
      const name: Message = { key: `ship.${SHIP_TYPES[type]?.name ?? ''}` };
      owns.push({ key: 'cli.ship-worth', args: { ship: name, value } });
    }
    return { seat: seatMessage(seat), score: wealth(state, seat).total, owns };
  });
}
