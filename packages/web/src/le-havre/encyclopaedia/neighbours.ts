import { CARDS, type Card, GOOD_NAMES, type GoodName, goodMessage, goodOf } from '@quayside/le-havre';
import type { Neighbour } from '../../encyclopaedia/article.ts';
import { countersOf, countersOfType, givenBy, giversOf, takenBy, takersOf } from './flows.ts';

const MOST = 4;

/** Cards that belong together for a reason that no figure tells. */
const KNOWN: Readonly<Record<string, readonly (readonly [slug: string, why: string])[]>> = {
  'shipping-line': [
    ['wharf-1', 'ships'],
    ['dock', 'ships-count'],
    ['business-office', 'cargo'],
    ['cokery', 'cargo'],
  ],
  'wharf-1': [
    ['shipping-line', 'sails'],
    ['wharf-2', 'same'],
    ['ironworks', 'material'],
    ['luxury-yacht', 'swap'],
  ],
  'wharf-2': [
    ['shipping-line', 'sails'],
    ['wharf-1', 'same'],
    ['steel-mill', 'material'],
    ['luxury-yacht', 'swap'],
  ],
  dock: [
    ['wharf-1', 'ships'],
    ['wharf-2', 'ships'],
    ['shipping-line', 'sails'],
  ],
  'luxury-yacht': [
    ['wharf-1', 'swap'],
    ['wharf-2', 'swap'],
    ['dock', 'ships-count'],
  ],
  'building-firm-1': [
    ['building-firm-2', 'same'],
    ['construction-firm', 'same'],
    ['masons-guild', 'cheaper'],
    ['sawmill', 'same'],
  ],
  'building-firm-2': [
    ['building-firm-1', 'same'],
    ['construction-firm', 'same'],
    ['masons-guild', 'cheaper'],
    ['sawmill', 'same'],
  ],
  'construction-firm': [
    ['building-firm-1', 'same'],
    ['building-firm-2', 'same'],
    ['masons-guild', 'cheaper'],
  ],
  sawmill: [
    ['building-firm-1', 'same'],
    ['construction-firm', 'same'],
    ['masons-guild', 'cheaper'],
  ],
  'masons-guild': [
    ['building-firm-1', 'builds'],
    ['construction-firm', 'builds'],
    ['sawmill', 'builds'],
  ],
  feedlot: [['abattoir', 'herd']],
  'wind-farm': [
    ['shipping-line', 'energy'],
    ['steel-mill', 'energy'],
    ['wharf-1', 'energy'],
  ],
};

const why = (word: string): Neighbour['why'] => ({ key: `web.lh.book.near-${word}` });
const about = (word: string, good: GoodName): Neighbour['why'] => ({
  key: `web.lh.book.near-${word}`,
  args: { good: goodMessage(goodOf(good)) },
});
const slugAt = (index: number): string => (CARDS[index] as Card).slug;

/** Cards that go with this one: known ones, who gives what it takes, who takes what it gives, who counts it. */
export function neighboursOf(card: Card): Neighbour[] {
  const found = new Map<string, Neighbour['why']>();
  const add = (slug: string, reason: Neighbour['why']): void => {
    if (slug !== card.slug && !found.has(slug) && found.size < MOST) found.set(slug, reason);
  };
  for (const [slug, word] of KNOWN[card.slug] ?? []) add(slug, why(word));
  // Of each good one card first, so that one good does not take all the room; money is no reason.
  const goods = (of: ReadonlySet<GoodName>): GoodName[] => GOOD_NAMES.slice(1).filter((good) => of.has(good));
  for (const nth of [0, 1]) {
    for (const good of goods(takenBy(card))) {
      const giver = giversOf(good)[nth];
      if (giver !== undefined) add(slugAt(giver), about('gives', good));
    }
    for (const good of goods(givenBy(card))) {
      const taker = takersOf(good)[nth];
      if (taker !== undefined) add(slugAt(taker), about('takes', good));
    }
  }
  for (const symbol of ['hammer', 'fisherman'] as const) {
    const n = symbol === 'hammer' ? card.hammers : card.fishermen;
    if (n > 0) for (const index of countersOf(symbol)) add(slugAt(index), why(symbol));
  }
  for (const index of countersOfType(card.type)) add(slugAt(index), why('counts'));
  for (const effect of card.does)
    if ('worth' in effect)
      for (const [index, { type }] of CARDS.entries()) if (type === effect.worth) add(slugAt(index), why('counted'));
  for (const { slug, type } of CARDS) if (type === card.type) add(slug, why('type'));
  return [...found].map(([article, reason]) => ({ article, why: reason }));
}
