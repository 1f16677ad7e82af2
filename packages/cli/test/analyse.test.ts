import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { paris } from '@quayside/paris';
import { afterAll, describe, expect, test } from 'vitest';
import { called, TestFiles, type Ended, quayside, randomRecord, shortRecord } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());

const whole = files.write('game.record', shortRecord());
const cut = files.write('cut.record', `${shortRecord().split('\n').slice(0, 9).join('\n')}\n`);

/** Red took fish where two steel could have been shipped for 16 francs (and 2 of food). */
const END = `game le-havre  rules 1  players 2  length full  seed end
position ${JSON.stringify({
  players: 2,
  length: 'full',
  round: 14,
  final: true,
  offers: { fish: 2, clay: 1, wood: 1 },
  town: ['shipping-line'],
  seats: { red: { francs: 10, goods: { steel: 2, coal: 3 }, ships: ['wooden-2'] }, green: { francs: 12 } },
})}
final.1 red  take fish · end
`;
const end = files.write('end.record', `${END}final.2 green  take wood\n`);
const open = files.write('open.record', END);

interface Told {
  readonly game: string;
  readonly simulations: number;
  readonly complete: boolean;
  readonly seats: { seat: string; decisions: number; turns: number; lost: number; lostPerTurn: number }[];
  readonly costliest: { line: string; seat: string; lost: number; played: string; better: string }[];
  readonly decisions: {
    line: string;
    seat: string;
    played: string | null;
    best: string;
    lost: number | null;
    considered: { token: string; visits: number; value: number }[];
    bestLine: { line: string; seat: string | null; token: string }[];
  }[];
}

async function told(...args: string[]): Promise<Told> {
  const { code, out, err } = await called(['analyse', ...args, '--json']);
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out) as Told;
}

describe('a whole game', () => {
  test('as JSON', async () => {
    const game = await told(whole, '--simulations', '40');
    expect(game).toMatchObject({ game: 'le-havre', rules: 1, simulations: 40, complete: true });
    expect(game.seats.map(({ seat }) => seat)).toEqual(['red', 'green']);
    expect(game.costliest).toHaveLength(3);
    expect(game.costliest.map(({ lost }) => lost)).toEqual(
      game.costliest.map(({ lost }) => lost).sort((a, b) => b - a),
    );
    expect(game.decisions.every(({ played, lost }) => played !== null && lost !== null && lost >= 0)).toBe(true);
    const [seat] = game.seats;
    const own = game.decisions.filter((each) => each.seat === 'red');
    expect(seat?.lost).toBeCloseTo(
      own.reduce((sum, { lost }) => sum + (lost ?? 0), 0),
      0,
    );
    expect(seat?.decisions).toBe(own.filter(({ considered }) => considered.length > 0).length);
    expect(await told(whole, '--simulations', '40')).toEqual(game);
  });

  test('one seat only', async () => {
    const game = await told(whole, '--simulations', '20', '--seat', 'green');
    expect(new Set(game.decisions.map(({ seat }) => seat))).toEqual(new Set(['green']));
  });

  test('for people: what each seat lost, the costliest turns, and how to look closer', async () => {
    const { code, out, err } = await called(['analyse', end]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^seat +decisions +turns +points lost +per turn\nRed +1 +1 +14\.0 +14\.0\nGreen +1 +1 +0\.0 +0\.0\n/,
    );
    expect(out).toContain(
      '\nfinal.1 Red: 14.0 points lost\n  played     Take 2 fish\n  better     Enter the Shipping Line',
    );
    expect(out).toMatch(/\n {2}best line {2}enter shipping-line · ship 2 steel · end · \[final\.2 green\] take/);
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      `To see what was considered in a turn: quayside analyse ${end} --turn final.1`,
    );
  });
});

describe('--turn', () => {
  test('the options of each decision, the best and the one played marked', async () => {
    const { code, out } = await called(['analyse', end, '--turn', 'final.1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^final\.1 red · Red: Main action\n +value +visits +token +meaning\n/);
    expect(out).toMatch(
      /\n★ +\+14\.0 +\d+ +enter shipping-line +Enter the Shipping Line \(fee: 2 food\)\n● +0\.0 +\d+ +take fish +/,
    );
    expect(out).toContain('\n  points lost  14.0\n');
    expect(out).not.toContain('final.2 green · Green');
  });

  test('counts turns as replay does, and says which there are', async () => {
    const game = await told(whole, '--simulations', '20', '--turn', '2.3');
    expect(new Set(game.decisions.map(({ line }) => line.split(' ')[0]))).toEqual(new Set(['2.3']));
    const { code, out, err } = await called(['analyse', whole, '--turn', '99.1']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^quayside: there is no turn “99\.1” in this record; the turns are: 1\.1–1\.\d.*\n$/);
  });
});

describe('a game that is not over', () => {
  test('gives the options of the open decision', async () => {
    const { decisions } = await told(open);
    expect(decisions.at(-1)).toMatchObject({ line: 'final.2 green', seat: 'green', played: null, lost: null });
    expect(
      decisions
        .at(-1)
        ?.considered.map(({ token, value }) => `${token} ${value}`)
        .sort(),
    ).toEqual(['take clay 0', 'take wood 0']);
    const { code, out } = await called(['analyse', open, '--lang', 'it']);
    expect(code).toBe(0);
    expect(out).toMatch(/\nfinal\.2 green · Verde: .+\n.+\n★ +0,0 +\d+ +take (wood|clay) /);
  });

  test('its open turn can be asked for although nothing was played in it', async () => {
    const { decisions } = await told(open, '--turn', 'final.2');
    expect(decisions.map(({ played }) => played)).toEqual([null]);
  });

  test.each(['en', 'ko', 'ru', 'it'])('in %s', async (language) => {
    const { code, out, err } = await called(['analyse', cut, '--simulations', '50', '--lang', language]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/\n★ /);
  });
});

/** More than a pipe holds: once it is written, the command has begun to read, and listens to Ctrl-C. */
const LONG_REMARK = `# ${'-'.repeat(100)}\n`.repeat(20_000);

/** Ctrl-C while the record is read. */
function interrupted(args: readonly string[], record: string): Promise<Ended> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8', NODE_OPTIONS: '' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, 'analyse', '-', ...args], { env });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(record + LONG_REMARK, () => child.kill('SIGINT'));
  });
}

test('Ctrl-C: what was found so far', async () => {
  const { code, out, err } = await interrupted(['--simulations', '60000', '--json'], shortRecord());
  expect(code).toBe(130);
  expect(err).toMatch(/^stopped after \d+ of \d+ decisions\n$/);
  const { complete, decisions } = JSON.parse(out) as Told;
  expect(complete).toBe(false);
  expect(decisions).toHaveLength(Number(/after (\d+)/.exec(err)?.[1]));
});

describe('what cannot be analysed', () => {
  test('but every game can be', async () => {
    const file = files.write('paris.record', randomRecord(paris, { players: '2' }));
    const { code, out, err } = await called(['analyse', file, '--simulations', '1', '--turn', '1.1']);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toBe('');
  });

  test('a damaged record', () => {
    const text = shortRecord().replace('supply', 'sup');
    const { code, out, err } = quayside(['analyse', '-'], text);
    expect([code, out, err]).toEqual([1, '', 'quayside: standard input, line 2: “sup” is not a move of this game\n']);
  });

  test.each([
    [['/no/such/file'], '/no/such/file: there is no such file'],
    [[], 'analyse needs FILE; see quayside analyse --help'],
    [[whole, '--seat', 'bob'], '--seat cannot be “bob”; known: red, green'],
    [[whole, '--simulations', '0'], '--simulations must be a whole number from 1 to 500000, not “0”'],
  ])('%j is wrong use', async (args, message) => {
    const { code, out, err } = await called(['analyse', ...args]);
    expect([code, out, err]).toEqual([2, '', `quayside: ${message}\n`]);
  });
});
