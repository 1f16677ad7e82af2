import { analyse, type Analysis, costliest, decisionsOf, hint, mindFor, seatLosses, turnLosses } from '@quayside/bots';
import { type Game, Options, Random, type State, Table } from '@quayside/kernel';
import { leHavre as havre } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { botsOf } from './positions.ts';
import { playerNamed } from '../src/roster.ts';

const leHavre: Game<State> = havre;
const mind = mindFor(botsOf(leHavre));

/** The last action of each seat: red has two steel aboard for 16 francs, and goods are worth nothing once it is over. */
const END = {
  players: 2,
  length: 'full',
  round: 14,
  final: true,
  offers: { fish: 2, clay: 1, wood: 1 },
  town: ['shipping-line'],
  seats: {
    red: { francs: 10, goods: { steel: 2, coal: 3 }, ships: ['wooden-2'], buildings: ['joinery'] },
    green: { francs: 12 },
  },
};

function endPlayed(...tokens: string[]): Table<State> {
  const started = Table.start(leHavre, { settings: {}, seed: 'end', position: END });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  for (const token of tokens) {
    const refusal = started.value.play(leHavre.mover(started.value.state), token);
    if (refusal) throw new Error(`${token}: ${refusal.why}`);
  }
  return started.value;
}

const offersGoods = ({ state }: Table<State>): boolean => {
  const options = new Options();
  leHavre.options(state, options);
  return leHavre.token(options.at(0)).startsWith('take ');
};

/** A short game for two, or the beginning of one up to a main action after so many steps. */
function botGame(bots: readonly string[], until = Infinity): Table<State> {
  const started = Table.start(leHavre, { settings: { players: '2', length: 'short' }, seed: 'analysis' });
  if (!started.ok) throw new Error('no table');
  const table = started.value;
  const players = bots.map((name) => playerNamed(botsOf(leHavre), name));
  const random = new Random('bots');
  while (!table.over && (table.steps.length < until || !offersGoods(table))) {
    const seat = leHavre.mover(table.state);
    const view = leHavre.blank();
    leHavre.view(table.state, seat, view);
    table.play(seat, leHavre.token(players[seat]?.choose(view, seat, random) as number));
  }
  return table;
}

const found = (table: Table<State>, simulations: number): Analysis[] =>
  [...analyse(mind, table, simulations)].filter((each) => each !== null);

const margin = (table: Table<State>): number => {
  const [red = 0, green = 0] = leHavre.scores(table.state);
  return red - green;
};

const optionOf = (token: string): number => leHavre.parse(token);

describe('the last action', () => {
  const good = endPlayed('enter shipping-line', 'ship 2 steel', 'end', 'take wood');
  const bad = endPlayed('take fish', 'end', 'take wood');

  it('loses exactly what the final scores differ by', () => {
    const [first] = found(bad, 2000);
    expect(bad.over && good.over).toBe(true);
    expect(margin(good) - margin(bad)).toBe(14);
    expect(first?.lost).toBeCloseTo(14, 9);
    expect(first?.best).toBe(optionOf('enter shipping-line'));
    expect(first?.considered[0]).toMatchObject({ option: optionOf('enter shipping-line'), value: margin(good) });
    expect(first?.considered.find(({ option }) => option === optionOf('take fish'))?.value).toBe(margin(bad));
    expect(first?.bestLine.slice(0, 2).map(({ option, line }) => [leHavre.token(option), line])).toEqual([
      ['enter shipping-line', 'final.1 red'],
      ['ship 2 steel', 'final.1 red'],
    ]);
  });

  it('loses nothing where it is the best', () => {
    expect(found(good, 2000).map(({ lost }) => lost)).toEqual(found(good, 2000).map(() => 0));
  });

  it('is valued even where no search would have looked at it', () => {
    const sold = endPlayed('sell joinery', 'enter shipping-line', 'ship 2 steel', 'end', 'take wood');
    const [first] = found(sold, 2000);
    const [unasked] = found(endPlayed(), 2000);
    expect(unasked?.considered.map(({ option }) => option)).not.toContain(optionOf('sell joinery'));
    expect(margin(good) - margin(sold)).toBe(4);
    expect(first?.lost).toBeCloseTo(4, 9);
  });
});

describe('a whole game', () => {
  const table = botGame(['greedy', 'random']);
  const analyses = found(table, 100);
  const turns = turnLosses(analyses);

  it('gives one analysis a decision; nobody ever gains by a mistake', () => {
    expect(analyses.map(({ decision }) => decision)).toEqual(decisionsOf(table));
    expect(analyses.filter(({ lost }) => lost < 0 || Number.isNaN(lost))).toEqual([]);
    for (const { decision, best, lost } of analyses) if (decision.played === best) expect(lost).toBe(0);
  });

  it('only considers what can be played, the move played among it, the best first', () => {
    const options = new Options();
    for (const { decision, considered, best } of analyses) {
      if (considered.length === 0) continue;
      options.clear();
      leHavre.options(table.at(decision.step), options);
      expect(considered.filter(({ option }) => !options.has(option))).toEqual([]);
      expect(considered.map(({ option }) => option)).toContain(decision.played);
      expect(considered[0]?.option).toBe(best);
    }
  });

  it('adds decisions up to turns, and turns to seats', () => {
    const all = analyses.reduce((sum, { lost }) => sum + lost, 0);
    const seats = seatLosses(turns);
    expect(turns.reduce((sum, { lost }) => sum + lost, 0)).toBeCloseTo(all, 6);
    expect(seats.reduce((sum, { lost }) => sum + lost, 0)).toBeCloseTo(all, 6);
    const worst = costliest(turns, 3);
    expect(worst.map(({ lost }) => lost)).toEqual(
      turns
        .map(({ lost }) => lost)
        .sort((a, b) => b - a)
        .slice(0, 3),
    );
    for (const turn of worst) expect(Math.max(...turn.decisions.map(({ lost }) => lost))).toBe(turn.worst.lost);
  });

  it('tells who plays better', () => {
    const [greedy, random] = seatLosses(turns);
    expect((random?.lost ?? 0) / (random?.turns ?? 1)).toBeGreaterThan(
      (2 * (greedy?.lost ?? 0)) / (greedy?.turns ?? 1),
    );
  });

  it('is the same for the same record, whole or in part', () => {
    const again = Table.replay(leHavre, table.record());
    if (!again.ok) throw new Error('no replay');
    expect(found(again.value, 100)).toEqual(analyses);
    const some = decisionsOf(table).slice(20, 30);
    expect([...analyse(mind, table, 100, some)]).toEqual(analyses.slice(20, 30));
  });
});

describe('a game that goes on', () => {
  const table = botGame(['greedy', 'greedy'], 40);

  it('ends with the decision that is open', () => {
    const open = found(table, 200).at(-1);
    expect(open?.decision).toEqual({
      step: table.steps.length,
      line: leHavre.line(table.state),
      seat: leHavre.mover(table.state),
      played: null,
    });
    expect([open?.lost, (open?.considered.length ?? 0) > 1]).toEqual([0, true]);
  });

  it('takes breaths when it thinks long, and finds the same as a hint', () => {
    const open = decisionsOf(table).slice(-1);
    const told = [...analyse(mind, table, 10_000, open)];
    expect(told.map((each) => each === null)).toEqual([true, true, false]);
    const seat = leHavre.mover(table.state);
    const view = leHavre.blank();
    leHavre.view(table.state, seat, view);
    const asked = hint(mind, view, seat, 10_000, `analysis/analysis/${table.steps.length}`);
    expect(told.at(-1)).toMatchObject(asked);
  });
});
