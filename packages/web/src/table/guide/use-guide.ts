import type { Thought } from '@quayside/bots';
import type { Message, State } from '@quayside/kernel';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GuideThing } from '../../game-ui.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { isSameWay, type Way } from '../choosing.ts';
import { wordsOf } from '../decision.ts';
import type { Proposer } from '../plan.ts';
import type { Scene } from '../scene.ts';
import type { SharedScreen } from '../shared-screen.ts';
import type { ChoosingHere } from '../use-choosing.ts';
import type { Counsel } from './counsel.ts';
import { GREETING, guideMemory, isMet, metByTitle, timesByTitle, useMet } from './memory.ts';
import { advisedWays } from './proposal.ts';
import { askedIn, foundAlone, maySpeak, type Met, newThing } from './things.ts';

/** What a guide proposes to do. */
export interface Deed {
  readonly words: Message;
  /** Does it try out what is spoken of? Else it is only what a good player would do now. */
  readonly fits: boolean;
  /** Is it what the button will do? */
  readonly isChosen: boolean;
  /** What else is new in it. */
  readonly besides: readonly string[];
  choose(): void;
}

/** What a guide says now. */
export interface Saying {
  readonly id: string;
  /** What is spoken of; null: no one thing. */
  readonly place: string | null;
  readonly deed: Deed | null;
}

export interface GuideHere {
  /** Null: there is no guide for this game. */
  readonly things: readonly GuideThing<State>[] | null;
  readonly met: ReadonlySet<string>;
  readonly isOn: boolean;
  readonly saying: Saying | null;
  /** How what is said stands now: whoever sees only its title has not met it. */
  shown(id: string, isFolded: boolean): void;
  /** What is said is known: on to the next. */
  know(): void;
  sendAway(): void;
  call(): void;
}

interface Seating {
  readonly screen: SharedScreen;
  readonly scene: Scene;
  readonly choosing: ChoosingHere;
  readonly propose: Proposer<State>;
  readonly counsel: Counsel<State>;
  /** Brings the page of a narrow screen into sight on which something lies. */
  readonly onPlace: (place: string) => void;
}

/** Somebody beside the table who explains each thing when it is first met, and has chosen one deed for it. */
export function useGuide({ screen, scene, choosing, propose, counsel, onPlace }: Seating): GuideHere {
  const { ui } = screen;
  const { ways, decision } = choosing;
  const isOn = useSettings().guide === 'on' && ui.guide !== undefined;
  const [isCalled, setCalled] = useState(false);
  const moment = `${scene.viewer} ${scene.steps}`;
  const told = useRef(nothingTold(moment));
  const known = useKnown(screen, scene, moment, told.current);
  const speaks = isOn && maySpeak(ui, scene);
  const isGreeted = isMet(known, GREETING);
  // It goes on with what it speaks of, unless somebody has chosen something else.
  const isLed = choosing.way === null || isSameWay(choosing.way, told.current.way);
  const spokenOf = isLed && told.current.moment === moment ? told.current.last : null;
  const isAllKnown = ui.guide?.every((each) => isMet(known, each.id)) ?? true;
  const thought = useThought(speaks && isGreeted && !isAllKnown, scene, counsel);
  const advised = useMemo(
    () => (thought ? advisedWays(ui, scene, ways, thought, propose) : []),
    [ui, scene, ways, thought, propose],
  );
  const found = useMemo(() => {
    if (!thought) return null;
    const own = isLed && choosing.way !== null ? [] : (decision.path ?? []);
    return newThing(ui, scene, { asked: askedIn(scene, ways, decision), met: known, advised, own, spokenOf });
  }, [ui, scene, ways, decision, known, spokenOf, advised, thought, isLed, choosing.way]);
  const thing = found?.thing ?? null;
  const id = thing?.id ?? (speaks && (!isGreeted || isCalled) ? GREETING : null);
  useLayoutEffect(() => {
    if (told.current.moment !== moment) {
      told.current = nothingTold(moment);
      setCalled(false);
    }
    if (ui.guide) guideMemory.meet(ui.id, known);
  }, [ui, moment, known]);
  useLayoutEffect(() => {
    // Who sends the guide away in the middle of a sentence will hear it again.
    if (!isOn) told.current = nothingTold(moment);
    else if (id !== null) {
      told.current.ids.set(id, told.current.ids.get(id) ?? 'title');
      told.current.last = id;
    }
  }, [id, isOn, moment]);

  const proposal = found?.way ?? null;
  useChosen(`${moment} ${id}`, proposal, choosing, told);
  const tried = thing?.tries && found?.fits ? proposal?.places[0] : undefined;
  const place = tried ?? found?.place ?? null;
  const show = useRef(onPlace);
  show.current = onPlace;
  useEffect(() => {
    if (place !== null) show.current(place);
  }, [place]);
  return {
    things: ui.guide ?? null,
    met: known,
    isOn,
    saying: id === null ? null : { id, place, deed: deedOf(ui, scene, choosing, found) },
    shown: (seen, isFolded) => {
      if (!isFolded && told.current.ids.has(seen)) told.current.ids.set(seen, 'text');
    },
    know: () => {
      setCalled(false);
      if (id !== null) guideMemory.meet(ui.id, [id]);
    },
    sendAway: useCallback(() => {
      setCalled(false);
      changeSettings({ guide: 'off' });
    }, []),
    call: useCallback(() => {
      setCalled(true);
      changeSettings({ guide: 'on' });
    }, []),
  };
}

/** What a good player thinks of the moment; null: nobody asks, or it is not known yet. */
function useThought(isAsked: boolean, scene: Scene, counsel: Counsel<State>): Thought | null {
  const { viewer } = scene;
  const view = useSameView(scene.view);
  const [known, setKnown] = useState<{
    readonly view: State;
    readonly viewer: number;
    readonly thought: Thought;
  } | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    void counsel(view, viewer, asking.signal).then((thought) => {
      if (thought && !asking.signal.aborted) setKnown({ view, viewer, thought });
    });
    return () => asking.abort();
  }, [isAsked, view, viewer, counsel]);
  return isAsked && known?.view === view && known.viewer === viewer ? known.thought : null;
}

/** The same object as long as it says the same: with every hint that is asked for or put away the table is looked at anew. */
function useSameView(view: State): State {
  const last = useRef(view);
  if (!last.current.equals(view)) last.current = view;
  return last.current;
}

/** What was told and is not yet kept: of this moment, or of the last one. */
interface Told {
  readonly moment: string;
  /** How much of each was seen. */
  readonly ids: Map<string, 'title' | 'text'>;
  last: string | null;
  /** What was chosen for it. */
  way: Way | null;
}

const nothingTold = (moment: string): Told => ({ moment, ids: new Map(), last: null, way: null });

/** What somebody knows: what they have met before, what they have tried, and with every step what was told before it. */
function useKnown(
  screen: SharedScreen,
  { viewer, here, steps }: Scene,
  moment: string,
  told: Told,
): ReadonlySet<string> {
  const { ui } = screen;
  const met = useMet(ui.id);
  // Who watches others has tried nothing.
  const isPerson = here.includes(viewer);
  const tried = useMemo(
    () => (ui.guide && isPerson ? foundAlone(ui, screen.as(viewer)) : []),
    [ui, screen, viewer, isPerson, steps],
  );
  const heard = told.moment === moment ? NOTHING : told.ids;
  return useMemo(() => {
    const kept = [...heard].map(([id, seen]) => (seen === 'text' ? id : metByTitle(met, id)));
    // Who presses what was chosen for them below a mere title has not found it alone.
    const alone = tried.filter((id) => !heard.has(id) && timesByTitle(met, id) === 0);
    return new Set([...met, ...alone, ...kept]);
  }, [met, tried, heard]);
}

const NOTHING: Told['ids'] = new Map();

/** Chooses what is proposed, once, unless somebody has chosen something else; before it is drawn, so that nobody reads that they have. */
function useChosen(
  what: string,
  proposal: Way | null,
  { way, touched, held, picked, choose }: ChoosingHere,
  told: { readonly current: Told },
): void {
  const done = useRef('');
  useLayoutEffect(() => {
    if (done.current === what) return;
    done.current = what;
    const isFree = way === null ? !touched && !held && !picked : isSameWay(way, told.current.way);
    if (!proposal || !isFree) return;
    told.current.way = proposal;
    choose(proposal);
  }, [what, proposal, way, touched, held, picked, choose, told]);
}

function deedOf(
  ui: SharedScreen['ui'],
  { view }: Scene,
  { way, decision, choose }: ChoosingHere,
  found: Met | null,
): Deed | null {
  if (!found) return null;
  const { thing, way: proposal } = found;
  const besides = found.besides.map(({ id }) => id);
  if (proposal) {
    return {
      words: wordsOf(ui, view, proposal),
      fits: found.fits,
      isChosen: decision.way?.options.join() === proposal.options.join(),
      besides,
      choose: () => choose(proposal),
    };
  }
  // What is asked in words, and what belongs to something chosen, is chosen already.
  const { path, outcome } = decision;
  const [first] = path ?? [];
  if (first === undefined || way !== null) return null;
  const words = ui.primary?.(view, path ?? [], outcome ?? view) ?? ui.words.option(view, first);
  return {
    words,
    fits: path?.some((option) => thing.tries?.(option)) === true,
    isChosen: true,
    besides,
    choose: () => undefined,
  };
}
