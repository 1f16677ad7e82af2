import { failure, type Game } from '@quayside/kernel';
import { playDamaged } from '@quayside/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { type ToyState, toy } from './toy.ts';

/** The toy, reading positions with the care that a game owes them. */
const careful: Game<ToyState> = {
  ...toy,
  fromPosition: (json) => {
    const read = toy.fromPosition(json);
    return read.ok && toy.violations(read.value).length > 0 ? failure({ at: 'n', why: 'impossible', facts: {} }) : read;
  },
};

const run = (game: Game<ToyState>): ReturnType<typeof playDamaged> =>
  playDamaged(game, () => ({ pebbles: '9' }), 400, 'damage');
const found = (game: Game<ToyState>): string[] => [...new Set(run(game).findings.map(({ check }) => check))];

test('a game that reads positions with care accepts some damaged ones and can play them all', () => {
  const { accepted, findings } = run(careful);
  expect(findings).toEqual([]);
  expect(accepted).toBeGreaterThan(50);
});

describe('playing damaged positions finds', () => {
  const broken: Record<string, [Partial<Game<ToyState>>, string]> = {
    'a position that cannot be': [{ fromPosition: toy.fromPosition }, 'violation'],
    'one without an option': [
      {
        options: (s, out) => {
          if (s.marks.every((each) => each < 3)) toy.options(s, out);
        },
      },
      'options-empty',
    ],
    'one that says something else when written down': [
      { toPosition: (s) => ({ ...toy.toPosition(s), secret: [0, 0] }) },
      'reads-back',
    ],
    'sums that do not add up': [{ audit: () => ({ check: () => ['1 pebble from nowhere'] }) }, 'conservation'],
    'a reader that throws': [
      {
        fromPosition: () => {
          throw new Error('oh');
        },
      },
      'throws',
    ],
  };
  for (const [name, [change, check]] of Object.entries(broken)) {
    test(name, () => {
      expect(found({ ...careful, ...change })).toContain(check);
    });
  }
});
