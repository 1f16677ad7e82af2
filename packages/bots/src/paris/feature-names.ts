import { BONUS_TILES, TOKENS } from '@quayside/paris';

const SUMS = [
  'start',
  'points',
  // Points that the tiles in hand would bring if all were used now.
  'tile points',
  'first francs',
  'next francs',
  'more francs',
  'francs at end',
  'keys in hand',
  'keys in reserve',
  'key on arc',
  'keys on banks',
  // The best bank that is open to the next key.
  'bank to come',
  'on 1',
  'on 2',
  'on 3',
  'on 4',
  'on 5',
  'on 8',
  'landmarks',
  'landmark worth',
  'kinds',
  // Districts as they would be counted now; the lead and the gap to the first, by what is at stake.
  'district points',
  'district lead',
  'district chase',
  // Keys on banks of districts with a score tile, by what is at stake.
  'keys at stake',
  // The same for districts that have none yet, with what the tiles left bring on average.
  'open points',
  'open lead',
  'open chase',
  'open and ripe',
  // Keys in districts that wait for their fourth, where this seat leads; a fourth key in reach, and what its tile could bring.
  'ripening',
  'fourth in reach',
  'score in reach',
  // What prestige in hand could bring at the landmarks that are left.
  'prestige to trade',
  'landmark ready',
  'ready worth',
  'ready prestige',
  'landmark near',
  'landmark short',
  'landmark to buy',
  'eight ready',
  'bonus moves',
  'second bonus move',
  'three moves',
  'steps',
  'tokens near',
  // The best tiles of the track that the meeple has before it, and the best one when a move could bring it.
  'best ahead',
  'second ahead',
  'third ahead',
  'next bonus',
  'track left',
  'tiles ahead',
  'end points',
  'end francs',
  'end tokens',
  // The district of the tile that is being turned over has an own key on its bank or buildings.
  'tile for bank',
  'tile for keys',
  'turn',
  'turns until',
] as const;

const each = (word: string): string[] => TOKENS.map((kind) => `${word} ${kind}`);
const FIRSTS = each('first');
const SECONDS = each('second');
const MORES = each('more');
const HELD = Array.from({ length: BONUS_TILES }, (_, i) => `tile ${i + 1}`);

export const FEATURES: readonly string[] = [...SUMS, ...FIRSTS, ...SECONDS, ...MORES, ...HELD];

const at = (name: string): number => FEATURES.indexOf(name);
export const AT = Object.fromEntries(SUMS.map((name) => [name, at(name)])) as Record<(typeof SUMS)[number], number>;
export const FIRST_AT = at(FIRSTS[0] as string);
export const SECOND_AT = at(SECONDS[0] as string);
export const MORE_AT = at(MORES[0] as string);
/** Where tile 0 would be: tiles count from 1. */
export const HELD_AT = at(HELD[0] as string) - 1;

/** Never bad to have. */
export const WELCOME: ReadonlySet<string> = new Set([
  'points',
  'tile points',
  'first francs',
  'next francs',
  'more francs',
  'francs at end',
  'keys in hand',
  'district points',
  'district lead',
  'open lead',
  'prestige to trade',
  'landmark ready',
  'ready worth',
  'ready prestige',
  'landmark to buy',
  'eight ready',
  'bonus moves',
  'second bonus move',
  'best ahead',
  'next bonus',
  'end points',
  'end francs',
  'end tokens',
  ...FIRSTS,
  ...SECONDS,
  ...MORES,
  ...HELD,
]);

/** What is known of weights beforehand: a point is a point, and what only may become points is not more than them. */
export const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  points: [1, 1],
  'tile points': [0, 1],
  'end points': [0, 1],
  'francs at end': [0, 1],
  'district points': [0, 1],
  'first francs': [0, 2],
  'next francs': [0, 1.5],
  'more francs': [0, 1],
};

export function add(out: Float64Array, place: number, amount: number): void {
  out[place] = (out[place] as number) + amount;
}
