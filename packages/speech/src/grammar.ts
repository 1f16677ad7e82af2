/**
 * What a language does to words that stand inside a sentence. A text asks for a form of an argument by its name: `{card_the}` is the
 * argument `card` in the form `the`. Texts under `key_form` are said as they are written; what a rule of the language can make is made here.
 */
export interface Grammar {
  /** The form of these words, or null where the language has no rule for it. `own` gives a form that is written down, if there is one. */
  readonly form: (words: string, form: string, own: (form: string) => string | undefined) => string | null;
  /** The form of a person's name, which has neither an article nor forms that are written down; null: the name as it is. */
  readonly named?: (name: string, form: string) => string | null;
  /** The word between the last two names of a list, where it is not the usual one. */
  readonly and?: (next: string) => string | null;
  /** A whole sentence, once everything in it has been said; `before` are the words that stand before it. */
  readonly finish?: (sentence: string, before: string) => string;
}

const PLAIN: Grammar = { form: () => null };

const withCapital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** What follows the first in a list. */
export const withoutCapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** `The` is `the` at the beginning of a sentence, and so with every form; `Plain` begins it with the words as they are. */
const withCapitals = ({ form, ...rest }: Grammar): Grammar => ({
  ...rest,
  form: (words, wanted, own) => {
    const small = withoutCapital(wanted);
    if (small === wanted) return form(words, wanted, own);
    return withCapital(own(small) ?? form(words, small, own) ?? words);
  },
});

/** `the`, `a`, and `many` of them. What ends in a number is a name by itself: Wharf 1. */
const english: Grammar = {
  form: (words, form) => {
    if (form === 'the') return /\d$/.test(words) ? words : `the ${words}`;
    if (form === 'many') return `${words}s`;
    return form === 'a' ? `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}` : null;
  },
};

/** A preposition and an article in one word: in + il = nel. */
const ITALIAN_STEMS: Readonly<Record<string, string>> = { in: 'ne', of: 'de', to: 'a', from: 'da', on: 'su' };
const ITALIAN_ENDS: Readonly<Record<string, string>> = {
  il: 'l',
  lo: 'llo',
  la: 'lla',
  'l’': 'll’',
  i: 'i',
  gli: 'gli',
  le: 'lle',
};

/** Before the same vowel «a» and «e» have their d: ad Anna, Carla ed Elena. */
const italianTo = (name: string): string => `${/^[aàáâäå]/i.test(name) ? 'ad' : 'a'} ${name}`;

/**
 * The article is written down with the name (`the`: il Mercato); prepositions melt into it. `a` is written down for what there are
 * several of (una nave di legno); what there is one of has no other article than its own.
 */
const italian: Grammar = {
  named: (name, form) => (form === 'to' ? italianTo(name) : null),
  and: (next) => (/^[eèéêë]/i.test(next) ? ' ed ' : null),
  form: (words, form, own) => {
    const the = own('the');
    if (form === 'a') return the ?? null;
    if (form === 'to' && the === undefined) return italianTo(words);
    const stem = ITALIAN_STEMS[form];
    const [, article = '', name = ''] = /^(l’|(?:il|lo|la|i|gli|le) )(.*)$/.exec(the ?? '') ?? [];
    const end = ITALIAN_ENDS[article.trim()];
    if (stem === undefined || end === undefined) return null;
    return `${stem}${end}${article.endsWith(' ') ? ' ' : ''}${name}`;
  },
};

/** Particles as a text has them: after a closing sound, and (in brackets) after an open one. */
const PARTICLE = /(은\(는\)|이\(가\)|을\(를\)|과\(와\)|으로\(로\)|이나\(나\)|이라\(라\)|이라는\(라는\)|이\(\))/gu;
const CLOSED_DIGITS = '013678';
/** 일, 칠, 팔 end in ㄹ, which 으로 treats as open. */
const DIGITS_IN_L = '178';

type Sound = 'open' | 'closed' | 'l' | 'unknown';

/** How the words end, as they are said. What stands in brackets is passed over: 루브르(15번)는. */
function lastSound(words: string): Sound {
  const said = words.replace(/(?<=\S)\([^()]*\)$/u, '');
  const last = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(said)?.[0] ?? '';
  if (last >= '가' && last <= '힣') {
    const end = ((last.codePointAt(0) as number) - 0xac00) % 28;
    return end === 0 ? 'open' : end === 8 ? 'l' : 'closed';
  }
  if (/\d/.test(last)) return DIGITS_IN_L.includes(last) ? 'l' : CLOSED_DIGITS.includes(last) ? 'closed' : 'open';
  if (/[lL]/.test(last)) return 'l';
  if (/[mnMN]/.test(last)) return 'closed';
  // The e of Jane is silent, that of Simone may not be.
  if (/[lmn]e[^\p{L}\p{N}]*$/iu.test(said)) return 'unknown';
  return /[aeiouyAEIOUY]/.test(last) ? 'open' : 'unknown';
}

/** The particle that fits the sound before it; both where nobody can tell how a name is said. */
function fitting(particle: string, sound: Sound): string {
  const [, closed = '', open = ''] = /^(.*)\((.*)\)$/.exec(particle) ?? [];
  if (sound === 'unknown') return particle;
  return sound === 'open' || (sound === 'l' && closed === '으로') ? open : closed;
}

const korean: Grammar = {
  form: () => null,
  finish: (sentence, before) =>
    sentence.includes('(')
      ? sentence.replace(PARTICLE, (particle: string, _: string, at: number) =>
          fitting(particle, lastSound(before + sentence.slice(0, at))),
        )
      : sentence,
};

const GRAMMARS: Readonly<Record<string, Grammar>> = { en: english, it: italian, ko: korean };

export const grammarOf = (language: string): Grammar => withCapitals(GRAMMARS[language] ?? PLAIN);
