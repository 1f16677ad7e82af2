import {
  cardMessage,
  foodDue,
  foodOf,
  GOOD_NAMES,
  type LeHavreState,
  pawnedBy,
  roundCards,
  SEAT_NAMES,
  SHIP_TYPES,
  SHIPS,
  wealth,
  goodsMessage,
} from '@quayside/le-havre';
import type { Screen } from '../../play/screen.ts';
import { flow } from '../../width.ts';
import { amountWords, buildingWords, FRANC, seatWords } from './building.ts';

const FIRST_UPGRADED = 9;
const INDENT = '   ';

/** Food in goods; francs count as food too, but are shown as francs. */
const foodIn = (s: LeHavreState, seat: number): number => foodOf(s, seat) - s.has(seat, FRANC);

/** Standard goods, then, behind a bar, what was made of them. */
function goodsWords(s: LeHavreState, seat: number, screen: Screen): string[] {
  const had = (from: number, to: number): string[] =>
    GOOD_NAMES.slice(from, to).flatMap((_, at) => {
      const amount = s.has(seat, from + at);
      return amount > 0 ? [amountWords(from + at, amount, screen)] : [];
    });
  const standard = had(1, FIRST_UPGRADED);
  const upgraded = had(FIRST_UPGRADED, GOOD_NAMES.length);
  const [first, ...rest] = upgraded;
  return first === undefined ? standard : [...standard, `${screen.paint.dim('|')} ${first}`, ...rest];
}

/** Francs, food, energy, and what is owed at the end of the round. */
function purse(s: LeHavreState, seat: number, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const words = [
    paint.money(speaker.say(goodsMessage(FRANC, s.has(seat, FRANC)))),
    speaker.text('play.food', { n: foodIn(s, seat) }),
    speaker.text('play.energy', { n: s.energyOf(seat) }),
  ];
  if (!s.final) words.push(dueWords(s, seat, screen));
  if (s.loansOf(seat) > 0) words.push(paint.warning(speaker.text('term.loans', { n: s.loansOf(seat) })));
  const pawned = pawnedBy(s, seat).map((name) => speaker.say(goodsMessage(GOOD_NAMES.indexOf(name), 1)));
  if (pawned.length > 0) words.push(speaker.text('play.in-pawn', { goods: pawned.join(', ') }));
  return words;
}

function dueWords(s: LeHavreState, seat: number, { speaker, paint }: Screen): string {
  const due = foodDue(s, seat);
  const asked = roundCards(s.players, s.length)[s.round - 1]?.food ?? 0;
  const words =
    due === asked
      ? speaker.text('play.due', { n: due })
      : speaker.text('play.due-ships', { n: due, food: asked, ships: asked - due });
  return due > foodOf(s, seat) ? paint.warning(words) : words;
}

const buildingsWords = (s: LeHavreState, seat: number, screen: Screen): string[] =>
  s.table.cards.flatMap((_, index) => (s.ownerOf(index) === seat ? [buildingWords(s, index, screen)] : []));

function shipsWords(s: LeHavreState, seat: number, { speaker }: Screen): string[] {
  return SHIPS.flatMap(({ type, value }, ship) =>
    s.shipOwner[ship] === seat ? [`${speaker.text(`ship.${SHIP_TYPES[type]!.name}`)} ${value}`] : [],
  );
}

/** Everything a seat has, in as few lines as it takes. */
export function player(s: LeHavreState, seat: number, sitter: string, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const disc = s.discOf(seat);
  const names = SEAT_NAMES.slice(0, s.players);
  const worth = speaker.text('play.worth', { n: wealth(s, seat).total });
  const place =
    disc >= 0
      ? speaker.say({ key: 'play.disc', args: { card: cardMessage(disc) } })
      : paint.dim(speaker.text('play.disc-home'));
  const head = `${seatWords(seat, screen, names)} ${paint.dim(`(${sitter})`)}`;
  const [first = '', ...more] = flow(
    [head, ...purse(s, seat, screen), paint.bold(worth), place],
    screen.width - INDENT.length,
  );
  return [
    first,
    ...more.map((line) => INDENT + line),
    ...indented(goodsWords(s, seat, screen), screen, '  '),
    ...indented([...buildingsWords(s, seat, screen), ...shipsWords(s, seat, screen)], screen),
  ];
}

function indented(items: readonly string[], { width }: Screen, between = ' · '): string[] {
  return flow(items, width - INDENT.length, between).map((line) => INDENT + line);
}

/** What the deciding seat has to pay with. */
export function hand(s: LeHavreState, seat: number, screen: Screen): string[] {
  const names = SEAT_NAMES.slice(0, s.players);
  const lines = flow([seatWords(seat, screen, names), ...purse(s, seat, screen)], screen.width);
  return [...lines, ...indented(goodsWords(s, seat, screen), screen, '  ')];
}
