import { expect, test } from 'vitest';
import { foreign, legible } from '../src/index.ts';

test.each([
  ['Marché, 생선, рыба 🐟', 'Marché, 생선, рыба 🐟'],
  ['\u001b]0;owned\u0007\u001b[2J', String.raw`\u001b]0;owned\u0007\u001b[2J`],
  ['one\r\n\ttwo', String.raw`one\r\n\ttwo`],
  ['\u009b31m', String.raw`\u009b31m`],
  ['fish\u202eelas', String.raw`fish\u202eelas`],
  ['a\u200bb\u2028c\ud800d\u{e0041}', String.raw`a\u200bb\u2028c\ud800d\u{e0041}`],
])('%j is shown as %s', (text, shown) => {
  expect(foreign(text)).toBe(shown);
});

test('what is long is shortened between letters, whatever its length', () => {
  expect(foreign('🐟'.repeat(5), 4)).toBe('🐟🐟🐟…');
  expect(foreign('🐟'.repeat(4), 4)).toBe('🐟🐟🐟🐟');
  expect(foreign('x'.repeat(5_000_000))).toHaveLength(200);
});

test('a problem is told with its place and facts made legible, but for the list of what would be right', () => {
  const known = 'fish, '.repeat(100);
  expect(legible({ at: 'a\u001bb', why: 'odd', facts: { value: '\u0007', most: 3, known } })).toEqual({
    at: String.raw`a\u001bb`,
    why: 'odd',
    facts: { value: String.raw`\u0007`, most: 3, known },
  });
});
