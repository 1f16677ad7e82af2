import { CHANCE, type Refusal, Table } from '@quayside/kernel';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';

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

/** Follows tokens, "red: food 3 franc; take wood", that must all be read. */
const follow = (table: ReturnType<typeof open>, tokens: string): ReturnType<typeof open> => {
  for (const part of tokens.split('; ')) expect(said(table, part), part).toBeNull();
  return table;
};

const said = (table: ReturnType<typeof open>, part: string): Refusal | null => {
  const [, name, token = part] = /^([a-z]+): (.+)$/.exec(part) ?? [];
  return table.follow(name === undefined ? null : leHavre.seatsOf(table.state).indexOf(name), token);
};

const HUNGRY = {
  players: 3,
  round: 4,
  phase: 'feed',
  seats: { red: { francs: 5 }, green: { francs: 5 }, blue: { francs: 5 } },
  specials: { unseen: ['zoo', 'farm'] },
  tiles: ['wood+cattle', 'fish+clay', 'fish+grain', 'wood+fish', 'iron+franc', 'wood+clay', 'wood+franc'],
};

describe('what played itself may be named', () => {
  test('also when it ran into chance, which is not dealt for that', () => {
    const named = follow(open(HUNGRY), 'red: food 3 franc; green: food 3 franc; blue: food 3 franc');
    expect(leHavre.mover(named.state)).toBe(CHANCE);
    expect(named.record()).toBe(follow(open(HUNGRY), 'red: food 3 franc').record());
  });

  test('in a record too', () => {
    const left = follow(open(HUNGRY), 'red: food 3 franc').record();
    const named = left.replaceAll(/\((.*?)\)/g, '$1');
    expect(named).toContain('red: food 3 franc · green: food 3 franc · blue: food 3 franc');
    for (const text of [left, named]) {
      const resumed = Table.resume(leHavre, text);
      expect(resumed.ok && resumed.value.record()).toBe(left);
    }
  });

  test('when none of something, which was left out, led to it', () => {
    const position = {
      players: 2,
      round: 9,
      phase: 'main',
      seats: { red: { goods: { fish: 1, coke: 1, wood: 1 }, buildings: ['smokehouse'] } },
    };
    const short = follow(open(position), 'enter smokehouse; burn 1 wood');
    expect(short.record()).toBe(follow(open(position), 'enter smokehouse; burn 0 coke').record());
  });

  test('beside a choice of the same name, which is played first', () => {
    const position = {
      players: 2,
      round: 9,
      phase: 'main',
      seats: { red: { goods: { fish: 2, grain: 3 }, buildings: ['business-office'] } },
    };
    const once = follow(open(position), 'enter business-office; want steel; give 1 fish');
    expect(once.state.has(0, 1)).toBe(0);
    const twice = follow(open(position), 'enter business-office; want steel; give 1 fish; give 1 fish');
    expect(twice.record()).toBe(once.record());
    expect(said(twice, 'give 1 fish')?.why).toBe('not-held');
  });
});

test('what cannot be read leaves the table as it was', () => {
  const table = follow(open(HUNGRY), 'red: food 3 franc');
  const before = [table.state.digest(), table.steps.length];
  for (const part of [
    'take clay',
    'red: food 3 franc',
    'enter zoo',
    'green: food 2 franc',
    'reveal bakery',
    'nonsense',
  ])
    expect(said(table, part), part).not.toBeNull();
  expect([table.state.digest(), table.steps.length]).toEqual(before);
  follow(table, 'green: food 3 franc; blue: food 3 franc; reveal farm');
});

describe('a refusal right after what played itself names it and the reason before it', () => {
  const cases: Record<string, [position: object, tokens: string, refused: string, rule: string, after: string[]]> = {
    'a fish too many in a fee': [
      { players: 2, round: 9, phase: 'main', town: ['joinery'], seats: { red: { goods: { fish: 4, wood: 2 } } } },
      'enter joinery',
      'pay 2 fish',
      'L-416',
      ['pay 1 fish'],
    ],
    'a good too many at the Marketplace': [
      { players: 2, round: 9, phase: 'main', town: ['marketplace'], seats: { red: { francs: 2 } } },
      'enter marketplace; pick fish; pick wood',
      'red: pick clay',
      'L-804',
      ['end'],
    ],
    'too little food of another seat': [HUNGRY, 'red: food 3 franc', 'green: food 2 franc', 'L-723', ['food 3 franc']],
  };
  for (const [name, [position, tokens, refused, rule, after]] of Object.entries(cases)) {
    test(name, () => {
      const table = follow(open(position), tokens);
      expect(said(table, refused)).toMatchObject({ rule, after });
    });
  }

  test('in words too', () => {
    const refusal = said(follow(open(HUNGRY), 'red: food 3 franc'), 'green: food 2 franc');
    expect(refusal && leHavreWords.refusal(refusal)).toMatchObject({
      key: 'refusal.after',
      args: { steps: 'food 3 franc', reason: { key: `refusal.${refusal?.why}` } },
    });
  });

  test('in a record, on the line where it stood', () => {
    const goods = { fish: 4, wood: 1 };
    const table = open({ players: 2, round: 9, phase: 'main', town: ['joinery'], seats: { red: { goods } } });
    const text = follow(table, 'enter joinery').record();
    const wrong = Table.resume(leHavre, text.replace('(pay 1 fish)', 'pay 2 fish'));
    const facts = { rule: 'L-416', token: 'pay 2 fish', after: 'pay 1 fish · convert 1 · end' };
    expect(!wrong.ok && wrong.problems).toMatchObject([{ at: 'line 3', why: 'refused', facts }]);
  });

  test('but not when the seat is asked for just that again', () => {
    const table = follow(
      open({
        players: 2,
        round: 9,
        phase: 'main',
        seats: { red: { goods: { fish: 1, coke: 1, wood: 1 }, buildings: ['smokehouse'] } },
      }),
      'enter smokehouse',
    );
    expect(said(table, 'burn 2 wood')?.after).toBeUndefined();
  });
});
