import { Crew } from '@quayside/bots';
import { openThread } from '@quayside/bots/node';
import { type State, Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { LiveTable, seated, type Sitter } from '@quayside/live';
import { expect, test, vi } from 'vitest';
import { terminal } from '../src/le-havre/module.ts';
import { Lines } from '../src/play/lines.ts';
import { Saving } from '../src/play/saving.ts';
import { Paint, type Screen } from '../src/play/screen.ts';
import { TerminalGame } from '../src/play/terminal-game.ts';
import { TerminalTable } from '../src/play/terminal-table.ts';
import { Speaker } from '../src/words.ts';

/** A game with bots in all seats, and what it says. */
async function playedBy(crew: Crew, sitters: readonly Sitter[]): Promise<{ table: Table<State>; said: string }> {
  const speaker = new Speaker('en', terminal.words.messages, terminal.texts);
  const screen: Screen = { width: 100, paint: new Paint(false), speaker };
  const settings = Object.fromEntries(leHavre.settings.map(({ name, default: usual }) => [name, usual]));
  const started = Table.start(terminal.game, {
    settings: { ...settings, players: '2', length: 'short' },
    seed: 'crew',
  });
  if (!started.ok) throw new Error('no table');
  const table = started.value;
  const seats = sitters.map((sitter) => seated(sitter));
  const live = new LiveTable({ table, words: terminal.words, seats });
  live.open();
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const lines = new Lines();
  const saving = new Saving(live, screen, lines);
  const at = new TerminalTable({ terminal, ui: terminal.ui, live, screen, lines, saving, crew, again: '' });
  await new TerminalGame(at).play();
  lines.close();
  return { table, said: said.join('\n') };
}

test('a thread that goes down each time does not end the game', async () => {
  const dying = new URL('./dying-thread.ts', import.meta.url);
  const crew = new Crew({ bots: terminal.bots, sheet: null }, () => openThread(dying));
  const { table, said } = await playedBy(crew, ['captain', 'mate']).finally(() => crew.close());
  expect(table.over).toBe(true);
  expect(said.match(/was interrupted/g)).toHaveLength(2);
  expect(said).toMatch(/(wins|share the win)$/);
});
