export type Town = 'none' | 'standard' | 'special';

/** A round card in one deck: food due, harvest, what the town builds, and the ship on its back (index into SHIPS). */
export interface RoundCard {
  readonly food: number;
  readonly harvest: boolean;
  readonly town: Town;
  readonly ship: number;
}

/** One row: card S01…S20, harvest, then for 1 to 5 players: full round, short round (0 = not used), food, town. */
type Row = readonly [
  card: number,
  harvest: boolean,
  rows: readonly (readonly [number, number, number, 'N' | 'S' | 'X'] | null)[],
];

const ROWS: readonly Row[] = [
  [
    1,
    true,
    [
      [1, 0, 5, 'X'],
      [1, 0, 3, 'N'],
      [2, 2, 2, 'N'],
      [1, 1, 1, 'N'],
      [1, 1, 0, 'N'],
    ],
  ],
  [2, true, [null, [2, 1, 4, 'S'], [3, 3, 3, 'S'], [2, 2, 1, 'N'], [2, 2, 1, 'N']]],
  [3, false, [null, null, [1, 1, 2, 'N'], [3, 0, 2, 'N'], [3, 3, 1, 'N']]],
  [
    4,
    true,
    [
      [2, 1, 10, 'S'],
      [3, 0, 5, 'X'],
      [4, 0, 3, 'X'],
      [4, 3, 2, 'S'],
      [4, 4, 1, 'S'],
    ],
  ],
  [5, true, [null, [4, 2, 7, 'N'], [5, 4, 4, 'N'], [5, 0, 2, 'X'], [5, 0, 1, 'X']]],
  [6, false, [null, null, [6, 5, 5, 'N'], [6, 4, 3, 'N'], [6, 5, 2, 'N']]],
  [7, true, [null, [5, 3, 9, 'S'], [7, 6, 6, 'S'], [7, 5, 3, 'S'], [7, 6, 2, 'S']]],
  [8, true, [null, [6, 0, 11, 'X'], [8, 0, 7, 'X'], [8, 0, 4, 'X'], [8, 0, 2, 'X']]],
  [9, false, [null, null, null, [9, 6, 4, 'N'], [9, 7, 2, 'N']]],
  [
    10,
    true,
    [
      [3, 0, 15, 'X'],
      [7, 4, 13, 'N'],
      [9, 7, 8, 'N'],
      [10, 7, 5, 'S'],
      [10, 8, 3, 'S'],
    ],
  ],
  [11, true, [null, [8, 5, 15, 'S'], [10, 8, 9, 'N'], [11, 0, 5, 'X'], [11, 0, 3, 'X']]],
  [12, false, [null, null, [11, 9, 10, 'S'], [12, 0, 6, 'N'], [12, 9, 3, 'N']]],
  [
    13,
    true,
    [
      [4, 2, 20, 'S'],
      [9, 0, 16, 'X'],
      [12, 0, 11, 'X'],
      [13, 8, 7, 'S'],
      [13, 10, 4, 'S'],
    ],
  ],
  [
    14,
    true,
    [
      [5, 0, 25, 'X'],
      [10, 6, 17, 'N'],
      [13, 10, 12, 'N'],
      [14, 0, 8, 'X'],
      [14, 0, 4, 'X'],
    ],
  ],
  [15, false, [null, null, null, [15, 9, 9, 'N'], [15, 11, 4, 'N']]],
  [
    16,
    true,
    [
      [6, 3, 30, 'S'],
      [11, 7, 18, 'S'],
      [14, 0, 13, 'S'],
      [16, 10, 10, 'S'],
      [16, 12, 5, 'S'],
    ],
  ],
  [17, true, [null, [12, 0, 19, 'X'], [15, 0, 14, 'X'], [17, 0, 10, 'X'], [17, 0, 5, 'X']]],
  [18, false, [null, null, [16, 11, 14, 'N'], [18, 0, 11, 'N'], [18, 13, 5, 'N']]],
  [19, true, [null, [13, 0, 20, 'N'], [17, 0, 15, 'N'], [19, 11, 11, 'N'], [19, 14, 6, 'N']]],
  [
    20,
    false,
    [
      [7, 4, 35, 'N'],
      [14, 8, 20, 'N'],
      [18, 12, 15, 'N'],
      [20, 12, 11, 'N'],
      [20, 15, 6, 'N'],
    ],
  ],
];

const TOWN = { N: 'none', S: 'standard', X: 'special' } as const;

function deck(players: number, length: 'full' | 'short'): readonly RoundCard[] {
  const cards: RoundCard[] = [];
  for (const [card, harvest, rows] of ROWS) {
    const row = rows[players - 1];
    const round = row?.[length === 'full' ? 0 : 1] ?? 0;
    if (row && round > 0) cards[round - 1] = { food: row[2], harvest, town: TOWN[row[3]], ship: card - 1 };
  }
  return cards;
}

const DECKS = {
  full: [1, 2, 3, 4, 5].map((players) => deck(players, 'full')),
  short: [1, 2, 3, 4, 5].map((players) => deck(players, 'short')),
};

/** The round cards of a game in the order they come. */
export function roundCards(players: number, length: 'full' | 'short'): readonly RoundCard[] {
  return DECKS[length][players - 1] as readonly RoundCard[];
}
