import type { Game, Options, Random, State } from '@quayside/kernel';
import type { Ending } from './ending.ts';
import type { NetInputs } from './net/inputs.ts';
import type { Ways } from './ways.ts';

/**
 * What a player knows of a game besides its rules: which options deserve a look, what a position is described by, and what
 * may lie behind a screen. It reads the state it is given and nothing else, and makes no objects while playing.
 */
export interface Insight<S extends State> {
  readonly game: Game<S>;

  seats(state: S): number;
  /** The kinds of table whose games are valued apart from each other, and which of them a state belongs to. */
  readonly tables: readonly string[];
  table(state: S): number;

  /** The names of the numbers that describe a seat's position. */
  readonly features: readonly string[];
  /** The features that are never bad to have: their weights stay above zero, so that more is never valued less. */
  readonly welcome: ReadonlySet<string>;
  /** What is known of weights beforehand, whatever self-play seems to teach: the least and the most. */
  readonly limits: Readonly<Record<string, readonly [number, number]>>;
  describe(state: S, seat: number, out: Float64Array): void;
  /** What a learned value reads, where there is one. */
  readonly inputs?: NetInputs<S>;
  /** How much of the game a seat has before it, in turns of its own: what weights depend on. */
  clock(state: S, seat: number): number;

  /** A number that is another one once the turn of whoever is active is over. */
  turn(state: S): number;
  /** Does a turn stand at its main choice, so that positions can be compared here? */
  atRest(state: S): boolean;
  /** What an option brings at first sight, in points: for finishing a turn quickly, not for choosing well. */
  firstGuess(state: S, option: number): number;

  /** The options worth searching: never none, always a part of `all`, without dominated payments and silly amounts. */
  searchOptions(state: S, all: Options, out: Options): void;
  /**
   * The ways worth searching, where what belongs together is better thought of together; false where each option worth searching
   * is a way by itself.
   */
  ways?(state: S, all: Options, out: Ways): boolean;
  /** Puts something likely where a seat's view has nothing: for a search to go on from. */
  imagine(view: S, seat: number, random: Random): void;
  /** How the last part of the game can be looked through whole, where somebody knows how. */
  readonly ending?: Ending<S>;
}
