import { type LeHavreState, Kind, kindOf, leHavre, leHavreWords } from '@quayside/le-havre';
import type { GameUI } from '../src/game-ui.ts';

/** Kinds that are asked piece by piece. */
const PARTS: readonly number[] = [Kind.PAY, Kind.CONVERT, Kind.BURN, Kind.FOOD, Kind.SAIL, Kind.SHIP, Kind.SUBSTITUTE];

const nothing = (): null => null;

/** Le Havre without its looks: what a screen and a plan need of a game's UI. */
export const plainUI: GameUI = {
  id: 'le-havre',
  game: leHavre,
  words: leHavreWords,
  texts: { en: {}, it: {}, ko: {}, ru: {} },
  SeatPiece: nothing,
  firstTable: {},
  deeds: [],
  placesOf: () => [],
  sectionOf: nothing,
  isPart: (option: number) => PARTS.includes(kindOf(option)),
  amountIn: () => null,
  opens: (option: number) => kindOf(option) === Kind.SUPPLY,
  keepsOpen: (option: number) => kindOf(option) === Kind.REPAY,
  isSpare: (option: number) => kindOf(option) === Kind.SELL || kindOf(option) === Kind.SELL_SHIP,
  ends: (option: number) => kindOf(option) === Kind.END,
  gains: () => [],
  movements: () => [],
  worth: nothing,
  stand: nothing,
  lineName: (label: string) => ({ key: label }),
  scoreRows: () => [],
  verdict: nothing,
  Status: nothing,
  Board: nothing,
  Other: nothing,
  Own: nothing,
  InWords: nothing,
  sections: [],
} satisfies GameUI<LeHavreState>;
