import { playerNamed } from '@quayside/bots';
import { bots } from '@quayside/bots/games/le-havre';
import { CHANCE, Random, Table } from '@quayside/kernel';
import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { beforeAll, describe, expect, it } from 'vitest';
import { page as ui } from '../src/le-havre/module.tsx';
import { pathOf, type Picks, picksFrom, proposedPicks } from '../src/table/picks.ts';
import { copyOf } from '../src/table/plan.ts';

/** Every moment of some games at which goods are picked, as a bot comes to them. */
const moments: { readonly state: LeHavreState; readonly picks: Picks }[] = [];
const bot = playerNamed(bots, 'greedy');
const random = new Random('picks');
const propose = (state: LeHavreState, seat: number): number => bot?.choose(copyOf(ui, state), seat, random) ?? CHANCE;

beforeAll(() => {
  for (const seed of ['one', 'two', 'three']) {
    const started = Table.start(leHavre, { settings: { players: '2', length: 'short' }, seed });
    if (!started.ok) throw new Error('no table');
    const table = started.value;
    while (!table.over) {
      const state = copyOf(ui, table.state);
      const picks = picksFrom(ui, state);
      if (picks) moments.push({ state, picks });
      expect(table.play(state.seat, leHavre.token(propose(state, state.seat)))).toBeNull();
    }
  }
});

const after = (state: LeHavreState, path: readonly number[]): LeHavreState => {
  const copy = copyOf(ui, state);
  for (const option of path) leHavre.apply(copy, option);
  return copy;
};

describe('picks', () => {
  it('are whatever the game lets one pick, however they are named', () => {
    expect(moments.length).toBeGreaterThan(5);
    for (const { state, picks } of moments) {
      for (let size = picks.least; size <= picks.most; size++) {
        // The last ones, backwards: the game itself asks the other way round.
        const chosen = size === 0 ? [] : picks.options.slice(-size).reverse();
        const path = pathOf(ui, state, picks, new Set(chosen));
        expect(path, `${size} of ${picks.options.length}`).not.toBeNull();
        const gained = ui.gains(state, after(state, path ?? []), state.seat);
        expect(gained.map(({ amount }) => amount)).toEqual(chosen.map(() => 1));
      }
    }
  });

  it('want as many as the game wants', () => {
    const wanting = moments.filter(({ picks }) => picks.least > 0);
    expect(wanting.length).toBeGreaterThan(0);
    for (const { state, picks } of wanting)
      expect(pathOf(ui, state, picks, new Set(picks.options.slice(0, picks.least - 1)))).toBeNull();
  });

  it('are proposed as they can be played', () => {
    for (const { state, picks } of moments) {
      const proposed = proposedPicks(ui, state, picks, propose);
      expect(proposed.length).toBeLessThanOrEqual(picks.most);
      expect(pathOf(ui, state, picks, new Set(proposed))).not.toBeNull();
    }
  });
});
