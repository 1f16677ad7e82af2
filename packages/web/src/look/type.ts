import type { Language } from '@quayside/kernel';
import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '../../generated/letters.css';
import './type.css';

/** Latin letters are everywhere; a language may have more. */
const MORE_LETTERS: Readonly<Record<Language, string>> = { en: '', it: '', ru: 'я', ko: '가' };
const FACES = [
  '16px "Source Sans 3 Variable", "Korean Sans"',
  '700 16px "Alegreya Variable", "Korean Serif"',
  '700 16px "Korean Sans"',
];
/** A page in other letters is better than none. */
const PATIENCE = 2000;

/** Resolves when the letters of a language are there, or cannot be had: what is drawn then need not be drawn anew. */
export function letters(language: Language): Promise<unknown> {
  const loading = FACES.map((face) => document.fonts.load(face, `a${MORE_LETTERS[language]}`));
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  return Promise.race([Promise.allSettled(loading), late]);
}

/** Whoever shows one Korean word may show another, with syllables that are not in our texts. */
function meetKorean({ fontfaces }: FontFaceSetLoadEvent): void {
  if (!fontfaces.some(({ family }) => family.includes('Korean'))) return;
  document.fonts.removeEventListener('loadingdone', meetKorean);
  import('./hangul.ts').catch(() => undefined);
}
document.fonts.addEventListener('loadingdone', meetKorean);
