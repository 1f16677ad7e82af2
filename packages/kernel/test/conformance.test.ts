import { type Game, SPECTATOR } from '@quayside/kernel';
import { conform, conformTable } from '@quayside/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { type ToyState, toy } from './toy.ts';

const found = (game: Game<ToyState>): string[] => {
  const checks = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const seed = `toy ${n}`;
    const settings = { pebbles: n % 2 === 0 ? '9' : '5' };
    for (const { check } of conform(game, { settings, seed, every: 1 })) checks.add(check);
    for (const { check } of conformTable(game, settings, seed)) checks.add(check);
  }
  return [...checks];
};

test('a sound game passes the kit', () => {
  expect(found(toy)).toEqual([]);
});

describe('the kit finds', () => {
  const broken: Record<string, [Partial<Game<ToyState>>, string]> = {
    'a decision without options': [{ options: () => {} }, 'options-empty'],
    'the same option twice': [
      {
        options: (s, out) => {
          toy.options(s, out);
          out.add(out.at(0));
        },
      },
      'options-twice',
    ],
    'a token that means something else': [{ parse: (token) => (token === 'take 2' ? 3 : toy.parse(token)) }, 'token'],
    'an offered option that is refused': [
      { explain: () => ({ rule: 'T-2', why: 'not-possible', facts: {} }) },
      'explain',
    ],
    'an option that does nothing': [
      { apply: (s, option) => (option === 1 && (s.n[0] as number) > 6 ? undefined : toy.apply(s, option)) },
      'apply-nothing',
    ],
    'applying that depends on something outside the state': [
      (() => {
        let calls = 0;
        return {
          apply: (s: ToyState, option: number) => {
            toy.apply(s, option);
            s.bytes[11] = ++calls & 255;
          },
        };
      })(),
      'apply-twice',
    ],
    'a step that should have played itself': [
      {
        options: (s, out) => {
          if ((s.n[0] as number) > 3 || s.n[2]) toy.options(s, out);
          else out.add(1);
        },
      },
      'forced-step-left',
    ],
    'a position that loses something': [{ toPosition: (s) => ({ ...toy.toPosition(s), secret: [0, 0] }) }, 'position'],
    'a view that shows a secret': [{ view: (s, _, into) => into.copyFrom(s) }, 'leak'],
    'a spectator who sees a secret': [
      { view: (s, seat, into) => (seat === SPECTATOR ? into.copyFrom(s) : toy.view(s, seat, into)) },
      'leak',
    ],
    'a spectator who sees what one seat sees': [
      {
        view: (s, seat, into) => toy.view(s, seat === SPECTATOR ? 0 : seat, into),
        reshuffle: (s, seat, random) => toy.reshuffle(s, seat === SPECTATOR ? 0 : seat, random),
      },
      'leak-spectator',
    ],
    'an answer to somebody who has no seat': [
      { explain: (s, seat, token) => (Number.isNaN(seat) ? null : toy.explain(s, seat, token)) },
      'no-seat',
    ],
    'a game without an end': [{ longest: 2 }, 'endless'],
    'a state that cannot be': [{ violations: (s) => (s.n[0] === 4 ? ['four pebbles'] : []) }, 'violation'],
    'sums that do not add up': [{ audit: () => ({ check: () => ['1 pebble from nowhere'] }) }, 'conservation'],
    'a record that cannot be read again': [{ line: () => 'no  label' }, 'replay'],
  };
  for (const [name, [change, check]] of Object.entries(broken)) {
    test(name, () => {
      expect(found({ ...toy, ...change })).toContain(check);
    });
  }
});
