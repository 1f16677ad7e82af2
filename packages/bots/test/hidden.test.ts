import { Random, type State } from '@quayside/kernel';
import { dealtTo, handOf, leHavre, type LeHavreState } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { leHavreInsight } from '../src/le-havre/insight.ts';
import type { Player } from '../src/player.ts';
import { bot, copyOf, type Deck, LE_HAVRE_DECKS, named, PARIS_DECKS, play, viewOf } from './positions.ts';

const NAMES = ['greedy', 'search-100'] as const;

/** Has somebody looked at special buildings that the seat that decides has not seen? */
function someKnowMore(s: LeHavreState): boolean {
  return [...s.special].some((card, place) => card > 0 && (((s.knownBy[place] as number) >> s.seat) & 1) === 0);
}

const hidesSomething = (deck: Deck, state: State): boolean =>
  deck.game.id === 'paris' ? deck.settings['holdings'] !== 'open' : someKnowMore(state as LeHavreState);

/** What a player who has seen nothing before chooses for a seed; it leaves the view as it was. */
function chosen(player: Player, view: State, seat: number): number {
  const before = view.digest();
  const option = player.choose(view, seat, new Random('the same'));
  expect(view.digest(), 'a player changed its view').toBe(before);
  return option;
}

const hiding = (decks: readonly Deck[]): Deck[] =>
  decks.filter(({ settings }) => settings['holdings'] !== 'open' && settings['players'] !== '1');

describe.each([
  ['Paris', hiding(PARIS_DECKS), 8],
  // Only full games have special buildings, and only some visits to the Marketplace show them.
  ['Le Havre', hiding(LE_HAVRE_DECKS.slice(0, 5)), 1],
])('what a seat cannot know in %s', (_, decks, every) => {
  it('makes no difference to its choice', () => {
    let [positions, changed] = [0, 0];
    for (const deck of decks) {
      const { game } = deck;
      let here = 0;
      // At random, so that players look into the pile of special buildings.
      play(deck, `hidden ${named(deck)}`, bot(game, 'random'), 1, (state, random) => {
        if (here >= 200 / decks.length || !hidesSomething(deck, state) || random.below(every) > 0) return;
        here++;
        positions++;
        const seat = game.mover(state);
        const other = copyOf(game, state);
        game.reshuffle(other, seat, random);
        if (!other.equals(state)) changed++;
        const [view, same] = [viewOf(game, state, seat), viewOf(game, other, seat)];
        expect(view.equals(same)).toBe(true);
        for (const name of NAMES) {
          expect(chosen(bot(game, name), same, seat), `${named(deck)} ${game.line(state)}: ${name}`).toBe(
            chosen(bot(game, name), view, seat),
          );
        }
      });
    }
    expect(positions).toBeGreaterThanOrEqual(200);
    expect(changed).toBeGreaterThan(positions / 2);
  });
});

// Whoever enters the Construction Site puts up a card of its hand: with an empty one a search would look for it for ever.
it('is imagined where a hand of special buildings is hidden (L-953)', () => {
  const six = 'construction-site+ms-dagmar+junkyard+picket-line+cattle-drive+hotel';
  const deck = { game: leHavre, settings: { players: '3', length: 'full', sets: six } } as unknown as Deck;
  let hands = 0;
  for (let n = 0; n < 6; n++) {
    play(deck, `hands ${n}`, bot(deck.game, 'random'), 1, (state, random) => {
      const s = state as LeHavreState;
      if (s.held === 0) return;
      const view = viewOf(leHavre, s, s.seat);
      leHavreInsight.imagine(view, s.seat, random);
      for (let seat = 0; seat < s.players; seat++) {
        const hand = handOf(view, seat);
        expect(hand).toHaveLength(dealtTo(s, seat));
        if (seat === s.seat) expect(hand).toEqual(handOf(s, seat));
        hands++;
      }
    });
  }
  expect(hands).toBeGreaterThan(10);
});
