import type { Thought } from '@quayside/bots';
import { type Game, layoutOf, Options, type State, Table, type Words } from '@quayside/kernel';
import type { Answer, SeatCommand, ThoughtCommand } from './commands.ts';
import { refused } from './commands.ts';
import type { Hint, Now, ReachedTable, SeatReading, WantedThought } from './reading.ts';
import { SeatStory } from './seat-story.ts';
import { botOf, type Seat } from './seats.ts';
import { changed } from './view-change.ts';
import type { FarAnswer, FarCommand, SeatNews, SeatOpening } from './wire.ts';

export interface FarTableParts<S extends State> {
  readonly game: Game<S>;
  readonly words: Words<S>;
  /** Takes a command to whoever holds the table, and its answer to `answered`. */
  readonly hand: (command: FarCommand) => void;
  /** A new name for a command, which nobody else makes. */
  readonly newId: () => string;
}

/**
 * What came of a message: it was heard, or was heard before; something before it is missing, and what there is must be said again
 * (`have`); or whoever sent it is of another version than this.
 */
export type Heard = 'heard' | 'known' | 'missed' | 'other-layout';

/**
 * A table that is held elsewhere, as one pair of eyes reaches it: filled by messages, and sending commands. It knows no network and
 * no time. Hints are thought here: `wanted` says which, and `do` takes what was thought.
 */
export class FarTable<S extends State> implements ReachedTable<S> {
  readonly game: Game<S>;
  readonly words: Words<S>;
  readonly #hand: (command: FarCommand) => void;
  readonly #newId: () => string;
  readonly #layout: string;
  readonly #listeners = new Set<() => void>();
  /** What is to be told of a command, by its id. */
  readonly #sent = new Map<string, (answer: Answer | FarAnswer) => void>();
  /** After which event each command was sent that was not answered yet. */
  readonly #onTheWay = new Map<string, number>();
  /** Answers that come before what they brought about is known. */
  #early: { readonly id: string; readonly answer: FarAnswer & { readonly done: true } }[] = [];
  #seat = -1;
  #firstLine = '';
  #nth = -1;
  #story: SeatStory<S>;
  /** The bytes of the view after each step; the last one is now. */
  #views: Uint8Array[] = [];
  #now: Now<S> | null = null;
  #record: string | null = null;
  #whole: Table<S> | null = null;
  #reading: SeatReading<S> | null = null;
  #hint: Hint | null = null;
  #wanted: WantedThought<S> | null = null;

  constructor({ game, words, hand, newId }: FarTableParts<S>) {
    this.game = game;
    this.words = words;
    this.#hand = hand;
    this.#newId = newId;
    this.#layout = layoutOf(game);
    this.#story = new SeatStory(words, this.#seat);
  }

  /** Whose eyes: a seat, or SPECTATOR. */
  get seat(): number {
    return this.#seat;
  }

  /** The number of the last event that is here: with what to come back. */
  get have(): number {
    return this.#story.number;
  }

  /** The whole record, once the game is over, with all that is told of it then. */
  get record(): string | null {
    return this.#record;
  }

  /** Is there something to be seen? */
  get isBegun(): boolean {
    return this.#now !== null;
  }

  get seats(): readonly Seat[] {
    return this.#now?.seats ?? [];
  }

  /** The hint that is to be thought of. */
  get wanted(): WantedThought<S> | null {
    return this.#wanted;
  }

  /** Following begins, or begins again. */
  begin(opening: SeatOpening): Heard {
    if (opening.layout !== this.#layout) return 'other-layout';
    if (opening.seat !== this.#seat || opening.after === 0) this.#forget(opening.seat);
    this.#firstLine = opening.firstLine;
    this.#nth = opening.nth - 1;
    return this.hear(opening);
  }

  hear(news: SeatNews): Heard {
    if (news.nth <= this.#nth) return 'known';
    const views = news.nth === this.#nth + 1 && news.after === this.#story.number ? this.#viewsWith(news) : null;
    const view = this.game.blank();
    const last = views?.at(-1);
    if (views && last) view.load(last);
    if (!views || !last || view.digest() !== news.now.digest) {
      // What does not fit will not fit later: all of it is wanted again.
      if (news.nth === this.#nth + 1) this.#forget(this.#seat);
      return 'missed';
    }
    this.#nth = news.nth;
    for (const event of news.events) this.#story.add(event);
    this.#views = views;
    if (this.#record !== news.now.record) this.#whole = null;
    this.#record = news.now.record;
    this.#hint = null;
    this.#wanted = null;
    this.#now = this.#nowWith(news, view);
    this.#tellAnswers();
    this.#change();
    return 'heard';
  }

  /** What came of a command that was handed on. */
  answered(id: string, answer: FarAnswer): void {
    if (answer.done) this.#early.push({ id, answer });
    else this.#tell(id, answer);
    this.#tellAnswers();
  }

  as(seat: number): SeatReading<S> {
    // Whoever asks for other eyes than those the table is followed with would be shown what is not theirs.
    if (seat !== this.#seat) throw new RangeError(`this table is followed as ${this.#seat}, not as ${seat}`);
    this.#reading ??= this.#newReading();
    return this.#reading;
  }

  whole(): Table<S> | null {
    if (this.#record !== null && !this.#whole) {
      const replayed = Table.replay(this.game, this.#record);
      this.#whole = replayed.ok ? replayed.value : null;
    }
    return this.#whole;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(command: SeatCommand, answered?: (answer: Answer | FarAnswer) => void): void {
    if (command.seat !== this.#seat) {
      answered?.(refused('no-such-seat'));
      return;
    }
    if (command.kind === 'ask-hint' || command.kind === 'dismiss-hint') {
      const answer = this.#askHint(command.kind === 'ask-hint');
      answered?.(answer);
      return;
    }
    const { seat: _, id = this.#newId(), after = this.#story.number, ...wants } = command;
    // Something that was sent from here is on its way: once it is done, this would be stale.
    if (command.id === undefined && [...this.#onTheWay.values()].includes(after)) {
      answered?.(refused('stale'));
      return;
    }
    this.#onTheWay.set(id, after);
    if (answered) this.#sent.set(id, answered);
    this.#hand({ id, after, wants });
  }

  /** A hint that was thought of. */
  do(command: ThoughtCommand): Answer {
    if (command.kind !== 'advice' || command.at !== this.#wanted?.at) return refused('stale');
    this.#showHint(command.thought);
    return { done: true, number: this.#story.number };
  }

  #forget(seat: number): void {
    this.#seat = seat;
    this.#story = new SeatStory(this.words, seat);
    this.#views = [];
    this.#reading = null;
  }

  /** The views as they are after some news; null where these do not fit to what is here. */
  #viewsWith({ views: { from, changes }, events }: SeatNews): Uint8Array[] | null {
    const steps = events.reduce((at, event) => ('step' in event ? event.step : at), this.#story.steps);
    if (from > this.#views.length || from + changes.length !== steps + 1) return null;
    const views = this.#views.slice(0, from);
    for (const change of changes) {
      const after = changed(views.at(-1) ?? new Uint8Array(this.game.blank().bytes.length), change);
      if (!after) return null;
      views.push(after);
    }
    return views;
  }

  #nowWith({ now: { seats, awaiting, undo, canTakeBack, takenBack } }: SeatNews, view: S): Now<S> {
    const seat = this.#seat;
    const { what, seat: asked } = awaiting;
    const at = seats[seat];
    const isPerson = at !== undefined && botOf(at) === null;
    const mayInterject = asked !== seat && (what === 'choice' || what === 'bot') && isPerson;
    return {
      number: this.#story.number,
      steps: this.#story.steps,
      view,
      seats,
      awaiting,
      options: what === 'choice' && asked === seat ? listed((out) => this.game.options(view, out)) : [],
      interjections: mayInterject ? listed((out) => this.game.interjections(view, seat, out)) : [],
      undo,
      canTakeBack,
      takenBack,
      hint: this.#hint,
      over: this.#record !== null,
    };
  }

  #newReading(): SeatReading<S> {
    const story = this.#story;
    return {
      now: () => this.#now as Now<S>,
      at: (step) => this.#at(step),
      replay: (from, seen) => {
        for (let step = from; step < this.#views.length; step++) seen(this.#at(step), step);
      },
      lineAt: (step) => story.lineAt(step) ?? this.#firstLine,
      since: (number) => story.since(number),
      story: (from = 0, onlyNews = false) =>
        from === 0 && !onlyNews ? story.story() : story.storyFrom(from, onlyNews),
      lastOwn: () => story.lastOwn,
      news: () => story.news(this.game.line((this.#now as Now<S>).view)),
    };
  }

  #at(step: number): S {
    const view = this.game.blank();
    view.load(this.#views[Math.min(Math.max(0, step), this.#views.length - 1)] as Uint8Array);
    return view;
  }

  #askHint(isWanted: boolean): Answer {
    const now = this.#now;
    if (!now || now.awaiting.what !== 'choice' || now.awaiting.seat !== this.#seat) return refused('not-asked');
    const { number, view } = now;
    const seed = `hint/${number}`;
    this.#wanted = isWanted ? { kind: 'hint', at: number, seat: this.#seat, bot: null, view, seed } : null;
    this.#setHint(isWanted ? { kind: 'thinking' } : null);
    return { done: true, number };
  }

  #showHint(thought: Thought | null): void {
    this.#wanted = null;
    this.#setHint(thought ? { kind: 'thought', thought } : { kind: 'failed' });
  }

  #setHint(hint: Hint | null): void {
    this.#hint = hint;
    if (this.#now) this.#now = { ...this.#now, hint };
    this.#change();
  }

  /** Whoever hears that something is done shall see it done. */
  #tellAnswers(): void {
    const ripe = this.#early.filter(({ answer }) => answer.number <= this.#story.number);
    this.#early = this.#early.filter(({ answer }) => answer.number > this.#story.number);
    for (const { id, answer } of ripe) this.#tell(id, answer);
  }

  #tell(id: string, answer: FarAnswer): void {
    const told = this.#sent.get(id);
    this.#sent.delete(id);
    this.#onTheWay.delete(id);
    told?.(answer);
  }

  #change(): void {
    for (const listener of this.#listeners) listener();
  }
}

function listed(fill: (out: Options) => void): number[] {
  const options = new Options();
  fill(options);
  return Array.from({ length: options.count }, (_, at) => options.at(at));
}
