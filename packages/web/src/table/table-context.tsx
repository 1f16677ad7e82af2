import type { Message, State } from '@quayside/kernel';
import { createContext, use } from 'react';
import type { GameUI, Gain } from '../game-ui.ts';
import { isLive, type Scene } from './scene.ts';

/** Why something cannot be done now: in words to be, with the number of the rule. */
export interface WhyNot {
  readonly message: Message;
  readonly rule: string;
}

/** What the things on the table need to know to be touched. */
export interface TableContext<S extends State = State> {
  readonly ui: GameUI<S>;
  readonly scene: Scene<S>;
  /** The options that lie at a place. */
  at(place: string): readonly number[];
  choose(option: number): void;
  /** Why the viewer cannot play a token now; null when it can. */
  whyNot(token: string): WhyNot | null;
  /** What playing an option to its end, as is usual, would change for the viewer; null while that is not worked out. */
  foresee(option: number): readonly Gain[] | null;
}

const Context = createContext<TableContext | null>(null);
export const TableContextProvider = Context;

/** What the table one is in can do. A picture of a table has none of it: nothing in it can be touched. */
export const useTableContext = (): TableContext | null => use(Context);

/** The options of every place, from what can be chosen now. */
export function placesOf(ui: GameUI, scene: Scene): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  if (!isLive(scene)) return places;
  for (const option of scene.options) {
    for (const place of ui.placesOf(option, scene.view)) {
      const there = places.get(place);
      if (there) there.push(option);
      else places.set(place, [option]);
    }
  }
  return places;
}
