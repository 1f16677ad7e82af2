import type { LevelName } from '@quayside/bots';
import { type Chapter, type Message, SPECTATOR, type State } from '@quayside/kernel';
import type { Answer, FarAnswer, Now, PlayedEvent, ReachedTable, SeatCommand, SeatReading } from '@quayside/live';
import type { GameUI } from '../game-ui.ts';
import { Arrivals } from './arrivals.ts';
import { lastEnd } from './ending.ts';
import { lastMoves, movesUpTo, playedSteps } from './last-moves.ts';
import { optionsOf } from './plan.ts';
import type { Interjection, Scene } from './scene.ts';

/** What a seat may want, without saying which seat it is. */
type Wanted<C = SeatCommand> = C extends SeatCommand ? Omit<C, 'seat'> : never;

export interface ScreenParts<S extends State> {
  readonly ui: GameUI<S>;
  readonly table: ReachedTable<S>;
  /** Whose eyes are at this screen: all people's where nothing is said; of a table elsewhere one's own, or a spectator's alone. */
  readonly eyes?: readonly number[];
  /** The table as it is saved, with who sits where; null: there is nothing to be taken away yet. */
  readonly saved: () => string | null;
  /** Can the bots be stopped here? */
  readonly holdsBots?: boolean;
  /** Shall turns be opened by themselves? */
  readonly openTurns: () => boolean;
  /** Shall they end with their last deed? */
  readonly endTurns: () => boolean;
}

/**
 * A screen that people share: whose eyes the table is seen with, when it is handed over, and the moment that is looked at. What
 * happens at the table is none of its doing: it reads, and sends what people want. Whoever draws asks for the `scene` and is told
 * when there is a new one.
 */
export class SharedScreen<S extends State = State> {
  readonly ui: GameUI<S>;
  readonly table: ReachedTable<S>;
  /** The table as it is saved, with who sits where; null: there is nothing to be taken away yet. */
  readonly saved: () => string | null;
  /** Can the bots be stopped here? */
  readonly holdsBots: boolean;
  readonly #eyes: readonly number[] | null;
  readonly #openTurns: () => boolean;
  readonly #endTurns: () => boolean;
  readonly #listeners = new Set<() => void>();
  #leave: (() => void) | null = null;
  #viewer = 0;
  /** The next view is for somebody else's eyes, who are not there yet. */
  #covered = false;
  /** The moment that is looked at; null: the table as it is. */
  #moment: number | null = null;
  #notice: Message | null = null;
  /** The line in which something was taken back: nothing is played by itself in it any more. */
  #taken: string | null = null;
  /** The event after which something was played by itself: not twice, however long it is on its way. */
  #opened = -1;
  #scene: Scene<S> | null = null;
  readonly #arrivals: Arrivals<S>;

  constructor({ ui, table, eyes, saved, holdsBots = true, openTurns, endTurns }: ScreenParts<S>) {
    this.ui = ui;
    this.table = table;
    this.saved = saved;
    this.holdsBots = holdsBots;
    this.#eyes = eyes ?? null;
    this.#openTurns = openTurns;
    this.#endTurns = endTurns;
    this.#arrivals = new Arrivals(ui);
    this.#viewer = Math.max(0, eyes?.[0] ?? 0);
    this.#viewer = this.#here[0] ?? this.#viewer;
  }

  /** People sit down at it. Several with secrets begin behind a cover. */
  open(): void {
    this.#leave = this.table.subscribe(() => this.#follow());
    const asked = this.#asked;
    if (asked >= 0) {
      this.#viewer = asked;
      this.#covered = this.#hasSecrets(asked);
    }
    this.#follow();
  }

  close(): void {
    this.#leave?.();
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

  /** What was played so far, in words to be, as the viewer may know it. */
  story(): readonly Chapter[] {
    return this.#reading.story();
  }

  /** What others did since the viewer's last turn. */
  news(): readonly Chapter[] {
    return this.#reading.news();
  }

  /** The line of the record in which a step was played. */
  lineAt(step: number): string {
    return this.#reading.lineAt(step);
  }

  /* What people do. */

  choose(option: number): void {
    this.playAll([option]);
  }

  /** Plays options one after the other: all of them, or none. */
  playAll(options: readonly number[], played?: () => void): void {
    if (this.#covered) return;
    this.#send({ kind: 'play', tokens: options.map((option) => this.ui.game.token(option)) }, this.#viewer, played);
  }

  /** Something a person here does although another seat is asked. */
  interject(seat: number, option: number): void {
    if (!this.#covered) this.#send({ kind: 'interject', token: this.ui.game.token(option) }, seat);
  }

  confirm(): void {
    this.#send({ kind: 'confirm' });
  }

  /** Ends the turn for good: who passes and has nothing else to do need not end it besides, and who ends it need not confirm it once more. */
  endTurn(option: number): void {
    this.playLast([option]);
  }

  /** Plays options, and ends the turn where nothing else is left in it. */
  playLast(options: readonly number[]): void {
    const { game } = this.ui;
    const seat = this.#viewer;
    const { steps, view } = this.#now;
    const line = game.line(view);
    this.playAll(options, () => {
      const isSameTurn = this.#asked === seat && game.line(this.#now.view) === line;
      const end = isSameTurn && this.#now.steps > steps ? lastEnd(this.ui, this.#now.options) : -1;
      const { what, seat: asked } = this.#now.awaiting;
      if (end >= 0) this.playLast([end]);
      else if (what === 'confirmation' && asked === seat) this.confirm();
    });
  }

  /** Takes back the last step, or all of this turn that can be. */
  undo(all = false): void {
    if (this.scene().undo !== null) return;
    const what = playedSteps(this.#reading).at(-1)?.deeds[0];
    this.#undoIn(this.#reading.lineAt(this.#reading.lastOwn()), all, () => {
      if (what) this.note({ key: 'web.undone', args: { what } });
    });
  }

  /** Takes back the viewer's last turn and all that bots played since. */
  takeBack(): void {
    this.#send({ kind: 'take-back' });
  }

  allowTakeBack(on: boolean): void {
    this.#send({ kind: 'allow-take-back', on });
  }

  /** Goes back before what opened the turn by itself, and leaves it to the person. */
  reopen(): void {
    this.#undoIn(this.ui.game.line(this.#now.view), true);
  }

  #undoIn(line: string, all: boolean, done?: () => void): void {
    const before = this.#taken;
    // What comes of it may be seen before it is answered, and shall not be opened again then.
    this.#taken = line;
    this.#send({ kind: 'undo', all }, this.#viewer, done, () => {
      this.#taken = before;
      this.#change();
    });
  }

  /** Lets a bot play for a person for a while; null: the person plays again. */
  standIn(seat: number, level: LevelName | null): void {
    this.#send({ kind: 'stand-in', level }, seat);
  }

  askHint(): void {
    this.#send({ kind: 'ask-hint' });
  }

  dismissHint(): void {
    this.#send({ kind: 'dismiss-hint' });
  }

  /** The one whose turn it is has taken the screen. */
  takeOver(): void {
    this.#covered = false;
    this.#follow();
  }

  /** Shows the table as it was after so many steps; null: as it is. */
  lookAt(step: number | null): void {
    this.#moment = step === null || step >= this.#now.steps ? null : Math.max(0, step);
    this.#change();
  }

  /** Says something on the table; null: it has been read. */
  note(notice: Message | null): void {
    this.#notice = notice;
    this.#change();
  }

  /* How it goes on. */

  /** The table with the eyes of whoever looks. */
  get #reading(): SeatReading<S> {
    return this.as(this.#viewer);
  }

  /** The table with the eyes of a seat at this screen; a spectator sits at the first, and sees what all see. */
  as(seat: number): SeatReading<S> {
    return this.table.as(this.#eyes?.includes(SPECTATOR) ? SPECTATOR : seat);
  }

  get #now(): Now<S> {
    return this.#reading.now();
  }

  get #people(): number[] {
    return this.#now.seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  }

  /** The people at this screen. */
  get #here(): number[] {
    return this.#people.filter((seat) => this.#eyes?.includes(seat) ?? true);
  }

  /** The person here whom the table waits for; -1: it waits for nobody here. */
  get #asked(): number {
    const { what, seat } = this.#now.awaiting;
    return (what === 'choice' || what === 'confirmation') && this.#here.includes(seat) ? seat : -1;
  }

  /** Does a seat know something that another person here does not? */
  #hasSecrets(seat: number): boolean {
    const own = this.table.as(seat).now().view;
    return this.#here.some((each) => each !== seat && !this.table.as(each).now().view.equals(own));
  }

  #send(wanted: Wanted, seat = this.#viewer, done?: () => void, undone?: () => void): void {
    const command = { ...wanted, seat, after: this.as(seat).now().number } as SeatCommand;
    this.table.send(command, (answer) => {
      this.#hear(answer);
      if (answer.done) done?.();
      else undone?.();
    });
  }

  /** What the rules forbid is said with their words, and what could not reach its table too. */
  #hear(answer: Answer | FarAnswer): void {
    if (answer.done) return;
    const { why } = answer;
    if (answer.refusal) this.note(this.ui.words.refusal(answer.refusal));
    else if (why === 'not-stored' || why === 'not-running') this.note({ key: `web.online.problem.${why}` });
  }

  /** Looks with the eyes of whoever is asked, once they are there; and opens their turn where they want that. */
  #follow(): void {
    const asked = this.#asked;
    if (asked >= 0 && asked !== this.#viewer) {
      this.#covered = this.#hasSecrets(asked);
      this.#viewer = asked;
      if (this.#covered) this.#moment = null;
    }
    const opening = this.#opening();
    const { number } = this.#now;
    if (opening >= 0 && number !== this.#opened) {
      this.#opened = number;
      this.choose(opening);
      // Near, it is played by now, and seen.
      if (this.#now.number !== number) return;
    }
    this.#change();
  }

  /** What opens the turn by itself, or -1. */
  #opening(): number {
    const { options, view } = this.#now;
    if (this.#covered || !this.#openTurns() || this.#taken === this.ui.game.line(view)) return -1;
    if (options.some((option) => this.ui.keepsOpen(option, view))) return -1;
    return options.find((option) => this.ui.opens(option, view)) ?? -1;
  }

  /** Has the viewer's turn been opened by itself, and nothing been done in it since? */
  get #isOnlyOpened(): boolean {
    const line = this.ui.game.line(this.#now.view);
    const played = playedSteps(this.#reading);
    const isOwn = (step: PlayedEvent): boolean => step.own && step.line === line;
    return (
      this.#openTurns() &&
      played.some(isOwn) &&
      this.#taken !== line &&
      played.every((step, at) => !isOwn(step) || this.ui.opens(this.ui.game.parse(step.token), this.#reading.at(at)))
    );
  }

  /** Could something else have been done before the turn was opened? */
  get #canReopen(): boolean {
    if (!this.#isOnlyOpened) return false;
    const before = this.#reading.at(this.#now.steps - 1);
    const { ui } = this;
    return optionsOf(ui, before).some((option) => !ui.opens(option, before) && !ui.isSeldom?.(option));
  }

  #change(): void {
    this.#scene = null;
    for (const listener of this.#listeners) listener();
  }

  #look(): Scene<S> {
    const { view, steps, seats, awaiting, options, undo, canTakeBack, takenBack, hint, over } = this.#now;
    const step = this.#moment ?? steps;
    const live = step === steps;
    const isAsked = this.#asked === this.#viewer && !this.#covered;
    // Who is asked elsewhere is waited for as a bot is.
    const what = awaiting.what === 'nothing' || this.#asked >= 0 ? awaiting.what : 'bot';
    const isAmongBots = seats.length > 1 && this.#people.length === 1;
    return {
      view: live ? view : this.#reading.at(step),
      viewer: this.#viewer,
      here: this.#here,
      step,
      steps,
      seats,
      awaiting: this.#covered ? 'hand-over' : what,
      mover: awaiting.seat,
      options: live && isAsked ? options : [],
      interjections: live && !this.#covered ? this.#interjections() : [],
      undo: !isAsked ? 'other' : undo === null && this.#isOnlyOpened ? 'nothing' : undo,
      canTakeBack: live && !this.#covered && canTakeBack,
      takenBack,
      canReopen: live && isAsked && undo === null && this.#canReopen,
      isAmongBots,
      // Among people a turn can be taken back only until it is ended: nobody shall miss that.
      endsTurns: isAmongBots && this.#endTurns(),
      hint,
      over,
      plots: this.#arrivals.at(step, steps, this.#reading, this.#viewer),
      lastMoves: live ? lastMoves(this.ui, this.#reading, this.#viewer) : movesUpTo(this.ui, this.#reading, step),
      notice: this.#notice,
    };
  }

  /** What people here may do although another seat is asked. */
  #interjections(): Interjection[] {
    return this.#here.flatMap((seat) =>
      this.as(seat)
        .now()
        .interjections.map((option) => ({ seat, option })),
    );
  }
}
