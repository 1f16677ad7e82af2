import type { State } from '@quayside/kernel';
import type { SeatReading } from '@quayside/live';
import type { GameUI, GuideThing } from '../../game-ui.ts';
import type { Way, Ways } from '../choosing.ts';
import type { Decision } from '../decision.ts';
import { playedSteps } from '../last-moves.ts';
import { isLive, type Scene } from '../scene.ts';
import { isMet, timesByTitle } from './memory.ts';
import type { Advised } from './proposal.ts';

/** Is it the moment to speak? Never during others' turns nor about the past, and not before a turn has been opened. */
export function maySpeak<S extends State>(ui: GameUI<S>, scene: Scene<S>): boolean {
  const { awaiting, mover, viewer, options, view } = scene;
  const isAsked = isLive(scene) && awaiting === 'choice' && mover === viewer && options.length > 0;
  return isAsked && !options.some((option) => ui.opens(option, view));
}

/** All that the game asks of the viewer now: what is chosen with what belongs to it, then all that could be chosen. */
export function askedIn(scene: Scene, ways: Ways, { path, rows }: Decision): readonly number[] {
  return [
    ...(path ?? []),
    ...rows.flatMap(({ options }) => options),
    ...scene.options,
    ...ways.all.flatMap(({ options }) => options),
  ];
}

export interface Met<S extends State = State> {
  readonly thing: GuideThing<S>;
  readonly place: string;
  /** The deed that is proposed meanwhile; null: none. */
  readonly way: Way | null;
  /** Is that deed one of this thing? */
  readonly fits: boolean;
  /** What else is met for the first time with that deed, or with what is chosen already, in its order. */
  readonly besides: readonly GuideThing<S>[];
}

/** Is a thing part of what is played? */
export const fits = <S extends State>(
  thing: GuideThing<S>,
  scene: Pick<Scene<S>, 'view' | 'viewer'>,
  path: readonly number[],
): boolean => firstIn(thing, scene, path) >= 0;

/** Where along what is played a thing is met; -1: nowhere. */
const firstIn = <S extends State>(
  { tries, suits }: GuideThing<S>,
  { view, viewer }: Pick<Scene<S>, 'view' | 'viewer'>,
  path: readonly number[],
): number => path.findIndex((option) => tries?.(option) === true || suits?.(option, view, viewer) === true);

/** What is known when something new is looked for. */
interface Known {
  /** All that is asked for: what is chosen, then all that could be. */
  readonly asked: readonly number[];
  readonly met: ReadonlySet<string>;
  /** What a good player would do, the best first. */
  readonly advised: readonly Advised[];
  /** What is chosen already, by somebody's own will or because it has to be answered. */
  readonly own?: readonly number[];
  /** The thing that is being spoken of. */
  readonly spokenOf?: string | null;
}

/**
 * What is new now, with a deed that goes with it: first what is being spoken of, then what belongs to what was chosen, then what a good
 * player would try, then what is only seen. A thing that nobody sensible would try now waits. Null: nothing is new.
 */
export function newThing<S extends State>(
  { guide: all = [] }: GameUI<S>,
  scene: Pick<Scene<S>, 'view' | 'viewer'>,
  { asked, met, advised, own = [], spokenOf = null }: Known,
): Met<S> | null {
  // What there was no room to explain comes again after what never came.
  const guide = all.toSorted((a, b) => timesByTitle(met, a.id) - timesByTitle(met, b.id));
  const { view, viewer } = scene;
  const [best] = advised;
  const isIn = (thing: GuideThing<S>, path: readonly number[]): boolean => fits(thing, scene, path);
  // One press may do several things: what comes first in it is told first.
  const along = (path: readonly number[]): readonly GuideThing<S>[] =>
    guide.filter((thing) => isIn(thing, path)).toSorted((a, b) => firstIn(a, scene, path) - firstIn(b, scene, path));
  const tell = (thing: GuideThing<S>, found = advised.find(({ path }) => isIn(thing, path))): Met<S> | null => {
    const place = isMet(met, thing.id) ? null : thing.place(view, viewer, [...(found?.path ?? []), ...asked]);
    if (place === null) return null;
    const deed = found ?? best;
    const besides = along(deed?.path ?? own).filter(({ id }) => id !== thing.id && !isMet(met, id));
    return { thing, place, way: deed?.way ?? null, fits: found !== undefined, besides };
  };
  const first = (things: readonly GuideThing<S>[], found?: Advised): Met<S> | null => {
    for (const thing of things) {
      const told = tell(thing, found);
      if (told) return told;
    }
    return null;
  };
  return (
    first(guide.filter(({ id }) => id === spokenOf)) ??
    first(along(own)) ??
    advised.reduce<Met<S> | null>((told, each) => told ?? first(along(each.path), each), null) ??
    first(guide.filter(({ isShown }) => isShown))
  );
}

/** What somebody has tried without being told. What belonged to something else, such as a fee, was hardly seen. */
export function foundAlone<S extends State>(ui: GameUI<S>, reading: SeatReading<S>): string[] {
  const { guide = [], game } = ui;
  const found = new Set<string>();
  for (const [step, { own, token }] of playedSteps(reading).entries()) {
    const option = own ? game.parse(token) : -1;
    const tried = option < 0 ? [] : guide.filter(({ id, tries }) => !found.has(id) && tries?.(option));
    if (tried.length === 0 || ui.isPart(option, reading.at(step))) continue;
    for (const { id } of tried) found.add(id);
  }
  return [...found];
}
