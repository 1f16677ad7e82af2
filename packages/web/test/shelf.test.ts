import { describe, expect, it, vi } from 'vitest';
import { Cupboard } from '../src/saved/cupboard.ts';
import { type SavedTable, Shelf } from '../src/saved/shelf.ts';
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

function empty(): { readonly storage: FakeStorage; readonly shelf: Shelf } {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const storage = new FakeStorage();
  return { storage, shelf: new Shelf(new Cupboard(() => storage)) };
}

describe('the shelf', () => {
  it('has the table that was played last first', () => {
    const { shelf } = empty();
    shelf.put(table('one', 1));
    shelf.put(table('two', 3));
    shelf.put(table('three', 2));
    expect(shelf.all().map(({ id }) => id)).toEqual(['two', 'three', 'one']);
  });

  it('shows what is damaged, last, with the text that is left', () => {
    const { storage, shelf } = empty();
    shelf.put(table('whole', 1));
    const torn = JSON.stringify(table('torn', 9)).slice(0, 60);
    storage.setItem('quayside.table.torn', torn);
    storage.setItem('quayside.table.odd', JSON.stringify({ ...table('odd', 9), scores: 'many' }));
    const [first, ...rest] = shelf.all();
    expect(first).toEqual(table('whole', 1));
    expect(rest).toContainEqual({ id: 'torn', damaged: true, text: torn });
    expect(rest.every((each) => 'damaged' in each)).toBe(true);
  });

  it('puts back what was taken away as it was, damaged or not, and tells', () => {
    const { storage, shelf } = empty();
    const told = vi.fn<() => void>();
    shelf.subscribe(told);
    shelf.put(table('whole', 1));
    storage.setItem('quayside.table.torn', '{');
    const putBack = [shelf.remove('whole'), shelf.remove('torn')];
    expect(shelf.all()).toEqual([]);
    for (const each of putBack) each();
    expect(shelf.get('whole')).toEqual(table('whole', 1));
    expect(shelf.get('torn')).toEqual({ id: 'torn', damaged: true, text: '{' });
    expect(told).toHaveBeenCalledTimes(5);
  });

  it('says when a table is only remembered', () => {
    const { storage, shelf } = empty();
    storage.room = 10;
    expect(shelf.put(table('one', 1))).toBe(false);
    expect(shelf.get('one')).toEqual(table('one', 1));
  });
});
