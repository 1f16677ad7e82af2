import { parseArgs } from 'node:util';
import { type Deck, DECKS, named } from '../test/positions.ts';
import { regretsIn } from '../test/regrets.ts';

/*
 * Looks for what a player should never do, in games of good play, of play at random, and of good play with whims:
 *   node packages/bots/bench/never.ts --bots mate,captain,harbour-master --positions 2000
 * A move is wrong that another beats in every respect, and so is selling what is bought in the same turn.
 */

const WHIMS = [0, 1, 6] as const;
/** One decision in so many is looked at: games are long, and neighbours are alike. */
const EVERY = { mate: 10, other: 40 } as const;

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'mate,captain,harbour-master' },
    positions: { type: 'string', default: '2000' },
    game: { type: 'string' },
  },
});
const wanted = Number(values.positions);
const games = values.game ? [values.game] : [...new Set(DECKS.map(({ game }) => game.id))];
let wrong = 0;
for (const name of values.bots.split(',')) {
  for (const game of games) {
    const decks = DECKS.filter((deck) => deck.game.id === game);
    const found: string[] = [];
    let seen = 0;
    for (let n = 0; seen < wanted; n++) {
      const deck = decks[n % decks.length] as Deck;
      const every = name === 'mate' ? EVERY.mate : EVERY.other;
      const regrets = regretsIn(deck, name, WHIMS[n % WHIMS.length] as number, every, ` ${n}`);
      seen += regrets.seen;
      found.push(...regrets.found.map((each) => `${named(deck)}, ${each}`));
    }
    for (const each of found.slice(0, 20)) console.log(each);
    console.log(`${game}, ${name}: ${seen} decisions, ${found.length} wrong`);
    wrong += found.length;
  }
}
process.exitCode = wrong === 0 ? 0 : 1;
