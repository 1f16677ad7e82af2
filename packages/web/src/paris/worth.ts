import { Options, type Message } from '@quayside/kernel';
import {
  argumentOf,
  count,
  END_OFFSET,
  highOf,
  Kind,
  kindOf,
  landmarkMessage,
  type ParisState,
  Phase,
  paris,
} from '@quayside/paris';

/* What a tile would be worth to a seat now: it is taken and used on a copy, and the game counts. */

export interface Worth {
  readonly points: number;
  readonly francs: number;
  /** How; null: it says so itself. */
  readonly reason: Message | null;
}

const copyOf = (state: ParisState): ParisState => {
  const copy = paris.blank();
  copy.copyFrom(state);
  return copy;
};

const after = (state: ParisState, option: number): ParisState => {
  const copy = copyOf(state);
  paris.apply(copy, option);
  return copy;
};

function optionsOf(state: ParisState): number[] {
  const list = new Options();
  paris.options(state, list);
  return Array.from({ length: list.count }, (_, at) => list.at(at));
}

const pointsMore = (before: ParisState, now: ParisState, seat: number): number =>
  count(now, seat).total - count(before, seat).total;

/** An end-game tile: a landmark that it lets one build, or what it brings when it is used or sold. */
export function worthOfEnd(view: ParisState, seat: number, keep: number): Worth {
  const tile = argumentOf(keep);
  const kept = after(view, keep);
  const uses = optionsOf(kept).filter((option) => usedBy(option) === tile);
  const used = uses
    .map((option) => {
      const then = after(kept, option);
      const isSold = kindOf(option) === Kind.SELL_AS;
      return {
        points: pointsMore(kept, then, seat),
        francs: then.francsOf(seat) - kept.francsOf(seat),
        reason: isSold ? { key: 'web.paris.tray.sold' } : null,
      };
    })
    .toSorted((a, b) => b.points - a.points || b.francs - a.francs)[0];
  const built = bestLandmark(view, kept, seat);
  return built ?? used ?? { points: 0, francs: 0, reason: null };
}

const usedBy = (option: number): number => {
  if (kindOf(option) === Kind.USE_END) return argumentOf(option);
  return kindOf(option) === Kind.SELL_AS ? highOf(argumentOf(option)) - END_OFFSET : -1;
};

/** As if the action were still to come. */
function acting(state: ParisState): ParisState {
  const copy = copyOf(state);
  copy.phase = Phase.ACTION;
  return copy;
}

/** The landmark worth most that can be built with what is kept, and not without. */
function bestLandmark(view: ParisState, kept: ParisState, seat: number): Worth | null {
  const without = new Set(landmarksFrom(acting(view)).map(({ landmark }) => landmark));
  const state = acting(kept);
  const found = landmarksFrom(state)
    .filter(({ landmark }) => !without.has(landmark))
    .map(({ landmark, built }) => ({ landmark, points: pointsMore(state, built, seat) }))
    .toSorted((a, b) => b.points - a.points)[0];
  if (!found || found.points <= 0) return null;
  const reason = { key: 'web.paris.tray.builds', args: { landmark: landmarkMessage(found.landmark) } };
  return { points: found.points, francs: 0, reason };
}

interface Built {
  readonly landmark: number;
  readonly built: ParisState;
}

function landmarksFrom(state: ParisState): Built[] {
  return optionsOf(state)
    .filter((option) => kindOf(option) === Kind.MOVE)
    .flatMap((move) => {
      const carried = copyOf(state);
      carried.from = argumentOf(move);
      carried.phase = Phase.TARGET;
      return optionsOf(carried)
        .filter((option) => kindOf(option) === Kind.RAISE)
        .map((option) => ({ landmark: highOf(argumentOf(option)), built: arrived(after(carried, option)) }));
    });
}

const PAYING: readonly number[] = [Phase.SPEND, Phase.STAND_IN];
const TRADING: readonly number[] = [Phase.PRESTIGE, Phase.PRESTIGE_TILE];

/** Pays with the first that will do, and trades prestige as far as it goes. */
function arrived(state: ParisState): ParisState {
  let now = state;
  while (PAYING.includes(now.phase) || TRADING.includes(now.phase)) {
    const options = optionsOf(now);
    const choice = TRADING.includes(now.phase) ? options.at(-1) : options[0];
    if (choice === undefined) break;
    now = after(now, choice);
  }
  return now;
}

/** Points that a tile in hand brings when it is used; where it asks for something first, whatever that brings counts as one. */
export function worthOfUse(view: ParisState, use: number): number {
  const used = after(view, use);
  return used.phase === view.phase ? pointsMore(view, used, view.seat) : 1;
}

/** A score tile in a district, as the game would count it now. */
export const worthOfScore = (view: ParisState, seat: number, option: number): number =>
  pointsMore(view, after(view, option), seat);
