import { type JsonObject, type Refusal, Table } from '@quayside/kernel';
import { paris, parisWords } from '@quayside/paris';
import { describe, expect, test } from 'vitest';

/** What blue is answered to the last of some tokens; those before it are played. */
function answer(position: JsonObject, tokens: string): Refusal | null {
  const table = Table.open(paris, { settings: {}, seed: 'follow', position: { players: 2, ...position } });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const parts = tokens.split('; ');
  const last = parts.pop() as string;
  for (const part of parts) expect(table.value.follow(0, part), part).toBeNull();
  return table.value.follow(0, last);
}

/** Blue on the 3 of Belleville; the 4 is the only place its key can go to. */
const ONE_GOAL = {
  buildings: ['belleville-2', 'belleville-3', 'belleville-4', 'belleville-5'],
  endStack: [1],
  seats: { blue: { francs: 1, hand: 1, keys: ['belleville-3'] }, green: { hand: 1 } },
};

describe('a refusal right after what played itself', () => {
  test.each([
    ['to belleville-2', 'P-314', 'not-higher'],
    ['to belleville-5', 'P-320', 'no-francs'],
    ['to belleville-8', 'P-312', 'not-built'],
    ['raise louvre belleville', 'P-320', 'no-francs'],
    ['raise louvre chaillot', 'P-313', 'other-district'],
  ])('%s, where the key has gone to the only place it could: %s', (token, rule, why) => {
    const refusal = answer(ONE_GOAL, `move belleville-3; ${token}`);
    expect(refusal).toMatchObject({ rule, why, after: ['to belleville-4', 'end'] });
    expect(refusal && parisWords.refusal(refusal).key).toBe('paris.refusal.after');
  });

  test('the one goal itself may be named', () => {
    expect(answer(ONE_GOAL, 'move belleville-3; to belleville-4')).toBeNull();
  });

  test('of a payment that left no choice: what was due', () => {
    const seats = {
      blue: { francs: 8, hand: 1, keys: ['belleville-bank'], tokens: { wood: 1 } },
      green: { hand: 1 },
    };
    const refusal = answer(
      { buildings: ['belleville-1', 'belleville-8'], endStack: [1], seats },
      'move belleville-bank; to belleville-8; spend 0 wood',
    );
    expect(refusal).toMatchObject({ rule: 'P-321', why: 'not-possible', after: ['spend 1 wood', 'end'] });
  });
});
