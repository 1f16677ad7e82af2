import { CARDS, cardOf, type CardFile, DRAWING_PARTS, readCardFile, writeCardFile } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import {
  BLANK,
  checked,
  mayAdd,
  OFFERED,
  withEffects,
  withPlayers,
  withText,
} from '../src/le-havre/workshop/editing.ts';
import { EXAMPLES } from '../src/le-havre/workshop/examples.ts';
import { moved, PARTS, placeFor, proposed } from '../src/le-havre/workshop/parts.ts';
import { told } from '../src/le-havre/workshop/trial.ts';
import { BrowserStorage } from '../src/saved/browser-storage.ts';
import { linkTo, textInLink } from '../src/workshop/link.ts';
import { Shelf } from '../src/workshop/shelf.ts';
import { FakeStorage } from './storage.ts';

const named = (card: CardFile): CardFile => ({ ...card, name: { en: 'Loft' } });
const TYPES = ['craftsman', 'economic', 'industrial', 'public', 'none'] as const;

describe('a link', () => {
  test('brings a card back as it was, whatever its letters', () => {
    for (const card of EXAMPLES) {
      const text = writeCardFile(card);
      const link = linkTo('https://example.org', 'le-havre', text);
      expect(link).toMatch(/^https:\/\/example\.org\/workshop\/le-havre#card=[\w-]+$/);
      expect(textInLink(new URL(link).hash)).toBe(text);
    }
  });

  test('that is damaged is empty, and one without a card is none', () => {
    expect(textInLink('#card=%%%')).toBe('');
    expect(textInLink('#card=_w')).toBe('');
    expect(textInLink('#content')).toBeNull();
    expect(textInLink('')).toBeNull();
  });
});

describe('the shelf', () => {
  test('keeps cards in the order in which they were made, and tells what it cannot read', () => {
    const storage = new FakeStorage();
    const shelf = new Shelf(new BrowserStorage(() => storage));
    storage.setItem('quayside.card.torn', '{"id":"torn"');
    storage.setItem('quayside.card.other', '{"id":"else","game":"le-havre","made":1,"text":""}');
    shelf.put({ id: 'b', game: 'le-havre', made: 2, text: 'B' });
    shelf.put({ id: 'a', game: 'le-havre', made: 1, text: 'A' });
    expect(shelf.all().map(({ id }) => id)).toEqual(['a', 'b', 'other', 'torn']);
    expect(shelf.all().filter((each) => 'damaged' in each)).toHaveLength(2);
    const back = shelf.remove('a');
    expect(shelf.get('a')).toBeNull();
    back();
    expect(shelf.get('a')).toMatchObject({ text: 'A' });
  });
});

describe('the form', () => {
  test('begins with a card that only lacks its name', () => {
    expect(checked(BLANK).map(({ at }) => at)).toEqual(['name']);
    expect(checked(named(BLANK))).toEqual([]);
  });

  test('offers only what makes a card that can be played with', () => {
    for (const first of Object.values(OFFERED)) {
      const one = withEffects(named(BLANK), [first]);
      expect(checked(one), JSON.stringify(first)).toEqual([]);
      for (const second of Object.values(OFFERED)) {
        if (!mayAdd(one, second)) continue;
        expect(checked(withEffects(one, [first, second])), JSON.stringify([first, second])).toEqual([]);
      }
    }
  });

  test('locks a building in which there is nothing to do', () => {
    const bakery = withEffects(named(BLANK), [OFFERED['gain']!]);
    expect(bakery.fee).toEqual({ food: 1 });
    expect(withEffects(bakery, [OFFERED['worth']!]).fee).toBeNull();
  });

  test('keeps words as a line, and leaves out what is empty', () => {
    const card = withText(BLANK, 'name', 'en', '  Net \t Loft ');
    expect(card.name).toEqual({ en: 'Net Loft' });
    expect(withText(card, 'name', 'en', ' ').name).toEqual({});
    expect(withText(withText(card, 'note', 'it', 'a'), 'note', 'it', '')).not.toHaveProperty('note');
  });

  test('leaves somebody to play with', () => {
    expect(withPlayers({ ...BLANK, players: [3] }, 3).players).toEqual([3]);
    expect(withPlayers(BLANK, 2).players).toEqual([1, 3, 4, 5]);
  });

  test('has examples that are whole', () => {
    for (const card of EXAMPLES) expect(readCardFile(writeCardFile(card))).toMatchObject({ ok: true });
  });
});

describe('a picture', () => {
  test('has a drawing for every part, and something to propose for every type', () => {
    for (const part of DRAWING_PARTS) expect(PARTS[part].draw(0).length).toBeGreaterThan(0);
    for (const type of TYPES) {
      const first = proposed({ type });
      const second = proposed({ type, drawing: first });
      expect(second).not.toEqual(first);
      expect(checked(named({ ...BLANK, type, drawing: second }))).toEqual([]);
    }
  });

  test('keeps its parts in reach', () => {
    expect(moved([{ part: 'tree', at: 0 }], 0, 500)).toEqual([{ part: 'tree', at: 132 }]);
    expect(moved([{ part: 'tree', at: 0 }], 0, -500)).toEqual([{ part: 'tree', at: -20 }]);
    expect(placeFor([{ part: 'hip-roof', at: 0 }], 'barrel')).toBeGreaterThan(40);
  });
});

describe('the report', () => {
  const use = { slug: '', games: 10, shown: 10, bought: 5, entered: 5, touched: 6, visits: 10, earned: 80, best: 16 };
  const early = { early: 0, earlyWins: 0, earlyEven: 0 };
  const card = { ...use, ...early, slug: 'blank-1' };
  const weak = { ...card, slug: 'farm', earned: 20 };
  const report = { games: 10, bot: 'greedy', card, others: weak, each: [weak, weak, weak], flags: [] };

  test('ranks a card among the others by what a visit earned', () => {
    const { among, rank, verdict, lamps } = told(report);
    expect(among).toMatchObject({ own: 8, others: [2, 2, 2] });
    expect(rank.args).toEqual({ rank: 1, all: 4 });
    expect(verdict.key).toBe('web.lh.make.verdict-strong');
    expect(lamps.map(({ on }) => on)).toEqual([false, false, false]);
  });

  test('lights a lamp for each warning, and says which card completes a machine', () => {
    const [machine, dead] = told({
      ...report,
      flags: [
        { flag: 'money-machine', with: 'smokehouse' },
        { flag: 'dead', shown: 30, touched: 1 },
      ],
    }).lamps;
    expect(CARDS[cardOf('smokehouse')]).toBeDefined();
    expect(machine).toMatchObject({ on: true, why: { args: { card: { key: 'card.smokehouse' } } } });
    expect(dead).toMatchObject({ on: true, why: { args: { shown: 30, touched: 1 } } });
  });
});
