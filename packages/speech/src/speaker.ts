import type { Message } from '@quayside/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Grammar, grammarOf, withoutCapital } from './grammar.ts';

export type Texts = Readonly<Record<string, string>>;
type Argument = string | number | Message | readonly Message[];

/** What a message in parts is made of: words, and whatever stands for some of its messages (an icon, a link). */
export type Part<T> = string | T;

/** What stands for a message whose words are these, or null. */
type Stand<T> = (inner: Message, words: string) => T | null;

/** A part, and how it is said. */
interface Spoken<T> {
  readonly part: Part<T>;
  readonly words: string;
}

/** A text that can be filled: its gaps, each with the argument that fills it and the form that it asks for. */
interface Filled {
  readonly format: IntlMessageFormat;
  readonly gaps: readonly (readonly [gap: string, name: string, form: string])[];
}

/** Says messages in one language, with the texts it was given. */
export class Speaker {
  /** A language tag for numbers, dates and plural forms. */
  readonly language: string;
  readonly #texts: Texts;
  readonly #filled: Map<string, Filled>;
  readonly #grammar: Grammar;
  /** What is said as it stands, whatever signs are in it. */
  #names: Texts = {};

  constructor(language: string, texts: Texts, filled = new Map<string, Filled>()) {
    this.language = language;
    this.#texts = texts;
    this.#filled = filled;
    this.#grammar = grammarOf(language);
  }

  /** The same speaker at a table where some messages are names: a seat is called as the person in it is. */
  calling(names: Texts): Speaker {
    const speaker = new Speaker(this.language, this.#texts, this.#filled);
    speaker.#names = names;
    return speaker;
  }

  has(key: string): boolean {
    return this.#texts[key] !== undefined;
  }

  /** A message in words. Arguments that are messages are said first, in the form that the text asks for; lists are joined. */
  say(message: Message): string {
    return this.#say(message, '');
  }

  /** The text of a key without arguments to be said first. */
  text(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.say({ key, args });
  }

  /** Names in a row, as the language joins them. Korean has commas: the word Intl puts between them belongs in contracts. */
  listed(names: readonly string[]): string {
    if (this.language === 'ko') return names.join(', ');
    const and = names.length > 1 ? this.#grammar.and?.(names.at(-1) as string) : null;
    if (and === null || and === undefined) return new Intl.ListFormat(this.language).format(names);
    return `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
  }

  /**
   * A message in parts: `stand` gives what stands for a message inside it, or null where it is said in words. It is told the words it
   * stands for, without the article or preposition that the language puts before the name: that is said.
   */
  parts<T extends object>(message: Message, stand: Stand<T>): Part<T>[] {
    return this.#parts(message, '', stand).map(({ part }) => part);
  }

  #say({ key, args = {} }: Message, form: string): string {
    const called = this.#names[key];
    if (called !== undefined) return this.#named(called, form);
    if (form !== '') return this.#inflected({ key, args }, form);
    const { format, gaps } = this.#fill(key);
    const values: Record<string, string | number> = {};
    for (const [gap, name, wanted] of gaps) {
      const value = args[name];
      if (value !== undefined) values[gap] = this.#value(value, wanted);
    }
    const sentence = String(format.format(values));
    return this.#grammar.finish?.(sentence, '') ?? sentence;
  }

  /** A form that is written down under its own key, or made by a rule of the language; else the words as they are. */
  #inflected({ key, args = {} }: Message, form: string): string {
    const own = (wanted: string): string | undefined =>
      this.has(`${key}_${wanted}`) ? this.#say({ key: `${key}_${wanted}`, args }, '') : undefined;
    const words = this.#say({ key, args }, '');
    return own(form) ?? this.#grammar.form(words, form, own) ?? words;
  }

  /** What is a name already, in the form that a text asks for. */
  #named(name: string, form: string): string {
    return this.#grammar.named?.(name, form) ?? name;
  }

  #value(value: Argument, form: string): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return this.#named(value, form);
    if ('key' in value) return this.#say(value, form);
    return value.map((each, at) => this.#say(each, at === 0 ? form : withoutCapital(form))).join(', ');
  }

  #parts<T extends object>(message: Message, form: string, stand: Stand<T>): Spoken<T>[] {
    const [lead, said] = this.#led(message, form);
    const own = stand(message, said);
    if (own !== null) return [...(lead === '' ? [] : [{ part: lead, words: lead }]), { part: own, words: said }];
    const { key, args = {} } = message;
    if (form !== '' || this.#names[key] !== undefined) {
      const words = this.#say(message, form);
      return [{ part: words, words }];
    }
    const { format, gaps } = this.#fill(key);
    const values: Record<string, string | number | Spoken<T>[]> = {};
    for (const [gap, name, wanted] of gaps) {
      const value = args[name];
      if (value === undefined) continue;
      values[gap] =
        typeof value === 'string' || typeof value === 'number'
          ? this.#value(value, wanted)
          : 'key' in value
            ? this.#parts(value, wanted, stand)
            : value.flatMap((each, at) => [
                ...(at > 0 ? [{ part: ', ', words: ', ' }] : []),
                ...this.#parts(each, at === 0 ? wanted : withoutCapital(wanted), stand),
              ]);
    }
    const spoken: Spoken<T>[] = [];
    let before = '';
    for (const { value } of format.formatToParts<Spoken<T>[]>(values)) {
      const added = Array.isArray(value) ? value : [this.#finished(value, before)];
      spoken.push(...added);
      before += added.map(({ words }) => words).join('');
    }
    return spoken;
  }

  /** What a form puts before a name, and the rest of it: "nel ", "Mercato". */
  #led(message: Message, form: string): readonly [lead: string, said: string] {
    const words = this.#say(message, form);
    const name = form === '' ? words : this.#say(message, '');
    const at = words.endsWith(name) ? words.length - name.length : 0;
    return [words.slice(0, at), words.slice(at)];
  }

  #finished(sentence: string, before: string): { readonly part: string; readonly words: string } {
    const words = this.#grammar.finish?.(sentence, before) ?? sentence;
    return { part: words, words };
  }

  #fill(key: string): Filled {
    const known = this.#filled.get(key);
    if (known) return known;
    const text = this.#texts[key];
    if (text === undefined) throw new Error(`no text for ${key}`);
    const format = new IntlMessageFormat(text, this.language);
    const filled = { format, gaps: [...gapsOf(format.getAst() as readonly Element[])].map(formOf) };
    this.#filled.set(key, filled);
    return filled;
  }
}

/** What a text consists of, as the library read it: words (0) and gaps of several kinds. */
interface Element {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}
const WORDS = 0;

/** The names of a text's gaps, those in the branches of a plural or a choice too. */
function gapsOf(elements: readonly Element[], found = new Set<string>()): Set<string> {
  for (const { type, value, options = {} } of elements) {
    if (type !== WORDS && value !== undefined) found.add(value);
    for (const branch of Object.values(options)) gapsOf(branch.value, found);
  }
  return found;
}

/** "card_the" → the argument `card` in the form `the`. */
function formOf(gap: string): readonly [gap: string, name: string, form: string] {
  const [name = '', form = ''] = gap.split('_');
  return [gap, name, form];
}
