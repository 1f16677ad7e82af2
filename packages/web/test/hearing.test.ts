import type { Chapter } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { type Heard, newsFor } from '../src/table/hearing.ts';

const chapter = (label: string, ...keys: string[]): Chapter => ({
  label,
  seat: 0,
  step: 0,
  deeds: keys.map((key) => ({ seat: 0, message: { key } })),
});

/** What is said as a story grows, telling by telling. */
function said(...tellings: (readonly Chapter[])[]): string[][] {
  let heard: Heard | null = null;
  return tellings.map((chapters) => {
    const { news, now } = newsFor(heard, chapters, ({ message }) => message.key);
    heard = now;
    return [...news];
  });
}

describe('who listens to a table', () => {
  it('is not told what was before, then every new sentence once', () => {
    const [first, second] = [chapter('1.1', 'takes wood'), chapter('1.2', 'enters', 'pays')];
    expect(said([first], [first], [first, second])).toEqual([[], [], ['enters', 'pays']]);
  });

  it('hears the end of a line together with the next', () => {
    const begun = [chapter('1.1', 'enters')];
    const played = [chapter('1.1', 'enters', 'builds'), chapter('1.2', 'takes')];
    expect(said(begun, played)[1]).toEqual(['builds', 'takes']);
  });

  it('hears a sentence that grew once more, as it is now', () => {
    expect(said([chapter('1.1', 'pays 1')], [chapter('1.1', 'pays 1, 2')])[1]).toEqual(['pays 1, 2']);
  });

  it('hears nothing of what is taken back', () => {
    const played = [chapter('1.1', 'takes'), chapter('1.2', 'enters')];
    expect(said(played, [chapter('1.1', 'takes')])[1]).toEqual([]);
  });
});
