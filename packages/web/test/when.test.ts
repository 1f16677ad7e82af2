import { expect, it } from 'vitest';
import { whenWords } from '../src/saved/when.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const HOUR = 3_600_000;

it('says when something was as people do', () => {
  expect(whenWords(NOW - 20_000, NOW, 'en')).toBe('now');
  expect(whenWords(NOW - 5 * 60_000, NOW, 'en')).toBe('5 minutes ago');
  expect(whenWords(NOW - 3 * HOUR, NOW, 'ru')).toBe('3 часа назад');
  expect(whenWords(NOW - 24 * HOUR, NOW, 'it')).toBe('ieri');
  expect(whenWords(NOW - 30 * 24 * HOUR, NOW, 'ko')).toBe('2026. 10. 16.');
});

it('is not surprised by a clock that was set back', () => {
  expect(whenWords(NOW + HOUR, NOW, 'en')).toBe('now');
});
