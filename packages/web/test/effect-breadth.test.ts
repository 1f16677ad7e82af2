import { CARDS, cardOfFile, readCardFile } from '@quayside/le-havre';
import { expect, test } from 'vitest';
import { drawnOf } from '../src/le-havre/effect-breadth.ts';

test('whatever a printed card does is drawn on it', () => {
  expect(CARDS.filter((card) => drawnOf(card).isCut).map(({ slug }) => slug)).toEqual([]);
  for (const card of CARDS) expect(drawnOf(card).does).toEqual(card.does);
});

test('of a made card that does more than two lines take, the beginning is drawn', () => {
  const read = readCardFile(
    JSON.stringify({
      'quayside-card': 1,
      name: { en: 'Old Harbour' },
      type: 'economic',
      value: 12,
      price: 14,
      fee: {},
      effects: [
        {
          either: [
            { convert: { 'smoked-fish': 1, bread: 1 }, into: { franc: 4 }, most: 3 },
            { convert: { fish: 2 }, into: { meat: 1, franc: 1 }, most: 6 },
            { convert: { clay: 2 }, into: { brick: 1, franc: 1 }, most: 6 },
          ],
        },
        { gain: { bread: 1 } },
      ],
    }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const card = cardOfFile(read.value);
  const { does, isCut } = drawnOf(card);
  expect(isCut).toBe(true);
  expect(does).toEqual([
    { either: card.does.flatMap((effect) => ('either' in effect ? effect.either.slice(0, 2) : [])) },
  ]);
});
