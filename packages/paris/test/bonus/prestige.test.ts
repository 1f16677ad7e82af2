import { describe, expect, test } from 'vitest';
import { given, on, type Scenario } from '../scenario.ts';
import { holding, playing } from './holding.ts';

/** A landmark of each colour that stands and is free, what it costs and what it pays for one prestige. */
const LANDMARKS = {
  bronze: { name: 'tuileries', francs: 10, tokens: { gold: 1 }, points: 3 },
  silver: { name: 'opera-garnier', francs: 12, tokens: { marble: 1, gold: 1 }, points: 4 },
  golden: { name: 'louvre', francs: 15, tokens: { marble: 1, gold: 2 }, points: 5 },
} as const;
type Colour = keyof typeof LANDMARKS;
const COLOURS = Object.keys(LANDMARKS) as Colour[];

/** Blue arrives at a landmark with the means to pay it, these tiles and this prestige. */
const arriving = (
  colour: Colour,
  tiles: number[],
  prestige: Record<string, number> = {},
  ends: number[] = [],
): Scenario => {
  const { name, francs, tokens } = LANDMARKS[colour];
  return playing({
    buildings: on('montmartre', 1),
    landmarks: { [name]: 'montmartre' },
    seats: { blue: { francs, keys: ['montmartre-bank'], tiles, endTiles: ends, tokens: { ...tokens, ...prestige } } },
  }).play(`move montmartre-bank; to ${name}`);
};

describe('P-608 tile 8 stands for 1 prestige of any colour', () => {
  for (const colour of COLOURS) {
    const { name, points } = LANDMARKS[colour];

    test(`${points} points as ${colour} at the ${name}`, () => {
      const table = arriving(colour, [8]);
      expect(table.offered).toEqual(['enough', 'with tile-8']);
      table.play('with tile-8');
      expect(table.seat('blue')).toMatchObject({ points, tiles: [], usedTiles: [8], tokens: {} });
    });
  }

  test('it may be kept', () => {
    const table = arriving('bronze', [8]).play('enough');
    expect(table.seat('blue')).toMatchObject({ points: 0, tiles: [8], usedTiles: [] });
    expect(table.asked).toBe('blue after');
  });

  test('P-405 it is sold as bronze, silver or gold prestige', () => {
    for (const [colour, price] of [
      ['bronze', 1],
      ['silver', 2],
      ['golden', 3],
    ] as const) {
      const table = holding([8]).play(`sell tile-8 ${colour}`);
      expect(table.seat('blue')).toMatchObject({ francs: price, usedTiles: [8], tokens: {} });
      expect(table.asked).toBe('blue action');
    }
    holding([8]).refuses('sell tile-8 wood', 'P-405');
  });

  test('P-512 it pays no resource and brings no token', () => {
    holding([8], { francs: 8, keys: ['montmartre-bank'] }, { buildings: on('montmartre', 1, 2, 8) })
      .refuses('use 8', 'P-512', 'stands-for-token')
      .play('move montmartre-bank')
      .refuses('to montmartre-8', 'P-321', 'no-resource');
    holding([]).refuses('use 8', 'P-510', 'not-held');
  });
});

describe('P-619 tile 19 stands for 1 or 2 prestige of any colour', () => {
  for (const colour of COLOURS) {
    const { name, points } = LANDMARKS[colour];

    test(`two for ${2 * points} points as ${colour} at the ${name}`, () => {
      const table = arriving(colour, [19]).play('with tile-19');
      expect(table.seat('blue')).toMatchObject({ points: 2 * points, tiles: [], usedTiles: [19] });
    });
  }

  test('P-333 after two tokens it counts for the one that still fits', () => {
    const table = arriving('bronze', [19], { bronze: 2 }).play('trade 2 bronze; with tile-19');
    expect(table.seat('blue')).toMatchObject({ points: 9, tokens: {}, usedTiles: [19] });
  });

  test('P-405 it is sold as one, as two of a colour or as two colours', () => {
    const sold = (tokens: string): number => holding([19]).play(tokens).seat('blue').francs;
    expect(sold('sell tile-19 golden; enough')).toBe(3);
    expect(sold('sell tile-19 golden; sell tile-19 golden')).toBe(6);
    expect(sold('sell tile-19 bronze; sell tile-19 silver')).toBe(3);
    const table = holding([19]).refuses('sell tile-19 gold', 'P-405').play('sell tile-19 silver');
    expect(table.offered).toEqual(['enough', 'sell tile-19 bronze', 'sell tile-19 silver', 'sell tile-19 golden']);
    table.refuses('use 19', 'P-203', 'not-now').play('enough');
    expect(table.seat('blue')).toMatchObject({ francs: 2, usedTiles: [19] });
  });

  test('P-512 it brings no token', () => {
    holding([19]).refuses('use 19', 'P-512', 'stands-for-token');
    holding([]).refuses('use 19', 'P-510', 'not-held');
  });
});

describe('P-332 tokens and tiles are mixed, three in all', () => {
  test('three tokens leave no room for tiles', () => {
    const table = arriving('bronze', [8, 19], { bronze: 4 });
    expect(table.offered).toEqual(['trade 3 bronze', 'trade 2 bronze', 'trade 1 bronze', 'trade 0 bronze']);
    table.refuses('trade 4 bronze', 'P-332').play('trade 3 bronze');
    expect(table.seat('blue')).toMatchObject({ points: 9, tokens: { bronze: 1 }, tiles: [8, 19] });
  });

  test('a token, tile 8 and half of tile 19', () => {
    const table = arriving('silver', [8, 19], { silver: 1 }).play('trade 1 silver; with tile-8; with tile-19');
    expect(table.seat('blue')).toMatchObject({ points: 12, tokens: {}, usedTiles: [8, 19] });
  });

  test('tile 8 and all of tile 19', () => {
    const table = arriving('golden', [8, 19]).play('with tile-8; with tile-19');
    expect(table.seat('blue')).toMatchObject({ points: 15, usedTiles: [8, 19] });
  });

  test('tiles in either order: none that still fits is lost', () => {
    const table = arriving('golden', [8, 19]).play('with tile-19');
    expect([table.seat('blue').points, table.offered]).toEqual([10, ['enough', 'with tile-8']]);
    table.play('with tile-8');
    expect(table.seat('blue')).toMatchObject({ points: 15, tiles: [], usedTiles: [8, 19] });
    for (const order of ['with tile-8; with end-6', 'with end-6; with tile-8'])
      expect(arriving('golden', [8], {}, [6]).play(order).seat('blue').points).toBe(10);
  });

  test('the same at a landmark that is built', () => {
    const seats = {
      blue: { francs: 15, hand: 3, keys: ['arc'], tiles: [8, 19], tokens: { marble: 1, gold: 2 } },
      green: { hand: 3 },
    };
    for (const order of ['with tile-19; with tile-8', 'with tile-8; with tile-19'])
      expect(given({ endStack: [7], seats }).play(`move arc; raise louvre chaillot; ${order}`).points).toEqual([15, 0]);
  });

  test('what would fit may be kept: enough after tile 19', () => {
    const table = arriving('golden', [8, 19]).play('with tile-19; enough');
    expect(table.seat('blue')).toMatchObject({ points: 10, tiles: [8], usedTiles: [19] });
  });

  test('an end-game tile of the colour joins in, one of another colour does not', () => {
    const table = arriving('bronze', [8], { bronze: 1 }, [4, 5]).play('trade 1 bronze');
    expect(table.offered).toEqual(['enough', 'with end-4', 'with tile-8']);
    table.refuses('with end-5', 'P-512').play('with end-4; with tile-8');
    expect(table.seat('blue')).toMatchObject({ points: 9, usedTiles: [8], usedEndTiles: [4], endTiles: [5] });
  });

  test('tokens of another colour are not taken', () => {
    const table = arriving('silver', [], { bronze: 3, golden: 3 });
    expect(table.seat('blue')).toMatchObject({ points: 0, tokens: { bronze: 3, golden: 3 }, keys: ['opera-garnier'] });
  });
});

describe('P-332 three prestige at most', () => {
  const asked = (table: Scenario): string[] => table.told.filter((each) => /trade|enough|with/.test(each));

  test('after three tokens no tile is asked for', () => {
    const table = arriving('bronze', [8], { bronze: 4 }).play('trade 3 bronze');
    expect(table.seat('blue')).toMatchObject({ points: 9, tiles: [8], tokens: { bronze: 1 } });
    expect([table.asked, asked(table)]).toEqual(['blue after', ['blue: trade 3 bronze']]);
  });

  test('after two tokens and a tile the second tile is kept', () => {
    const table = arriving('bronze', [8], { bronze: 2 }, [4]).play('trade 2 bronze; with tile-8');
    expect(table.seat('blue')).toMatchObject({ points: 9, tiles: [], endTiles: [4] });
    expect(table.asked).toBe('blue after');
    expect(asked(table)).toEqual(['blue: trade 2 bronze', 'blue: with tile-8']);
  });

  test('a seat without tiles is asked for tokens alone, and one with nothing is not asked', () => {
    const tokens = arriving('bronze', [2, 5], { bronze: 2, silver: 1 }).play('trade 1 bronze');
    expect(asked(tokens)).toEqual(['blue: trade 1 bronze']);
    const nothing = arriving('bronze', [2, 5], { silver: 1, golden: 1 });
    expect([nothing.asked, asked(nothing)]).toEqual(['blue after', []]);
  });
});
