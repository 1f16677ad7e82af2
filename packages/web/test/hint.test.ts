import { bots } from '@quayside/bots/games/paris';
import type { Plan, WayAhead } from '@quayside/bots';
import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { argumentOf, Kind, kindOf, paris, type ParisState } from '@quayside/paris';
import { expect, it } from 'vitest';
import { page as city } from '../src/paris/module.tsx';
import { hintIn } from '../src/table/hint.ts';
import { copyOf } from '../src/table/plan.ts';
import { plainUI } from './plain-ui.ts';
import { gameOf } from './scenes.ts';

it('a hint tells a deed that is done twice running as often as it is done', () => {
  const before = leHavre.blank();
  const steps = ['repay', 'repay', 'sell sawmill'].map(leHavre.parse);
  const now = { seat: 0, before, steps, states: steps.map(() => before), after: before };
  const way: WayAhead<LeHavreState> = { option: steps[0] as number, worth: null, now, next: null, isSameTurn: false };
  const told = hintIn(plainUI, { way, others: [], why: [] }).ways[0].told.deeds.map(({ key }) => key);
  expect(told).toEqual(['option.repay', 'option.repay', 'option.sell']);
});

/** What is told of playing options one after the other, and what was played, with all that followed by itself. */
function hintOf(view: ParisState, options: readonly number[]): { told: string[]; steps: number[] } {
  const after = copyOf(city, view);
  const steps: number[] = [];
  const states: ParisState[] = [];
  paris.listen(after, (seat, step) => {
    if (seat !== view.seat) return;
    states.push(copyOf(city, after));
    steps.push(step);
  });
  for (const option of options) paris.apply(after, option);
  const now = { seat: view.seat, before: view, steps, states, after };
  const way = { option: options[0] as number, worth: null, now, next: null, isSameTurn: false };
  const plan: Plan<ParisState> = { way, others: [], why: [] };
  return { told: hintIn(city, plan).ways[0].told.deeds.map(({ key }) => key), steps };
}

it('a hint on Paris tells a key with a single goal once, and each of two sales', () => {
  const scenes = ['one', 'two'].flatMap((seed) => gameOf(city, bots, { players: '2' }, seed));
  let single = 0;
  let twice = 0;
  for (const { view, options } of scenes) {
    for (const option of options) {
      if (kindOf(option) === Kind.MOVE && city.deedOf?.(option, view) === 'move') {
        const { told, steps } = hintOf(view, [option]);
        expect(steps.slice(0, 2).map(kindOf)).toEqual([Kind.MOVE, expect.toBeOneOf([Kind.TO, Kind.RAISE])]);
        expect(told.filter((key) => /from-to|option\.(to|raise)/.test(key))).toHaveLength(1);
        single++;
      }
      const kind = argumentOf(option);
      if (kindOf(option) === Kind.SELL && view.token(view.seat, kind) > 1) {
        expect(hintOf(view, [option, option]).told.slice(0, 2)).toEqual(['paris.option.sell', 'paris.option.sell']);
        twice++;
      }
    }
  }
  expect(single).toBeGreaterThan(0);
  expect(twice).toBeGreaterThan(0);
});
