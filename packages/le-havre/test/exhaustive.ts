import { type Json, playOut, Random } from '@quayside/kernel';
import { type Coverage, exploreMany, TokensToTry, REASONS_OF_TABLES } from '@quayside/kernel/conformance';
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
export const TOKENS_TO_TRY = new TokensToTry([
  ...slugs.flatMap((slug) => [`enter ${slug}`, `buy ${slug}`, `sell ${slug}`, `build ${slug}`]),
  ...Array.from({ length: 12 }, () => ships.flatMap((ship) => [`buy ${ship}`, `build ${ship}`])).flat(),
  ...shipCards.flatMap((ship) => [`sell ${ship}`, `swap ${ship}`]),
  ...GOOD_NAMES.flatMap((good) => [
    `take ${good}`,
    `pick ${good}`,
    `burn 1 ${good}`,
    `food 1 ${good}`,
    `ship 9 ${good}`,
    `burn 40 ${good}`,
    `burn 0 ${good}`,
    `food 40 ${good}`,
    `food 0 ${good}`,
    `give 1 ${good}`,
    `give 2 ${good}`,
    `give 40 ${good}`,
    `ship 0 ${good}`,
    `ship 40 ${good}`,
    `use 40 ${good}`,
    `use 1 ${good}`,
    `want ${good}`,
    `gather ${good}`,
    `pawn ${good}`,
    `redeem ${good}`,
    `get 1 ${good}`,
    `get 40 ${good}`,
  ]),
  ...slugs.flatMap((slug) => [`place ${slug}`, `build ${slug} crane wood`, `build ${slug} crane steel`]),
  'repay',
  'end',
  'pass',
  'supply',
  'convert 3',
  'convert 0',
  'convert 9',
  'convert 250',
  'enough',
  'want nothing',
  ...Array.from({ length: 30 }, () =>
    ['wooden', 'iron', 'steel', 'luxury'].flatMap((type) => [`sail 0 ${type}`, `sail 2 ${type}`, `sail 9 ${type}`]),
  ).flat(),
  'pay 1 fish 1 franc',
  'pay 3 meat',
  'pay 2 bread 1 fish',
  'pay 1 franc',
  'pay 1 fish',
  'pay 3 franc',
  'oust green',
  'evict green',
  ...Array.from({ length: 12 }, () => 'enter haulage-firm'),
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
    sets: n % 2 === 0 ? 'base+essen-2008+le-grand-hameau+essen-2010' : 'base',
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
  dealHands(position, players);
  if (n % 4 === 1) launch(position, players);
  if (n % 5 === 4) lastActions(position, players, random);
  const rich = leHavre.fromPosition(position);
  if (!rich.ok) throw new Error(JSON.stringify(rich.problems));
  return rich.value;
}

/** All ships are owned, and the Shipping Line stands; there is little to burn and to ship. */
function launch(position: Record<string, Json>, players: number): void {
  if (position['phase'] !== 'main') return;
  const piles = position['ships'] as unknown as Record<string, string[]>;
  const seats = position['seats'] as unknown as Record<string, { ships: string[]; goods: Record<string, number> }>;
  for (const seat of Object.values(seats)) seat.goods = { wood: 7, fish: 2 };
  for (const [i, ship] of Object.values(piles).flat().entries())
    seats[SEAT_NAMES[i % players] as string]?.ships.push(ship);
  for (const type of Object.keys(piles)) piles[type] = [];
  for (const pile of position['piles'] as string[][]) {
    const line = pile.indexOf('shipping-line');
    if (line >= 0 && pile.length > 1) (position['town'] as string[]).push(...pile.splice(line, 1));
  }
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

/** Where the Construction Site stands, everybody has a hand. */
function dealHands(position: Record<string, Json>, players: number): void {
  const { unseen = [], pile = 0 } =
    (position['specials'] as unknown as { pile: number; unseen: string[] } | undefined) ?? {};
  const site = 'construction-site';
  if (position['hands'] || !(position['town'] as string[]).includes(site) || unseen.length - pile < players) return;
  const hands = SEAT_NAMES.slice(0, players).map((name) => [name, unseen.splice(0, 1)] as const);
  position['hands'] = Object.fromEntries(hands);
}

/** The final stage, with nothing on offer. */
function lastActions(position: Record<string, Json>, players: number, random: Random): void {
  if (position['phase'] !== 'main') return;
  const rounds = roundCards(players, position['length'] as Length);
  Object.assign(position, { final: true, round: rounds.length, turn: 1 + random.below(players), offers: {} });
  delete position['decides'];
  // Who would haul has nothing to haul.
  const unseen = (position['specials'] as unknown as { unseen: string[] } | undefined)?.unseen ?? [];
  const firm = unseen.indexOf('haulage-firm');
  if (firm >= 0) (position['town'] as string[]).push(...unseen.splice(firm, 1));
}

/** Explores from so many rich positions; returns what was met and what went wrong. */
export const exhaust = (games: number, seed: string): ReturnType<typeof exploreMany> =>
  exploreMany(leHavre, richState, TOKENS_TO_TRY, games, seed);

/** Given only where a table looks back past a step that played itself, or so seldom that refusals.test.ts and choices.test.ts ask for them. */
const SELDOM: ReadonlySet<string> = new Set([
  'not-possible',
  'court-loans',
  'trade-limit',
  'not-side-by-side',
  'both-empty',
  'last-round',
  'not-in-its-cost',
  'enough-picked',
  'fee-in-francs',
  'one-ship-at-least',
  'energy-for-ships',
  'good-for-each-ship',
  'no-room',
]);

/** What an exhaustive run has not met: tokens never played, refusals never given. */
export function missing({ played, refused }: Coverage): string[] {
  const refusals = Object.keys(words).filter(
    (key) =>
      key.startsWith('refusal.') &&
      !REASONS_OF_TABLES.has(key.slice('refusal.'.length)) &&
      !SELDOM.has(key.slice('refusal.'.length)),
  );
  return [
    ...expectedTokens().filter((token) => !played.has(token)),
    ...refusals.filter((key) => !refused.has(key.slice('refusal.'.length))),
  ];
}

function expectedTokens(): string[] {
  const expected: string[] = [];
  for (const { slug, entryFee, purchase, build, fullGame, fullStart } of CARDS) {
    if (fullGame.length + fullStart.length === 0) continue;
    if (entryFee) expected.push(`enter ${slug}`);
    if (purchase !== null) expected.push(`buy ${slug}`);
    if (build) expected.push(`build ${slug}`);
    // Nobody can sell the one, and nobody ever owns the other.
    if (slug !== 'rattletrap-car' && slug !== 'construction-site') expected.push(`sell ${slug}`);
  }
  for (const { name, purchase } of SHIP_TYPES) {
    expected.push(`build ${name}-ship`);
    if (purchase !== null) expected.push(`buy ${name}-ship`);
  }
  return [...expected, ...shipCards.map((ship) => `sell ${ship}`)];
}
