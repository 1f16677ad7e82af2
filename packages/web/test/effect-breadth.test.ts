import { type Card, CARDS, cardOfFile, type Effect, readCardFile } from '@quayside/le-havre';
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

test('the first thing that a card does is drawn, however broad it is', () => {
  const broad: Effect = {
    convert: { fish: 2, wood: 2, clay: 2, iron: 2, grain: 2, cattle: 2 },
    into: { meat: 2, brick: 2, steel: 2, bread: 2, leather: 2, franc: 12 },
    most: 2,
  };
  const [card] = CARDS;
  const drawn = (...does: Effect[]): ReturnType<typeof drawnOf> => drawnOf({ ...(card as Card), does });
  expect(drawn(broad)).toEqual({ does: [broad], isCut: false });
  expect(drawn(broad, { gain: { wood: 1 } })).toEqual({ does: [broad], isCut: true });
  expect(drawn({ either: [broad, broad] })).toEqual({ does: [{ either: [broad] }], isCut: true });
});
