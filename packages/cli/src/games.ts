import type { Game, Json, Message, Settings, State, Words } from '@quayside/kernel';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import { leHavreCards } from './le-havre/cards.ts';
import { extremePositions, strongPositions } from './le-havre/rich.ts';
import { leHavreRounds } from './le-havre/rounds.ts';
import { leHavreWealth } from './le-havre/wealth.ts';
import type { Speaker } from './words.ts';

/** A card as `cards` shows it: what programs read, and what people read. */
export interface CardSheet {
  readonly entry: { readonly token: string; readonly set: string; readonly [field: string]: Json };
  /** Cells under the heads of the list. */
  readonly cells: readonly string[];
  readonly text: string;
}

export interface RoundSheet {
  readonly round: number;
  readonly food: number;
  readonly harvest: boolean;
  readonly town: 'none' | 'standard' | 'special';
  readonly ship: { readonly type: string; readonly value: number };
}

/** What a seat owns, in the order a summary shows it. */
export interface SeatSheet {
  readonly seat: Message;
  readonly score: number;
  readonly owns: readonly Message[];
}

/** A game as the command line knows it. */
export interface Shelf<S extends State = State> {
  readonly game: Game<S>;
  readonly words: Words<S>;
  readonly cardHeads: readonly { readonly key: string; readonly right?: boolean }[];
  cards(speaker: Speaker): readonly CardSheet[];
  rounds(settings: Settings): readonly RoundSheet[];
  wealth(state: S): readonly SeatSheet[];
  /** Late positions for the benchmark: as good players leave them, and with more on the table than play can bring about. */
  strong(): readonly Json[];
  extreme(): readonly Json[];
}

const GAMES: Readonly<Record<string, Shelf<never>>> = {
  'le-havre': {
    game: leHavre,
    words: leHavreWords,
    ...leHavreCards,
    rounds: leHavreRounds,
    wealth: leHavreWealth,
    strong: strongPositions,
    extreme: extremePositions,
  } as unknown as Shelf<never>,
};

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** The game of this name; callers check the name first. */
export const gameNamed = (name: string): Shelf => GAMES[name] as unknown as Shelf;
