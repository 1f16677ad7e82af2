import { useEffect, useState } from 'react';
import { readBlocks } from '../rules/markdown.tsx';
import { loadRules } from '../rules/source.ts';

/** What a rule says, without its number, the figures it repeats, and where it comes from. */
export interface Clarification {
  readonly rule: string;
  readonly text: string;
}

/** The end of the brackets that begin here. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return from;
}

/** A rule as it is written, down to its sentences. */
export function sentencesOf(rule: string): string {
  let text = rule
    .replace(/^\*\*[A-Z]-\d+\*\*\s*/u, '')
    .replace(/\s*\*\([^*]*\)\*$/u, '')
    // How sure a figure is stands on the page of the rules.
    .replace(/\s*\[[^\]]*\b[RPX]\b[^\]]*\](?!\()/gu, '')
    // What it refers to is told in the same list.
    .replace(/\s*\([^()\d]{0,12}[A-Z]-\d{3}[^()]{0,30}\)/gu, '');
  const title = /^\*[^*]+\*\.?\s*/u.exec(text);
  if (title) {
    text = text.slice(title[0].length);
    if (text.startsWith('(')) text = text.slice(closing(text, 0)).replace(/^[.。\s]+/u, '');
  }
  return text;
}

/** The rules of a game in a language, each by its number. */
export const sentencesIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    readBlocks(source).flatMap((block) =>
      block.kind === 'paragraph' && block.id !== null ? [[block.id, sentencesOf(block.text)] as const] : [],
    ),
  );

/** The rules of a game in the reader's language; null until they are there. */
export function useSentences(game: string, language: string): ReadonlyMap<string, string> | null {
  const [sentences, setSentences] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    let left = false;
    loadRules(game, language)
      .then((source) => {
        if (!left) setSentences(sentencesIn(source));
      })
      // Without them the article still says what the thing does; the page of rules tells what went wrong.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [game, language]);
  return sentences;
}

export const clarified = (sentences: ReadonlyMap<string, string> | null, rules: readonly string[]): Clarification[] =>
  rules.flatMap((rule) => {
    const text = sentences?.get(rule);
    return text ? [{ rule, text }] : [];
  });
