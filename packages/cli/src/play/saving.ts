import type { State, Table } from '@quayside/kernel';
import { Complaint } from '../command.ts';
import type { Lines } from './lines.ts';
import { savedText, type Spot, spotOf, writeSave } from './save.ts';
import type { Screen } from './screen.ts';
import type { Sitter } from './seats.ts';

/** Keeps a game in a file: by itself when a file was named at the start, or when somebody asks for it. */
export class Saving {
  readonly #table: Table<State>;
  readonly #sitters: readonly Sitter[];
  readonly #screen: Screen;
  readonly #lines: Lines;
  /** Where the game is kept; null while nobody has said. */
  #file: string | null = null;
  #automatic = false;
  #text = '';
  #line = '';

  constructor(table: Table<State>, sitters: readonly Sitter[], screen: Screen, lines: Lines) {
    this.#table = table;
    this.#sitters = sitters;
    this.#screen = screen;
    this.#lines = lines;
  }

  get file(): string | null {
    return this.#file;
  }
  get automatic(): boolean {
    return this.#automatic;
  }
  /** Is the file behind the game? */
  get behind(): boolean {
    return savedText(this.#table, this.#sitters) !== this.#text;
  }

  /** The game came from this file, which is where it would be saved again. */
  cameFrom(file: string): void {
    this.#file = file;
    this.#text = savedText(this.#table, this.#sitters);
  }

  /** Saves into a file from now on, after each turn. A path that cannot be is a complaint before the game begins. */
  async keepIn(file: string): Promise<boolean> {
    const reason = await this.#refused(file);
    if (reason !== null) throw new Complaint(reason);
    this.#automatic = true;
    this.#write(file);
    return true;
  }

  /** `save FILE`: says whether it worked. */
  async saveTo(file: string): Promise<string> {
    const reason = await this.#refused(file);
    if (reason !== null) return reason;
    try {
      this.#write(file);
    } catch (error) {
      return this.#failed(file, error);
    }
    return this.#screen.speaker.text('play.saved', { file });
  }

  /** After a turn; null when all is well, else what went wrong. */
  afterTurn(line: string): string | null {
    if (!this.#automatic || this.#file === null || line === this.#line) return null;
    this.#line = line;
    return this.now();
  }

  now(): string | null {
    if (!this.#automatic || this.#file === null || !this.behind) return null;
    try {
      this.#write(this.#file);
      return null;
    } catch (error) {
      return this.#failed(this.#file, error);
    }
  }

  #write(file: string): void {
    const text = savedText(this.#table, this.#sitters);
    writeSave(file, text);
    this.#file = file;
    this.#text = text;
  }

  #failed(file: string, error: unknown): string {
    const { code = '' } = error as NodeJS.ErrnoException;
    return this.#screen.speaker.text('play.save.failed', { file, code });
  }

  /** Why a file cannot be written, or may not be; null when it can. What lies there already is asked about first, and never lost where nobody can be asked. */
  async #refused(file: string): Promise<string | null> {
    const { speaker } = this.#screen;
    const spot: Spot = spotOf(file);
    if (spot === 'free' || (spot === 'record' && file === this.#file)) return null;
    const mayAsk = this.#lines.interactive && (spot === 'foreign' || spot === 'record');
    if (!mayAsk) return speaker.text(`play.save.${spot}`, { file });
    const answer = await this.#lines.ask(speaker.text(`play.save.overwrite-${spot}`, { file }));
    return isYes(answer, speaker.text('play.yes')) ? null : speaker.text('play.save.kept', { file });
  }
}

/** Yes in the reader's language or in English; anything else, and silence, is no. */
export function isYes(answer: string | null, yes: string): boolean {
  const word = (answer ?? '').trim().toLowerCase();
  return word !== '' && (yes.startsWith(word) || 'yes'.startsWith(word));
}
