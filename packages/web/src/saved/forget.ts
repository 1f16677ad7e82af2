import { rereadSettings } from '../settings/settings.ts';
import { browserStorage } from './browser-storage.ts';
import { savedTables } from './saved-tables.ts';

const PREFIX = 'quayside.';

/** Takes away everything that this page keeps in the browser; what it returns puts it all back. */
export function forgetEverything(): () => void {
  const kept = browserStorage.keys(PREFIX).map((key) => [key, browserStorage.read(key)] as const);
  for (const [key] of kept) browserStorage.remove(key);
  tellAll();
  return () => {
    for (const [key, text] of kept) if (text !== null) browserStorage.write(key, text);
    tellAll();
  };
}

function tellAll(): void {
  rereadSettings();
  savedTables.tell();
}
