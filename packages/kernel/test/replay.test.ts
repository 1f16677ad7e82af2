import { CHANCE, dealt, Options, Table } from '@quayside/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { played, problem, SAMPLE, value } from './sample.ts';
import { toy } from './toy.ts';

const POSITION = '{"n":[3,1,0],"taken":[4,2],"secret":[2,0],"marks":[0,3]}';

test('a record replays to the same state and the same words', () => {
  const table = value(Table.replay(toy, SAMPLE));
  expect(table.over).toBe(true);
  expect(toy.scores(table.state)).toEqual([10, 10]);
  expect(table.record()).toBe(SAMPLE);
});

test('nothing is explained where all of a record can be played', () => {
  let asked = 0;
  const explain: typeof toy.explain = (...args) => {
    asked++;
    return toy.explain(...args);
  };
  expect(value(Table.replay({ ...toy, explain }, SAMPLE)).record()).toBe(SAMPLE);
  expect(asked).toBe(0);
});

test('a game goes on from a position, whose settings count', () => {
  const table = value(
    Table.replay(toy, `game toy  rules 1  pebbles 5  seed s\nposition ${POSITION}\n6 right  take 2\n`),
  );
  expect(toy.toPosition(table.state)).toMatchObject({ n: [1, 0, 0], taken: [4, 4] });
  expect(table.header.settings).toEqual({ pebbles: '9' });
});

describe('chance', () => {
  test('that stands in the record is what happens, whatever the seed says', () => {
    const card = SAMPLE.replace('card 6', 'card 1').replace('right 10', 'right 5');
    expect(value(Table.replay(toy, card)).state.secret[1]).toBe(1);
    expect(value(Table.replay(toy, SAMPLE.replace('seed pebbles', 'seed another'))).state.secret[1]).toBe(6);
  });

  test('that is left out is dealt from the seed', () => {
    const without = SAMPLE.replaceAll(/ · card \d/g, '');
    expect(without).not.toContain('card');
    expect(value(Table.replay(toy, without)).record()).toBe(SAMPLE);
    const other = value(Table.replay(toy, without.replace('pebbles', 'another').replace(/result.*\n/, '')));
    expect(other.record().match(/card \d/g)).toEqual(['card 6', 'card 1']);
  });

  test('that is left out at the very end is dealt too', () => {
    const cut = SAMPLE.slice(0, SAMPLE.indexOf(' · card 6'));
    expect(value(Table.replay(toy, cut)).record()).toBe(SAMPLE.slice(0, SAMPLE.indexOf('2 left  draw')));
  });

  test('stays undealt in a game that is resumed, until somebody deals it', () => {
    const cut = SAMPLE.slice(0, SAMPLE.indexOf(' · card 6'));
    const table = value(Table.resume(toy, cut));
    expect(toy.mover(table.state)).toBe(CHANCE);
    expect(table.record()).toBe(`${cut}\n`);
    table.deal();
    expect(table.state.equals(value(Table.replay(toy, cut)).state)).toBe(true);
  });

  test('has a generator of its own for each event, so that one left out does not change the next', () => {
    const options = new Options();
    for (let card = 1; card <= 6; card++) options.add(card);
    expect(dealt(toy, toy.blank(), options, 'pebbles', 0)).toBe(6);
    expect(value(Table.replay(toy, SAMPLE.replace(' · card 6', ''))).record()).toBe(SAMPLE);
    expect(value(Table.replay(toy, SAMPLE.replace(' · card 5', ''))).record()).toBe(SAMPLE);
  });

  test('cannot show what is not there', () => {
    expect(problem(Table.replay(toy, SAMPLE.replace('card 5', 'card 6')))).toBe('line 4 wrong-line');
  });
});

describe('a record that cannot be played is refused with its line', () => {
  const cases: Record<string, [from: string, to: string, wrong: string]> = {
    'a token that is no word of the game': ['take 3', 'take off', 'line 5 unknown-token'],
    'a token on the wrong line': ['2 right  chalk', '3 right  chalk', 'line 5 wrong-line'],
    'a token after the end': ['(take 1)', 'chalk', 'line 8 wrong-line'],
    'a token in the place of one that played itself': ['(take 1)', 'take 2', 'line 8 refused'],
    'a seat that is not there': ['left: wipe', 'north: wipe', 'line 5 no-seat'],
    'a seat that is not there, in the place of chance': ['card 6', 'north: card 6', 'line 3 no-seat'],
    'a seat that is chance': ['card 6', 'right: card 6', 'line 3 refused'],
    'a step that is not allowed': ['chalk · take 3', 'draw · take 3', 'line 5 refused'],
    'a step of the other seat': ['5 left  take 2', '5 left  right: take 2', 'line 6 refused'],
    'a wrong score': ['result left 10', 'result left 11', 'result wrong-result'],
    'the score of nobody': ['result left 10', 'result constructor 10', 'result wrong-result'],
    'a result before the end': ['7 right  take 1\n8 left  (take 1)\n', '', 'result wrong-line'],
  };
  for (const [name, [from, to, wrong]] of Object.entries(cases)) {
    test(name, () => {
      expect(SAMPLE).toContain(from);
      expect(problem(Table.replay(toy, SAMPLE.replace(from, to)))).toBe(wrong);
    });
  }

  test('with the token, and the rule and the reason of a refusal', () => {
    const read = Table.replay(toy, SAMPLE.replace('chalk · take 3', 'draw · take 3'));
    expect(!read.ok && read.problems[0]?.facts).toEqual({ token: 'draw', rule: 'T-2', reason: 'not-possible' });
    const result = Table.replay(toy, SAMPLE.replace('right 10', 'west 10'));
    expect(!result.ok && result.problems[0]?.facts).toEqual({ seat: 'west', score: 10, found: 'none' });
  });

  test('a token without a seat on a line that is nobody’s', () => {
    const shared = { ...toy, lineSeat: () => -1 };
    expect(problem(Table.replay(shared, SAMPLE))).toBe('line 2 no-seat');
    expect(problem(Table.replay(shared, played('left chalk', shared).record()))).toBe('fine');
  });

  test('an impossible position, with its field', () => {
    const read = Table.replay(toy, `game toy  rules 1  seed s\nposition {"n":[1,0,0],"taken":[]}\n`);
    expect(problem(read)).toBe('position.taken missing');
  });
});

describe('a damaged record gives a game or a problem, and nothing worse', () => {
  const whole = `# a comment\n${SAMPLE}`;
  const fromPosition = `game toy  rules 1  seed s\nposition ${POSITION}\n6 right  take 2\n8 left  draw\n`;

  const tell = (text: string): string => {
    const read = Table.replay(toy, text);
    if (read.ok) return 'fine';
    for (const { at, why } of read.problems) {
      expect(at).toMatch(/^(line \d+|result|position\..*)$/);
      expect(why).toMatch(/^[a-z-]+$/);
    }
    return 'problem';
  };

  test('cut off at any byte', () => {
    for (const text of [whole, fromPosition]) {
      const bytes = Buffer.from(text);
      const told = Array.from(bytes, (_, length) => tell(bytes.subarray(0, length).toString('utf8')));
      expect(new Set(told)).toEqual(new Set(['fine', 'problem']));
    }
  });

  test('with a line left out', () => {
    const rows = SAMPLE.split('\n');
    const told = rows.map((_, gone) => tell(rows.toSpliced(gone, 1).join('\n')));
    expect(told).toEqual([...rows.slice(0, 7).map(() => 'problem'), 'fine', 'fine', 'fine']);
  });

  test('with characters changed, put in or taken out', () => {
    const character = fc.constantFrom(...Array.from(' ·():#{}[]",-\n\t0127lrtcdeo?é\u0000'));
    const damage = fc.record({
      at: fc.nat(),
      gone: fc.nat({ max: 3 }),
      put: fc.string({ unit: character, maxLength: 3 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(whole, fromPosition),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        (text, damages) => {
          let hurt = text;
          for (const { at, gone, put } of damages) {
            const place = at % (hurt.length + 1);
            hurt = hurt.slice(0, place) + put + hurt.slice(place + gone);
          }
          tell(hurt);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('or no record at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tell(text)).toBe('problem');
      }),
    );
  });
});
