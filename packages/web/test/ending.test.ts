import { bots } from '@quayside/bots/games/le-havre';
import { bots as parisBots } from '@quayside/bots/games/paris';
import type { State } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { page as harbour } from '../src/le-havre/module.tsx';
import { page as city } from '../src/paris/module.tsx';
import { stateAfter } from '../src/table/decision.ts';
import { isLastDeed } from '../src/table/ending.ts';
import { gameOf, optionsIn } from './scenes.ts';

/** What the last deed of a turn may leave undone. */
const SPARE = /^(sell|repay)/;

/** Every deed in a game that would be the last one of its turn, with what could still be done after it. */
function lastDeeds<S extends State>(
  ui: GameUI<S>,
  ...given: Parameters<typeof gameOf<S>> extends [unknown, ...infer R] ? R : never
) {
  return gameOf(ui, ...given).flatMap((scene) =>
    scene.options.flatMap((option) => {
      const after = stateAfter(ui, scene.view, [option]);
      const isSameTurn = ui.game.line(after) === ui.game.line(scene.view) && ui.game.mover(after) === scene.viewer;
      const left = isSameTurn ? optionsIn(ui, after).map((each) => ui.game.token(each)) : [];
      const seat = ui.game.lineSeat(scene.view);
      return [{ token: ui.game.token(option), seat, left, isSameTurn, isLast: isLastDeed(ui, scene, [option], after) }];
    }),
  );
}

describe('the last deed of a turn', () => {
  const games = {
    'Le Havre': () => lastDeeds(harbour, bots, { players: '3', length: 'short' }, 'ending'),
    Paris: () => lastDeeds(city, parisBots, { players: '2' }, 'ending'),
  };
  it('is no payment at the end of a round', () => {
    const payments = games['Le Havre']().filter(({ seat }) => seat < 0);
    expect(payments.length).toBeGreaterThan(0);
    expect(payments.filter(({ isLast }) => isLast)).toEqual([]);
  });
  for (const [name, deeds] of Object.entries(games)) {
    it(`leaves nothing to buy, build, enter or use in ${name}`, () => {
      const all = deeds();
      const last = all.filter(({ isLast, isSameTurn }) => isLast && isSameTurn);
      expect(last.length).toBeGreaterThan(0);
      for (const { left } of last)
        expect(left.filter((token) => !SPARE.test(token))).toEqual([expect.stringMatching(/^(end|pass)$/)]);
      const notLast = all.filter(({ isLast, isSameTurn }) => !isLast && isSameTurn);
      expect(notLast.some(({ left }) => left.includes('end') && left.some((token) => /^(buy|use) /.test(token)))).toBe(
        true,
      );
    });
  }
});
