import { Random, type State } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { ahead } from '../src/evaluation.ts';
import { drawnByValue, Greedy } from '../src/greedy.ts';
import { MOST_SEATS, Outlook } from '../src/outlook.ts';
import { bot, copyOf, DECKS, mindOf, named, optionsOf, play, viewOf } from './positions.ts';

/** The options looked at, and the margin that each promises to a seat. */
function promises(outlook: Outlook<State>, seats: number, seat: number): { options: number[]; values: number[] } {
  const best = new Map<number, number>();
  for (let way = 0; way < outlook.ways.count; way++) {
    const value = ahead(outlook.values, way * MOST_SEATS, seats, seat, 1);
    const option = outlook.ways.first(way);
    best.set(option, Math.max(value, best.get(option) ?? -Infinity));
  }
  return { options: [...best.keys()], values: [...best.values()] };
}

describe('what is drawn by its value', () => {
  it('is the best at temperature 0, the first of equals', () => {
    const random = new Random('cold');
    expect(drawnByValue([1, 5, 3], 0, random)).toBe(1);
    expect(drawnByValue([-7, -2, -2], 0, random)).toBe(1);
    expect(drawnByValue([4], 0, random)).toBe(0);
  });

  it('is e times more seldom for each degree that it is worse', () => {
    const random = new Random('warm');
    const times = [0, 0, 0];
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const place = drawnByValue([10, 8, 6], 2, random);
      times[place] = (times[place] as number) + 1;
    }
    const sum = 1 + Math.exp(-1) + Math.exp(-2);
    for (const [place, count] of times.entries()) expect(count / draws).toBeCloseTo(Math.exp(-place) / sum, 1.7);
  });
});

describe('a greedy player', () => {
  it('takes the option whose outcome is valued most', () => {
    let choices = 0;
    for (const deck of DECKS.filter((_, i) => i % 3 === 0)) {
      const { game } = deck;
      const { insight, evaluation } = mindOf(game);
      const outlook = new Outlook(insight, evaluation);
      const greedy = new Greedy(insight, evaluation);
      play(deck, `greedy ${named(deck)}`, bot(game, 'random'), 1, (state, random) => {
        if (random.below(10) > 0) return;
        const seat = game.mover(state);
        const world = viewOf(game, state, seat);
        const option = greedy.choose(copyOf(game, world), seat, new Random('same'));
        insight.imagine(world, seat, new Random('same'));
        outlook.lookAtAll(world);
        const { options, values } = promises(outlook, insight.seats(world), seat);
        expect(values[options.indexOf(option)]).toBe(Math.max(...values));
        if (options.length > 1) choices++;
      });
    }
    expect(choices).toBeGreaterThan(50);
  });

  it.each(DECKS.filter((_, i) => i % 6 === 1).map((deck) => [named(deck), deck] as const))(
    'with a temperature takes the better more often, and never what is not worth a look: %s',
    (_name, deck) => {
      const { game } = deck;
      const { insight, evaluation } = mindOf(game);
      const outlook = new Outlook(insight, evaluation);
      const warm = new Greedy(insight, evaluation, 2);
      const states: State[] = [];
      play(deck, 'warm', bot(game, 'greedy'), 8, (state, random) => {
        if (random.below(20) === 0) states.push(copyOf(game, state));
      });
      let [gained, best, fair, leftOut] = [0, 0, 0, 0];
      const random = new Random('temperature');
      for (const state of states.slice(0, 12)) {
        const seat = game.mover(state);
        // What is imagined would change the values from one draw to the next: what stands here is all there is.
        outlook.lookAtAll(state);
        const { options, values } = promises(outlook, insight.seats(state), seat);
        leftOut += optionsOf(game, state).length - options.length;
        const top = Math.max(...values);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        for (let draw = 0; draw < 25; draw++) {
          const option = warm.choose(viewOf(game, state, seat), seat, random);
          const place = options.indexOf(option);
          expect(place, game.token(option)).toBeGreaterThanOrEqual(0);
          gained += (values[place] as number) - mean;
          if (values[place] === top) best++;
          fair += values.filter((value) => value === top).length / values.length;
        }
      }
      // More often than by drawing lots, but not always.
      expect(gained).toBeGreaterThan(0);
      expect(best).toBeGreaterThan(1.2 * fair);
      expect(best).toBeLessThan(25 * Math.min(12, states.length));
      expect(leftOut).toBeGreaterThan(0);
    },
  );
});
