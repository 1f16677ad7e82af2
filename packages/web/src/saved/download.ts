import type { SharedScreen } from '../table/shared-screen.ts';
import type { SavedTable } from './saved-tables.ts';

/** Hands a text over as a file. */
export const download = (name: string, text: string): void =>
  handOver(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

/** Hands something over as a file. */
export function handOver(name: string, what: Blob): void {
  const address = URL.createObjectURL(what);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What the file is called that a table is taken away in. */
export function exportName({ game, id, changed }: Pick<SavedTable, 'game' | 'id' | 'changed'>): string {
  const day = new Date(changed).toISOString().slice(0, 10);
  return `quayside-${game}-${day}-${id}.record`;
}

/** Takes a table away as a record that the page and the terminal read. */
export function exportTable(id: string, { ui, saved }: Pick<SharedScreen, 'ui' | 'saved'>): void {
  const text = saved();
  if (text !== null) download(exportName({ game: ui.id, id, changed: Date.now() }), text);
}
