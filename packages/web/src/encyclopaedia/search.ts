import type { Message, State } from '@quayside/kernel';
import type { Speaker } from '@quayside/speech';
import type { Article } from './article.ts';

/** What can be found of an article: its names and texts in every language, the reader's first, folded. */
export interface Entry {
  readonly id: string;
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/** Ids of articles, the best first. */
export interface Found {
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/** Small letters without accents. Korean syllables are taken apart, so that half a syllable finds the whole. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘`]/gu, "'").toLowerCase();

/** Speakers: the reader's language first. */
export function entriesOf<S extends State>(articles: readonly Article<S>[], speakers: readonly Speaker[]): Entry[] {
  return articles.map(({ id, name, about, does, ways, uses }) => {
    const said: readonly Message[] = [...about, ...does, ...ways, ...uses];
    return {
      id,
      names: speakers.map((speaker) => folded(speaker.say(name))),
      texts: speakers.map((speaker) => folded(said.map((each) => speaker.say(each)).join(' '))),
    };
  });
}

/** How well a name fits, 0 best: it is the word, begins so, a word of it begins so, it is in it; in another language less; null: not at all. */
function rank(names: readonly string[], words: readonly string[]): number | null {
  const [first = ''] = words;
  let best: number | null = null;
  for (const [language, name] of names.entries()) {
    if (!words.every((word) => name.includes(word))) continue;
    const how = name === first ? 0 : name.startsWith(first) ? 1 : name.includes(` ${first}`) ? 2 : 3;
    const here = how + (language > 0 ? 4 : 0);
    best = Math.min(best ?? here, here);
  }
  return best;
}

const wordsIn = (wanted: string): string[] => folded(wanted).split(/\s+/u).filter(Boolean);

/** What has all the words somebody wrote: in its name, or else in its texts, in one language or another. */
export function search(entries: readonly Entry[], wanted: string): Found {
  const words = wordsIn(wanted);
  if (words.length === 0) return { names: [], texts: [] };
  const ranked = entries.map((entry) => ({ entry, at: rank(entry.names, words) }));
  const named = ranked.filter(({ at }) => at !== null).sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const told = ranked.filter(
    ({ entry, at }) => at === null && entry.texts.some((text) => words.every((word) => text.includes(word))),
  );
  return { names: named.map(({ entry }) => entry.id), texts: told.map(({ entry }) => entry.id) };
}

const pairsIn = (word: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

/** How many pairs of letters two words share, 1 all of them. */
function alike(a: Set<string>, b: Set<string>): number {
  let both = 0;
  for (const pair of a) if (b.has(pair)) both++;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}

/** The names nearest to a word that was not found. */
export function nearest(entries: readonly Entry[], wanted: string, count = 3): string[] {
  const pairs = pairsIn(folded(wanted).trim());
  const likeness = ({ names }: Entry): number =>
    Math.max(...names.flatMap((name) => [name, ...name.split(' ')].map((word) => alike(pairs, pairsIn(word)))));
  return entries
    .map((entry) => ({ id: entry.id, likeness: likeness(entry) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ id }) => id);
}
