import type { Language, Words } from '@quayside/kernel';
import type { LeHavreState } from '../rules/state.ts';
import { consequences } from './consequences.ts';
import { optionMessage, phaseMessage } from './describe.ts';
import { seatMessage } from './phrases.ts';
import { problemMessage, refusalMessage } from './refusals.ts';
import { deeds, joined, unseen } from './told.ts';
import cards from './cards.json' with { type: 'json' };
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

/**
 * The words of the cards, and of the choices that only named rules ask for, are kept together: a new card is one place. Beside a
 * language stand its forms: `it_the` is the name with its article.
 */
const ofCards = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([key, texts]) =>
      Object.entries(texts).flatMap(([tongue, text]) => {
        const [spoken, form] = tongue.split('_');
        return spoken === language ? [[form === undefined ? key : `${key}_${form}`, text]] : [];
      }),
    ),
  );

/** Every word of the game in four languages: ICU messages under stable keys. */
const MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...namesEn, ...wordsEn, ...reasonsEn, ...ofCards('en') },
  ko: { ...namesKo, ...wordsKo, ...reasonsKo, ...ofCards('ko') },
  ru: { ...namesRu, ...wordsRu, ...reasonsRu, ...ofCards('ru') },
  it: { ...namesIt, ...wordsIt, ...reasonsIt, ...ofCards('it') },
};

export const leHavreWords: Words<LeHavreState> = {
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
