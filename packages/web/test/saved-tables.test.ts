import { describe, expect, it, vi } from 'vitest';
import { BrowserStorage } from '../src/saved/browser-storage.ts';
import { type SavedTable, SavedTables } from '../src/saved/saved-tables.ts';
import { seated, writeSaved } from '@quayside/live';
import { FakeStorage } from './storage.ts';

const BARE = 'game le-havre  rules 1\n';
const SEATS = [seated('person', 'Mina')];
const table = (id: string, changed: number): SavedTable => ({
  id,
  game: 'le-havre',
  begun: 1,
  changed,
  line: '1.1 red',
  scores: null,
  record: writeSaved(BARE, SEATS, 2),
  seats: SEATS,
});

function empty(): { readonly storage: FakeStorage; readonly tables: SavedTables } {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const storage = new FakeStorage();
  return { storage, tables: new SavedTables(new BrowserStorage(() => storage)) };
}

describe('the saved tables', () => {
  it('has the table that was played last first', () => {
    const { tables } = empty();
    tables.put(table('one', 1));
    tables.put(table('two', 3));
    tables.put(table('three', 2));
    expect(tables.all().map(({ id }) => id)).toEqual(['two', 'three', 'one']);
  });

  it('shows what is damaged, last, with the text that is left', () => {
    const { storage, tables } = empty();
    tables.put(table('whole', 1));
    const torn = JSON.stringify(table('torn', 9)).slice(0, 60);
    storage.setItem('quayside.table.torn', torn);
    storage.setItem('quayside.table.odd', JSON.stringify({ ...table('odd', 9), scores: 'many' }));
    const [first, ...rest] = tables.all();
    expect(first).toEqual(table('whole', 1));
    expect(rest).toContainEqual({ id: 'torn', damaged: true, text: torn });
    expect(rest.every((each) => 'damaged' in each)).toBe(true);
  });

  it.each([
    ['a moment that no calendar has', { changed: 1e300 }],
    ['a beginning that no calendar has', { begun: -1e17 }],
    ['nobody at it', { record: BARE }],
    ['somebody unknown at it', { record: `${BARE}# seats robot\n` }],
    ['old seats that are none', { seats: [[], 7], record: BARE }],
    ['old seats of nothing', { seats: [null], record: BARE }],
    ['more scores than seats', { scores: [1, 2, 3] }],
    ['less than nothing confirmed', { seats: SEATS, confirmed: -1, record: BARE }],
    ['a record without end', { record: 'x'.repeat(2_000_000) }],
  ])('takes a table with %s for damaged, and the others as they are', (_, odd) => {
    const { storage, tables } = empty();
    tables.put(table('whole', 1));
    storage.setItem('quayside.table.odd', JSON.stringify({ ...table('odd', 9), seats: undefined, ...odd }));
    expect(tables.all()).toEqual([table('whole', 1), expect.objectContaining({ id: 'odd', damaged: true })]);
  });

  it('reads tables as pages kept them before: seats and what was confirmed beside a bare record', () => {
    const { storage, tables } = empty();
    const old = {
      id: 'old',
      game: 'le-havre',
      seats: [
        { sitter: 'person', name: 'Mina', standIn: null },
        { sitter: 'mate', name: '', standIn: null },
        { sitter: 'person', name: 'x'.repeat(90), standIn: 'captain' },
      ],
      begun: 1,
      changed: 2,
      line: '1.1 red',
      scores: null,
      record: 'game le-havre  rules 1\n1.1 red  supply\n',
    };
    storage.setItem('quayside.table.old', JSON.stringify({ ...old, confirmed: 1 }));
    expect(tables.get('old')).toMatchObject({
      seats: [seated('person', 'Mina'), seated('mate'), seated('person', 'x'.repeat(24))],
      line: '1.1 red',
      record: expect.stringMatching(
        /^game le-havre {2}rules 1\n# seats you,mate,you\n# names \[.*\]\n# confirmed 1\n1\.1 red/,
      ),
    });
    storage.setItem('quayside.table.old', JSON.stringify(old));
    expect(tables.get('old')).toMatchObject({ record: expect.not.stringContaining('confirmed') });
  });

  it('puts back what was taken away as it was, damaged or not, and tells', () => {
    const { storage, tables } = empty();
    const told = vi.fn<() => void>();
    tables.subscribe(told);
    tables.put(table('whole', 1));
    storage.setItem('quayside.table.torn', '{');
    const putBack = [tables.remove('whole'), tables.remove('torn')];
    expect(tables.all()).toEqual([]);
    for (const each of putBack) each();
    expect(tables.get('whole')).toEqual(table('whole', 1));
    expect(tables.get('torn')).toEqual({ id: 'torn', damaged: true, text: '{' });
    expect(told).toHaveBeenCalledTimes(5);
  });

  it('says when a table is only remembered', () => {
    const { storage, tables } = empty();
    storage.room = 10;
    expect(tables.put(table('one', 1))).toBe(false);
    expect(tables.get('one')).toEqual(table('one', 1));
  });
});
