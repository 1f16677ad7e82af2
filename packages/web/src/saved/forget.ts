import { rereadSettings } from '../settings/settings.ts';
import { cupboard } from './cupboard.ts';
import { shelf } from './shelf.ts';

const PREFIX = 'quayside.';

/** Takes away everything that this page keeps in the browser; what it returns puts it all back. */
export function forgetEverything(): () => void {
  const kept = cupboard.keys(PREFIX).map((key) => [key, cupboard.read(key)] as const);
  for (const [key] of kept) cupboard.remove(key);
  tellAll();
  return () => {
    for (const [key, text] of kept) if (text !== null) cupboard.write(key, text);
    tellAll();
  };
}

function tellAll(): void {
  rereadSettings();
  shelf.tell();
}
