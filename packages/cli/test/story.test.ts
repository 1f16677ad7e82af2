import { readdirSync, readFileSync } from 'node:fs';
import {
  type Chapter,
  CHANCE,
  type Deed,
  type Game,
  type JsonObject,
  LANGUAGES,
  NOBODY,
  type State,
  Table,
  tell,
  type Words,
} from '@quayside/kernel';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import { paris, parisWords } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { Speaker } from '../src/words.ts';

const GAMES = {
  'le-havre': { game: leHavre as Game<State>, words: leHavreWords as Words<State> },
  paris: { game: paris as Game<State>, words: parisWords as Words<State> },
};
type Id = keyof typeof GAMES;

const RED = 0;
const english = new Speaker('en', leHavreWords.messages, parisWords.messages);

/** Deeds as one would read them: the name where another seat goes on, an arrow before what came of it. */
function read(deeds: readonly Deed[], words: Words<State>, speaker = english): string[] {
  let last = NOBODY;
  return deeds.map(({ seat, message }) => {
    const what = speaker.say(message);
    if (seat === NOBODY) return `→ ${what}`;
    if (seat === CHANCE || seat === last) return what;
    last = seat;
    return `${speaker.say(words.seat(seat))} ${what}`;
  });
}

/** What is told of tokens that are played from a position: "label", and its deeds. */
function story(id: Id, position: JsonObject, tokens: string, viewer = RED): Record<string, string[]> {
  const { game, words } = GAMES[id];
  const started = Table.start(game, { settings: {}, seed: 'story', position });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const table = started.value;
  for (const token of tokens.split('; ')) {
    const refusal = table.follow(game.mover(table.state), token);
    if (refusal) throw new Error(`${token}: ${JSON.stringify(refusal)}`);
    table.deal();
  }
  const chapters = tell(table, words, { from: 0, viewer, onlyNews: false });
  return Object.fromEntries(chapters.map(({ label, deeds }) => [label.split(' ')[0] as string, read(deeds, words)]));
}

/** Red before the main action, with an own Town Square that keeps the turn from ending by itself. */
const main = (red: JsonObject, more: JsonObject = {}): JsonObject => ({
  players: 2,
  round: 9,
  turn: 1,
  phase: 'main',
  ...more,
  seats: {
    green: {},
    ...(more['seats'] as JsonObject),
    red: { ...red, buildings: ['town-square', ...((red['buildings'] as string[] | undefined) ?? [])] },
  },
});

describe('the story of Le Havre', () => {
  test('tells a building, who got its fee, and what it gave by itself', () => {
    const green = { seats: { green: { buildings: ['hardware-store'] } } };
    expect(story('le-havre', main({ francs: 1 }, green), 'enter hardware-store')).toEqual({
      '9.1': ['Red enters the Hardware Store (1 franc to Green)', 'takes 1 wood, 1 iron, 1 brick'],
    });
  });

  test('gathers what is picked piece by piece; who may not see the special buildings reads of a look', () => {
    const market = main(
      { buildings: ['marketplace'] },
      { specials: { pile: 6, unseen: ['kiln', 'zoo', 'farm', 'diner', 'tavern', 'bakery'] } },
    );
    const picked = 'enter marketplace; pick coal; pick hide; keep';
    const [enters, takes, pile, top] = story('le-havre', market, picked)['9.1'] as string[];
    expect([enters, takes]).toEqual(['Red enters the Marketplace', 'takes 1 coal, 1 hide']);
    expect(pile).toMatch(/^sees on the pile: [A-Z]\w+, [A-Z]\w+$/);
    expect(top).toMatch(/^leaves the [A-Z]\w+ on top of the special buildings$/);
    expect(story('le-havre', market, picked, 1)['9.1']?.slice(2)).toEqual(['looks at the top two special buildings']);
  });

  test('gathers ships, fuel and cargo', () => {
    const red = {
      goods: { coal: 1, wood: 5, bread: 2, hide: 1 },
      ships: ['wooden-2', 'iron-2'],
      buildings: ['shipping-line'],
    };
    const sailing =
      'enter shipping-line; sail 1 wooden; sail 1 iron; burn 1 coal; burn 3 wood; ship 2 bread; ship 1 hide; ship 2 wood';
    const told = story('le-havre', main(red), sailing)['9.1'];
    expect(told?.slice(1)).toEqual([
      'sails with a wooden ship, an iron ship',
      'burns 1 coal, 3 wood',
      'ships 2 bread, 1 hide, 2 wood: 10 francs',
    ]);
  });

  test('tells an exchange by what was given for what', () => {
    const red = { goods: { clay: 4, fish: 1 }, buildings: ['business-office'] };
    const told = story(
      'le-havre',
      main(red),
      'enter business-office; want steel; give 1 fish; want brick; give 1 clay',
    );
    expect(told['9.1']).toEqual(['Red enters the Business Office', '1 fish, 3 clay → 1 steel', '1 clay → 1 brick']);
  });

  test('tells the end of a round in a line of its own: harvest, a deed for each who feeds, town, ship, next round', () => {
    const seats = {
      red: { francs: 9, goods: { grain: 1, cattle: 2, fish: 3, bread: 2 }, buildings: ['bank'] },
      green: { francs: 2, goods: { fish: 1 } },
    };
    const ending = { players: 2, round: 5, turn: 7, phase: 'after', piles: [['fishery'], ['church']], seats };
    expect(story('le-havre', ending, 'end; food 2 bread; food 3 fish')['5.end']).toEqual([
      '→ Red harvests 1 grain, 1 cattle',
      'Red pays 2 bread, 3 fish, 2 francs as food',
      'Green pays 1 fish, 2 francs as food and takes 2 loans for the rest',
      '→ The town builds the Fishery',
      expect.stringMatching(/^→ New ship: /),
      expect.stringMatching(/^→ Round 6 begins. At its end: \d+ food each, (with a|no) harvest$/),
    ]);
  });

  test('tells it there too where nobody has to feed', () => {
    const seats = { red: { ships: ['wooden-2'], buildings: ['bank'] }, green: { ships: ['iron-2'] } };
    const told = story('le-havre', { players: 2, round: 2, turn: 7, phase: 'after', seats }, 'end');
    expect(Object.keys(told)[0]).toBe('2.end');
    expect(told['2.end']?.at(-1)).toMatch(/^→ Round 3 begins/);
  });
});

describe('the story of Paris', () => {
  const RECORD = readFileSync(new URL('../../../records/paris/printed-3.record', import.meta.url), 'utf8');

  test('tells a move with where the key came from, and no price twice', () => {
    const opened = Table.replay(paris, RECORD);
    if (!opened.ok) throw new Error('no record');
    const chapters = tell(opened.value, parisWords, { from: 0, viewer: 1, onlyNews: false });
    const told = chapters.flatMap(({ deeds }) => read(deeds, parisWords as Words<State>));
    // Its district is named once, by where it goes.
    expect(told.some((each) => /moves a key from (the bank|\d) to .+: \d+ francs?/.test(each))).toBe(true);
    expect(told.filter((each) => each.includes('from the bank of'))).toEqual([]);
    expect(told.filter((each) => /Draw|shows|Occupy|^Pay |a bonus tile$/.test(each))).toEqual([]);
    expect(chapters.at(-1)?.label).toBe('count');
  });
});

const records = (['le-havre', 'paris'] as const).flatMap((id) => {
  const folder = new URL(`../../../records/${id}/`, import.meta.url);
  return readdirSync(folder).map((name) => ({ id, name, text: readFileSync(new URL(name, folder), 'utf8') }));
});

describe.each(records)('the story of $id $name', ({ id, text }) => {
  const { game, words } = GAMES[id];
  const opened = Table.replay(game, text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const table = opened.value;
  const seats = [...game.seatsOf(table.state).keys()];
  const told = (viewer: number): Chapter[] => tell(table, words, { from: 0, viewer, onlyNews: false });

  test('can be read in every language, and says nothing twice in a row', () => {
    const chapters = told(RED);
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, words.messages);
      for (const { label, deeds } of chapters) {
        const lines = read(deeds, words, speaker);
        expect(lines.join(), label).not.toMatch(/\{\w|undefined|NaN|\[object/);
        expect(
          lines.filter((line, at) => line === lines[at + 1]),
          label,
        ).toEqual([]);
      }
    }
  });

  test('has each line once, in order', () => {
    const chapters = told(RED);
    expect(new Set(chapters.map(({ label }) => label)).size).toBe(chapters.length);
    expect(chapters.every(({ step }, at) => at === 0 || step >= (chapters[at - 1] as Chapter).step)).toBe(true);
    expect(chapters.at(-1)?.step).toBeLessThanOrEqual(table.steps.length);
  });

  test('tells nobody what only another has seen', () => {
    const secret = new Set(['told.on-top', 'paris.told.keep']);
    for (const viewer of seats) {
      const spoken = told(viewer).flatMap(({ deeds }) => deeds.filter(({ message }) => secret.has(message.key)));
      expect(spoken.filter(({ seat }) => seat !== viewer)).toEqual([]);
    }
  });
});
