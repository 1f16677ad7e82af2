/** The words of the game in tokens and keys, for ever. */
export const SEAT_NAMES = ['blue', 'green', 'red', 'yellow'] as const;
export const MOST_SEATS = 4;

export const DISTRICTS = [
  'montmartre',
  'batignolles',
  'la-villette',
  'belleville',
  'saint-germain',
  'chaillot',
] as const;
/** The building spaces of a district, by value. */
export const VALUES = [1, 2, 3, 4, 5, 8] as const;
export const SPACES = 36;

export const TYPES = ['cafe', 'bakery', 'newsstand', 'bookshop', 'hotel', 'theatre'] as const;

/** In rising order of value. */
export const LANDMARKS = [
  'moulin-rouge',
  'tuileries',
  'grand-palais',
  'opera-garnier',
  'sacre-coeur',
  'notre-dame',
  'louvre',
  'eiffel-tower',
] as const;
/** A place one can occupy: the 36 building spaces, then the 8 landmarks. */
export const PLACES = SPACES + LANDMARKS.length;

export const WOOD = 0;
export const MARBLE = 1;
export const GOLD = 2;
export const BRONZE = 3;
export const SILVER = 4;
export const GOLDEN = 5;
export const TOKENS = ['wood', 'marble', 'gold', 'bronze', 'silver', 'golden'] as const;
export const RESOURCES = 3;
export const KINDS_OF_TOKEN = TOKENS.length;
export const TOKENS_EACH = 6;

/** The token beside the spaces 1, 2, 3, 4, 5, 8 of a district (P-108). */
export const TOKEN_AT = [BRONZE, SILVER, GOLDEN, WOOD, MARBLE, GOLD] as const;

export const BONUS_TILES = 30;
export const END_TILES = 12;
export const SCORE_TILES = 6;
export const STACKS = 3;

/** Keys behind the screen with 2, 3 and 4 players; two more each wait in the supply (P-105). */
export const KEYS = [0, 0, 10, 9, 7] as const;
export const RESERVE = 2;
export const START_FRANCS = 3;

/** A building tile and the space of the same district and value have the same number. */
export const spaceOf = (district: number, value: number): number => district * VALUES.length + value;
export const districtOfSpace = (space: number): number => Math.floor(space / VALUES.length);
export const valueIndexOf = (space: number): number => space % VALUES.length;
/** What a building there is worth. */
export const valueOf = (space: number): number => VALUES[valueIndexOf(space)] as number;
export const spaceName = (space: number): string =>
  `${DISTRICTS[districtOfSpace(space)]}-${VALUES[valueIndexOf(space)]}`;
export const placeName = (place: number): string =>
  place < SPACES ? spaceName(place) : (LANDMARKS[place - SPACES] as string);

const PLACE_NAMES = Array.from({ length: PLACES }, (_, place) => placeName(place));
export const placeOf = (name: string): number => PLACE_NAMES.indexOf(name);
export const districtOf = (name: string): number => (DISTRICTS as readonly string[]).indexOf(name);
export const tokenOf = (name: string): number => (TOKENS as readonly string[]).indexOf(name);
