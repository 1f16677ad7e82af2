const SPACE = /[ \t\n\r]*/y;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const ESCAPED = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

/** Where a pattern that begins here ends; -1 where it does not begin here. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Where a string that begins here ends; -1 where there is none. A pattern would give up on a long one. */
function pastString(text: string, from: number): number {
  if (text[from] !== '"') return -1;
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '"') return at + 1;
    if (sign < ' ') return -1;
    if (sign !== '\\') continue;
    const end = past(ESCAPED, text, at + 1);
    if (end < 0) return -1;
    at = end - 1;
  }
  return -1;
}

/** Reads along a text that is meant to be JSON up to where it stops being so. JSON.parse does not always tell. */
function endOfJson(text: string): number {
  /** The signs that end the lists and objects we are in. */
  const open: string[] = [];
  let awaited: 'value' | 'name' | 'next' = 'value';
  let first = false;
  for (let at = past(SPACE, text, 0); ; at = past(SPACE, text, at)) {
    const sign = text[at];
    if (sign !== undefined && sign === open.at(-1) && (first || awaited === 'next')) {
      open.pop();
      at++;
      awaited = 'next';
    } else if (awaited === 'next') {
      if (open.length === 0 || sign !== ',') return at;
      at++;
      awaited = open.at(-1) === '}' ? 'name' : 'value';
    } else if (awaited === 'name') {
      const end = pastString(text, at);
      if (end < 0) return at;
      at = past(SPACE, text, end);
      if (text[at] !== ':') return at;
      at++;
      awaited = 'value';
    } else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? '}' : ']');
      at++;
      awaited = sign === '{' ? 'name' : 'value';
      first = true;
      continue;
    } else {
      const end = Math.max(pastString(text, at), past(PLAIN, text, at));
      if (end < 0) return at;
      at = end;
      awaited = 'next';
    }
    first = false;
  }
}

/** The line and column, both from 1, where a text stops being JSON. */
export function placeOfBadJson(text: string): { line: number; column: number } {
  const before = text.slice(0, endOfJson(text));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
