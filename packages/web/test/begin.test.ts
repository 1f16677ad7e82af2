import { readFileSync } from 'node:fs';
import { leHavre, leHavreWords } from '@quayside/le-havre';
import { openBots } from '@quayside/games/node';
import { facts as leHavreFacts } from '@quayside/le-havre/facts';
import { paris, parisWords } from '@quayside/paris';
import { facts as parisFacts } from '@quayside/paris/facts';
import { RECORD_TEXTS, Speaker } from '@quayside/speech';
import type { Message } from '@quayside/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUI } from '../src/game-ui.ts';
import { Games } from '../src/games.ts';
import { beginTable, importFile, importRecord, movedOn, newSeed, seedProblem } from '../src/saved/begin.ts';
import { exportName } from '../src/saved/download.ts';
import { coloursAt, settingsWith } from '../src/saved/colours.ts';
import { type SavedTable, savedTables } from '../src/saved/saved-tables.ts';
import type { Seat } from '@quayside/live';
import { plainUI } from './plain-ui.ts';
import { FakeStorage } from './storage.ts';

const load = { fails: false };
const pageOf = (game: GameUI['game'], words: GameUI['words']) => async () => {
  if (load.fails) throw new Error('offline');
  return { page: { ...plainUI, id: game.id, game, words } };
};
const cover = () => Promise.reject(new Error('nobody looks'));
const bots = () => Promise.reject(new Error('nobody plays'));
/** Nothing stays loaded: each test says whether it can be. */
const games = (): Games =>
  new Games(
    [
      { facts: leHavreFacts, bots, cover, page: pageOf(leHavre, leHavreWords) },
      { facts: parisFacts, bots, cover, page: pageOf(paris, parisWords) },
    ],
    openBots,
  );

const ME: Seat = { sitter: 'person', name: 'Mina', standIn: null };
const BOT: Seat = { sitter: 'mate', name: '', standIn: null };
const book = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../src/text/${name}.en.json`, import.meta.url), 'utf8'));
const speaker = new Speaker('en', {
  ...RECORD_TEXTS.en,
  ...leHavreWords.messages.en,
  ...book('pages'),
  ...book('table'),
});
const words = (problems: readonly Message[]): string => problems.map((each) => speaker.say(each)).join('\n');
const kept = (id: string): SavedTable => savedTables.get(id) as SavedTable;

beforeEach(() => {
  load.fails = false;
  vi.stubGlobal('localStorage', new FakeStorage());
});

const begin = (seed = 'seed'): Promise<string> =>
  beginTable(games(), {
    game: 'le-havre',
    settings: settingsWith(leHavre, { players: '2', length: 'short' }),
    seed,
    seats: [ME, BOT],
  });

describe('beginning a table', () => {
  it('saves it at its first turn, which is the first seat’s', async () => {
    const table = kept(await begin());
    expect(table).toMatchObject({ game: 'le-havre', seats: [ME, BOT], line: '1.1 red', scores: null });
    expect(table.record).toMatch(/^game le-havre {2}rules 1 {2}players 2 {2}length short {2}seed seed\n/);
  });

  it('lets another begin when the same company plays once more', () => {
    const three = [ME, { ...BOT, standIn: 'mate' as const }, { ...BOT, sitter: 'captain' as const }];
    const again = movedOn(three);
    expect(again.map(({ sitter }) => sitter)).toEqual(['mate', 'captain', 'person']);
    expect(again.map(({ standIn }) => standIn)).toEqual([null, null, null]);
    expect(movedOn([ME])).toEqual([ME]);
    expect(movedOn(movedOn(again)).map(({ sitter }) => sitter)).toEqual(['person', 'mate', 'captain']);
  });

  it('draws a seed where none is given', async () => {
    expect(kept(await begin(' ')).record).toMatch(/seed [0-9A-F]{4}(-[0-9A-F]{4}){7}\n/);
  });

  it('draws seeds of 128 bits, which can be typed again, as can the short ones of earlier games', () => {
    expect(newSeed()).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){7}$/);
    expect(newSeed()).not.toBe(newSeed());
    expect(seedProblem(newSeed())).toBeNull();
    expect(seedProblem('8F2C-77A1')).toBeNull();
  });

  it('says what is wrong with a seed', () => {
    expect(seedProblem('')).toBeNull();
    expect(seedProblem('my birthday')).toBeNull();
    expect(words([seedProblem('?') as Message])).toContain('“?”');
    expect(words([seedProblem('x'.repeat(41)) as Message])).toContain('at most 40 characters');
  });

  it('knows the colours of the seats in their order', () => {
    expect(coloursAt(leHavre, 2)).toEqual(['red', 'green']);
    expect(coloursAt(paris, 3)).toEqual(['blue', 'green', 'red']);
  });
});

describe('a record from elsewhere', () => {
  it('brings the game and who sat where', async () => {
    const table = kept(await begin());
    const imported = await importRecord(games(), table.record);
    expect(imported).toMatchObject({ ok: true, game: 'le-havre' });
    const again = kept(imported.ok ? imported.id : '');
    expect(again).toMatchObject({ seats: [ME, BOT], record: table.record, line: '1.1 red' });
    expect(again.id).not.toBe(table.id);
  });

  it('of the terminal brings chance in a seat, and a turn that waits for its word', async () => {
    const text = `game le-havre  rules 1  players 3  length short  seed a\n# seats you,random,captain\n# confirmed 2\n`;
    const imported = await importRecord(games(), text);
    const { seats, record } = kept(imported.ok ? imported.id : '');
    expect(seats.map(({ sitter }) => sitter)).toEqual(['person', 'random', 'captain']);
    expect(record).toContain('\n# confirmed 2\n');
  });

  it('of a finished game has its scores', async () => {
    const record = readFileSync(new URL('../../../records/le-havre/short-2.record', import.meta.url), 'utf8');
    const imported = await importRecord(games(), record);
    const { scores, line, seats } = kept(imported.ok ? imported.id : '');
    expect(line).toBeNull();
    expect(scores).toHaveLength(2);
    expect(seats.map(({ sitter }) => sitter)).toEqual(['person', 'person']);
  });

  const refused = async (text: string): Promise<string> => {
    const imported = await importRecord(games(), text);
    expect(savedTables.all()).toEqual([]);
    return imported.ok ? 'imported' : words(imported.problems);
  };

  it('that is none says so', async () => {
    expect(await refused('')).toBe('the record is empty');
    expect(await refused('Dear Anna, …')).toContain('first line');
    expect(await refused('game chess  rules 1')).toContain('first line');
    expect(await refused(`game le-havre${' '.repeat(1_000_001)}`)).toContain('first line');
  });

  it('with a wrong move says where, what and why', async () => {
    const head = 'game le-havre  rules 1  players 2  length short  seed a\n';
    expect(await refused(`${head}1.1 red  supply · dance`)).toMatch(/^Line 2: “dance” is not a move/);
    expect(await refused(`${head}1.1 red  end`)).toMatch(/^Line 2: “end” cannot be played here \(L-\d+\)\. .+\.$/);
  });

  it('with somebody unknown in a seat says where, and who is known', async () => {
    const text = `game le-havre  rules 1  players 2  length short  seed a\n# seats you,robot`;
    expect(await refused(text)).toBe(
      'Line 2: “robot” cannot take a seat; known: you, deckhand, mate, captain, harbour-master, random',
    );
    expect(await refused(text.replace('you,robot', 'you'))).toBe('Line 2: 1 seat is named, but there are 2 players');
  });

  it('by other rules says what to do', async () => {
    expect(await refused('game le-havre  rules 99  players 2  seed a')).toContain('Reload the page');
    expect(await refused('game le-havre  rules 0  players 2  seed a')).toContain('older version of the rules');
    expect(await refused('game le-havre  rules mine  players 2  seed a')).toContain('“mine”');
    expect(await refused('game paris  rules 1  players 2  edition other:1  seed a')).toContain('number sheet');
  });

  it('with an impossible position says what is wrong with it', async () => {
    const position = leHavre.toPosition(leHavre.blank());
    const text = `game le-havre  rules 1  players 2  seed a\nposition ${JSON.stringify({ ...position, round: 99 })}`;
    expect(await refused(text)).toContain('round');
  });

  it('with very much wrong says the beginning of it, and how much more there is', async () => {
    const odd = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`x${at}`, at]));
    const imported = await importRecord(
      games(),
      `game le-havre  rules 1  players 2  seed a\nposition ${JSON.stringify(odd)}`,
    );
    const said = imported.ok ? [] : imported.problems;
    expect(said).toHaveLength(101);
    expect(words(said.slice(-1))).toMatch(/^… and [\d,]+ more\.$/);
  });

  it('in a file that cannot be read, as a folder cannot, says what to choose instead', async () => {
    const folder = { size: 4096, text: () => Promise.reject(new DOMException('', 'NotFoundError')) } as unknown as File;
    const imported = await importFile(games(), folder);
    expect(imported.ok ? '' : words(imported.problems)).toContain('folder');
    const endless = { size: 1e10, text: () => Promise.reject(new Error('read')) } as unknown as File;
    const refusedAtOnce = await importFile(games(), endless);
    expect(refusedAtOnce.ok ? '' : words(refusedAtOnce.problems)).toContain('first line');
  });

  it('that comes while the game cannot be loaded can be tried again', async () => {
    load.fails = true;
    expect(await refused('game le-havre  rules 1  players 2  seed a')).toContain('try again');
  });
});

it('a file has the game and the day in its name', () => {
  const changed = Date.UTC(2026, 10, 15, 12);
  expect(exportName({ game: 'paris', id: '8f2c77a1', changed })).toBe('quayside-paris-2026-11-15-8f2c77a1.record');
});
