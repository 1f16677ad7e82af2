import type { Lines } from './lines.ts';
import { canSteer } from './terminal-width.ts';

/** Who has decided within so many milliseconds was not seen thinking. */
const PATIENCE = 150;

/** Says that somebody thinks, on a line that goes away; in a pipe, where nobody waits, nothing is said. */
export async function whileThinking<T>(text: string, lines: Lines, thought: Promise<T>): Promise<T> {
  if (!lines.interactive || !canSteer(process.stdout)) return thought;
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    process.stdout.write(text);
  }, PATIENCE);
  try {
    return await thought;
  } finally {
    clearTimeout(timer);
    if (shown) process.stdout.write('\r\u001b[K');
    // What was typed meanwhile was no answer to what is asked next.
    lines.forget();
  }
}
