import { describe, expect, it } from 'vitest';
import { spread, ticks } from '../src/end/chart.ts';

describe('ticks', () => {
  it('are round numbers around everything', () => {
    expect(ticks(-25, 230, 6)).toEqual([-50, 0, 50, 100, 150, 200, 250]);
    expect(ticks(0, 111, 6)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  });

  it('have some room where nothing was ever won', () => {
    expect(ticks(0, 0, 6)).toEqual([0, 1]);
  });
});

describe('spread', () => {
  it('leaves labels alone that have room', () => {
    expect(spread([10, 60, 35], 20, 0, 100)).toEqual([10, 60, 35]);
  });

  it('moves labels apart and keeps their order', () => {
    expect(spread([50, 52, 48], 20, 0, 100)).toEqual([68, 88, 48]);
  });

  it('keeps them within the picture', () => {
    expect(spread([99, 100], 20, 0, 100)).toEqual([80, 100]);
  });
});
