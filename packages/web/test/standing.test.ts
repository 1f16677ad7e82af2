import { paris } from '@quayside/paris';
import { SPECTATOR, type State, Table } from '@quayside/kernel';
import { seated, type Sitter, writeSaved } from '@quayside/live';
import { describe, expect, it } from 'vitest';
import { byUrgency, openView, standingOf } from '../src/home/standing.ts';
import { settingsWith } from '../src/saved/colours.ts';
import type { SavedTable } from '../src/saved/saved-tables.ts';
import { plainUI } from './plain-ui.ts';

const ui = { ...plainUI, id: 'paris', game: paris as never };

function saved(id: string, changed: number, sitters: readonly Sitter[], over = false): SavedTable {
  const started = Table.start(paris, { settings: settingsWith(paris as never, { players: '2' }), seed: 'standing' });
  if (!started.ok) throw new Error('not started');
  const seats = sitters.map((sitter) => seated(sitter));
  const line = over ? null : paris.line(started.value.state);
  const record = writeSaved(started.value.record(), seats);
  return { id, game: 'paris', begun: 0, changed, line, scores: null, record, seats };
}

describe('how saved tables stand', () => {
  it('puts those that wait for somebody here first, and what is over last', () => {
    const tables = [
      saved('over', 4, ['person', 'mate'], true),
      saved('bots', 3, ['mate', 'person']),
      saved('older', 1, ['person', 'mate']),
      saved('newer', 2, ['person', 'mate']),
    ];
    const standings = byUrgency(tables.map((table) => standingOf(ui, table)));
    expect(standings.map(({ saved: { id } }) => id)).toEqual(['newer', 'older', 'bots', 'over']);
    expect(standings.map(({ waits }) => waits)).toEqual([true, true, false, false]);
  });

  it('is told of a table whose record cannot be read', () => {
    const standing = standingOf(ui, { ...saved('odd', 1, ['person', 'mate']), record: 'game paris\nnonsense' });
    expect(standing).toMatchObject({ table: null, waits: false });
    expect(openView(standing)).toBeNull();
  });

  it('shows all that the one person knows, and to several only what everybody does', () => {
    const shows = (sitters: readonly Sitter[]): { readonly view: State; readonly viewer: number } =>
      openView(standingOf(ui, saved('seen', 1, sitters))) as never;
    const known = (seat: number): State => {
      const { table } = standingOf(ui, saved('seen', 1, ['person', 'person']));
      const view = paris.blank();
      paris.view(table?.state as never, seat, view);
      return view;
    };
    expect(shows(['mate', 'person']).view).toEqual(known(1));
    expect(shows(['mate', 'person']).viewer).toBe(1);
    expect(shows(['person', 'person']).view).toEqual(known(SPECTATOR));
  });
});
