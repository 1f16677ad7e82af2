import {
  type LeHavreState,
  roundCards,
  SHIP_TYPES,
  SHIPS,
  SEAT_NAMES,
  TILES,
  TOWN,
  WAITING,
  cardMessage,
  PILES,
  goodMessage,
  type RoundCard,
} from '@quayside/le-havre';
import type { Screen } from '../../play/screen.ts';
import { flow, grid, labelled, sections, table, width } from '../../width.ts';
import { amountWords, buildingWords, cardIn, costWords, feeWords, nameOf, signs, visitorsOf } from './building.ts';

const TURNS = 7;
const GAP = 3;

/** The end of a round as its card says: food, harvest, town, ship. */
export function roundWords({ food, harvest, town, ship }: RoundCard, { speaker, paint }: Screen): string[] {
  const { type, value } = SHIPS[ship]!;
  return [
    paint.bold(speaker.text('play.round.food', { n: food })),
    harvest ? speaker.text('play.round.harvest') : paint.warning(speaker.text('play.round.no-harvest')),
    speaker.text(`play.round.town-${town}`),
    speaker.text('play.round.ship', { ship: speaker.text(`ship.${SHIP_TYPES[type]!.name}`), value }),
  ];
}

/** The title: round, turn, whose turn. */
export function titleWords(s: LeHavreState, { speaker, paint }: Screen): string {
  const rounds = roundCards(s.players, s.length).length;
  const seat = paint.seat(s.active, speaker.text(`seat.${SEAT_NAMES[s.active]}`));
  if (s.final) return `${paint.heading(speaker.text('play.title.final'))} · ${seat}`;
  const place = speaker.text('play.title.round', { round: s.round, rounds, turn: s.turn, turns: TURNS });
  return `${paint.heading(place)} · ${seat}`;
}

/** Round cards, offers and supply tiles, each behind its label. */
export function quay(s: LeHavreState, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const cards = roundCards(s.players, s.length);
  const rows: (readonly [string, readonly string[], string])[] = [];
  const now = cards[s.round - 1];
  const next = cards[s.round];
  if (now && !s.final) {
    rows.push([speaker.text('play.label.round-end'), roundWords(now, screen), ' · ']);
    const coming = next ? roundWords(next, screen) : [speaker.text('play.round.last')];
    rows.push([speaker.text('play.label.next-round'), coming, ' · ']);
  }
  const offers = [...s.offers].map((amount, good) =>
    amount > 0 ? amountWords(good, amount, screen) : paint.dim(`${speaker.say(goodMessage(good))} 0`),
  );
  rows.push([speaker.text('play.label.offers'), offers, '   ']);
  if (!s.final) rows.push([speaker.text('play.label.supply'), tiles(s, screen), '  ']);
  const room = Math.max(...rows.map(([label]) => width(label))) + 2;
  return rows.flatMap(([label, items, between]) =>
    labelled(paint.heading(label), room, flow(items, screen.width - room, between)),
  );
}

/** The seven tiles: those passed are dim, the marker stands at the one of this turn, the one with interest has a sign. */
function tiles(s: LeHavreState, { speaker, paint }: Screen): string[] {
  return [...s.tile].map((turned, at) => {
    const tile = TILES[turned - 1];
    const goods = tile ? tile.goods.map((good) => speaker.say(goodMessage(good))).join('+') : '?';
    const words = tile?.interest ? `${goods} %` : goods;
    if (at + 1 === s.turn) return paint.bold(paint.seat(s.active, `▶ ${words}`));
    return at + 1 < s.turn ? paint.dim(words) : words;
  });
}

/** Proposals and ships that can be had: both in the same columns. */
export function piles(s: LeHavreState, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const heads = (title: string, fee: string): string[] => [
    paint.heading(speaker.text(title)),
    ...['play.column.value', 'play.column.price', 'play.column.below', fee, 'play.column.cost'].map((key) =>
      paint.dim(speaker.text(key)),
    ),
  ];
  const proposals: string[][] = [];
  for (let pile = 0; pile < PILES; pile++) {
    const top = s.top(pile);
    if (top < 0) continue;
    const { id, value, purchase, build } = cardIn(s, top);
    const cost = build ? costWords(build, 0, screen) : speaker.text('play.cost.never');
    const below = (s.pileSize[pile] as number) - 1;
    const name = ` ${paint.dim(id)} ${nameOf(top, screen)} ${signs(cardIn(s, top))}`;
    proposals.push([
      name,
      String(value),
      String(purchase ?? '–'),
      String(below),
      feeWords(cardIn(s, top), screen),
      cost,
    ]);
  }
  const ships: string[][] = [];
  for (const [type, { name, purchase, build, energy, food }] of SHIP_TYPES.entries()) {
    const top = s.topShip(type);
    if (top < 0) continue;
    const below = (s.shipPileSize[type] as number) - 1;
    const each = speaker.text('fee.food', { n: food[s.players - 1] ?? 0 });
    const label = ` ${speaker.text(`ship.${name}`)}`;
    const cost = costWords(build, energy, screen);
    ships.push([label, String(SHIPS[top]!.value), String(purchase ?? '–'), String(below), each, cost]);
  }
  const none = [[` ${paint.dim(speaker.text('play.none-left'))}`]];
  const all = [
    { head: heads('play.label.proposals', 'play.column.fee'), rows: proposals.length > 0 ? proposals : none },
    { head: heads('play.label.ships', 'play.column.food'), rows: ships.length > 0 ? ships : none },
  ];
  return sections(all, 'lrrrll', screen.width);
}

/** The town's buildings with what they are worth, their fee and who stands there. */
export function townBuildings(s: LeHavreState, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const names = SEAT_NAMES.slice(0, s.players);
  const standing = s.table.cards.flatMap((_, index) => (s.ownerOf(index) === TOWN ? [index] : []));
  const title = paint.heading(speaker.text('play.label.town'));
  const specials: string[] = [];
  if (s.specialsLeft > 0) specials.push(speaker.text('play.specials', { n: s.specialsLeft }));
  const waiting = s.table.cards.findIndex((_, index) => s.ownerOf(index) === WAITING);
  if (waiting >= 0) specials.push(speaker.say({ key: 'play.waiting', args: { card: cardMessage(waiting) } }));
  const head = specials.length > 0 ? `${title}  ${paint.dim(`(${specials.join(' · ')})`)}` : title;
  if (standing.length === 0) return [head, ` ${paint.dim(speaker.text('none'))}`];
  const cells = standing.map((index) => [
    `${nameOf(index, screen)} ${signs(cardIn(s, index))}`,
    String(cardIn(s, index).value),
    feeWords(cardIn(s, index), screen),
    visitorsOf(s, index, screen, names),
  ]);
  const columns = screen.width - 1;
  const aligned = table(cells, 'lrll', columns);
  // In a narrow terminal one building a line would push the options off the screen.
  const two = Math.max(...aligned.map(width)) * 2 + GAP <= columns;
  const lines = two
    ? grid(aligned, columns, GAP)
    : flow(
        standing.map((index) => buildingWords(s, index, screen)),
        columns,
      );
  return [head, ...lines.map((line) => ` ${line}`)];
}
