import type { Language, Message, Outcome, Problem, Settings } from '@quayside/kernel';
import type { Texts } from '@quayside/speech';
import type { ComponentType } from 'react';

/** A card that is being made: every change is a whole new card. */
export interface MakingProps<C> {
  readonly card: C;
  readonly onChange: (card: C) => void;
}

/** One figure of a card beside what is usual for the others. */
export interface ReportFigure {
  readonly id: string;
  readonly value: Message;
  readonly name: Message;
  readonly others: Message;
}

/** Something to think about before the card is played with: it advises and forbids nothing. */
export interface ReportLamp {
  readonly id: string;
  readonly name: Message;
  readonly on: boolean;
  readonly why: Message | null;
}

/** What came of games that bots played with a card. */
export interface Report {
  readonly games: number;
  readonly figures: readonly ReportFigure[];
  /** One measure of the card among the same of all others. */
  readonly among: { readonly title: Message; readonly own: number; readonly others: readonly number[] } | null;
  readonly lamps: readonly ReportLamp[];
  readonly verdict: Message;
  readonly rank: Message;
}

/** Games under way; `stop` ends them at once. */
export interface Trial {
  readonly done: Promise<Report | null>;
  stop(): void;
}

/** What a game lets people make for it: cards of their own, by choosing from its vocabulary. */
export interface Workshop<C = unknown> {
  /** What is said only here. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** Longer is no card. */
  readonly longest: number;
  /** How many a table can have. */
  readonly most: number;
  /** What somebody begins with. */
  readonly blank: C;
  readonly examples: readonly C[];
  read(text: string): Outcome<C>;
  /** The one text of a card: it is what travels. */
  write(card: C): string;
  /** What is wrong with it as it is now: while there is anything, it is neither kept nor played with. */
  problems(card: C): readonly Problem[];
  /** '' where it has none in this language. */
  nameIn(card: C, language: Language): string;
  noteIn(card: C, language: Language): string;
  /** What it is known by beside its name: its value. */
  figure(card: C): string;
  /** What it does, made from its data. */
  does(card: C): readonly Message[];
  readonly Mark: ComponentType<{ readonly card: C; readonly size?: number }>;
  /** Everything that is chosen. */
  readonly Form: ComponentType<MakingProps<C>>;
  /** The card as it lies on a table, large; what is drawn on it can be moved. */
  readonly Face: ComponentType<MakingProps<C>>;
  /** What its picture is put together from. */
  readonly Parts: ComponentType<MakingProps<C>>;
  /** Is it in the game at a table with these settings? */
  plays(card: C, settings: Settings): boolean;
  /** What is not as usual at a table with these cards, besides what was chosen for it. */
  settings(cards: readonly C[], chosen: Settings): Settings;
  /** Bots play with the card, elsewhere, and it is told how that went. */
  trial?(card: C, onProgress: (share: number) => void): Trial;
}
