import type { Message, State } from '@quayside/kernel';
import { createContext, type ReactNode, use } from 'react';
import type { GameUI, Gain } from '../game-ui.ts';
import type { Way, Ways } from './choosing.ts';
import type { ShownHint } from './hint.ts';
import type { LastMove, Scene } from './scene.ts';

/** Why something cannot be done now: in words to be, with the number of the rule. */
export interface WhyNot {
  readonly message: Message;
  readonly rule: string;
}

/** A thing on the table that somebody touched. */
export interface Touched {
  readonly place: string;
  readonly label: string;
  /** What is shown of it larger. */
  readonly closeUp: ReactNode;
  /** What somebody who touches it may wish for, as tokens. */
  readonly wishes: readonly string[];
}

/** What the things on the table need to know to be touched. */
export interface TableContext<S extends State = State> {
  readonly ui: GameUI<S>;
  readonly scene: Scene<S>;
  readonly ways: Ways;
  /** What is chosen: the button will play it. */
  readonly chosen: Way | null;
  /** What was picked up and may be put down somewhere. */
  readonly held: Way | null;
  readonly touched: Touched | null;
  /** The plan that is shown to the viewer alone; null: none is. */
  readonly hint: ShownHint | null;
  /** What can be done at a place. */
  at(place: string): readonly Way[];
  /** Something on the table was touched: what can be done there is chosen and shown, and nothing is played. */
  touch(thing: Touched): void;
  choose(way: Way): void;
  /** What happened at a place since the viewer's last turn. */
  lastAt(place: string): LastMove | null;
  /** Why the viewer cannot play a token now; null when it can. */
  whyNot(token: string): WhyNot | null;
  /** What playing an option to its end, as is usual, would change for the viewer; null while that is not worked out. */
  foresee(option: number): readonly Gain[] | null;
  /** The whole way that begins like this, as somebody sensible would go it; null: it is none. */
  wholeWay(line: readonly number[]): Way | null;
}

const Context = createContext<TableContext | null>(null);
export const TableContextProvider = Context;

/** What the table one is in can do. A picture of a table has none of it: nothing in it can be touched. */
export const useTableContext = (): TableContext | null => use(Context);
