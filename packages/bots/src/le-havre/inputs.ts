import {
  CARD_SETS,
  foodFromShips,
  foodOf,
  GOOD_NAMES,
  type LeHavreState,
  OFFERS,
  Phase,
  PILES,
  roundCards,
  SET_CHOICES,
  SHIP_TYPES,
  SHIPS,
  STANDARDS,
  TILES,
  TOWN,
  TURNS,
  wealth,
} from '@quayside/le-havre';
import { describeSteps, type NetInputs, Places, stepNames } from '../net/inputs.ts';
import { actionsLeft, distance } from './clock.ts';
import { FEATURES, STANDARD } from './feature-names.ts';
import { describe } from './features.ts';

/* What a learned value of Le Havre reads. Names and order are part of its file: a change needs a new training. */

const SEATS = 5;
const ACTIONS = [0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36];
const ROUNDS = [0, 1, 2, 3, 4, 6, 8, 11, 15];
const FEW = [0, 1, 2, 4];

const CARDS = STANDARD.map(({ card }) => card.slug);
const CARD = Int16Array.from(STANDARD, ({ index }) => index);
/** The place of a standard building among them, by card; -1 for others, and for none at all (before the first). */
const PLACE = new Int16Array(256).fill(-1);
for (const [place, { index }] of STANDARD.entries()) PLACE[index] = place;
const placeOf = (card: number): number => (card < 0 ? -1 : (PLACE[card] as number));
const OFFERED = GOOD_NAMES.slice(0, OFFERS);
const VARIANTS = ['dealtOnce', 'costlyInterest', 'expertSelling', 'marketCap', 'openPeek'] as const;

const seats = new Places(FEATURES);
const CERTAIN = seats.add('certain');
const AWAY = seats.add(...Array.from({ length: SEATS + 1 }, (_, n) => `turn in ${n}`));
const LEFT = seats.add(...stepNames('actions', ACTIONS));
const STANDS_ON = seats.add(...CARDS.map((slug) => `stands on ${slug}`));
const ELSEWHERE = seats.add('stands on a special building', 'is at home');
const LINERS = seats.add('liners');
const ALL_ENERGY = seats.add('all energy');
const ALL_FOOD = seats.add('all food');
const SHIPS_FEED = seats.add('food from ships');

const table = new Places();
const PLAYERS = table.add(...Array.from({ length: SEATS }, (_, n) => `${n + 1} players`));
const SHORT = table.add('short');
const FINAL = table.add('final');
const SETS = table.add(...CARD_SETS.map((set) => `set ${set}`));
const VARIANT = table.add(...VARIANTS);
const TURN = table.add(...Array.from({ length: TURNS }, (_, n) => `turn ${n + 1}`));
const ROUND = table.add(...stepNames('rounds', ROUNDS));
const HARVEST = table.add('harvest comes', 'town builds');
const OFFER = table.add(...OFFERED.map((good) => `offered ${good}`));
const NEXT = table.add(...OFFERED.map((good) => `next tile ${good}`));
const SOON = table.add(...OFFERED.map((good) => `tiles before the next turn ${good}`));
const IN_TOWN = table.add(...CARDS.map((slug) => `town has ${slug}`));
const ON_TOP = table.add(...CARDS.map((slug) => `on top ${slug}`));
const TAKEN = table.add(...CARDS.map((slug) => `entered ${slug}`));
const PILE_LEFT = table.add(...SHIP_TYPES.map(({ name }) => `${name} ships left`));
const SHIP_VALUE = table.add(...SHIP_TYPES.map(({ name }) => `${name} ship value`));
const TOWN_SPECIALS = table.add(...stepNames('special buildings of the town', FEW));

function describeSeat(s: LeHavreState, seat: number, out: Float64Array): void {
  describe(s, seat, out);
  out.fill(0, FEATURES.length);
  out[CERTAIN] = wealth(s, seat).total;
  out[AWAY + (s.active === seat && s.phase > Phase.MAIN ? s.players : distance(s, seat))] = 1;
  describeSteps(actionsLeft(s, seat), ACTIONS, out, LEFT);
  const card = s.discOf(seat);
  if (card < 0) out[ELSEWHERE + 1] = 1;
  else {
    const place = placeOf(card);
    out[place < 0 ? ELSEWHERE : STANDS_ON + place] = 1;
  }
  out[LINERS] = s.shipsOf(seat, SHIP_TYPES.length - 1);
  out[ALL_ENERGY] = s.energyOf(seat);
  out[ALL_FOOD] = foodOf(s, seat);
  out[SHIPS_FEED] = foodFromShips(s, seat);
}

function describeTable(s: LeHavreState, out: Float64Array): void {
  out.fill(0);
  out[PLAYERS + s.players - 1] = 1;
  out[SHORT] = s.short;
  out[FINAL] = s.final;
  const sets = SET_CHOICES[s.sets];
  for (let i = 0; i < CARD_SETS.length; i++) if (sets?.includes(CARD_SETS[i]!)) out[SETS + i] = 1;
  for (let i = 0; i < VARIANTS.length; i++) out[VARIANT + i] = s[VARIANTS[i]!];
  if (!s.final) describeRound(s, out);
  describeOffers(s, out);
  describeBuildings(s, out);
  for (let type = 0; type < SHIP_TYPES.length; type++) {
    out[PILE_LEFT + type] = s.shipPileSize[type] as number;
    const top = s.topShip(type);
    if (top >= 0) out[SHIP_VALUE + type] = SHIPS[top]!.value;
  }
}

function describeRound(s: LeHavreState, out: Float64Array): void {
  out[TURN + s.turn - 1] = 1;
  const cards = roundCards(s.players, s.length);
  describeSteps(cards.length - s.round + 1, ROUNDS, out, ROUND);
  const card = cards[s.round - 1]!;
  if (card.harvest) out[HARVEST] = 1;
  if (card.town !== 'none') out[HARVEST + 1] = 1;
}

/** What lies on the offers, and what the tiles bring that are known to come. */
function describeOffers(s: LeHavreState, out: Float64Array): void {
  for (let good = 0; good < OFFERS; good++) out[OFFER + good] = s.offer(good);
  if (s.final) return;
  for (let ahead = 0; ahead < s.players; ahead++) {
    const tile = TILES[(s.tile[(s.turn + ahead) % TURNS] as number) - 1];
    if (!tile) continue;
    for (let i = 0; i < 2; i++) {
      const good = tile.goods[i] as number;
      if (ahead === 0) out[NEXT + good] = 1;
      out[SOON + good] = (out[SOON + good] as number) + 1;
    }
  }
}

function describeBuildings(s: LeHavreState, out: Float64Array): void {
  for (let i = 0; i < CARD.length; i++) if (s.owner[CARD[i] as number] === TOWN) out[IN_TOWN + i] = 1;
  for (let pile = 0; pile < PILES; pile++) {
    const top = placeOf(s.top(pile));
    if (top >= 0) out[ON_TOP + top] = 1;
  }
  for (let seat = 0; seat < s.players; seat++) {
    const place = placeOf(s.discOf(seat));
    if (place >= 0) out[TAKEN + place] = 1;
  }
  let specials = 0;
  for (let card = STANDARDS; card < s.cards; card++) if (s.owner[card] === TOWN) specials++;
  describeSteps(specials, FEW, out, TOWN_SPECIALS);
}

export const inputs: NetInputs<LeHavreState> = { seat: seats.names, table: table.names, describeSeat, describeTable };
