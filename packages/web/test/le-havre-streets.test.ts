import { describe, expect, it } from 'vitest';
import { pagesOf, placesIn } from '../src/le-havre/streets.ts';

/** What stands where on each page: "street: first row + rows, cards from–to". */
const laid = (lengths: readonly number[], rows: number, columns: number): string[][] =>
  pagesOf(lengths, rows, columns).map((page) =>
    page.map(({ street, row, rows: of, from, to }) => `${street}: ${row}+${of}, ${from}–${to}`),
  );

describe('streets in a zone that does not grow', () => {
  it('give every street a row, empty or not', () => {
    expect(laid([3, 0, 6], 4, 6)).toEqual([['0: 0+1, 0–3', '1: 1+1, 0–0', '2: 2+1, 0–6']]);
  });

  it('let a full street run on in the next row while there is one', () => {
    expect(laid([7, 2, 1], 4, 6)).toEqual([['0: 0+2, 0–7', '1: 2+1, 0–2', '2: 3+1, 0–1']]);
    expect(laid([7, 9, 1], 4, 6)[0]).toEqual(['0: 0+1, 0–6', '1: 1+2, 0–9', '2: 3+1, 0–1']);
  });

  it('turn over where the rows run out, and move nothing on the first page', () => {
    expect(laid([7, 5, 6], 3, 6)).toEqual([
      ['0: 0+1, 0–6', '1: 1+1, 0–5', '2: 2+1, 0–6'],
      ['0: 0+1, 6–7', '1: 1+1, 5–5', '2: 2+1, 6–6'],
    ]);
    expect(laid([6, 5, 6], 3, 6)[0]).toEqual(laid([7, 5, 6], 3, 6)[0]);
  });

  it('show where the next card comes, on one page or on none that is there yet', () => {
    const growing = (lengths: readonly number[]): number[][] =>
      pagesOf(lengths, 3, 6).map((page) => page.filter(({ grows }) => grows).map(({ street }) => street));
    expect(growing([7, 5, 6])).toEqual([[1], [0, 2]]);
    expect(growing([6, 5, 6])).toEqual([[1]]);
  });

  it('put whole streets on the next page where there are more of them than rows', () => {
    expect(laid([6, 2, 3, 1, 4], 4, 6)).toEqual([
      ['0: 0+1, 0–6', '1: 1+1, 0–2', '2: 2+1, 0–3', '3: 3+1, 0–1'],
      ['4: 0+1, 0–4'],
    ]);
  });

  it('lose no card, whatever the zone is like', () => {
    for (const rows of [1, 2, 4, 5]) {
      for (const columns of [2, 4, 6]) {
        const lengths = [13, 0, 7, 25, 6];
        const seen = lengths.map((): number[] => []);
        for (const page of pagesOf(lengths, rows, columns)) {
          for (const { street, rows: of, from, to } of page) {
            expect(to - from).toBeLessThanOrEqual(of * columns);
            for (let at = from; at < to; at++) seen[street]?.push(at);
          }
        }
        expect(seen).toEqual(lengths.map((length) => Array.from({ length }, (_, at) => at)));
      }
    }
  });

  it('have as many places as fit, and one at least', () => {
    expect(placesIn(381, 68, 6, 5)).toBe(5);
    expect(placesIn(302, 68, 6, 5)).toBe(4);
    expect(placesIn(20, 68, 6, 5)).toBe(1);
  });
});
