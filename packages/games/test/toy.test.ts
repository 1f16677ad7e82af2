import { Crew, LEVEL_NAMES, mindFor, playerNamed, Solver } from '@quayside/bots';
import { games } from '@quayside/games';
import { openBots } from '@quayside/games/toy/node';
import { toyModule } from '@quayside/games/toy';
import { CHANCE, drawn, Options, Random } from '@quayside/kernel';
import { run } from '@quayside/cli/run';
import { afterEach, expect, test, vi } from 'vitest';

const all = [...games, toyModule];

afterEach(() => vi.restoreAllMocks());

/** What the command says, with the toy among the games. */
async function quayside(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  const parts = await Promise.all(all.map((game) => game.terminal()));
  const terminals = parts.map(({ terminal }) => terminal);
  const code = await run(['--lang', 'en', ...args], {
    games: terminals,
    openBots,
    serve: () => Promise.reject(new Error('nobody serves here')),
  });
  return { code, said: said.join('\n') };
}

test('the terminal knows a game that stands in the registry and nowhere else', async () => {
  const { said } = await quayside('--help');
  expect(said).toContain('Pebbles');
  expect(said).toContain('--game le-havre|paris|toy');
});

test('it plays whole games of it, between bots that think in a thread', async () => {
  const { code, said } = await quayside('play', '--game', 'toy', '--seats', 'mate,deckhand', '--seed', 'toy');
  expect(code).toBe(0);
  expect(said).toContain('A game of pebbles');
  expect(said).not.toContain('lost the thread');
  expect(said).toMatch(/left \d+\nright \d+$/);
});

test('it is simulated as any other', async () => {
  const { code, said } = await quayside('sim', '--game', 'toy', '--games', '20', '--bots', 'greedy,random', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({ games: 20 });
});

test('bots of every level think about it in a thread, and find what they would find here', async () => {
  const { bots } = await toyModule.bots();
  const { game } = bots;
  const crew = new Crew({ bots, sheet: null }, openBots);
  const random = new Random('toy');
  const options = new Options();
  const state = game.setup({ pebbles: '9' }, random);
  for (let at = 0; game.mover(state) >= CHANCE; at++) {
    const seat = game.mover(state);
    if (seat === CHANCE) {
      options.clear();
      game.options(state, options);
      game.apply(state, drawn(game, state, options, random));
      continue;
    }
    const view = game.blank();
    game.view(state, seat, view);
    const level = LEVEL_NAMES[at % LEVEL_NAMES.length] ?? 'mate';
    const chosen = await crew.choose(level, { view, seat, seed: `${at}` });
    expect(chosen?.mishap).toBeNull();
    expect(chosen?.option).toBe(playerNamed(bots, level)?.choose(view, seat, new Random(`${at}`)));
    game.apply(state, chosen?.option ?? -1);
  }
  crew.close();
  expect(game.winners(state).length).toBeGreaterThan(0);
});

test('wherever on its line a solver begins a round, what it finds is no worse', async () => {
  const { bots } = await toyModule.bots();
  const solver = new Solver(mindFor(bots), { settings: { pebbles: '9' }, seed: 'toy' });
  const line = solver.round(0, null);
  expect(solver.lineOf(line.options)).toEqual(line);
  // So many that some begin at each of its turns.
  for (let number = 1; number < 60; number++) {
    expect(solver.round(number, line).score).toBeGreaterThanOrEqual(line.score);
  }
});
