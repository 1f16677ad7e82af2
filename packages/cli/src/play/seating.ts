import type { Crew } from '@quayside/bots';
import { NOBODY, Options, type State, type Table } from '@quayside/kernel';
import type { Shelf } from '../games.ts';
import { type Choice, choicesOf, wordedChoices } from './choices.ts';
import type { Face } from './face.ts';
import type { Lines } from './lines.ts';
import type { Saving } from './saving.ts';
import type { Screen } from './screen.ts';
import { type Sitter, sitterName } from './seats.ts';
import { Story } from './story.ts';
import { wrap } from '../width.ts';

/** Who and what is needed for a game at the terminal. */
export interface Company {
  readonly shelf: Shelf;
  readonly face: Face;
  readonly table: Table<State>;
  readonly sitters: readonly Sitter[];
  readonly screen: Screen;
  readonly lines: Lines;
  readonly saving: Saving;
  readonly crew: Crew;
  /** Flags that a saved game needs again. */
  readonly again: string;
}

/** The table with the people around it: what each may see, and how they are spoken to. */
export class Seating {
  readonly shelf: Shelf;
  readonly face: Face;
  readonly table: Table<State>;
  readonly sitters: readonly Sitter[];
  readonly screen: Screen;
  readonly lines: Lines;
  readonly saving: Saving;
  readonly crew: Crew;
  readonly again: string;
  readonly story: Story;
  /** Seats played by people here. */
  readonly people: readonly number[];
  /** The seat for which something secret is on the screen; -1 when there is nothing. */
  secretOf = -1;

  constructor({ shelf, face, table, sitters, screen, lines, saving, crew, again }: Company) {
    this.shelf = shelf;
    this.face = face;
    this.table = table;
    this.sitters = sitters;
    this.screen = screen;
    this.lines = lines;
    this.saving = saving;
    this.crew = crew;
    this.again = again;
    this.story = new Story(shelf, table, face, screen);
    this.people = sitters.flatMap((sitter, seat) => (sitter === 'you' ? [seat] : []));
  }

  out(...rows: readonly string[]): void {
    for (const row of rows) console.log(row);
  }

  /** A word aside: refusals, warnings, what was saved. */
  note(text: string | null): void {
    if (text === null) return;
    const { paint, width } = this.screen;
    this.out(...wrap(text, width - 2).map((row) => `  ${paint.warning(row)}`));
  }

  text(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.screen.speaker.text(key, args);
  }

  seatName(seat: number): string {
    return this.screen.paint.seat(seat, this.screen.speaker.say(this.shelf.words.seat(seat)));
  }

  /** Who plays a seat, in words. */
  sitterName(seat: number): string {
    return sitterName(this.sitters[seat] as Sitter, this.screen.speaker);
  }

  get mover(): number {
    return this.shelf.game.mover(this.table.state);
  }

  /** The line of the record that is being played. */
  get line(): string {
    return this.shelf.game.line(this.table.state);
  }

  viewOf(seat: number): State {
    const view = this.shelf.game.blank();
    this.shelf.game.view(this.table.state, seat, view);
    return view;
  }

  choices(seat: number): Choice[] {
    return choicesOf(this.shelf, this.face, this.viewOf(seat), this.screen);
  }

  /** What a seat may do although another is asked. */
  interjections(seat: number): Choice[] {
    const options = new Options();
    this.shelf.game.interjections(this.table.state, seat, options);
    return wordedChoices(this.shelf, this.face, this.viewOf(seat), options, this.screen);
  }

  /** Does a seat know something that another person here does not? */
  hasSecrets(seat: number): boolean {
    const own = this.viewOf(seat);
    return this.people.some((each) => !this.viewOf(each).equals(own));
  }

  /** Does its decision show something that another person must not see? */
  asksSecret(seat: number): boolean {
    if (!this.hasSecrets(seat)) return false;
    if (this.face.tellsSecrets) return true;
    const { game } = this.shelf;
    return this.choices(seat).some(({ option, token }) => game.tokenSeenBy(this.table.state, option, NOBODY) !== token);
  }
}
