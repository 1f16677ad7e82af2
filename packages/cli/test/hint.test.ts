import type { Crew, Thought } from '@quayside/bots';
import { Table } from '@quayside/kernel';
import { LiveTable, seated } from '@quayside/live';
import { paris, parisWords } from '@quayside/paris';
import { expect, test } from 'vitest';
import { speakerFor } from '../src/command.ts';
import { terminal } from '../src/paris/module.ts';
import { hintLines } from '../src/play/hint.ts';
import type { Lines } from '../src/play/lines.ts';
import type { Saving } from '../src/play/saving.ts';
import { Paint } from '../src/play/screen.ts';
import { TerminalTable } from '../src/play/terminal-table.ts';

const position = {
  players: 2,
  round: 9,
  seats: {
    blue: { points: 12, francs: 10, hand: 2, tokens: { gold: 2, marble: 1 }, keys: ['arc', 'chaillot-5'], tiles: [18] },
    green: { points: 7, francs: 33, hand: 4, keys: ['belleville-bank', 'chaillot-4'] },
  },
  buildings: ['chaillot-4', 'chaillot-5', 'belleville-1'],
  landmarks: { tuileries: 'chaillot' },
};

test('a hint tells a deed that is done twice running as often as it is done', () => {
  const started = Table.start(paris, { settings: {}, seed: 'hint', position });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const seats = [seated('person', ''), seated('person', '')];
  const live = new LiveTable({ table: started.value, words: parisWords, seats });
  live.open();
  const speaker = speakerFor('en', [terminal]);
  const at = new TerminalTable({
    terminal,
    ui: terminal.ui,
    live,
    screen: { width: 200, paint: new Paint(false), speaker },
    lines: {} as Lines,
    saving: {} as Saving,
    crew: {} as Crew,
    again: '',
  });
  const line = ['sell gold', 'sell gold'].map(paris.parse);
  const [option = -1] = line;
  const considered = [{ option, visits: 1, value: 0, best: 0, points: 0, lead: 0 }];
  const thought: Thought = { option, simulations: 1, considered, line, otherLines: [] };
  const sale = 'Sell 1 gold for 3 francs';
  expect(hintLines(at, 0, thought).join('\n')).toContain(`This turn: ${sale} · ${sale} · `);
});
