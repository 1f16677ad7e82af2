import type { Options } from './options.ts';
import type { Random } from './random.ts';
import type { State } from './state.ts';

/** Who decides when no seat does. */
export const CHANCE = -1;
export const NOBODY = -2;
/** Somebody who watches and has no seat: `view`, `tokenSeenBy`, `reshuffle` and records take it where they take a seat. */
export const SPECTATOR = -3;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** Why something is not possible, as data: the rule it rests on, a stable reason, and the facts for the words. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** Tokens that played themselves just before, where the reason is the one that held before them. */
  readonly after?: readonly string[];
}

/** What is wrong with something that was read: the place in it, a stable reason and the facts for the words. */
export interface Problem {
  readonly at: string;
  readonly why: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const failure = (...problems: Problem[]): { readonly ok: false; readonly problems: readonly Problem[] } => ({
  ok: false,
  problems,
});

/** So many problems are told; the last one says how many more there are. */
export const MOST_PROBLEMS = 100;

/** A failure with all that was found wrong, or the beginning of it. */
export function failureOf(problems: readonly Problem[]): { readonly ok: false; readonly problems: readonly Problem[] } {
  if (problems.length <= MOST_PROBLEMS) return { ok: false, problems };
  const more: Problem = { at: '', why: 'more-problems', facts: { n: problems.length - MOST_PROBLEMS } };
  return { ok: false, problems: [...problems.slice(0, MOST_PROBLEMS), more] };
}

/** How a table is set: names of settings and their values, as they stand in a record's header. */
export type Settings = Readonly<Record<string, string>>;

/** One setting of a game: its default and the values it takes. */
export interface SettingRule {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  /** Written into every header, even with its default. */
  readonly always?: boolean;
  /**
   * Where a setting takes more than can be listed: a value that is not among `values`, as headers have it, or what is wrong with it, in
   * the game's own words. `settings` are all of them, as they were given.
   */
  readonly read?: (value: string, settings: Settings) => Outcome<string>;
  /** Then those of all its values that a form offers; each can be read with whatever settings. */
  readonly offered?: readonly string[];
  /** Does it make no difference beside the others, all of which are given? Then nobody has to be asked. */
  readonly idle?: (settings: Settings) => boolean;
}

/**
 * The contract between a game's rules and everybody who plays it.
 *
 * Everything that happens is one option chosen at one decision. `options` and `apply` make no objects. Steps with a single
 * option are played inside `apply`, so a decision that is offered is a real one.
 */
export interface Game<S extends State> {
  readonly id: string;
  /** Grows whenever an old record would play differently. */
  readonly rules: number;
  readonly settings: readonly SettingRule[];
  /** No game takes more decisions than this. */
  readonly longest: number;
  /** Grows whenever the bytes of a state mean something else than before; names and places of its fields are watched besides. */
  readonly layout: number;

  blank(): S;
  /** The state before the first decision. The settings are whole and their values known: see `settingsFor`. */
  setup(settings: Settings, random: Random): S;

  /** The settings this state was set up with. */
  settingsOf(state: S): Settings;
  seatsOf(state: S): readonly string[];
  /** The seat that decides, CHANCE, or NOBODY when the game is over. */
  mover(state: S): number;
  options(state: S, out: Options): void;
  apply(state: S, option: number): void;
  /** The option that takes none of what is asked for now ("burn no coal"), or -1: hand-written moves may leave it out. */
  none(state: S): number;
  /** How likely an option of chance is against the others: a whole number. */
  weight(state: S, option: number): number;

  /** Tells every step as it is played, forced ones too (chance as CHANCE); null stops it. For logs, not for searches. */
  listen(state: S, listener: Listener | null): void;
  /** Is a forced step worth a word in a record? */
  worthTelling(option: number): boolean;

  /** What another seat may do now although it is not asked. */
  interjections(state: S, seat: number, out: Options): void;
  interject(state: S, seat: number, option: number): void;

  /** The name of the line this decision belongs to in a record ("14.3 blue"), and the seat whose line it is. */
  line(state: S): string;
  lineSeat(state: S): number;

  token(option: number): string;
  /** The option a token means, or -1: a matter of words alone, not of what is legal. */
  parse(token: string): number;

  /** Writes what `seat` may know of `state` into `into`; that is a state too, and can be played on. A SPECTATOR knows what all do. */
  view(state: S, seat: number, into: S): void;
  /** Changes at random everything that `seat` cannot know. For the leak test. */
  reshuffle(state: S, seat: number, random: Random): void;
  /** The token of an option played by `mover` as `seat` gets to see it. */
  tokenSeenBy(state: S, option: number, seat: number): string;

  /** Why the mover (or, for an interjection, `seat`) cannot play this token now; null when it can. Nobody else is ever answered null. */
  explain(state: S, seat: number, token: string): Refusal | null;

  toPosition(state: S): JsonObject;
  fromPosition(position: Json): Outcome<S>;

  /** The score of each seat, final once the game is over. */
  scores(state: S): readonly number[];
  winners(state: S): readonly number[];

  /** What cannot be true of any state (cards in two places, debts, wrong sums); empty when all is well. */
  violations(state: S): readonly string[];
  /** Starts to note every flow from and to the supply, and says what did not add up since it was last asked. */
  audit(state: S): Audit;
}

export type Listener = (seat: number, option: number) => void;

export interface Audit {
  /** What did not add up since the last call. */
  check(): readonly string[];
}
