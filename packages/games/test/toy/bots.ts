import type { GameBots, Insight } from '@quayside/bots';
import { toy, type ToyState } from './game.ts';

const insight: Insight<ToyState> = {
  game: toy,
  seats: () => 2,
  tables: ['2'],
  table: () => 0,
  features: ['taken', 'secret'],
  welcome: new Set(['taken', 'secret']),
  limits: {},
  describe: (s, seat, out) => {
    out[0] = s.taken[seat] as number;
    // What another keeps secret is worth what a card is worth as a rule.
    out[1] = Math.min(s.secret[seat] as number, 4);
  },
  clock: (s) => s.n[0] as number,
  turn: (s) => ((s.n[0] as number) << 2) | (s.n[1] as number),
  atRest: (s) => s.n[2] === 0,
  firstGuess: (_, option) => (option <= 3 ? option : 0),
  searchOptions: (_, all, out) => {
    for (let at = 0; at < all.count; at++) out.add(all.at(at));
  },
  imagine: (view, seat, random) => toy.reshuffle(view, seat, random),
};

/** What players know of the toy. */
export const bots: GameBots<ToyState> = {
  game: toy,
  insight: () => insight,
  weights: { hours: [0, 9], tables: { '2': { taken: [1, 1], secret: [1, 1] } } },
  search: {},
  worth: (s, seat) => toy.scores(s)[seat] as number,
};
