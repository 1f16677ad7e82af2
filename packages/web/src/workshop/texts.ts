import { LANGUAGES, type Language } from '@quayside/kernel';
import type { Texts } from '@quayside/speech';
import { textsIn } from '../encyclopaedia/texts.ts';
import type { GameUI } from '../game-ui.ts';
import book from './text/workshop.json' with { type: 'json' };

const own = textsIn(book);

/** A game that says besides what is said in its workshop. */
export function withTexts(ui: GameUI, more: Readonly<Record<Language, Texts>>): GameUI {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, { ...ui.texts[language], ...own[language], ...more[language] }]),
  ) as Record<Language, Texts>;
  return { ...ui, texts };
}
