import { describe, expect, it, vi } from 'vitest';
import { BrowserStorage } from '../src/saved/browser-storage.ts';
import { type SavedTable, SavedTables } from '../src/saved/saved-tables.ts';
import { FakeStorage } from './storage.ts';

const table = (id: string, changed: number): SavedTable => ({
  id,
  game: 'le-havre',
  seats: [{ sitter: 'person', name: 'Mina', standIn: null }],
  begun: 1,
  changed,
  line: '1.1 red',
  scores: null,
  record: 'game le-havre  rules 1\n',
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

  const seat = table('', 1).seats[0];
  it.each([
    ['a moment that no calendar has', { changed: 1e300 }],
    ['a beginning that no calendar has', { begun: -1e17 }],
    ['nobody at it', { seats: [] }],
    ['seats that are none', { seats: [[], 7] }],
    ['a name that fills the page', { seats: [{ ...seat, name: 'x'.repeat(10_000) }] }],
    ['more scores than seats', { scores: [1, 2, 3] }],
    ['less than nothing confirmed', { confirmed: -1 }],
    ['a record without end', { record: 'x'.repeat(2_000_000) }],
  ])('takes a table with %s for damaged, and the others as they are', (_, odd) => {
    const { storage, tables } = empty();
    tables.put(table('whole', 1));
    storage.setItem('quayside.table.odd', JSON.stringify({ ...table('odd', 9), ...odd }));
    expect(tables.all()).toEqual([table('whole', 1), expect.objectContaining({ id: 'odd', damaged: true })]);
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
