import type { Page } from '@playwright/test';

/** Names are the same in every language: of people, of this page, of its languages; dates come from the browser, articles from the grammar. */
const NAMES = ['the', 'The', 'Quayside', 'Anna', 'Bruno', 'Konstantin', 'English', 'Italiano', 'Nov', 'November'];

/** The rules themselves are written in English, and people are called as they like. Other words in the pseudo-language carry accents, or the padding at the end of their text; words without a key do not. */
export const bareWords = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const found = new Set<string>();
    const isName = (word: string): boolean => names.includes(word);
    const examine = (text: string): void => {
      if (text.includes('~')) return;
      for (const word of text.match(/[\p{L}’]{3,}/gu) ?? []) {
        if (/^[A-Za-z]+$/.test(word) && /[aeiouycn]/i.test(word) && !isName(word))
          found.add(`${word} in “${text.trim().slice(0, 60)}”`);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        parent.closest(
          'script, style, kbd, code, bdi, .invitation-code, .rules-text, .enc-clear, .rules-chapters, .ws-tongues, .ws-example',
        )
      )
        continue;
      examine(node.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt]')) {
      for (const name of ['aria-label', 'title', 'alt']) examine(element.getAttribute(name) ?? '');
    }
    // A record, in a text area, is written alike everywhere.
    for (const element of document.querySelectorAll('input[placeholder]'))
      examine(element.getAttribute('placeholder') ?? '');
    return [...found].slice(0, 20);
  }, NAMES);
