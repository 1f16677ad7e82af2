import type { LevelName, Thought } from '@quayside/bots';
import type { Refusal } from '@quayside/kernel';
import type { SeatEvent } from './events.ts';

/** What every command of a seat may say besides what it wants. */
interface Sent {
  readonly seat: number;
  /** The number of the last event that whoever sends it has seen. Where more has happened since, nothing is done. */
  readonly after?: number;
  /** Made by whoever sends it. What is sent again under the same id is answered again, and not done twice. */
  readonly id?: string;
}

/** What a seat may want of a table. */
export type SeatCommand = Sent &
  (
    | { readonly kind: 'play'; readonly tokens: readonly string[] }
    /** Something a seat does although another one is asked. */
    | { readonly kind: 'interject'; readonly token: string }
    /** The turn that was just played stands. */
    | { readonly kind: 'confirm' }
    /** Takes back the last step, or all of this turn that can be. */
    | { readonly kind: 'undo'; readonly all?: boolean }
    /** Takes back this seat's last turn and all that others played since; only where the table allows it. */
    | { readonly kind: 'take-back' }
    /** Allows a lone person among bots to take whole turns back. What was taken back is counted, and stays in the record. */
    | { readonly kind: 'allow-take-back'; readonly on: boolean }
    /** Lets a bot play for a person for a while; null: the person plays again. */
    | { readonly kind: 'stand-in'; readonly level: LevelName | null }
    /** Shall a turn that is over wait for a word, or go on by itself? */
    | { readonly kind: 'confirm-turns'; readonly on: boolean }
    | { readonly kind: 'ask-hint' }
    | { readonly kind: 'dismiss-hint' }
  );

/** What comes of thinking that the table asked for; `at` is the moment it was asked for. Later than that nobody wants it. */
export type ThoughtCommand =
  | { readonly kind: 'thought'; readonly at: number; readonly option: number }
  /** Null: thinking failed. */
  | { readonly kind: 'advice'; readonly at: number; readonly thought: Thought | null };

export type Command = SeatCommand | ThoughtCommand;

/** Why the table does not do something, besides the rules of its game. */
export type Reason =
  /** More has happened than whoever sent it knew. */
  | 'stale'
  | 'no-such-seat'
  /** A bot plays this seat. */
  | 'bot-plays'
  /** The table waits for something else. */
  | 'not-asked'
  /** The turn ends, or chance decides, before all of it is played. */
  | 'turn-over'
  /** The game refuses it. */
  | 'rule'
  | UndoRefusal;

/** Why something cannot be taken back: there is nothing, it showed something hidden, or somebody else has played since. */
export type UndoRefusal = 'nothing' | 'seen' | 'other';

/** Nothing was done, and why. */
export interface Refused {
  readonly done: false;
  readonly why: Reason;
  /** The token that cannot be played, and the game's own reason. */
  readonly token?: string;
  readonly refusal?: Refusal;
  /** What is new, where the command was stale. */
  readonly since?: readonly SeatEvent[];
}

/** Done: with the number of the last event, as the seat counts them. */
export type Answer = { readonly done: true; readonly number: number } | Refused;

export const refused = (why: Reason): Refused => ({ done: false, why });

export const ruledOut = (token: string, refusal: Refusal): Refused => ({ done: false, why: 'rule', token, refusal });
