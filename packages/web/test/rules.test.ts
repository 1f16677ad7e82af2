import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { type Block, readBlocks } from '../src/rules/markdown.tsx';

const GAMES = ['le-havre', 'paris'];
const pageOf = (game: string, language: string): string =>
  readFileSync(
    new URL(`../../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`, import.meta.url),
    'utf8',
  );

/** All words of a block. */
function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join('\n');
    default:
      return [block.head, ...block.rows].flat().join('\n');
  }
}

const everyPage = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

describe.each(everyPage)('the rules of $game on the page, in $language', ({ game, language }) => {
  const source = pageOf(game, language);
  const blocks = readBlocks(source);

  it('have an anchor for every rule that has a number', () => {
    const written = [...source.matchAll(/^\*\*([LP]-\d+)\*\*/gm)].map(([, id]) => id);
    const shown = blocks.flatMap((block) => (block.kind === 'paragraph' && block.id ? [block.id] : []));
    expect(written.length).toBeGreaterThan(100);
    expect(shown).toEqual(written);
  });

  it('lose no word', () => {
    const bare = (text: string): string => text.replace(/[#|*`\s-]/g, '');
    const numbered = /^\d+\. /gm;
    expect(bare(blocks.map(wordsOf).join(''))).toBe(bare(source.replace(numbered, '')));
  });

  it('have a heading for every place they point to', () => {
    const anchors = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    const targets = [...source.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
    expect(targets.filter((target) => !anchors.includes(target as string))).toEqual([]);
  });
});

/**
 * What no translation may change: the shape of a block, the figures in it, the rules it points to, the tokens it names. A Korean 1등 is
 * no figure but the word for the first.
 */
function bonesOf(block: Block): unknown {
  const words = wordsOf(block);
  const sorted = (pattern: RegExp): string[] => [...words.matchAll(pattern)].map(([whole]) => whole).sort();
  const shape = {
    heading: () => block.kind === 'heading' && block.level,
    paragraph: () => block.kind === 'paragraph' && block.id,
    list: () => block.kind === 'list' && block.items.length,
    table: () => block.kind === 'table' && block.rows.map((row) => row.length),
  };
  return {
    kind: block.kind,
    shape: shape[block.kind](),
    figures: sorted(/\d+(?![\d등])/g),
    tokens: sorted(/`[^`]+`/g),
  };
}

const translations = everyPage.filter(({ language }) => language !== 'en');

describe.each(translations)('the rules of $game in $language', ({ game, language }) => {
  const english = readBlocks(pageOf(game, 'en'));
  const translated = readBlocks(pageOf(game, language));

  it('have as many parts as in English', () => {
    expect(translated.map(({ kind }) => kind)).toEqual(english.map(({ kind }) => kind));
  });

  it('say the same figures, rules and tokens, part by part', () => {
    expect(translated.map(bonesOf)).toEqual(english.map(bonesOf));
  });
});
