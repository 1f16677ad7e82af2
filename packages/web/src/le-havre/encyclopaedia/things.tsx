import type { Message } from '@quayside/kernel';
import {
  cardMessage,
  cardOf,
  CARDS,
  ENERGY,
  FOOD,
  GOOD_NAMES,
  type GoodName,
  goodMessage,
  goodsMessage,
  type LeHavreState,
  listedAmounts,
  OFFERS,
  SHIP_TYPES,
  SHIPPING,
  SHIPS,
  TILES,
} from '@quayside/le-havre';
import type { ReactElement } from 'react';
import type { Article, Fact, Neighbour } from '../../encyclopaedia/article.ts';
import { Said } from '../../text/speech.tsx';
import { FRANC, RAW_GOODS, shipsFromTop, UPGRADED_GOODS } from '../harbour.ts';
import { Good, Ship, Sign, type SignName } from '../icons/index.ts';
import { bearersOf, builtWith, countersOf, giversOf, takersOf } from './flows.ts';

const say = (word: string, args?: Message['args']): Message =>
  args ? { key: `web.lh.book.${word}`, args } : { key: `web.lh.book.${word}` };
const figure = (name: string, n: number | string): Fact => ({ name: `web.lh.book.fact.${name}`, value: <>{n}</> });
const cards = (of: readonly number[]): readonly Message[] => of.map(cardMessage);

/** A thing on the stones of the quay. */
const onQuay = (thing: ReactElement): ReactElement => <div className="lh-book-quay stone">{thing}</div>;

const near = (word: string, of: readonly number[]): Neighbour[] =>
  of.slice(0, 2).map((index) => ({ article: CARDS[index]?.slug ?? '', why: say(`near-${word}`) }));

/** What a raw good becomes, and what an upgraded one is made of. */
function twinOf(good: number): number | null {
  const raw = RAW_GOODS.indexOf(good);
  if (raw >= 0) return UPGRADED_GOODS[raw] ?? null;
  return RAW_GOODS[UPGRADED_GOODS.indexOf(good)] ?? null;
}
const isRaw = (good: number): boolean => RAW_GOODS.includes(good);

/** Rules about single goods. */
const GOOD_RULES: Readonly<Partial<Record<GoodName, readonly string[]>>> = {
  franc: ['L-106', 'L-412', 'L-413', 'L-722'],
  grain: ['L-710', 'L-722'],
  cattle: ['L-711', 'L-722'],
  brick: ['L-510', 'L-511', 'L-553', 'L-612', 'L-613'],
  steel: ['L-510', 'L-511', 'L-612', 'L-613'],
  clay: ['L-510'],
  iron: ['L-510'],
  charcoal: ['L-511'],
  coke: ['L-511'],
};

function goodDoes(good: number): Message[] {
  const food = FOOD[good] ?? 0;
  const energy = ENERGY[good] ?? 0;
  const twin = twinOf(good);
  return [
    ...(food > 0 ? [say('good-food', { n: food })] : []),
    ...(energy > 0 ? [say('good-energy', { n: energy })] : []),
    ...(good === FRANC ? [] : [say('good-shipped', { francs: goodsMessage(FRANC, SHIPPING[good] ?? 0) })]),
    ...(twin !== null && isRaw(good) ? [say('good-becomes', { good: goodMessage(twin) })] : []),
  ];
}

const GOODS: readonly Article<LeHavreState>[] = GOOD_NAMES.map((name, good) => {
  const food = FOOD[good] ?? 0;
  const energy = ENERGY[good] ?? 0;
  const twin = twinOf(good);
  const [givers, takers, built] = [giversOf(name), takersOf(name), builtWith(name)];
  const ships = SHIP_TYPES.filter(({ build }) => (build[name] ?? 0) > 0);
  return {
    id: name,
    kind: 'web.lh.book.kind.goods',
    name: goodMessage(good),
    about: [
      good === FRANC
        ? say('good-money')
        : isRaw(good) || twin === null
          ? say('good-standard')
          : say('good-upgraded', { good: goodMessage(twin) }),
    ],
    mark: <Good good={name} />,
    figure: null,
    picture: onQuay(<Good good={name} size={118} />),
    facts: [
      ...(food > 0 ? [figure('food', food)] : []),
      ...(energy > 0 ? [figure('energy', energy)] : []),
      ...(good === FRANC ? [] : [figure('shipping', SHIPPING[good] ?? 0)]),
    ],
    does: goodDoes(good),
    rules: [
      'L-105',
      ...(GOOD_RULES[name] ?? []),
      ...(food > 0 ? ['L-415'] : []),
      ...(energy > 0 ? ['L-601', 'L-608'] : []),
    ],
    ways: [
      ...(good < OFFERS ? [say('good-offer')] : []),
      ...(givers.length > 0 ? [say('good-given', { cards: cards(givers) })] : []),
    ],
    uses: [
      ...(takers.length > 0 ? [say('good-taken', { cards: cards(takers) })] : []),
      ...(built.length > 0 ? [say('good-material', { cards: cards(built) })] : []),
      ...(ships.length > 0
        ? [say('good-ships', { ships: ships.map(({ name: ship }) => ({ key: `ship.${ship}` })) })]
        : []),
      ...(good === FRANC ? [] : [say('good-load', { card: cardMessage(cardOf('shipping-line')) })]),
    ],
    neighbours: [
      ...(twin === null
        ? []
        : [{ article: GOOD_NAMES[twin] as string, why: say(isRaw(good) ? 'near-becomes' : 'near-made-of') }]),
      ...near('source', givers),
      ...near('use', takers),
    ],
    where: (view: LeHavreState) =>
      good < OFFERS
        ? { seat: null, where: say('where-offer', { goods: goodsMessage(good, view.offer(good)) }), more: [] }
        : null,
  };
});

const valuesOf = (type: number): number[] =>
  [...new Set(SHIPS.filter((ship) => ship.type === type).map(({ value }) => value))].sort((a, b) => a - b);

const SHIP_ARTICLES: readonly Article<LeHavreState>[] = SHIP_TYPES.map((ship, type) => {
  const values = valuesOf(type);
  const [least = 0] = values;
  const most = values.at(-1) ?? 0;
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = ship.food;
  const wharves = [cardOf('wharf-1'), cardOf('wharf-2')].map(cardMessage);
  return {
    id: `${ship.name}-ship`,
    kind: 'web.lh.book.kind.ship',
    name: { key: `ship.${ship.name}` },
    about: [{ key: 'type.ship' }, say('ship-values', { values: values.join(', ') })],
    mark: <Ship type={ship.name} />,
    figure: `${least}–${most}`,
    picture: (
      <div className="lh-book-sea water">
        <Ship type={ship.name} size={150} />
      </div>
    ),
    facts: [
      { name: 'web.lh.book.fact.build', value: <Said message={say('only', { what: listedAmounts(ship.build) })} /> },
      figure('energy', ship.energy),
      ...(ship.purchase === null
        ? []
        : [
            {
              name: 'web.lh.book.fact.buy',
              value: <Said message={say('only', { what: goodsMessage(FRANC, ship.purchase) })} />,
            },
          ]),
      ...(ship.holds > 0 ? [figure('holds', ship.holds)] : []),
      figure('worth', `${least}–${most}`),
    ],
    does:
      ship.holds > 0
        ? [
            say('ship-feeds', { one, two, three, four, five }),
            say('ship-carries', { n: ship.holds, card: cardMessage(cardOf('shipping-line')) }),
          ]
        : [say('ship-idle')],
    rules: [
      'L-552',
      ...(ship.modern ? ['L-553'] : []),
      ...(ship.purchase === null ? ['L-314'] : ['L-312']),
      ...(ship.holds > 0 ? ['L-721', 'L-620', 'L-621'] : ['L-622']),
      'L-334',
    ],
    ways: [
      say('ship-build', { cost: listedAmounts(ship.build), energy: ship.energy, cards: wharves }),
      ship.purchase === null ? say('not-sold') : say('ship-buy', { francs: goodsMessage(FRANC, ship.purchase) }),
    ],
    uses: [say('ship-score', { values: values.join(', ') })],
    neighbours: [
      { article: 'wharf-1', why: say('near-ships') },
      ...(ship.holds > 0 ? [{ article: 'shipping-line', why: say('near-sails') }] : []),
      { article: 'dock', why: say('near-ships-count') },
      ...SHIP_TYPES.flatMap(({ name }, other) =>
        Math.abs(other - type) === 1 ? [{ article: `${name}-ship`, why: say('near-ship') }] : [],
      ),
    ],
    where: (view: LeHavreState) => {
      const pile = shipsFromTop(view, type);
      const [top] = pile;
      return {
        seat: null,
        where: say('where-ships', { n: pile.length }),
        more: top === undefined ? [] : [say('where-ship-top', { value: top })],
      };
    },
  };
});

const SUPPLY: readonly Article<LeHavreState>[] = TILES.map(({ name, goods: [first, second], interest }) => ({
  id: `supply-${name.replace('+', '-')}`,
  kind: 'web.lh.book.kind.supply',
  name: { key: 'option.tile', args: { first: goodMessage(first), second: goodMessage(second) } },
  about: [say('supply-one-of-seven')],
  mark: <Good good={GOOD_NAMES[first] as GoodName} />,
  figure: interest ? '%' : null,
  picture: onQuay(
    <>
      <Good good={GOOD_NAMES[first] as GoodName} size={96} />
      <Good good={GOOD_NAMES[second] as GoodName} size={96} />
    </>,
  ),
  facts: [],
  does: [
    say('supply-does', { goods: [goodsMessage(first, 1), goodsMessage(second, 1)] }),
    ...(interest ? [say('supply-interest')] : []),
  ],
  rules: ['L-205', 'L-206', ...(interest ? ['L-210', 'L-212', 'L-213'] : ['L-207'])],
  ways: [say('supply-order')],
  uses: [],
  neighbours: [first, second].map((good) => ({ article: GOOD_NAMES[good] as string, why: say('near-brought') })),
}));

/** What is no thing on the table but a word of the game. */
const word = (
  id: string,
  sign: SignName,
  told: Pick<Article<LeHavreState>, 'rules' | 'ways' | 'uses' | 'neighbours'>,
): Article<LeHavreState> => ({
  id,
  kind: 'web.lh.book.kind.words',
  name: say(`word-${id}`),
  about: [],
  mark: <Sign sign={sign} />,
  figure: null,
  picture: onQuay(<Sign sign={sign} size={110} />),
  facts: [],
  does: [say(`word-does-${id}`)],
  ...told,
});

const goodsWith = (row: readonly number[]): readonly Message[] =>
  GOOD_NAMES.flatMap((_, good) => ((row[good] ?? 0) > 0 ? [goodMessage(good)] : []));

const symbolWord = (symbol: 'hammer' | 'fisherman'): Article<LeHavreState> =>
  word(symbol, symbol, {
    rules: ['L-425', 'L-116'],
    ways: [say('word-on', { cards: cards(bearersOf(symbol)) })],
    uses: [say('word-counted', { cards: cards(countersOf(symbol)) })],
    neighbours: near('counts-it', countersOf(symbol)),
  });

const WORDS: readonly Article<LeHavreState>[] = [
  word('food', 'food', {
    rules: ['L-720', 'L-721', 'L-722', 'L-723', 'L-412', 'L-415', 'L-725'],
    ways: [say('word-goods', { goods: goodsWith(FOOD) })],
    uses: [],
    neighbours: near('source', giversOf('bread')),
  }),
  word('energy', 'energy', {
    rules: ['L-601', 'L-602', 'L-604', 'L-606', 'L-608'],
    ways: [say('word-goods', { goods: goodsWith(ENERGY) })],
    uses: [],
    neighbours: near('source', giversOf('coke')),
  }),
  word('loan', 'loan', {
    rules: ['L-725', 'L-213', 'L-210', 'L-212', 'L-340', 'L-763', 'L-726'],
    ways: [],
    uses: [],
    neighbours: [{ article: 'local-court', why: say('near-loans') }],
  }),
  symbolWord('hammer'),
  symbolWord('fisherman'),
];

/** Goods, ships, supply tiles and words. */
export const THINGS: readonly Article<LeHavreState>[] = [...GOODS, ...SHIP_ARTICLES, ...SUPPLY, ...WORDS];
