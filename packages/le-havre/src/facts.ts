import type { GameFacts } from '@quayside/kernel';
import en from './text/facts.en.json' with { type: 'json' };
import it from './text/facts.it.json' with { type: 'json' };
import ko from './text/facts.ko.json' with { type: 'json' };
import ru from './text/facts.ru.json' with { type: 'json' };

/** What is told of Le Havre before it is loaded. */
export const facts: GameFacts = {
  id: 'le-havre',
  players: { least: 1, most: 5 },
  minutes: { least: 30, most: 180 },
  rulePrefix: 'L',
  texts: { en, it, ko, ru },
};
