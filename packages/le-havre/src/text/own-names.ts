import type { Language } from '@quayside/kernel';
import { textIn } from '../data/card-file.ts';
import type { LeHavreState } from '../rules/state.ts';

/** Cards that somebody made are called as they were named, in the reader's language or in one that they have a name in. */
export const ownNames = ({ table }: LeHavreState, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(table.files.map(({ name }, at) => [`card.blank-${at + 1}`, textIn(name, language)]));
