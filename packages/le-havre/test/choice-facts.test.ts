import type { JsonObject } from '@quayside/kernel';
import { describe, test } from 'vitest';
import { asWritten, check, inside, type Row, table } from './refused.ts';
import { given, type Scenario } from './scenario.ts';

/* A choice of the right kind that is not offered: what a refusal tells of the amount, the good, the moment. */

describe('a fee', () => {
  /** Two food; francs are food as well. */
  const firm = (): Scenario =>
    table(
      { francs: 3, goods: { meat: 1, fish: 2, wood: 9 } },
      { town: ['construction-firm'], piles: [['joinery']] },
    ).play('enter construction-firm');
  /** Two francs and nothing else: a position may be written down before what cannot be chosen. */
  const abattoir: Row[0] = () =>
    asWritten({
      phase: 'fee',
      town: ['abattoir'],
      seats: { red: { francs: 3, goods: { cattle: 2, fish: 2 }, disc: 'abattoir' } },
      visit: { building: 'abattoir' },
    });
  test.each<Row>([
    [firm, 'pay 1 franc', 'L-411 fee-too-small', { building: 'construction-firm', food: 2, francs: 0, worth: 1 }],
    [firm, 'pay 1 meat 1 fish', 'L-416 superfluous', { due: 2, good: 'fish' }],
    [firm, 'pay 1 fish 2 franc', 'L-416 superfluous', { due: 2, good: 'fish' }],
    [firm, 'pay 4 franc', 'L-411 not-held', { good: 'franc', have: 3 }],
    [abattoir, 'pay 2 fish', 'L-413 fee-in-francs', { building: 'abattoir', food: 0, francs: 2 }],
    [abattoir, 'pay 1 franc', 'L-411 fee-too-small', { building: 'abattoir', food: 0, francs: 2, worth: 1 }],
  ])('%s: %s %s', check);
});

describe('goods to pick', () => {
  test.each<Row>([
    [
      () => inside('marketplace', {}),
      'pick grain',
      'L-804 too-few-left',
      { building: 'marketplace', good: 'grain', need: 2 },
    ],
    [
      () => table({ buildings: ['town-square', 'bakehouse', 'joinery'] }).play('enter town-square'),
      'enough',
      'L-423 picks-due',
      { building: 'town-square', need: 1, have: 0, most: 2 },
    ],
  ])('%s: %s %s', check);
});

describe('what stands in for clay and iron', () => {
  /** The Colliery takes three clay. */
  const colliery = (clay: number, brick: number): Scenario =>
    inside('building-firm-1', { goods: { wood: 9, clay, brick } }, 'build colliery', {
      piles: [['colliery'], ['joinery']],
    });
  const kiln = (clay: number, brick: number): ReturnType<Row[0]> =>
    asWritten({
      phase: 'brick',
      seats: { red: { goods: { clay, brick, wood: 1 }, buildings: ['kiln'], disc: 'kiln' } },
      visit: { building: 'kiln', times: 1, clayDue: 1, need: 1 },
    });
  const wharf = (iron: number, steel: number): Scenario =>
    inside('wharf-1', { goods: { iron, steel, wood: 9, brick: 1 } }, 'build iron-ship', {
      ships: { wooden: ['wooden-2'], iron: ['iron-2'] },
    });
  test.each<Row>([
    [() => colliery(3, 1), 'use 3 brick', 'L-504 not-held', { good: 'brick', have: 1 }],
    [() => colliery(3, 1), 'use 4 brick', 'L-510 substitutes-over', { instead: 'clay', due: 3 }],
    [() => colliery(2, 2), 'use 0 brick', 'L-504 not-held', { good: 'clay', have: 2 }],
    [() => colliery(1, 3), 'use 1 brick', 'L-504 not-held', { good: 'clay', have: 1 }],
    [() => wharf(3, 3), 'use 0 steel', 'L-552 not-held', { good: 'iron', have: 3 }],
    [() => wharf(4, 1), 'use 2 steel', 'L-552 not-held', { good: 'steel', have: 1 }],
    [() => wharf(4, 1), 'use 1 brick', 'L-511 no-substitute', { good: 'brick', instead: 'iron' }],
    [() => kiln(1, 0), 'use 1 brick', 'L-422 not-held', { good: 'brick', have: 0 }],
    [() => kiln(0, 1), 'use 0 brick', 'L-422 not-held', { good: 'clay', have: 0 }],
  ])('%s: %s %s', check);
});

describe('energy', () => {
  /** Eight energy for sixteen bricks. */
  const brickworks = (): Scenario =>
    inside('brickworks', { goods: { clay: 16, coal: 3, charcoal: 1, wood: 1 } }, 'convert 16');
  /** Nine energy for three ships, and three goods to go aboard. */
  const sailing = (): Scenario =>
    inside(
      'shipping-line',
      { goods: { coal: 3, charcoal: 1, wood: 3 }, ships: ['wooden-2', 'wooden-2', 'wooden-4'] },
      'sail 3 wooden',
    );
  test.each<Row>([
    [brickworks, 'burn 1 coal', 'L-603 energy-too-small', { energy: 8, have: 7 }],
    [brickworks, 'burn 0 coal', 'L-603 energy-too-small', { energy: 8, have: 4 }],
    [sailing, 'burn 0 coal', 'L-603 energy-too-small', { energy: 9, have: 6 }],
    [sailing, 'burn 1 coal', 'L-621 good-for-each-ship', {}],
  ])('%s: %s %s', check);
});

describe('food', () => {
  const feed = (goods: JsonObject, francs = 0): Scenario =>
    given({ round: 9, phase: 'feed', seats: { red: { francs, goods } } });
  const meal = (): Scenario => feed({ meat: 5, bread: 3, fish: 3 }).play('food 4 meat');
  test.each<Row>([
    [() => feed({ meat: 9 }, 3), 'food 1 wood', 'L-722 not-food', { good: 'wood' }],
    [() => feed({ meat: 5, bread: 1, fish: 3 }), 'food 2 meat', 'L-723 food-too-small', { due: 16, have: 11 }],
    [meal, 'food 3 bread', 'L-723 superfluous', { due: 4, good: 'bread' }],
    [meal, 'food 4 bread', 'L-422 not-held', { good: 'bread', have: 3 }],
    [meal, 'food 0 bread', 'L-723 food-too-small', { due: 4, have: 3 }],
    [meal, 'food 1 meat', 'notation out-of-order', { token: 'food 1 meat' }],
  ])('%s: %s %s', check);
});

describe('a limit', () => {
  test.each<Row>([
    [() => inside('tannery', { goods: { hide: 9 } }), 'convert 5', 'L-611 over-limit', { most: 4 }],
    [() => inside('tannery', { goods: { hide: 3 } }), 'convert 4', 'L-422 missing-goods', { building: 'tannery' }],
  ])('%s: %s %s', check);
});
