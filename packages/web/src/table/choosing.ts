import type { State } from '@quayside/kernel';
import type { GameUI } from '../game-ui.ts';
import { copyOf, optionsOf } from './plan.ts';
import { isLive, type Scene } from './scene.ts';

/** Something that can be done from one touch on: the options that are played for it, in their order. */
export interface Way {
  readonly options: readonly number[];
  /** What kind of deed it is, as the game calls it. */
  readonly deed: string;
  readonly places: readonly string[];
  /** It is always possible and hardly ever wanted: it neither calls for a touch nor is chosen by one. */
  readonly seldom: boolean;
  /** Something is bought on the way. */
  readonly detour: boolean;
}

/** First steps that need a second one elsewhere, such as picking up a key. */
export const LIFT = 'lift';
/** Something that is picked up and put down in one step. */
export const MOVE = 'move';
/** A purchase, picking up, putting down. */
const MOST_STEPS = 3;

/** The same deed, though the table has been looked at anew meanwhile. */
export const isSameWay = (a: Way | null, b: Way | null): boolean =>
  a === b || (a !== null && b !== null && a.options.join() === b.options.join());

/** The place that a slip is about: what was touched; of something on its way, where it goes. */
export function slipPlace(touched: string | null, way: Way | null, here: number): string {
  const [from = '', to = from] = way?.places ?? [];
  const place = touched ?? from;
  // Where there is more to do at what was touched, all of that is asked.
  return way?.deed === MOVE && place === from && here < 2 ? to : place;
}

/** All that the viewer can do now, and where it lies. */
export class Ways {
  readonly all: readonly Way[];
  /** What lies nowhere on the table and is asked in words. */
  readonly placeless: readonly Way[];
  readonly #at = new Map<string, Way[]>();

  constructor(all: readonly Way[]) {
    this.all = all;
    this.placeless = all.filter(({ places }) => places.length === 0);
    for (const way of all) {
      for (const place of way.places) {
        const there = this.#at.get(place);
        if (there) there.push(way);
        else this.#at.set(place, [way]);
      }
    }
  }

  at(place: string): readonly Way[] {
    return this.#at.get(place) ?? [];
  }

  /** A way that was chosen when the table was looked at before, as one of these. */
  again(way: Way | null): Way | null {
    return this.all.find((each) => isSameWay(each, way)) ?? way;
  }

  /** Where something that was picked up can go. */
  targetsOf(lift: Way): readonly Way[] {
    return this.all.filter(
      ({ options, deed }) =>
        deed !== LIFT &&
        options.length > lift.options.length &&
        lift.options.every((option, at) => options[at] === option),
    );
  }
}

/** What can be done in a scene. What opens or ends the turn is not among it, the button does that; nor what has a row on the slip. */
export function waysIn<S extends State>(ui: GameUI<S>, scene: Scene<S>): Ways {
  if (!isLive(scene) || scene.options.length === 0) return new Ways([]);
  const found: Way[] = [];
  const { view, viewer } = scene;
  const isAlone = (option: number): boolean =>
    !ui.ends(option) && !ui.opens(option, view) && !ui.isPart(option, view) && !ui.picks?.(option, view);
  for (const option of scene.options) {
    if (isAlone(option)) follow(ui, view, viewer, [], option, false, found);
  }
  return new Ways(withoutDetours(found));
}

function follow<S extends State>(
  ui: GameUI<S>,
  state: S,
  viewer: number,
  before: readonly number[],
  option: number,
  detour: boolean,
  found: Way[],
): void {
  const deed = ui.deedOf?.(option, state) ?? '';
  const options = [...before, option];
  found.push({ options, deed, places: ui.placesOf(option, state), seldom: ui.isSeldom?.(option) ?? false, detour });
  if (!ui.lifts?.(option, state) || options.length >= MOST_STEPS) return;
  const { game } = ui;
  const next = copyOf(ui, state);
  const line = game.line(state);
  game.apply(next, option);
  if (game.mover(next) !== viewer || game.line(next) !== line) return;
  for (const then of optionsOf(ui, next)) {
    if (ui.ends(then)) continue;
    // After a purchase only what it was made for is looked at: the next thing that is picked up.
    const isGoal = deed === LIFT || [LIFT, MOVE].includes(ui.deedOf?.(then, next) ?? '');
    if (isGoal) follow(ui, next, viewer, options, then, detour || deed !== LIFT, found);
  }
}

/** A purchase on the way is worth its while only where the same place cannot be reached without it. */
function withoutDetours(ways: readonly Way[]): Way[] {
  const nameIn = (deed: string, place: string): string => `${deed} ${place}`;
  const direct = new Set(
    ways.filter(({ detour }) => !detour).flatMap(({ places, deed }) => places.map((place) => nameIn(deed, place))),
  );
  return ways.filter(({ detour, places, deed }) => !detour || places.some((place) => !direct.has(nameIn(deed, place))));
}
