import { describe, test } from 'vitest';
import { asWritten, check, inside, type Row, table } from './refused.ts';
import { given, type Scenario } from './scenario.ts';

/* Tokens at the wrong moment, by the wrong seat or for the wrong card: what a refusal tells of them. */

describe('whose decision it is', () => {
  const tile: Row[0] = () => asWritten({ phase: 'tile', tiles: ['fish+clay'], turn: 2 });
  const peek: Row[0] = () =>
    asWritten({
      phase: 'peek',
      specials: { pile: 2, unseen: ['zoo', 'farm'] },
      seats: { red: { buildings: ['marketplace'], disc: 'marketplace' } },
      visit: { building: 'marketplace', deed: 1, did: 2, picked: 6 },
    });
  const over: Row[0] = () => asWritten({ phase: 'over', round: 14, final: true });
  test.each<Row>([
    [over, 'red: take wood', 'L-760 game-over', { token: 'take wood' }],
    [tile, 'red: take wood', 'L-202 not-your-decision', { token: 'take wood', seat: 'red', decides: 'chance' }],
    [tile, 'tile fish+clay', 'L-202 not-possible', { token: 'tile fish+clay' }],
    [peek, 'peek bakery', 'L-202 not-possible', { token: 'peek bakery' }],
    [
      () => given({ turn: 2, offers: { wood: 1, clay: 1 } }),
      'red: take wood',
      'L-202 not-your-decision',
      { token: 'take wood', seat: 'red', decides: 'green' },
    ],
  ])('%s: %s %s', check);
});

describe('buying and selling', () => {
  const feeding = (seat: string): Scenario =>
    given({
      phase: 'feed',
      decides: seat,
      ships: { iron: ['iron-2'] },
      town: ['fishery'],
      seats: { [seat]: { francs: 99, goods: { fish: 30, meat: 9 } } },
    });
  const interest = (): Scenario =>
    given({
      phase: 'interest',
      ships: { iron: ['iron-2'] },
      town: ['fishery'],
      seats: { red: { francs: 99, loans: 1, buildings: ['bank'] } },
    });
  const OWN = { loans: 1, francs: 9, buildings: ['fishery'], ships: ['wooden-2:S01', 'iron-2'] };
  /** Sixteen food are due and are there (L-361); before the count nothing is (L-360). */
  const covered = (): Scenario =>
    given({ phase: 'feed', selling: 'expert', seats: { red: { ...OWN, goods: { meat: 9, bread: 3 } } } });
  const count = (): Scenario =>
    given({ phase: 'count', round: 14, final: true, selling: 'expert', seats: { red: OWN } });
  const alone = (): Scenario => table({}, { selling: 'expert' }, { francs: 9 });
  test.each<Row>([
    [alone, 'green: repay', 'L-341 no-loan', { seat: 'green' }],
    [() => feeding('red'), 'buy iron-ship', 'L-231 not-now', { phase: 'feed' }],
    [
      () => feeding('green'),
      'buy fishery',
      'L-318 buy-out-of-turn',
      { token: 'buy fishery', seat: 'green', decides: 'green' },
    ],
    [
      () => feeding('green'),
      'buy iron-ship',
      'L-318 buy-out-of-turn',
      { token: 'buy iron-ship', seat: 'green', decides: 'green' },
    ],
    [interest, 'buy fishery', 'L-231 not-now', { phase: 'interest' }],
    [interest, 'buy iron-ship', 'L-231 not-now', { phase: 'interest' }],
    ...['fishery', 'iron-2', 'wooden-2'].flatMap((card): Row[] => [
      [covered, `sell ${card}`, 'L-361 expert-selling', { seat: 'red' }],
      [count, `sell ${card}`, 'L-360 expert-selling', { seat: 'red' }],
    ]),
  ])('%s: %s %s', check);
});

describe('the main action', () => {
  const before: Row[0] = () => asWritten({ phase: 'turn' });
  const after = (): Scenario => table({ buildings: ['fishery'] }).play('take wood');
  test.each<Row>([
    [before, 'end', 'L-221 main-action-first', {}],
    [after, 'pass', 'L-202 not-asked', { token: 'pass', phase: 'after' }],
    [
      () => table({ buildings: ['fishery'], disc: 'fishery' }),
      'enter fishery',
      'L-403 own-disc',
      { building: 'fishery', by: 'red' },
    ],
    [
      () => table({}, { town: ['fish-market', 'ironworks'] }),
      'enter ironworks',
      'L-411 cannot-pay-fee',
      { building: 'ironworks', food: 3, francs: 1 },
    ],
  ])('%s: %s %s', check);
});

describe('inside a building', () => {
  const PILES = { piles: [['joinery', 'fishery'], ['colliery']] };
  const firm = (): Scenario => inside('building-firm-1', { goods: { wood: 9, clay: 9, brick: 2 } }, '', PILES);
  const brick = (): Scenario =>
    inside('building-firm-1', { goods: { wood: 9, clay: 9, brick: 2 } }, 'build colliery', PILES);
  const brickworks = (): Scenario => inside('brickworks', { goods: { clay: 4, wood: 9 } });
  const wharf = (tokens: string): Scenario =>
    inside('wharf-1', { goods: { iron: 4, wood: 9, charcoal: 3, brick: 1 } }, tokens, {
      ships: { wooden: ['wooden-2'], iron: ['iron-2'] },
    });
  const square = (): Scenario =>
    table({ buildings: ['town-square', 'bakehouse'] }).play('enter town-square; pick coke');
  const market = (): Scenario => inside('marketplace', {}, 'pick fish; pick wood');
  test.each<Row>([
    [firm, 'enough', 'L-423 do-something', {}],
    [firm, 'build fishery', 'L-502 not-on-top', { building: 'fishery' }],
    [brick, 'enough', 'L-202 not-asked', { token: 'enough', phase: 'brick' }],
    [brickworks, 'enough', 'L-202 not-asked', { token: 'enough', phase: 'use' }],
    [() => table({}), 'enough', 'L-202 not-asked', { token: 'enough', phase: 'main' }],
    [() => table({}), 'pick fish', 'L-202 not-asked', { token: 'pick fish', phase: 'main' }],
    [brickworks, 'oust green', 'L-202 not-asked', { token: 'oust green', phase: 'use' }],
    [brickworks, 'build iron-ship', 'L-501 not-a-builder', { token: 'build iron-ship', phase: 'use' }],
    [() => wharf(''), 'build steel-ship', 'L-551 no-ship-there', { building: 'steel-ship' }],
    [
      () => wharf('build wooden-ship'),
      'build iron-ship',
      'L-501 not-a-builder',
      { token: 'build iron-ship', phase: 'burn' },
    ],
    [() => wharf(''), 'swap iron-2', 'L-560 no-ship-there', { building: 'luxury-yacht' }],
    [square, 'pick bread', 'L-202 not-asked', { token: 'pick bread', phase: 'after' }],
    [market, 'enough', 'L-202 not-asked', { token: 'enough', phase: 'after' }],
    [market, 'convert 1', 'L-202 not-asked', { token: 'convert 1', phase: 'after' }],
  ])('%s: %s %s', check);
});
