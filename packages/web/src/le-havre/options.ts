import { amountOf, argumentOf, cardOf, Kind, kindOf, leHavre, type LeHavreState, SEAT_NAMES } from '@quayside/le-havre';
import { LOANS_PLACE, placeOfCard } from './places.ts';

/** Where an option lies on the table. Its token names the thing; what lies nowhere is asked in words alone. */
export function placesOf(option: number, view: LeHavreState): readonly string[] {
  const [, what = ''] = leHavre.token(option).split(' ');
  switch (kindOf(option)) {
    case Kind.TAKE:
      return [`offer ${what}`];
    case Kind.HAUL:
      return what.split('+').map((good) => `offer ${good}`);
    case Kind.ENTER:
    case Kind.BUY:
    case Kind.SELL:
    case Kind.BUILD:
      return [`card ${what}`];
    case Kind.BUY_SHIP:
    case Kind.BUILD_SHIP:
      return [`ship ${what.replace(/-ship$/, '')}`];
    case Kind.SELL_SHIP:
      return [`ship ${what}`];
    case Kind.SWAP:
      return [`ship ${what}`, placeOfCard(cardOf('luxury-yacht'))];
    case Kind.OUST: {
      const card = view.discOf((SEAT_NAMES as readonly string[]).indexOf(what));
      return card < 0 ? [] : [placeOfCard(card)];
    }
    case Kind.REPAY:
      return [LOANS_PLACE];
    default:
      return [];
  }
}

/** Fees, fuel, food, cargo, how often: asked piece by piece. */
export function isPart(option: number): boolean {
  switch (kindOf(option)) {
    case Kind.PAY:
    case Kind.CONVERT:
    case Kind.SUBSTITUTE:
    case Kind.BURN:
    case Kind.FOOD:
    case Kind.SAIL:
    case Kind.SHIP:
    case Kind.GIVE:
    case Kind.RETURN:
    case Kind.COAL_TRADE:
      return true;
    default:
      return false;
  }
}

/** Goods of the Marketplace and the Town Square, one of each. */
export function picks(option: number): 'one' | 'enough' | null {
  switch (kindOf(option)) {
    case Kind.PICK:
      return 'one';
    case Kind.ENOUGH:
      return 'enough';
    default:
      return null;
  }
}

export function amountIn(option: number): number | null {
  switch (kindOf(option)) {
    case Kind.CONVERT:
    case Kind.RETURN:
      return argumentOf(option);
    case Kind.SUBSTITUTE:
    case Kind.BURN:
    case Kind.FOOD:
    case Kind.SAIL:
    case Kind.SHIP:
    case Kind.GIVE:
      return amountOf(argumentOf(option));
    default:
      return null;
  }
}

export const opens = (option: number): boolean => kindOf(option) === Kind.SUPPLY;
/** Who repays before the supply owes no interest in it. */
export const keepsOpen = (option: number): boolean => kindOf(option) === Kind.REPAY;
export const isSeldom = (option: number): boolean => kindOf(option) === Kind.SELL || kindOf(option) === Kind.SELL_SHIP;
export const ends = (option: number): boolean =>
  kindOf(option) === Kind.END || kindOf(option) === Kind.PASS || kindOf(option) === Kind.COUNT;
