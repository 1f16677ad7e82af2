import { bots } from '@quayside/bots/games/le-havre';
import { Kind, kindOf, leHavre, type LeHavreState } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { page as ui } from '../src/le-havre/module.tsx';
import { stateAfter } from '../src/table/decision.ts';
import { foresee } from '../src/table/foresight.ts';
import type { Scene } from '../src/table/scene.ts';
import { gameOf, greedy, optionsIn } from './scenes.ts';

const propose = greedy(ui, bots, 'foresight');
const scenes: Scene<LeHavreState>[] = gameOf(ui, bots, { players: '2', length: 'short' }, 'one');
const enter = leHavre.parse('enter building-firm-1');

describe('what a visit would bring', () => {
  it('is open where one of several buildings will be chosen, and certain where there is one', () => {
    let open = 0;
    let certain = 0;
    for (const { view, viewer, options } of scenes) {
      if (!options.includes(enter)) continue;
      const inside = stateAfter(ui, view, [enter]);
      const builds = optionsIn(ui, inside).filter((option) => kindOf(option) === Kind.BUILD);
      const built = foresee(ui, view, viewer, enter, propose).filter(
        ({ key, amount }) => amount > 0 && leHavre.parse(`enter ${key}`) >= 0,
      );
      for (const gain of built) {
        if (builds.length > 1) expect(gain.open).toBe(true);
        if (builds.length > 1) open++;
        else if (gain.open !== true) certain++;
      }
    }
    expect(open).toBeGreaterThan(0);
    expect(certain).toBeGreaterThan(0);
  });
});
