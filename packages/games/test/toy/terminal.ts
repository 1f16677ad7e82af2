import type { GameTerminal } from '@quayside/cli';
import { bots } from './bots.ts';
import { facts, inEveryLanguage } from './facts.ts';
import { toy, type ToyState } from './game.ts';
import { words } from './words.ts';

const as = (state: unknown): ToyState => state as ToyState;

/** The toy in the terminal. */
export const terminal: GameTerminal = {
  facts,
  game: toy,
  words,
  bots,
  texts: inEveryLanguage({ 'play.game.toy': 'A game of pebbles', 'play.help.toy': 'take pebbles' }),
  ui: {
    help: { example: 'take 1', several: 'chalk; take 1', words: [['take N', 'play.help.toy']], together: [] },
    asks: ['pebbles'],
    tellsSecrets: false,
    board: (view) => [`pebbles: ${'o'.repeat(as(view).n[0] as number)}`],
    hand: (view, seat) => [`taken: ${as(view).taken[seat]}`],
    groups: ['do'],
    group: () => 'do',
    note: () => '',
    opens: () => false,
    goesOn: () => false,
    pages: {},
    pageExample: '',
    secrets: (view, seat) => (as(view).secret[seat] ? [`card ${as(view).secret[seat]}`] : []),
    lineName: (label) => label,
    signs: () => [],
    lexicon: ['take', 'draw', 'chalk'],
    result: (state) => toy.scores(as(state)).map((score, seat) => `${toy.seatsOf(as(state))[seat]} ${score}`),
  },
  cardHeads: [],
  cards: () => [],
  wealth: (state) =>
    toy.scores(as(state)).map((score, seat) => ({ seat: words.seat(seat), score, owns: [] as readonly never[] })),
  bench: {
    settings: {},
    vary: ['pebbles'],
    decisions: 1,
    search: { settings: {}, simulations: 1 },
    stateBytes: 64,
    strong: () => [],
    extreme: () => [],
  },
};
