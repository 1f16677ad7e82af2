import { failure, type Json, type JsonObject, Options, type Outcome, success } from '@quayside/kernel';
import { BUILDINGS, card, cardOf, FOOTBALL_STADIUM, LOCKED, STANDARDS, WHARF_1, WHARF_2 } from '../data/cards.ts';
import { FRANC, GOODS, goodName, goodOf, OFFERS } from '../data/goods.ts';
import { roundCards } from '../data/rounds.ts';
import { SEAT_NAMES } from '../data/setup.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { TILES } from '../data/tiles.ts';
import { mover, options } from './engine.ts';
import { PHASE_NAMES, Phase, phaseOf, phaseName } from './phases.ts';
import { isVisit } from './position.ts';
import { PositionReader } from './position-reader.ts';
import { MOST_IN_VISIT, visitProblem } from './position-visit.ts';
import { askToFeed } from './round-end.ts';
import { applySettings, SETTINGS } from './setup.ts';
import {
  type LeHavreState,
  MOST_SEATS,
  OUT,
  PILE,
  PILE_SPACE,
  PILES,
  SEEN,
  SHIP_SPACE,
  SPECIALS,
  TO_COME,
  TOWN,
  UNSEEN,
  VISIT,
  WAITING,
} from './state.ts';
import { askBeforeCount, askInterest, TURNS } from './turn.ts';

const MOST_GOODS = 250;
const MOST_FRANCS = 9999;
const MOST_LOANS = 99;
/** What people call the phases besides their names. */
const ALIASES: Readonly<Record<string, string>> = {
  feeding: 'feed',
  start: 'turn',
  'before-supply': 'turn',
  end: 'after',
};

const FIELDS = [
  'game',
  'rules',
  ...SETTINGS.map(({ name }) => name),
  'round',
  'turn',
  'final',
  'phase',
  'decides',
  'seats',
  'offers',
  'town',
  'piles',
  'ships',
  'tiles',
  'specials',
  'waiting',
  'modernised',
  'sold',
  'visit',
];

export function fromPosition(json: Json): Outcome<LeHavreState> {
  const r = new PositionReader();
  const { s } = r;
  const position = r.object(json, '', FIELDS);
  r.word(position['game'], 'game', ['le-havre'], 'le-havre');
  r.number(position['rules'], 'rules', 1, 1, 1);
  readSettings(r, position);
  s.owner.fill(OUT);
  s.shipOwner.fill(OUT);
  readTime(r, position);
  readSeats(r, position['seats']);
  readGoods(r, position['offers'], 'offers', 0, OFFERS, (good, amount) => {
    s.offers[good] = amount;
  });
  for (const [i, name] of r.list(position['town'], 'town').entries()) r.place(name, `town[${i}]`, TOWN);
  readPiles(r, position['piles']);
  readShips(r, position['ships']);
  readTiles(r, position['tiles']);
  readSpecials(r, position['specials']);
  readStadium(r, position['waiting']);
  readModern(r, position['modernised']);
  readSold(r, position['sold']);
  readDecision(r, position);
  checkDiscs(r);
  if (r.problems.length > 0) return failure(...r.problems);
  const unfinished = visitProblem(s);
  if (unfinished) return failure(unfinished);
  askWhoOwes(s);
  const probe = new Options(2);
  if (mover(s) >= -1) options(s, probe);
  if (mover(s) >= -1 && probe.count === 0)
    return failure({ at: 'phase', why: 'no-option', facts: { phase: phaseName(s.phase) } });
  return success(s);
}

/** A seat that owes nothing is not asked: the next one is, or what follows begins. */
function askWhoOwes(s: LeHavreState): void {
  if (s.phase === Phase.INTEREST) askInterest(s);
  else if (s.phase === Phase.FEED) askToFeed(s);
  else if (s.phase === Phase.COUNT) askBeforeCount(s);
}

function readSettings(r: PositionReader, position: JsonObject): void {
  const settings: Record<string, string> = {};
  for (const { name, values, default: usual } of SETTINGS) {
    const value = position[name];
    if (name === 'players') settings[name] = String(r.number(value, name, 1, MOST_SEATS, Number(usual)));
    else settings[name] = r.word(value, name, values, usual);
  }
  applySettings(r.s, settings);
}

/** Round and turn say whose turn it is; ships of this round's card and later ones are still to come. */
function readTime(r: PositionReader, position: JsonObject): void {
  const { s } = r;
  const cards = roundCards(s.players, s.length);
  s.final = r.flag(position['final'], 'final') ? 1 : 0;
  s.round = r.number(position['round'], 'round', 1, cards.length, s.final ? cards.length : 1);
  if (s.final && s.round !== cards.length) r.say('round', 'final-round', { round: cards.length });
  s.turn = r.number(position['turn'], 'turn', 1, s.final ? s.players + 1 : TURNS, 1);
  s.active = seatOfTurn(s);
  s.seat = s.active;
  if (!s.final) for (const { ship } of cards.slice(s.round - 1)) s.shipOwner[ship] = TO_COME;
}

const seatOfTurn = (s: LeHavreState): number =>
  s.final ? Math.min(s.turn, s.players) - 1 : ((s.round - 1) * TURNS + s.turn - 1) % s.players;

function readSeats(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const names = SEAT_NAMES.slice(0, s.players);
  const seats = r.object(json, 'seats', names);
  for (const [seat, name] of names.entries()) {
    const at = `seats.${name}`;
    const one = r.object(seats[name], at, ['francs', 'goods', 'loans', 'buildings', 'ships', 'disc']);
    s.goods[seat * GOODS + FRANC] = r.number(one['francs'], `${at}.francs`, 0, MOST_FRANCS, 0);
    readGoods(r, one['goods'], `${at}.goods`, 1, GOODS, (good, amount) => {
      s.goods[seat * GOODS + good] = amount;
    });
    s.loans[seat] = r.number(one['loans'], `${at}.loans`, 0, MOST_LOANS, 0);
    for (const [i, each] of r.list(one['buildings'], `${at}.buildings`).entries())
      r.place(each, `${at}.buildings[${i}]`, seat);
    for (const [i, each] of r.list(one['ships'], `${at}.ships`).entries()) r.ship(each, `${at}.ships[${i}]`, seat);
    const disc = one['disc'];
    if (disc !== undefined && disc !== 'home') s.disc[seat] = r.card(disc, `${at}.disc`) + 1;
  }
}

function readGoods(
  r: PositionReader,
  json: Json | undefined,
  at: string,
  from: number,
  to: number,
  put: (good: number, amount: number) => void,
): void {
  const names = Array.from({ length: to - from }, (_, i) => goodName(from + i));
  const goods = r.object(json, at, names);
  for (const name of names) put(goodOf(name), r.number(goods[name], `${at}.${name}`, 0, MOST_GOODS, 0));
}

function readPiles(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const piles = r.list(json, 'piles');
  if (piles.length > PILES) r.say('piles', 'too-many', { most: PILES });
  for (let pile = 0; pile < Math.min(PILES, piles.length); pile++) {
    const cards = [...r.list(piles[pile], `piles[${pile}]`)];
    if (cards.length > PILE_SPACE) {
      r.say(`piles[${pile}]`, 'too-many', { most: PILE_SPACE });
      continue;
    }
    for (let i = cards.length - 1; i >= 0; i--) {
      const at = `piles[${pile}][${i}]`;
      const index = r.place(cards[i], at, PILE);
      if (index < 0) continue;
      if (index >= STANDARDS && index !== FOOTBALL_STADIUM) r.say(at, 'special-in-pile', { card: card(index).slug });
      const size = s.pileSize[pile] as number;
      s.pile[pile * PILE_SPACE + size] = index;
      s.pileSize[pile] = size + 1;
    }
  }
}

function readShips(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const types = SHIP_TYPES.map(({ name }) => name);
  const piles = r.object(json, 'ships', types);
  for (const [type, name] of types.entries()) {
    const ships = [...r.list(piles[name], `ships.${name}`)];
    for (let i = ships.length - 1; i >= 0; i--) {
      const ship = r.ship(ships[i], `ships.${name}[${i}]`, PILE);
      if (ship < 0) continue;
      if (SHIPS[ship]!.type !== type) {
        r.say(`ships.${name}[${i}]`, 'wrong-ship-pile');
        continue;
      }
      const size = s.shipPileSize[type] as number;
      s.shipPile[type * SHIP_SPACE + size] = ship;
      s.shipPileSize[type] = size + 1;
    }
  }
}

function readTiles(r: PositionReader, json: Json | undefined): void {
  const tiles = r.list(json, 'tiles');
  if (tiles.length > TILES.length) r.say('tiles', 'too-many', { most: TILES.length });
  const names = TILES.map(({ name }) => name);
  for (const [i, each] of tiles.slice(0, TILES.length).entries()) {
    if (each === null) continue;
    const tile = names.indexOf(r.word(each, `tiles[${i}]`, names, ''));
    if (tile < 0) continue;
    if (r.s.tile.includes(tile + 1)) r.say(`tiles[${i}]`, 'tile-twice', { tile: names[tile] as string });
    r.s.tile[i] = tile + 1;
  }
}

function readSpecials(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const specials = r.object(json, 'specials', ['pile', 'unseen', 'seen']);
  const unseen = r.list(specials['unseen'], 'specials.unseen');
  for (const [i, name] of unseen.entries()) {
    const index = r.place(name, `specials.unseen[${i}]`, UNSEEN);
    if (index >= 0 && index < STANDARDS) r.say(`specials.unseen[${i}]`, 'not-special', { card: card(index).slug });
  }
  const seen = r.list(specials['seen'], 'specials.seen');
  s.specialsLeft = r.number(
    specials['pile'],
    'specials.pile',
    0,
    SPECIALS,
    Math.min(SPECIALS, unseen.length + seen.length),
  );
  if (seen.length > s.specialsLeft) r.say('specials.seen', 'too-many', { most: s.specialsLeft });
  let shown = 0;
  for (const [i, each] of seen.entries()) {
    const at = `specials.seen[${i}]`;
    const one = r.object(each, at, ['place', 'card', 'knownBy']);
    const place = r.number(one['place'], `${at}.place`, 1, Math.max(1, s.specialsLeft), i + 1) - 1;
    for (const [k, name] of r.list(one['knownBy'], `${at}.knownBy`).entries()) {
      const word = r.word(name, `${at}.knownBy[${k}]`, SEAT_NAMES.slice(0, s.players), SEAT_NAMES[0]);
      s.knownBy[place] = (s.knownBy[place] as number) | (1 << SEAT_NAMES.indexOf(word));
    }
    if (one['card'] === null) continue;
    const index = r.place(one['card'], `${at}.card`, SEEN);
    if (index >= 0 && index < STANDARDS) r.say(`${at}.card`, 'not-special', { card: card(index).slug });
    if (s.special[place]) r.say(`${at}.place`, 'place-twice', { place: place + 1 });
    s.special[place] = index + 1;
    shown++;
  }
  if (s.specialsLeft > unseen.length + shown) {
    r.say('specials.pile', 'too-few-specials', { pile: s.specialsLeft, cards: unseen.length + shown });
  }
}

/** The Football Stadium waits beside the piles as long as none of them is empty (L-540). */
function readStadium(r: PositionReader, json: Json | undefined): void {
  if (!r.flag(json, 'waiting')) return;
  const { slug } = card(FOOTBALL_STADIUM);
  r.place(slug, 'waiting', WAITING);
  if (r.s.pileSize.includes(0)) r.say('waiting', 'empty-pile', { card: slug });
}

function readModern(r: PositionReader, json: Json | undefined): void {
  const wharves = [card(WHARF_1).slug, card(WHARF_2).slug];
  for (const [i, name] of r.list(json, 'modernised').entries()) {
    const wharf = r.word(name, `modernised[${i}]`, wharves, wharves[0] as string);
    r.s.modern |= 1 << wharves.indexOf(wharf);
  }
}

function readSold(r: PositionReader, json: Json | undefined): void {
  for (const [i, name] of r.list(json, 'sold').entries()) {
    const at = `sold[${i}]`;
    if (typeof name === 'string' && cardOf(name) >= 0) {
      r.s.sold[cardOf(name)] = 1;
      continue;
    }
    const [, code] = typeof name === 'string' ? name.split(':') : [];
    const ship = SHIPS.findIndex(({ type, value }, index) => {
      const plain = `${SHIP_TYPES[type]!.name}-${value}`;
      return name === plain || (code === `S${String(index + 1).padStart(2, '0')}` && name === `${plain}:${code}`);
    });
    if (ship < 0) r.say(at, 'no-card', { value: JSON.stringify(name) });
    else r.s.sold[BUILDINGS + ship] = 1;
  }
}

const isRoundEnd = (phase: number): boolean => phase >= Phase.FEED && phase <= Phase.SPECIAL;

/** In the final stage there is nothing but actions and the count (L-750). */
const FINAL_PHASES = PHASE_NAMES.filter(
  (_, phase) => phase === Phase.MAIN || phase === Phase.AFTER || isVisit(phase) || phase >= Phase.COUNT,
);

/** At the end of a round its seven turns are over. */
function endTurns(s: LeHavreState): void {
  s.turn = TURNS;
  s.active = seatOfTurn(s);
}

/** Phase, the seat that decides, and what an unfinished action remembers. */
function readDecision(r: PositionReader, position: JsonObject): void {
  const { s } = r;
  const given = position['phase'];
  const named = typeof given === 'string' && Object.hasOwn(ALIASES, given) ? ALIASES[given] : given;
  const phases = s.final ? FINAL_PHASES : PHASE_NAMES;
  s.phase = phaseOf(r.word(named, 'phase', phases, s.final ? 'main' : 'turn'));
  if (isRoundEnd(s.phase)) endTurns(s);
  const asks =
    s.phase === Phase.INTEREST || s.phase === Phase.FEED || s.phase === Phase.MEAL || s.phase === Phase.COUNT;
  if (s.phase >= Phase.FEED) s.seat = 0;
  if (position['decides'] !== undefined) {
    const seats = SEAT_NAMES.slice(0, s.players);
    const seat = seats.indexOf(r.word(position['decides'], 'decides', seats, seats[s.seat] as (typeof seats)[number]));
    if (!asks && s.phase < Phase.FEED && seat !== s.active) {
      r.say('decides', 'not-their-turn', { seat: seats[s.active] as string, round: s.round, turn: s.turn });
    }
    s.seat = seat;
  }
  if (s.phase === Phase.INTEREST) s.asked = (s.seat - s.active + s.players) % s.players;
  else if (asks) s.asked = s.seat;
  readVisit(r, position['visit']);
}

/** What an action remembers while it is running. */
function readVisit(r: PositionReader, json: Json | undefined): void {
  const { s } = r;
  const phase = phaseName(s.phase);
  if (json !== undefined && !isVisit(s.phase) && s.phase !== Phase.MEAL) {
    r.say('visit', 'not-now', { phase });
    return;
  }
  const visit = r.object(json, 'visit', ['building', ...VISIT]);
  for (const name of VISIT) s[name] = r.number(visit[name], `visit.${name}`, 0, MOST_IN_VISIT[name], 0);
  if (!isVisit(s.phase)) return;
  if (visit['building'] === undefined) r.say('visit.building', 'missing', { phase });
  else s.card = Math.max(0, r.card(visit['building'], 'visit.building'));
}

/** A disc stands on a building that is there and can be entered, alone but for the final stage. */
function checkDiscs(r: PositionReader): void {
  const { s } = r;
  for (let seat = 0; seat < s.players; seat++) {
    const on = s.discOf(seat);
    if (on < 0) continue;
    const at = `seats.${SEAT_NAMES[seat]}.disc`;
    if ((s.owner[on] as number) > TOWN) r.say(at, 'disc-nowhere', { card: card(on).slug });
    else if (LOCKED[on]) r.say(at, 'disc-locked', { card: card(on).slug });
    else if (!s.final && s.occupant(on) !== seat) r.say(at, 'disc-shared', { card: card(on).slug });
  }
}
