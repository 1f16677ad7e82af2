import type { Json } from '@quayside/kernel';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  KEYS,
  LANDMARKS,
  SEAT_NAMES,
  SPACES,
  STANDARD_FIGURES,
  spaceName,
  spaceOf,
  TOKENS,
  TOKENS_EACH,
  VALUES,
} from '@quayside/paris';

const PLAYERS = [2, 3, 4] as const;
const VARIANTS = [0, 1, 2, 3] as const;
const ROUND = 12;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const spaces = Array.from({ length: SPACES }, (_, space) => spaceName(space));
const tokens = (each: number): Record<string, number> => Object.fromEntries(TOKENS.map((name) => [name, each]));

/** The track with what is left when each seat has these tiles. */
function track(players: number, had: readonly (readonly number[])[]): Json {
  return numbers(BONUS_TILES).map((tile) => {
    const copies = STANDARD_FIGURES.copies[tile]?.[players] ?? 0;
    return { tile, left: copies - had.filter((tiles) => tiles.includes(tile)).length };
  });
}

/** The last tiles are laid, keys stand everywhere, every seat has money, tokens and tiles it has not used yet. */
export function strongPositions(): Json[] {
  return PLAYERS.flatMap((players) =>
    VARIANTS.flatMap((variant) => {
      const seats = SEAT_NAMES.slice(0, players);
      const keys = KEYS[players] - 2;
      const tiles = seats.map((_, seat) =>
        numbers(BONUS_TILES).filter((tile) => (tile + variant) % (players + 1) === seat),
      );
      const seatOf = (seat: number): Json => ({
        points: 20 + 10 * variant,
        francs: 12 + 6 * variant,
        hand: 1,
        tokens: tokens(Math.floor(TOKENS_EACH / players)),
        keys: [
          ...spaces.filter((_, space) => (space + variant) % (players + 1) === seat).slice(0, keys - 1),
          `${DISTRICTS[(seat + variant) % DISTRICTS.length]}-bank`,
          'arc',
        ],
        meeple: 6 * variant,
        tiles: tiles[seat] as number[],
      });
      const base = {
        game: 'paris',
        players,
        round: ROUND,
        turn: seats[variant % players] as string,
        seats: Object.fromEntries(seats.map((name, seat) => [name, seatOf(seat)])),
        buildings: spaces,
        landmarks: Object.fromEntries(LANDMARKS.slice(0, variant + 1).map((name, at) => [name, DISTRICTS[at] ?? ''])),
        track: track(players, tiles),
        endStack: numbers(END_TILES),
        scores: Object.fromEntries(DISTRICTS.slice(0, variant).map((name, at) => [name, at + 1])),
      };
      return ['action', 'after'].map((phase) => ({ ...base, phase }));
    }),
  );
}

/** More than play can bring about: every token, tile and franc in one hand, and every place free. */
export function extremePositions(): Json[] {
  return PLAYERS.flatMap((players) => {
    const ends = numbers(END_TILES);
    const all = { francs: 300, hand: 1, reserve: 2, tokens: tokens(TOKENS_EACH), meeple: BONUS_TILES };
    const stairs = DISTRICTS.map((_, district) => spaceName(spaceOf(district, district % VALUES.length)));
    const low = DISTRICTS.slice(0, KEYS[players] - 2).map((_, district) => spaceName(spaceOf(district, 0)));
    const hoard = (keys: readonly string[], used: readonly number[] = []): Json => ({
      ...all,
      keys,
      tiles: numbers(BONUS_TILES).filter((tile) => !used.includes(tile)),
      usedTiles: used,
      endTiles: ends,
    });
    const base = { game: 'paris', players, round: ROUND, buildings: spaces };
    const rich = { ...base, track: track(players, [numbers(BONUS_TILES)]) };
    const first = SEAT_NAMES[0];
    const arc = { ...rich, seats: { [first]: hoard(['arc', ...low]) } };
    const moving = { from: SPACES + LANDMARKS.length + DISTRICTS.length };
    const arriving = { to: 0 };
    const poor = (keys: readonly string[]): Json => ({ ...all, meeple: 0, keys });
    return [
      { ...arc, phase: 'action' },
      { ...arc, phase: 'after' },
      { ...arc, phase: 'target', underWay: moving },
      { ...rich, phase: 'action', seats: { [first]: hoard(stairs) } },
      {
        ...base,
        phase: 'bonus',
        track: track(players, []),
        seats: { [first]: poor([spaces[0] as string]) },
        underWay: arriving,
      },
      { ...base, phase: 'score', seats: { [first]: poor(['arc']) } },
      { ...base, phase: 'look', endStack: ends, seats: { [first]: poor(['arc']) } },
      { ...rich, phase: 'pairs', seats: { [first]: hoard(['arc'], [24]) }, underWay: { asking: 24, resume: 12 } },
    ];
  });
}
