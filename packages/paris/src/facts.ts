import type { GameFacts } from '@quayside/kernel';
import en from './text/facts.en.json' with { type: 'json' };
import it from './text/facts.it.json' with { type: 'json' };
import ko from './text/facts.ko.json' with { type: 'json' };
import ru from './text/facts.ru.json' with { type: 'json' };

/** What is told of Paris before it is loaded. */
export const facts: GameFacts = {
  id: 'paris',
  players: { least: 2, most: 4 },
  minutes: { least: 60, most: 90 },
  rulePrefix: 'P',
  texts: { en, it, ko, ru },
};
