import { type Channel, LEVEL_NAMES, playerNamed } from '@quayside/bots';
import { openThread } from '@quayside/bots/node';
import { Options, Random, type State, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { Crew, type Decision } from '../src/play/crew.ts';
import { leHavreFace } from '../src/play/le-havre/face.ts';
import { Lines } from '../src/play/lines.ts';
import { Saving } from '../src/play/saving.ts';
import { Paint, type Screen } from '../src/play/screen.ts';
import { Seating } from '../src/play/seating.ts';
import { readSitters } from '../src/play/seats.ts';
import { Sitting } from '../src/play/sitting.ts';
import { Speaker } from '../src/words.ts';

const shelf = gameNamed('le-havre');
const dying = (): Channel => openThread(new URL('./dying-thread.ts', import.meta.url));
const never = new AbortController().signal;

const crews: Crew[] = [];
afterEach(() => {
  for (const made of crews.splice(0)) made.close();
  vi.restoreAllMocks();
});
function crew(open?: () => Channel): Crew {
  const made = open ? new Crew(shelf, open) : new Crew(shelf);
  crews.push(made);
  return made;
}

/** The first decision of a game with something to choose. */
function decision(): Decision {
  const started = Table.start(leHavre, { settings: { players: '2', length: 'short' }, seed: 'crew' });
  if (!started.ok) throw new Error('no table');
  started.value.play(0, 'supply');
  const view = leHavre.blank();
  leHavre.view(started.value.state, 0, view);
  return { view, seat: 0, seed: 'crew' };
}

/** A game with bots in all seats, and what it says. */
async function playedBy(crewOfGame: Crew, seats: string): Promise<{ table: Table<State>; said: string }> {
  const speaker = new Speaker('en', shelf.words.messages);
  const screen: Screen = { width: 100, paint: new Paint(false), speaker };
  const settings = Object.fromEntries(leHavre.settings.map(({ name, default: usual }) => [name, usual]));
  const started = Table.start(shelf.game, { settings: { ...settings, players: '2', length: 'short' }, seed: 'crew' });
  if (!started.ok) throw new Error('no table');
  const table = started.value;
  const sitters = readSitters(seats, 2, '--seats', speaker);
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const lines = new Lines();
  const saving = new Saving(table, sitters, screen, lines);
  const company = { shelf, face: leHavreFace, table, sitters, screen, lines, saving, crew: crewOfGame, again: '' };
  await new Sitting(new Seating(company)).play();
  lines.close();
  return { table, said: said.join('\n') };
}

describe('a crew', () => {
  test('chooses as the players of the roster do, from the view alone', async () => {
    const here = crew();
    const asked = decision();
    for (const bot of [...LEVEL_NAMES.slice(0, 3), 'random'] as const) {
      const own = leHavre.blank();
      own.copyFrom(asked.view);
      const option = playerNamed(shelf.game, bot)?.choose(own, 0, new Random('crew'));
      expect(await here.choose(bot, asked, never)).toEqual({ option, mishap: null });
    }
  });

  test('advises: the best first, each an option of the decision', async () => {
    const asked = decision();
    const thought = await crew().advise(asked, never);
    const options = new Options();
    shelf.game.options(asked.view, options);
    expect(thought?.considered.length).toBeGreaterThan(3);
    for (const { option } of thought?.considered ?? []) expect(options.has(option)).toBe(true);
    expect(thought?.line[0]).toBe(thought?.option);
  });

  test('that is interrupted chooses nothing', async () => {
    const leaving = new AbortController();
    const choosing = crew().choose('harbour-master', decision(), leaving.signal);
    leaving.abort();
    expect(await choosing).toBeNull();
  });
});

describe('a thread that goes down', () => {
  test('once: the bot thinks again, and says so', async () => {
    const threads = [dying, openThread];
    const here = crew(() => (threads.shift() ?? openThread)());
    const sound = await crew().choose('captain', decision(), never);
    const chosen = await here.choose('captain', decision(), never);
    expect(chosen).toEqual({ option: sound?.option, mishap: { kind: 'again', what: 'exit 3' } });
  });

  test('each time: bots play at first sight, and nobody is told for ever', async () => {
    const here = crew(dying);
    const kinds: (string | undefined)[] = [];
    for (let n = 0; n < 3; n++) kinds.push((await here.choose('captain', decision(), never))?.mishap?.kind);
    expect(kinds).toEqual(['first-sight', 'for-good', undefined]);
    expect(await here.advise(decision(), never)).toBeNull();
  });

  test('does not end the game', async () => {
    const { table, said } = await playedBy(crew(dying), 'captain,mate');
    expect(table.over).toBe(true);
    expect(said.match(/lost the thread/g)).toHaveLength(2);
    expect(said).toMatch(/(wins|share the win)$/);
  });
});
