/** What steers a terminal, turns the direction of a line, or cannot be seen; and halves of letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const SHORT: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` };
const LONGEST = 200;

function spelled(sign: string): string {
  const code = (sign.codePointAt(0) as number).toString(16).padStart(4, '0');
  return SHORT[sign] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code}`);
}

/** A text that somebody else wrote, fit to be shown in a message: what is not to be seen is spelled out, what is long is shortened. */
export function foreign(text: string, longest = LONGEST): string {
  const signs = Array.from(text.slice(0, 2 * longest + 2));
  const kept = signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : text;
  return kept.replace(UNSEEN, spelled);
}

interface Told {
  readonly at?: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A problem or a refusal that can be shown: what it tells of a file, or of what was typed, is foreign. */
export function legible<T extends Told>(told: T): T {
  const facts = Object.fromEntries(
    Object.entries(told.facts).map(([name, fact]) => [
      name,
      // What would be right is ours, and may be a long list.
      typeof fact === 'string' && name !== 'known' ? foreign(fact) : fact,
    ]),
  );
  return told.at === undefined ? { ...told, facts } : { ...told, at: foreign(told.at), facts };
}
