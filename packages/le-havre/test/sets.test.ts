import { Options, Random, settingsFor, Table } from '@quayside/kernel';
import { CARDS, leHavre, leHavreWords } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { begin } from './begin.ts';

const SPECIAL = CARDS.slice(33);
const setOf = (slug: string): string => CARDS.find((card) => card.slug === slug)?.set ?? '';

function unseen(settings: Record<string, string>): string[] {
  const game = begin({ length: 'full', ...settings });
  return (game.position['specials'] as { unseen: string[] }).unseen;
}

/** The special buildings that the town gets, in a game in which nothing else happens. */
function revealed(sets: string, seed: string): string[] {
  const state = leHavre.setup({ players: '5', length: 'full', sets }, new Random(seed));
  const random = new Random(`${seed}/chance`);
  const options = new Options();
  const shown: string[] = [];
  while (leHavre.mover(state) !== -2) {
    options.clear();
    leHavre.options(state, options);
    const tokens = Array.from({ length: options.count }, (_, at) => leHavre.token(options.at(at)));
    const weights = tokens.map((_, at) => leHavre.weight(state, options.at(at)));
    let draw = leHavre.mover(state) === -1 ? random.below(weights.reduce((a, b) => a + b, 0)) : 0;
    let at = 0;
    while (leHavre.mover(state) === -1 && draw >= weights[at]!) draw -= weights[at++]!;
    const token = tokens[at] as string;
    if (token.startsWith('reveal')) shown.push(token.slice('reveal '.length));
    leHavre.apply(state, options.at(at));
  }
  return shown;
}

const why = (given: Record<string, string>): unknown[] => {
  const settings = settingsFor(leHavre, given);
  return settings.ok ? [settings.value['sets']] : settings.problems.map(({ at, facts }) => [at, facts['reason']]);
};

describe('sets of special buildings (L-127)', () => {
  it('81 special buildings: 36 of the base game, 12 of Essen 2008, 32 of Le Grand Hameau, 1 of Essen 2010', () => {
    const count = (set: string): number => SPECIAL.filter((card) => card.set === set).length;
    expect(['base', 'essen-2008', 'le-grand-hameau', 'essen-2010'].map(count)).toEqual([36, 12, 32, 1]);
    expect(CARDS).toHaveLength(114);
  });

  it('without a word the six are of the base game', () => {
    expect(unseen({ players: '3' })).toHaveLength(36);
    expect(new Set(unseen({ players: '3' }).map(setOf))).toEqual(new Set(['base']));
  });

  it('sets are added up', () => {
    const both = unseen({ players: '3', sets: 'base+le-grand-hameau' });
    expect(new Set(both.map(setOf))).toEqual(new Set(['base', 'le-grand-hameau']));
    expect(both).toContain('clay-company');
    expect(unseen({ players: '3', sets: 'le-grand-hameau+essen-2010' })).toContain('toy-fair');
  });

  it('cards of no use to a single player are left out alone (L-128)', () => {
    const alone = unseen({ players: '1', sets: 'base+essen-2008+le-grand-hameau+essen-2010' });
    const several = unseen({ players: '2', sets: 'base+essen-2008+le-grand-hameau+essen-2010' });
    const useless = ['harbour-watch', 'pirates-lair', 'dive-bar', 'picket-line', 'tobacco-factory', 'cattle-drive'];
    for (const slug of [...useless, 'stockmarket', 'souvenir-shop']) expect(alone).not.toContain(slug);
    expect(several.filter((slug) => !alone.includes(slug))).toEqual(
      several.filter((slug) => [...useless, 'stockmarket', 'souvenir-shop'].includes(slug)),
    );
  });

  it('so many from each: however chance falls, no more of a set come than were wanted', () => {
    for (let n = 0; n < 20; n++) {
      const shown = revealed('2:base+3:le-grand-hameau+1:essen-2010', `counted ${n}`);
      const count = (set: string): number => shown.filter((slug) => setOf(slug) === set).length;
      expect(shown).toHaveLength(5);
      expect(count('base')).toBeLessThanOrEqual(2);
      expect(count('le-grand-hameau')).toBeLessThanOrEqual(3);
      expect(count('essen-2010')).toBeLessThanOrEqual(1);
    }
  });

  it('each set is as likely as its share of the pile', () => {
    const first = Array.from({ length: 200 }, (_, n) =>
      revealed('5:base+1:essen-2010', `share ${n}`).slice(0, 1),
    ).flat();
    const toys = first.filter((slug) => slug === 'toy-fair').length;
    expect(toys).toBeGreaterThan(15);
    expect(toys).toBeLessThan(55);
  });

  it('six by name: those six, and no other', () => {
    const six = 'farm+zoo+clay-company+inn+ranch+toy-fair';
    expect(unseen({ players: '4', sets: six }).toSorted()).toEqual(six.split('+').toSorted());
    for (const slug of revealed(six, 'by name')) expect(six.split('+')).toContain(slug);
  });

  it('a value is written in the order of the cards, whatever order it was given in', () => {
    expect(why({ sets: 'le-grand-hameau+base' })).toEqual(['base+le-grand-hameau']);
    expect(why({ sets: '3:le-grand-hameau+3:base' })).toEqual(['3:base+3:le-grand-hameau']);
    expect(why({ sets: 'toy-fair+zoo+inn+ranch+farm+clay-company' })).toEqual([
      'farm+zoo+clay-company+inn+ranch+toy-fair',
    ]);
  });

  it.each([
    ['bse', 'sets-unknown'],
    ['base+base', 'sets-twice'],
    ['essen-2010', 'sets-too-few'],
    ['3:base', 'sets-six'],
    ['4:base+3:le-grand-hameau', 'sets-six'],
    ['7:base', 'sets-count'],
    ['4:base+2:essen-2010', 'sets-too-few'],
    ['6:moon', 'sets-unknown'],
    ['zoo+farm', 'sets-six'],
    ['zoo+zoo+farm+inn+ranch+bakery', 'sets-twice'],
    ['zoo+farm+inn+ranch+bakery+marketplace', 'sets-unknown'],
    ['', 'sets-unknown'],
  ])('%s: %s', (sets, reason) => {
    expect(why({ sets })).toEqual([['sets', reason]]);
    const state = leHavre.fromPosition({ sets });
    expect(state.ok ? [] : state.problems.map(({ at, why: of }) => [at, of])).toEqual([['sets', reason]]);
    for (const language of ['en', 'ko', 'ru', 'it'] as const)
      expect(leHavreWords.messages[language][`problem.${reason}`]).toBeTruthy();
  });

  it('a card of no use alone cannot be among the six of a single player', () => {
    const sets = 'zoo+farm+inn+ranch+bakery+harbour-watch';
    expect(why({ players: '1', sets })).toEqual([['sets', 'sets-not-alone']]);
    expect(why({ players: '2', sets })).toHaveLength(1);
  });

  it('a record keeps what the table chose, and plays again', () => {
    for (const sets of [
      'base+le-grand-hameau',
      '4:base+2:le-grand-hameau',
      'farm+zoo+clay-company+inn+ranch+toy-fair',
    ]) {
      const started = Table.start(leHavre, { settings: { players: '2', sets }, seed: 'sets' });
      if (!started.ok) throw new Error(JSON.stringify(started.problems));
      const text = started.value.record();
      expect(text).toContain(`sets ${sets}  seed`);
      const again = Table.replay(leHavre, text);
      expect(again.ok && again.value.record()).toBe(text);
    }
  });

  it('a position says how many of each set are still unseen, and takes no other sum', () => {
    const game = begin({ players: '3', length: 'full', sets: '4:base+2:le-grand-hameau' });
    const specials = game.position['specials'] as { from: Record<string, number> };
    expect(specials.from).toEqual({ base: 4, 'le-grand-hameau': 2 });
    const wrong = leHavre.fromPosition({ ...game.position, specials: { ...specials, from: { base: 3 } } });
    expect(wrong.ok ? '' : wrong.problems[0]?.why).toBe('sets-six');
    const uncounted = leHavre.fromPosition({ specials: { unseen: ['zoo'], from: { base: 1 } } });
    expect(uncounted.ok ? '' : uncounted.problems[0]?.why).toBe('sets-not-counted');
  });
});
