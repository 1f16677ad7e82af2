import { LANGUAGES, type Language } from '@quayside/kernel';
import { RECORD_TEXTS, Speaker as Voice, type Texts } from '@quayside/speech';
import playEn from './play/text/en.json' with { type: 'json' };
import playIt from './play/text/it.json' with { type: 'json' };
import playKo from './play/text/ko.json' with { type: 'json' };
import playRu from './play/text/ru.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import it from './text/it.json' with { type: 'json' };
import ko from './text/ko.json' with { type: 'json' };
import ru from './text/ru.json' with { type: 'json' };

/** The command line's own words: keys "cli.…", and "play.…" for the terminal game. */
export const CLI_TEXTS: Readonly<Record<Language, Texts>> = {
  en: { ...en, ...playEn },
  it: { ...it, ...playIt },
  ko: { ...ko, ...playKo },
  ru: { ...ru, ...playRu },
};

export const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

/** Says messages in one language, with the texts of the command line and of the games it was given. */
export class Speaker extends Voice {
  declare readonly language: Language;

  constructor(language: Language, ...texts: readonly Readonly<Record<Language, Texts>>[]) {
    super(
      language,
      Object.assign({}, RECORD_TEXTS[language], CLI_TEXTS[language], ...texts.map((each) => each[language])) as Texts,
    );
  }

  /** It stays in its language. */
  override calling(names: Texts): Speaker {
    return super.calling(names) as Speaker;
  }
}
