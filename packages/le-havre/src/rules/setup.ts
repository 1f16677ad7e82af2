import type { Random, SettingRule, Settings } from '@quayside/kernel';
import { BLACK_MARKET, sortOf, STANDARDS } from '../data/cards.ts';
import { NO_CARDS } from '../data/card-table.ts';
import { amounts, GOODS, OFFERS } from '../data/goods.ts';
import { roundCards } from '../data/rounds.ts';
import { type Length, SPECIALS_IN_PILE, START_GOODS, START_OFFERS, START_SHIPS } from '../data/setup.ts';
import type { Card } from '../data/vocabulary.ts';
import { playForced } from './engine.ts';
import { applySets, OFFERED_SETS, placeOfSpecial, readBlankCards, readSets, setsOf } from './special-sets.ts';
import { LeHavreState, OUT, PILE, PILE_SPACE, PILES, TO_COME, TOWN } from './state.ts';
import { startTurn } from './turn.ts';

/** There are no special buildings in the shortened game (L-126). */
const isShort = (settings: Settings): boolean => settings['length'] === 'short';

/** How a table can be set (L-131), and where a state keeps it: the place of the value, the first being the usual one. */
const TABLE_OPTIONS = [
  { name: 'length', field: 'short', values: ['full', 'short'], always: true },
  { name: 'reshuffle', field: 'dealtOnce', values: ['on', 'off'] },
  { name: 'loans', field: 'costlyInterest', values: ['plain', 'dear'] },
  { name: 'selling', field: 'expertSelling', values: ['free', 'expert'] },
  { name: 'marketplace', field: 'marketCap', values: ['free', 'capped'], idle: ({ players }) => players !== '1' },
  { name: 'peek', field: 'openPeek', values: ['hidden', 'open'], idle: isShort },
] as const satisfies readonly {
  readonly name: string;
  readonly field: keyof LeHavreState;
  readonly values: readonly string[];
  readonly always?: true;
  readonly idle?: (settings: Settings) => boolean;
}[];
const PLAYERS: SettingRule = { name: 'players', values: ['1', '2', '3', '4', '5'], default: '3', always: true };

/** The special buildings are the base game's unless the table says which (L-127). */
const SETS: SettingRule = {
  name: 'sets',
  values: ['base'],
  default: 'base',
  read: readSets,
  offered: OFFERED_SETS,
  idle: isShort,
};

/** Blank cards that somebody filled in, as a list in their one way of writing (L-133). */
const BLANKS: SettingRule = { name: 'cards', values: [NO_CARDS], default: NO_CARDS, read: readBlankCards };

export const SETTINGS: readonly SettingRule[] = [
  PLAYERS,
  ...TABLE_OPTIONS.map(({ name, values, ...more }) => ({
    name,
    values,
    default: values[0] ?? '',
    always: 'always' in more,
    ...('idle' in more ? { idle: more.idle } : {}),
  })),
  BLANKS,
  SETS,
];

export function applySettings(s: LeHavreState, settings: Settings): void {
  s.players = Number(settings['players'] ?? PLAYERS.default);
  for (const { name, field, values } of TABLE_OPTIONS)
    s[field] = Math.max(0, (values as readonly string[]).indexOf(settings[name] ?? ''));
  applySets(s, settings[SETS.name] ?? SETS.default, settings[BLANKS.name] ?? NO_CARDS);
}

export function settingsOf(s: LeHavreState): Settings {
  const settings: Record<string, string> = { players: String(s.players) };
  for (const { name, field, values } of TABLE_OPTIONS) settings[name] = values[s[field]] as string;
  settings[BLANKS.name] = s.table.text;
  settings[SETS.name] = setsOf(s);
  return settings;
}

/** The table before the first turn (L-108 to L-129). */
export function setup(settings: Settings, random: Random): LeHavreState {
  const s = new LeHavreState();
  applySettings(s, settings);
  const length = s.length;
  layOutGoods(s, length);
  layOutShips(s, length);
  layOutBuildings(s, length, random);
  s.round = 1;
  s.turn = 1;
  startTurn(s);
  playForced(s);
  return s;
}

function layOutGoods(s: LeHavreState, length: Length): void {
  const offers = amounts(START_OFFERS[length]);
  for (let good = 0; good < OFFERS; good++) s.offers[good] = offers[good] as number;
  const goods = amounts(START_GOODS[length]);
  for (let seat = 0; seat < s.players; seat++) s.goods.set(goods, seat * GOODS);
}

/** Ships come from the round cards; two stand ready in the short games for one and two (L-112, L-113). */
function layOutShips(s: LeHavreState, length: Length): void {
  s.shipOwner.fill(OUT);
  for (const card of roundCards(s.players, length)) s.shipOwner[card.ship] = TO_COME;
  if (length === 'full' || s.players > 2) return;
  s.shipOwner[START_SHIPS[0]] = 0;
  if (s.players === 2) s.shipOwner[START_SHIPS[1]] = 1;
  else s.pushShip(START_SHIPS[1]);
}

const isInGame = (card: Card, players: number, length: Length): boolean =>
  (length === 'full' ? card.fullGame : card.shortGame).includes(players);

const startsInTown = (card: Card, players: number, length: Length): boolean =>
  (length === 'full' ? card.fullStart : card.shortStart).includes(players);

/** How many cards the highest pile of proposals has when the game begins. */
export function highestPile({ table, players, length }: LeHavreState): number {
  const proposals = table.cards.slice(0, STANDARDS).filter((card) => isInGame(card, players, length));
  return Math.ceil(proposals.filter((card) => !startsInTown(card, players, length)).length / PILES);
}

function layOutBuildings(s: LeHavreState, length: Length, random: Random): void {
  s.owner.fill(OUT);
  const proposals: number[] = [];
  for (const [index, card] of s.table.cards.entries()) {
    const inGame = isInGame(card, s.players, length);
    if (startsInTown(card, s.players, length)) s.owner[index] = TOWN;
    else if (inGame && index < STANDARDS) proposals.push(index);
    else if (inGame) s.owner[index] = placeOfSpecial(s, index) ?? OUT;
  }
  s.countCards();
  s.specialsLeft = SPECIALS_IN_PILE[length];
  do dealPiles(s, random.shuffle(proposals));
  while (!s.dealtOnce && s.pileWithTop(BLACK_MARKET) >= 0);
}

/** Three equal piles, the lowest sort number on top (L-123). */
function dealPiles(s: LeHavreState, proposals: readonly number[]): void {
  const size = proposals.length / PILES;
  for (let pile = 0; pile < PILES; pile++) {
    const cards = proposals.slice(pile * size, (pile + 1) * size);
    cards.sort((a, b) => sortOf(b) - sortOf(a));
    for (const [place, card] of cards.entries()) {
      s.pile[pile * PILE_SPACE + place] = card;
      s.owner[card] = PILE;
    }
    s.pileSize[pile] = size;
  }
}
