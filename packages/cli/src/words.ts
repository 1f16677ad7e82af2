import { LANGUAGES, type Language, type Message } from '@quayside/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import playEn from './play/text/en.json' with { type: 'json' };
import playIt from './play/text/it.json' with { type: 'json' };
import playKo from './play/text/ko.json' with { type: 'json' };
import playRu from './play/text/ru.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import it from './text/it.json' with { type: 'json' };
import ko from './text/ko.json' with { type: 'json' };
import ru from './text/ru.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

/** The command line's own words: keys "cli.…", and "play.…" for the terminal game. */
export const CLI_TEXTS: Readonly<Record<Language, Texts>> = {
  en: { ...en, ...playEn },
  it: { ...it, ...playIt },
  ko: { ...ko, ...playKo },
  ru: { ...ru, ...playRu },
};

export const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

/** Says messages in one language, with the texts of the command line and of the games it was given. */
export class Speaker {
  readonly language: Language;
  readonly #texts: Texts;
  readonly #formats = new Map<string, IntlMessageFormat>();

  constructor(language: Language, ...texts: readonly Readonly<Record<Language, Texts>>[]) {
    this.language = language;
    this.#texts = Object.assign({}, CLI_TEXTS[language], ...texts.map((each) => each[language])) as Texts;
  }

  /** A message in words. Arguments that are messages are said first; lists are joined. */
  say(message: Message): string {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) values[name] = this.#value(value);
    return String(this.#format(message.key).format(values));
  }

  /** The text of a key without arguments to be said first. */
  text(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.say({ key, args });
  }

  #value(value: string | number | Message | readonly Message[]): string | number {
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
