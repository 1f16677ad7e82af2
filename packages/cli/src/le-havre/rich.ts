import type { Json } from '@quayside/kernel';
import { CARDS, GOOD_NAMES, roundCards, SEAT_NAMES, SHIP_TYPES, SHIPS } from '@quayside/le-havre';

const PHASES = ['turn', 'main', 'after', 'interest', 'feed'] as const;
const SPECIALS_SEEN = 6;
/** Every so-manieth building stands in the town. */
const IN_TOWN = 4;

interface Estate {
  readonly buildings: readonly string[];
  readonly ships: readonly string[];
  readonly goods: number;
  readonly francs: number;
  readonly loans: number;
}

const EMPTY: Estate = { buildings: [], ships: [], goods: 3, francs: 5, loans: 2 };

/** The last round of a full game before a decision of each kind that a turn or a round begins with. */
function lastRound(players: number, estate: (seat: number) => Estate, town: readonly string[]): Json[] {
  const names = GOOD_NAMES.slice(1);
  const seats = Object.fromEntries(
    SEAT_NAMES.slice(0, players).map((name, seat) => {
      const { goods, ...rest } = estate(seat);
      return [name, { ...rest, goods: Object.fromEntries(names.map((good) => [good, goods])) }];
    }),
  );
  const offers = Object.fromEntries(GOOD_NAMES.slice(0, 7).map((name) => [name, 9]));
  const round = roundCards(players, 'full').length;
  const base = { players, length: 'full', round, turn: 1, seats, offers, town, modernised: ['wharf-1', 'wharf-2'] };
  return PHASES.map((phase) => ({ ...base, phase }));
}

/** Ships that are on the water in the last round of a deck, by the names positions use. */
function shipsAfloat(players: number): string[] {
  const toCome = roundCards(players, 'full').at(-1)?.ship;
  return SHIPS.flatMap(({ type, value }, ship) =>
    ship === toCome ? [] : [`${SHIP_TYPES[type]?.name ?? ''}-${value}`],
  );
}

const everyPlayers = SEAT_NAMES.map((_, index) => index + 1);

/** What good players come to: all buildings of the deck and six special ones stand, most of them owned; ships; goods of every kind. */
export function strongPositions(): Json[] {
  return everyPlayers.flatMap((players) =>
    [0, 1, 2, 3].flatMap((variant) => {
      const inDeck = CARDS.filter(
        ({ fullGame, fullStart, id, set }) =>
          id.length < 3 && set === 'base' && [...fullGame, ...fullStart].includes(players),
      );
      const specials = CARDS.filter(({ id, set }) => id.length === 3 && set === 'base').slice(
        variant * SPECIALS_SEEN,
        (variant + 1) * SPECIALS_SEEN,
      );
      const slugs = [...inDeck, ...specials].map(({ slug }) => slug);
      const isTown = (at: number): boolean => (at + variant) % IN_TOWN === 0;
      const owned = slugs.filter((_, at) => !isTown(at));
      const afloat = shipsAfloat(players).slice(variant);
      const share = (things: readonly string[], seat: number): string[] =>
        things.filter((_, at) => (at + variant) % players === seat);
      const estate = (seat: number): Estate => ({
        buildings: share(owned, seat),
        ships: share(afloat, seat).slice(0, 6),
        goods: 6 + 2 * variant,
        francs: 20 + 10 * variant,
        loans: variant,
      });
      return lastRound(
        players,
        estate,
        slugs.filter((_, at) => isTown(at)),
      );
    }),
  );
}

/** More than play can bring about: every building and ship there is in one hand, or every building in the town. */
export function extremePositions(): Json[] {
  const slugs = CARDS.filter(({ set }) => set === 'base').map(({ slug }) => slug);
  return everyPlayers.flatMap((players) => {
    const active = ((roundCards(players, 'full').length - 1) * 7) % players;
    const ships = shipsAfloat(players);
    const all: Estate = { buildings: slugs, ships, goods: 40, francs: 300, loans: 6 };
    const hoard = lastRound(players, (seat) => (seat === active ? all : EMPTY), []);
    const market = lastRound(players, (seat) => (seat === active ? { ...all, buildings: [] } : EMPTY), slugs);
    return [...hoard, ...market];
  });
}
