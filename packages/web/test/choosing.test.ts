import { bots as leHavreBots } from '@quayside/bots/games/le-havre';
import { bots as parisBots } from '@quayside/bots/games/paris';
import type { State } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { page as leHavre } from '../src/le-havre/module.tsx';
import { page as paris } from '../src/paris/module.tsx';
import { onlyGoal } from '../src/paris/moves.ts';
import { placesOf } from '../src/paris/places.ts';
import { LIFT, MOVE, slipPlace, type Way, type Ways, waysIn } from '../src/table/choosing.ts';
import { copyOf } from '../src/table/plan.ts';
import type { Scene } from '../src/table/scene.ts';
import { asking, gameOf, optionsIn } from './scenes.ts';

interface Moment<S extends State> {
  readonly scene: Scene<S>;
  readonly ways: Ways;
}
const momentsOf = <S extends State>(ui: GameUI<S>, scenes: readonly Scene<S>[]): Moment<S>[] =>
  scenes.map((scene) => ({ scene, ways: waysIn(ui, scene) }));

let city: Moment<Parameters<NonNullable<typeof paris.deedOf>>[1]>[] = [];
let harbour: Moment<Parameters<NonNullable<typeof leHavre.deedOf>>[1]>[] = [];

beforeAll(() => {
  city = momentsOf(paris, gameOf(paris, parisBots, { players: '3' }, 'one'));
  harbour = momentsOf(leHavre, gameOf(leHavre, leHavreBots, { players: '2', length: 'short' }, 'one'));
});

/** Does the game have the options of a way, one after the other? */
function isPlayable<S extends State>(ui: GameUI<S>, { view }: Scene<S>, way: Way): boolean {
  const state = copyOf(ui, view);
  return way.options.every((option) => {
    const isThere = optionsIn(ui, state).includes(option);
    if (isThere) ui.game.apply(state, option);
    return isThere;
  });
}

describe('ways to act', () => {
  it('can all be played, in at most three steps', () => {
    for (const { scene, ways } of city) {
      expect(ways.all.filter((way) => way.options.length > 3 || !isPlayable(paris, scene, way))).toEqual([]);
    }
    for (const { scene, ways } of harbour) {
      expect(ways.all.filter((way) => !isPlayable(leHavre, scene, way))).toEqual([]);
    }
  });

  it('are headed by where a key goes, not by what it leaves', () => {
    const moves = city.flatMap(({ scene, ways }) =>
      ways.all.filter(({ deed }) => deed === MOVE).map((way) => ({ scene, way })),
    );
    const single = moves.filter(({ way }) => way.places.length > 1);
    expect(single.length).toBeGreaterThan(0);
    for (const { scene, way } of single) {
      const [from = '', to = ''] = way.places;
      const before = copyOf(paris, scene.view);
      for (const option of way.options.slice(0, -1)) paris.game.apply(before, option);
      const goal = onlyGoal(before, way.options.at(-1) ?? -1);
      if (goal >= 0) expect(placesOf(goal, before)).toContain(to);
      for (const touched of [null, from, to]) expect(slipPlace(touched, way, 1)).toBe(to);
      expect(slipPlace(from, way, 2)).toBe(from);
    }
  });

  it('leave to the button what opens and ends the turn, and to the slip what has a row there', () => {
    for (const { scene, ways } of harbour) {
      const isElsewhere = (option: number): boolean =>
        leHavre.ends(option) ||
        leHavre.opens(option, scene.view) ||
        leHavre.isPart(option, scene.view) ||
        (leHavre.picks?.(option, scene.view) ?? null) !== null;
      expect(ways.all.map(({ options }) => options)).toEqual(
        scene.options.filter((option) => !isElsewhere(option)).map((option) => [option]),
      );
    }
  });

  it('lie where their last step does', () => {
    for (const { scene, ways } of city) {
      const isAstray = (way: Way): boolean => {
        const state = copyOf(paris, scene.view);
        for (const option of way.options.slice(0, -1)) paris.game.apply(state, option);
        const places = paris.placesOf(way.options.at(-1) as number, state);
        return places.join() !== way.places.join() || places.some((place) => !ways.at(place).includes(way));
      };
      expect(ways.all.filter(isAstray)).toEqual([]);
      expect(ways.at('nowhere')).toEqual([]);
      expect(ways.placeless).toEqual(ways.all.filter(({ places }) => places.length === 0));
    }
  });

  it('are none where nothing is asked, or while somebody looks back', () => {
    const { scene } = city.find(({ ways }) => ways.all.length > 0) as (typeof city)[number];
    expect(waysIn(paris, asking(scene.view, scene.viewer, [])).all).toEqual([]);
    expect(waysIn(paris, { ...scene, step: 0 }).all).toEqual([]);
  });
});

describe('what is picked up', () => {
  const lifts = (): { readonly lift: Way; readonly moment: (typeof city)[number] }[] =>
    city.flatMap((moment) => moment.ways.all.filter(({ deed }) => deed === LIFT).map((lift) => ({ lift, moment })));

  it('can go to more than one place', () => {
    expect(lifts().length).toBeGreaterThan(10);
    for (const { lift, moment } of lifts()) {
      if (lift.options.length > 1) continue;
      const targets = moment.ways.targetsOf(lift);
      expect(targets.length).toBeGreaterThan(1);
      const isAnother = ({ options, deed }: Way): boolean => options[0] !== lift.options[0] || deed === LIFT;
      expect(targets.filter(isAnother)).toEqual([]);
    }
  });

  it('is found from where it goes as well: target first', () => {
    for (const { lift, moment } of lifts()) {
      const isLost = (target: Way): boolean => target.places.some((place) => !moment.ways.at(place).includes(target));
      expect(moment.ways.targetsOf(lift).filter(isLost)).toEqual([]);
    }
  });
});

describe('a purchase on the way', () => {
  it('is offered only where the same place cannot be reached without it', () => {
    let bought = 0;
    for (const { ways } of city) {
      for (const way of ways.all.filter(({ detour }) => detour)) {
        bought++;
        const direct = ways.all.filter((each) => !each.detour && each.deed === way.deed);
        expect(way.places.some((place) => !direct.some(({ places }) => places.includes(place)))).toBe(true);
      }
    }
    expect(bought).toBeGreaterThan(0);
  });
});
