import { nameOf, type Picture, PICTURES } from './pictures.ts';

export { takePictures } from './take.ts';
export const pictureNames = PICTURES.map(nameOf);

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', ko: '한국어', ru: 'Русский', it: 'Italiano' };

const link = (picture: Picture): string => {
  const { width, theme, language } = picture;
  return `[${width} ${theme} ${LANGUAGE_NAMES[language]}](${nameOf(picture)})`;
};

/** A page that shows one picture of each screen and leads to the others. */
export function indexPage(): string {
  const screens = [...new Set(PICTURES.map(({ screen }) => screen))];
  const rows = screens.map((screen) => {
    const taken = PICTURES.filter((picture) => picture.screen === screen);
    const first = taken.find(({ language }) => language === 'en') ?? taken[0];
    const shown = first
      ? `<img src="${nameOf(first)}" width="${first.width === 390 ? 120 : 280}" alt="${screen.title}">`
      : '';
    return `| **${screen.title}** | ${shown} | ${taken.map(link).join(' · ')} |`;
  });
  return [
    '# What the page looks like',
    '',
    'Every screen in every width, both themes and four languages. `npm run gallery` makes this page and its pictures; the positions are',
    'played from fixed seeds.',
    '',
    '| screen | | all pictures |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
