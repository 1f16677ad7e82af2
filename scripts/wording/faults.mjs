// What a machine can see of the style that docs/style asks for. A text is looked at in every way it can be said (see variants.mjs).

import { GAP, variantsOf } from './variants.mjs';

/** Quotes of other languages; straight ones belong to none. */
const ALIEN_QUOTES = { en: /["«»„]/, ko: /["«»„]/, ru: /["“”„‘]/, it: /["“”„‘]/ };
const PAIRS = [
  ['“', '”'],
  ['«', '»'],
];

/** @type {readonly (readonly [fault: string, found: RegExp])[]} */
const SIGNS = [
  ['has two spaces', /\S {2,}\S/],
  ['has a space before a sign', /[\p{L}\p{N}◌)»”] [,.;:!?)»”](?![\p{L}\p{N}])/u],
  ['has a space behind an opening sign', /[(«“] /],
  ['has three dots for …', /\.\.\./],
];

/** A minus before a number, between numbers, or a range; not a flag (--seed), and not a hyphen in a word. */
const HYPHEN = new RegExp(
  `(?<![\\p{L}\\p{N}${GAP}-])-(?=[\\d${GAP}])|(?<=[\\d${GAP}]) - ?(?=[\\d${GAP}])|(?<=\\d)-(?=\\d)|(?<=\\S) - (?=\\S)`,
  'u',
);

/** A particle belongs to the word before it: {game}의. Only a flag of the command line stands apart. */
const PARTICLE_APART = new RegExp(`[${GAP}”’»] (?:은|는|이|가|을|를|과|와|의|에|에서|으로|로)(?![가-힣])`, 'u');

/** Little words that no Italian sentence has. */
const ENGLISH_IN_ITALIAN = /(?<!\p{L})(?:the|and|of|with|your|you|is|are|not|this|that|from)(?!\p{L})/iu;

/** Where Latin letters are not those of the language, what is written in them is typed or a name. */
const LATIN = /(?<![\p{L}\p{N}_./<-])[A-Za-z]{2,}(?:[-’][A-Za-z]+)*(?![\p{L}\p{N}_/>-])/gu;

/** A Korean syllable is as wide as two letters. */
export const widthOf = (words) => [...words].reduce((sum, sign) => sum + (/[가-힣]/.test(sign) ? 2 : 1), 0);

/** The faults of one text. `words` is docs/style/words.json. */
export function faultsOf(language, key, text, words) {
  const found = new Set();
  for (const variant of variantsOf(text)) {
    for (const fault of faultyWords(language, key, variant, words)) found.add(fault);
    if (words.typed.includes(key)) continue;
    for (const fault of faultySigns(language, variant)) found.add(fault);
  }
  if (/'/.test(text.replace(/'[{}][^']*'/g, ''))) found.add('has a straight apostrophe');
  return [...found];
}

function* faultySigns(language, variant) {
  const quote = ALIEN_QUOTES[language].exec(variant);
  if (quote) yield `has the quote ${quote[0]}, which is not of this language`;
  for (const [open, close] of PAIRS) {
    if (variant.split(open).length !== variant.split(close).length) yield `has ${open} without ${close}`;
  }
  for (const [fault, pattern] of SIGNS) if (pattern.test(variant)) yield fault;
  if (HYPHEN.test(variant)) yield 'has a hyphen for a minus or a dash';
  if (language === 'ko' && PARTICLE_APART.test(variant)) yield 'has a space before a particle';
  if (language === 'it' && ENGLISH_IN_ITALIAN.test(variant)) yield 'has an English word';
}

function* faultyWords(language, key, variant, words) {
  for (const [pattern, instead] of words.avoided[language]) {
    const match = new RegExp(pattern, 'iu').exec(variant);
    if (match) yield `says “${match[0]}”: say ${instead}`;
  }
  if ((language === 'ko' || language === 'ru') && !new RegExp(words.commands).test(key)) {
    const latin = [...variant.matchAll(LATIN)].map(([word]) => word).filter((word) => !words.latin.includes(word));
    if (latin.length > 0) yield `has ${latin.join(', ')} in Latin letters`;
  }
}

/** Whether what is said fits the room it has on the table. */
export function tooLong(key, said, room) {
  const [, most] = room.find(([keys]) => new RegExp(keys).test(key)) ?? [];
  return most !== undefined && widthOf(said) > most
    ? `“${said}” is ${widthOf(said)} letters wide, there is room for ${most}`
    : null;
}
