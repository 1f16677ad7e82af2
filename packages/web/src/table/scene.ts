import type { Message, State } from '@quayside/kernel';
import type { Awaiting, Hint, Seat, UndoRefusal } from '@quayside/live';
import type { Plot } from '../game-ui.ts';

export interface Interjection {
  readonly seat: number;
  readonly option: number;
}

/** Something that happened at a place since the viewer's last turn. */
export interface LastMove {
  readonly seat: number;
  /** The line of the record. */
  readonly line: string;
  /** In a word or two, and as the story tells it. */
  readonly words: Message;
  readonly deeds: readonly Message[];
}

/** Everything the page shows of a table at one moment. A new one replaces it whenever anything changes. */
export interface Scene<S extends State = State> {
  /** What the viewer may know at the moment that is shown. Nobody writes into it. */
  readonly view: S;
  readonly viewer: number;
  /** The seats of the people at this screen. */
  readonly here: readonly number[];
  /** The moment that is shown, and how many steps there are; the two are equal where the table is seen as it is. */
  readonly step: number;
  readonly steps: number;
  readonly seats: readonly Seat[];
  /**
   * What the table waits for; 'bot' also: for a person elsewhere; 'hand-over': for somebody else's eyes, and it is covered until they
   * are there.
   */
  readonly awaiting: Awaiting['what'] | 'hand-over';
  /** The seat that decides, or whose turn waits to be confirmed; -1: nobody. */
  readonly mover: number;
  /** What the viewer may choose now; empty while looking back and while others decide. */
  readonly options: readonly number[];
  /** What people here may do although another is asked. */
  readonly interjections: readonly Interjection[];
  readonly undo: UndoRefusal | null;
  /** May the viewer's last turn be taken back, with all that bots played since? */
  readonly canTakeBack: boolean;
  /** How many turns were taken back; null: at this table they are not. */
  readonly takenBack: number | null;
  /** The turn opened by itself, and something could have been done before that. */
  readonly canReopen: boolean;
  /** Is the viewer the only person among bots? Then whole turns can be taken back, once the table allows it. */
  readonly isAmongBots: boolean;
  /** Does the viewer's turn end with its last deed? */
  readonly endsTurns: boolean;
  readonly hint: Hint | null;
  readonly over: boolean;
  /** In which order things came to where they are. */
  readonly plots: ReadonlyMap<string, Plot>;
  /** What happened where since the viewer's last turn. */
  readonly lastMoves: ReadonlyMap<string, LastMove>;
  /** Something went wrong with a bot or with saving, and what was done about it. */
  readonly notice: Message | null;
}

export const isLive = (scene: Scene): boolean => scene.step === scene.steps;
