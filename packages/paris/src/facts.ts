import type { GameFacts } from '@quayside/kernel';

/** What is told of Paris before it is loaded. */
export const facts: GameFacts = {
  id: 'paris',
  authors: ['Wolfgang Kramer', 'Michael Kiesling'],
  players: { least: 2, most: 4 },
  minutes: { least: 60, most: 90 },
  rulePrefix: 'P',
};
