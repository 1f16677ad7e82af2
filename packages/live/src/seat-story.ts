import { addTold, type Chapter, type State, type Words } from '@quayside/kernel';
import type { PlayedEvent, SeatEvent } from './events.ts';

/** A table's past as one seat, or a spectator, is told it: made of its events alone, whether they came about here or were sent. */
export class SeatStory<S extends State> {
  readonly #words: Words<S>;
  readonly #seat: number;
  readonly #events: SeatEvent[] = [];
  /** What was played and not taken back. */
  readonly #played: PlayedEvent[] = [];
  #chapters: Chapter[] = [];
  /** So many steps are told in them. */
  #told = 0;
  #story: readonly Chapter[] = [];

  constructor(words: Words<S>, seat: number) {
    this.#words = words;
    this.#seat = seat;
  }

  get number(): number {
    return this.#events.length;
  }

  get steps(): number {
    return this.#played.length;
  }

  add(event: SeatEvent): void {
    this.#events.push(event);
    if (event.kind === 'played') this.#played.push(event);
    else if (event.kind === 'undone') this.#takeBack(event.step);
  }

  since(number: number): readonly SeatEvent[] {
    return this.#events.slice(Math.max(0, number));
  }

  lineAt(step: number): string | null {
    return this.#played[step - 1]?.line ?? null;
  }

  /** The last step that this seat chose itself; 0: none. */
  get lastOwn(): number {
    return this.#played.findLastIndex(({ own }) => own) + 1;
  }

  /** All of it. What was told before is the same chapters still. */
  story(): readonly Chapter[] {
    if (this.#told === this.#played.length) return this.#story;
    const last = this.#chapters.at(-1);
    if (last) this.#chapters[this.#chapters.length - 1] = { ...last, deeds: [...last.deeds] };
    for (const event of this.#played.slice(this.#told)) this.#tell(this.#chapters, event);
    this.#told = this.#played.length;
    this.#story = this.#chapters.filter(({ deeds }) => deeds.length > 0);
    return this.#story;
  }

  /** From a step on. `onlyNews`: without what this seat chose itself, but with what came of it. */
  storyFrom(step: number, onlyNews: boolean): readonly Chapter[] {
    const chapters: Chapter[] = [];
    for (const event of this.#played.slice(Math.max(0, step))) {
      this.#tell(chapters, onlyNews && event.own ? { ...event, deeds: [] } : event);
    }
    return chapters.filter(({ deeds }) => deeds.length > 0);
  }

  /** What others did since this seat's last turn, when `line` is being played. */
  news(line: string): readonly Chapter[] {
    // What a seat answers in the turns of others, or at a meal, is no turn of its own.
    const last = this.#played.findLastIndex(
      (event) => event.own && event.lineSeat === this.#seat && event.line !== line,
    );
    if (last < 0) return [];
    return this.storyFrom(last, true)
      .filter(({ seat }) => seat !== this.#seat)
      .map((chapter) => ({ ...chapter, deeds: chapter.deeds.filter(({ seat }) => seat !== this.#seat) }))
      .filter(({ deeds }) => deeds.length > 0);
  }

  #tell(chapters: Chapter[], event: PlayedEvent): void {
    const told = { ...event, label: event.line };
    addTold(chapters, told, { before: event.step - 1, after: event.step }, this.#words);
  }

  #takeBack(step: number): void {
    this.#played.length = step;
    if (this.#told <= step) return;
    this.#chapters = [];
    this.#told = 0;
    this.#story = [];
  }
}
