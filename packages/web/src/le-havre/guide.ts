import { argumentOf, CARDS, FOOD, foodDue, Kind, kindOf, type LeHavreState, SHIPS, whatOf } from '@quayside/le-havre';
import type { GuideThing } from '../game-ui.ts';
import { roundCard, rounds } from './harbour.ts';
import { placesOf } from './options.ts';
import { FOOD_PLACE, LOANS_PLACE, placeOfCard, placeOfGood, placeOfShip, placeOfTile, ROUND_PLACE } from './places.ts';

type Thing = GuideThing<LeHavreState>;
type Find = (view: LeHavreState, viewer: number, option: number) => string | null;

/** Met where one of these is asked for; it lies where that does, unless `at` knows better. */
function asked(id: string, kinds: readonly Kind[], at?: Find): Thing {
  const tries = (option: number): boolean => kinds.includes(kindOf(option));
  return {
    id,
    place(view, viewer, options) {
      const option = options.find(tries);
      if (option === undefined) return null;
      const entered = options.find((each) => kindOf(each) === Kind.ENTER);
      return at ? at(view, viewer, entered ?? -1) : (placesOf(option, view)[0] ?? null);
    },
    tries,
  };
}

/** Met in a turn in which something is true that is shown at a place. */
const shown = (id: string, place: Find): Thing => ({
  id,
  isShown: true,
  place(view, viewer, options) {
    const take = options.find((option) => kindOf(option) === Kind.TAKE);
    return take === undefined || view.final === 1 ? null : place(view, viewer, take);
  },
});

/** The building that is used, or that would be entered. */
const building: Find = (view, _viewer, entering) =>
  entering < 0 || kindOf(entering) !== Kind.ENTER ? placeOfCard(view.card) : placeOfCard(argumentOf(entering));

/** Is a fee printed on the building that this enters, and is it somebody else's? */
function isForFee(option: number, view: LeHavreState, viewer: number): boolean {
  if (kindOf(option) !== Kind.ENTER || view.ownerOf(argumentOf(option)) === viewer) return false;
  const { food = 0, francs = 0 } = CARDS[argumentOf(option)]?.entryFee ?? {};
  return food + francs > 0;
}

const bringsFood = (option: number): boolean => kindOf(option) === Kind.TAKE && (FOOD[argumentOf(option)] ?? 0) > 0;

const offersShip = (option: number): boolean => [Kind.BUY_SHIP, Kind.BUILD_SHIP].includes(kindOf(option) as never);

/** Met with the first ship that somebody has, which feeds them from then on, or where one is asked for. */
const ship: Thing = {
  id: 'ship',
  isShown: true,
  tries: offersShip,
  place(view, viewer, options) {
    const option = options.find(offersShip);
    if (option !== undefined) return placesOf(option, view)[0] ?? null;
    const own = SHIPS[view.shipOwner.indexOf(viewer)];
    const isTurn = options.some((each) => kindOf(each) === Kind.TAKE) && view.final !== 1;
    return own && isTurn ? placeOfShip(viewer, viewer, own.type, own.value) : null;
  },
};

/** What a guide explains, when it is first asked for or seen. */
export const guide: readonly Thing[] = [
  asked('offer', [Kind.TAKE]),
  shown('supply', (view) => placeOfTile(view.turn - 1)),
  asked('enter', [Kind.ENTER]),
  {
    id: 'fee',
    place(view, viewer, options) {
      const entering = options.find((each) => isForFee(each, view, viewer));
      return entering === undefined ? null : placeOfCard(argumentOf(entering));
    },
    tries: (option) => kindOf(option) === Kind.PAY,
    suits: isForFee,
  },
  asked('shipping', [Kind.SAIL, Kind.SHIP], building),
  {
    id: 'energy',
    place(_view, viewer, options) {
      const burn = options.find((option) => kindOf(option) === Kind.BURN);
      return burn === undefined ? null : placeOfGood(viewer, whatOf(argumentOf(burn)));
    },
    tries: (option) => kindOf(option) === Kind.BURN,
  },
  asked('build', [Kind.BUILD]),
  shown('last', (view) => (view.round === rounds(view).length ? ROUND_PLACE : null)),
  {
    id: 'loan',
    isShown: true,
    place: (view, viewer) => (view.loansOf(viewer) > 0 ? LOANS_PLACE : null),
    tries: (option) => kindOf(option) === Kind.REPAY,
  },
  ship,
  { ...shown('food', (view, viewer) => (foodDue(view, viewer) > 0 ? FOOD_PLACE : null)), suits: bringsFood },
  asked('buy', [Kind.BUY]),
  shown('harvest', (view) => (roundCard(view, view.round)?.harvest ? ROUND_PLACE : null)),
];
