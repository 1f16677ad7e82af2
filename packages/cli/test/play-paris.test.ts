import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@quayside/kernel';
import { paris } from '@quayside/paris';
import { afterAll, describe, expect, test } from 'vitest';
import { width, withoutColour } from '../src/width.ts';
import { always, TestFiles, play } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());
const file = (name: string): string => join(files.folder, name);

const position = {
  players: 2,
  round: 9,
  seats: {
    blue: {
      points: 12,
      francs: 10,
      hand: 2,
      tokens: { gold: 2, marble: 1, golden: 2 },
      keys: ['arc', 'chaillot-5'],
      tiles: [18, 27],
    },
    green: { points: 7, francs: 33, hand: 4, tokens: { wood: 5 }, keys: ['belleville-bank', 'chaillot-4'], tiles: [6] },
  },
  buildings: ['chaillot-4', 'chaillot-5', 'belleville-1'],
  beside: { 'belleville-1': 'bronze' },
  landmarks: { tuileries: 'chaillot' },
  scores: { chaillot: 1 },
  supply: { wood: 1 },
  endStack: [1, 2, 10],
};
const HEADER = `game paris  rules 1  players 2  edition ${paris.settings.at(-1)?.default}  seed s`;
const saved = (seats: string, settings = {}): string =>
  `${HEADER}\n# seats ${seats}\nposition ${JSON.stringify({ ...position, ...settings })}\n`;

describe.concurrent('Paris in the terminal', () => {
  test.each(LANGUAGES)('is played to its count in %s, within 80 columns', async (language) => {
    const args = `--game paris --players 2 --seats you,random --seed eighty --lang ${language}`;
    const { code, out, err } = await play(args, always('1', 700), { COLUMNS: '80' });
    expect([code, err]).toEqual([0, '']);
    expect(withoutColour(out)).toBe(out);
    expect(Math.max(...out.split('\n').map(width))).toBeLessThanOrEqual(80);
    expect(out).not.toContain('…');
    expect(out).toMatch(/\n\p{L}+ +\d+ +\d+\n\n.+\n$/u);
  });

  test('shows the city, the seat’s own things, and nothing from behind another screen', async () => {
    const { out } = await play(`--resume ${files.write('one.txt', saved('you,random'))}`, ['score', 'quit']);
    expect(out).toMatch(/^Chaillot +7 +· +· +· +books G +café +B +·$/m);
    expect(out).toMatch(/^ +★ 20\/10\/5 · Σ B 5 {2}G 4 · ▲ 10 Tuileries$/m);
    expect(out).toMatch(/^Belleville +2 G +books \*br /m);
    expect(out).toMatch(/^Supply +wood 1 \(buy 3\) · /m);
    expect(out).toMatch(/^● Green \(random\) · 7 points · francs, keys, tokens, tiles: \?$/m);
    expect(out).toMatch(/^● Blue \(you\) · 12 points · 10 francs · 2 keys · 1 marble · 2 gold · 2 gold prestige$/m);
    expect(out).toMatch(/^ {3}18: 5 points for each of your keys on a building worth 4$/m);
    expect(out).not.toMatch(/33 francs|5 wood/);
    expect(out).toMatch(/^total +42 +17 \+ \?$/m);
  });

  test('shows everything with open holdings', async () => {
    const { out } = await play(`--resume ${files.write('open.txt', saved('you,you', { holdings: 'open' }))}`, [
      'place montmartre; end',
    ]);
    expect(out).toMatch(/^● Green \(you\) · 7 points · 33 francs · 4 keys · 5 wood$/m);
    expect(out).not.toContain('Pass the keyboard');
  });

  test('hands over between people, so that nobody sees another’s screen', async () => {
    const lines = ['look', 'keep end-10', 'end', '', 'log', 'score'];
    const { out } = await play(`--resume ${files.write('two.txt', saved('you,you'))}`, lines);
    const [blue = '', green = ''] = out.split('Green’s turn. Pass the keyboard and press Enter');
    expect(blue).toContain('Keep the end-game tile: 3 points');
    expect(green).toContain('keeps an end-game tile');
    expect(green).not.toMatch(/3 points|10 francs/);
    expect(green).toMatch(/^● Blue \(you\) · 12 points · francs, keys, tokens, tiles: \?/m);
  });

  test('explains tiles, moves and signs, and knows no words of Le Havre', async () => {
    const lines = [
      'card 17',
      'card louvre',
      'card bakery',
      'card',
      'card nix',
      'track',
      '?',
      'auto',
      'trade',
      'buy gold',
    ];
    const { code, out } = await play(`--resume ${files.write('help.txt', saved('you,random'))}`, lines);
    expect(code).toBe(0);
    expect(out).toContain('bonus tile 17 tile-17\n   take any tile from the track; your meeple stays');
    expect(out).toContain('Up to 3 gold prestige score 5 points each.');
    expect(out).toContain('Montmartre 2 (bakery)');
    expect(out).toContain('Usage: card louvre');
    expect(out).toContain('Nothing found for “nix”.');
    expect(out).toMatch(/place arc · pl ar +plays it by its name/);
    expect(out).toContain('*br = bronze prestige');
    expect(out).toContain('Unknown command or move: “auto”');
    expect(out).toContain('Unknown command or move: “trade”');
    expect(out).toMatch(/There is no gold in the supply\..* \(P-\d{3}\)/);
  });

  test('a landmark is built and prestige traded, and the step can be taken back', async () => {
    const lines = [
      'move arc',
      'raise eiffel-tower louvre',
      'undo',
      'move chaillot-5',
      'raise louvre chaillot',
      'trade 2 golden',
    ];
    const { out } = await play(`--resume ${files.write('raise.txt', saved('you,random'))}`, lines);
    expect(out).toContain('Undone.');
    expect(out).toMatch(/Build the Louvre \(15\) in Chaillot/);
    expect(out).toMatch(/^ Choose 1\) Trade 2 gold prestige for 10 points/m);
  });

  test('keeps the game with its edition, and goes on with it only', async () => {
    const sheet = files.write('box.json', JSON.stringify({ name: 'my-box', figures: { 'bank.chaillot': 2 } }));
    const game = `--game paris --players 2 --seed kept --save ${file('kept.txt')} --edition ${sheet}`;
    const first = await play(game, ['1', 'place chaillot']);
    expect(first.out).toContain(`--resume ${file('kept.txt')} --save ${file('kept.txt')} --edition ${sheet}`);
    expect(readFileSync(file('kept.txt'), 'utf8')).toMatch(
      /^game paris {2}.*edition my-box:[0-9a-f]{8} {2}seed kept\n/,
    );
    const again = await play(`--resume ${file('kept.txt')} --edition ${sheet}`, []);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(again.out).toMatch(/^● Blue \(you\) · 0 points · 5 francs/m);
    const without = await play(`--resume ${file('kept.txt')}`, []);
    expect([without.code, without.out]).toEqual([1, '']);
    expect(without.err).toMatch(/the number sheet “my-box:.+give the sheet it was played with \(--edition FILE\)/);
  });
});
