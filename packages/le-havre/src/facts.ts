import type { GameFacts } from '@quayside/kernel';

/** What is told of Le Havre before it is loaded. */
export const facts: GameFacts = {
  id: 'le-havre',
  authors: ['Uwe Rosenberg'],
  players: { least: 1, most: 5 },
  minutes: { least: 30, most: 180 },
  rulePrefix: 'L',
};
