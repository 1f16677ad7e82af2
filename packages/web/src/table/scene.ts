import type { LevelName, Thought } from '@quayside/bots';
import type { Message, State } from '@quayside/kernel';

/** Who plays a seat: somebody at this screen, or a bot. */
export type Sitter = 'person' | LevelName;

export interface Seat {
  readonly sitter: Sitter;
  /** How a person wants to be called; '' where the seat's colour will do. */
  readonly name: string;
  /** The bot that plays for a person for a while. */
  readonly standIn: LevelName | null;
}

/** What the table waits for. */
export type Awaiting =
  /** The viewer chooses among the options. */
  | 'choice'
  /** The viewer's turn is played; it may still be taken back. */
  | 'confirmation'
  /** Somebody else's eyes: the table is covered until they are there. */
  | 'hand-over'
  | 'bot'
  | 'nothing';

export type UndoRefusal = 'nothing' | 'seen' | 'other';

export interface Interjection {
  readonly seat: number;
  readonly option: number;
}

/** How an answer to "what would you do?" stands. */
export type Hint =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'thought'; readonly thought: Thought };

/** Everything the page shows of a table at one moment. A new one replaces it whenever anything changes. */
export interface Scene<S extends State = State> {
  /** What the viewer may know at the moment that is shown. Nobody writes into it. */
  readonly view: S;
  readonly viewer: number;
  /** The moment that is shown, and how many steps there are; the two are equal where the table is seen as it is. */
  readonly step: number;
  readonly steps: number;
  readonly seats: readonly Seat[];
  readonly awaiting: Awaiting;
  /** The seat that decides, or whose turn waits to be confirmed; -1: nobody. */
  readonly mover: number;
  /** What the viewer may choose now; empty while looking back and while others decide. */
  readonly options: readonly number[];
  /** What people here may do although another is asked. */
  readonly interjections: readonly Interjection[];
  readonly undo: UndoRefusal | null;
  readonly hint: Hint | null;
  readonly over: boolean;
  /** Something went wrong with a bot or with saving, and what was done about it. */
  readonly notice: Message | null;
}

export const isLive = (scene: Scene): boolean => scene.step === scene.steps;
