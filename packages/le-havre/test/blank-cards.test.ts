import { fromSnapshot, type JsonObject, Random, settingsFor, snapshotOf, Table } from '@quayside/kernel';
import { conform, conformTable } from '@quayside/kernel/conformance';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, it, test } from 'vitest';
import { begin } from './begin.ts';
import { Scenario } from './scenario.ts';

const card = (en: string, more: object): object => ({
  'quayside-card': 1,
  name: { en },
  type: 'economic',
  value: 6,
  price: 8,
  fee: { food: 1 },
  effects: [],
  ...more,
});

const CANTEEN = card('Canteen', { effects: [{ convert: { fish: 1 }, into: { franc: 2 }, most: 4 }], fishermen: 2 });
const OFFICE = card('Office', { fee: {}, effects: [{ rule: 'business-office' }], players: [2, 3, 4, 5] });
const TOWER = card('Tower', {
  type: 'public',
  fee: null,
  effects: [
    { worth: 'fish', francs: 2 },
    { income: 'coal', amounts: [1, 1, 1, 1, 1] },
    { feeds: [3, 3, 2, 1, 1] },
    { discount: { wood: 1 } },
  ],
});
const YARD = card('Yard', {
  type: 'craftsman',
  fee: { food: 2, francs: 1, either: true },
  effects: [
    {
      either: [
        { convert: { clay: 2 }, into: { brick: 3 }, substitute: true },
        { convert: { hide: 1 }, into: { leather: 1 }, halfEnergy: 2 },
      ],
    },
    { gain: { wood: 9 }, perHammer: 'iron', loans: 1 },
  ],
});
const cards = JSON.stringify([CANTEEN, OFFICE, TOWER, YARD]);

const why = (given: Record<string, string>): unknown[] => {
  const settings = settingsFor(leHavre, { players: '3', ...given });
  return settings.ok
    ? [settings.value['sets']]
    : settings.problems.map(({ at, facts }) => [at, facts['reason'], facts['place']]);
};

/** A position of two players in which red owns some cards and can act. */
function position(of: {
  owns?: string[];
  town?: string[];
  goods?: Record<string, number>;
  francs?: number;
}): JsonObject {
  const start = begin({ players: '2', length: 'full', cards, sets: 'base+blank' }).position;
  const seats = start['seats'] as Record<string, JsonObject>;
  const specials = start['specials'] as { unseen: string[] };
  const placed = [...(of.owns ?? []), ...(of.town ?? [])];
  return {
    ...start,
    phase: 'main',
    town: [...(start['town'] as string[]), ...(of.town ?? [])],
    specials: { ...specials, unseen: specials.unseen.filter((slug) => !placed.includes(slug)) },
    seats: {
      ...seats,
      red: { ...seats['red'], francs: of.francs ?? 20, goods: { ...of.goods }, buildings: of.owns ?? [] },
    },
  };
}

describe('blank cards come to a table (L-133)', () => {
  it('with their set, and the set with them', () => {
    expect(why({ cards, sets: 'base+blank' })).toEqual(['base+blank']);
    expect(why({ cards, sets: '1:blank+5:base' })).toEqual(['5:base+1:blank']);
    expect(why({ cards, sets: 'zoo+farm+blank-2+tavern+diner+bakery' })[0]).toBe(
      'bakery+farm+diner+tavern+zoo+blank-2',
    );
    expect(why({ cards })).toEqual([['sets', 'sets-without-blank', undefined]]);
    expect(why({ sets: 'base+blank' })).toEqual([['sets', 'sets-no-cards', undefined]]);
    expect(why({ cards, sets: 'blank' })).toEqual([['sets', 'sets-too-few', undefined]]);
  });

  it('a card that is not there, or not with so many players, is refused by name', () => {
    const one = JSON.stringify([CANTEEN]);
    expect(why({ cards: one, sets: 'zoo+farm+blank-2+tavern+diner+bakery' })).toEqual([
      ['sets', 'sets-no-blank', undefined],
    ]);
    const six = 'zoo+farm+blank-1+tavern+diner+bakery';
    const four = JSON.stringify([card('Four', { fee: null, players: [4] })]);
    expect(why({ cards: four, sets: six })).toEqual([['sets', 'sets-not-so-many', undefined]]);
  });

  it('a broken card is refused at its field', () => {
    expect(why({ cards: '[', sets: 'base+blank' })).toEqual([['cards', 'card-not-json', undefined]]);
    expect(why({ cards: '[]', sets: 'base+blank' })).toEqual([['cards', 'card-size', undefined]]);
    const broken = JSON.stringify([CANTEEN, card('x', { value: 99, fee: null })]);
    expect(why({ cards: broken, sets: 'base+blank' })).toEqual([['cards', 'not-number', 'cards[1].value']]);
  });

  it('they lie among the special buildings of their numbers of players', () => {
    const unseen = (players: string): string[] =>
      (begin({ players, length: 'full', cards, sets: 'base+blank' }).position['specials'] as { unseen: string[] })
        .unseen;
    expect(unseen('2').filter((slug) => slug.startsWith('blank'))).toEqual([
      'blank-1',
      'blank-2',
      'blank-3',
      'blank-4',
    ]);
    expect(unseen('1').filter((slug) => slug.startsWith('blank'))).toEqual(['blank-1', 'blank-3', 'blank-4']);
  });

  it('they travel in the header, in their one way of writing, and in a position', () => {
    const table = Table.start(leHavre, { settings: { players: '3', cards, sets: 'base+blank' }, seed: 'x' });
    const record = table.ok ? table.value.record() : '';
    expect(record).toContain('  cards [{"quayside-card":1,"name":{"en":"Canteen"},"type":"economic",');
    const again = Table.replay(leHavre, record);
    expect(again.ok && again.value.record()).toBe(record);
    const read = leHavre.fromPosition(table.ok ? leHavre.toPosition(table.value.state) : {});
    expect(read.ok && read.value.table.files.length).toBe(4);
  });

  it('bytes alone say which cards they are', () => {
    const state = leHavre.setup({ players: '3', cards, sets: 'base+blank' }, new Random('x'));
    const read = fromSnapshot(leHavre, snapshotOf(leHavre, state));
    expect(read.ok && read.value.table).toBe(state.table);
  });
});

describe('blank cards do what they say', () => {
  it('are entered for their fee and used', () => {
    const game = new Scenario(position({ town: ['blank-1'], goods: { fish: 5 } }));
    game.play('enter blank-1; pay 1 fish; convert 4');
    expect(game.seat('red')).toMatchObject({ francs: 28, disc: 'blank-1' });
  });

  it('are bought, owned and counted', () => {
    const game = new Scenario(position({ town: ['blank-3'], goods: { fish: 5 } }));
    game.play('take fish; buy blank-3');
    expect(game.seat('red')).toMatchObject({ buildings: ['blank-3'], francs: 12 });
    game.refuses('enter blank-3', 'L-223');
  });

  it('name a rule that asks', () => {
    const game = new Scenario(position({ owns: ['blank-2'], goods: { fish: 4, wood: 1 } }));
    game.play('enter blank-2; want nothing; want brick');
    expect(game.offered).toEqual(['give 1 fish', 'give 1 wood']);
  });

  it('one of two conversions, then a gain; the padlock keeps everybody out', () => {
    const game = new Scenario(
      position({ owns: ['blank-4', 'blank-3'], goods: { clay: 4, brick: 1, hide: 1, coal: 1 } }),
    );
    game.refuses('enter blank-3', 'L-404');
    game.play('enter blank-4; convert 2; use 0 brick');
    expect(game.seat('red')).toMatchObject({ loans: 1, goods: { brick: 7, wood: 9, hide: 1 } });
  });

  it('give nobody more than 100 of a good (L-134)', () => {
    const game = new Scenario(position({ owns: ['blank-4'], goods: { wood: 95, clay: 2, hide: 1 } }));
    game.play('enter blank-4; convert 0; convert 0');
    expect(game.seat('red').goods['wood']).toBe(100);
  });
});

describe('the conformance kit with blank cards', () => {
  test.each(['1', '2', '3', '4', '5'])('for %s', (players) => {
    const six =
      players === '1' ? 'farm+tavern+zoo+blank-1+blank-3+blank-4' : 'farm+tavern+blank-1+blank-2+blank-3+blank-4';
    for (const sets of ['base+blank', '2:blank+4:base', six]) {
      const settings = { players, length: 'full', cards, sets };
      expect(conform(leHavre, { settings, seed: `blank ${sets}`, every: 4 })).toEqual([]);
      expect(conformTable(leHavre, settings, `blank ${sets}`)).toEqual([]);
    }
  });
});
