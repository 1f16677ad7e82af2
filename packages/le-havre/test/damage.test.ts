import { playDamaged } from '@quayside/kernel/conformance';
import { leHavre } from '@quayside/le-havre';
import { expect, test } from 'vitest';
import { DECKS } from './golden.ts';

test('whatever position is accepted plays on, keeps its sums and reads back', () => {
  const settings = (n: number): Record<string, string> => ({
    ...DECKS[n % DECKS.length],
    loans: n % 3 === 2 ? 'dear' : 'plain',
    selling: n % 4 === 3 ? 'expert' : 'free',
    peek: n % 5 === 4 ? 'open' : 'hidden',
  });
  const { accepted, findings } = playDamaged(leHavre, settings, 320, 'everyday');
  expect(findings).toEqual([]);
  expect(accepted).toBeGreaterThan(60);
});
