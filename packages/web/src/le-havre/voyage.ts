import {
  amountOf,
  argumentOf,
  CARGO,
  goodOf,
  Kind,
  kindOf,
  leHavre,
  type LeHavreState,
  Phase,
  SHIPPING,
  whatOf,
} from '@quayside/le-havre';
import type { Way } from '../table/choosing.ts';
import { copyOf, optionsOf, planFrom } from '../table/plan.ts';
import { paymentsFrom } from '../table/payments.ts';
import { paid } from './gains.tsx';
import { isPart } from './options.ts';

/** A voyage as it is decided: whatever can be chosen in it is what the game offers. */
export interface Voyage {
  /** The fee; -1: none is paid. */
  readonly fee: number;
  /** Ships that sail, by type. */
  readonly ships: readonly number[];
  /** What is burnt and what is loaded, by good. */
  readonly fuel: readonly number[];
  readonly load: readonly number[];
}

const UI = { game: leHavre, isPart, paid };
const FRANC = goodOf('franc');
const SAILING_TYPES = 3;
const NOTHING: readonly number[] = Array.from({ length: CARGO.length + 1 }, () => 0);

const sails = (s: LeHavreState, card: number): boolean =>
  s.table.cards[card]?.does.some((each) => 'rule' in each && each.rule === 'shipping-line') ?? false;

/** Is this about ships that sail: a visit that is chosen, or one that has begun? */
export function isVoyage(view: LeHavreState, way: Way | null): boolean {
  const first = way?.options[0];
  if (first !== undefined)
    return way?.options.length === 1 && kindOf(first) === Kind.ENTER && sails(view, argumentOf(first));
  const asked = optionsOf(UI, view).map(kindOf);
  return sails(view, view.card) && asked.some((kind) => VOYAGE.has(kind));
}
const VOYAGE: ReadonlySet<Kind> = new Set([Kind.PAY, Kind.SAIL, Kind.BURN, Kind.SHIP]);

/** What was decided of a voyage in earlier steps: about how many types of ships, and the room of those that sail. */
export interface Begun {
  readonly types: number;
  readonly room: number;
}

export function begunIn(view: LeHavreState, way: Way | null): Begun {
  if (way || view.phase === Phase.FEE) return { types: 0, room: 0 };
  return { types: view.phase === Phase.USE ? view.course : SAILING_TYPES, room: view.holds };
}

/** What a path decides, with what plays itself on the way. */
export function voyageOf(view: LeHavreState, path: readonly number[]): Voyage {
  let fee = -1;
  const ships = Array.from({ length: SAILING_TYPES }, () => 0);
  const fuel = [...NOTHING];
  const load = [...NOTHING];
  const lists: Readonly<Partial<Record<Kind, number[]>>> = { [Kind.SAIL]: ships, [Kind.BURN]: fuel, [Kind.SHIP]: load };
  const state = copyOf(UI, view);
  leHavre.listen(state, (seat, option) => {
    if (seat !== view.seat) return;
    const list = lists[kindOf(option)];
    if (kindOf(option) === Kind.PAY) fee = option;
    else if (list) list[whatOf(argumentOf(option))] = amountOf(argumentOf(option));
  });
  for (const option of path) leHavre.apply(state, option);
  return { fee, ships, fuel, load };
}

type Loading = (options: readonly number[], wanted: number) => number;

/** As much as is wanted, or as near to it as the game allows. */
const asWanted: Loading = (options, wanted) =>
  options.findLast((option) => amountIn(option) <= wanted) ?? (options[0] as number);
const least: Loading = (options) => options[0] as number;
const LOADINGS = { wanted: asWanted, empty: least } as const;

const amountIn = (option: number): number => amountOf(argumentOf(option));

function stateAfter(view: LeHavreState, before: readonly number[]): LeHavreState {
  const state = copyOf(UI, view);
  for (const option of before) leHavre.apply(state, option);
  return state;
}

/** What is asked of a voyage now, from the least on. */
const partsIn = (state: LeHavreState): number[] =>
  optionsOf(UI, state)
    .filter((option) => isPart(option))
    .toSorted((a, b) => amountIn(a) - amountIn(b));

/** So many voyages are looked at, those with most ships first; and so many ways to heat each, the cheapest first. */
const FLEETS = 60;
const FUELS = 12;

interface Yield {
  /** Francs in the end, less what the fuel would have earned aboard. */
  readonly worth: number;
  /** What to choose first; -1: there is nothing to choose. */
  readonly option: number;
}

/** As many goods as there is room for, the dearest first. */
const loadMost = (state: LeHavreState): number => partsIn(state).at(-1) ?? -1;

/** What comes of a voyage of which so much is chosen; what burns by itself, because nothing else can, is counted too. */
function yieldOf(start: LeHavreState, chosen: readonly number[]): Yield {
  const state = stateAfter(start, chosen);
  const payments = paymentsFrom(UI, state).slice(0, FUELS);
  let best: Yield = { worth: -Infinity, option: -1 };
  for (const { options } of payments.length > 0 ? payments : [{ options: [] }]) {
    const { rows, outcome } = planFrom(UI, stateAfter(state, options), state.seat, loadMost);
    const { fuel } = voyageOf(start, [...chosen, ...options, ...rows.map((row) => row.chosen)]);
    const burnt = fuel.reduce((sum, n, good) => sum + n * (SHIPPING[good] ?? 0), 0);
    const worth = outcome.has(state.seat, FRANC) - burnt;
    if (worth > best.worth) best = { worth, option: options[0] ?? -1 };
  }
  return best;
}

/** What to choose for the voyage that earns most: how many of each ship sail, what they burn, and what they carry; -1: something else is asked. */
export function bestOfVoyage(state: LeHavreState): number {
  const [first = -1] = partsIn(state);
  switch (kindOf(first)) {
    case Kind.SHIP:
      return loadMost(state);
    case Kind.BURN:
      return sails(state, state.card) ? yieldOf(state, []).option : -1;
    case Kind.SAIL:
      break;
    default:
      return -1;
  }
  let best: Yield = { worth: -Infinity, option: -1 };
  let tried = 0;
  const follow = (from: LeHavreState, chosen: readonly number[]): void => {
    const options = partsIn(from);
    if (kindOf(options[0] ?? -1) === Kind.SAIL) {
      for (const option of options.toReversed()) follow(stateAfter(from, [option]), [...chosen, option]);
      return;
    }
    if (tried++ >= FLEETS) return;
    const { worth } = yieldOf(state, chosen);
    if (worth > best.worth) best = { worth, option: chosen[0] ?? -1 };
  };
  follow(state, []);
  return best.option;
}

/** The choices after `before` that lead to a voyage, or as near to it as the game allows. */
export function choicesFor(
  view: LeHavreState,
  before: readonly number[],
  wanted: Voyage,
  loading: keyof typeof LOADINGS | 'best' = 'wanted',
): number[] {
  const start = stateAfter(view, before);
  if (loading === 'best') {
    // The fee has nothing to do with the load: it stays as it was chosen.
    const best = (state: LeHavreState): number =>
      partsIn(state).includes(wanted.fee) ? wanted.fee : bestOfVoyage(state);
    return planFrom(UI, start, view.seat, best).rows.map(({ chosen }) => chosen);
  }
  const choose = (state: LeHavreState): number => {
    const options = partsIn(state);
    const [first = -1] = options;
    const what = whatOf(argumentOf(first));
    switch (kindOf(first)) {
      case Kind.PAY:
        return options.includes(wanted.fee) ? wanted.fee : first;
      case Kind.SAIL:
        return asWanted(options, wanted.ships[what] ?? 0);
      case Kind.BURN:
        return asWanted(options, wanted.fuel[what] ?? 0);
      default:
        return LOADINGS[loading](options, wanted.load[what] ?? 0);
    }
  };
  return planFrom(UI, start, view.seat, choose).rows.map(({ chosen }) => chosen);
}

/** The choices for a voyage if it can be had exactly so; null: it cannot. `fuel` may follow from the ships. */
export function choicesForJust(
  view: LeHavreState,
  before: readonly number[],
  wanted: Voyage,
  parts: readonly ('ships' | 'fuel' | 'load')[],
): number[] | null {
  const choices = choicesFor(view, before, wanted);
  const found = voyageOf(view, [...before, ...choices]);
  return parts.every((part) => found[part].every((n, at) => n === wanted[part][at])) ? choices : null;
}

/** Every way to pay the energy of a voyage, the cheapest first. */
export function fuelsFor(
  view: LeHavreState,
  before: readonly number[],
  path: readonly number[],
): (readonly number[])[] {
  const burning = path.findIndex((option, at) => at >= before.length && kindOf(option) === Kind.BURN);
  if (burning < 0) return [voyageOf(view, path).fuel];
  const state = copyOf(UI, view);
  for (const option of path.slice(0, burning)) leHavre.apply(state, option);
  return paymentsFrom(UI, state).map((payment) => {
    const fuel = [...NOTHING];
    for (const { key, amount } of payment.paid) fuel[goodOf(key)] = amount;
    return fuel;
  });
}

/** Boxes of each ship that sails, filled: every ship has a good before any has a second. */
export function stowed(holds: readonly number[], load: readonly number[]): (readonly number[])[] {
  const goods = CARGO.flatMap((good) => Array.from({ length: load[good] ?? 0 }, () => good));
  const ships = holds.map((): number[] => []);
  for (const ship of ships) ship.push(...goods.splice(0, 1));
  for (const [at, ship] of ships.entries()) ship.push(...goods.splice(0, (holds[at] ?? 0) - ship.length));
  return ships;
}
