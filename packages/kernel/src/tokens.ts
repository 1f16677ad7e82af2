/** An option is a kind and an argument in one integer. */
const SHIFT = 13;
const MASK = (1 << SHIFT) - 1;

export const option = (kind: number, argument = 0): number => (kind << SHIFT) | argument;
export const kindOf = (of: number): number => of >> SHIFT;
export const argumentOf = (of: number): number => of & MASK;

/** How an argument is written as words, and read from them (-1: those are no such words). */
export type Phrase = readonly [write: (argument: number) => string, read: (words: readonly string[]) => number];

/** No words at all. */
export const bare: Phrase = [() => '', (words) => (words.length === 0 ? 0 : -1)];

export const one = (write: (argument: number) => string, read: (word: string) => number): Phrase => [
  write,
  (words) => (words.length === 1 ? read(words[0] as string) : -1),
];

const NUMBER = /^(0|[1-9]\d{0,2})$/;

/** A whole number up to `most` as people write it, or -1. */
export const countIn = (word: string | undefined, most: number): number =>
  word !== undefined && NUMBER.test(word) && Number(word) <= most ? Number(word) : -1;

/** The verbs of a game, by kind of option. Two kinds may share a verb if their words differ. */
export class Grammar {
  readonly #rows: readonly (readonly [verb: string, phrase: Phrase])[];
  readonly #kinds = new Map<string, number[]>();

  constructor(rows: readonly (readonly [verb: string, phrase: Phrase])[]) {
    this.#rows = rows;
    for (const [kind, [verb]] of rows.entries()) this.#kinds.set(verb, [...(this.#kinds.get(verb) ?? []), kind]);
  }

  token(of: number): string {
    const [verb, [write]] = this.#rows[kindOf(of)] as readonly [string, Phrase];
    const words = write(argumentOf(of));
    return words === '' ? verb : `${verb} ${words}`;
  }

  /** The option a token means, or -1 when it is no token of the game. */
  parse(text: string): number {
    const words = text.trim().split(/\s+/);
    for (const kind of this.#kinds.get(words[0] as string) ?? []) {
      const [, [, read]] = this.#rows[kind] as readonly [string, Phrase];
      const argument = read(words.slice(1));
      if (argument >= 0) return option(kind, argument);
    }
    return -1;
  }
}
