import { Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { expect, test } from 'vitest';

const open = (position: object): Table<ReturnType<typeof leHavre.blank>> => {
  const table = Table.open(leHavre, { settings: {}, seed: 'follow', position: position as never });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  return table.value;
};

test('a position is left as it was written, even where there is no choice', () => {
  const table = open({ players: 2, phase: 'main', town: ['fishery'] });
  expect(leHavre.line(table.state)).toBe('1.1 red');
  expect(table.follow(null, 'enter fishery')).toBeNull();
  expect(table.state.has(0, 1)).toBe(3);
});

test('where nothing can be done the refusal is about the seat that was asked', () => {
  const table = open({ players: 2, phase: 'main', town: ['fishery'], seats: { green: { disc: 'fishery' } } });
  expect(table.follow(null, 'enter fishery')).toMatchObject({ rule: 'L-402', why: 'occupied', facts: { by: 'green' } });
});

test('what plays itself may be written or left out, in order and once', () => {
  const position = {
    players: 2,
    phase: 'main',
    town: ['building-firm-1'],
    piles: [['joinery', 'bakehouse']],
    seats: { red: { goods: { wood: 3 }, buildings: ['tannery'] } },
  };
  const written = open(position);
  for (const token of ['enter building-firm-1', 'build joinery', 'end']) expect(written.follow(null, token)).toBeNull();
  const short = open(position);
  for (const token of ['enter building-firm-1', 'end']) expect(short.follow(null, token)).toBeNull();
  expect(written.state.equals(short.state)).toBe(true);
  expect(written.record()).toBe(short.record());
  const twice = open(position);
  for (const token of ['enter building-firm-1', 'build joinery']) twice.follow(null, token);
  expect(twice.follow(null, 'build joinery')?.why).toBe('not-a-builder');
});

test('chance that is written is taken, and dealt where it is not', () => {
  const position = { players: 2, offers: { fish: 1 }, seats: { red: { francs: 9 } }, town: ['fishery'] };
  const told = open(position);
  for (const token of ['supply', 'tile iron+franc', 'take iron']) expect(told.follow(null, token)).toBeNull();
  expect(told.state.has(0, 4)).toBe(1);
  const dealt = open(position);
  for (const token of ['supply', 'take fish']) expect(dealt.follow(null, token)).toBeNull();
  expect(dealt.steps.map(({ seat }) => seat)).toEqual([0, -1, 0]);
});

test('none of something on the way may be left out', () => {
  const table = open({
    players: 3,
    round: 14,
    phase: 'main',
    town: ['shipping-line'],
    seats: {
      green: {
        francs: 20,
        ships: ['wooden-2', 'wooden-4', 'iron-6'],
        goods: { coke: 2, coal: 3, steel: 1, leather: 4, bread: 5 },
      },
    },
  });
  for (const token of [
    'enter shipping-line',
    'pay 2 franc',
    'sail 2 wooden',
    'sail 1 iron',
    'burn 1 coke',
    'ship 4 leather',
    'ship 3 bread',
  ]) {
    expect(table.follow(null, token), token).toBeNull();
  }
  expect(table.state.has(1, 0)).toBe(20 - 2 + 16 + 9);
  expect(table.steps.map(({ option }) => leHavre.token(option))).toContain('ship 0 steel');
});
