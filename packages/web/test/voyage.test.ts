import { bots } from '@quayside/bots/games/le-havre';
import { CARGO, Kind, kindOf, leHavre, type LeHavreState, SHIP_TYPES } from '@quayside/le-havre';
import { beforeAll, describe, expect, it } from 'vitest';
import { page as ui } from '../src/le-havre/module.tsx';
import { begunIn, choicesFor, choicesForJust, fuelsFor, isVoyage, stowed, voyageOf } from '../src/le-havre/voyage.ts';
import { type Way, waysIn } from '../src/table/choosing.ts';
import { decisionIn, stateAfter } from '../src/table/decision.ts';
import type { Scene } from '../src/table/scene.ts';
import { gameOf, greedy } from './scenes.ts';

interface Visit {
  readonly scene: Scene<LeHavreState>;
  readonly way: Way;
  readonly path: readonly number[];
}
let visits: Visit[] = [];
const propose = greedy(ui, bots, 'voyage');

beforeAll(() => {
  const scenes = ['one', 'two', 'three'].flatMap((seed) => gameOf(ui, bots, { players: '2' }, seed));
  visits = scenes.flatMap((scene) => {
    const ways = waysIn(ui, scene);
    const way = ways.all.find(({ options }) => options[0] === leHavre.parse('enter shipping-line'));
    if (!way) return [];
    const { path } = decisionIn(ui, scene, ways, propose, { way, wishes: [], picked: null });
    return path ? [{ scene, way, path }] : [];
  });
});

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const roomOf = (ships: readonly number[]): number => sum(ships.map((n, type) => n * (SHIP_TYPES[type]?.holds ?? 0)));
/** What a path takes from the seat, and francs that it brings. */
const changed = ({ scene: { view } }: Visit, path: readonly number[], good: number): number =>
  stateAfter(ui, view, path).has(view.seat, good) - view.has(view.seat, good);

describe('a voyage', () => {
  it('is known by its building, whether it is chosen or has begun', () => {
    expect(visits.length).toBeGreaterThan(20);
    for (const { scene, way, path } of visits) {
      expect(isVoyage(scene.view, way)).toBe(true);
      for (const other of waysIn(ui, scene).all)
        expect(isVoyage(scene.view, other)).toBe(other.options[0] === way.options[0]);
      const inside = stateAfter(ui, scene.view, path.slice(0, -1));
      if (path.length > 1) expect(isVoyage(inside, null)).toBe(true);
    }
  });

  it('has all that is burnt and loaded, what plays itself too', () => {
    for (const visit of visits) {
      const { ships, fuel, load, fee } = voyageOf(visit.scene.view, visit.path);
      expect(sum(ships)).toBeGreaterThan(0);
      expect(sum(load)).toBeGreaterThan(0);
      expect(sum(load)).toBeLessThanOrEqual(roomOf(ships));
      for (const good of CARGO) {
        const rest = changed(visit, visit.path, good) + (fuel[good] ?? 0) + (load[good] ?? 0);
        // What is missing besides was the fee.
        expect(fee < 0 ? rest === 0 : rest <= 0).toBe(true);
      }
    }
  });

  it('can be chosen again as it is', () => {
    for (const { scene, way, path } of visits) {
      const choices = choicesFor(scene.view, way.options, voyageOf(scene.view, path));
      expect([...way.options, ...choices]).toEqual(path);
    }
  });

  it('loads the dearest, or as little as it may, with the same ships and fuel', () => {
    for (const { scene, way, path } of visits) {
      const { view } = scene;
      const voyage = voyageOf(view, path);
      const loaded = (how: 'best' | 'empty'): number[] => [
        ...way.options,
        ...choicesFor(view, way.options, voyage, how),
      ];
      const earned = (of: readonly number[]): number => stateAfter(ui, view, of).has(view.seat, 0);
      const empty = voyageOf(view, loaded('empty'));
      const best = voyageOf(view, loaded('best'));
      for (const each of [empty, best]) {
        expect(each.ships).toEqual(voyage.ships);
        expect(each.fuel).toEqual(voyage.fuel);
      }
      expect(sum(empty.load)).toBe(sum(voyage.ships));
      expect(earned(loaded('best'))).toBeGreaterThanOrEqual(earned(path));
    }
  });

  it('takes one good more or less and leaves all else, or says that it cannot', () => {
    let more = 0;
    let full = 0;
    for (const { scene, way, path } of visits) {
      const voyage = voyageOf(scene.view, path);
      for (const good of CARGO) {
        const load = voyage.load.map((n, at) => (at === good ? n + 1 : n));
        const choices = choicesForJust(scene.view, way.options, { ...voyage, load }, ['ships', 'load']);
        if (sum(voyage.load) === roomOf(voyage.ships)) expect(choices).toBeNull();
        if (choices) expect(voyageOf(scene.view, [...way.options, ...choices]).load).toEqual(load);
        if (choices) more++;
        else full++;
      }
    }
    expect(full).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(0);
  });

  it('lists every way to heat, each of which can be had', () => {
    let several = 0;
    for (const { scene, way, path } of visits) {
      const voyage = voyageOf(scene.view, path);
      const fuels = fuelsFor(scene.view, way.options, path);
      expect(fuels.map((fuel) => fuel.join())).toContain(voyage.fuel.join());
      if (fuels.length > 1) several++;
      for (const fuel of fuels) {
        const choices = choicesFor(scene.view, way.options, { ...voyage, fuel });
        expect(voyageOf(scene.view, [...way.options, ...choices]).fuel).toEqual(fuel);
      }
    }
    expect(several).toBeGreaterThan(0);
  });

  it('that has begun knows what was decided before', () => {
    for (const { scene, way, path } of visits.filter((visit) => visit.path.length > 2)) {
      expect(begunIn(scene.view, way)).toEqual({ types: 0, room: 0 });
      const loading = path.findIndex((option) => kindOf(option) === Kind.SHIP);
      if (loading < 0) continue;
      const inside = stateAfter(ui, scene.view, path.slice(0, loading));
      expect(begunIn(inside, null)).toEqual({ types: 3, room: inside.holds });
    }
  });
});

describe('holds', () => {
  it('have a good in every ship before any has a second', () => {
    const load = Array.from({ length: 17 }, () => 0);
    load[6] = 3;
    load[1] = 1;
    expect(stowed([2, 3], load)).toEqual([
      [6, 6],
      [6, 1],
    ]);
    load[6] = 1;
    expect(stowed([2, 3], load)).toEqual([[6], [1]]);
  });
});
