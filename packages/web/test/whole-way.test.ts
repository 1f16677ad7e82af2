import { bots as leHavreBots } from '@quayside/bots/games/le-havre';
import { bots as parisBots } from '@quayside/bots/games/paris';
import type { GameBots } from '@quayside/bots';
import type { State } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { page as leHavre } from '../src/le-havre/module.tsx';
import { page as paris } from '../src/paris/module.tsx';
import { waysIn } from '../src/table/choosing.ts';
import { wholeWay } from '../src/table/whole-way.ts';
import { gameOf, greedy } from './scenes.ts';

const EVERY = 7;

describe('the way that begins with what a hint names', () => {
  it('is found for whatever can be chosen in Le Havre', () => {
    expectWays(leHavre, leHavreBots, { players: '2', length: 'short' });
  });

  it('is found for whatever can be chosen in Paris', () => {
    expectWays(paris, parisBots, { players: '2' });
  });
});

/** What lies one touch away has a way of its own, also where it is hardly ever wanted. */
function expectWays<S extends State>(ui: GameUI<S>, bots: GameBots, settings: Readonly<Record<string, string>>): void {
  const propose = greedy(ui, bots, 'whole way');
  let seldom = 0;
  for (const scene of gameOf(ui, bots, settings, 'whole way').filter((_, at) => at % EVERY === 0)) {
    const ways = waysIn(ui, scene);
    for (const way of ways.all.filter(({ options }) => options.length === 1)) {
      const [option = -1] = way.options;
      expect(wholeWay(ui, scene, ways, [option], propose)?.options[0]).toBe(option);
      if (way.seldom) seldom++;
    }
  }
  expect(seldom).toBeGreaterThan(0);
}
