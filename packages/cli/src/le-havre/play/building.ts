import {
  type Card,
  cardMessage,
  type GoodName,
  GOOD_NAMES,
  goodMessage,
  goodsMessage,
  plusOf,
  SEAT_NAMES,
  TOWN,
} from '@quayside/le-havre';
import type { LeHavreState } from '@quayside/le-havre';
import type { Screen } from '../../play/screen.ts';

export const FRANC = 0;

/** The four types, those without one, and the yacht, by shape: colour is never the only sign. */
const TYPE_SIGNS: Readonly<Record<Card['type'], string>> = {
  craftsman: '▲',
  economic: '◆',
  industrial: '■',
  public: '★',
  none: '○',
  ship: '~',
};
export const HAMMER = '⚒';
export const FISHERMAN = '><>';

/** A card of the table, printed or somebody's own. */
export const cardIn = (s: LeHavreState, index: number): Card => s.table.cards[index] as Card;

export const nameOf = (index: number, { speaker }: Screen): string => speaker.say(cardMessage(index));

/** Type, hammers and fishermen of a card in a few signs. */
export function signs({ type, hammers, fishermen }: Card): string {
  return TYPE_SIGNS[type] + HAMMER.repeat(hammers) + FISHERMAN.repeat(fishermen);
}

export const typeSigns = (): readonly (readonly [Card['type'], string])[] =>
  Object.entries(TYPE_SIGNS) as (readonly [Card['type'], string])[];

/** The entry fee in a few words. */
export function feeWords({ entryFee }: Card, { speaker }: Screen): string {
  if (entryFee === null) return speaker.text('play.fee.locked');
  const food = entryFee.food ? speaker.text('fee.food', { n: entryFee.food }) : '';
  const francs = entryFee.francs ? speaker.say(goodsMessage(FRANC, entryFee.francs)) : '';
  if (food && francs) return `${food} / ${francs}`;
  return food || francs || speaker.text('play.fee.free');
}

/** Goods with their amounts, "fish 3": names stand as they are in every language. */
export function amountWords(good: number, amount: number, { speaker, paint }: Screen): string {
  return `${speaker.say(goodMessage(good))} ${paint.bold(String(amount))}`;
}

/** What something costs, as a list of goods. */
export function costWords(
  amounts: Readonly<Partial<Record<GoodName, number>>>,
  energy: number,
  { speaker }: Screen,
): string {
  const parts = Object.entries(amounts).map(([name, n]) =>
    speaker.say(goodsMessage(GOOD_NAMES.indexOf(name as GoodName), n)),
  );
  if (energy > 0) parts.push(speaker.text('play.energy', { n: energy }));
  return parts.join(', ');
}

export const seatWords = (seat: number, { speaker, paint }: Screen, names: readonly string[]): string =>
  paint.seat(seat, `● ${speaker.text(`seat.${names[seat]}`)}`);

/** The seats whose discs stand on a card, each as a coloured disc with its name. */
export function visitorsOf(state: LeHavreState, index: number, screen: Screen, names: readonly string[]): string {
  const inside = names.flatMap((_, seat) => (state.discOf(seat) === index ? [seatWords(seat, screen, names)] : []));
  return inside.join(' ');
}

/** A standing building in a few words: signs, value with what it adds for its owner, fee, who is inside. */
export function buildingWords(s: LeHavreState, index: number, screen: Screen): string {
  const of = cardIn(s, index);
  const owner = s.ownerOf(index);
  const plus = owner < TOWN ? plusOf(s, owner, index) : 0;
  const value = plus > 0 ? `${of.value}+${plus}` : String(of.value);
  const visitors = visitorsOf(s, index, screen, SEAT_NAMES.slice(0, s.players));
  const words = `${nameOf(index, screen)} ${signs(of)} ${value} ${screen.paint.dim(`(${feeWords(of, screen)})`)}`;
  return visitors === '' ? words : `${words} ${visitors}`;
}
