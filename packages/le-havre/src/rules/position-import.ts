import {
  failure,
  failureOf,
  type Json,
  type JsonObject,
  NOBODY,
  Options,
  type Outcome,
  success,
} from '@quayside/kernel';
import { slugOf, WORKERS_COTTAGES } from '../data/cards.ts';
import { FRANC, GOODS, goodName, goodOf, OFFERS } from '../data/goods.ts';
import { roundCards } from '../data/rounds.ts';
import { LOAN, MOST_FRANCS, MOST_GOODS, SEAT_NAMES } from '../data/setup.ts';
import { askBeforeCount } from './count.ts';
import { mover, options } from './engine.ts';
import { PHASE_NAMES, Phase, phaseOf, phaseName } from './phases.ts';
import { isVisit } from './position.ts';
import {
  checkDiscs,
  checkPawned,
  readBox,
  readModern,
  readPawned,
  readPicket,
  readPiles,
  readShips,
  readSold,
  readSpecials,
  readStation,
  readStadium,
  readTiles,
} from './position-cards.ts';
import { readFresh, readHands } from './position-hands.ts';
import { PositionReader } from './position-reader.ts';
import { MOST_IN_VISIT, visitProblem } from './position-visit.ts';
import { askToFeed } from './round-end.ts';
import { applySettings, SETTINGS } from './setup.ts';
import { GONE, type LeHavreState, MOST_SEATS, OUT, TO_COME, TOWN, VISIT } from './state.ts';
import { askInterest, TURNS } from './turn.ts';

/** What a byte holds. */
const MOST_LOANS = 255;
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
  'again',
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
  'gone',
  'picket',
  'hands',
  'dealing',
  'fresh',
  'station',
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
  for (const [i, name] of r.list(position['gone'], 'gone').entries()) r.place(name, `gone[${i}]`, GONE);
  checkPawned(r);
  readPicket(r, position['picket']);
  readBox(r);
  readModern(r, position['modernised']);
  readSold(r, position['sold']);
  s.again = r.flag(position['again'], 'again') ? 1 : 0;
  if (s.again && (!s.final || s.owner[WORKERS_COTTAGES] !== s.active || s.turn > s.players))
    r.say('again', 'no-cottages', { card: slugOf(WORKERS_COTTAGES) });
  readDecision(r, position);
  readStation(r, position['station']);
  readHands(r, position['hands'], position['dealing']);
  readFresh(r, position['fresh']);
  checkDiscs(r);
  if (r.problems.length > 0) return failureOf(r.problems);
  const unfinished = visitProblem(s);
  if (unfinished) return failure(unfinished);
  askWhoOwes(s);
  const probe = new Options(2);
  options(s, probe);
  if (probe.count === 0 && mover(s) !== NOBODY)
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
  for (const { name, values, default: usual, read } of SETTINGS) {
    const value = position[name];
    if (name === 'players') settings[name] = String(r.number(value, name, 1, MOST_SEATS, Number(usual)));
    else if (read && typeof value === 'string') settings[name] = readSetting(r, read(value, settings), usual);
    else settings[name] = r.word(value, name, values, usual);
  }
  applySettings(r.s, settings);
}

function readSetting(r: PositionReader, read: Outcome<string>, usual: string): string {
  if (read.ok) return read.value;
  for (const { at, why, facts } of read.problems) r.say(at, why, facts);
  return usual;
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
    const one = r.object(seats[name], at, ['francs', 'goods', 'loans', 'buildings', 'ships', 'disc', 'pawned']);
    s.goods[seat * GOODS + FRANC] = r.number(one['francs'], `${at}.francs`, 0, MOST_FRANCS, 0);
    readGoods(r, one['goods'], `${at}.goods`, 1, GOODS, (good, amount) => {
      s.goods[seat * GOODS + good] = amount;
    });
    s.loans[seat] = r.number(one['loans'], `${at}.loans`, 0, MOST_LOANS - loansAhead(s), 0);
    for (const [i, each] of r.list(one['buildings'], `${at}.buildings`).entries())
      r.place(each, `${at}.buildings[${i}]`, seat);
    for (const [i, each] of r.list(one['ships'], `${at}.ships`).entries()) r.ship(each, `${at}.ships[${i}]`, seat);
    const disc = one['disc'];
    if (disc !== undefined && disc !== 'home') s.disc[seat] = r.card(disc, `${at}.disc`) + 1;
    readPawned(r, one['pawned'], `${at}.pawned`, seat);
  }
}

/** The most loans a seat may still have to take: one for each interest, and what feeds it without food or ship. */
const loansAhead = (s: LeHavreState): number =>
  roundCards(s.players, s.length)
    .slice(s.round - 1)
    .reduce((sum, { food }) => sum + 1 + Math.ceil(food / LOAN), 0);

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
  if (s.phase >= Phase.FEED) s.seat = 0;
  const seats = SEAT_NAMES.slice(0, s.players);
  s.seat = seats.indexOf(r.word(position['decides'], 'decides', seats, seats[s.seat] as (typeof seats)[number]));
  if (s.phase < Phase.FEED && s.phase !== Phase.INTEREST && s.seat !== s.active)
    r.say('decides', 'not-their-turn', { seat: seats[s.active] as string, round: s.round, turn: s.turn });
  if (s.phase === Phase.INTEREST) s.asked = (s.seat - s.active + s.players) % s.players;
  else if (s.phase === Phase.FEED || s.phase === Phase.MEAL || s.phase === Phase.COUNT) s.asked = s.seat;
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
  const visit = r.object(json, 'visit', isVisit(s.phase) ? ['building', ...VISIT] : VISIT);
  for (const name of VISIT) s[name] = r.number(visit[name], `visit.${name}`, 0, MOST_IN_VISIT[name], 0);
  if (!isVisit(s.phase)) return;
  if (visit['building'] === undefined) r.say('visit.building', 'missing', { phase });
  else s.card = Math.max(0, r.card(visit['building'], 'visit.building'));
}
