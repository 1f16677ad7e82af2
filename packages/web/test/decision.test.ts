import { bots } from '@quayside/bots/games/le-havre';
import { bots as parisBots } from '@quayside/bots/games/paris';
import { leHavre, type LeHavreState, SHIP_TYPES } from '@quayside/le-havre';
import { beforeAll, describe, expect, it } from 'vitest';
import { page as ui } from '../src/le-havre/module.tsx';
import { page as paris } from '../src/paris/module.tsx';
import { type Way, waysIn } from '../src/table/choosing.ts';
import { cheapest, type Decision, decisionIn, stateAfter, type Touches } from '../src/table/decision.ts';
import { partsOf } from '../src/table/plan.ts';
import type { Scene } from '../src/table/scene.ts';
import { asking, gameOf, greedy, optionsIn } from './scenes.ts';

let scenes: Scene<LeHavreState>[] = [];
beforeAll(() => {
  scenes = ['one', 'two'].flatMap((seed) => gameOf(ui, bots, { players: '2', length: 'short' }, seed));
});

const propose = greedy(ui, bots, 'decision');
const decide = (scene: Scene<LeHavreState>, touches: Partial<Touches> = {}): Decision<LeHavreState> =>
  decisionIn(ui, scene, waysIn(ui, scene), propose, { way: null, wishes: [], picked: null, ...touches });

const tokens = ({ options }: Scene<LeHavreState>): string[] => options.map((option) => ui.game.token(option));
const withTokens = (pattern: RegExp): Scene<LeHavreState>[] =>
  scenes.filter((scene) => tokens(scene).some((token) => pattern.test(token)));

/** How many buildings and ships a seat has. */
const owned = (state: LeHavreState, seat: number): number =>
  state.table.cards.filter((_, card) => state.ownerOf(card) === seat).length +
  SHIP_TYPES.reduce((sum, _, type) => sum + state.shipsOf(seat, type), 0);

/** Each decision leads where its path leads, and says what that brings. */
function expectTrue(scene: Scene<LeHavreState>, { path, outcome, gains }: Decision<LeHavreState>): void {
  expect(path?.length).toBeGreaterThan(0);
  const after = stateAfter(ui, scene.view, path ?? []);
  expect(outcome?.equals(after)).toBe(true);
  const told = (of: typeof gains): (string | number)[][] => of.map(({ key, amount }) => [key, amount]);
  expect(told(gains)).toEqual(told(ui.gains(scene.view, after, scene.viewer)));
}

describe('a decision', () => {
  it('is none while things on the table can be touched and none was', () => {
    const open = withTokens(/^take /);
    expect(open.length).toBeGreaterThan(20);
    for (const scene of open) expect(decide(scene)).toMatchObject({ way: null, path: null, rows: [] });
  });

  it('is none while somebody looks back, or while nobody here is asked', () => {
    const [scene] = withTokens(/^pay /);
    if (!scene) throw new Error('nobody pays');
    expect(decide({ ...scene, step: 0 }).path).toBeNull();
    expect(decide({ ...scene, awaiting: 'confirmation' }).path).toBeNull();
  });

  it('takes what belongs to a chosen way with it, and foresees where that leads', () => {
    let fees = 0;
    for (const scene of withTokens(/^enter /).filter((_, at) => at % 4 === 0)) {
      for (const way of waysIn(ui, scene).all) {
        const decision = decide(scene, { way });
        expect(decision.way).toBe(way);
        expect(decision.path?.slice(0, 1)).toEqual(way.options);
        expect(decision.path).toEqual([...way.options, ...decision.rows.map(({ chosen }) => chosen)]);
        expectTrue(scene, decision);
        if (decision.rows.length > 0) fees++;
      }
    }
    expect(fees).toBeGreaterThan(0);
  });

  it('says on the button that something is built where entering builds it', () => {
    const verbs = new Set<string>();
    for (const scene of withTokens(/^enter (building|construction)-firm|^enter wharf/)) {
      for (const way of waysIn(ui, scene).all.filter(({ deed }) => deed === 'enter')) {
        const { path, outcome } = decide(scene, { way });
        if (!path || !outcome) continue;
        const { key } = ui.primary?.(scene.view, path, outcome) ?? { key: '' };
        expect(key.endsWith('-build')).toBe(owned(outcome, scene.viewer) > owned(scene.view, scene.viewer));
        verbs.add(key);
      }
    }
    expect([...verbs]).toContain('web.lh.do.enter-and-build');
    expect([...verbs]).toContain('web.lh.do.enter');
  });

  it('says no more than that something is entered where a ship is swapped in it', () => {
    const read = leHavre.fromPosition({
      players: 2,
      round: 14,
      turn: 2,
      phase: 'main',
      ships: { wooden: ['wooden-2'] },
      town: ['luxury-yacht'],
      seats: { red: { buildings: ['wharf-1'], ships: ['iron-4'] }, green: {} },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const scene = asking(read.value, 0, optionsIn(ui, read.value));
    const path = [leHavre.parse('enter wharf-1')];
    const outcome = stateAfter(ui, scene.view, path);
    const yacht = ui.gains(scene.view, outcome, 0).find(({ key }) => key === 'luxury-yacht');
    expect(yacht).toMatchObject({ amount: 1, named: true });
    expect(ui.primary?.(scene.view, path, outcome).key).toBe('web.lh.do.enter');
  });

  it('answers with the interest that is due, though a loan could be repaid', () => {
    const owing = withTokens(/^interest$/).filter((scene) => tokens(scene).includes('repay'));
    expect(owing.length).toBeGreaterThan(0);
    for (const scene of owing) {
      expect(decide(scene).path?.map((option) => ui.game.token(option))).toEqual(['interest']);
    }
  });

  it('is proposed where pieces are asked, and each wish is followed by new proposals', () => {
    const paying = scenes.filter(({ view, options }) => partsOf(ui, view, options).length > 2);
    expect(paying.length).toBeGreaterThan(5);
    for (const scene of paying.slice(0, 20)) {
      expectTrue(scene, decide(scene));
      for (const wish of partsOf(ui, scene.view, scene.options)) {
        const decision = decide(scene, { wishes: [wish] });
        expect(decision.rows[0]?.chosen).toBe(wish);
        expect(decision.path?.[0]).toBe(wish);
        expectTrue(scene, decision);
      }
    }
  });

  it('is the first answer where all is asked in words, though something might be sold', () => {
    const due = scenes.filter((scene) => {
      const { all, placeless } = waysIn(ui, scene);
      const words = placeless.length > 0 && all.every(({ places, seldom }) => places.length === 0 || seldom);
      return (
        words && !scene.options.some((option) => ui.ends(option)) && partsOf(ui, scene.view, scene.options).length === 0
      );
    });
    expect(due.some(({ options }) => options.length > 1)).toBe(true);
    for (const scene of due) {
      const decision = decide(scene);
      if (decision.picks) continue;
      expect(waysIn(ui, scene).placeless).toContainEqual(decision.way);
      expectTrue(scene, decision);
    }
  });

  it('is not to do anything where the turn can be ended: the button ends it', () => {
    const ending = withTokens(/^end$/);
    expect(ending.length).toBeGreaterThan(20);
    for (const scene of ending) expect(decide(scene)).toMatchObject({ way: null, path: null });
  });

  it('chooses nothing between the two builds of a firm: neither a second building nor none', () => {
    const between = withTokens(/^build /).filter((scene) => tokens(scene).includes('enough'));
    expect(between.length).toBeGreaterThan(0);
    for (const scene of between) {
      const decision = decide(scene);
      expect(decision).toMatchObject({ way: null, path: null });
      const { all, placeless } = waysIn(ui, scene);
      expect(placeless.map(({ options }) => options.map((option) => ui.game.token(option)))).toEqual([['enough']]);
      expect(ui.ask?.(scene.view, scene.viewer).key).toBe('web.lh.ask.build-second');
      const other = all.find(({ deed }) => deed === 'build');
      expect(decide(scene, { way: other as Way }).path?.[0]).toBe(other?.options[0]);
    }
  });

  it('has a path for picks only when enough are picked', () => {
    const picking = scenes.filter((scene) => decide(scene).picks !== null);
    expect(picking.length).toBeGreaterThan(0);
    for (const scene of picking) {
      const { picks, path } = decide(scene);
      expect(path).not.toBeNull();
      const none = decide(scene, { picked: [] });
      expect(none.path === null).toBe((picks?.least ?? 0) > 0);
    }
  });
});

describe('of several ways to one place', () => {
  it('the one that takes least away is the cheapest', () => {
    const city = gameOf(paris, parisBots, { players: '3' }, 'one');
    let several = 0;
    for (const scene of city) {
      const ways = waysIn(paris, scene);
      const costOf = ({ options }: Way): number =>
        paris
          .gains(scene.view, stateAfter(paris, scene.view, options), scene.viewer)
          .reduce((sum, { amount }) => sum - Math.min(0, amount), 0);
      for (const place of new Set(ways.all.flatMap(({ places }) => places))) {
        const there = ways.at(place).filter(({ deed }) => deed === 'move');
        if (there.length < 2) continue;
        several++;
        const chosen = cheapest(paris, scene, there) as Way;
        expect(costOf(chosen)).toBe(Math.min(...there.map(costOf)));
      }
    }
    expect(several).toBeGreaterThan(0);
    expect(cheapest(paris, city[0] as (typeof city)[number], [])).toBeNull();
  });
});
