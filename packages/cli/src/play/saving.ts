import type { State } from '@quayside/kernel';
import type { LiveTable } from '@quayside/live';
import { foreign } from '@quayside/speech';
import { Complaint, NO } from '../command.ts';
import type { Lines } from './lines.ts';
import { kindOf, savedText } from './save.ts';
import { type Fault, isSameFile, readSave, writeSave } from './save-file.ts';
import type { Screen } from './screen.ts';

/** Keeps a game in a file: by itself when a file was named at the start, or when somebody asks for it. */
export class Saving {
  readonly #live: LiveTable<State>;
  readonly #screen: Screen;
  readonly #lines: Lines;
  /** Where the game is kept; null while nobody has said. */
  #file: string | null = null;
  /** What that file held when it was last read or written here. Another terminal may have it open too. */
  #seen: string | null = null;
  #automatic = false;
  #text = '';
  #line = '';

  constructor(live: LiveTable<State>, screen: Screen, lines: Lines) {
    this.#live = live;
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
    return savedText(this.#live) !== this.#text;
  }

  /** Should the file hold this game, and does not? */
  get failed(): boolean {
    return this.#automatic && this.behind;
  }

  /** The game came from this file, which held this text and is where it would be saved again. */
  cameFrom(file: string, seen: string): void {
    this.#file = file;
    this.#seen = seen;
    this.#text = savedText(this.#live);
  }

  /** Saves into a file from now on, after each turn. A path that cannot be is a complaint before the game begins. */
  async keepIn(file: string): Promise<void> {
    const reason = await this.#look(file);
    if (reason !== null) throw new Complaint(reason);
    const failure = this.#write();
    if (failure !== null) throw new Complaint(failure, NO);
    this.#automatic = true;
  }

  /** `save FILE`: says whether it worked. Where it did not, the game is kept where it was before. */
  async saveTo(file: string): Promise<string> {
    const before = { file: this.#file, seen: this.#seen };
    const reason = (await this.#look(file)) ?? this.#write();
    if (reason === null) return this.#savedIn(file);
    this.#file = before.file;
    this.#seen = before.seen;
    return reason;
  }

  /** Where several people play, the file is for nobody's eyes until the game is over. */
  #savedIn(file: string): string {
    const { speaker } = this.#screen;
    const people = this.#live.seats.filter(({ sitter }) => sitter === 'person').length;
    const saved = speaker.text('play.saved', { file: foreign(file) });
    return people > 1 && !this.#live.table.over ? `${saved} ${speaker.text('play.saved-seed')}` : saved;
  }

  /** After a turn; null when all is well, else what went wrong. */
  afterTurn(line: string): string | null {
    if (!this.#automatic || line === this.#line) return null;
    this.#line = line;
    return this.now();
  }

  now(): string | null {
    return this.failed ? this.#write() : null;
  }

  /** Writes the game where it is kept; null when that worked, else what went wrong. */
  #write(): string | null {
    const file = this.#file as string;
    const text = savedText(this.#live);
    const fault = writeSave(file, text, this.#seen);
    if (fault) return this.#say(fault, file);
    this.#seen = text;
    this.#text = text;
    return null;
  }

  #say({ why, code }: Fault, file: string): string {
    return this.#screen.speaker.text(`play.save.${why}`, { file: foreign(file), code });
  }

  /**
   * Takes a file as the place where the game is kept, and null; or says why it cannot be, or may not be. What lies there
   * already is asked about first, and never lost where nobody can be asked.
   */
  async #look(file: string): Promise<string | null> {
    const { speaker } = this.#screen;
    const held = readSave(file);
    if ('fault' in held) return this.#say(held.fault, file);
    const own = this.#file !== null && isSameFile(file, this.#file);
    const kind = kindOf(held.text);
    if (kind !== 'free' && !(own && held.text === this.#seen)) {
      const what = own && kind === 'record' ? 'changed' : kind;
      if (!this.#lines.interactive) return speaker.text(`play.save.${what}`, { file: foreign(file) });
      const answer = await this.#lines.ask(speaker.text(`play.save.overwrite-${what}`, { file: foreign(file) }));
      if (!isYes(answer, speaker.text('play.yes'))) return speaker.text('play.save.kept', { file: foreign(file) });
    }
    this.#file = file;
    this.#seen = held.text;
    return null;
  }
}

/** Yes in the reader's language or in English; anything else, and silence, is no. */
export function isYes(answer: string | null, yes: string): boolean {
  const word = (answer ?? '').trim().toLowerCase();
  return word !== '' && (yes.startsWith(word) || 'yes'.startsWith(word));
}
