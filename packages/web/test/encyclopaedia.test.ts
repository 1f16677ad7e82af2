import { readFileSync } from 'node:fs';
import { LANGUAGES, type Message, SPECTATOR, Table } from '@quayside/kernel';
import { CARDS, GOOD_NAMES, leHavre, SHIP_TYPES, STANDARDS } from '@quayside/le-havre';
import { BONUS_TILES, DISTRICTS, END_TILES, LANDMARKS, placeName, PLACES, SCORE_TILES, TOKENS } from '@quayside/paris';
import { Speaker } from '@quayside/speech';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Article, Encyclopaedia } from '../src/encyclopaedia/article.ts';
import { ArticleText } from '../src/encyclopaedia/ArticleText.tsx';
import { speakersOf } from '../src/encyclopaedia/BookSpeech.tsx';
import { clarified, sentencesIn, sentencesOf } from '../src/encyclopaedia/clarifications.ts';
import { type Entry, entriesOf, nearest, search } from '../src/encyclopaedia/search.ts';
import type { GameUI } from '../src/game-ui.ts';
import { page as leHavreUI } from '../src/le-havre/module.tsx';
import { page as parisUI } from '../src/paris/module.tsx';
import { bookIn } from '../src/text/books.ts';
import { SpeechProvider } from '../src/text/speech.tsx';

const rulesIn = (game: string, language: string): ReadonlyMap<string, string> =>
  sentencesIn(
    readFileSync(
      new URL(`../../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`, import.meta.url),
      'utf8',
    ),
  );

const inside = ({ args = {} }: Message): Message[] =>
  Object.values(args).flatMap((value) => {
    if (typeof value !== 'object') return [];
    return 'key' in value ? [value] : [...value];
  });
/** A message and all in it. */
const withInner = (message: Message): Message[] => [message, ...inside(message).flatMap(withInner)];

const messagesOf = ({ name, about, does, note, ways, uses, neighbours }: Article): Message[] =>
  [name, ...about, ...does, ...(note ? [note] : []), ...ways, ...uses, ...neighbours.map(({ why }) => why)].flatMap(
    withInner,
  );

const games = [leHavreUI, parisUI] as unknown as readonly GameUI[];

describe.each(games.map((ui) => ({ game: ui.id, ui })))('the encyclopaedia of $game', ({ ui }) => {
  let book: Encyclopaedia = { texts: { en: {}, ko: {}, ru: {}, it: {} }, articles: [] };
  beforeAll(async () => {
    book = (await ui.encyclopaedia?.()) ?? book;
  });

  it('names every article once, and leads only to articles', () => {
    const ids = book.articles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, neighbours } of book.articles) {
      for (const { article } of neighbours) expect(ids, id).toContain(article);
      expect(
        neighbours.map(({ article }) => article),
        id,
      ).not.toContain(id);
    }
  });

  it.each(LANGUAGES)('says everything in %s', async (language) => {
    const own = await bookIn(language);
    const texts = { ...own, ...ui.words.messages[language], ...ui.texts[language], ...book.texts[language] };
    const speaker = new Speaker(language, texts);
    const rules = rulesIn(ui.id, language);
    for (const article of book.articles) {
      for (const { key } of messagesOf(article)) expect(speaker.has(key), `${article.id}: ${key}`).toBe(true);
      for (const { name } of article.facts) expect(speaker.has(name), name).toBe(true);
      expect(speaker.has(article.kind), article.kind).toBe(true);
      expect(article.does.length, article.id).toBeGreaterThan(0);
      expect(article.rules.length, article.id).toBeGreaterThan(0);
      expect(
        clarified(rules, article.rules).map(({ rule }) => rule),
        article.id,
      ).toEqual(article.rules);
    }
  });

  it('draws everything', async () => {
    const texts = { ...(await bookIn('en')), ...ui.words.messages.en, ...ui.texts.en, ...book.texts.en };
    const speaker = new Speaker('en', texts);
    for (const of of book.articles) {
      const article = createElement(ArticleText, { of, game: ui.id, clear: [], narrow: false, now: null });
      const html = renderToStaticMarkup(
        createElement(
          Router,
          { ssrPath: '/', children: null },
          createElement(SpeechProvider, { speaker, stand: ui.stand, children: null }, article),
        ),
      );
      expect(html, of.id).toContain('<svg');
      expect(html, of.id).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('says nothing that no article needs', () => {
    const said = new Set(
      book.articles.flatMap((article) => [
        article.kind,
        ...article.facts.map(({ name }) => name),
        ...messagesOf(article).map(({ key }) => key),
      ]),
    );
    // Said by what is drawn, by where things are, or of cards that only a table has.
    const drawn = /\.book\.(where-|only$|locked$|free$|no-hold$|kind\.blank$|set\.blank$)/;
    expect(Object.keys(book.texts.en).filter((key) => !said.has(key) && !drawn.test(key))).toEqual([]);
  });

  it('knows where a thing is, from what everybody sees', () => {
    const started = Table.start(ui.game, { settings: { players: '3' }, seed: 'where' });
    if (!started.ok) throw new Error('no table');
    const view = ui.game.blank();
    ui.game.view(started.value.state, SPECTATOR, view);
    const keys = new Set(Object.keys({ ...book.texts.en, ...ui.words.messages.en }));
    for (const article of book.articles) {
      const found = article.where?.(view, []) ?? null;
      for (const { key } of found ? [found.where, ...found.more].flatMap(withInner) : []) expect(keys).toContain(key);
    }
  });
});

describe('the articles of Le Havre', () => {
  it('are there for every card, good and kind of ship, and places lead to them', async () => {
    const ids = (await leHavreUI.encyclopaedia?.())?.articles.map(({ id }) => id) ?? [];
    for (const { slug } of CARDS) expect(ids).toContain(leHavreUI.articleAt?.(`card ${slug}`));
    for (const good of GOOD_NAMES) expect(ids).toContain(leHavreUI.articleAt?.(`seat 1 good ${good}`));
    for (const { name } of SHIP_TYPES) expect(ids).toContain(leHavreUI.articleAt?.(`ship ${name}-4`));
    expect(leHavreUI.articleAt?.('offer clay')).toBe('clay');
    expect(leHavreUI.articleAt?.('town')).toBeNull();
  });

  it('say of a special building which set it is of, and whether it can come', async () => {
    const articles = (await leHavreUI.encyclopaedia?.())?.articles ?? [];
    for (const card of CARDS) {
      const keys = articles.find(({ id }) => id === card.slug)?.about.map(({ key }) => key) ?? [];
      const sets = keys.filter((key) => key.startsWith('web.lh.book.set.'));
      expect(sets, card.slug).toEqual(card.set === 'base' ? [] : [`web.lh.book.set.${card.set}`]);
      expect(keys.includes('web.lh.book.special-number'), card.slug).toBe(CARDS.indexOf(card) >= STANDARDS);
      expect(card.fullGame.length + card.fullStart.length, card.slug).toBeGreaterThan(0);
    }
  });

  it('tell of a face-down special building only that it is not seen', async () => {
    const book = await leHavreUI.encyclopaedia?.();
    const started = Table.start(leHavre, { settings: { players: '3' }, seed: 'hidden' });
    if (!started.ok) throw new Error('no table');
    const view = leHavre.blank();
    leHavre.view(started.value.state, SPECTATOR, view);
    const where = (id: string): string | undefined =>
      book?.articles.find((article) => article.id === id)?.where?.(view, [])?.where.key;
    expect(where('farm')).toBe('web.lh.book.where-unseen');
    expect(where('building-firm-1')).toBe('web.lh.book.where-town');
    expect(where('church')).toMatch(/where-pile/);
  });
});

describe('the articles of Paris', () => {
  it('are there for every place, tile and token, and places lead to them', async () => {
    const ids = (await parisUI.encyclopaedia?.())?.articles.map(({ id }) => id) ?? [];
    const at = (place: string): string => parisUI.articleAt?.(place) ?? '';
    const numbers = (count: number): number[] => Array.from({ length: count }, (_, each) => each + 1);
    for (let place = 0; place < PLACES; place++) expect(ids).toContain(at(`place ${placeName(place)}`));
    for (const name of LANDMARKS) expect(ids).toContain(at(`landmark ${name}`));
    for (const name of TOKENS) expect(ids).toContain(at(`own token ${name}`));
    for (const name of DISTRICTS) expect(ids).toContain(at(`bank ${name}`));
    for (const tile of numbers(BONUS_TILES)) expect(ids).toContain(at(`bonus ${tile}`));
    for (const tile of numbers(END_TILES)) expect(ids).toContain(at(`own end ${tile}`));
    for (const tile of numbers(SCORE_TILES)) expect(ids).toContain(at(`score ${tile}`));
    expect(at('arc')).toBe('arc');
    expect(parisUI.articleAt?.('bonus 0')).toBeNull();
    expect(parisUI.articleAt?.('stack 1')).toBeNull();
  });
});

describe('the search', () => {
  const entries: Entry[] = [];
  const city: Entry[] = [];
  beforeAll(async () => {
    for (const [ui, into] of [
      [games[0], entries],
      [games[1], city],
    ] as const) {
      const book = await ui?.encyclopaedia?.();
      if (ui && book) into.push(...entriesOf(book.articles, speakersOf(ui, book, 'en')));
    }
  });

  it('finds names that begin so before those that have it somewhere', () => {
    expect(search(entries, 'ship').names).toEqual(['shipping-line', 'wooden-ship', 'iron-ship', 'steel-ship']);
    expect(search(entries, 'iron').names.slice(0, 2)).toEqual(['iron', 'ironworks']);
  });

  it('finds what texts say, without what was found in names', () => {
    const { names, texts } = search(entries, 'wharf');
    expect(names).toEqual(['wharf-1', 'wharf-2']);
    expect(texts).toContain('steel-ship');
    expect(texts).not.toContain('wharf-1');
  });

  it('finds a word in another language, accents or not, half a syllable too', () => {
    expect(search(entries, 'верфь').names).toEqual(['wharf-1', 'wharf-2']);
    expect(search(entries, 'Mattonificio').names).toEqual(['brickworks']);
    expect(search(entries, '조선소').names).toEqual(['wharf-1', 'wharf-2']);
    expect(search(entries, '벽도').names).toContain('brickworks');
    expect(search(city, 'opera').names).toContain('opera-garnier');
    expect(search(city, 'Эйфелева').names).toEqual(['eiffel-tower']);
  });

  it('wants every word', () => {
    expect(search(entries, 'line shipping').names).toEqual(['shipping-line']);
    expect(search(entries, 'shipping wharf-less').names).toEqual([]);
    expect(search(entries, '   ')).toEqual({ names: [], texts: [] });
  });

  it('offers the nearest names where nothing is found', () => {
    expect(search(entries, 'shiping lnie')).toEqual({ names: [], texts: [] });
    expect(nearest(entries, 'shiping lnie')[0]).toBe('shipping-line');
    expect(nearest(entries, 'churhc')[0]).toBe('church');
    expect(nearest(entries, '¿?')).toHaveLength(3);
  });
});

describe('a rule in an article', () => {
  it('is told without its number, the figures of the card, and where it comes from', () => {
    expect(
      sentencesOf(
        '**L-804** *01 Marketplace* (no type; value 6; full 1–5, short 3–5 (from the start with 1–2)). Gives 2 goods (L-844). *(EN overview; ruling 13)*',
      ),
    ).toBe('Gives 2 goods.');
    expect(sentencesOf('**P-607** *Tile 7.* Brings 4 francs and 2 points [X 30%]. *(KR "Appendix" 7; figures)*')).toBe(
      'Brings 4 francs and 2 points.',
    );
    expect(sentencesOf('**L-303** A seat may hold any number of goods. *(EN "Main action" A)*')).toBe(
      'A seat may hold any number of goods.',
    );
  });

  it.each(['le-havre', 'paris'])('leaves something to read of every rule of %s, in every language', (game) => {
    for (const language of LANGUAGES)
      for (const [rule, text] of rulesIn(game, language)) {
        expect(text.length, `${language} ${rule}`).toBeGreaterThan(4);
        expect(text, `${language} ${rule}`).not.toMatch(/^\*|\*\($|\[X|^\(/);
      }
  });
});
