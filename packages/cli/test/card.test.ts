import { readFileSync } from 'node:fs';
import { type JsonObject, Random, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { afterAll, describe, expect, test } from 'vitest';
import { called, play, TestFiles } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());

const canteen = {
  'quayside-card': 1,
  name: { en: 'Sailors’ Canteen', it: 'Mensa dei Marinai' },
  type: 'economic',
  value: 6,
  price: 6,
  fee: { food: 1 },
  effects: [{ convert: { fish: 1, bread: 1 }, into: { franc: 5 }, most: 4 }],
};

describe('card check', () => {
  test('a card that is right is told in the reader’s language', async () => {
    const file = files.write('canteen.json', JSON.stringify(canteen));
    const { code, out, err } = await called(['card', 'check', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`${file}: correct`);
    expect(out).toContain('Sailors’ Canteen: economic building · value 6');
    expect(out).toContain('5 francs');
    const italian = await called(['--lang', 'it', 'card', 'check', file]);
    expect(italian.out).toContain('Mensa dei Marinai');
  });

  test('everything that is wrong is told with its place, and the others are still told', async () => {
    const right = files.write('right.json', JSON.stringify(canteen));
    const wrong = files.write('wrong.json', JSON.stringify({ ...canteen, value: 61, colour: 'red' }));
    const { code, out, err } = await called(['card', 'check', wrong, right]);
    expect(code).toBe(1);
    expect(err).toContain(`${wrong}: value: `);
    expect(err).toContain(`${wrong}: colour: `);
    expect(out).toContain(`${right}: correct`);
  });

  test('for programs', async () => {
    const wrong = files.write('wrong.json', JSON.stringify({ ...canteen, value: 61 }));
    const { code, out } = await called(['card', 'check', wrong, 'bakery', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      { file: wrong, fine: false, problems: [{ at: 'value' }] },
      { file: 'bakery', fine: true, token: 'bakery', problems: [] },
    ]);
  });

  test('wrong use', async () => {
    expect((await called(['card', 'paint', 'x.json'])).code).toBe(2);
    expect((await called(['card', 'check'])).code).toBe(2);
    const nowhere = await called(['card', 'check', 'nowhere.json']);
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('no such file') });
    expect((await called(['card', 'try', 'bakery', 'farm'])).code).toBe(2);
    expect((await called(['card', 'try', 'bakery', '--games', '0'])).code).toBe(2);
    expect((await called(['card', 'try', 'bakery', '--bot', 'nobody'])).code).toBe(2);
  });
});

test('card schema: what a file may hold, for editors', async () => {
  const { code, out } = await called(['card', 'schema']);
  expect(code).toBe(0);
  const kept = readFileSync(new URL('../../../docs/card.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(out)).toEqual(JSON.parse(kept));
});

test('a record with the card in it tells of the card by its name, in the reader’s language', async () => {
  const settings = { players: '2', length: 'full', cards: JSON.stringify([canteen]), sets: 'base+blank' };
  const start = leHavre.toPosition(leHavre.setup(settings, new Random('names')));
  const specials = start['specials'] as { readonly unseen: readonly string[] };
  const seats = start['seats'] as Readonly<Record<string, JsonObject>>;
  const position = {
    ...start,
    phase: 'main',
    specials: { ...specials, unseen: specials.unseen.filter((slug) => slug !== 'blank-1') },
    seats: { ...seats, red: { ...seats['red'], buildings: ['blank-1'] } },
  };
  const table = Table.open(leHavre, { settings: {}, seed: 'names', position });
  const record = files.write('own.txt', table.ok ? table.value.record() : '');
  const { code, out, err } = await called(['replay', record]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('1 coal, Sailors’ Canteen');
  expect((await called(['--lang', 'it', 'replay', record])).out).toContain(', Mensa dei Marinai');
  const file = files.write('own.json', JSON.stringify(position));
  expect((await called(['options', '--position', file])).out).toMatch(/blank-1 .*Sailors’ Canteen/);
});

describe('card try', () => {
  test('a printed card, for people and for programs', async () => {
    const { code, out } = await called(['card', 'try', 'fishermans-hut', '--games', '2']);
    expect(code).toBe(0);
    expect(out).toContain('Fisherman’s Hut: 2 games with greedy in every seat');
    expect(out).toContain('Money machine');
    const told = await called(['card', 'try', 'fishermans-hut', '--games', '2', '--json']);
    expect(JSON.parse(told.out)).toMatchObject({
      games: 2,
      bot: 'greedy',
      card: { token: 'fishermans-hut', games: 2 },
      others: { games: 10 },
      flags: [{ flag: 'money-machine', with: 'fishermans-hut' }],
    });
  });
});

describe('cards --use', () => {
  test('every special building with the games it was in', async () => {
    const { code, out } = await called(['cards', '--use', '--games', '2', '--bot', 'greedy', '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as { cards: { games: number }[] };
    expect(told.cards).toHaveLength(81);
    expect(told.cards.reduce((sum, { games }) => sum + games, 0)).toBe(12);
  });

  test('not where every card is in every game', async () => {
    const { code, err } = await called(['cards', '--use', '--game', 'paris']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('--use') });
  });
});

describe('--cards', () => {
  const file = files.write('table.json', JSON.stringify(canteen));

  test('a game is played with the card of a file, which is surely in the pile', async () => {
    const { code, out } = await called(['sim', '--cards', file, '--games', '1', '--players', '2', '--check']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('no violations') });
    const five = await called(['sim', '--cards', [file, file, file, file, file].join(','), '--games', '1']);
    expect(five.code).toBe(2);
  });

  test('the terminal calls the card by its name and says what it does', async () => {
    const { code, out } = await play(`--cards ${file} --players 2 --seats you,random --seed own`, ['card canteen']);
    expect(code).toBe(0);
    expect(out).toContain('blank cards: Sailors’ Canteen');
    expect(out).toMatch(/Sailors’ Canteen ◆ blank-1\n.*fee: 1 food/);
  });

  test('what is wrong with a file, or with the sets beside it, is told', async () => {
    const wrong = files.write('wrong.json', JSON.stringify({ ...canteen, value: 61 }));
    expect(await called(['sim', '--cards', wrong])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${wrong}: value: `),
    });
    expect(await called(['sim', '--cards', file, '--sets', 'base'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('base+blank'),
    });
  });

  test('the card is tried as printed ones are', async () => {
    const mint = files.write(
      'mint.json',
      JSON.stringify({ ...canteen, effects: [{ convert: { franc: 1 }, into: { franc: 2 } }] }),
    );
    const { code, out } = await called(['card', 'try', mint, '--games', '2', '--json']);
    expect(code).toBe(0);
    const { card, flags } = JSON.parse(out) as { card: object; flags: readonly object[] };
    expect(card).toMatchObject({ token: 'blank-1', games: 2 });
    expect(flags[0]).toEqual({ flag: 'money-machine', with: 'blank-1' });
  });
});
