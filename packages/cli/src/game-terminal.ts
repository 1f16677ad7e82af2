import type { GameBots } from '@quayside/bots';
import type {
  Game,
  GameFacts,
  Json,
  JsonObject,
  Language,
  Message,
  Outcome,
  Problem,
  Settings,
  State,
  Words,
} from '@quayside/kernel';
import type { Texts } from '@quayside/speech';
import type { TerminalUI } from './play/terminal-ui.ts';
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

/** A heading of a list: the key of its words, and whether numbers stand under it. */
export interface Head {
  readonly key: string;
  readonly right?: boolean;
}

/** A round as `rounds` shows it: what programs read, and cells under the heads of the list. */
export interface RoundSheet {
  readonly entry: { readonly [field: string]: Json };
  readonly cells: readonly string[];
}

/** The round cards of a game. */
export interface RoundList {
  readonly heads: readonly Head[];
  sheets(settings: Settings, speaker: Speaker): readonly RoundSheet[];
}

/** What a seat owns, in the order a summary shows it. */
export interface SeatSheet {
  readonly seat: Message;
  readonly score: number;
  readonly owns: readonly Message[];
}

/** Games of bots that say how the cards fare, one at a time. */
export interface CardGames {
  readonly played: number;
  playOne(): void;
  readonly heads: readonly Head[];
  /** Each card: what programs read, and cells under the heads. */
  sheets(speaker: Speaker): readonly RoundSheet[];
}

/** A card that somebody made, or a printed one: what is said of it, and the games it is tried in. */
export interface OwnCard {
  /** As it is written in a record. */
  readonly written: string;
  readonly entry: { readonly [field: string]: Json };
  lines(speaker: Speaker): readonly string[];
  trial(bot: string, games: number): CardTrialGames;
}

/** A card's trial. */
export interface CardTrialGames {
  playOne(): void;
  readonly entry: { readonly [field: string]: Json };
  lines(speaker: Speaker): readonly string[];
}

/** The figure sheet a game is played with, where its printed figures are not all known. */
export interface FigureSheet {
  /** The whole sheet as JSON, as one may copy and correct it. */
  readonly json: string;
  lines(speaker: Speaker): string[];
  /** The game with somebody else's sheet, and what in it contradicts what is known. */
  read(sheet: Json): Outcome<{ readonly game: GameTerminal; readonly contradictions: readonly Problem[] }>;
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

/** All of a game that is the command line's: what the game's folder of this package answers. */
export interface GameTerminal<S extends State = State> {
  readonly facts: GameFacts;
  readonly game: Game<S>;
  readonly words: Words<S>;
  readonly bots: GameBots<S>;
  /** What only this game says in the terminal. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** How it is played in the terminal. */
  readonly ui: TerminalUI;
  readonly cardHeads: readonly Head[];
  /** The key of a word under the whole list. */
  readonly cardNote?: string;
  cards(speaker: Speaker): readonly CardSheet[];
  /** How cards fare when bots play; only where not all of them are in every game. */
  readonly cardGames?: (bot: string) => CardGames;
  /** The card of a file's text, or the printed one of this token; only where people may make cards. */
  readonly ownCard?: (text: string) => Outcome<OwnCard>;
  /** What such a file may hold, as a JSON Schema. */
  readonly cardSchema?: () => JsonObject;
  readonly printedCard?: (token: string) => OwnCard | null;
  /** The settings of a table with these cards, each as it is written: what else must be said is chosen here. */
  readonly tableWith?: (cards: readonly string[]) => Settings;
  /** A value of a setting as people should read it; null where it is its own word. */
  readonly shownSetting?: (name: string, value: string, speaker: Speaker) => string | null;
  /** Only where there are round cards. */
  readonly rounds?: RoundList;
  wealth(state: S): readonly SeatSheet[];
  /** Only where figures may be corrected. */
  readonly sheet?: FigureSheet;
  readonly bench: BenchPlan;
}

/** The names of games, as they are typed. */
export const namesOf = (games: readonly GameTerminal[]): readonly string[] => games.map(({ facts }) => facts.id);

/** The game of this name; callers check the name first. */
export const gameNamed = (games: readonly GameTerminal[], name: string): GameTerminal =>
  games.find(({ facts }) => facts.id === name) as GameTerminal;
