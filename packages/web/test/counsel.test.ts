import { type Budget, LEVELS, type Thought } from '@quayside/bots';
import { leHavre } from '@quayside/le-havre';
import { expect, it } from 'vitest';
import { counselOf } from '../src/table/guide/counsel.ts';

const view = leHavre.blank();
const never = new AbortController().signal;
const thought: Thought = { option: 7, simulations: 1, considered: [], line: [7, 8], otherLines: [] };

it('the guide thinks as far as the Captain', async () => {
  let asked: Budget | undefined;
  const advise = (_: unknown, __: unknown, budget?: Budget): Promise<Thought> => {
    asked = budget;
    return Promise.resolve(thought);
  };
  expect(await counselOf({ advise }, () => 3)(view, 0, never)).toBe(thought);
  expect(asked).toEqual(LEVELS.captain.budget);
});

it('where its worker fails, the guide proposes what looks best at first sight', async () => {
  const counsel = counselOf({ advise: () => Promise.resolve(null) }, () => 3);
  expect(await counsel(view, 0, never)).toMatchObject({ option: 3, line: [3] });
  const left = new AbortController();
  left.abort();
  expect(await counsel(view, 0, left.signal)).toBeNull();
});
