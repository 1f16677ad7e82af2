import { bots } from '@quayside/bots/games/le-havre';
import { FOOD, goodOf, Kind, kindOf, leHavre, type LeHavreState, Phase } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { page as ui } from '../src/le-havre/module.tsx';
import { stateAfter } from '../src/table/decision.ts';
import { cheapestPiece, paymentsFrom } from '../src/table/payments.ts';
import type { Scene } from '../src/table/scene.ts';
import { gameOf } from './scenes.ts';

const scenes: Scene<LeHavreState>[] = ['one', 'two', 'three'].flatMap((seed) =>
  gameOf(ui, bots, { players: '2' }, seed),
);
const paying = scenes.filter(({ options }) =>
  options.some((option) => kindOf(option) === Kind.FOOD || kindOf(option) === Kind.BURN),
);

describe('payments', () => {
  it('are listed whole, the cheapest first, and each can be made', () => {
    expect(paying.length).toBeGreaterThan(5);
    for (const { view, viewer } of paying) {
      const payments = paymentsFrom(ui, view);
      expect(payments.length).toBeGreaterThan(0);
      const prices = payments.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(new Set(payments.map(({ paid }) => paid.map(({ key, amount }) => `${amount} ${key}`).join())).size).toBe(
        payments.length,
      );
      for (const { options, paid } of payments) {
        const gains = new Map(
          ui.gains(view, stateAfter(ui, view, options), viewer).map(({ key, amount }) => [key, amount]),
        );
        for (const { key } of paid) expect(gains.get(key) ?? 0, key).toBeLessThanOrEqual(0);
      }
      expect(cheapestPiece(ui, view)).toBe(payments[0]?.options[0]);
    }
  });

  it('of food spare francs where something to eat covers it as well', () => {
    for (const { view, options } of paying) {
      if (!options.some((option) => kindOf(option) === Kind.FOOD)) continue;
      const payments = paymentsFrom(ui, view);
      const francs = (of: (typeof payments)[number]): number => of.paid.find(({ key }) => key === 'franc')?.amount ?? 0;
      const due = (of: (typeof payments)[number]): number =>
        of.paid.reduce((n, { key, amount }) => n + amount * (FOOD[goodOf(key)] ?? 0), 0);
      const [first] = payments;
      // Nobody pays with francs alone who can pay the same with food and nothing too much.
      if (!first || francs(first) < due(first) || francs(first) === 1) continue;
      expect(payments.filter((each) => francs(each) === 0 && due(each) === due(first))).toEqual([]);
    }
  });

  it('are all looked at, also where much is due and everything is there', () => {
    const feeding = paying.find(({ options }) => options.some((option) => kindOf(option) === Kind.FOOD));
    if (!feeding) throw new Error('nobody feeds');
    const view = leHavre.blank();
    view.copyFrom(feeding.view);
    view.phase = Phase.MEAL;
    view.course = 0;
    view.need = 20;
    for (const [good, food] of FOOD.entries()) if (food > 0) view.gain(view.seat, good, 8 - view.has(view.seat, good));
    const payments = paymentsFrom(ui, view);
    expect(payments.length).toBeGreaterThan(500);
    // Seven meat are worth as much, but would be 21 food.
    expect(payments[0]?.paid.map(({ key, amount }) => [key, amount])).toEqual([
      ['meat', 6],
      ['smoked-fish', 1],
    ]);
  });

  it('of a fee are the cheapest too: of what is worth the same the one that leaves more food, and smaller food', () => {
    const fees = scenes.filter(
      ({ options }) => options.length > 1 && options.every((each) => kindOf(each) === Kind.PAY),
    );
    const [fee] = fees;
    if (!fee) throw new Error('nobody pays a fee');
    for (const { view, options } of fees) {
      const [first, ...others] = paymentsFrom(ui, view);
      const pieces = [first, ...others].flatMap((each) => each?.options ?? []);
      expect(new Set(pieces)).toEqual(new Set(options));
      for (const { price } of others) expect(price).toBeGreaterThan(first?.price ?? Infinity);
      expect(cheapestPiece(ui, view)).toBe(first?.options[0]);
    }
    const view = leHavre.blank();
    view.copyFrom(fee.view);
    const chosen = (purse: Readonly<Record<string, number>>): string => {
      for (const good of ['franc', 'fish', 'smoked-fish', 'bread', 'meat']) {
        view.gain(view.seat, goodOf(good), (purse[good] ?? 0) - view.has(view.seat, goodOf(good)));
      }
      return ui.game.token(cheapestPiece(ui, view));
    };
    // The Abattoir, the Bakehouse and their like ask for food or francs.
    const due = paymentsFrom(ui, view)[0]?.paid.reduce(
      (n, { key, amount }) => n + amount * (FOOD[goodOf(key)] ?? 0),
      0,
    );
    expect(due).toBeGreaterThan(0);
    expect(chosen({ fish: 9, franc: 9, meat: 9 })).not.toMatch(/meat/);
    expect(chosen({ 'smoked-fish': 9, fish: 9, meat: 9, bread: 9 })).not.toMatch(/bread|meat/);
  });

  it('are none where nothing is paid good by good', () => {
    const [taking] = scenes.filter(({ options }) => options.some((option) => kindOf(option) === Kind.TAKE));
    if (!taking) throw new Error('nobody takes');
    expect(paymentsFrom(ui, taking.view)).toEqual([]);
    expect(cheapestPiece(ui, taking.view)).toBe(-1);
  });
});
