import type { Message, Words } from '@quayside/kernel';
import { inEveryLanguage } from './facts.ts';
import { toy, type ToyState } from './game.ts';

const told = (option: number): Message => ({ key: 'toy.token', args: { token: toy.token(option) } });

/** The toy says its tokens. */
export const words: Words<ToyState> = {
  messages: inEveryLanguage({
    'toy.left': 'Left',
    'toy.right': 'Right',
    'toy.token': '{token}',
    'toy.asked': '{n, plural, one {# pebble is} other {# pebbles are}} left',
    'toy.why': '{why}',
    'log.line': '{seat}: {what}',
    'setting.pebbles': 'pebbles',
    'value.pebbles.5': 'five',
    'value.pebbles.9': 'nine',
  }),
  seat: (seat) => ({ key: seat === 0 ? 'toy.left' : 'toy.right' }),
  option: (_, option) => told(option),
  asked: (state) => ({ key: 'toy.asked', args: { n: state.n[0] ?? 0 } }),
  deeds: ({ option }) => [told(option)],
  unseen: (token) => [{ key: 'toy.token', args: { token } }],
  joined: () => null,
  consequences: () => [],
  refusal: ({ why }) => ({ key: 'toy.why', args: { why } }),
  problem: ({ why }) => ({ key: 'toy.why', args: { why } }),
};
