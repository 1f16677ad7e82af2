import { readFileSync } from 'node:fs';
import { CHANCE, LANGUAGES, Options, Random } from '@quayside/kernel';
import { CARDS, cardText, GOOD_NAMES, leHavre, leHavreWords } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { Speaker } from '../src/words.ts';

const TOKENS_TO_TRY = [
  ...CARDS.flatMap(({ slug }) => [`enter ${slug}`, `buy ${slug}`, `sell ${slug}`, `build ${slug}`]),
  ...['wooden', 'iron', 'steel', 'luxury'].flatMap((type) => [
    `buy ${type}-ship`,
    `build ${type}-ship`,
    `sell ${type}-2`,
  ]),
  ...GOOD_NAMES.flatMap((good) => [`take ${good}`, `pick ${good}`, `burn 1 ${good}`, `food 1 ${good}`]),
  'repay',
  'end',
  'pass',
  'oust green',
  'haul fish+wood',
  'swap iron-2',
  'what?',
];

describe.each(LANGUAGES)('in %s', (language) => {
  const speaker = new Speaker(language, leHavreWords.messages);

  test('every option, question, refusal, deed and consequence of some games can be said', () => {
    const options = new Options();
    for (let n = 0; n < 10; n++) {
      const random = new Random(`words ${n}`);
      const length = n < 5 ? 'full' : 'short';
      const state = leHavre.setup({ players: String(1 + (n % 5)), length }, random);
      const before = leHavre.blank();
      while (leHavre.mover(state) >= CHANCE) {
        options.clear();
        leHavre.options(state, options);
        for (let i = 0; i < options.count; i++) speaker.say(leHavreWords.option(state, options.at(i)));
        speaker.say(leHavreWords.asked(state));
        for (const seat of leHavre.seatsOf(state).keys()) {
          const refusal = leHavre.explain(state, seat, TOKENS_TO_TRY[random.below(TOKENS_TO_TRY.length)] as string);
          if (refusal) expect(speaker.say(leHavreWords.refusal(refusal))).not.toMatch(/[{}]/);
        }
        const option = options.at(random.below(options.count));
        const seat = leHavre.mover(state);
        before.copyFrom(state);
        leHavre.apply(state, option);
        for (const message of leHavreWords.deeds({ seat, option, before, after: state })) speaker.say(message);
        for (const { message } of leHavreWords.consequences(before, state)) speaker.say(message);
      }
    }
  });

  test('every card has a text', () => {
    for (const card of CARDS) {
      const text = cardText(card).map((message) => speaker.say(message));
      expect(text.join(' ').length, card.slug).toBeGreaterThan(5);
    }
  });
});

test('lists of goods are joined with commas in every language', () => {
  const take = {
    key: 'option.pay',
    args: {
      goods: [
        { key: 'goods.fish', args: { n: 2 } },
        { key: 'goods.franc', args: { n: 1 } },
      ],
    },
  };
  expect(new Speaker('en', leHavreWords.messages).say(take)).toBe('Pay 2 fish, 1 franc');
  expect(new Speaker('ru', leHavreWords.messages).say(take)).toContain('2 рыбы, 1 франк');
});

test('the example of the README runs and prints a score', async () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, example] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(example?.trim().split('\n').length).toBeLessThanOrEqual(22);
  const { spawnSync } = await import('node:child_process');
  const flags = ['--input-type=module-typescript', '-e', example ?? ''];
  const { stdout, status } = spawnSync(process.execPath, flags, {
    encoding: 'utf8',
    cwd: new URL('../../../', import.meta.url),
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^red -?\d+\ngreen -?\d+\nblue -?\d+\nwon by \[/);
});
