import { type GameFacts, LANGUAGES, type Language } from '@quayside/kernel';

/** The same words for everybody: who reads them tests. */
export const inEveryLanguage = (
  texts: Readonly<Record<string, string>>,
): Readonly<Record<Language, Readonly<Record<string, string>>>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, texts])) as Readonly<
    Record<Language, Readonly<Record<string, string>>>
  >;

export const facts: GameFacts = {
  id: 'toy',
  players: { least: 2, most: 2 },
  minutes: { least: 1, most: 2 },
  rulePrefix: 'T',
  texts: inEveryLanguage({
    'game.toy': 'Pebbles',
    'game.toy.quoted': 'Pebbles',
    'game.toy.by': 'by nobody',
    'game.toy.pitch': 'Take one, two or three pebbles.',
    'game.toy.first': 'Against the {level}.',
  }),
};
