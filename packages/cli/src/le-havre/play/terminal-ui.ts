import type { State } from '@quayside/kernel';
import {
  cardMessage,
  CARDS,
  cardOf,
  handOf,
  GOOD_NAMES,
  Kind,
  kindOf,
  leHavre,
  type LeHavreState,
  ownNames,
  SHIP_TYPES,
} from '@quayside/le-havre';
import type { TerminalUI, Page } from '../../play/terminal-ui.ts';
import type { Screen } from '../../play/screen.ts';
import { nameOf } from './building.ts';
import { piles, quay, titleWords, townBuildings } from './harbour.ts';
import { cardPage, deedWords, pilesPage, resultPage, roundsPage, scorePage, signsPage } from './pages.ts';
import { hand, player } from './player.ts';

const as = (state: State): LeHavreState => state as LeHavreState;

const GROUP_OF: Readonly<Record<number, string>> = {
  [Kind.TAKE]: 'take',
  [Kind.ENTER]: 'enter',
  [Kind.BUY]: 'buy',
  [Kind.BUY_SHIP]: 'buy',
  [Kind.SELL]: 'sell',
  [Kind.SELL_SHIP]: 'sell',
  [Kind.REPAY]: 'repay',
};

const page =
  (draw: (s: LeHavreState, screen: Screen) => string[]): Page =>
  (view, _, screen) =>
    draw(as(view), screen);

/** Everything on the table, the deciding seat's things last, so that they stand next to its options. */
function board(s: LeHavreState, seat: number, sitters: readonly string[], screen: Screen): string[] {
  const order = Array.from({ length: s.players }, (_, turn) => (seat + 1 + turn) % s.players);
  return [
    titleWords(s, screen),
    ...quay(s, screen),
    ...piles(s, screen),
    ...townBuildings(s, screen),
    ...order.flatMap((each) => player(s, each, sitters[each] ?? '', screen)),
  ];
}

/** The special buildings that this seat has looked at, from the top of the pile, and those in its hand. */
function secrets(s: LeHavreState, seat: number, screen: Screen): string[] {
  const inHand = handOf(s, seat).map((card) =>
    screen.speaker.say({ key: 'play.in-hand', args: { card: cardMessage(card) } }),
  );
  const seen = [...s.special].flatMap((known, place) => {
    const isKnown = known > 0 && (((s.knownBy[place] as number) >> seat) & 1) === 1;
    return isKnown ? [`${place + 1}. ${nameOf(known - 1, screen)}`] : [];
  });
  return [...seen, ...inHand];
}

/** The card that an option names and whose text helps to decide. */
function cardNamed(option: number): number {
  const kind = kindOf(option);
  if (kind !== Kind.ENTER && kind !== Kind.BUILD && kind !== Kind.BUILD_BY_CRANE && kind !== Kind.PLACE) return -1;
  return cardOf(leHavre.token(option).split(' ')[1] ?? '');
}

export const leHavreUI: TerminalUI = {
  help: {
    example: 'take fish · t fi',
    several: '2; end',
    words: [
      ['auto', 'play.help.auto'],
      ['card NAME', 'play.help.card'],
      ['piles', 'play.help.piles'],
      ['rounds', 'play.help.rounds'],
      ['specials', 'play.help.specials'],
    ],
    together: [
      ['trade', 'play.help.trade'],
      ['green: sell joinery', 'play.help.interject'],
    ],
  },
  asks: ['length'],
  tellsSecrets: false,
  names: (state, language) => ownNames(as(state), language),
  board: (view, seat, sitters, screen) => board(as(view), seat, sitters, screen),
  hand: (view, seat, screen) => hand(as(view), seat, screen),
  groups: ['take', 'enter', 'do', 'buy', 'sell', 'repay'],
  group: (option) => GROUP_OF[kindOf(option)] ?? 'do',
  note: (view, option, screen) => {
    const named = cardNamed(option);
    return named < 0 ? '' : deedWords(as(view), named, screen);
  },
  opens: (option) => kindOf(option) === Kind.SUPPLY,
  goesOn: (option) => kindOf(option) === Kind.SUPPLY || kindOf(option) === Kind.END,
  pages: {
    card: (view, words, screen) => cardPage(as(view), words, screen),
    piles: page(pilesPage),
    rounds: page(roundsPage),
    score: page(scorePage),
  },
  pageExample: 'fishery',
  secrets: (view, seat, screen) => secrets(as(view), seat, screen),
  lineName: (label, { speaker }) => {
    const [place = ''] = label.split(' ');
    if (place.endsWith('.end')) return speaker.text('play.line.end', { round: place.slice(0, -4) });
    if (place.startsWith('final.')) return speaker.text('play.line.final', { turn: place.slice(6) });
    return place === 'count' ? speaker.text('play.line.count') : place;
  },
  signs: signsPage,
  lexicon: [
    ...CARDS.map(({ slug }) => slug),
    ...GOOD_NAMES,
    ...SHIP_TYPES.map(({ name }) => `${name}-ship`),
    'take',
    'enter',
    'buy',
    'sell',
    'repay',
    'build',
  ],
  result: (state, screen) => resultPage(as(state), leHavre.winners(as(state)), screen),
};
