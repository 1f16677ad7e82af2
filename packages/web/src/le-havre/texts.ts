import en from './text/en.json' with { type: 'json' };
import guideEn from './text/guide.en.json' with { type: 'json' };
import guideIt from './text/guide.it.json' with { type: 'json' };
import guideKo from './text/guide.ko.json' with { type: 'json' };
import guideRu from './text/guide.ru.json' with { type: 'json' };
import it from './text/it.json' with { type: 'json' };
import ko from './text/ko.json' with { type: 'json' };
import ru from './text/ru.json' with { type: 'json' };

/** What only this game says on the page. */
export const texts = {
  en: { ...en, ...guideEn },
  it: { ...it, ...guideIt },
  ko: { ...ko, ...guideKo },
  ru: { ...ru, ...guideRu },
};
