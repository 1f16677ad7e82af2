const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Reads along a text that is meant to be JSON, to find where it stops being so. JSON.parse does not always tell. */
class Scan {
  readonly #text: string;
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  eat(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found) this.at = pattern.lastIndex;
    return found !== null;
  }

  sign(sign: string): boolean {
    this.eat(SPACE);
    if (this.#text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  value(): boolean {
    if (this.sign('{')) return this.#members('}', () => this.#string() && this.sign(':') && this.value());
    if (this.sign('[')) return this.#members(']', () => this.value());
    return this.#string() || this.eat(PLAIN);
  }

  #string(): boolean {
    this.eat(SPACE);
    return this.eat(STRING);
  }

  #members(end: string, member: () => boolean): boolean {
    if (this.sign(end)) return true;
    do if (!member()) return false;
    while (this.sign(','));
    return this.sign(end);
  }
}

/** The line and column, both from 1, where a text stops being JSON. */
export function placeOfBadJson(text: string): { line: number; column: number } {
  const scan = new Scan(text);
  if (scan.value()) scan.eat(SPACE);
  const before = text.slice(0, scan.at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
