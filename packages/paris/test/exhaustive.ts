import { type Json, playOut, Random } from '@quayside/kernel';
import { type Coverage, exploreMany, TokensToTry } from '@quayside/kernel/conformance';
import {
  DISTRICTS,
  LANDMARKS,
  paris,
  type ParisState,
  placeName,
  PLACES,
  SCORE_TILES,
  SEAT_NAMES,
  SPACES,
  spaceName,
  TOKENS,
  TOKENS_EACH,
} from '@quayside/paris';
import { REASONS } from '../src/rules/why.ts';

const numbers = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
const BONUS = numbers(30);
const ENDS = numbers(12);
const PLACE_NAMES = Array.from({ length: PLACES }, (_, place) => placeName(place));
const RESOURCES = TOKENS.slice(0, 3);
const PRESTIGE = TOKENS.slice(3);

/** What each tile that stands for tokens can be sold as. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  'tile-2': ['wood'],
  'tile-3': ['marble'],
  'tile-4': ['gold'],
  'tile-8': PRESTIGE,
  'tile-10': RESOURCES,
  'tile-19': PRESTIGE,
  'tile-21': RESOURCES,
  ...Object.fromEntries(TOKENS.map((token, i) => [`end-${i + 1}`, [token]])),
};

/** Reasons that are given besides those of why.ts. */
const OTHER_REASONS = [
  'unknown-token',
  'game-over',
  'not-your-decision',
  'not-now',
  'prestige-not-sold',
  'draw-first',
  'one-action',
  'nowhere-to-go',
  'may-not-pass',
  'action-first',
  'not-possible',
  'not-asked',
];

/** Everything that must happen once. */
function expectedTokens(): string[] {
  return [
    ...BONUS.flatMap((tile) => [`bonus ${tile}`, `claim ${tile}`]).filter((token) => token !== 'claim 17'),
    ...BONUS.filter((tile) => ![2, 3, 4, 8, 9, 10, 16, 19, 21, 27].includes(tile)).map((tile) => `use ${tile}`),
    ...BONUS.slice(0, 29)
      .filter((tile) => tile !== 25)
      .map((tile) => `retreat ${tile}`),
    ...ENDS.map((tile) => `keep end-${tile}`),
    ...ENDS.slice(6).map((tile) => `use end-${tile}`),
    ...Object.entries(STAND_INS).flatMap(([tile, kinds]) => [
      `with ${tile}`,
      ...kinds.map((kind) => `sell ${tile} ${kind}`),
    ]),
    ...TOKENS.map((kind) => `sell ${kind}`),
    ...RESOURCES.flatMap((kind) => [`buy ${kind}`, `spend 1 ${kind}`, `pairs 1 ${kind}`]),
    ...PRESTIGE.flatMap((kind) => [`trade 3 ${kind}`, `pairs 1 ${kind}`]),
    ...PLACE_NAMES.map((place) => `to ${place}`),
    ...PLACE_NAMES.filter((place) => place !== 'eiffel-tower').map((place) => `move ${place}`),
    ...LANDMARKS.flatMap((landmark) => DISTRICTS.map((district) => `raise ${landmark} ${district}`)),
    ...DISTRICTS.flatMap((district) => [`place ${district}`, `move ${district}-bank`, `put ${district}`]),
    ...numbers(SCORE_TILES).flatMap((tile) => DISTRICTS.map((district) => `score ${tile} ${district}`)),
    ...numbers(SPACES).map((space) => `tile ${spaceName(space - 1)}`),
    ...['1', '2', '3'].flatMap((stack) => [
      `draw ${stack}`,
      ...DISTRICTS.map((district) => `back ${stack} ${district}`),
    ]),
    'place arc',
    'move arc',
    'look',
    'pass',
    'end',
    'enough',
    'decline',
  ];
}

/** Everything one might wish for, legal or not. */
export const TOKENS_TO_TRY = new TokensToTry([
  ...expectedTokens(),
  ...BONUS.map((tile) => `use ${tile}`),
  ...ENDS.map((tile) => `use end-${tile}`),
  ...Object.keys(STAND_INS).flatMap((tile) => TOKENS.map((kind) => `sell ${tile} ${kind}`)),
  ...TOKENS.map((kind) => `buy ${kind}`),
  ...TOKENS.flatMap((kind) => [`spend 4 ${kind}`, `trade 4 ${kind}`, `pairs 9 ${kind}`]),
  'retreat 30',
  'nonsense',
]);

type Seat = {
  francs: number;
  reserve: number;
  tokens: Record<string, number>;
  tiles: number[];
  usedTiles: number[];
  endTiles: number[];
};
type Board = Record<string, Json> & {
  readonly seats: Record<string, Seat>;
  readonly landmarks: Record<string, string>;
  readonly beside: Record<string, string>;
  readonly supply: Record<string, number>;
  readonly track: { tile: number; left: number }[];
  endStack: number[];
};

/** A game in its middle, with full purses and screens, so that nothing is out of reach. */
function richState(n: number, random: Random): ParisState {
  const settings = {
    players: String(2 + (n % 3)),
    tokens: n % 4 === 3 ? 'random' : 'printed',
    districts: Math.floor(n / 3) % 3 === 2 ? 'free' : 'printed',
    holdings: n % 5 === 4 ? 'open' : 'hidden',
  };
  const board = paris.toPosition(middleOf(settings, random)) as unknown as Board;
  for (const landmark of LANDMARKS) {
    if (random.below(6) === 0) board.landmarks[landmark] ??= DISTRICTS[random.below(DISTRICTS.length)] as string;
  }
  for (const name of SEAT_NAMES.slice(0, Number(settings.players))) {
    const seat = board.seats[name] as Seat;
    seat.francs += random.below(3) * 40;
    seat.reserve = random.below(seat.reserve + 1);
    giveTokens(board, seat, random);
    giveTiles(board, seat, random);
  }
  const rich = paris.fromPosition(board);
  if (!rich.ok) throw new Error(JSON.stringify(rich.problems));
  return rich.value;
}

function middleOf(settings: Record<string, string>, random: Random): ParisState {
  const state = paris.setup(settings, random);
  const stop = random.below(Number(settings['players']) * 70);
  const middle = paris.blank();
  let steps = 0;
  playOut(paris, state, random, undefined, () => {
    if (steps++ === stop && paris.mover(state) >= 0) middle.copyFrom(state);
  });
  return middle.players === 0 ? paris.setup(settings, random) : middle;
}

/** Tokens that lie beside the spaces or have left the game come to a seat. */
function giveTokens({ seats, beside, supply }: Board, seat: Seat, random: Random): void {
  for (const [space, kind] of Object.entries(beside)) {
    if (random.below(5) > 0) continue;
    delete beside[space];
    seat.tokens[kind] = (seat.tokens[kind] ?? 0) + 1;
  }
  for (const kind of TOKENS) {
    const onBoard = Object.values(beside).filter((each) => each === kind).length + (supply[kind] ?? 0);
    const held = Object.values(seats).reduce((sum, { tokens }) => sum + (tokens[kind] ?? 0), 0);
    seat.tokens[kind] = (seat.tokens[kind] ?? 0) + random.below(TOKENS_EACH - held - onBoard + 1);
  }
}

/** Tiles of the track and of the end-game stack lie behind the screen already. */
function giveTiles(board: Board, seat: Seat, random: Random): void {
  for (const entry of board.track) {
    const isOwned = seat.tiles.includes(entry.tile) || seat.usedTiles.includes(entry.tile);
    if (entry.left === 0 || isOwned || random.below(3) > 0) continue;
    entry.left--;
    seat.tiles.push(entry.tile);
  }
  if (board.endStack.length < 4) return;
  for (let i = 0; i < 2; i++) seat.endTiles.push(...board.endStack.splice(random.below(board.endStack.length), 1));
}

/** Explores from so many rich positions; returns what was met and what went wrong. */
export const exhaust = (games: number, seed: string): ReturnType<typeof exploreMany> =>
  exploreMany(paris, richState, TOKENS_TO_TRY, games, seed);

/** What an exhaustive run has not met: tokens never played, refusals never given. */
export function missing({ played, refused }: Coverage): string[] {
  const refusals = [
    ...Object.values(REASONS)
      .slice(1)
      .map(([, key]) => key),
    ...OTHER_REASONS,
  ];
  return [
    ...expectedTokens().filter((token) => !played.has(token)),
    ...refusals.filter((key) => !refused.has(key)).map((key) => `refusal.${key}`),
  ];
}
