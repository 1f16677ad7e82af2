import type { Chapter, Deed } from '@quayside/kernel';

/** How far somebody has heard a story: its last chapter, and the sentences of it. */
export interface Heard {
  readonly label: string;
  readonly sentences: readonly string[];
}

/** The sentences that are new to a listener. One that grew is said once more; who has heard nothing yet is not told all that was. */
export function newsFor(
  heard: Heard | null,
  chapters: readonly Chapter[],
  say: (deed: Deed) => string,
): { readonly news: readonly string[]; readonly now: Heard | null } {
  const last = chapters.at(-1);
  if (!last) return { news: [], now: heard };
  const now = { label: last.label, sentences: last.deeds.map(say) };
  const from = heard ? chapters.findLastIndex(({ label }) => label === heard.label) : -1;
  if (!heard || from < 0) return { news: [], now };
  const told = chapters.slice(from).flatMap(({ deeds }) => deeds.map(say));
  const same = told.findIndex((sentence, at) => sentence !== heard.sentences[at]);
  return { news: same < 0 ? [] : told.slice(same), now };
}
