import { CHANCE, type Game, Options, Random, type State, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { paris } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { deeds, moments, ranking, roundOf, stops, worthByLine, worthByRound } from '../src/end/figures.ts';

/** A whole game, played at random. */
function played(game: Game<State>, settings: Readonly<Record<string, string>>): Table<State> {
  const usual = Object.fromEntries(game.settings.map(({ name, default: value }) => [name, value]));
  const opened = Table.start(game, { settings: { ...usual, ...settings }, seed: 'figures' });
  if (!opened.ok) throw new Error('the table cannot be set');
  const table = opened.value;
  const options = new Options();
  const random = new Random('figures');
  while (!table.over) {
    options.clear();
    game.options(table.state, options);
    table.play(game.mover(table.state), game.token(options.at(random.below(options.count))));
  }
  return table;
}

const GAMES = [
  { name: 'Le Havre', table: played(leHavre, { players: '3', length: 'short' }) },
  { name: 'Paris', table: played(paris, { players: '3' }) },
];

describe.each(GAMES)('the figures of $name', ({ table }) => {
  const { game, steps } = table;
  const course = worthByLine(table);

  it('give the worth at the end of every line', () => {
    expect(course.start).toEqual(game.scores(table.at(0)));
    expect(course.lines.at(-1)).toMatchObject({ step: steps.length, worth: game.scores(table.state) });
    const labels = course.lines.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { line, step } of table.lineStarts().slice(1)) {
      // What began by itself was not at its beginning any more when somebody was asked.
      if (steps[step - 1]?.forced.some((each) => each.line === line)) continue;
      const before = course.lines.findLast((each) => each.step === step);
      expect(before?.worth, `before ${line}`).toEqual(game.scores(table.at(step)));
    }
  });

  it('know the lines that went by themselves', () => {
    const forced = steps.flatMap((step) => step.forced.map(({ line }) => line));
    const labels = new Set(course.lines.map(({ label }) => label));
    expect(forced.filter((line) => !labels.has(line))).toEqual([]);
  });

  it('are taken once for every round', () => {
    const rounds = worthByRound(course.lines);
    expect(rounds.map(({ round }) => round)).toEqual([...new Set(course.lines.map(({ label }) => roundOf(label)))]);
    expect(rounds.at(-1)?.worth).toEqual(game.scores(table.state));
  });

  it('find the turns that brought a seat most', () => {
    const best = moments(course, 1, 3);
    expect(best).toHaveLength(3);
    const before = (label: string): readonly number[] => {
      const at = course.lines.findIndex((line) => line.label === label);
      return course.lines[at - 1]?.worth ?? course.start;
    };
    for (const { label, seat, gain } of best) {
      expect(seat).toBe(1);
      const own = course.lines.find((line) => line.label === label)?.worth[1] ?? 0;
      expect(gain).toBe(own - (before(label)[1] ?? 0));
    }
    expect(best.map(({ gain }) => gain)).toEqual(best.map(({ gain }) => gain).toSorted((a, b) => b - a));
  });

  it('stop a replay after every line, and tell each line once', () => {
    const all = stops(course.lines);
    expect(all[0]).toEqual({ step: 0, labels: [] });
    expect(all.at(-1)?.step).toBe(steps.length);
    expect(all.flatMap(({ labels }) => labels)).toEqual(course.lines.map(({ label }) => label));
    const numbers = all.map(({ step }) => step);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });
});

describe('deeds', () => {
  const [{ table: havre }, { table: city }] = GAMES as [(typeof GAMES)[0], (typeof GAMES)[0]];

  it('are counted by seat, with what was taken most', () => {
    const tokens = havre.steps
      .flatMap((step) => [step, ...step.forced])
      .filter(({ seat }) => seat === 2)
      .map(({ option }) => havre.game.token(option))
      .filter((token) => token.startsWith('take '));
    const taken = deeds(havre, [{ id: 'taken', verbs: ['take'] }])[2]?.get('taken');
    expect(taken?.count).toBe(tokens.length);
    const [most] = taken?.things ?? [];
    expect(most?.count).toBe(tokens.filter((token) => token === `take ${most?.thing}`).length);
  });

  it('tell ships from buildings by their words', () => {
    const kinds = [
      { id: 'ships', verbs: ['build', 'buy'], only: /-ship$/ },
      { id: 'all', verbs: ['build', 'buy'] },
    ];
    for (const own of deeds(havre, kinds)) {
      const ships = own.get('all')?.things.filter(({ thing }) => thing.endsWith('-ship')) ?? [];
      expect(own.get('ships')?.things ?? []).toEqual(ships);
    }
  });

  it('sum up what tokens say the number of', () => {
    const given = deeds(city, [{ id: 'spent', verbs: ['spend'], counted: true }]);
    const spent = city.steps
      .flatMap((step) => [step, ...step.forced])
      .filter(({ seat }) => seat !== CHANCE)
      .map(({ option }) => city.game.token(option).split(' '))
      .filter(([verb]) => verb === 'spend')
      .reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect(given.reduce((sum, own) => sum + (own.get('spent')?.count ?? 0), 0)).toBe(spent);
  });
});

describe('ranking', () => {
  it('puts the best first; who is level shares a rank', () => {
    expect(ranking([10, 30, 20, 20], [1])).toEqual([
      { seat: 1, score: 30, rank: 1 },
      { seat: 2, score: 20, rank: 2 },
      { seat: 3, score: 20, rank: 2 },
      { seat: 0, score: 10, rank: 4 },
    ]);
  });

  it('puts a winner before who has as much', () => {
    expect(ranking([30, 30, 30], [2, 0]).map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
  });
});
