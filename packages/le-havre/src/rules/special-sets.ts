import { failure, type Outcome, type Settings, success } from '@quayside/kernel';
import { type CardTable, NO_CARDS, PRINTED, readTable } from '../data/card-table.ts';
import { cardOf, CARDS, slugOf, STANDARDS } from '../data/cards.ts';
import { SET_CHOICES, SPECIALS_IN_PILE } from '../data/setup.ts';
import { BLANK_SET, type Card, CARD_SETS, type CardSet, PRINTED_SETS } from '../data/vocabulary.ts';
import { BOX, LeHavreState, UNSEEN } from './state.ts';

/**
 * Which special buildings a table plays with (L-127): sets to draw six from ("base+essen-2008"), how many of the six come from which
 * ("3:base+3:le-grand-hameau"), or the six themselves by name ("zoo+farm+…").
 */
export const Draw = { FREELY: 0, COUNTED: 1, BY_NAME: 2 } as const;

const SIX = SPECIALS_IN_PILE.full;
const AND = '+';

/** What forms offer: the base game's, with each of the others, with all. */
export const OFFERED_SETS: readonly string[] = [
  ...PRINTED_SETS.map((set, at) => (at === 0 ? set : `${PRINTED_SETS[0]}${AND}${set}`)),
  PRINTED_SETS.join(AND),
];

const setOf = (word: string): number => (CARD_SETS as readonly string[]).indexOf(word);
const BLANK = setOf(BLANK_SET);

const isDealt = ({ cards }: CardTable, index: number, players: number): boolean =>
  index >= STANDARDS && (cards[index]?.fullGame.includes(players) ?? false);

/** How many cards of a set are in the game with so many players. */
const cardsOf = (table: CardTable, set: number, players: number): number =>
  table.cards.filter((_, index) => isDealt(table, index, players) && table.set[index] === set).length;

type Read = Outcome<string>;
const wrong = (why: string, facts: Readonly<Record<string, string | number>> = {}): Read =>
  failure({ at: 'sets', why, facts });

/** The blank cards as they stand in a header, or what is wrong with them (L-133). */
export function readBlankCards(value: string): Read {
  const table = readTable(value);
  return table.ok ? success(table.value.text) : table;
}

/** The value as it stands in a header, or what is wrong with it; blank cards come with their set, and it with them. */
export function readSets(value: string, settings: Settings): Read {
  const read = readTable(settings['cards'] ?? NO_CARDS);
  const table = read.ok ? read.value : PRINTED;
  const words = value.split(AND);
  const blank = words.some((word) => setIn(word) === BLANK);
  if (blank && table === PRINTED) return wrong('sets-no-cards');
  if (!blank && table !== PRINTED) return wrong('sets-without-blank');
  const players = Number(settings['players']);
  const twice = words.find((word, at) => words.indexOf(word) < at);
  if (twice !== undefined) return wrong('sets-twice', { value: twice });
  if (words.every((word) => cardOf(word) >= STANDARDS)) return readNames(table, words.map(cardOf), players);
  if (words.every((word) => word.includes(':'))) return readCounts(table, words, players);
  const unknown = words.find((word) => setOf(word) < 0);
  if (unknown !== undefined) return wrong('sets-unknown', { value: unknown, known: CARD_SETS.join(', ') });
  const sets = CARD_SETS.filter((set) => words.includes(set));
  const have = sets.reduce((sum, set) => sum + cardsOf(table, setOf(set), players), 0);
  return have < SIX ? wrong('sets-too-few', { value, have, need: SIX }) : success(sets.join(AND));
}

/** The set that a word is or counts, or the one its card is of. */
const setIn = (word: string): number =>
  cardOf(word) >= CARDS.length ? BLANK : setOf(word.slice(word.indexOf(':') + 1));

function readNames(table: CardTable, cards: readonly number[], players: number): Read {
  if (cards.length !== SIX) return wrong('sets-six', { have: cards.length, need: SIX });
  const idle = cards.find((each) => !isDealt(table, each, players));
  if (idle !== undefined) return wrong(whyIdle(table.cards[idle], players), { card: slugOf(idle), n: players });
  return success(
    cards
      .toSorted((a, b) => a - b)
      .map(slugOf)
      .join(AND),
  );
}

function whyIdle(card: Card | undefined, players: number): string {
  if (!card) return 'sets-no-blank';
  return players === 1 ? 'sets-not-alone' : 'sets-not-so-many';
}

function readCounts(table: CardTable, words: readonly string[], players: number): Read {
  const counts = CARD_SETS.map(() => 0);
  for (const word of words) {
    const [number = '', name = ''] = word.split(':');
    const set = setOf(name);
    if (set < 0) return wrong('sets-unknown', { value: name, known: CARD_SETS.join(', ') });
    if (!/^[1-6]$/.test(number)) return wrong('sets-count', { value: word, most: SIX });
    if (counts[set]) return wrong('sets-twice', { value: name });
    counts[set] = Number(number);
    const have = cardsOf(table, set, players);
    if (have < Number(number)) return wrong('sets-too-few', { value: name, have, need: Number(number) });
  }
  const sum = counts.reduce((all, each) => all + each, 0);
  if (sum !== SIX) return wrong('sets-six', { have: sum, need: SIX });
  return success(written(counts));
}

const written = (counts: ArrayLike<number>): string =>
  CARD_SETS.flatMap((set, at) => (counts[at] ? [`${counts[at]}:${set}`] : [])).join(AND);

/** Writes values that were read into a state. */
export function applySets(s: LeHavreState, value: string, cards: string): void {
  const table = readTable(cards);
  s.playWith(table.ok ? table.value : PRINTED);
  const words = value.split(AND);
  const named = words.map(cardOf);
  const sets = new Set<number>();
  s.draw = named[0]! >= 0 ? Draw.BY_NAME : words[0]?.includes(':') ? Draw.COUNTED : Draw.FREELY;
  for (const [at, word] of words.entries()) {
    const [number = '', name = word] = word.split(':');
    if (s.draw === Draw.BY_NAME) {
      s.six[at] = named[at]! + 1;
      sets.add(s.table.set[named[at]!]!);
    } else if (s.draw === Draw.COUNTED) {
      s.counts[setOf(name)] = Number(number);
      s.toDraw[setOf(name)] = Number(number);
      sets.add(setOf(name));
    } else sets.add(setOf(word));
  }
  s.sets = SET_CHOICES.findIndex(
    (choice) => choice.length === sets.size && choice.every((set) => sets.has(setOf(set))),
  );
}

export function setsOf(s: LeHavreState): string {
  if (s.draw === Draw.BY_NAME) return [...s.six].map((each) => slugOf(each - 1)).join(AND);
  return s.draw === Draw.COUNTED ? written(s.counts) : (SET_CHOICES[s.sets] as readonly CardSet[]).join(AND);
}

/** Where a special building lies before the first turn: perhaps in the pile, in the box, or nowhere (L-125, L-127). */
export function placeOfSpecial(s: LeHavreState, index: number): number | null {
  const set = CARD_SETS[s.table.set[index] as number] as CardSet;
  if (!isDealt(s.table, index, s.players) || !SET_CHOICES[s.sets]?.includes(set)) return null;
  return s.draw === Draw.BY_NAME && !s.six.includes(index + 1) ? BOX : UNSEEN;
}

/** The place of a card's set. */
export const setAt = (s: LeHavreState, index: number): number => s.table.set[index] as number;

/** May an unseen card lie in the pile? Not when all that the table wanted of its set are known. */
export const mayLieInPile = (s: LeHavreState, index: number): boolean =>
  s.draw !== Draw.COUNTED || (s.toDraw[s.table.set[index] as number] as number) > 0;

/** A card of the pile has become known, or (-1) is unknown again: that many fewer of its set are still to come. */
export function noteDrawn(s: LeHavreState, index: number, by: 1 | -1): void {
  const set = s.table.set[index] as number;
  if (s.draw === Draw.COUNTED) s.toDraw[set] = (s.toDraw[set] as number) - by;
}

function unseenOf(s: LeHavreState, set: number): number {
  let count = 0;
  for (let index = STANDARDS; index < s.cards; index++)
    if (s.owner[index] === UNSEEN && s.table.set[index] === set) count++;
  return count;
}

/** Unseen cards of a set (-1: of all) that are not needed for the pile. */
export function leftOverOf(s: LeHavreState, set: number): number {
  if (set >= 0) return unseenOf(s, set) - (s.toDraw[set] as number);
  return CARD_SETS.reduce((sum, _, each) => sum + Math.max(0, leftOverOf(s, each)), 0);
}

/** How likely an unseen card is to be the one shown: its set's share, split among the cards of the set. */
export const weightInPile = (s: LeHavreState, index: number): number =>
  weighed(s, setAt(s, index), s.toDraw[setAt(s, index)] as number);

/** And how likely it is to be dealt to a hand. */
export const weightInHand = (s: LeHavreState, index: number): number =>
  weighed(s, setAt(s, index), leftOverOf(s, setAt(s, index)));

function weighed(s: LeHavreState, own: number, share: number): number {
  if (s.draw !== Draw.COUNTED) return 1;
  let weight = share;
  for (let set = 0; set < CARD_SETS.length; set++) if (set !== own) weight *= Math.max(1, unseenOf(s, set));
  return weight;
}
