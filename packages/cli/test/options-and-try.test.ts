import { afterAll, describe, expect, test } from 'vitest';
import { TestFiles, quayside, quaysideJson } from './quayside.ts';

const files = new TestFiles();
afterAll(() => files.clear());

const position = {
  players: 2,
  round: 9,
  phase: 'main',
  seats: { red: { francs: 3, goods: { wood: 4 }, buildings: ['joinery'] }, green: { francs: 9, loans: 1 } },
  offers: { fish: 3 },
};
const file = files.write('position.json', JSON.stringify(position));
const atChance = files.write('chance.json', JSON.stringify({ players: 2, phase: 'tile' }));

describe('options', () => {
  test('as JSON: tokens, their words, and whose they are', () => {
    const options = quaysideJson(['options', '--position', file]) as { token: string }[];
    expect(options[0]).toEqual({ token: 'take fish', text: 'Take 3 fish', seat: 'red' });
    expect(options.map(({ token }) => token)).toEqual(['take fish', 'enter joinery', 'sell joinery']);
    const chance = quaysideJson(['options', '--position', atChance]) as object[];
    expect(chance).toHaveLength(7);
    expect(chance[0]).toMatchObject({ token: expect.stringMatching(/^tile /), seat: null });
  });

  test('for people, with what others may do out of turn', () => {
    const { code, out } = quayside(['options', '--interjections', '--position', '-'], JSON.stringify(position));
    expect(code).toBe(0);
    expect(out).toMatch(/^9\.1 red · Red: Main action\n/);
    expect(out).toMatch(/^take fish +Take 3 fish$/m);
    expect(out).toMatch(/^green: repay +Repay a loan for 5 francs$/m);
  });
});

describe('try', () => {
  const attempt = (tokens: string, ...more: string[]) =>
    quayside(['try', '--position', file, '--tokens', tokens, ...more]);

  test('plays tokens, another seat’s too, and prints the position reached', () => {
    const { code, out } = attempt('take fish; green: repay · end', '--json');
    expect(code).toBe(0);
    expect(out.trimEnd()).not.toContain('\n');
    const { position: reached } = JSON.parse(out) as { position: Record<string, unknown> };
    expect(reached).toMatchObject({
      round: 9,
      turn: 2,
      seats: { red: { goods: { fish: 3 } }, green: { francs: 4, loans: 0 } },
    });
    const again = attempt('take fish; green: repay · end');
    expect(JSON.parse(again.out)).toEqual(reached);
  });

  test('takes chance tokens, and deals what is not given', () => {
    const tokens = 'tile wood+clay; take wood; take clay';
    const answer = quaysideJson(['try', '--position', atChance, '--tokens', tokens, '--seed', 'a']);
    const { position: reached, dealt } = answer as { position: { tiles: string[] }; dealt: string[] };
    expect(reached.tiles[0]).toBe('wood+clay');
    expect(dealt).toEqual(reached.tiles.slice(1, 1 + dealt.length).map((tile) => `tile ${tile}`));
    expect(dealt.length).toBeGreaterThan(0);
  });

  test('a refusal: the rule, the reason and which token', () => {
    const refused = attempt('take fish; take wood', '--json');
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toEqual({
      refusal: {
        rule: 'L-223',
        why: 'one-main-action',
        facts: {},
        text: 'You have already taken your main action. End your turn.',
      },
      token: 'take wood',
      index: 2,
    });
    const { code, out, err } = attempt('take fish; take wood', '--lang', 'it');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^quayside: mossa 2, «take wood»: non si può giocare \(L-223\)\. .+\.\n$/);
  });

  test('an unknown token', () => {
    const { code, out, err } = attempt('take fsh');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^quayside: token 1, “take fsh”, cannot be played .+\n$/);
  });

  test('a misspelled token: what may have been meant', () => {
    expect(attempt('tkae fish').err).toMatch(
      /^quayside: token 1, “tkae fish”, cannot be played .+ Did you mean “take fish”\?\n$/,
    );
    expect(JSON.parse(attempt('take fish; enter joinry', '--json').out)).toMatchObject({ meant: 'enter joinery' });
    expect(attempt('enter joinery').err).not.toContain('Did you mean');
  });

  test('brackets around what was forced, as in a record', () => {
    const whole = attempt('enter joinery; saw 3', '--json');
    expect(attempt('enter joinery; (saw 3)', '--json')).toEqual(whole);
  });

  test('--stop: the position right after the last token, before what it forces', () => {
    const forced = { ...position, seats: { ...position.seats, red: { goods: { wood: 1 }, buildings: ['joinery'] } } };
    const at = files.write('forced.json', JSON.stringify(forced));
    const reached = (...more: string[]): { visit?: object } =>
      (
        quaysideJson(['try', '--position', at, '--tokens', 'enter joinery', ...more]) as {
          position: { visit?: object };
        }
      ).position;
    expect(reached('--stop').visit).toEqual({ building: 'joinery' });
    expect(reached().visit).toBeUndefined();
  });

  test('--scores: what everybody would have, of a position too', () => {
    expect(quaysideJson(['try', '--position', file, '--tokens', 'take fish', '--scores'])).toMatchObject({
      scores: { red: 11, green: 2 },
    });
    expect(attempt('take fish', '--scores').err).toMatch(/^Red: 11\nGreen: 2\n$/);
    const here = quayside(['options', '--position', file, '--scores']);
    expect(here.out).toMatch(/^9\.1 red · Red: Main action\nRed: 11\nGreen: 2\n/);
  });

  test('chance that is still to come is said', () => {
    const args = ['try', '--position', atChance, '--tokens', 'tile wood+clay; take wood'];
    const { code, err } = quayside(args);
    expect([code, err]).toEqual([0, expect.stringMatching(/^a random event comes next and has not been dealt: .+\n$/)]);
    expect(quaysideJson(args)).toMatchObject({ undealt: true });
  });
});
