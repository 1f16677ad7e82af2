import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The texts of one language in one place: "web/src/text/pages". */
export interface Book {
  readonly name: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Every text of one language, wherever it is kept: the games, the page, the terminal. */
export function booksOf(language: string): Book[] {
  return readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => jsonBelow(join(packages, name, 'src')))
    .flatMap((path) => {
      const file = basename(path, '.json');
      const [, stem = '', spoken] = /^(?:(.*)\.)?([a-z]{2})$/.exec(file) ?? ['', file];
      const book = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string | Record<string, string>>;
      if (Array.isArray(book) || (spoken !== undefined && spoken !== language)) return [];
      const place = relative(packages, join(dirname(path), stem));
      const texts = spoken === undefined ? spokenIn(language, book) : (book as Record<string, string>);
      return [{ name: place.split(sep).join('/'), texts }];
    });
}

/** One language of a book that has them all. Beside a language stand its forms. */
function spokenIn(language: string, book: Readonly<Record<string, string | Record<string, string>>>): Book['texts'] {
  const texts: Record<string, string> = {};
  for (const [key, all] of Object.entries(book)) {
    for (const [each, text] of Object.entries(all)) {
      const [spoken, form] = each.split('_');
      if (spoken === language) texts[form === undefined ? key : `${key}_${form}`] = text;
    }
  }
  return texts;
}

function jsonBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && basename(entry.parentPath) === 'text')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export const textsOf = (language: string): Record<string, string> =>
  Object.assign({}, ...booksOf(language).map(({ texts }) => texts)) as Record<string, string>;

/** Who says every text of this language; `names` are what persons at the table are called. */
export const speakerOf = (language: string, names: Record<string, string> = {}): Speaker =>
  new Speaker(language, textsOf(language)).calling(names);

export const card = (name: string): Message => ({ key: `card.${name}` });
export const good = (name: string): Message => ({ key: `good.${name}` });
export const goods = (name: string, n: number): Message => ({ key: `goods.${name}`, args: { n } });
export const ship = (name: string): Message => ({ key: `ship.${name}` });
export const seat = (name: string): Message => ({ key: `seat.${name}` });
