import type { Crew } from '@quayside/bots';
import { type Chapter, SPECTATOR, type State } from '@quayside/kernel';
import { type LiveTable, type Seat, seated } from '@quayside/live';
import { foreign } from '@quayside/speech';
import type { GameTerminal } from '../game-terminal.ts';
import { type Choice, choicesOf, wordedChoices } from './choices.ts';
import type { TerminalUI } from './terminal-ui.ts';
import type { Lines } from './lines.ts';
import type { Saving } from './saving.ts';
import type { Screen } from './screen.ts';
import { sitterName } from './seats.ts';
import { storyRows } from './story.ts';
import { wrap } from '../width.ts';

/** Who and what is needed for a game at the terminal. */
export interface TerminalParts {
  readonly terminal: GameTerminal;
  readonly ui: TerminalUI;
  readonly live: LiveTable<State>;
  readonly screen: Screen;
  readonly lines: Lines;
  readonly saving: Saving;
  readonly crew: Crew;
  /** Flags that a saved game needs again. */
  readonly again: string;
}

/** A live table as it is shown in the terminal: what each seat may see, and how people are spoken to. */
export class TerminalTable {
  readonly terminal: GameTerminal;
  readonly ui: TerminalUI;
  readonly live: LiveTable<State>;
  readonly screen: Screen;
  readonly lines: Lines;
  readonly saving: Saving;
  readonly crew: Crew;
  readonly again: string;
  /** Seats played by people here. */
  readonly people: readonly number[];
  /** The seat for which something secret is on the screen; -1 when there is nothing. */
  secretOf = -1;

  constructor({ terminal, ui, live, screen, lines, saving, crew, again }: TerminalParts) {
    this.terminal = terminal;
    this.ui = ui;
    this.live = live;
    this.screen = screen;
    this.lines = lines;
    this.saving = saving;
    this.crew = crew;
    this.again = again;
    this.people = live.seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
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
    return this.screen.paint.seat(seat, this.screen.speaker.say(this.terminal.words.seat(seat)));
  }

  /** Who plays a seat, in words. */
  sitterName(seat: number): string {
    const { sitter, name }: Seat = this.live.seats[seat] ?? seated('person');
    return foreign(name) || sitterName(sitter, this.screen.speaker);
  }

  /** The seat that is asked; -1 when nobody is. */
  get mover(): number {
    return this.live.awaiting.seat;
  }

  /** The line of the record that is being played. */
  get line(): string {
    return this.terminal.game.line(this.live.table.state);
  }

  /** Nobody writes into it. */
  viewOf(seat: number): State {
    return this.live.as(seat).now().view;
  }

  choices(seat: number): Choice[] {
    return choicesOf(this.terminal, this.ui, this.viewOf(seat), this.screen);
  }

  /** What a seat may do although another is asked. */
  interjections(seat: number): Choice[] {
    const { view, interjections } = this.live.as(seat).now();
    return wordedChoices(this.terminal, this.ui, view, interjections, this.screen);
  }

  /** Does a seat know something that another person here does not? */
  hasSecrets(seat: number): boolean {
    const own = this.viewOf(seat);
    return this.people.some((each) => !this.viewOf(each).equals(own));
  }

  /** Does its decision show something that another person must not see? */
  asksSecret(seat: number): boolean {
    if (!this.hasSecrets(seat)) return false;
    if (this.ui.tellsSecrets) return true;
    const { game } = this.terminal;
    const { state } = this.live.table;
    return this.choices(seat).some(({ option, token }) => game.tokenSeenBy(state, option, SPECTATOR) !== token);
  }

  tell(chapters: readonly Chapter[]): string[] {
    return storyRows(chapters, this.terminal, this.ui, this.screen);
  }
}
