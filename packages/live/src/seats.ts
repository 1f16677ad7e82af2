import type { Bot, LevelName } from '@quayside/bots';
import { LEVEL_NAMES } from '@quayside/bots/levels';

/** Who plays a seat: a person, a bot of a level, or chance. */
export type Sitter = 'person' | Bot;

/** Everybody but people, the weakest first. */
export const BOT_SITTERS: readonly Bot[] = [...LEVEL_NAMES, 'random'];

export interface Seat {
  readonly sitter: Sitter;
  /** How a person wants to be called; '' where the seat's colour will do. */
  readonly name: string;
  /** The bot that plays for a person for a while. */
  readonly standIn: LevelName | null;
}

/** A seat with somebody in it who plays it. */
export const seated = (sitter: Sitter, name = ''): Seat => ({ sitter, name, standIn: null });

/** The bot that plays a seat now; null where a person does. */
export function botOf({ sitter, standIn }: Seat): Bot | null {
  return sitter === 'person' ? standIn : sitter;
}
