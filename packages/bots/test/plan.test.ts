import { LANGUAGES, Random, type State } from '@quayside/kernel';
import { leHavreWords } from '@quayside/le-havre';
import { parisWords } from '@quayside/paris';
import { Speaker } from '@quayside/speech';
import { describe, expect, it } from 'vitest';
import { Planner } from '../src/plan.ts';
import { tellingReasons } from '../src/reasons.ts';
import { Search } from '../src/search.ts';
import { bot, botsOf, copyOf, DECKS, mindOf, named, play, viewOf } from './positions.ts';

/** Decisions of a game of which a plan is made: one in so many. */
const ONE_IN = 41;
const SIMULATIONS = 40;
/** Every number of players, both lengths, and a variant. */
const SOME = DECKS.filter((_, at) => at % 3 === 1);

describe('a plan', () => {
  it.each(SOME.map((deck) => [named(deck), deck] as const))(
    '%s: begins with what was thought, changes nothing, and is said in every language',
    (_, deck) => {
      const { game } = deck;
      const { insight, evaluation, params } = mindOf(game);
      const planner = new Planner(botsOf(game));
      const words = game.id === 'paris' ? parisWords : leHavreWords;
      const speakers = LANGUAGES.map((language) => new Speaker(language, words.messages[language]));
      let seen = 0;
      let reasons = 0;
      let next = 0;
      play(deck, 'plan', bot(game, 'greedy'), 20, (state: State) => {
        if (++seen % ONE_IN !== 0) return;
        const seat = game.mover(state);
        const view = viewOf(game, state, seat);
        const before = copyOf(game, view);
        const search = new Search(insight, evaluation, view, seat, new Random('plan'), params);
        search.think(SIMULATIONS);
        const thought = search.thought();
        const { way, others, why } = planner.plan(view, seat, thought);
        expect(view.bytes).toEqual(before.bytes);
        expect(way.option).toBe(thought.option);
        expect(way.now.steps[0]).toBe(thought.option);
        expect(way.now.states).toHaveLength(way.now.steps.length);
        expect(others.map(({ option }) => option)).not.toContain(way.option);
        expect(way.now.before.bytes).toEqual(view.bytes);
        if (way.next) expect(game.mover(way.next.before)).toBe(seat);
        // Nobody knows what is drawn, nor what is best then.
        if (game.token(way.option).startsWith('draw ')) expect(way.next).toBeNull();
        if (way.worth === null) expect(way.next).toBeNull();
        const afters = [way, ...others].map(({ now }) => now.after.bytes.join());
        expect(new Set(afters).size).toBe(afters.length);
        expect(way.isSameTurn).toBe(way.next !== null && game.line(way.next.before) === game.line(view));
        next += way.next ? 1 : 0;
        reasons += why.length > 0 ? 1 : 0;
        expect(why.length).toBeLessThanOrEqual(3);
        for (const reason of why)
          for (const speaker of speakers) expect(speaker.say(reason)).not.toMatch(/[{}]|undefined|NaN/);
      });
      expect(reasons).toBeGreaterThan(0);
      expect(next).toBeGreaterThan(0);
    },
  );
});

describe('what is told', () => {
  const reason = (about: string, weight: number) => ({ about, weight, message: { key: about } });
  const told = (...args: Parameters<typeof tellingReasons>): string[] => tellingReasons(...args).map(({ key }) => key);

  it('is what the other ways lack, the weightiest first, three at most', () => {
    const own = [reason('same', 5), reason('own', 3), reason('more', 4), reason('small', 1), reason('least', 0.6)];
    expect(told(own, [])).toEqual(['same', 'more', 'own']);
    expect(told(own, [[reason('same', 5), reason('more', 1)], [reason('same', 6)]])).toEqual(['more', 'own', 'same']);
  });

  it('is something where there is anything at all', () => {
    expect(told([reason('little', 0.1), reason('less', 0.05)], [])).toEqual(['little']);
    expect(told([], [[reason('other', 3)]])).toEqual([]);
  });
});
