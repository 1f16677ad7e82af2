import { readFileSync } from 'node:fs';
import { Table } from '@quayside/kernel';
import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { beforeAll, describe, expect, it } from 'vitest';

const RECORD = new URL('../../../records/le-havre/sample-first-round.record', import.meta.url);

interface Seats {
  readonly [name: string]: { francs: number; goods: Record<string, number>; buildings: string[]; disc: string };
}

/** What lies before the seats and on the offers, in one line each. */
function told(state: LeHavreState): Record<string, string> {
  const position = leHavre.toPosition(state);
  const words = (of: Record<string, number>): string[] =>
    Object.entries(of).map(([name, amount]) => `${amount} ${name}`);
  const seats = Object.entries(position['seats'] as unknown as Seats).map(
    ([name, { francs, goods, buildings, disc }]) => {
      const where = disc === 'home' ? [] : [`in ${disc}`];
      return [name, [`${francs} francs`, ...words(goods), ...buildings, ...where].join(', ')] as const;
    },
  );
  const mover = leHavre.mover(state);
  return {
    ...Object.fromEntries(seats),
    offers: words(position['offers'] as Record<string, number>).join(', '),
    asked: `${leHavre.seatsOf(state)[mover]} ${position['phase'] as string}`,
  };
}

describe("the rulebook's first round, as a record", () => {
  let table: Table<LeHavreState>;
  const text = readFileSync(RECORD, 'utf8');
  /** The table after the line with this name. */
  const after = (line: string): Record<string, string> => {
    const starts = table.lineStarts();
    const index = starts.findIndex((start) => start.line === line);
    return told(table.at(starts[index + 1]?.step ?? table.steps.length));
  };

  beforeAll(() => {
    const replayed = Table.replay(leHavre, text);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
    table = replayed.value;
  });

  it('begins as every full game for three does (L-102, L-108, L-110, L-120)', () => {
    expect(told(table.at(0))).toEqual({
      red: '5 francs, 1 coal',
      green: '5 francs, 1 coal',
      blue: '5 francs, 1 coal',
      offers: '2 franc, 2 fish, 2 wood, 1 clay',
      asked: 'red turn',
    });
  });

  it('1: red turns up iron and franc and takes 3 francs (L-205, L-206, L-301)', () => {
    expect(after('1.1 red')).toEqual({
      red: '8 francs, 1 coal',
      green: '5 francs, 1 coal',
      blue: '5 francs, 1 coal',
      offers: '2 fish, 2 wood, 1 clay, 1 iron',
      asked: 'green turn',
    });
  });

  it('2: green turns up wood and fish, owes no interest, and takes 3 wood (L-210)', () => {
    expect(after('1.2 green')).toEqual({
      red: '8 francs, 1 coal',
      green: '5 francs, 3 wood, 1 coal',
      blue: '5 francs, 1 coal',
      offers: '3 fish, 1 clay, 1 iron',
      asked: 'blue turn',
    });
  });

  it('3: blue turns up fish and grain and takes 4 fish', () => {
    expect(after('1.3 blue')).toEqual({
      red: '8 francs, 1 coal',
      green: '5 francs, 3 wood, 1 coal',
      blue: '5 francs, 4 fish, 1 coal',
      offers: '1 clay, 1 iron, 1 grain',
      asked: 'red turn',
    });
  });

  it('4: red turns up wood and cattle: one each of five goods is on offer', () => {
    const supplied = table.lineStarts().find((start) => start.line === '1.4 red')?.step as number;
    expect(told(table.at(supplied + 2))).toMatchObject({
      offers: '1 wood, 1 clay, 1 iron, 1 grain, 1 cattle',
      asked: 'red main',
    });
  });

  it('4: red buys the Marketplace, enters it for nothing, takes coal and grain and looks (L-230, L-410, L-840)', () => {
    expect(after('1.4 red')).toEqual({
      red: '2 francs, 1 grain, 2 coal, marketplace, in marketplace',
      green: '5 francs, 3 wood, 1 coal',
      blue: '5 francs, 4 fish, 1 coal',
      offers: '1 wood, 1 clay, 1 iron, 1 grain, 1 cattle',
      asked: 'green turn',
    });
    expect(leHavre.toPosition(table.state)['specials']).toMatchObject({
      pile: 6,
      seen: [
        { place: 1, card: 'bakery', knownBy: ['red'] },
        { place: 2, card: 'kiln', knownBy: ['red'] },
      ],
    });
  });

  it('5: green turns up wood and franc and builds the Joinery for 3 wood (L-504, L-505)', () => {
    expect(after('1.5 green')).toEqual({
      red: '2 francs, 1 grain, 2 coal, marketplace, in marketplace',
      green: '5 francs, 1 coal, joinery, in building-firm-1',
      blue: '5 francs, 4 fish, 1 coal',
      offers: '1 franc, 2 wood, 1 clay, 1 iron, 1 grain, 1 cattle',
      asked: 'blue turn',
    });
  });

  it('6: blue turns up fish and clay and takes 2 wood', () => {
    const supplied = table.lineStarts().find((start) => start.line === '1.6 blue')?.step as number;
    expect(told(table.at(supplied + 2))['offers']).toBe('1 franc, 1 fish, 2 wood, 2 clay, 1 iron, 1 grain, 1 cattle');
    expect(after('1.6 blue')).toEqual({
      red: '2 francs, 1 grain, 2 coal, marketplace, in marketplace',
      green: '5 francs, 1 coal, joinery, in building-firm-1',
      blue: '5 francs, 4 fish, 2 wood, 1 coal',
      offers: '1 franc, 1 fish, 2 clay, 1 iron, 1 grain, 1 cattle',
      asked: 'red turn',
    });
  });

  it('7: the last tile is wood and clay; red takes 3 clay, and the round is over (L-207, L-233)', () => {
    const supplied = table.lineStarts().find((start) => start.line === '1.7 red')?.step as number;
    expect(told(table.at(supplied + 1))['offers']).toBe('1 franc, 1 fish, 1 wood, 3 clay, 1 iron, 1 grain, 1 cattle');
    expect(after('1.7 red')).toEqual({
      red: '2 francs, 3 clay, 1 grain, 2 coal, marketplace, in marketplace',
      green: '5 francs, 1 coal, joinery, in building-firm-1',
      blue: '5 francs, 4 fish, 2 wood, 1 coal',
      offers: '1 franc, 1 fish, 1 wood, 1 iron, 1 grain, 1 cattle',
      asked: 'red feed',
    });
  });

  it('the first round has no harvest: each pays 2, in francs or fish, and the first ship comes (L-712, L-722, L-740)', () => {
    expect(after('1.end')).toEqual({
      red: '0 francs, 3 clay, 1 grain, 2 coal, marketplace, in marketplace',
      green: '3 francs, 1 coal, joinery, in building-firm-1',
      blue: '5 francs, 2 fish, 2 wood, 1 coal',
      offers: '1 franc, 1 fish, 1 wood, 1 iron, 1 grain, 1 cattle',
      asked: 'green turn',
    });
    expect(leHavre.toPosition(table.state)['ships']).toEqual({
      wooden: ['wooden-2:S03'],
      iron: [],
      steel: [],
      luxury: [],
    });
  });

  it('8: green begins the second round on the first tile, which brings iron and franc again (L-206, L-741)', () => {
    expect(told(table.state)).toEqual({
      red: '0 francs, 3 clay, 1 grain, 2 coal, marketplace, in marketplace',
      green: '3 francs, 1 coal, joinery, in building-firm-1',
      blue: '5 francs, 2 fish, 2 wood, 1 coal',
      offers: '2 franc, 1 fish, 1 wood, 2 iron, 1 grain, 1 cattle',
      asked: 'green main',
    });
    expect(leHavre.toPosition(table.state)['tiles']).toEqual([
      'iron+franc',
      'wood+fish',
      'fish+grain',
      'wood+cattle',
      'wood+franc',
      'fish+clay',
      'wood+clay',
    ]);
  });

  it('no state on the way is impossible, and the table writes the same record again', () => {
    for (let step = 0; step <= table.steps.length; step++) expect(leHavre.violations(table.at(step))).toEqual([]);
    expect(table.record()).toBe(text);
  });
});
