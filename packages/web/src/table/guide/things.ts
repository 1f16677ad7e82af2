import type { State } from '@quayside/kernel';
import type { SeatReading } from '@quayside/live';
import type { GameUI, GuideThing } from '../../game-ui.ts';
import type { Ways } from '../choosing.ts';
import type { Decision } from '../decision.ts';
import { playedSteps } from '../last-moves.ts';
import { isLive, type Scene } from '../scene.ts';
import { isMet } from './memory.ts';

/** Is it the moment to speak? Never during others' turns nor about the past, and not before a turn has been opened. */
export function maySpeak<S extends State>(ui: GameUI<S>, scene: Scene<S>): boolean {
  const { awaiting, mover, viewer, options } = scene;
  const isAsked = isLive(scene) && awaiting === 'choice' && mover === viewer && options.length > 0;
  return isAsked && !options.some((option) => ui.opens(option));
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
}

/**
 * The first thing that is met now and was not before; what is being spoken of comes first, and after the very first thing what goes
 * with what somebody sensible would do. Null: nothing is new.
 */
export function newThing<S extends State>(
  { guide = [] }: GameUI<S>,
  { view, viewer }: Pick<Scene<S>, 'view' | 'viewer'>,
  asked: readonly number[],
  met: ReadonlySet<string>,
  spokenOf: string | null = null,
  sensible = -1,
): Met<S> | null {
  const isSpokenOf = ({ id }: GuideThing<S>): boolean => id === spokenOf;
  const goes = ({ tries, suits = tries }: GuideThing<S>): boolean => sensible >= 0 && suits?.(sensible) === true;
  for (const thing of [...guide.filter(isSpokenOf), ...guide.slice(0, 1), ...guide.filter(goes), ...guide]) {
    if (isMet(met, thing.id)) continue;
    const place = thing.place(view, viewer, asked);
    if (place !== null) return { thing, place };
  }
  return null;
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
