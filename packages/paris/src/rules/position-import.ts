import {
  CHANCE,
  failureOf,
  type Json,
  type JsonObject,
  Options,
  type Outcome,
  Reader,
  success,
} from '@quayside/kernel';
import type { Figures } from '../data/figures.ts';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  KEYS,
  KINDS_OF_TOKEN,
  LANDMARKS,
  MOST_SEATS,
  PLACES,
  placeName,
  RESERVE,
  RESOURCES,
  SCORE_TILES,
  SEAT_NAMES,
  SPACES,
  STACKS,
  spaceName,
  TOKENS,
  TOKENS_EACH,
  valueIndexOf,
} from '../data/names.ts';
import { check } from './consistency.ts';
import { mover, options } from './engine.ts';
import { hasKeyAt } from './move.ts';
import { PHASE_NAMES, Phase } from './phases.ts';
import { ORIGINS, originIndex } from './position.ts';
import { applySettings, settingsFor } from './setup.ts';
import {
  ALL_SCORE_TILES,
  ARC,
  GONE,
  IN_STACK,
  LAID,
  OUT,
  ParisState,
  UNDER_WAY,
  UNKNOWN,
  UNSEEN,
  USED,
} from './state.ts';

const MOST_FRANCS = 999;
const MOST_POINTS = 999;
const MOST_ROUNDS = 200;
const MOST_UNDER_WAY = 63;

const FIELDS = [
  'round',
  'turn',
  'phase',
  'ending',
  'seats',
  'buildings',
  'landmarks',
  'beside',
  'supply',
  'stacks',
  'unseen',
  'gone',
  'track',
  'scores',
  'fourth',
  'endStack',
  'endUnknown',
  'endLeft',
  'underWay',
];

const spaces = Array.from({ length: SPACES }, (_, space) => spaceName(space));

/** A position of Paris: what is left out is not there, and tiles not named are out of the game (docs/notation.md). */
export function fromPosition(figures: Figures, json: Json): Outcome<ParisState> {
  const r = new Reader();
  const s = new ParisState(figures);
  const rules = settingsFor(figures);
  const position = r.object(json, '', ['game', 'rules', ...rules.map(({ name }) => name), ...FIELDS]);
  r.word(position['game'], 'game', ['paris'], 'paris');
  r.number(position['rules'], 'rules', 1, 1, 1);
  const settings: Record<string, string> = {};
  for (const { name, values, default: usual } of rules) {
    if (name === 'players') settings[name] = String(r.number(position[name], name, 2, MOST_SEATS, Number(usual)));
    else settings[name] = r.word(position[name], name, values, usual);
  }
  applySettings(s, settings);
  readTime(r, s, position);
  readBoard(r, s, position);
  readTiles(r, s, position);
  readTrack(r, s, position);
  s.end.fill(OUT);
  readSeats(r, s, position['seats']);
  readScores(r, s, position);
  readUnderWay(r, s, position['underWay']);
  if (r.problems.length > 0) return failureOf(r.problems);
  check(s, (at, why, facts) => r.say(at, why, facts));
  if (r.problems.length > 0) return failureOf(r.problems);
  const list = new Options();
  options(s, list);
  if (list.count === 0 && mover(s) >= CHANCE) r.say('phase', 'no-option', { phase: PHASE_NAMES[s.phase] });
  return r.problems.length > 0 ? failureOf(r.problems) : success(s);
}

function readTime(r: Reader, s: ParisState, position: JsonObject): void {
  const seats = SEAT_NAMES.slice(0, s.players);
  s.round = r.number(position['round'], 'round', 1, MOST_ROUNDS, 1);
  s.seat = seats.indexOf(r.word(position['turn'], 'turn', seats, SEAT_NAMES[0]));
  s.phase = PHASE_NAMES.indexOf(r.word(position['phase'], 'phase', PHASE_NAMES, 'action')) as Phase;
}

function readBoard(r: Reader, s: ParisState, position: JsonObject): void {
  s.tile.fill(GONE);
  const { buildings } = position;
  if (Array.isArray(buildings) || buildings === undefined) {
    for (const [i, name] of r.list(buildings, 'buildings').entries()) {
      const space = spaces.indexOf(r.word(name, `buildings[${i}]`, spaces, ''));
      if (space >= 0) lay(r, s, space, space, `buildings[${i}]`);
    }
  } else {
    for (const [name, tile] of Object.entries(r.object(buildings, 'buildings', spaces))) {
      const index = spaces.indexOf(r.word(tile, `buildings.${name}`, spaces, ''));
      const space = spaces.indexOf(name);
      if (index < 0 || space < 0) continue;
      if (valueIndexOf(index) !== valueIndexOf(space))
        r.say(`buildings.${name}`, 'wrong-value', { tile: spaceName(index) });
      else lay(r, s, space, index, `buildings.${name}`);
    }
  }
  for (const [name, district] of Object.entries(r.object(position['landmarks'], 'landmarks', LANDMARKS))) {
    const index = (LANDMARKS as readonly string[]).indexOf(name);
    if (index >= 0)
      s.landmark[index] = 1 + DISTRICTS.indexOf(r.word(district, `landmarks.${name}`, DISTRICTS, DISTRICTS[0]));
  }
  for (const [name, token] of Object.entries(r.object(position['beside'], 'beside', spaces))) {
    const space = spaces.indexOf(name);
    if (space >= 0) s.beside[space] = 1 + TOKENS.indexOf(r.word(token, `beside.${name}`, TOKENS, TOKENS[0]));
  }
  const supply = r.object(position['supply'], 'supply', TOKENS.slice(0, RESOURCES));
  for (let kind = 0; kind < RESOURCES; kind++) {
    s.supply[kind] = r.number(supply[TOKENS[kind] as string], `supply.${TOKENS[kind]}`, 0, TOKENS_EACH, 0);
  }
}

function lay(r: Reader, s: ParisState, space: number, tile: number, at: string): void {
  if (s.tile[tile] === LAID || s.space[space] !== 0) r.say(at, 'tile-twice', { tile: spaceName(tile) });
  s.tile[tile] = LAID;
  s.space[space] = tile + 1;
}

/** Stacks, and which tiles may be in them. */
function readTiles(r: Reader, s: ParisState, position: JsonObject): void {
  for (const [i, name] of r.list(position['unseen'], 'unseen').entries()) {
    const tile = spaces.indexOf(r.word(name, `unseen[${i}]`, spaces, ''));
    if (tile < 0) continue;
    if (s.tile[tile] !== GONE) r.say(`unseen[${i}]`, 'tile-twice', { tile: spaceName(tile) });
    else s.tile[tile] = UNSEEN;
  }
  for (const [i, name] of r.list(position['gone'], 'gone').entries()) {
    const tile = spaces.indexOf(r.word(name, `gone[${i}]`, spaces, ''));
    if (tile >= 0 && s.tile[tile] !== GONE) r.say(`gone[${i}]`, 'tile-twice', { tile: spaceName(tile) });
  }
  const stacks = r.list(position['stacks'], 'stacks');
  if (stacks.length > STACKS) r.say('stacks', 'too-many', { most: STACKS });
  for (const [i, each] of stacks.slice(0, STACKS).entries()) {
    const stack = r.object(each, `stacks[${i}]`, ['left', 'back']);
    s.stack[i] = r.number(stack['left'], `stacks[${i}].left`, 0, SPACES / STACKS, 0);
    const { back } = stack;
    if (back !== null && back !== undefined)
      s.back[i] = 1 + DISTRICTS.indexOf(r.word(back, `stacks[${i}].back`, DISTRICTS, DISTRICTS[0]));
  }
}

/** The bonus track by spaces; left out, it is the printed one with nothing on it. */
function readTrack(r: Reader, s: ParisState, position: JsonObject): void {
  for (let tile = 1; tile <= BONUS_TILES; tile++) s.track[tile] = tile;
  const track = r.list(position['track'], 'track');
  if (track.length > BONUS_TILES) r.say('track', 'too-many', { most: BONUS_TILES });
  for (const [i, each] of track.slice(0, BONUS_TILES).entries()) {
    const one = r.object(each, `track[${i}]`, ['tile', 'left']);
    const tile = r.number(one['tile'], `track[${i}].tile`, 1, BONUS_TILES, i + 1);
    s.track[i + 1] = tile;
    s.copies[tile] = r.number(one['left'], `track[${i}].left`, 0, s.figures.copies[tile]?.[s.players] ?? 1, 1);
  }
}

function readSeats(r: Reader, s: ParisState, json: Json | undefined): void {
  const names = SEAT_NAMES.slice(0, s.players);
  const seats = r.object(json, 'seats', names);
  for (const [seat, name] of names.entries()) readSeat(r, s, seat, seats[name], `seats.${name}`);
}

function readSeat(r: Reader, s: ParisState, seat: number, json: Json | undefined, at: string): void {
  const fields = [
    'points',
    'francs',
    'hand',
    'reserve',
    'tokens',
    'keys',
    'meeple',
    'tiles',
    'usedTiles',
    'endTiles',
    'usedEndTiles',
  ];
  const one = r.object(json, at, fields);
  s.points[seat] = r.number(one['points'], `${at}.points`, 0, MOST_POINTS, 0);
  s.francs[seat] = r.number(one['francs'], `${at}.francs`, 0, MOST_FRANCS, 0);
  s.hand[seat] = r.number(one['hand'], `${at}.hand`, 0, (KEYS[s.players] as number) + RESERVE, 0);
  s.reserve[seat] = r.number(one['reserve'], `${at}.reserve`, 0, RESERVE, 0);
  const tokens = r.object(one['tokens'], `${at}.tokens`, TOKENS);
  for (let kind = 0; kind < KINDS_OF_TOKEN; kind++) {
    s.addToken(seat, kind, r.number(tokens[TOKENS[kind] as string], `${at}.tokens.${TOKENS[kind]}`, 0, TOKENS_EACH, 0));
  }
  for (const [i, name] of r.list(one['keys'], `${at}.keys`).entries()) readKey(r, s, seat, name, `${at}.keys[${i}]`);
  s.meeple[seat] = r.number(one['meeple'], `${at}.meeple`, 0, BONUS_TILES, 0);
  s.unused[seat] = readNumbers(r, one['tiles'], `${at}.tiles`, BONUS_TILES);
  s.used[seat] = readNumbers(r, one['usedTiles'], `${at}.usedTiles`, BONUS_TILES);
  readEnds(r, s, one['endTiles'], `${at}.endTiles`, seat + 1);
  readEnds(r, s, one['usedEndTiles'], `${at}.usedEndTiles`, USED + seat);
}

function readKey(r: Reader, s: ParisState, seat: number, name: Json, at: string): void {
  const word = r.word(name, at, ORIGINS, '');
  if (word === '') return;
  const origin = originIndex(word);
  if (origin >= PLACES && hasKeyAt(s, seat, origin)) r.say(at, 'too-many', { most: 1 });
  if (origin === ARC) s.arc[seat] = 1;
  else if (origin >= PLACES) s.setBank(seat, origin - PLACES, 1);
  else {
    if (!s.stands(origin)) r.say(at, 'not-standing', { place: placeName(origin) });
    s.moveKeys(seat, origin, 1);
  }
}

function readNumbers(r: Reader, json: Json | undefined, at: string, most: number): number {
  let mask = 0;
  for (const [i, each] of r.list(json, at).entries()) {
    const number = r.number(each, `${at}[${i}]`, 1, most, 0);
    if ((mask >> number) & 1) r.say(`${at}[${i}]`, 'tile-twice', { tile: number });
    if (number > 0) mask |= 1 << number;
  }
  return mask;
}

function readEnds(r: Reader, s: ParisState, json: Json | undefined, at: string, where: number): void {
  for (const [i, each] of r.list(json, at).entries()) {
    const tile = r.number(each, `${at}[${i}]`, 1, END_TILES, 0);
    if (tile === 0) continue;
    if (s.end[tile - 1] !== OUT) r.say(`${at}[${i}]`, 'tile-twice', { tile });
    s.end[tile - 1] = where;
  }
}

/** Score tiles, districts whose fourth key has come, and the end-game stack. */
function readScores(r: Reader, s: ParisState, position: JsonObject): void {
  s.scoreLeft = ALL_SCORE_TILES;
  for (const [name, tile] of Object.entries(r.object(position['scores'], 'scores', DISTRICTS))) {
    const district = (DISTRICTS as readonly string[]).indexOf(name);
    const number = r.number(tile, `scores.${name}`, 1, SCORE_TILES, 1);
    if (((s.scoreLeft >> (number - 1)) & 1) === 0) r.say(`scores.${name}`, 'tile-twice', { tile: number });
    s.scoreLeft &= ~(1 << (number - 1));
    if (district >= 0) s.score[district] = number;
  }
  for (const [i, name] of r.list(position['fourth'], 'fourth').entries()) {
    s.fourth |= 1 << DISTRICTS.indexOf(r.word(name, `fourth[${i}]`, DISTRICTS, DISTRICTS[0]));
  }
  for (let district = 0; district < DISTRICTS.length; district++)
    if (s.keysIn(district) >= 4) s.fourth |= 1 << district;
  readEnds(r, s, position['endStack'], 'endStack', IN_STACK);
  readEnds(r, s, position['endUnknown'], 'endUnknown', UNKNOWN);
  const inStack = [...s.end].filter((where) => where === IN_STACK).length;
  const unknown = [...s.end].filter((where) => where === UNKNOWN).length;
  s.endLeft = r.number(position['endLeft'], 'endLeft', inStack, inStack + unknown, inStack);
  s.ending = r.number(
    position['ending'],
    'ending',
    s.endLeft === 0 ? 1 : 0,
    s.endLeft === 0 ? 2 : 0,
    s.endLeft === 0 ? 1 : 0,
  );
}

function readUnderWay(r: Reader, s: ParisState, json: Json | undefined): void {
  const underWay = r.object(json, 'underWay', UNDER_WAY);
  for (const name of UNDER_WAY) s[name] = r.number(underWay[name], `underWay.${name}`, 0, MOST_UNDER_WAY, 0);
  if (s.phase !== Phase.PUT || s.drawn >= SPACES) return;
  if (s.tile[s.drawn] !== GONE) r.say('underWay.drawn', 'tile-twice', { tile: spaceName(s.drawn) });
  s.tile[s.drawn] = LAID;
}
