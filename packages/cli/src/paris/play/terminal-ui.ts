import type { State } from '@quayside/kernel';
import { DISTRICTS, Kind, kindOf, LANDMARKS, type ParisState, PLACES, paris, placeName, TOKENS } from '@quayside/paris';
import type { TerminalUI, Page } from '../../play/terminal-ui.ts';
import type { Screen } from '../../play/screen.ts';
import { besideMap, cityMap, titleWords } from './city.ts';
import { cardPage, resultPage, scorePage, signsPage, trackPage } from './pages.ts';
import { hand, player } from './player.ts';

const as = (state: State): ParisState => state as ParisState;

const GROUP_OF: Readonly<Record<number, string>> = {
  [Kind.DRAW]: 'draw',
  [Kind.PLACE]: 'place',
  [Kind.MOVE]: 'move',
  [Kind.TO]: 'move',
  [Kind.RAISE]: 'build',
  [Kind.USE_BONUS]: 'tile',
  [Kind.USE_END]: 'tile',
  [Kind.BUY]: 'buy',
  [Kind.SELL]: 'sell',
  [Kind.SELL_AS]: 'sell',
};

const page =
  (draw: (s: ParisState, screen: Screen) => string[]): Page =>
  (view, _, screen) =>
    draw(as(view), screen);

/** The city, what lies beside it, and everybody's things, the deciding seat's last: they stand next to its options. */
function board(s: ParisState, seat: number, sitters: readonly string[], screen: Screen): string[] {
  const order = Array.from({ length: s.players }, (_, turn) => (seat + 1 + turn) % s.players);
  return [
    titleWords(s, screen),
    ...cityMap(s, screen),
    ...besideMap(s, screen),
    ...order.flatMap((each) => player(s, each, seat, sitters[each] ?? '', screen)),
  ];
}

export const parisUI: TerminalUI = {
  help: {
    example: 'place arc · pl ar',
    several: '1; end',
    words: [
      ['card NAME', 'play.help.paris.card'],
      ['track', 'play.help.paris.track'],
    ],
    together: [],
  },
  asks: ['tokens', 'districts', 'holdings'],
  tellsSecrets: true,
  board: (view, seat, sitters, screen) => board(as(view), seat, sitters, screen),
  hand: (view, seat, screen) => hand(as(view), seat, screen),
  groups: ['draw', 'place', 'move', 'build', 'do', 'tile', 'buy', 'sell'],
  group: (option) => GROUP_OF[kindOf(option)] ?? 'do',
  note: () => '',
  opens: () => false,
  goesOn: (option) => kindOf(option) === Kind.END,
  pages: {
    card: (view, words, screen) => cardPage(as(view), words, screen),
    track: page(trackPage),
    score: page(scorePage),
  },
  pageExample: 'louvre',
  secrets: () => [],
  lineName: (label, { speaker }) => {
    const [place = ''] = label.split(' ');
    return place === 'count' ? speaker.text('play.line.count') : place;
  },
  signs: signsPage,
  lexicon: [
    ...Array.from({ length: PLACES }, (_, place) => placeName(place)),
    ...DISTRICTS,
    ...DISTRICTS.map((name) => `${name}-bank`),
    ...LANDMARKS,
    ...TOKENS,
    'arc',
    'draw',
    'place',
    'move',
    'to',
    'raise',
    'bonus',
    'buy',
    'sell',
    'use',
  ],
  result: (state, screen) => resultPage(as(state), paris.winners(as(state)), screen),
};
