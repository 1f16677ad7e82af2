import { CARDS, FOOD, GOOD_NAMES, roundCards, SHIP_TYPES, SHIPPING, SHIPS, TILES } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../src/data/card-table.ts';
import { ENERGY } from '../src/data/goods.ts';
import facts from './fixtures/facts.json' with { type: 'json' };

const LENGTHS = ['full', 'short'] as const;
const PLAYERS = [1, 2, 3, 4, 5];
const STANDARD = CARDS.slice(0, 33);
const SPECIAL = CARDS.slice(33).filter(({ set }) => set === 'base');

type OneCard = (typeof CARDS)[number];
type Deck = ReturnType<typeof roundCards>;

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);
const count = <T>(of: readonly T[], what: (each: T) => boolean): number => of.filter(what).length;

function kinds(cards: readonly OneCard[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { type } of cards) found[type] = (found[type] ?? 0) + 1;
  return found;
}

function feeWords({ entryFee }: OneCard): string | null {
  if (entryFee === null) return null;
  const sides = [
    entryFee.food === undefined ? '' : `${entryFee.food} food`,
    entryFee.francs === undefined ? '' : `${entryFee.francs} francs`,
  ].filter((side) => side !== '');
  return sides.join(entryFee.mode === 'either' ? '/' : ' and ');
}

function buildWords(build: OneCard['build']): string | null {
  if (build === null) return null;
  const listed = ['wood', 'clay', 'iron', 'brick', 'steel'] as const;
  expect(listed).toEqual(expect.arrayContaining(Object.keys(build)));
  return listed.flatMap((good) => (build[good] ? [`${build[good]} ${good}`] : [])).join(' ');
}

const figures = (card: OneCard) => [
  card.id,
  card.name,
  card.type,
  card.value,
  card.purchase,
  feeWords(card),
  buildWords(card.build),
  card.hammers,
  card.fishermen,
];

describe('the printed totals', () => {
  it('33 standard buildings: types, fishermen and hammers (L-116)', () => {
    expect(STANDARD).toHaveLength(33);
    expect(kinds(STANDARD)).toEqual({ craftsman: 9, economic: 6, industrial: 10, public: 4, none: 4 });
    expect(sum(STANDARD.map((card) => card.fishermen))).toBe(6);
    expect(sum(STANDARD.map((card) => card.hammers))).toBe(8);
  });

  it('36 special buildings: types, fishermen and hammers (L-116)', () => {
    expect(SPECIAL).toHaveLength(36);
    expect(kinds(SPECIAL)).toEqual({ craftsman: 6, economic: 14, industrial: 6, public: 4, none: 5, ship: 1 });
    expect(sum(SPECIAL.map((card) => card.fishermen))).toBe(13);
    expect(sum(SPECIAL.map((card) => card.hammers))).toBe(9);
  });

  it('cards in the three piles, by number of seats (L-121)', () => {
    const piles = (of: 'fullGame' | 'shortGame') => PLAYERS.map((n) => count(STANDARD, (card) => card[of].includes(n)));
    expect(piles('fullGame')).toEqual([15, 18, 27, 30, 30]);
    expect(piles('shortGame')).toEqual([12, 15, 21, 21, 27]);
  });

  it('every pile can be split in three, and no card both stands and lies in a pile (L-121, L-123)', () => {
    for (const n of PLAYERS) {
      expect(count(STANDARD, (card) => card.fullGame.includes(n)) % 3).toBe(0);
      expect(count(STANDARD, (card) => card.shortGame.includes(n)) % 3).toBe(0);
      for (const card of CARDS) {
        expect(card.fullGame.includes(n) && card.fullStart.includes(n), card.slug).toBe(false);
        expect(card.shortGame.includes(n) && card.shortStart.includes(n), card.slug).toBe(false);
      }
    }
  });

  it('rounds of the ten games (L-101)', () => {
    expect(PLAYERS.map((n) => roundCards(n, 'full').length)).toEqual([7, 14, 18, 20, 20]);
    expect(PLAYERS.map((n) => roundCards(n, 'short').length)).toEqual([4, 8, 12, 12, 15]);
  });

  it('the town builds as often as the overview cards say (L-114)', () => {
    const town = (deck: Deck, what: string) => count(deck, (card) => card.town === what);
    expect(PLAYERS.map((n) => town(roundCards(n, 'full'), 'standard'))).toEqual([3, 4, 4, 5, 5]);
    expect(PLAYERS.map((n) => town(roundCards(n, 'full'), 'special'))).toEqual([3, 4, 4, 5, 5]);
    expect(PLAYERS.map((n) => town(roundCards(n, 'short'), 'standard'))).toEqual([3, 4, 3, 5, 5]);
    expect(PLAYERS.map((n) => town(roundCards(n, 'short'), 'special'))).toEqual([0, 0, 0, 0, 0]);
  });

  it('ships of each kind in each deck (L-114)', () => {
    const ships = (deck: Deck) => [0, 1, 2, 3].map((type) => count(deck, (card) => SHIPS[card.ship]?.type === type));
    expect(PLAYERS.map((n) => ships(roundCards(n, 'full')).join('/'))).toEqual([
      '2/2/2/1',
      '5/4/3/2',
      '6/5/4/3',
      '7/6/4/3',
      '7/6/4/3',
    ]);
    expect(PLAYERS.map((n) => ships(roundCards(n, 'short')).join('/'))).toEqual([
      '1/1/1/1',
      '3/2/2/1',
      '5/3/2/2',
      '5/4/1/2',
      '6/4/2/3',
    ]);
  });

  it('a round of supply brings 4 wood, 3 fish, 2 clay, 2 francs, 1 iron, 1 grain, 1 cattle (L-104)', () => {
    const brought: Record<string, number> = {};
    for (const good of TILES.flatMap((tile) => tile.goods)) {
      const name = GOOD_NAMES[good] as string;
      brought[name] = (brought[name] ?? 0) + 1;
    }
    expect(brought).toEqual({ wood: 4, fish: 3, clay: 2, franc: 2, iron: 1, grain: 1, cattle: 1 });
  });
});

describe('every figure of the dossier', () => {
  it.each(facts.standard.map((row, index) => [row[1] as string, row, index] as const))('%s', (_, row, index) => {
    const card = CARDS[index] as OneCard;
    const { fullGame, fullStart, shortGame, shortStart } = card;
    expect([...figures(card), ...[fullGame, fullStart, shortGame, shortStart].map((of) => of.join(''))]).toEqual(row);
  });

  it.each(facts.special.map((row, index) => [row[1] as string, row, index] as const))('%s', (_, row, index) => {
    const card = SPECIAL[index] as OneCard;
    expect([...figures(card), card.fullGame.includes(1)]).toEqual(row);
    expect(card.fullGame.filter((n) => n > 1)).toEqual([2, 3, 4, 5]);
    expect([card.fullStart, card.shortGame, card.shortStart]).toEqual([[], [], []]);
  });

  it('every slug is different', () => {
    expect(new Set(CARDS.map((card) => card.slug)).size).toBe(CARDS.length);
  });

  const decks = LENGTHS.flatMap((length) => PLAYERS.map((players) => ({ length, players })));
  it.each(decks)('round cards, $length game, $players seats (L-114)', ({ length, players }) => {
    const rows = roundCards(players, length).map(({ food, harvest, town, ship }, index) => {
      const { type, value } = SHIPS[ship] as (typeof SHIPS)[number];
      const first = ((7 * index) % players) + 1;
      return [`S${String(ship + 1).padStart(2, '0')}`, food, harvest, town, SHIP_TYPES[type]?.name, value, first];
    });
    expect(rows).toEqual(facts.rounds[`${length} ${players}` as keyof typeof facts.rounds]);
  });

  it('ships: values, price, material, energy, food, holds (L-115)', () => {
    const found = SHIP_TYPES.map(({ name, purchase, build, energy, modern, food, holds }, type) => {
      const values = SHIPS.flatMap((ship) => (ship.type === type ? [ship.value] : [])).sort((a, b) => a - b);
      return [name, [values, purchase, buildWords(build), energy, modern, food, holds]];
    });
    expect(Object.fromEntries(found)).toEqual(facts.ships);
  });

  it('goods: what they ship for, their food and energy (L-105)', () => {
    const found = GOOD_NAMES.slice(1).map((name, i) => [name, [SHIPPING[i + 1], FOOD[i + 1], ENERGY[i + 1]]]);
    expect(Object.fromEntries(found)).toEqual(facts.goods);
  });

  it('an upgraded good stands eight places behind its standard good; francs are no good (L-105)', () => {
    const pairs = GOOD_NAMES.slice(1, 9).map((name, i) => `${name}/${GOOD_NAMES[i + 9]}`);
    expect(pairs).toEqual([
      'fish/smoked-fish',
      'wood/charcoal',
      'clay/brick',
      'iron/steel',
      'grain/bread',
      'cattle/meat',
      'coal/coke',
      'hide/leather',
    ]);
    expect(GOOD_NAMES[0]).toBe('franc');
    expect(SHIPPING[0]).toBe(0);
  });

  it('seven supply tiles, one of them with the interest (L-104)', () => {
    expect(TILES.map(({ name, interest }) => [name, interest])).toEqual(facts.tiles);
    expect(TILES.filter((tile) => tile.interest).map((tile) => tile.name)).toEqual(['wood+fish']);
    for (const tile of TILES) expect(tile.goods.map((good) => GOOD_NAMES[good]).join('+')).toBe(tile.name);
  });
});

describe('what the rules rest on', () => {
  it('no exchange takes both a fuel and energy: all fuel at hand can be burnt', () => {
    const both = PRINTED.actions
      .flat()
      .filter(
        ({ give, halfEnergy, energyOnce }) =>
          halfEnergy + energyOnce > 0 && ENERGY.some((energy, good) => energy * give[good]! > 0),
      );
    expect(both).toEqual([]);
  });
});
