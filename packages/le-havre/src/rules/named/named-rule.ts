import type { Message, Options, Played, Refusal } from '@quayside/kernel';
import type { Kind } from '../option.ts';
import type { Phase } from '../phases.ts';
import { refusal } from '../refusal.ts';
import type { LeHavreState, VisitField } from '../state.ts';
import { Why } from '../why.ts';

/** What comes after a choice inside a building. */
export const Next = {
  /** The rule asks for more. */
  ASK: 0,
  /** What has become due is paid, then the rule finishes. */
  SETTLE: 1,
  /** The action is done. */
  DONE: 2,
  /** The disc has moved on to another building, which is entered. */
  ENTER: 3,
  /** The disc is in front of a building that was put up just now, which is used at once. */
  FRESH: 4,
} as const;
export type Next = (typeof Next)[keyof typeof Next];

/** Why a seat could not pay for and use a building, wherever its disc is; `depth` keeps nested tries apart. */
export type Afford = (s: LeHavreState, seat: number, card: number, depth: 0 | 1) => Why;

/** What a good is worth at first sight. */
export type Price = (s: LeHavreState, good: number) => number;

/** Something on the table that a choice is about: the page shows it there. */
export type Thing =
  | { readonly offer: number }
  | { readonly card: number }
  | { readonly shipPile: number }
  | { readonly ship: number; readonly value: number };

/** One kind of choice that a named rule asks for. */
export interface Choice {
  /** What choosing this means here and now. */
  message(s: LeHavreState, argument: number): Message;
  /** What is told once it is played; what is told of somebody who does nothing is nothing. */
  told(played: Played<LeHavreState>, argument: number): readonly Message[];
  /** What it brings at first sight, in francs. */
  firstGuess(s: LeHavreState, argument: number, price: Price): number;
  /** Why this one cannot be chosen where others of its kind can; with `explains`, in its building in any case. */
  refused(s: LeHavreState, argument: number, token: string): Refusal;
  readonly explains: boolean;
  /** Why there is nothing of the kind outside its building. */
  readonly elsewhere: readonly [rule: string, why: string];
  /** What on the table it is about. */
  things(s: LeHavreState, argument: number): readonly Thing[];
  /** One piece of a payment, a cargo or a sum that are planned together; how much of it, where it has an amount. */
  readonly isPart: boolean;
  readonly amount: ((argument: number) => number) | null;
}

/** A choice, with what most of them have in common. */
export const choice = (own: Pick<Choice, 'message' | 'told' | 'firstGuess'> & Partial<Choice>): Choice => ({
  refused: (_s, _argument, token) => refusal('L-202', 'not-possible', { token }),
  explains: false,
  elsewhere: ['L-202', 'not-asked'],
  things: () => [],
  isPart: false,
  amount: null,
  ...own,
});

/** The rule of a card that no vocabulary catches: everything that anybody must know of it. */
export interface NamedRule {
  /** Why a seat would find nothing to do here, or OK. */
  whyNot(s: LeHavreState, seat: number, card: number, afford: Afford): Why;
  /** What happens without a choice. Null where something is asked. */
  readonly atOnce: ((s: LeHavreState) => void) | null;
  /** Done after the card's other actions and no reason to come; true when it asks something. */
  readonly besides: ((s: LeHavreState) => boolean) | null;
  /** What is asked in the phases of its own. */
  options(s: LeHavreState, out: Options, afford: Afford): void;
  play(s: LeHavreState, kind: Kind, argument: number): Next;
  /** Everything is paid: it takes effect. */
  finish(s: LeHavreState): Next;
  /** Goods that may come out of the building and go into it, besides the fee. */
  readonly flows: { readonly from: readonly number[]; readonly into: readonly number[] };
  readonly choices: Readonly<Partial<Record<Kind, Choice>>>;
  /** The closer rule behind a reason. */
  readonly because: Readonly<Partial<Record<Why, string>>>;
  /** Francs that are paid inside, besides the fee. */
  readonly charge: number;
  /** The phases of an unfinished visit, and what is remembered in each besides how far the visit is. */
  readonly remembers: Readonly<Partial<Record<Phase, readonly VisitField[]>>>;
  /** Something remembered that cannot be so; null when all is well. */
  wrong(s: LeHavreState): VisitField | null;
}

/** A rule, with what most of them have in common: all have the same shape, which keeps calling them fast. */
export const namedRule = (own: Pick<NamedRule, 'whyNot' | 'flows'> & Partial<NamedRule>): NamedRule => ({
  atOnce: null,
  besides: null,
  options: () => {},
  play: () => Next.DONE,
  finish: () => Next.DONE,
  choices: {},
  because: {},
  charge: 0,
  remembers: {},
  wrong: () => null,
  ...own,
});
