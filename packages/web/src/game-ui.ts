import type { Chapter, Deed, Game, Language, Message, SettingRule, Settings, State, Words } from '@quayside/kernel';
import type { Texts } from '@quayside/speech';
import type { ComponentType, ReactElement } from 'react';
import type { Encyclopaedia } from './encyclopaedia/article.ts';
import type { DeedKind } from './end/figures.ts';
import type { SeatColour } from './icons/seat-colour.ts';
import type { Way } from './table/choosing.ts';
import type { PlanRow } from './table/plan.ts';
import type { Workshop } from './workshop/workshop.ts';

/** One thing of which a seat has more or less than before. */
export interface Gain {
  readonly key: string;
  readonly icon: ReactElement;
  readonly amount: number;
  /** The thing in words, with its amount. */
  readonly words: Message;
  /** It is one of its kind and called by its name: what comes by itself is named before the button is pressed. */
  readonly named?: true;
  /** It depends on a choice among things that comes later: something like it, not just this. */
  readonly open?: boolean;
}

/** Something that a payment takes, and what it is worth: of several payments the cheapest is proposed. */
export interface Paid extends Gain {
  readonly price: number;
}
/** What an option takes as a payment or a piece of one. Pieces for the same thing in a row are one payment. */
export interface Piece {
  readonly due: string;
  readonly paid: readonly Paid[];
}

/** Something that travels over the table: from one place to another, both as `data-place` names them. */
export interface Movement {
  readonly icon: ReactElement;
  readonly from: string;
  readonly to: string;
}

/** What was done at a place, short enough to be pinned there: "took 7". */
export interface Pin {
  readonly place: string;
  readonly words: Message;
}

/** What is drawn of a seat: whose it is and who plays it. */
export interface SeatLabel {
  readonly seat: number;
  /** The colour of the seat, as records name it. */
  readonly colour: string;
  readonly name: string;
  /** Who plays it, in words, where that is not the name itself ("Captain"). */
  readonly role: string | null;
}

/** Something that stands in a street. */
export interface InStreet {
  readonly name: string;
  readonly street: number;
  /** Two such things share a plot. */
  readonly half?: boolean;
}
/** A plot of a street, from 0; a half is the lower half of one. */
export interface Plot {
  readonly street: number;
  readonly at: number;
}

export interface ViewProps<S extends State> {
  /** What the viewer may know, at the moment that is looked at. */
  readonly view: S;
  /** The seat through whose eyes the table is seen. */
  readonly viewer: number;
  readonly seats: readonly SeatLabel[];
  /** Where things stand in their streets, by the names that `GameUI.inStreets` gives them: each keeps its plot. */
  readonly plots?: ReadonlyMap<string, Plot>;
}
export interface SeatProps<S extends State> extends ViewProps<S> {
  readonly seat: number;
}

/** One picture of a moment, with what happened in it. */
export interface MomentPanel {
  readonly id: string;
  readonly picture: ReactElement;
  readonly title: Message;
  readonly deeds: readonly Deed[];
}
/** Something that concerns everybody and is shown in pictures. */
export interface ShownMoment {
  readonly title: Message;
  readonly panels: readonly MomentPanel[];
}

export interface SlipHeadProps<S extends State> extends ViewProps<S> {
  readonly place: string;
  readonly way: Way | null;
}
export interface SlipBodyProps<S extends State> extends SlipHeadProps<S> {
  /** All options that will be played, and the decisions among them after those of the way. */
  readonly path: readonly number[];
  readonly rows: readonly PlanRow<S>[];
  /** Other choices for the decisions, from the first one on. */
  readonly onChoices: (options: readonly number[]) => void;
}
export interface TrayProps<S extends State> extends ViewProps<S> {
  readonly ways: readonly Way[];
  readonly chosen: Way | null;
  readonly onChoose: (way: Way) => void;
}

/** A part of the table that has a page of its own where the screen is narrow. */
export interface Section<S extends State> {
  readonly id: string;
  /** The icon of its tab, and the key of its name. */
  readonly icon: ReactElement;
  readonly name: string;
  readonly Part: ComponentType<ViewProps<S>>;
}

/** One row of the sheet at the end: a category, and what each seat has of it. */
export interface ScoreRow {
  readonly id: string;
  readonly icon: ReactElement | null;
  readonly words: Message;
  readonly points: readonly number[];
}

/** A thing as it is shown beside how often: a picture, words, or both. */
export interface ShownThing {
  readonly icon: ReactElement | null;
  readonly words: Message;
}

/** A kind of deed with its picture. Its name is the text `web.deed.<id>`. */
export interface ShownDeed extends DeedKind {
  icon(colour: SeatColour): ReactElement;
  /** How the thing it was done with most is shown; without it the number says it all. */
  readonly shows?: (thing: string) => ShownThing | null;
  /** Show everything it was done with, not only the most frequent. */
  readonly all?: true;
}

/** Something that is explained when it is first met. Its texts are `guide.<game>.<id>.name` and `guide.<game>.<id>.text`. */
export interface GuideThing<S extends State> {
  readonly id: string;
  /** Where it lies if it is met now, as the name of a place; null: it is not. `asked` is what is chosen, then all that can be. */
  place(view: S, viewer: number, asked: readonly number[]): string | null;
  /** Does this try it out? It is told where such an option is sensible, and whoever has played one has met it. */
  tries?(option: number): boolean;
  /** Does this go with it as well, without trying it out? */
  suits?(option: number, view: S, viewer: number): boolean;
  /** It is there to be known, and told as soon as it is seen. */
  readonly isShown?: true;
}

/** How one setting of a new table is chosen; a value that cannot be played with is told below the form. */
export interface SettingFormProps {
  readonly rule: SettingRule;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** What a game shows of itself on the page: it draws views and words, and knows no rules. */
export interface GameUI<S extends State = State> {
  readonly id: string;
  readonly game: Game<S>;
  readonly words: Words<S>;
  /** What only this game says on the page. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** How a game calls things that only it has, by the keys of their names: cards that somebody made. */
  names?(state: S, language: Language): Texts;
  /** The piece that stands for a seat. */
  readonly SeatPiece: ComponentType<{ readonly colour: SeatColour; readonly size?: number }>;
  /** What is not as usual at the table of somebody who has never played: for two. */
  readonly firstTable: Settings;
  /** Settings that take more than one value of a list. */
  readonly settingForms?: Readonly<Record<string, ComponentType<SettingFormProps>>>;
  /** A recorded game between three bots, for the picture on the first page. */
  readonly recorded?: () => Promise<string>;
  /** Every thing of the game with its article, loaded when somebody reads one. */
  readonly encyclopaedia?: () => Promise<Encyclopaedia<S>>;
  /** Cards that people make for it themselves, loaded when somebody goes there. */
  readonly workshop?: () => Promise<Workshop>;
  /** The article about what lies at a place of the table; null: there is none. */
  articleAt?(place: string): string | null;

  /** Where an option lies on the table: the names of places, as `Place` has them. */
  placesOf(option: number, view: S): readonly string[];
  /**
   * What an option that was played is called where it can be seen afterwards; without it the turn is told wherever it lay. `deeds` is
   * what the story tells of it: of what others had under way the view knows nothing.
   */
  pins?(option: number, before: S, deeds: readonly Message[]): readonly Pin[];
  /** Is this one piece of something asked piece by piece: a fee, fuel, cargo, how often? Such decisions in a row are one panel. */
  isPart(option: number, state: S): boolean;
  /** Does this pick one of several different things, or say that they are enough? They are picked in any order, as one set. */
  picks?(option: number, state: S): 'one' | 'enough' | null;
  /** What this takes where it is a piece of a payment; null: it is none. A payment is chosen as a whole. */
  paid?(option: number): Piece | null;
  /** What to choose where something is asked piece by piece and decided well only as a whole; -1: it is not asked. */
  bestPiece?(state: S): number;
  /** How many of what is asked for this takes, where it is a number; null: it is picked by its words. */
  amountIn(option: number): number | null;
  /** Does this merely open the turn, so that it may be played by itself? Only where nothing forbids it. */
  opens(option: number, state: S): boolean;
  /** Would this be missed if the turn opened by itself (repaying before interest)? */
  keepsOpen(option: number, view: S): boolean;
  /** What it is called to act before the turn opens by itself, where that can be. */
  readonly beforeOpening?: Message;
  /** Is this always possible and hardly ever wanted, such as selling? Then it waits where it lies, or in the list of all. */
  isSeldom?(option: number): boolean;
  /** Is this no reason to go on with a turn, such as selling or repaying? Where nothing else is left, the last deed ends the turn. */
  isSpare?(option: number): boolean;
  /** Does this end the turn or pass it on? */
  ends(option: number): boolean;
  /** Does this answer a question that has to be answered, and is no deed of somebody's own? Something sensible is then chosen from the start. */
  answers?(option: number, state: S): boolean;
  /** What kind of deed an option is; places show it by their look. `lift` needs a second step elsewhere, `move` is both steps in one. */
  deedOf?(option: number, state: S): string;
  /** Is this a first step that is chosen together with what follows it: picking something up, or a purchase before that? */
  lifts?(option: number, state: S): boolean;
  /** What stands in a street, for which each thing keeps its plot. */
  inStreets?(state: S, viewer: number): readonly InStreet[];
  /** What is asked, as it follows "Your turn, Mina: …"; without it the words of the rules are used. */
  ask?(view: S, viewer: number): Message;
  /** What a row of the slip asks, where the words of the rules leave that open; null: they do not. */
  askPart?(state: S): Message | null;
  /** The verb on the button for options that are played at once: "Pay and enter". */
  primary?(view: S, options: readonly number[], outcome: S): Message;
  /** Several ways at one place in short, by what tells them apart; null: as their words say it. */
  chips?(ways: readonly Message[]): readonly Message[] | null;
  /** What stands above a slip: the thing that was touched, drawn large. */
  readonly SlipHead?: ComponentType<SlipHeadProps<S>>;
  /** Does it draw this place? Without it every one. */
  heads?(place: string): boolean;
  /** A sheet of its own for decisions that belong together, instead of a head and rows: the cargo of ships. */
  readonly SlipBody?: ComponentType<SlipBodyProps<S>>;
  /** Is this deed, or what is asked where none is chosen, decided on it? */
  hasBody?(view: S, way: Way | null): boolean;
  /** Things to pick that are shown as pictures over the lower board; null where none are asked for. */
  readonly Tray?: ComponentType<TrayProps<S>>;
  /** Are the ways of this state picked on a tray? */
  onTray?(view: S): boolean;

  /** What a guide explains to somebody new, in the order in which it does; without it there is no guide. */
  readonly guide?: readonly GuideThing<S>[];

  /** What a seat has more and less of in `after`. */
  gains(before: S, after: S, seat: number): Gain[];
  movements(before: S, after: S): Movement[];
  /** What a seat is worth so far; null where that is not public. */
  worth(view: S, viewer: number, seat: number): number | null;
  /** What stands for a message inside others: an icon with its number; null: words do. */
  stand(message: Message, words: string): ReactElement | null;
  /** The pictures of a chapter that concerns everybody, once it is over; null: it has none. */
  moment?(chapter: Chapter): ShownMoment | null;
  /** A line of the record as people call it: round and turn. */
  lineName(label: string): Message;

  /** What is seen of the winner at the end where it is not their own things: the board, with what they built on it. */
  readonly wonOn?: 'board';
  /** What is counted of each seat at the end. */
  readonly deeds: readonly ShownDeed[];
  scoreRows(state: S): ScoreRow[];
  /** How good a game alone was, where the rules say so. */
  verdict(state: S): Message | null;

  /** In the head of the table: round, what is due, what comes. */
  readonly Status: ComponentType<ViewProps<S>>;
  readonly Board: ComponentType<ViewProps<S>>;
  /** Another player, small; and the viewer's own things. */
  readonly Other: ComponentType<SeatProps<S>>;
  readonly Own: ComponentType<SeatProps<S>>;
  /** What comes in the rest of the game: below the players, where the rail is broad. */
  readonly Ahead?: ComponentType<ViewProps<S>>;
  /** The same state in words, for who does not see it. */
  readonly InWords: ComponentType<ViewProps<S>>;
  /** The page of a narrow screen on which a place is drawn; null: it is always in sight. */
  sectionOf(place: string, view: S, viewer: number): string | null;
  /** The parts of the board as pages of a narrow screen; the players and the story have theirs anyway. */
  readonly sections: readonly Section<S>[];
}
