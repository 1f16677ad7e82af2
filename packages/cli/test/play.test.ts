import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Table } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Complaint, runCommand } from '../src/command.ts';
import { play as playCommand } from '../src/commands/play.ts';
import { canSteer } from '../src/play/terminal-width.ts';
import en from '../src/play/text/en.json' with { type: 'json' };
import it from '../src/play/text/it.json' with { type: 'json' };
import ko from '../src/play/text/ko.json' with { type: 'json' };
import ru from '../src/play/text/ru.json' with { type: 'json' };
import { cut, flow, grid, padEnd, sections, table, width, withoutColour } from '../src/width.ts';
import { installed, always, TestFiles, play } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());
const file = (name: string): string => join(files.folder, name);

describe.concurrent('a game in the terminal', () => {
  test('is played to its score by always choosing the first option, alone', async () => {
    const { code, out, err } = await play('--players 1 --length short --seed one', always('1'));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Round 1 of 4, turn 1 of 7 · Red');
    expect(out).toMatch(/francs +buildings +ships +bonus value \(\+\) +loans +wealth\n● Red/);
    expect(out).toMatch(/Result: (poor|fair|good|excellent)\n$/);
  });

  test('is played against random players, and the same seed brings the same game', async () => {
    const game = '--players 2 --length short --seats you,random --seed two';
    const [first, second] = await Promise.all([play(game, always('1', 400)), play(game, always('1', 400))]);
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/(wins|share the win)\n$/);
    expect(second.out).toBe(first.out);
    expect(first.out).toContain('Since your last turn');
  });

  test('goes on after a wrong line, and ends cleanly when the lines do', async () => {
    const { code, out, err } = await play('--players 2 --length short --seed three', [
      '99',
      'nonsense',
      'tkae fish',
      'card smokehuose',
      't fi',
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Choose an option from 1 to 13.');
    expect(out).toContain('Unknown command or move: “nonsense”');
    expect(out.replaceAll(/\n +/g, ' ')).toMatch(/Unknown command or move: “tkae fish”\..*Did you mean “take fish”\?/);
    expect(out).toContain('Nothing found for “smokehuose”. Did you mean “smokehouse”?');
    expect(out).toContain('Red: Anything else this turn?');
    expect(out).toMatch(/The game was not saved\.\n$/);
  });

  test('says why something is refused, with the rule', async () => {
    const lines = ['enter fishery', 'enter smok', 'take fish; end', 'buy fishery; take wood'];
    const { out } = await play('--players 2 --length short --seats you,you --seed four', lines);
    expect(out).toMatch(/Fishery has not been built yet, or is not in this game\. \(L-\d{3}\)/);
    expect(out).toMatch(/Smokehouse has not been built yet, or is not in this game\. \(L-\d{3}\)/);
    expect(out).toMatch(/This costs 10 francs; you have only 5\. \(L-\d{3}\)\n +Ignored: take wood/);
  });

  test('takes back within the turn, but never chance or another seat', async () => {
    const lines = ['undo', 'sell wooden-2', 'undo', 'undo', 'take fish', 'undo', 'take wood', 'end', 'undo'];
    const { out } = await play('--players 2 --length short --seats you,random --seed five', lines);
    expect(out).not.toContain('Before the supply action');
    expect(out).toContain('Red > undo\n  Hidden information was revealed; you cannot undo past that.');
    expect(out).toMatch(/Red > undo\n {2}Undone\.\n\n● Red · 5 francs.*\n.*\n\nRed: Main action/);
    const last = out.slice(out.lastIndexOf('Red > undo'));
    expect(last).toMatch(/^Red > undo\n {2}(Green has moved since|Hidden information was revealed)/);
  });

  test('takes the supply action by itself, until somebody wants to be asked', async () => {
    const lines = ['take fish', 'end', 'auto', 'take wood', 'end', 'undo'];
    const { out } = await play('--players 2 --length short --seats you,random --seed five', lines);
    const [byItself = '', asked = ''] = out.split('Automatic supply is off.');
    expect(byItself).not.toContain('Before the supply action');
    expect(asked).toContain('Red: Before the supply action');
  });

  test('asks about interest after the supply action that it took by itself, and lets one repay instead', async () => {
    const position = {
      players: 2,
      round: 4,
      turn: 1,
      phase: 'turn',
      tiles: ['wood+fish'],
      seats: { red: { francs: 9, loans: 1 }, green: { francs: 9 } },
    };
    const saved = `game le-havre  rules 1  players 2  length full  seed due\n# seats you,you\nposition ${JSON.stringify(position)}\n`;
    const { out } = await play(`--resume ${files.write('due.txt', saved)}`, ['repay']);
    expect(out).toMatch(/Red: Interest is due: 1 franc\n.*\n.*Repay a loan for 5 francs/);
    expect(out).toContain('Green: Main action');
  });

  test('lets another person at the keyboard sell out of turn', async () => {
    const lines = ['trade', 'green: sell wooden-2', 'blue: repay', 'log'];
    const { out } = await play('--players 2 --length short --seats you,you --seed six', lines);
    expect(out).toMatch(/Green \(green: 1\)\n +Sell +1\) Sell a wooden ship for 1 franc/);
    expect(out).toContain('Green: sells a wooden ship for 1 franc');
    expect(out).toContain('Nobody called “blue” plays at this keyboard.');
  });

  test('draws in the width of the terminal, without colours in a pipe', async () => {
    for (const columns of [40, 80, 110]) {
      const { out } = await play('--players 5 --seed seven', ['1', '1', 'card wharf', 'rounds', 'piles', '?'], {
        COLUMNS: String(columns),
      });
      expect(withoutColour(out)).toBe(out);
      expect(Math.max(...out.split('\n').map(width))).toBeLessThanOrEqual(columns);
    }
  });

  test.each([
    ['ko', '라운드 1/12, 턴 1/7', '어장'],
    ['ru', 'Раунд 1 из 12, ход 1 из 7', 'Рыбное хозяйство'],
    ['it', 'Round 1 di 12, turno 1 di 7', 'Pescheria'],
  ])('speaks %s', async (language, title, fishery) => {
    const { code, out, err } = await play(`--lang ${language} --players 3 --length short`, [
      '1',
      'card fishery',
      '?',
      'log',
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(title);
    expect(out).toContain(fishery);
    expect(Math.max(...out.split('\n').map(width))).toBeLessThanOrEqual(100);
  });
});

test('a move is not taken for a part of a word: “end” is in “Prendi”', async () => {
  const { out } = await play('--lang it --players 3 --length short', ['end']);
  expect(out).toContain('(L-221)');
});

describe.concurrent('secrets', () => {
  const position = {
    players: 2,
    round: 1,
    turn: 1,
    phase: 'main',
    seats: { red: { francs: 9 }, green: { francs: 9 } },
    town: ['marketplace'],
    offers: { fish: 3 },
    specials: { pile: 3, unseen: ['bakery', 'farm', 'smelter'] },
  };
  const saved = `game le-havre  rules 1  players 2  length full  seed secret\n# seats you,you\nposition ${JSON.stringify(position)}\n`;

  test('are shown to the seat that looks, and not to the next person', async () => {
    const lines = ['enter marketplace', '1', '1', '1', 'specials', 'end', '', 'log', 'specials'];
    const looked = await play(`--resume ${files.write('secret.txt', saved)}`, lines);
    const [red = '', green = ''] = looked.out.split('Green’s turn. Pass the keyboard and press Enter');
    const names = /sees on the pile: (\w+), (\w+)/.exec(red)?.slice(1) ?? [];
    expect(names).toHaveLength(2);
    expect(red).toContain(`Special buildings you have looked at: 1. ${names[0]}, 2. ${names[1]}`);
    expect(green).toContain('looks at the top two special buildings');
    for (const name of names) expect(green).not.toContain(name);
  });
});

describe.concurrent('saving', () => {
  const game = '--players 2 --length short --seats you,random --seed kept';

  test('keeps the game in a record that goes on where it was', async () => {
    const [whole, half] = await Promise.all([
      play(`${game} --save ${file('whole.txt')}`, always('1', 40)),
      play(`${game} --save ${file('half.txt')}`, always('1', 17)),
    ]);
    const rest = await play(`--resume ${file('half.txt')} --save ${file('half.txt')}`, always('1', 23));
    expect([whole.code, half.code, rest.code]).toEqual([0, 0, 0]);
    expect(half.out).toContain(`quayside play --resume ${file('half.txt')} --save ${file('half.txt')}`);
    const record = readFileSync(file('half.txt'), 'utf8');
    expect(record).toBe(readFileSync(file('whole.txt'), 'utf8'));
    expect(record.split('\n')[1]).toBe('# seats you,random');
    expect(Table.replay(leHavre, record).ok).toBe(true);
  });

  test('goes on with a game of the page: who sits where, how people are called, and its turn that waited', async () => {
    const header = 'game le-havre  rules 1  players 3  length short  seed page';
    const saved = `${header}\n# seats you,random,you\n# names ["Anna","","Luc"]\n# confirmed 0\n`;
    const page = files.write('page.record', saved);
    const { code, out, err } = await play(`--resume ${page} --save ${page}`, ['1', 'luc: sell wooden-2', 'take fish']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Red: Anna, Green: random, Blue: Luc');
    expect(out).toContain('luc: sell wooden-2\n  The wooden ship is not yours. (L-331)');
    const rows = readFileSync(page, 'utf8').split('\n');
    expect(rows.slice(0, 3)).toEqual([header, '# seats you,random,you', '# names ["Anna","","Luc"]']);
    expect(rows[3]).toMatch(/^1\.1 red {2}/);
  });

  test('names the line of a saved game in which somebody unknown sits', async () => {
    const odd = files.write(
      'odd.record',
      'game le-havre  rules 1  players 2  length short  seed s\n# seats you,robot\n',
    );
    const { code, out, err } = await play(`--resume ${odd}`, ['1']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^quayside: .*odd\.record.*\b2\b.*“robot” cannot take a seat; known: you, deckhand, .*random\n$/,
    );
  });

  test('leaves alone what is not a game, and another game', async () => {
    const letter = files.write('letter.txt', 'Dear Anna\n');
    const { code, err } = await play(`${game} --save ${letter}`, ['1']);
    expect(code).toBe(2);
    expect(err).toMatch(/^quayside: .*letter\.txt exists and is not a Quayside game; choose another name\n$/);
    expect(readFileSync(letter, 'utf8')).toBe('Dear Anna\n');
    const kept = file('kept.txt');
    await play(`${game} --save ${kept}`, always('1', 5));
    const before = readFileSync(kept, 'utf8');
    const again = await play(`${game} --save ${kept}`, ['2']);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('holds another game')]);
    expect(readFileSync(kept, 'utf8')).toBe(before);
  });

  test('names the line of a damaged game in one line, and writes nothing', async () => {
    await play(`${game} --save ${file('sound.txt')}`, always('1', 20));
    const sound = readFileSync(file('sound.txt'), 'utf8');
    const damaged = files.write('damaged.txt', sound.replace('take ', 'taek '));
    const { code, out, err } = await play(`--resume ${damaged} --save ${file('never.txt')}`, ['1']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^quayside: .*damaged\.txt.*\b3\b.*taek .*\n$/);
    expect(existsSync(file('never.txt'))).toBe(false);
  });

  test.each([
    ['--players 2 --seats you', '--seats names 1 seat, but there are 2 players'],
    ['--players 1 --seats you,mate', '--seats names 2 seats, but there is 1 player'],
    ['--sets essen-2010', '“essen-2010” has only 1 special building for this number of players; 6 are needed'],
    [
      '--players 2 --seats you,robot',
      '--seats cannot be “robot”; known: you, deckhand, mate, captain, harbour-master, random',
    ],
    ['--players 6', '--players cannot be “6”; known: 1, 2, 3, 4, 5'],
    ['--players 2 --save /no/such/folder/game.txt', 'the folder of /no/such/folder/game.txt does not exist'],
    ['--resume /no/such/game.txt', '/no/such/game.txt'],
    ['--resume game.txt --players 2', '--players cannot be combined with --resume'],
  ])('%s is wrong use, in one line', async (args, line) => {
    const complaint = await runCommand(playCommand, args.split(' '), 'en', installed).catch((error: unknown) => error);
    expect(complaint).toBeInstanceOf(Complaint);
    const { code, message } = complaint as Complaint;
    expect(code).toBe(2);
    expect(message).toContain(line);
    expect(message).not.toContain('\n');
  });
});

describe('layout', () => {
  test('knows how wide letters are', () => {
    expect([width('fish'), width('생선'), width('рыба'), width('é'), width('\u001b[31m생\u001b[0m')]).toEqual([
      4, 4, 4, 1, 2,
    ]);
    expect(padEnd('생선', 6)).toBe('생선  ');
  });

  test('cuts between letters and keeps colours whole', () => {
    expect(cut('건축 회사', 6)).toBe('건축 …');
    expect(cut('건축 회사', 5)).toBe('건축…');
    expect(cut('Building Firm', 20)).toBe('Building Firm');
    expect(cut('\u001b[1mBuilding Firm\u001b[0m', 9)).toBe('\u001b[1mBuilding…\u001b[0m');
  });

  test('puts items into lines and cells into columns', () => {
    expect(flow(['one', 'two', 'three'], 9)).toEqual(['one · two', 'three']);
    expect(grid(['a', 'bb', 'ccc'], 10, 2)).toEqual(['a    bb', 'ccc']);
    expect(
      table(
        [
          ['생선', '3'],
          ['wood', '12'],
        ],
        'lr',
        40,
      ),
    ).toEqual(['생선   3', 'wood  12']);
  });

  test('tells a table row by row where it is too narrow', () => {
    const all = [{ head: ['Ships', 'worth', 'price'], rows: [['wooden ship', '2', '14']] }];
    expect(sections(all, 'lrr', 60)).toEqual(['Ships        worth  price', 'wooden ship      2     14']);
    expect(sections(all, 'lrr', 20)).toEqual(['Ships', 'wooden ship', '   worth 2', '   price 14']);
  });

  test('steers only a terminal that understands it', () => {
    const terminal = { isTTY: true } as NodeJS.WriteStream;
    vi.stubEnv('TERM', 'xterm');
    expect([canSteer(terminal), canSteer({ isTTY: false } as NodeJS.WriteStream)]).toEqual([true, false]);
    vi.stubEnv('TERM', 'dumb');
    expect(canSteer(terminal)).toBe(false);
    vi.unstubAllEnvs();
  });

  test('has the same texts in every language', () => {
    for (const texts of [it, ko, ru]) expect(Object.keys(texts)).toEqual(Object.keys(en));
  });
});
