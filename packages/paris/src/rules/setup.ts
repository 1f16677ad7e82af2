import { Random, type SettingRule, type Settings } from '@quayside/kernel';
import type { Figures } from '../data/figures.ts';
import {
  BONUS_TILES,
  DISTRICTS,
  END_TILES,
  GOLD,
  KEYS,
  RESERVE,
  SPACES,
  STACKS,
  START_FRANCS,
  TOKEN_AT,
  TOKENS_EACH,
  VALUES,
} from '../data/names.ts';
import { copiesUsed } from '../data/printed.ts';
import { backWeight } from './draw.ts';
import { ALL_SCORE_TILES, ParisState } from './state.ts';

/** How a table can be set (P-801 to P-804). The edition is the figure sheet it is played with. */
export const settingsFor = (figures: Figures): readonly SettingRule[] => {
  const edition = `${figures.name}:${figures.digest}`;
  return [
    { name: 'players', values: ['2', '3', '4'], default: '3', always: true },
    { name: 'tokens', values: ['printed', 'random'], default: 'printed' },
    { name: 'districts', values: ['printed', 'free'], default: 'printed' },
    { name: 'holdings', values: ['hidden', 'open'], default: 'hidden' },
    { name: 'edition', values: [edition], default: edition, always: true },
  ];
};

export function applySettings(s: ParisState, settings: Settings): void {
  s.players = Number(settings['players'] ?? '3');
  s.randomTokens = settings['tokens'] === 'random' ? 1 : 0;
  s.freeDistrict = settings['districts'] === 'free' ? 1 : 0;
  s.openHoldings = settings['holdings'] === 'open' ? 1 : 0;
}

export function settingsOf(s: ParisState): Settings {
  return {
    players: String(s.players),
    tokens: s.randomTokens ? 'random' : 'printed',
    districts: s.freeDistrict ? 'free' : 'printed',
    holdings: s.openHoldings ? 'open' : 'hidden',
    edition: `${s.figures.name}:${s.figures.digest}`,
  };
}

/** Building tiles taken out of the game unseen (P-102). */
export const REMOVED = 3;

/** The table before the first turn (P-101 to P-110). */
export function setup(figures: Figures, settings: Settings, random: Random): ParisState {
  const s = new ParisState(figures);
  applySettings(s, settings);
  for (let seat = 0; seat < s.players; seat++) {
    s.francs[seat] = START_FRANCS;
    s.hand[seat] = KEYS[s.players] as number;
    s.reserve[seat] = RESERVE;
  }
  layTokens(s, random);
  layBonusTiles(s, random);
  s.endLeft = END_TILES;
  s.scoreLeft = ALL_SCORE_TILES;
  const tiles = s.freeDistrict ? SPACES : SPACES - REMOVED;
  s.stack.fill(tiles / STACKS);
  for (let stack = 0; stack < STACKS; stack++) s.back[stack] = 1 + firstBack(s, stack, random);
  // A state begins where a turn does, with a tile to draw.
  s.round = 1;
  return s;
}

/** The backs of the first tiles lie open from the start. */
function firstBack(s: ParisState, stack: number, random: Random): number {
  const weights = DISTRICTS.map((_, district) => backWeight(s, stack, district));
  let draw = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    draw -= weight;
    return draw < 0;
  });
}

/** Gold beside the 8s; the rest by value, or shuffled over the spaces 1 to 5 (P-108, P-801). */
function layTokens(s: ParisState, random: Random): void {
  const loose: number[] = [];
  for (const [kind] of TOKEN_AT.entries()) if (kind !== GOLD) for (let i = 0; i < TOKENS_EACH; i++) loose.push(kind);
  if (s.randomTokens) random.shuffle(loose);
  let next = 0;
  for (let space = 0; space < SPACES; space++) {
    const printed = TOKEN_AT[space % VALUES.length] as number;
    if (printed === GOLD || !s.randomTokens) s.beside[space] = 1 + printed;
    else s.beside[space] = 1 + (loose[next++] as number);
  }
}

/** One tile of each number, in order or shuffled inside its zone; copies go on their twins (P-107, P-801). */
function layBonusTiles(s: ParisState, random: Random): void {
  const order = Array.from({ length: BONUS_TILES }, (_, i) => i + 1);
  if (s.randomTokens) {
    let start = 0;
    for (const end of s.figures.zoneEnds) {
      const zone = random.shuffle(order.slice(start, end));
      order.splice(start, zone.length, ...zone);
      start = end;
    }
  }
  for (const [i, tile] of order.entries()) {
    s.track[i + 1] = tile;
    s.copies[tile] = copiesUsed(s.figures, tile, s.players);
  }
}
