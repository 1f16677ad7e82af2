import { describe, expect, it } from 'vitest';
import { isNarrow, sizeOf, tightOf } from '../src/table/size.ts';

describe('the size of a table', () => {
  it.each([
    ['m', 1280, 800],
    ['m', 1440, 900],
    ['m', 1800, 999],
    ['s', 1366, 657],
    ['s', 1200, 719],
    ['l', 1920, 1080],
    ['l', 1800, 1000],
    ['tablet', 1024, 768],
    ['tablet', 1199, 680],
    ['tablet', 861, 700],
    ['phone', 860, 1200],
    ['phone', 768, 1024],
    ['phone', 390, 844],
    // A keyboard on the screen leaves little of a phone that is held upright.
    ['phone', 390, 400],
    ['low', 844, 390],
    ['low', 1280, 479],
    // A desk at 125 %, and one at 200 % by the browser.
    ['low', 1024, 640],
    ['low', 640, 400],
    ['low', 1199, 679],
    ['low', 1366, 609],
  ] as const)('is %s at %i × %i', (size, width, height) => {
    expect(sizeOf(width, height)).toBe(size);
  });

  it.each([
    ['', 1280, 800],
    ['height', 1280, 720],
    ['', 1152, 768],
    ['height', 1152, 720],
    ['width', 960, 768],
    ['width height', 960, 720],
    ['', 844, 390],
  ] as const)('is tight in “%s” at %i × %i', (tight, width, height) => {
    expect(tightOf(width, height)).toBe(tight);
  });

  it('is narrow on phones alone, both ways round', () => {
    expect((['s', 'm', 'l', 'tablet', 'phone', 'low'] as const).filter(isNarrow)).toEqual(['phone', 'low']);
  });
});
