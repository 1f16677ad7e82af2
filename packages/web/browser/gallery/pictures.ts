import { fnv1a, LANGUAGES, type Language } from '@quayside/kernel';
import { SCREENS, type Screen } from './screens.ts';

export const WIDTHS = { 1280: 800, 1440: 900, 390: 844, 1366: 657, 1920: 1080, 844: 390, 1024: 768 } as const;
export type Width = keyof typeof WIDTHS;
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Eyes that tell fewer colours apart, as Chromium imitates them. */
export const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type Vision = (typeof VISIONS)[number];

/** A screen as somebody sees it. */
export interface Picture {
  readonly screen: Screen;
  readonly width: Width;
  readonly theme: Theme;
  readonly language: Language;
  /** With whose eyes, where it is not everybody's; such pictures are small. */
  readonly vision?: Vision;
}

const EACH_WIDTH: readonly Width[] = [1280, 1440, 390];

export const nameOf = ({ screen, width, theme, language, vision }: Picture): string =>
  vision ? `${screen.id}-${vision}.webp` : `${screen.id}-${width}-${theme}-${language}.webp`;

/** Every width, theme and language at least once; which goes with which changes from screen to screen. */
function sometimes(screen: Screen, turn: number): Picture[] {
  return LANGUAGES.map((language, at) => ({
    screen,
    width: EACH_WIDTH[(at + turn) % EACH_WIDTH.length] as Width,
    theme: THEMES[(at + Math.floor(turn / 3)) % THEMES.length] as Theme,
    language,
  }));
}

/** The sizes of the tables people look at for hours, besides. */
const MORE_WIDTHS: readonly Width[] = [1366, 1920, 844, 1024];

/** All of width and theme in English, the other sizes once, and the other languages. */
function often(screen: Screen, turn: number): Picture[] {
  const language = LANGUAGES[0] as Language;
  const english = [
    ...EACH_WIDTH.flatMap((width) => THEMES.map((theme) => ({ screen, width, theme, language }))),
    ...MORE_WIDTHS.map((width, at) => ({
      screen,
      width,
      theme: THEMES[(at + turn) % THEMES.length] as Theme,
      language,
    })),
  ];
  return [...english, ...sometimes(screen, turn).filter((picture) => picture.language !== language)];
}

const onPhone = (screen: Screen, turn: number): Picture[] => [
  {
    screen,
    width: 390,
    theme: THEMES[turn % THEMES.length] as Theme,
    language: LANGUAGES[turn % LANGUAGES.length] as Language,
  },
];

const inFewColours = (screen: Screen): Picture[] =>
  VISIONS.map((vision) => ({ screen, width: 1280, theme: 'light', language: LANGUAGES[0] as Language, vision }));

/** From a screen's name, so that a new screen leaves the pictures of the others as they are. */
const turnOf = ({ id }: Screen): number => (fnv1a(id, 0x811c9dc5) >>> 0) % (EACH_WIDTH.length * LANGUAGES.length);

/** All pictures of the gallery, screen by screen. */
export const PICTURES: readonly Picture[] = SCREENS.flatMap((screen) => {
  const turn = turnOf(screen);
  if (screen.fewColours) return inFewColours(screen);
  if (screen.phoneOnly) return onPhone(screen, turn);
  return screen.often ? often(screen, turn) : sometimes(screen, turn);
});
