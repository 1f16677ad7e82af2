import { type Json, playOut, Random } from '@quayside/kernel';
import { type Coverage, exploreMany, Wishes, REASONS_OF_TABLES } from '@quayside/kernel/conformance';
import {
  CARDS,
  GOOD_NAMES,
  leHavre,
  type LeHavreState,
  type Length,
  roundCards,
  SEAT_NAMES,
  SHIP_TYPES,
  SHIPS,
} from '@quayside/le-havre';

import words from '../src/text/words.en.json' with { type: 'json' };

const slugs = CARDS.map(({ slug }) => slug);
const ships = SHIP_TYPES.map(({ name }) => `${name}-ship`);
const shipCards = [...new Set(SHIPS.map(({ type, value }) => `${SHIP_TYPES[type]?.name}-${value}`))];

/** Everything one might wish for, legal or not; ships more often, being few among many cards. */
export const WISHES = new Wishes([
  ...slugs.flatMap((slug) => [`enter ${slug}`, `buy ${slug}`, `sell ${slug}`, `build ${slug}`]),
  ...Array.from({ length: 12 }, () => ships.flatMap((ship) => [`buy ${ship}`, `build ${ship}`])).flat(),
  ...shipCards.flatMap((ship) => [`sell ${ship}`, `swap ${ship}`]),
  ...GOOD_NAMES.flatMap((good) => [
    `take ${good}`,
    `pick ${good}`,
    `burn 1 ${good}`,
    `food 1 ${good}`,
    `ship 9 ${good}`,
  ]),
  'repay',
  'end',
  'pass',
  'supply',
  'convert 3',
  'pay 1 fish',
  'pay 3 franc',
  'oust green',
  'haul fish+wood',
  'borrow',
  'interest',
  'nonsense',
]);

/** A game in its middle, with full warehouses, so that nothing is out of reach. */
function richState(n: number, random: Random): LeHavreState {
  const players = 1 + (n % 5);
  const length = n % 3 === 2 ? 'short' : 'full';
  const settings = {
    players: String(players),
    length,
    selling: n % 7 === 0 ? 'expert' : 'free',
    loans: n % 2 === 0 ? 'dear' : 'plain',
    marketplace: n % 4 === 0 ? 'capped' : 'free',
    peek: n % 6 === 0 ? 'open' : 'hidden',
  };
  const state = leHavre.setup(settings, random);
  const stop = random.below(players * 60);
  const middle = leHavre.blank();
  let steps = 0;
  playOut(leHavre, state, random, undefined, () => {
    if (steps++ === stop) middle.copyFrom(state);
  });
  if (steps <= stop) middle.copyFrom(leHavre.setup(settings, random));
  const position = leHavre.toPosition(middle) as Record<string, Json>;
  const seats = position['seats'] as unknown as Record<
    string,
    { francs: number; loans: number; goods: Record<string, number> }
  >;
  for (const name of SEAT_NAMES.slice(0, players)) {
    const seat = seats[name];
    if (!seat) continue;
    seat.francs += random.below(3) * 60;
    seat.loans = random.below(5);
    for (const good of GOOD_NAMES.slice(1)) seat.goods[good] = (seat.goods[good] ?? 0) + random.below(4) * 4;
  }
  revealSpecials(position, random);
  if (n % 5 === 4) lastActions(position, players, random);
  const rich = leHavre.fromPosition(position);
  if (!rich.ok) throw new Error(JSON.stringify(rich.problems));
  return rich.value;
}

/** Some special buildings stand in the town already. */
function revealSpecials(position: Record<string, Json>, random: Random): void {
  const specials = position['specials'] as unknown as { pile: number; unseen: string[] } | undefined;
  if (!specials) return;
  const town = position['town'] as string[];
  for (let i = 0; i < 8; i++) town.push(...specials.unseen.splice(random.below(specials.unseen.length), 1));
  const stadium = town.indexOf('football-stadium');
  if (stadium >= 0) specials.unseen.push(...town.splice(stadium, 1));
}

/** The final stage, with nothing on offer. */
function lastActions(position: Record<string, Json>, players: number, random: Random): void {
  if (position['phase'] !== 'main') return;
  const rounds = roundCards(players, position['length'] as Length);
  Object.assign(position, { final: true, round: rounds.length, turn: 1 + random.below(players), offers: {} });
  delete position['decides'];
}

/** Explores from so many rich positions; returns what was met and what went wrong. */
export const exhaust = (games: number, seed: string): ReturnType<typeof exploreMany> =>
  exploreMany(leHavre, richState, WISHES, games, seed);

/** What an exhaustive run has not met: tokens never played, refusals never given. */
export function missing({ played, refused }: Coverage): string[] {
  const refusals = Object.keys(words).filter(
    (key) => key.startsWith('refusal.') && !REASONS_OF_TABLES.has(key.slice('refusal.'.length)),
  );
  return [
    ...expectedTokens().filter((token) => !played.has(token)),
    ...refusals.filter((key) => !refused.has(key.slice('refusal.'.length))),
  ];
}

function expectedTokens(): string[] {
  const expected: string[] = [];
  for (const { slug, entryFee, purchase, build } of CARDS) {
    if (entryFee) expected.push(`enter ${slug}`);
    if (purchase !== null) expected.push(`buy ${slug}`);
    if (build) expected.push(`build ${slug}`);
    expected.push(`sell ${slug}`);
  }
  for (const { name, purchase } of SHIP_TYPES) {
    expected.push(`build ${name}-ship`);
    if (purchase !== null) expected.push(`buy ${name}-ship`);
  }
  return [...expected, ...shipCards.map((ship) => `sell ${ship}`)];
}
