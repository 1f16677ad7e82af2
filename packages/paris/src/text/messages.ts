import type { Language, Words } from '@quayside/kernel';
import type { ParisState } from '../rules/state.ts';
import { consequences } from './consequences.ts';
import { optionMessage, phaseMessage } from './describe.ts';
import { seatMessage } from './name.ts';
import { problemMessage, refusalMessage } from './refusals.ts';
import { deeds, joined, unseen } from './told.ts';
import namesEn from './names.en.json' with { type: 'json' };
import namesIt from './names.it.json' with { type: 'json' };
import namesKo from './names.ko.json' with { type: 'json' };
import namesRu from './names.ru.json' with { type: 'json' };
import reasonsEn from './reasons.en.json' with { type: 'json' };
import reasonsIt from './reasons.it.json' with { type: 'json' };
import reasonsKo from './reasons.ko.json' with { type: 'json' };
import reasonsRu from './reasons.ru.json' with { type: 'json' };
import wordsEn from './words.en.json' with { type: 'json' };
import wordsIt from './words.it.json' with { type: 'json' };
import wordsKo from './words.ko.json' with { type: 'json' };
import wordsRu from './words.ru.json' with { type: 'json' };

/** Every word of the game in four languages: ICU messages under stable keys, all of which begin with "paris." but settings. */
const MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...namesEn, ...wordsEn, ...reasonsEn },
  ko: { ...namesKo, ...wordsKo, ...reasonsKo },
  ru: { ...namesRu, ...wordsRu, ...reasonsRu },
  it: { ...namesIt, ...wordsIt, ...reasonsIt },
};

export const parisWords: Words<ParisState> = {
  messages: MESSAGES,
  seat: seatMessage,
  option: optionMessage,
  asked: phaseMessage,
  deeds,
  unseen,
  joined,
  consequences,
  refusal: refusalMessage,
  problem: problemMessage,
};
