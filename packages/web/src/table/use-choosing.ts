import type { State } from '@quayside/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { GameUI } from '../game-ui.ts';
import { LIFT, type Way, type Ways, waysIn } from './choosing.ts';
import { cheapest, type Decision, decisionIn, type Touches } from './decision.ts';
import type { Proposer } from './plan.ts';
import type { Scene } from './scene.ts';
import type { Touched } from './table-context.tsx';

interface Choosing extends Touches {
  readonly touched: Touched | null;
  readonly held: Way | null;
}

const BLANK: Choosing = { touched: null, held: null, way: null, wishes: [], picked: null };

export interface ChoosingHere extends Choosing {
  readonly ways: Ways;
  readonly decision: Decision;
  touch(thing: Touched): void;
  /** `wishes`: choices in the rows that come with it. */
  choose(way: Way, wishes?: readonly number[]): void;
  /** Another choice in a row of the slip: what comes after it is proposed anew. */
  wish(row: number, option: number): void;
  /** Other choices in all rows. */
  wishAll(options: readonly number[]): void;
  pick(options: readonly number[]): void;
  /** Nothing is chosen any more. */
  putBack(): void;
}

/** What is chosen on the table and not yet played. With every step it begins anew. */
export function useChoosing(ui: GameUI, scene: Scene, propose: Proposer<State>): ChoosingHere {
  const moment = `${scene.viewer} ${scene.steps} ${scene.step} ${scene.awaiting}`;
  const [kept, setKept] = useState({ moment, choosing: BLANK });
  const last = kept.moment === moment ? kept.choosing : BLANK;
  // What was played and taken back is not chosen again.
  if (kept.moment !== moment) setKept({ moment, choosing: BLANK });
  const set = useCallback((next: Choosing) => setKept({ moment, choosing: next }), [moment]);
  const ways = useMemo(() => waysIn(ui, scene), [ui, scene]);
  const choosing = useMemo(() => ({ ...last, way: ways.again(last.way), held: ways.again(last.held) }), [last, ways]);
  const { way, wishes, picked } = choosing;
  const decision = useMemo(
    () => decisionIn(ui, scene, ways, propose, { way, wishes, picked }),
    [ui, scene, ways, propose, way, wishes, picked],
  );
  return {
    ...choosing,
    ways,
    decision,
    touch: (thing) => set(afterTouch(ui, scene, ways, choosing, thing)),
    choose: (next, wished = []) =>
      set({ ...choosing, ...heldOr(ways, next, choosing.held), touched: stillTouched(ways, choosing), wishes: wished }),
    wish: (row, option) => {
      set({ ...choosing, wishes: [...decision.rows.slice(0, row).map(({ chosen }) => chosen), option] });
    },
    wishAll: (options) => set({ ...choosing, wishes: options }),
    pick: (options) => set({ ...choosing, way: null, picked: options }),
    putBack: () => set(BLANK),
  };
}

/** What was only read about is closed when something is chosen. */
const stillTouched = (ways: Ways, { touched }: Choosing): Touched | null =>
  touched && ways.at(touched.place).length > 0 ? touched : null;

/** Something that is picked up waits for where it goes; where there is one place only, that is chosen. */
function heldOr(ways: Ways, way: Way, held: Way | null): Pick<Choosing, 'way' | 'held'> {
  if (way.deed !== LIFT) return { way, held: held && ways.targetsOf(held).includes(way) ? held : null };
  const [target, ...others] = ways.targetsOf(way);
  return { way: target && others.length === 0 ? target : null, held: way };
}

function afterTouch(ui: GameUI, scene: Scene, ways: Ways, choosing: Choosing, touched: Touched): Choosing {
  const { held, way } = choosing;
  const here = ways.at(touched.place);
  const likely = here.filter(({ seldom }) => !seldom);
  const targets = held ? ways.targetsOf(held) : [];
  const target = likely.find((each) => targets.includes(each));
  if (target) return { ...BLANK, touched, held, way: target };
  // What was picked up is put down where it came from.
  if (held?.places.includes(touched.place)) return BLANK;
  if (way && choosing.touched?.place === touched.place) return choosing;
  const placed = likely.filter(({ deed }) => deed !== LIFT);
  const next = cheapest(ui, scene, placed) ?? likely[0];
  return next ? { ...BLANK, touched, ...heldOr(ways, next, null) } : { ...BLANK, touched };
}
