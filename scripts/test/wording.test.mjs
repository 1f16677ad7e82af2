import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf, tooLong } from '../wording/faults.mjs';
import { GAP, variantsOf } from '../wording/variants.mjs';

const words = JSON.parse(readFileSync(new URL('../../docs/style/words.json', import.meta.url), 'utf8'));

describe('the ways a text can be said', () => {
  it.each([
    ['Take {goods}', [`Take ${GAP}`]],
    ['{n, plural, one {# key} other {# keys}} left', [`${GAP} key left`, `${GAP} keys left`]],
    [
      '{a, select, yes {with {b_the}} other {none}}, {n, plural, one {one} other {#}}',
      [`with ${GAP}, one`, `with ${GAP}, ${GAP}`, 'none, one', `none, ${GAP}`],
    ],
    ["'{' is a brace", ['{ is a brace']],
  ])('%s', (text, ways) => {
    expect(variantsOf(text)).toEqual(ways);
  });
});

describe('a fault', () => {
  it.each([
    ['en', 'He said "no".', 'has the quote ", which is not of this language'],
    ['en', 'Open «{file}».', 'has the quote «, which is not of this language'],
    ['ru', 'Откройте “{file}”.', 'has the quote “, which is not of this language'],
    ['it', 'Apri “{file}”.', 'has the quote “, which is not of this language'],
    ['ko', '«{file}» 파일', 'has the quote «, which is not of this language'],
    ['en', 'Open “{file}.', 'has “ without ”'],
    ['en', "You don't have it.", 'has a straight apostrophe'],
    ['en', 'It scores -5.', 'has a hyphen for a minus or a dash'],
    ['en', '{n} - {most} left', 'has a hyphen for a minus or a dash'],
    ['en', '2-4 players', 'has a hyphen for a minus or a dash'],
    ['it', 'Prendi - oppure no', 'has a hyphen for a minus or a dash'],
    ['en', 'Two  spaces', 'has two spaces'],
    ['en', 'Pay {n} , then go.', 'has a space before a sign'],
    ['it', '( {n} )', 'has a space behind an opening sign'],
    ['en', 'Thinking...', 'has three dots for …'],
    ['ko', '{game} 의 규칙', 'has a space before a particle'],
    ['ko', '“{file}” 을 여세요', 'has a space before a particle'],
    ['ko', '{n, plural, other {게임 table}}', 'has table in Latin letters'],
    ['ru', 'Откройте table', 'has table in Latin letters'],
    ['it', 'Prendi the pesce', 'has an English word'],
    ['en', 'Pay back a loan', 'says “Pay back”: say repay (for 5 francs) or return (at the Local Court)'],
    ['ko', '당신의 차례', 'says “당신”: say 나, 내, or nobody'],
    ['ru', 'Взять еще', 'says “еще”: say the word with ё'],
    ['it', '{n, plural, one {Paga la tassa} other {Paga le tasse}}', 'says “tassa”: say quota d’ingresso'],
  ])('in %s: %s', (language, text, fault) => {
    expect(faultsOf(language, 'web.example', text, words)).toContain(fault);
  });

  it.each([
    ['en', 'web.example', 'You don’t have “{card}” (2–4 players): −5, --seed, well-built, a .record file…'],
    ['ko', 'web.example', '{game}의 규칙, “{file}”은(는) 이 게임에 없습니다.'],
    ['ru', 'web.example', 'Ещё 2–4 игрока — «{card}», −{n}'],
    ['it', 'web.example', 'L’offerta di «{good}»: 4 − 2'],
    ['ru', 'cli.example', 'quayside analyse FILE'],
    ['en', 'play.help-hint', 'Type ? for help.'],
  ])('is none in %s: %s: %s', (language, key, text) => {
    expect(faultsOf(language, key, text, words)).toEqual([]);
  });
});

describe('room', () => {
  const room = [['^tab\\.', 6]];
  it.each([
    ['tab.a', 'Ships', null],
    ['tab.a', 'Buildings', '“Buildings” is 9 letters wide, there is room for 6'],
    ['tab.a', '건물', null],
    ['tab.a', '건물들은', '“건물들은” is 8 letters wide, there is room for 6'],
    ['page.a', 'As long as it likes', null],
  ])('for %s: %s', (key, said, fault) => {
    expect(tooLong(key, said, room)).toBe(fault);
  });
});
