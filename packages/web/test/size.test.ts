import { describe, expect, it } from 'vitest';
import { isNarrow, sizeOf } from '../src/table/size.ts';

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
    ['tablet', 1199, 600],
    ['tablet', 861, 700],
    ['phone', 860, 1200],
    ['phone', 768, 1024],
    ['phone', 390, 844],
    // A keyboard on the screen leaves little of a phone that is held upright.
    ['phone', 390, 400],
    ['low', 844, 390],
    ['low', 1280, 479],
  ] as const)('is %s at %i × %i', (size, width, height) => {
    expect(sizeOf(width, height)).toBe(size);
  });

  it('is narrow on phones alone, both ways round', () => {
    expect((['s', 'm', 'l', 'tablet', 'phone', 'low'] as const).filter(isNarrow)).toEqual(['phone', 'low']);
  });
});
