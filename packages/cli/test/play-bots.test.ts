import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVEL_NAMES } from '@quayside/bots';
import { LANGUAGES } from '@quayside/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { readSitters, sitterName } from '../src/play/seats.ts';
import { width } from '../src/width.ts';
import { Speaker } from '../src/words.ts';
import { always, called, TestFiles, play } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());
const file = (name: string): string => join(files.folder, name);

describe('bots at the table', () => {
  test('play a game to its end, and the same seed brings the same game', async () => {
    const game = '--players 3 --length short --seats you,mate,deckhand --seed bots';
    const [first, second] = await Promise.all([play(game, always('1', 400)), play(game, always('1', 400))]);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain('Red: you, Green: Mate, Blue: Deckhand');
    expect(first.out).toMatch(/^● Green \(Mate\) · /m);
    expect(first.out).toMatch(/(wins|share the win)\n$/);
    expect(second.out).toBe(first.out);
  });

  test('play Paris with an edition of its own', async () => {
    const sheet = files.write('box.json', JSON.stringify({ name: 'my-box', figures: { 'bank.chaillot': 2 } }));
    const game = `--game paris --players 2 --seats mate,mate --seed bots --edition ${sheet}`;
    const { code, out, err } = await play(game, []);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toContain('lost the thread');
    expect(out).toMatch(/\n\S+ +\d+ +\d+\n\n.+\n$/);
  });

  test('can be left while they think', async () => {
    const game = `--players 4 --seats ${Array(4).fill('harbour-master').join(',')} --save ${file('left.txt')}`;
    const { code, out, err } = await play(game, [], {}, '--seed ');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Resume with: quayside play --resume .*left\.txt/);
  });

  test('are captains where nobody says who sits there', async () => {
    const { out } = await play('--players 2 --length short --seed usual', ['quit']);
    expect(out).toContain('Red: you, Green: Captain');
  });

  test('sit in their seats again when a saved game goes on, and play on as they would have', async () => {
    const game = '--players 3 --length short --seats me,mate,captain --seed kept';
    const [whole, half] = await Promise.all([
      play(`${game} --save ${file('whole.txt')}`, always('1', 14)),
      play(`${game} --save ${file('half.txt')}`, always('1', 7)),
    ]);
    const rest = await play(`--resume ${file('half.txt')} --save ${file('half.txt')}`, always('1', 7));
    expect([whole.code, half.code, rest.code]).toEqual([0, 0, 0]);
    expect(rest.out).toContain('Red: you, Green: Mate, Blue: Captain');
    const record = readFileSync(file('half.txt'), 'utf8');
    expect(record.split('\n')[1]).toBe('# seats you,mate,captain');
    expect(record).toBe(readFileSync(file('whole.txt'), 'utf8'));
  });
});

test('a save asked for by name says that it holds the seed, where several people still play', async () => {
  const save = (seats: string) =>
    play(`--players 2 --length short --seats ${seats}`, [`save ${file(`${seats}.txt`)}`, 'quit'], {});
  const [together, alone] = await Promise.all([save('you,you'), save('you,mate')]);
  expect(together.out).toMatch(/Saved in .*contains the seed/s);
  expect(together.out).toMatch(/--seed [0-9A-F]{4}(-[0-9A-F]{4}){7}\./);
  expect(alone.out).toContain('Saved in');
  expect(alone.out).not.toContain('contains the seed');
});

describe('a hint', () => {
  test('shows the best options by their numbers, with what they are worth, and a line', async () => {
    const lines = ['1', 'hint', 'take fish', 'end', 'hint'];
    const { code, out, err } = await play('--players 2 --length short --seats you,random --seed hint', lines);
    expect([code, err]).toEqual([0, '']);
    const [, hint = ''] = out.split('The Harbour Master suggests\n');
    const options = [...hint.matchAll(/^ +(\d+)\) (.+) — (.+)$/gm)];
    expect(options.length).toBeGreaterThanOrEqual(3);
    for (const [, number, words] of options.slice(0, 3)) expect(out).toContain(`${number}) ${words}`);
    expect(options[0]?.[3]).toMatch(/(ahead|behind|even) at the end$/);
    expect(options[1]?.[3]).toMatch(/^(\d+ points? less|about as good)$/);
    expect(out.match(/The Harbour Master suggests/g)).toHaveLength(2);
  });

  test('says of what merely opens the turn that it can be asked again then, and why something is drawn', async () => {
    const offer = await play('--players 1 --length short --seed hint', ['auto', 'take fish', 'end', 'hint']);
    expect(offer.out).toMatch(/suggests\n {2}1\) Take the supply action — this only opens the turn; ask again then\n/);
    const draw = await play('--game paris --players 2 --seed hint', ['hint']);
    expect(draw.out).toMatch(/suggests\n +\d\) Draw from stack (.*\n)+ {2}Why:\n/);
  });

  test.each([
    ['en', '--players 1 --length short'],
    ['it', '--players 1 --length short'],
    ['ko', '--game paris --players 2'],
    ['ru', '--game paris --players 2'],
  ] as const)('is given in %s, within 80 columns: %s', async (language, game) => {
    const lines = ['1', 'hint', '?'];
    const { out, err } = await play(`${game} --seed hint --lang ${language}`, lines, { COLUMNS: '80' });
    const speaker = new Speaker(language);
    expect(err).toBe('');
    expect(out).toContain(speaker.text('play.hint.title', { name: sitterName('harbour-master', speaker) }));
    expect(Math.max(...out.split('\n').map(width))).toBeLessThanOrEqual(80);
  });
});

test.each(LANGUAGES)('the levels are named in the help, and a seat may be named in %s', async (language) => {
  for (const command of ['play', 'sim', 'arena']) {
    const { out } = await called([command, '--help', '--lang', language]);
    for (const level of LEVEL_NAMES) expect(out).toContain(level);
  }
  const speaker = new Speaker(language);
  const names = LEVEL_NAMES.map((level) => speaker.text(`play.sitter.${level}`));
  expect(readSitters(names.join(', '), names.length, '--seats', speaker)).toEqual(LEVEL_NAMES);
});
