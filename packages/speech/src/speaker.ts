import type { Message } from '@quayside/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export type Texts = Readonly<Record<string, string>>;
type Argument = string | number | Message | readonly Message[];

/** What a message in parts is made of: words, and whatever stands for some of its messages (an icon, a link). */
export type Part<T> = string | T;

/** Says messages in one language, with the texts it was given. */
export class Speaker {
  /** A language tag for numbers, dates and plural forms. */
  readonly language: string;
  readonly #texts: Texts;
  readonly #formats: Map<string, IntlMessageFormat>;
  /** What is said as it stands, whatever signs are in it. */
  #names: Texts = {};

  constructor(language: string, texts: Texts, formats = new Map<string, IntlMessageFormat>()) {
    this.language = language;
    this.#texts = texts;
    this.#formats = formats;
  }

  /** The same speaker at a table where some messages are names: a seat is called as the person in it is. */
  calling(names: Texts): Speaker {
    const speaker = new Speaker(this.language, this.#texts, this.#formats);
    speaker.#names = names;
    return speaker;
  }

  has(key: string): boolean {
    return this.#texts[key] !== undefined;
  }

  /** A message in words. Arguments that are messages are said first; lists are joined. */
  say(message: Message): string {
    const called = this.#names[message.key];
    if (called !== undefined) return called;
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) values[name] = this.#value(value);
    return String(this.#format(message.key).format(values));
  }

  /** The text of a key without arguments to be said first. */
  text(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.say({ key, args });
  }

  /** A message in parts: `stand` gives what stands for a message inside it, or null where it is said in words. */
  parts<T extends object>(message: Message, stand: (inner: Message) => T | null): Part<T>[] {
    const own = stand(message);
    if (own !== null) return [own];
    const called = this.#names[message.key];
    if (called !== undefined) return [called];
    const values: Record<string, string | number | Part<T>[]> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      values[name] =
        typeof value === 'string' || typeof value === 'number'
          ? value
          : 'key' in value
            ? this.parts(value, stand)
            : value.flatMap((each, at) => [...(at > 0 ? [', '] : []), ...this.parts(each, stand)]);
    }
    return this.#format(message.key)
      .formatToParts<Part<T>[]>(values)
      .flatMap(({ value }) => (Array.isArray(value) ? value : [value]));
  }

  #value(value: Argument): string | number {
    if (typeof value === 'string' || typeof value === 'number') return value;
    if ('key' in value) return this.say(value);
    return value.map((each) => this.say(each)).join(', ');
  }

  #format(key: string): IntlMessageFormat {
    const known = this.#formats.get(key);
    if (known) return known;
    const text = this.#texts[key];
    if (text === undefined) throw new Error(`no text for ${key}`);
    const format = new IntlMessageFormat(text, this.language);
    this.#formats.set(key, format);
    return format;
  }
}
