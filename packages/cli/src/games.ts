import type { GameBots } from '@quayside/bots';
import type { Game, Json, Message, Outcome, Problem, Settings, State, Words } from '@quayside/kernel';
import { leHavreShelf } from './le-havre/shelf.ts';
import { standardParis } from './paris/shelf.ts';
import type { Speaker } from './words.ts';

/** A card as `cards` shows it: what programs read, and what people read. */
export interface CardSheet {
  readonly entry: { readonly [field: string]: Json };
  /** Words it is found by besides those that are shown. */
  readonly names: readonly string[];
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

/** The figure sheet a game is played with, where its printed figures are not all known. */
export interface FigureSheet {
  /** The whole sheet as JSON, as one may copy and correct it. */
  readonly json: string;
  lines(speaker: Speaker): string[];
  /** The game with somebody else's sheet, and what in it contradicts what is known. */
  read(sheet: Json): Outcome<{ readonly shelf: Shelf; readonly contradictions: readonly Problem[] }>;
}

/** What the benchmark plays and what it hopes for. */
export interface BenchPlan {
  /** The settings whose speed is measured; usual where nothing is said. */
  readonly settings: Settings;
  /** The settings whose every combination is in the corpus. */
  readonly vary: readonly string[];
  readonly decisions: number;
  /** The settings at which the search is measured, and the simulations a second that it should do. */
  readonly search: { readonly settings: Settings; readonly simulations: number };
  readonly stateBytes: number;
  /** Late positions: as good players leave them, and with more on the table than play can bring about. */
  strong(): readonly Json[];
  extreme(): readonly Json[];
}

/** A game as the command line knows it. */
export interface Shelf<S extends State = State> {
  readonly game: Game<S>;
  readonly words: Words<S>;
  readonly bots: GameBots<S>;
  readonly cardHeads: readonly { readonly key: string; readonly right?: boolean }[];
  cards(speaker: Speaker): readonly CardSheet[];
  /** Only where there are round cards. */
  readonly rounds?: (settings: Settings) => readonly RoundSheet[];
  wealth(state: S): readonly SeatSheet[];
  /** Only where figures may be corrected. */
  readonly sheet?: FigureSheet;
  readonly bench: BenchPlan;
}

const GAMES: Readonly<Record<string, Shelf>> = { 'le-havre': leHavreShelf, paris: standardParis };

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);
/** The one that is meant where nothing is said. */
export const USUAL_GAME = 'le-havre';

/** The game of this name; callers check the name first. */
export const gameNamed = (name: string): Shelf => GAMES[name] as Shelf;
