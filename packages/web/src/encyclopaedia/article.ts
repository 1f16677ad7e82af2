import type { Language, Message, State } from '@quayside/kernel';
import type { Texts } from '@quayside/speech';
import type { ReactElement } from 'react';
import type { SeatLabel } from '../game-ui.ts';

/** One figure of a thing: the key of what it is called, and the figure as the game draws it. */
export interface Fact {
  readonly name: string;
  readonly value: ReactElement;
}

/** Another thing that goes with this one, and why. */
export interface Neighbour {
  readonly article: string;
  readonly why: Message;
}

/** Where a thing is in a game that is being played. */
export interface Whereabouts {
  /** Whose it is; null: nobody's. */
  readonly seat: number | null;
  readonly where: Message;
  readonly more: readonly Message[];
}

/** All that is told of one thing of a game. What it does and what it costs comes from the data that the rules read. */
export interface Article<S extends State = State> {
  /** The last word of its address. */
  readonly id: string;
  /** The key of the heading it is listed under. */
  readonly kind: string;
  readonly name: Message;
  /** What it is, in a few words. */
  readonly about: readonly Message[];
  /** Small, in lists. */
  readonly mark: ReactElement;
  /** The figure people know it by: its value. */
  readonly figure: string | null;
  /** As wide as the page, 182 high. */
  readonly picture: ReactElement;
  readonly facts: readonly Fact[];
  readonly does: readonly Message[];
  /** A drawing of what it does, below the words. */
  readonly shown?: ReactElement;
  /** What should be known about these figures. */
  readonly note?: Message;
  /** The rules that make it clear, by their numbers. */
  readonly rules: readonly string[];
  /** How one gets it, and what it is good for. */
  readonly ways: readonly Message[];
  readonly uses: readonly Message[];
  readonly neighbours: readonly Neighbour[];
  where?(view: S, seats: readonly SeatLabel[]): Whereabouts | null;
}

/** Everything of a game that has an article, in the order in which it is listed. */
export interface Encyclopaedia<S extends State = State> {
  /** What is said only here. */
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly articles: readonly Article<S>[];
  /** What only one game has: cards that somebody made for it. */
  atTable?(view: S): readonly Article<S>[];
}
