import { bots } from '@quayside/bots/games/le-havre';
import { CARGO, Kind, kindOf, leHavre, type LeHavreState, SHIP_TYPES, SHIPPING } from '@quayside/le-havre';
import { beforeAll, describe, expect, it } from 'vitest';
import { page as ui } from '../src/le-havre/module.tsx';
import { begunIn, choicesFor, choicesForJust, fuelsFor, isVoyage, stowed, voyageOf } from '../src/le-havre/voyage.ts';
import { bestPiece } from '../src/le-havre/best-piece.ts';
import { type Way, waysIn } from '../src/table/choosing.ts';
import { decisionIn, stateAfter } from '../src/table/decision.ts';
import { optionsOf } from '../src/table/plan.ts';
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

const DEAREST_FUEL = 5;

/** Every number of ships of each type that a seat has. */
function fleetsOf(view: LeHavreState): number[][] {
  let fleets: number[][] = [[]];
  for (const [type, { holds }] of SHIP_TYPES.entries()) {
    const most = holds > 0 ? view.shipsOf(view.seat, type) : 0;
    fleets = fleets.flatMap((fleet) => Array.from({ length: most + 1 }, (_, n) => [...fleet, n]));
  }
  return fleets;
}

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

  it('loads as little as it may, with the same ships and fuel', () => {
    for (const { scene, way, path } of visits) {
      const voyage = voyageOf(scene.view, path);
      const choices = choicesFor(scene.view, way.options, voyage, 'empty');
      const empty = voyageOf(scene.view, [...way.options, ...choices]);
      expect(empty.ships).toEqual(voyage.ships);
      expect(empty.fuel).toEqual(voyage.fuel);
      expect(sum(empty.load)).toBe(sum(voyage.ships));
    }
  });

  it('is the one that earns most, with as many ships as that takes', () => {
    let better = 0;
    for (const { scene, way, path } of visits) {
      const { view } = scene;
      const earned = (of: readonly number[]): number => {
        const all = [...way.options, ...of];
        const burnt = voyageOf(view, all).fuel.reduce((total, n, good) => total + n * (SHIPPING[good] ?? 0), 0);
        return stateAfter(ui, view, all).has(view.seat, 0) - burnt;
      };
      const voyage = voyageOf(view, path);
      const best = choicesFor(view, way.options, voyage, 'best');
      expect(voyageOf(view, [...way.options, ...best]).fee).toBe(voyage.fee);
      const proposed = earned(path.slice(way.options.length));
      expect(earned(best)).toBeGreaterThanOrEqual(proposed);
      if (earned(best) > proposed) better++;
      // No other fleet earns more, however it is loaded; but the fuel that is cheapest by itself may be a good that was to be shipped.
      for (const ships of fleetsOf(view)) {
        const load = voyage.load.map(() => 99);
        const choices = choicesFor(view, way.options, { ...voyage, ships, load });
        expect(earned(choices)).toBeLessThanOrEqual(earned(best) + DEAREST_FUEL);
      }
    }
    expect(better).toBeGreaterThan(0);
  });

  it('takes one good more or less and leaves all else, or says that it cannot', () => {
    let done = 0;
    let full = 0;
    for (const { scene, way, path } of visits) {
      const voyage = voyageOf(scene.view, path);
      const withOne = (good: number, step: number): readonly number[] | null => {
        const load = voyage.load.map((n, at) => (at === good ? n + step : n));
        const choices = choicesForJust(scene.view, way.options, { ...voyage, load }, ['ships', 'load']);
        if (choices) expect(voyageOf(scene.view, [...way.options, ...choices]).load).toEqual(load);
        return choices;
      };
      for (const good of CARGO) {
        if (withOne(good, 1)) expect(sum(voyage.load)).toBeLessThan(roomOf(voyage.ships));
        else full++;
        if ((voyage.load[good] as number) > 0 && withOne(good, -1)) done++;
      }
    }
    expect(full).toBeGreaterThan(0);
    expect(done).toBeGreaterThan(0);
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

it('a brick does not stand for clay, nor steel for iron, where that is not needed', () => {
  const read = leHavre.fromPosition({
    players: 2,
    round: 5,
    turn: 1,
    phase: 'main',
    piles: [['abattoir']],
    town: ['building-firm-1'],
    seats: { red: { goods: { wood: 2, clay: 1, brick: 2, iron: 1 } }, green: {} },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const asked = stateAfter(ui, read.value, ['enter building-firm-1', 'build abattoir'].map(leHavre.parse));
  const tokens = optionsOf(ui, asked).map(leHavre.token);
  expect(tokens).toEqual(expect.arrayContaining(['use 0 brick', 'use 1 brick']));
  expect(leHavre.token(bestPiece(asked))).toBe('use 0 brick');
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
