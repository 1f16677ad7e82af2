import { type Crew, type LevelName, type Mishap } from '@quayside/bots';
import { CHANCE, type Chapter, type Message, NOBODY, Options, type State, type Table } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import { Narrator } from './narrator.ts';
import type { Awaiting, Hint, Interjection, Scene, Seat, UndoRefusal } from './scene.ts';

/** What the people here want of a table, asked whenever it matters. */
export interface Wishes {
  readonly confirmTurns: boolean;
  readonly openTurns: boolean;
  /** Milliseconds that a bot's step is seen at least. */
  readonly pace: number;
}

export interface Company<S extends State> {
  readonly face: GameUI<S>;
  readonly table: Table<S>;
  readonly seats: readonly Seat[];
  /** So many steps were confirmed; where nothing is said, every turn that is over was. */
  readonly confirmed?: number;
  readonly crew: Crew;
  readonly wishes: () => Wishes;
  /** Called after every step that is played or taken back. */
  readonly keep: (sitting: Sitting<S>) => void;
}

/**
 * A table with people at one screen and bots around it: whose eyes it is seen with, what it waits for, and what comes next. It
 * knows no rules and draws nothing; whoever draws asks for the `scene` and is told when there is a new one.
 */
export class Sitting<S extends State = State> {
  readonly face: GameUI<S>;
  readonly table: Table<S>;
  readonly #crew: Crew;
  readonly #wishes: () => Wishes;
  readonly #keep: (sitting: Sitting<S>) => void;
  readonly #listeners = new Set<() => void>();
  readonly #options = new Options();
  readonly #narrator: Narrator<S>;
  #seats: readonly Seat[];
  #viewer: number;
  #awaiting: Awaiting = 'nothing';
  /** The moment that is looked at; null: the table as it is. */
  #moment: number | null = null;
  #thinking: AbortController | null = null;
  #hint: Hint | null = null;
  #hinting: AbortController | null = null;
  #notice: Message | null = null;
  /** The line in which something was taken back: nothing is played by itself in it any more. */
  #taken: string | null = null;
  /** So many steps were confirmed. */
  #confirmed = 0;
  #scene: Scene<S> | null = null;

  constructor({ face, table, seats, confirmed, crew, wishes, keep }: Company<S>) {
    this.face = face;
    this.table = table;
    this.#seats = seats;
    this.#crew = crew;
    this.#wishes = wishes;
    this.#keep = keep;
    this.#confirmed = confirmed ?? (this.#waitsForWord() ? table.steps.length : 0);
    this.#narrator = new Narrator(face, table);
    this.#viewer = Math.max(
      0,
      seats.findIndex(({ sitter }) => sitter === 'person'),
    );
    if (seats.some(({ sitter }) => sitter !== 'person')) crew.prepare();
  }

  /** Begins, or goes on where it was left. Several people with secrets begin behind a cover. */
  open(): void {
    // Who comes back to a game that is over wants to see its end, and not to confirm it once more.
    if (this.table.over) this.#confirmed = this.table.steps.length;
    const waits = this.#waitsForWord();
    if (!waits) this.#deal();
    const seat = waits ? (this.table.steps.at(-1)?.seat ?? NOBODY) : this.#mover;
    if (this.#isPerson(seat)) this.#viewer = seat;
    if (this.#people.length > 1 && this.#isPerson(seat) && this.#hasSecrets(seat)) {
      this.#awaiting = 'hand-over';
      this.#change();
    } else this.#advance();
  }

  close(): void {
    this.#thinking?.abort();
    this.#hinting?.abort();
    this.#crew.close();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  scene = (): Scene<S> => {
    this.#scene ??= this.#look();
    return this.#scene;
  };

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  get confirmed(): number {
    return this.#confirmed;
  }

  /** What was played so far, in words to be, as the viewer may know it. */
  story(): readonly Chapter[] {
    return this.#narrator.story(this.#viewer);
  }

  /** What others did since the viewer's last turn. */
  news(): readonly Chapter[] {
    return this.#narrator.news(this.#viewer);
  }

  /* What people do. */

  choose(option: number): void {
    this.playAll([option]);
  }

  /** Plays options one after the other, as long as each can be played. */
  playAll(options: readonly number[]): void {
    if (this.#awaiting !== 'choice') return;
    const seat = this.#mover;
    for (const option of options) {
      if (this.#mover !== seat || !this.#list().includes(option)) break;
      this.#take(seat, option);
    }
    this.#advance();
  }

  /** Something a person does although another seat is asked. */
  interject(seat: number, option: number): void {
    if (!this.#interjections().some((each) => each.seat === seat && each.option === option)) return;
    const refusal = this.table.play(seat, this.face.game.token(option));
    if (refusal) return;
    this.#keep(this);
    this.#advance();
  }

  confirm(): void {
    if (this.#awaiting !== 'confirmation') return;
    this.#awaiting = 'nothing';
    this.#confirmed = this.table.steps.length;
    this.#keep(this);
    this.#advance({ confirmed: true });
  }

  /** The one whose turn it is has taken the screen. */
  takeOver(): void {
    if (this.#awaiting !== 'hand-over') return;
    this.#awaiting = 'nothing';
    this.#advance({ handedOver: true });
  }

  /** Takes back the last step, or all of this turn that can be. */
  undo(all = false): void {
    const last = this.table.steps.at(-1);
    if (!last || this.#undoRefusal() !== null) return;
    const to = all ? this.#earliestUndo(last.seat) : this.table.steps.length - 1;
    if (!this.table.undo(last.seat, to)) return;
    this.#taken = this.face.game.line(this.table.state);
    this.#keep(this);
    this.#advance();
  }

  /** Shows the table as it was after so many steps; null: as it is. */
  lookAt(step: number | null): void {
    this.#moment = step === null || step >= this.table.steps.length ? null : Math.max(0, step);
    this.#change();
  }

  /** Lets a bot play for a person for a while; null: the person plays again. */
  standIn(seat: number, level: LevelName | null): void {
    this.#seats = this.#seats.map((each, at) => (at === seat ? { ...each, standIn: level } : each));
    if (level) this.#crew.prepare();
    this.#advance();
  }

  async askHint(): Promise<void> {
    if (this.#awaiting !== 'choice' || this.#hint?.kind === 'thinking') return;
    const hinting = new AbortController();
    this.#hinting = hinting;
    this.#hint = { kind: 'thinking' };
    this.#change();
    const seat = this.#mover;
    const seed = `${this.table.header.seed}/hint/${this.table.steps.length}`;
    const thought = await this.#crew.advise({ view: this.viewOf(seat), seat, seed }, { signal: hinting.signal });
    if (hinting.signal.aborted) return;
    this.#hint = thought ? { kind: 'thought', thought } : { kind: 'failed' };
    this.#change();
  }

  dismissHint(): void {
    this.#hinting?.abort();
    this.#hint = null;
    this.#change();
  }

  /** Says something on the table; null: it has been read. */
  note(notice: Message | null): void {
    this.#notice = notice;
    this.#change();
  }

  viewOf(seat: number, state: S = this.table.state): S {
    const view = this.face.game.blank();
    this.face.game.view(state, seat, view);
    return view;
  }

  /* How it goes on. */

  get #mover(): number {
    return this.face.game.mover(this.table.state);
  }

  get #people(): number[] {
    return this.#seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  }

  #isPerson(seat: number): boolean {
    const at = this.#seats[seat];
    return at !== undefined && at.sitter === 'person' && at.standIn === null;
  }

  #list(): number[] {
    this.#options.clear();
    this.face.game.options(this.table.state, this.#options);
    return Array.from({ length: this.#options.count }, (_, at) => this.#options.at(at));
  }

  /** Does a seat know something that another person here does not? */
  #hasSecrets(seat: number): boolean {
    const own = this.viewOf(seat);
    return this.#people.some((each) => each !== seat && !this.viewOf(each).equals(own));
  }

  #take(seat: number, option: number): void {
    // Chance is not dealt here: a turn that is over can be taken back until its next chance is seen.
    const refusal = this.table.follow(seat, this.face.game.token(option));
    if (refusal) return;
    this.#keep(this);
  }

  #deal(): void {
    const { length } = this.table.steps;
    this.table.deal();
    if (this.table.steps.length > length) this.#keep(this);
  }

  #advance(after: { readonly confirmed?: boolean; readonly handedOver?: boolean } = {}): void {
    this.#thinking?.abort();
    this.#thinking = null;
    this.#hinting?.abort();
    this.#hint = null;
    if (!after.confirmed && this.#waitsForWord()) {
      this.#awaiting = 'confirmation';
      this.#change();
      return;
    }
    this.#deal();
    const mover = this.#mover;
    if (mover === NOBODY) this.#awaiting = 'nothing';
    else if (!this.#isPerson(mover)) void this.#think(mover);
    else if (!after.handedOver && mover !== this.#viewer && this.#people.length > 1 && this.#hasSecrets(mover)) {
      this.#viewer = mover;
      this.#moment = null;
      this.#awaiting = 'hand-over';
    } else {
      this.#viewer = mover;
      const opening = this.#opening();
      if (opening >= 0) {
        this.#take(mover, opening);
        this.#advance();
        return;
      }
      this.#awaiting = 'choice';
    }
    this.#change();
  }

  /** Is a person's turn over that could still be taken back? */
  #waitsForWord(): boolean {
    const last = this.table.steps.at(-1);
    if (!last || !this.#wishes().confirmTurns || last.seat === CHANCE || !this.#isPerson(last.seat)) return false;
    const { game } = this.face;
    const isOver = this.#mover === NOBODY || game.line(this.table.state) !== last.line;
    if (!isOver || this.face.ends(last.option)) return false;
    return this.#earliestUndo(last.seat) < this.table.steps.length;
  }

  /** What opens the turn by itself, or -1. */
  #opening(): number {
    if (!this.#wishes().openTurns || this.#taken === this.face.game.line(this.table.state)) return -1;
    const options = this.#list();
    if (options.some((option) => this.face.keepsOpen(option))) return -1;
    return options.find((option) => this.face.opens(option)) ?? -1;
  }

  async #think(seat: number): Promise<void> {
    const { sitter, standIn } = this.#seats[seat] as Seat;
    const level = standIn ?? (sitter as LevelName);
    const thinking = new AbortController();
    this.#thinking = thinking;
    this.#awaiting = 'bot';
    const { table } = this;
    const seed = `${table.header.seed}/${seat}/${table.steps.length}`;
    const seen = pause(this.#wishes().pace, thinking.signal);
    const chosen = await this.#crew.choose(level, { view: this.viewOf(seat), seat, seed }, { signal: thinking.signal });
    await seen;
    if (!chosen || thinking.signal.aborted) return;
    if (chosen.mishap) this.#notice = mishapWords(chosen.mishap);
    this.#take(seat, chosen.option);
    this.#advance();
  }

  #change(): void {
    this.#scene = null;
    for (const listener of this.#listeners) listener();
  }

  #look(): Scene<S> {
    const { table } = this;
    const viewer = this.#viewer;
    const steps = table.steps.length;
    const step = this.#moment ?? steps;
    const live = step === steps;
    const view = this.viewOf(viewer, live ? table.state : table.at(step));
    const chooses = live && this.#awaiting === 'choice';
    const mover = this.#awaiting === 'confirmation' ? (table.steps.at(-1)?.seat ?? -1) : Math.max(-1, this.#mover);
    return {
      view,
      viewer,
      step,
      steps,
      seats: this.#seats,
      awaiting: this.#awaiting,
      mover,
      options: chooses ? this.#list() : [],
      interjections: live ? this.#interjections() : [],
      undo: this.#undoRefusal(),
      hint: this.#hint,
      over: table.over && this.#awaiting !== 'confirmation',
      notice: this.#notice,
    };
  }

  /** What people here may do although another seat is asked. */
  #interjections(): Interjection[] {
    const mover = this.#mover;
    if (mover < 0 || (this.#awaiting !== 'choice' && this.#awaiting !== 'bot')) return [];
    return this.#people.flatMap((seat) => {
      if (seat === mover || !this.#isPerson(seat)) return [];
      this.#options.clear();
      this.face.game.interjections(this.table.state, seat, this.#options);
      return Array.from({ length: this.#options.count }, (_, at) => ({ seat, option: this.#options.at(at) }));
    });
  }

  /** What was confirmed is not taken back, even where nobody has played since. */
  #earliestUndo(seat: number): number {
    return Math.max(this.#confirmed, this.table.earliestUndo(seat));
  }

  #undoRefusal(): UndoRefusal | null {
    const last = this.table.steps.at(-1);
    if (!last) return 'nothing';
    if (last.seat === CHANCE) return this.table.steps.every(({ seat }) => seat === CHANCE) ? 'nothing' : 'seen';
    if (!this.#isPerson(last.seat) || (this.#awaiting === 'choice' && last.seat !== this.#mover)) return 'other';
    if (this.#awaiting !== 'choice' && this.#awaiting !== 'confirmation') return 'other';
    if (this.table.steps.length === this.#confirmed) return 'nothing';
    return this.#earliestUndo(last.seat) < this.table.steps.length ? null : 'seen';
  }
}

const mishapWords = ({ kind }: Mishap): Message => ({ key: `web.mishap.${kind}` });

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
