import { Options } from '@quayside/kernel';
import {
  amountOf,
  argumentOf,
  type Choice,
  CHOICES,
  Kind,
  kindOf,
  leHavre,
  type LeHavreState,
  type Thing,
} from '@quayside/le-havre';
import { shipName, tileAt } from './harbour.ts';
import { LOANS_PLACE, placeOfCard, placeOfOffer, placeOfShips } from './places.ts';

/** Where an option lies on the table. Its token names the thing; what lies nowhere is asked in words alone. */
export function placesOf(option: number, view: LeHavreState): readonly string[] {
  const [, what = ''] = leHavre.token(option).split(' ');
  switch (kindOf(option)) {
    case Kind.TAKE:
      return [`offer ${what}`];
    case Kind.ENTER:
    case Kind.BUY:
    case Kind.SELL:
    case Kind.BUILD:
    case Kind.BUILD_BY_CRANE:
      return [`card ${what}`];
    case Kind.BUY_SHIP:
      return [`ship ${what.replace(/-ship$/, '')}`];
    case Kind.SELL_SHIP:
      return [`ship ${what}`];
    case Kind.REPAY:
      return [LOANS_PLACE];
    default:
      return choiceIn(option)?.things(view, argumentOf(option)).map(placeOf) ?? [];
  }
}

/** What a named rule says of a choice that only it asks for. */
const choiceIn = (option: number): Choice | undefined => CHOICES[kindOf(option)];

function placeOf(thing: Thing): string {
  if ('offer' in thing) return placeOfOffer(thing.offer);
  if ('card' in thing) return placeOfCard(thing.card);
  if ('shipPile' in thing) return placeOfShips(thing.shipPile);
  return `ship ${shipName(thing.ship)}-${thing.value}`;
}

/** Fees, fuel, food, cargo, how often: asked piece by piece. */
export function isPart(option: number): boolean {
  switch (kindOf(option)) {
    case Kind.PAY:
    case Kind.CONVERT:
    case Kind.SUBSTITUTE:
    case Kind.BURN:
    case Kind.FOOD:
      return true;
    default:
      return choiceIn(option)?.isPart ?? false;
  }
}

/** Goods of the Marketplace and the Town Square, one of each. Elsewhere that it is enough is an answer like any other. */
export function picks(option: number, view: LeHavreState): 'one' | 'enough' | null {
  switch (kindOf(option)) {
    case Kind.PICK:
      return 'one';
    case Kind.ENOUGH:
      return kindsIn(view).has(Kind.PICK) ? 'enough' : null;
    default:
      return null;
  }
}

/** What can be done, by its kind. */
export function kindsIn(view: LeHavreState): ReadonlySet<Kind> {
  const options = new Options();
  leHavre.options(view, options);
  return new Set(Array.from({ length: options.count }, (_, at) => kindOf(options.at(at))));
}

/** Interest is owed: the button says so until a loan to repay is touched. */
export const answers = (option: number): boolean => kindOf(option) === Kind.INTEREST;

export function amountIn(option: number): number | null {
  switch (kindOf(option)) {
    case Kind.CONVERT:
      return argumentOf(option);
    case Kind.SUBSTITUTE:
    case Kind.BURN:
    case Kind.FOOD:
      return amountOf(argumentOf(option));
    default:
      return choiceIn(option)?.amount?.(argumentOf(option)) ?? null;
  }
}

export const opens = (option: number): boolean => kindOf(option) === Kind.SUPPLY;
/** Who repays before a supply with interest owes none in it. */
export const keepsOpen = (option: number, view: LeHavreState): boolean =>
  kindOf(option) === Kind.REPAY && tileAt(view, view.turn - 1)?.interest === true;
export const isSeldom = (option: number): boolean => kindOf(option) === Kind.SELL || kindOf(option) === Kind.SELL_SHIP;
export const isSpare = (option: number): boolean =>
  isSeldom(option) || kindOf(option) === Kind.REPAY || kindOf(option) === Kind.REDEEM;
export const ends = (option: number): boolean =>
  kindOf(option) === Kind.END || kindOf(option) === Kind.PASS || kindOf(option) === Kind.COUNT;
