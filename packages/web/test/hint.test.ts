import type { Plan, WayAhead } from '@quayside/bots';
import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { hintIn } from '../src/table/hint.ts';
import { plainUI } from './plain-ui.ts';

/** A turn of these tokens, as a plan has it. */
const way = (...tokens: readonly string[]): WayAhead<LeHavreState> => {
  const steps = tokens.map((token) => leHavre.parse(token));
  const before = leHavre.blank();
  const now = { seat: 0, before, steps, states: steps.map(() => before), after: before };
  return { option: steps[0] as number, worth: null, now, next: null, isSameTurn: false };
};

describe('a hint', () => {
  it('tells a deed once where one step is told as the next', () => {
    const words = {
      ...plainUI.words,
      option: (_: LeHavreState, step: number) => ({ key: leHavre.token(step).slice(0, 4) }),
    };
    const plan: Plan<LeHavreState> = { way: way('take fish', 'take wood', 'buy sawmill'), others: [], why: [] };
    const told = hintIn({ ...plainUI, words }, plan).ways[0].told.deeds.map(({ key }) => key);
    expect(told).toEqual(['take', 'buy ']);
  });
});
