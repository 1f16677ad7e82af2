import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** Every text of one language, wherever it is kept: the games, the page, the terminal. */
export function textsOf(language: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const path of readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => jsonBelow(join(packages, name, 'src')))) {
    const name = basename(path, '.json').split('.').at(-1) as string;
    const book = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string | Record<string, string>>;
    if (name === language) Object.assign(texts, book);
    if (name.length === 2 || Array.isArray(book)) continue;
    // A book with all languages: beside a language stand its forms.
    for (const [key, all] of Object.entries(book)) {
      for (const [each, text] of Object.entries(all)) {
        const [spoken, form] = each.split('_');
        if (spoken === language) texts[form === undefined ? key : `${key}_${form}`] = text;
      }
    }
  }
  return texts;
}

function jsonBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && basename(entry.parentPath) === 'text')
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Who says every text of this language; `names` are what persons at the table are called. */
export const speakerOf = (language: string, names: Record<string, string> = {}): Speaker =>
  new Speaker(language, textsOf(language)).calling(names);

export const card = (name: string): Message => ({ key: `card.${name}` });
export const good = (name: string): Message => ({ key: `good.${name}` });
export const goods = (name: string, n: number): Message => ({ key: `goods.${name}`, args: { n } });
export const ship = (name: string): Message => ({ key: `ship.${name}` });
export const seat = (name: string): Message => ({ key: `seat.${name}` });
