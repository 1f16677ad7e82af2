import type { Language, State } from '@quayside/kernel';
import type { Screen } from './screen.ts';

/** What a game shows of itself in the terminal: it draws views and words, and knows no rules. */
export interface TerminalUI {
  /** What this game adds to the words that can be typed, each with the key of what it means. */
  readonly help: Help;
  /** Settings that are asked for when a game begins without a word, besides the number of players. */
  readonly asks: readonly string[];
  /** Do the table and the hand show what only their seat may see? Then nobody else looks at them. */
  readonly tellsSecrets: boolean;
  /** How a table calls things that only it has, by the keys of their names: cards that somebody made. */
  names?(state: State, language: Language): Readonly<Record<string, string>>;
  /** The whole table as a seat may see it. `sitters` says who plays each seat, in words. */
  board(view: State, seat: number, sitters: readonly string[], screen: Screen): string[];
  /** What a seat has, in a line or two: enough between two steps of a turn. */
  hand(view: State, seat: number, screen: Screen): string[];
  /** The groups in which options are listed, in this order; their names are the texts `play.group.<group>`. */
  readonly groups: readonly string[];
  group(option: number): string;
  /** What an option leads to besides its own words: the text of a building. */
  note(view: State, option: number, screen: Screen): string;
  /** Does this option merely begin a turn? */
  opens(option: number): boolean;
  /** Does an empty line mean this option? Only what merely goes on. */
  goesOn(option: number): boolean;
  /** Pages that are shown when they are asked for by name; null when the page has nothing for these words. */
  readonly pages: Readonly<Record<string, Page>>;
  /** Words for a page that needs some. */
  readonly pageExample: string;
  /** What the seat knows and others do not, in words. */
  secrets(view: State, seat: number, screen: Screen): string[];
  /** How a line of the record is called in the story: "3.end" is the end of round 3. */
  lineName(label: string, screen: Screen): string;
  /** What the signs on the board mean. */
  signs(screen: Screen): string[];
  /** Names that may be typed in part. */
  readonly lexicon: readonly string[];
  /** The end of a game: every part of everybody's score, and who won. */
  result(state: State, screen: Screen): string[];
}

export interface Help {
  /** Moves as one might type them: by their words, and several in one line. */
  readonly example: string;
  readonly several: string;
  readonly words: readonly HelpRow[];
  /** What concerns several people at one keyboard. */
  readonly together: readonly HelpRow[];
}
export type HelpRow = readonly [typed: string, key: string];

export type Page = (view: State, words: string, screen: Screen) => string[] | null;
