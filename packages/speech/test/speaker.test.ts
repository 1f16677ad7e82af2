import { LANGUAGES, type Problem, type Refusal } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { pseudo, RECORD_TEXTS, recordProblem, Speaker } from '../src/index.ts';

const TEXTS = {
  'goods.fish': '{n, plural, one {# fish} other {# fishes}}',
  take: 'Take {goods}',
  pay: '{name} pays {goods} to {whom}',
  'seat.red': 'Red',
};

const speaker = new Speaker('en', TEXTS);
const fish = (n: number) => ({ key: 'goods.fish', args: { n } });

describe('a speaker', () => {
  it('says messages inside messages, and joins lists', () => {
    expect(speaker.say({ key: 'take', args: { goods: [fish(1), fish(3)] } })).toBe('Take 1 fish, 3 fishes');
  });

  it('leaves room for icons where some messages stand for themselves', () => {
    const stand = (message: { readonly key: string; readonly args?: unknown }) =>
      message.key.startsWith('goods.') ? { icon: message.key } : null;
    const message = { key: 'pay', args: { name: 'Anna', goods: [fish(1), fish(2)], whom: { key: 'seat.red' } } };
    expect(speaker.parts(message, stand)).toEqual([
      'Anna pays ',
      { icon: 'goods.fish' },
      ', ',
      { icon: 'goods.fish' },
      ' to ',
      'Red',
    ]);
  });

  it('names the key that has no text', () => {
    expect(() => speaker.text('nothing')).toThrow('nothing');
  });
});

describe('the pseudo-language', () => {
  it('dresses every word that is shown and leaves the grammar alone', () => {
    const texts = pseudo({ fish: '{n, plural, one {# hold} other {# holds}} to fill' });
    const dressed = new Speaker('en', texts);
    expect(dressed.text('fish', { n: 1 })).toMatch(/^1 hóld tó fíll~+$/);
    expect(dressed.text('fish', { n: 2 })).toMatch(/^2 hólds tó fíll~+$/);
  });

  it('can be spoken for every text of records', () => {
    const dressed = new Speaker('en', pseudo(RECORD_TEXTS.en));
    for (const key of Object.keys(RECORD_TEXTS.en)) expect(dressed.has(key)).toBe(true);
    expect(LANGUAGES.every((language) => RECORD_TEXTS[language]['record.header-rules'])).toBe(true);
  });
});

describe('calling', () => {
  const base = new Speaker('en', { seat: 'Red', pays: 'pays {n} to {to}', both: '{list}' });
  const to = { key: 'seat' };

  it.each(['Anna', "D'Arcy", '{n}', "it's <b>'{x}'</b>", '#1', "'"])(
    'says the name %s as it is, everywhere',
    (name) => {
      const called = base.calling({ seat: name });
      expect(called.say(to)).toBe(name);
      expect(called.say({ key: 'pays', args: { n: 2, to } })).toBe(`pays 2 to ${name}`);
      expect(called.say({ key: 'both', args: { list: [to, to] } })).toBe(`${name}, ${name}`);
      expect(called.parts({ key: 'pays', args: { n: 2, to } }, () => null)).toEqual(['pays 2 to ', name]);
    },
  );

  it('leaves the speaker it came from as it was', () => {
    expect(base.say(to)).toBe('Red');
    base.calling({ seat: 'Anna' });
    expect(base.say(to)).toBe('Red');
  });
});

describe('what is wrong with a record', () => {
  it('hands the game what played itself before a refusal', () => {
    const facts = { token: 'pay 2 fish', rule: 'L-416', reason: 'not-possible', after: 'pay 1 fish · end' };
    const heard: Refusal[] = [];
    const refusal = (of: Refusal) => {
      heard.push(of);
      return { key: 'reason' };
    };
    recordProblem({ at: 'line 3', why: 'refused', facts }, { refusal, problem: () => ({ key: 'problem' }) }, []);
    expect(heard).toEqual([
      { rule: 'L-416', why: 'not-possible', facts: { token: 'pay 2 fish' }, after: ['pay 1 fish · end'] },
    ]);
  });

  it('lets the game say what is wrong with a setting that is more than a word', () => {
    const heard: Problem[] = [];
    const words = {
      refusal: () => ({ key: 'refusal' }),
      problem: (of: Problem) => {
        heard.push(of);
        return { key: 'wrong' };
      },
    };
    const facts = { key: 'sets', reason: 'sets-six', have: 5, need: 6 };
    expect(recordProblem({ at: 'line 1', why: 'setting', facts }, words, [])).toEqual({
      key: 'record.setting',
      args: { key: 'sets', reason: { key: 'wrong' } },
    });
    expect(heard).toEqual([{ at: 'sets', why: 'sets-six', facts: { have: 5, need: 6 } }]);
  });
});
