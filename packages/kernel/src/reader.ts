import type { Json, JsonObject, Problem } from './game.ts';

const MOST_SHOWN = 40;

/** A value as it can stand in a sentence: short, and without what is inside. */
export function shown(value: Json): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** Reads JSON that a person wrote, noting every problem with the place it was found at. What is left out has its usual value. */
export class Reader {
  readonly problems: Problem[] = [];

  say(at: string, why: string, facts: Problem['facts'] = {}): void {
    this.problems.push({ at, why, facts });
  }

  object(value: Json | undefined, at: string, fields: readonly string[]): JsonObject {
    if (value === undefined) return {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.say(at, 'not-object');
      return {};
    }
    const object = value as JsonObject;
    for (const key of Object.keys(object)) {
      if (!fields.includes(key))
        this.say(at === '' ? key : `${at}.${key}`, 'unknown-field', { field: key, known: fields.join(', ') });
    }
    return object;
  }

  list(value: Json | undefined, at: string): readonly Json[] {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.say(at, 'not-list');
    return [];
  }

  number(value: Json | undefined, at: string, least: number, most: number, usual: number): number {
    if (value === undefined) return usual;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.say(at, 'not-number', { least, most, value: shown(value) });
    return usual;
  }

  flag(value: Json | undefined, at: string): boolean {
    if (value === undefined || typeof value === 'boolean') return value ?? false;
    this.say(at, 'not-flag');
    return false;
  }

  word<T extends string>(value: Json | undefined, at: string, words: readonly T[], usual: T): T {
    if (value === undefined) return usual;
    if (typeof value === 'string' && (words as readonly string[]).includes(value)) return value as T;
    this.say(at, 'not-one-of', { value: shown(value), known: words.join(', ') });
    return usual;
  }
}
