import { DESIGN } from './design.ts';
import { nameOf, type Picture, PICTURES } from './pictures.ts';

export { takePictures } from './take.ts';
export const pictureNames = PICTURES.map(nameOf);

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', ko: '한국어', ru: 'Русский', it: 'Italiano' };

const link = (picture: Picture): string => {
  const { width, theme, language, vision } = picture;
  return `[${vision ?? `${width} ${theme} ${LANGUAGE_NAMES[language]}`}](${nameOf(picture)})`;
};

/** Beside each drawing of the design: our pictures of it, and what differs. */
const design = (): string[] =>
  DESIGN.map(({ drawing, pictures, differs }) => {
    const shown = pictures.flatMap((begin) => pictureNames.filter((name) => name.startsWith(`${begin}-`)));
    const links = shown.map((name) => `[${name.replace('.webp', '')}](${name})`);
    return `| ${drawing} | ${links.join(' · ')} | ${differs} |`;
  });

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
    '## In fewer colours',
    '',
    'The last two rows show a late table of each game as people see it who tell fewer colours apart, imitated by Chromium. Nothing on a',
    'table is told by colour alone: a seat has a pattern of its own (dots, stripes, rings, crosses, chequers) on its pieces, signs, kerbs and',
    'places; what can be entered has a full outline and lit windows, what can be bought a price tag, what can be built a dashed edge; what is',
    'chosen is lifted and has two rings; the last moves carry a pin with the piece and a word. Goods and tiles are drawings, tokens of',
    'prestige have one, two or three bars, kinds of buildings a mark.',
    '',
    '## Beside the design',
    '',
    '| drawing | pictures | what differs, and why |',
    '|---|---|---|',
    ...design(),
    '',
  ].join('\n');
}
