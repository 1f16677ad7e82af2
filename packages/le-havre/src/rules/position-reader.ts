import { type Json, Reader, shown } from '@quayside/kernel';
import { cardOf, slugOf } from '../data/cards.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { BOX, LeHavreState, OUT } from './state.ts';

/** Reads a position into a state: cards and ships are put somewhere once. */
export class PositionReader extends Reader {
  readonly s = new LeHavreState();

  card(value: Json | undefined, at: string): number {
    const named = typeof value === 'string' ? cardOf(value) : -1;
    const index = named < this.s.table.cards.length ? named : -1;
    if (index < 0) this.say(at, 'no-card', { value: shown(value ?? null) });
    return index;
  }

  /** Puts a card somewhere, once. */
  place(value: Json | undefined, at: string, where: number): number {
    const index = this.card(value, at);
    if (index < 0) return -1;
    if (this.s.owner[index] !== OUT) {
      this.say(at, 'card-twice', { card: slugOf(index) });
      return -1;
    }
    this.s.owner[index] = where;
    return index;
  }

  /** A card that is in a hand, and nowhere else; in the box it is where nothing else is said of it. */
  inHand(value: Json | undefined, at: string): number {
    const index = this.card(value, at);
    if (index < 0 || this.s.owner[index] === OUT || this.s.owner[index] === BOX) return index;
    this.say(at, 'card-twice', { card: slugOf(index) });
    return -1;
  }

  /** Puts a ship somewhere: "iron-6", or the twin "wooden-2:S03", or simply the first "wooden-2" that is free. */
  ship(value: Json | undefined, at: string, where: number): number {
    const [name, code] = typeof value === 'string' ? value.split(':') : [];
    const matches = SHIPS.flatMap(({ type, value: worth }, ship) => {
      const named = `${SHIP_TYPES[type]!.name}-${worth}` === name;
      return named && (code === undefined || code === `S${String(ship + 1).padStart(2, '0')}`) ? [ship] : [];
    });
    if (matches.length === 0) {
      this.say(at, 'no-ship', { value: shown(value ?? null) });
      return -1;
    }
    const free = matches.find((ship) => this.s.shipOwner[ship] === OUT) ?? -1;
    if (free < 0) this.say(at, 'ship-taken', { ship: name as string });
    else this.s.shipOwner[free] = where;
    return free;
  }
}
