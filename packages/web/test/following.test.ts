import { expect, it } from 'vitest';
import { afterPlayed } from '../src/table/following.ts';
import type { Choice } from '../src/table/hint.ts';

const [ENTER, FISH, BREAD, BUILD, SELL, OTHER] = [1, 2, 3, 4, 5, 6] as const;
const deed = (option: number): Choice => ({ option, isPart: false });
const part = (option: number): Choice => ({ option, isPart: true });
const PLAN = [deed(ENTER), part(FISH), deed(BUILD), deed(SELL)];

it('what is left of a plan is what comes after the deeds that were played', () => {
  expect(afterPlayed(PLAN, [], [ENTER, OTHER])).toEqual([ENTER, FISH, BUILD, SELL]);
  expect(afterPlayed(PLAN, [deed(ENTER), part(FISH)], [BUILD, OTHER])).toEqual([BUILD, SELL]);
  expect(afterPlayed(PLAN, [deed(ENTER), part(FISH), deed(BUILD)], [SELL, OTHER])).toEqual([SELL]);
});

it('a deed of a plan may be paid for in another way', () => {
  expect(afterPlayed(PLAN, [deed(ENTER), part(BREAD)], [BUILD, OTHER])).toEqual([BUILD, SELL]);
  expect(afterPlayed(PLAN, [deed(ENTER), part(BREAD), deed(BUILD)], [SELL])).toEqual([SELL]);
});

it('whoever does something else follows no plan any more, nor where it cannot go on', () => {
  expect(afterPlayed(PLAN, [deed(OTHER)], [ENTER])).toBeNull();
  expect(afterPlayed(PLAN, [deed(ENTER), part(FISH), deed(OTHER)], [BUILD])).toBeNull();
  expect(afterPlayed(PLAN, [deed(ENTER), part(FISH)], [OTHER])).toBeNull();
  expect(afterPlayed(PLAN, PLAN, [OTHER])).toBeNull();
});
