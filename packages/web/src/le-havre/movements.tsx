import { GOOD_NAMES, type LeHavreState, OFFERS, Phase, PILE, PILES, SHIPS, TOWN } from '@quayside/le-havre';
import type { Movement } from '../game-ui.ts';
import { Disc } from '../icons/index.ts';
import { Good, Ship, TypeMark } from './icons/index.ts';
import { colourOf, pileFromTop, seatsOf, shipName } from './harbour.ts';
import {
  FOOD_PLACE,
  placeOfCard,
  placeOfGood,
  placeOfOffer,
  placeOfPile,
  placeOfSeat,
  placeOfShips,
  placeOfTile,
  ROUND_PLACE,
  TOWN_PLACE,
} from './places.ts';

const DISC = 22;
const TOKEN = 24;
const CARD = 30;
/** So many tokens of a good are seen to travel; more would be a blur. */
const MOST_TOKENS = 3;

/** What moved over the table between two moments: discs, cards, ships, then goods. */
export function movements(before: LeHavreState, after: LeHavreState): Movement[] {
  return [...discs(before, after), ...cards(before, after), ...ships(before, after), ...goods(before, after)];
}

function discs(before: LeHavreState, after: LeHavreState): Movement[] {
  const stand = (s: LeHavreState, seat: number): string =>
    s.discOf(seat) < 0 ? placeOfSeat(seat) : placeOfCard(s.discOf(seat));
  return seatsOf(after).flatMap((seat) =>
    before.discOf(seat) === after.discOf(seat)
      ? []
      : [{ icon: <Disc colour={colourOf(seat)} size={DISC} />, from: stand(before, seat), to: stand(after, seat) }],
  );
}

function cards(before: LeHavreState, after: LeHavreState): Movement[] {
  const lay = (card: number): string | null => {
    const owner = before.ownerOf(card);
    if (owner < TOWN) return placeOfSeat(owner);
    if (owner === TOWN) return TOWN_PLACE;
    const pile = Array.from({ length: PILES }, (_, at) => at).find((at) => pileFromTop(before, at).includes(card));
    return pile === undefined ? null : placeOfPile(pile);
  };
  return after.table.cards.flatMap(({ type }, card) => {
    const from = before.ownerOf(card) === after.ownerOf(card) || after.ownerOf(card) > TOWN ? null : lay(card);
    return from === null ? [] : [{ icon: <TypeMark type={type} size={CARD} />, from, to: placeOfCard(card) }];
  });
}

function ships(before: LeHavreState, after: LeHavreState): Movement[] {
  return SHIPS.flatMap(({ type }, ship) => {
    const was = before.shipOwner[ship] ?? PILE;
    const is = after.shipOwner[ship] ?? PILE;
    if (was === is || is > PILE) return [];
    const from = was < TOWN ? placeOfSeat(was) : was === PILE ? placeOfShips(type) : ROUND_PLACE;
    const to = is < TOWN ? placeOfSeat(is) : placeOfShips(type);
    return [{ icon: <Ship type={shipName(type)} size={CARD} />, from, to }];
  });
}

function goods(before: LeHavreState, after: LeHavreState): Movement[] {
  return GOOD_NAMES.flatMap((name, good) => {
    const icon = <Good good={name} size={TOKEN} />;
    const change = (seat: number): number => after.has(seat, good) - before.has(seat, good);
    const travel = (amount: number, from: string, to: string): Movement[] =>
      Array.from({ length: Math.min(amount, MOST_TOKENS) }, () => ({ icon, from, to }));
    const supplied = good < OFFERS && after.offer(good) > before.offer(good);
    return [
      ...(supplied ? travel(1, placeOfTile(after.turn - 1), placeOfOffer(good)) : []),
      ...seatsOf(after).flatMap((seat) => {
        const amount = change(seat);
        if (amount < 0) return travel(-amount, placeOfSeat(seat), whereGoodsGo(before, after, seat));
        // What another pays as a fee has been seen to go to the building already; from there it comes here.
        return amount > 0 ? travel(amount, whereGoodsCome(before, after, seat, good), placeOfGood(seat, good)) : [];
      }),
    ];
  });
}

const isVisit = (s: LeHavreState): boolean => s.phase >= Phase.FEE && s.phase <= Phase.ORDER;

/** The place of the building that a seat uses between two moments, or null. */
function visited(before: LeHavreState, after: LeHavreState, seat: number): string | null {
  const card = after.discOf(seat);
  const inside = before.discOf(seat) !== card || (isVisit(before) && before.seat === seat);
  return card >= 0 && inside ? placeOfCard(card) : null;
}

function whereGoodsGo(before: LeHavreState, after: LeHavreState, seat: number): string {
  return visited(before, after, seat) ?? (before.phase >= Phase.FEED ? FOOD_PLACE : TOWN_PLACE);
}

function whereGoodsCome(before: LeHavreState, after: LeHavreState, seat: number, good: number): string {
  const isOffer = good < OFFERS && before.offer(good) > after.offer(good);
  if (isOffer) return placeOfOffer(good);
  const own = visited(before, after, seat);
  if (own) return own;
  const guest = seatsOf(after).find(
    (other) => visited(before, after, other) && after.ownerOf(after.discOf(other)) === seat,
  );
  if (guest !== undefined) return placeOfCard(after.discOf(guest));
  const sold = after.table.cards.findIndex((_, card) => before.ownerOf(card) === seat && after.ownerOf(card) === TOWN);
  return sold >= 0 ? placeOfCard(sold) : TOWN_PLACE;
}
