import { expect, test } from 'vitest';
import { given, type Scenario } from './scenario.ts';

const said = (s: Scenario, token: string): Record<string, unknown> => {
  const { state, game } = s.table;
  return { ...game.explain(state, game.mover(state), token) };
};

const offers = { wood: 1, clay: 1 };
const ships = ['wooden-2:S01', 'wooden-2:S02', 'iron-2'];
const line = (goods: Record<string, number>, own = ships): Scenario =>
  given({ offers, seats: { red: { goods, ships: own, buildings: ['shipping-line'] } } }).play('enter shipping-line');

test('a fee with two sides is not mixed, and says both (L-414)', () => {
  const s = given({ offers, town: ['smokehouse'], seats: { red: { francs: 3, goods: { fish: 9, wood: 3 } } } });
  expect(said(s.play('enter smokehouse'), 'pay 1 fish 1 franc')).toEqual({
    rule: 'L-414',
    why: 'fee-mixed',
    facts: { building: 'smokehouse', food: 2, francs: 1 },
  });
});

test('what is not in hand is counted (L-422)', () => {
  const s = line({ wood: 9, fish: 5, coal: 4 }).play('sail 2 wooden; sail 0 iron');
  expect(said(s, 'burn 9 coal')).toEqual({ rule: 'L-422', why: 'not-held', facts: { good: 'coal', have: 4 } });
});

test('ships: how many there are, what they burn, what they carry, what each must (L-620, L-603, L-621, L-423)', () => {
  const rich = { wood: 9, fish: 8, coke: 2 };
  expect(said(line(rich), 'sail 3 wooden')).toMatchObject({
    rule: 'L-620',
    why: 'not-so-many-ships',
    facts: { have: 2 },
  });
  expect(said(line(rich), 'sail 1 luxury')).toMatchObject({ rule: 'L-622', why: 'does-not-sail' });
  expect(said(line({ wood: 4, fish: 8 }), 'sail 2 wooden')).toMatchObject({
    rule: 'L-603',
    why: 'energy-for-ships',
    facts: { energy: 6, have: 4 },
  });
  expect(said(line({ wood: 7 }), 'sail 2 wooden')).toMatchObject({ rule: 'L-621', why: 'good-for-each-ship' });
  const two = line(rich, ['iron-2', 'iron-4']);
  expect(said(two, 'sail 0 iron')).toMatchObject({ rule: 'L-423', why: 'one-ship-at-least' });
  const loading = line(rich).play('sail 1 wooden; sail 0 iron; burn 1 coke; ship 0 coke');
  expect(said(loading, 'ship 3 fish')).toMatchObject({ rule: 'L-620', why: 'no-room', facts: { holds: 2 } });
});

test('a meal without a superfluous token, and which one it is (L-723)', () => {
  const s = given({ round: 1, phase: 'feed', seats: { red: { francs: 9, goods: { meat: 9 }, buildings: ['bank'] } } });
  expect(said(s, 'food 9 meat')).toMatchObject({ rule: 'L-723', why: 'superfluous', facts: { good: 'meat' } });
});
