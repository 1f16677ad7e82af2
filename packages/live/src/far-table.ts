import type { Thought } from '@quayside/bots';
import { type Game, layoutOf, Options, SPECTATOR, type State, Table, type Words } from '@quayside/kernel';
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

/** What is known of a table that is followed. */
interface Known<S extends State> {
  /** Whose eyes: a seat, or SPECTATOR. */
  readonly seat: number;
  readonly story: SeatStory<S>;
  /** The bytes of the view after each step; the last one is now. */
  readonly views: readonly Uint8Array[];
}

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
  #known: Known<S>;
  /** It is not what there is elsewhere: it can be looked at, until all of it is told again. */
  #isWrong = false;
  #firstLine = '';
  #nth = -1;
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
    this.#known = this.#nothing(SPECTATOR);
  }

  /** Whose eyes: a seat, or SPECTATOR. */
  get seat(): number {
    return this.#known.seat;
  }

  /** The number of the last event that is here: with what to come back. */
  get have(): number {
    return this.#isWrong ? 0 : this.#known.story.number;
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
    const isAnew = opening.seat !== this.seat || opening.after === 0;
    this.#nth = opening.nth - 1;
    return this.#hear(opening, isAnew ? this.#nothing(opening.seat) : this.#known, opening.firstLine);
  }

  hear(news: SeatNews): Heard {
    return this.#isWrong ? 'missed' : this.#hear(news, this.#known, this.#firstLine);
  }

  #hear(news: SeatNews, known: Known<S>, firstLine: string): Heard {
    if (news.nth <= this.#nth) return 'known';
    const isNext = news.nth === this.#nth + 1;
    const views = isNext && news.after === known.story.number ? this.#viewsWith(news, known) : null;
    const view = this.game.blank();
    const last = views?.at(-1);
    if (views && last) view.load(last);
    if (!views || !last || view.digest() !== news.now.digest) {
      // What does not fit will not fit later: all of it is wanted again.
      this.#isWrong ||= isNext;
      return 'missed';
    }
    this.#nth = news.nth;
    this.#firstLine = firstLine;
    for (const event of news.events) known.story.add(event);
    if (known.story !== this.#known.story) this.#reading = null;
    this.#known = { ...known, views };
    this.#isWrong = false;
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
    if (seat !== this.seat) throw new RangeError(`this table is followed as ${this.seat}, not as ${seat}`);
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
    if (command.seat !== this.seat) {
      answered?.(refused('no-such-seat'));
      return;
    }
    if (command.kind === 'ask-hint' || command.kind === 'dismiss-hint') {
      const answer = this.#askHint(command.kind === 'ask-hint');
      answered?.(answer);
      return;
    }
    const { seat: _, id = this.#newId(), after = this.#known.story.number, ...wants } = command;
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
    return { done: true, number: this.#known.story.number };
  }

  #nothing(seat: number): Known<S> {
    return { seat, story: new SeatStory(this.words, seat), views: [] };
  }

  /** The views as they are after some news; null where these do not fit to what is known. */
  #viewsWith({ views: { from, changes }, events }: SeatNews, known: Known<S>): Uint8Array[] | null {
    const steps = events.reduce((at, event) => ('step' in event ? event.step : at), known.story.steps);
    if (from > known.views.length || from + changes.length !== steps + 1) return null;
    const views = known.views.slice(0, from);
    for (const change of changes) {
      const after = changed(views.at(-1) ?? new Uint8Array(this.game.blank().bytes.length), change);
      if (!after) return null;
      views.push(after);
    }
    return views;
  }

  #nowWith({ now: { seats, awaiting, undo, canTakeBack, takenBack } }: SeatNews, view: S): Now<S> {
    const { seat, story } = this.#known;
    const { what, seat: asked } = awaiting;
    const at = seats[seat];
    const isPerson = at !== undefined && botOf(at) === null;
    const mayInterject = asked !== seat && (what === 'choice' || what === 'bot') && isPerson;
    return {
      number: story.number,
      steps: story.steps,
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
    const { story } = this.#known;
    return {
      now: () => this.#now as Now<S>,
      at: (step) => this.#at(step),
      replay: (from, seen) => {
        for (let step = from; step < this.#known.views.length; step++) seen(this.#at(step), step);
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
    const { views } = this.#known;
    view.load(views[Math.min(Math.max(0, step), views.length - 1)] as Uint8Array);
    return view;
  }

  #askHint(isWanted: boolean): Answer {
    const now = this.#now;
    if (!now || now.awaiting.what !== 'choice' || now.awaiting.seat !== this.seat) return refused('not-asked');
    const { number, view } = now;
    const seed = `hint/${number}`;
    this.#wanted = isWanted ? { kind: 'hint', at: number, seat: this.seat, bot: null, view, seed } : null;
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
    const { number } = this.#known.story;
    const ripe = this.#early.filter(({ answer }) => answer.number <= number);
    this.#early = this.#early.filter(({ answer }) => answer.number > number);
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
