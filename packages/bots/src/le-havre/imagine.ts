import { Options, type Random } from '@quayside/kernel';
import { argumentOf, dealOptions, dealtTo, handAt, type LeHavreState, putInHand } from '@quayside/le-havre';

/**
 * Deals the hands that a seat has not seen (L-953): whoever enters the Construction Site puts up one of them. What else only others
 * have looked at is drawn by chance when the town turns it over.
 */
export function imagine(view: LeHavreState, seat: number, random: Random): void {
  let cards: Options | null = null;
  for (let other = 0; other < view.players; other++) {
    const dealt = other === seat ? 0 : dealtTo(view, other);
    for (let place = 0; place < dealt; place++) {
      if (handAt(view, other, place) >= 0) continue;
      cards ??= new Options();
      cards.clear();
      dealOptions(view, cards);
      if (cards.count > 0) putInHand(view, other, place, argumentOf(cards.at(random.below(cards.count))));
    }
  }
}
