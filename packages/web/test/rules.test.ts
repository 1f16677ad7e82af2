import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBlocks } from '../src/rules/markdown.tsx';

const pageOf = (game: string): string =>
  readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8');

describe.each(['le-havre', 'paris'])('the rules of %s on the page', (game) => {
  const source = pageOf(game);
  const blocks = readBlocks(source);

  it('have an anchor for every rule that has a number', () => {
    const written = [...source.matchAll(/^\*\*([LP]-\d+)\*\*/gm)].map(([, id]) => id);
    const shown = blocks.flatMap((block) => (block.kind === 'paragraph' && block.id ? [block.id] : []));
    expect(written.length).toBeGreaterThan(100);
    expect(shown).toEqual(written);
  });

  it('lose no word', () => {
    const bare = (text: string): string => text.replace(/[#|*`\s-]/g, '');
    const told = blocks.map((block) => {
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
          return block.text;
        case 'list':
          return block.items.join('');
        default:
          return [block.head, ...block.rows].flat().join('');
      }
    });
    const numbered = /^\d+\. /gm;
    expect(bare(told.join(''))).toBe(bare(source.replace(numbered, '')));
  });

  it('have a heading for every place they point to', () => {
    const anchors = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    const targets = [...source.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
    expect(targets.filter((target) => !anchors.includes(target as string))).toEqual([]);
  });
});
