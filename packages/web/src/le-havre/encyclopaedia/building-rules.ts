import { CARDS, type Card, type Effect } from '@quayside/le-havre';

/** Standard buildings are ruled from L-801 on, special ones from L-901 on, those of other sets from L-951 on, in the order of the cards. */
const FIRSTS = [
  ['dunny', 951],
  ['labour-exchange', 901],
  ['building-firm-1', 801],
] as const;
const ownRule = (index: number): string => {
  const of = FIRSTS.map(([slug, rule]) => [CARDS.findIndex((card) => card.slug === slug), rule] as const);
  const [first, rule] = of.find(([start]) => index >= start) ?? of[2]!;
  return `L-${rule + index - first}`;
};

const WHARF = ['L-550', 'L-552', 'L-553', 'L-555', 'L-557', 'L-551', 'L-560'];

/** Rules elsewhere that speak of a card. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'construction-firm': ['L-530', 'L-531', 'L-522'],
  marketplace: ['L-844', 'L-840', 'L-841', 'L-842'],
  sawmill: ['L-520', 'L-521', 'L-523', 'L-524'],
  'wharf-1': WHARF,
  'wharf-2': WHARF,
  'black-market': ['L-124'],
  'shipping-line': ['L-620', 'L-621', 'L-622', 'L-623', 'L-624', 'L-602'],
  storehouse: ['L-762'],
  church: ['L-314'],
  'harbour-watch': ['L-940', 'L-941', 'L-128'],
  'coal-trader': ['L-616'],
  'luxury-yacht': ['L-560', 'L-561', 'L-562', 'L-622', 'L-336'],
  feedlot: ['L-713', 'L-711'],
  'masons-guild': ['L-522', 'L-523', 'L-524'],
  'town-square': ['L-944'],
  'haulage-firm': ['L-942', 'L-943'],
  'wind-farm': ['L-606', 'L-607'],
  'football-stadium': ['L-540', 'L-541', 'L-542', 'L-314'],
  'arts-centre': ['L-402'],
  'local-court': ['L-763', 'L-340'],
  'bridge-over-the-seine': ['L-612'],
  'business-office': ['L-424'],
};

/** Rules that come with what a card does. */
function rulesOf(effect: Effect): readonly string[] {
  if ('build' in effect) return ['L-502', 'L-504', 'L-510'];
  if ('worth' in effect) return ['L-761'];
  if ('gain' in effect) return (effect.perFisherman ?? effect.perHammer ?? effect.withHammer) ? ['L-425'] : ['L-426'];
  if (!('convert' in effect)) return [];
  return [
    effect.most === undefined ? 'L-610' : 'L-611',
    ...(Object.keys(effect.convert).length > 1 ? ['L-615'] : []),
    ...(effect.half ? ['L-605'] : []),
    ...(effect.halfEnergy ? ['L-604'] : []),
    ...(effect.halfEnergy || effect.energyOnce ? ['L-602'] : []),
    ...(effect.owning ? ['L-614'] : []),
    ...(effect.substitute ? ['L-613'] : ['L-612']),
  ];
}

/** The card's own rule, those that speak of it, and those that come with what it does and costs. */
export function rulesOfCard(card: Card, index: number): readonly string[] {
  const fee = card.entryFee;
  return [
    ...new Set([
      ownRule(index),
      ...(MORE[card.slug] ?? []),
      ...card.does.flatMap(rulesOf),
      ...(fee === null ? ['L-404'] : []),
      ...(fee?.mode === 'either' ? ['L-414'] : []),
      ...(fee?.francs && !fee.mode ? ['L-413'] : []),
    ]),
  ];
}
