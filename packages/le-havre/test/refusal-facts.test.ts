import { describe, test } from 'vitest';
import { check, fee, inside, type Row, table } from './refused.ts';
import { given, type Scenario } from './scenario.ts';

/* What a refusal tells besides its rule: who, what, how much of it there is and how much is wanted. */

describe('a main action', () => {
  const main = (): Scenario => table({ francs: 1, buildings: ['fishery'] }, { town: ['smokehouse', 'haulage-firm'] });
  test.each<Row>([
    [main, 'dance', 'notation unknown-token', { token: 'dance' }],
    [main, 'end', 'L-221 main-action-first', {}],
    [main, 'pass', 'L-222 may-not-pass', {}],
    [main, 'take fish', 'L-302 offer-empty', { good: 'fish' }],
    [main, 'take steel', 'L-107 no-such-offer', { good: 'steel' }],
    [main, 'enter bakehouse', 'L-405 not-standing', { building: 'bakehouse' }],
    [main, 'borrow', 'L-726 no-loan-now', { seat: 'red' }],
    [main, 'repay', 'L-341 no-loan', { seat: 'red' }],
    [main, 'supply', 'L-202 not-asked', { token: 'supply', phase: 'main' }],
    [main, 'convert 1', 'L-202 not-asked', { token: 'convert 1', phase: 'main' }],
    [main, 'build fishery', 'L-501 not-a-builder', { phase: 'main' }],
    [main, 'buy fishery', 'L-322 owned', { building: 'fishery', price: 10, francs: 1 }],
    [main, 'buy smokehouse', 'L-313 too-few-francs', { building: 'smokehouse', price: 6, francs: 1 }],
    [main, 'buy iron-ship', 'L-316 no-ship-there', { building: 'iron-ship', price: 20, francs: 1 }],
    [main, 'sell bank', 'L-331 not-yours', { building: 'bank' }],
    [main, 'sell iron-2', 'L-331 not-yours', { building: 'iron-2' }],
  ])('%s: %s %s', check);
});

const SHIPS = { ships: ['wooden-2', 'iron-2'] };

describe('a choice, an amount, another seat', () => {
  test.each<Row>([
    [
      () => table({}, {}, { francs: 9, loans: 1, buildings: ['fishery'] }),
      'green: buy fishery',
      'L-318 buy-out-of-turn',
      { token: 'buy fishery', seat: 'green', decides: 'red' },
    ],
    [
      () => table({}, {}, {}),
      'green: take wood',
      'L-202 not-your-decision',
      { token: 'take wood', seat: 'green', decides: 'red' },
    ],
    [
      () => table({}, {}, { francs: 4, loans: 1 }),
      'green: repay',
      'L-342 too-few-francs',
      { building: 'loan', price: 5, francs: 4 },
    ],
    [
      () => table({}, { selling: 'expert' }, { buildings: ['fishery'] }),
      'green: sell fishery',
      'L-360 expert-selling',
      { token: 'sell fishery', seat: 'green', decides: 'red' },
    ],
    [
      () => table({}, { selling: 'expert' }, { ships: ['iron-2'] }),
      'green: sell iron-2',
      'L-360 expert-selling',
      { token: 'sell iron-2', seat: 'green', decides: 'red' },
    ],
    [
      () => inside('brickworks', { goods: { clay: 4, wood: 9 } }),
      'green: repay',
      'L-351 action-running',
      { token: 'repay', seat: 'green', decides: 'red' },
    ],
    [
      () => inside('brickworks', { goods: { clay: 4, wood: 9 } }),
      'repay',
      'L-231 action-running',
      { token: 'use', seat: 'red', decides: 'red' },
    ],
    [() => inside('brickworks', { goods: { clay: 4, wood: 9 } }), 'convert 0', 'L-423 do-something', {}],
    [
      () => inside('brickworks', { goods: { clay: 4, wood: 9 } }),
      'convert 5',
      'L-422 missing-goods',
      { building: 'brickworks' },
    ],
    [
      () => inside('brickworks', { goods: { clay: 4, wood: 9 } }),
      'convert 200',
      'L-422 missing-goods',
      { building: 'brickworks' },
    ],
    [
      () => inside('brickworks', { goods: { clay: 9, wood: 2 } }),
      'convert 9',
      'L-603 no-energy',
      { building: 'brickworks' },
    ],
    [
      () => inside('brickworks', { goods: { clay: 4, wood: 9, coal: 1 } }, 'convert 4'),
      'burn 1 fish',
      'L-601 no-fuel',
      { good: 'fish' },
    ],
    [
      () => inside('brickworks', { goods: { clay: 4, wood: 9, coal: 1 } }, 'convert 4'),
      'burn 3 coal',
      'L-422 not-held',
      { good: 'coal', have: 1 },
    ],
    [
      () => inside('brickworks', { goods: { clay: 4, wood: 9, coal: 1 } }, 'convert 4'),
      'burn 1 wood',
      'notation out-of-order',
      { token: 'burn 1 wood' },
    ],
    [
      () => inside('brickworks', { goods: { clay: 4, wood: 9, coal: 2 } }, 'convert 4'),
      'burn 2 coal',
      'L-602 superfluous',
      { due: 2, good: 'coal' },
    ],
    [
      () => inside('smokehouse', { goods: { fish: 6, charcoal: 1, wood: 9 } }, 'convert 6'),
      'burn 2 charcoal',
      'L-422 not-held',
      { good: 'charcoal', have: 1 },
    ],
    [
      () => inside('kiln', { goods: { clay: 1, brick: 1, steel: 1, wood: 3 } }),
      'use 2 brick',
      'L-613 substitutes-over',
      { instead: 'clay', due: 1 },
    ],
    [
      () => inside('kiln', { goods: { clay: 1, brick: 1, steel: 1, wood: 3 } }),
      'use 1 steel',
      'L-511 no-substitute',
      { good: 'steel', instead: 'clay' },
    ],
    [
      () => inside('marketplace', { goods: {} }, 'pick fish'),
      'pick steel',
      'L-804 not-given-here',
      { building: 'marketplace', good: 'steel' },
    ],
    [
      () => inside('marketplace', { goods: {} }, 'pick wood'),
      'pick wood',
      'L-844 picked-already',
      { building: 'marketplace', good: 'wood' },
    ],
    [
      () => inside('marketplace', { goods: {} }, 'pick wood'),
      'pick fish',
      'notation out-of-order',
      { token: 'pick fish' },
    ],
    [
      () => inside('marketplace', { goods: {} }),
      'enough',
      'L-804 picks-due',
      { building: 'marketplace', need: 2, have: 0, most: 2 },
    ],
    [
      () => inside('marketplace', { goods: {} }, 'pick fish; pick wood'),
      'pick clay',
      'L-804 enough-picked',
      { building: 'marketplace' },
    ],
    [
      () => inside('shipping-line', { goods: { wood: 9, fish: 2, coal: 1 }, ...SHIPS }, 'sail 1 wooden; sail 1 iron'),
      'burn 2 coal',
      'L-422 not-held',
      { good: 'coal', have: 1 },
    ],
    [
      () => fee('smokehouse', { francs: 3, goods: { fish: 9, wood: 3 } }),
      'pay 1 fish',
      'L-411 fee-too-small',
      { building: 'smokehouse', food: 2, francs: 1, worth: 1 },
    ],
    [
      () => fee('smokehouse', { francs: 3, goods: { fish: 9, wood: 3 } }),
      'pay 3 fish',
      'L-416 superfluous',
      { due: 2, good: 'fish' },
    ],
    [
      () => fee('smokehouse', { francs: 3, goods: { fish: 9, wood: 3 } }),
      'pay 2 franc',
      'L-416 superfluous',
      { due: 1, good: 'franc' },
    ],
    [
      () => fee('smokehouse', { francs: 3, goods: { fish: 9, wood: 3 } }),
      'pay 1 meat',
      'L-411 not-held',
      { good: 'meat', have: 0 },
    ],
    [
      () => fee('smokehouse', { francs: 3, goods: { fish: 9, wood: 3 } }),
      'pay 1 fish 1 franc',
      'L-414 fee-mixed',
      { building: 'smokehouse', food: 2, francs: 1 },
    ],
    [
      () => given({ round: 9, phase: 'feed', seats: { red: { francs: 3, goods: { fish: 9, meat: 9, bread: 1 } } } }),
      'food 9 meat',
      'L-723 superfluous',
      { due: 16, good: 'meat' },
    ],
    [
      () => given({ round: 9, phase: 'feed', seats: { red: { francs: 3, goods: { fish: 9, meat: 9, bread: 1 } } } }),
      'buy fishery',
      'L-231 not-now',
      { phase: 'feed' },
    ],
    [
      () => given({ round: 9, phase: 'feed', seats: { red: { francs: 3, goods: { fish: 9, meat: 9, bread: 1 } } } }),
      'take fish',
      'L-220 not-now',
      { phase: 'feed' },
    ],
    [
      () => table({ francs: 2, goods: { wood: 1 }, buildings: ['bank'] }, { town: ['fishery'] }).play('take wood'),
      'take clay',
      'L-223 one-main-action',
      {},
    ],
    [
      () => table({ francs: 2, goods: { wood: 1 }, buildings: ['bank'], loans: 1 }).play('take wood'),
      'repay',
      'L-342 too-few-francs',
      { building: 'loan', price: 5, francs: 2 },
    ],
    [
      () => table({}, { town: ['smokehouse'] }, { disc: 'smokehouse' }),
      'enter smokehouse',
      'L-402 occupied',
      { building: 'smokehouse', by: 'green' },
    ],
    [() => table({}, { town: ['smokehouse'] }), 'enter smokehouse', 'L-422 missing-goods', { building: 'smokehouse' }],
    [
      () => table({ goods: { fish: 1 } }, { town: ['smokehouse'] }),
      'enter smokehouse',
      'L-603 no-energy',
      { building: 'smokehouse' },
    ],
    [
      () => table({ francs: 1 }, { town: ['haulage-firm'] }),
      'enter haulage-firm',
      'L-943 too-few-francs',
      { building: 'haulage-firm', price: 3, francs: 1 },
    ],
    [
      () => table({ francs: 9 }, { town: ['harbour-watch'] }),
      'enter harbour-watch',
      'L-940 no-target',
      { building: 'harbour-watch' },
    ],
    [() => table({ francs: 9 }, { town: ['bank'] }), 'enter bank', 'L-404 locked', { building: 'bank' }],
    [
      () => table({ francs: 9 }, { town: ['brickworks'] }),
      'enter brickworks',
      'L-422 missing-goods',
      { building: 'brickworks' },
    ],
    [
      () => table({ francs: 9 }, { town: ['hardware-store', 'zoo', 'local-court'] }),
      'enter zoo',
      'L-935 no-effect',
      { building: 'zoo' },
    ],
    [
      () => table({ francs: 9 }, { town: ['hardware-store', 'zoo', 'local-court'] }),
      'enter local-court',
      'L-818 no-loan',
      { building: 'local-court' },
    ],
  ])('%s: %s %s', check);
});
