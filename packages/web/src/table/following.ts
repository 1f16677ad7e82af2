import { useLayoutEffect, useRef, useState } from 'react';
import type { Choice, HintWay } from './hint.ts';
import { playedSteps } from './last-moves.ts';
import { isLive, type Scene } from './scene.ts';
import type { SharedScreen } from './shared-screen.ts';
import type { TableContext } from './table-context.tsx';
import type { ChoosingHere } from './use-choosing.ts';

/** A plan that somebody follows, as it was when they began. */
interface Followed {
  readonly viewer: number;
  readonly step: number;
  readonly line: string;
  readonly way: HintWay;
}

interface Seating {
  readonly screen: SharedScreen;
  readonly scene: Scene;
  readonly choosing: ChoosingHere;
  readonly context: TableContext;
}

/**
 * Chooses what a plan begins with, and after every step what comes next in it, until the turn is over or somebody does something else.
 * Nothing is played by that.
 */
export function useFollowing({ screen, scene, choosing, context }: Seating): (way: HintWay) => void {
  const [plan, setPlan] = useState<Followed | null>(null);
  const { viewer, step, awaiting } = scene;
  const moment = `${viewer} ${step} ${awaiting}`;
  const done = useRef('');
  // Before it is drawn: nobody reads what the button would do without it.
  useLayoutEffect(() => {
    if (!plan || done.current === moment || !isLive(scene) || awaiting !== 'choice') return;
    done.current = moment;
    const left = choicesLeft(screen, scene, plan);
    if (!left) setPlan(null);
    else take(context, choosing, left);
  }, [plan, moment, screen, scene, awaiting, context, choosing]);
  return (way) => {
    done.current = moment;
    setPlan({ viewer, step, line: context.ui.game.line(scene.view), way });
    take(context, choosing, way.choices.length > 0 ? way.choices.map(({ option }) => option) : way.steps);
  };
}

/** What is still to be chosen; null: the plan is over. */
function choicesLeft(
  { ui, table }: SharedScreen,
  { view, viewer, step, options }: Scene,
  plan: Followed,
): number[] | null {
  if (viewer !== plan.viewer || step < plan.step || ui.game.line(view) !== plan.line) return null;
  const reading = table.as(viewer);
  const played: Choice[] = [];
  for (const [at, { own, token }] of playedSteps(reading).entries()) {
    const option = own && at >= plan.step ? ui.game.parse(token) : -1;
    if (option >= 0) played.push({ option, isPart: ui.isPart(option, reading.at(at)) });
  }
  return afterPlayed(plan.way.choices, played, options);
}

/**
 * What is left of a plan when this was played; null: something else was done, or what comes next cannot be. A deed may be paid for, or
 * laden, in another way than the plan has it.
 */
export function afterPlayed(
  plan: readonly Choice[],
  played: readonly Choice[],
  options: readonly number[],
): number[] | null {
  let left = plan;
  for (const { option, isPart } of played) {
    if (left[0]?.option !== option) {
      if (isPart) continue;
      left = withoutParts(left);
      if (left[0]?.option !== option) return null;
    }
    left = left.slice(1);
  }
  const isNext = ([first]: readonly Choice[]): boolean => first !== undefined && options.includes(first.option);
  if (!isNext(left)) left = withoutParts(left);
  return isNext(left) ? left.map(({ option }) => option) : null;
}

function withoutParts(plan: readonly Choice[]): readonly Choice[] {
  const first = plan.findIndex(({ isPart }) => !isPart);
  return first < 0 ? [] : plan.slice(first);
}

/** Chooses a way, and what the plan pays for it; where it is none, the piece of what is asked. What opens or ends the turn the button does anyway. */
function take(context: TableContext, { choose, decision, wish, pick }: ChoosingHere, line: readonly number[]): void {
  const [option = -1] = line;
  const way = context.wholeWay(line);
  if (way) choose(way, way.options.every((each, at) => line[at] === each) ? line.slice(way.options.length) : []);
  else if (decision.rows[0]?.options.includes(option)) wish(0, option);
  else if (decision.picks?.options.includes(option) && !decision.picked.includes(option)) {
    pick([...decision.picked.slice(decision.picked.length < decision.picks.most ? 0 : 1), option]);
  }
}
