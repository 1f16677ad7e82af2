import {
  cardText,
  type LeHavreState,
  PILE_SPACE,
  PILES,
  plusOf,
  roundCards,
  SEAT_NAMES,
  soloBand,
  TOWN,
  wealth,
} from '@quayside/le-havre';
import type { Screen } from '../../play/screen.ts';
import { cut, flow, labelled, padStart, sections, wrap } from '../../width.ts';
import { cardIn, costWords, feeWords, FISHERMAN, HAMMER, nameOf, seatWords, signs, typeSigns } from './building.ts';
import { roundWords } from './harbour.ts';

/** What a building does, in one line. */
export const deedWords = (s: LeHavreState, index: number, { speaker }: Screen): string =>
  cardText(cardIn(s, index))
    .map((each) => speaker.say(each))
    .join(' ');

/** The cards that words mean: a slug or a name, whole, or a part of either. */
export function cardsMeant(s: LeHavreState, words: string, screen: Screen): number[] {
  const wanted = words.trim().toLowerCase();
  const spellings = s.table.cards.map(({ slug }, index) => [slug, nameOf(index, screen).toLowerCase()]);
  const matching = (fits: (spelling: string) => boolean): number[] =>
    spellings.flatMap((each, index) => (each.some(fits) ? [index] : []));
  for (const fits of [
    (spelling: string) => spelling === wanted,
    (spelling: string) => spelling.startsWith(wanted),
    (spelling: string) => spelling.includes(wanted),
  ]) {
    const found = matching(fits);
    if (found.length > 0) return found;
  }
  return [];
}

/** `card NAME`: everything that stands on a card, and where it is. Several fitting cards are all shown. */
export function cardPage(s: LeHavreState, words: string, screen: Screen): string[] | null {
  const found = words.trim() === '' ? [] : cardsMeant(s, words, screen);
  return found.length === 0 ? null : found.slice(0, 8).flatMap((index) => oneCard(s, index, screen));
}

function oneCard(s: LeHavreState, index: number, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const of = cardIn(s, index);
  const facts = [
    speaker.text(`type.${of.type}`),
    ...(of.hammers > 0 ? [speaker.text('symbol.hammer', { n: of.hammers })] : []),
    ...(of.fishermen > 0 ? [speaker.text('symbol.fisherman', { n: of.fishermen })] : []),
    speaker.text('play.card.value', { n: of.value }),
    of.purchase === null ? speaker.text('play.card.no-price') : speaker.text('play.card.price', { n: of.purchase }),
    speaker.text('play.card.fee', { fee: feeWords(of, screen) }),
    of.build
      ? speaker.text('play.card.cost', { cost: costWords(of.build, 0, screen) })
      : speaker.text('play.cost.never'),
    placeWords(s, index, screen),
  ];
  return [
    `${paint.bold(nameOf(index, screen))} ${signs(of)} ${paint.dim(of.slug)}`,
    ...flow(facts, screen.width - 3).map((line) => `   ${line}`),
    ...wrap(deedWords(s, index, screen), screen.width - 3).map((line) => `   ${line}`),
  ];
}

function placeWords(s: LeHavreState, index: number, screen: Screen): string {
  const { speaker, paint } = screen;
  const owner = s.ownerOf(index);
  if (owner === TOWN) return speaker.text('play.card.town');
  if (owner < TOWN) {
    const seat = paint.seat(owner, speaker.text(`seat.${SEAT_NAMES[owner]}`));
    const plus = plusOf(s, owner, index);
    return plus > 0
      ? speaker.text('play.card.owner-plus', { seat, n: plus })
      : speaker.text('play.card.owner', { seat });
  }
  return speaker.text(pileCards(s).some((pile) => pile.includes(index)) ? 'play.card.proposal' : 'play.card.elsewhere');
}

/** The proposal piles from the top down: they lie fanned out, so everybody sees them. */
const pileCards = (s: LeHavreState): number[][] =>
  Array.from({ length: PILES }, (_, pile) => {
    const first = pile * PILE_SPACE;
    return Array.from(s.pile.slice(first, first + (s.pileSize[pile] as number))).toReversed();
  });

/** `piles`: the proposals that are still to come. */
export function pilesPage(s: LeHavreState, screen: Screen): string[] {
  return pileCards(s).flatMap((cards, pile) => {
    const names = cards.map((index) => `${screen.paint.dim(cardIn(s, index).id)} ${nameOf(index, screen)}`);
    const lines = flow(names.length > 0 ? names : [screen.speaker.text('play.none-left')], screen.width - 4);
    return labelled(screen.paint.heading(` ${pile + 1}`), 4, lines);
  });
}

/** `rounds`: the round cards, past, present and to come. */
export function roundsPage(s: LeHavreState, screen: Screen): string[] {
  return roundCards(s.players, s.length).map((each, at) => {
    const line = `${padStart(String(at + 1), 3)}  ${roundWords(each, screen).join(' · ')}`;
    const marked = at + 1 === s.round ? `▶${line.slice(1)}` : line;
    return cut(at + 1 < s.round ? screen.paint.dim(marked) : marked, screen.width);
  });
}

const PARTS = ['francs', 'buildings', 'ships', 'plus', 'loans', 'total'] as const;

/** `score`: every part of everybody's wealth, the richest first. */
export function scorePage(s: LeHavreState, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const names = SEAT_NAMES.slice(0, s.players);
  const sheet = names.map((_, seat) => ({ seat, parts: wealth(s, seat) }));
  sheet.sort((a, b) => b.parts.total - a.parts.total);
  const head = ['', ...PARTS.map((part) => paint.dim(speaker.text(`play.score.${part}`)))];
  const rows = sheet.map(({ seat, parts }) => [
    seatWords(seat, screen, names),
    ...PARTS.map((part) => (part === 'total' ? paint.bold(String(parts[part])) : String(parts[part]))),
  ]);
  return sections([{ head, rows }], 'lrrrrrr', screen.width);
}

/** The end: the score sheet, and the winner or, alone, how good it was. */
export function resultPage(s: LeHavreState, winners: readonly number[], screen: Screen): string[] {
  const { speaker, paint } = screen;
  const words =
    s.players === 1
      ? speaker.text('log.solo', { band: soloBand(s) })
      : speaker.say({
          key: 'log.winner',
          args: { count: winners.length, seats: winners.map((seat) => ({ key: `seat.${SEAT_NAMES[seat]}` })) },
        });
  return [paint.heading(speaker.text('play.result')), '', ...scorePage(s, screen), '', paint.bold(words)];
}

/** What the signs on the board mean. */
export function signsPage({ speaker }: Screen): string[] {
  const types = typeSigns().filter(([type]) => type !== 'ship');
  return [
    ...types.map(([type, sign]) => `${sign} ${speaker.text(`type.${type}`)}`),
    `${HAMMER} ${speaker.text('symbol.hammer', { n: 1 })}`,
    `${FISHERMAN} ${speaker.text('symbol.fisherman', { n: 1 })}`,
    `% ${speaker.text('term.interest')}`,
    `▶ ${speaker.text('play.sign.marker')}`,
    `● ${speaker.text('play.sign.disc')}`,
  ];
}
