import { type Card, CARDS, cardOf } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { CardTrial, type TrialReport } from '../src/le-havre/trial.ts';
import { machineIn } from '../src/le-havre/money-machine.ts';

const printed = (slug: string): Card => CARDS[cardOf(slug)] as Card;

function trial(slug: string, games: number): TrialReport {
  const tried = new CardTrial({ card: printed(slug), games, bot: 'greedy' });
  while (!tried.isOver) tried.playOne();
  return tried.report();
}

describe('the trial of a card', () => {
  it('plays games with the card in every pile, and gives the same report again', () => {
    const report = trial('bakery', 4);
    expect(report).toEqual(trial('bakery', 4));
    const { card, others, each, flags } = report;
    expect(card.games).toBe(4);
    expect(others.games).toBe(4 * 5);
    expect(each.map(({ slug }) => slug)).not.toContain('bakery');
    expect(card.shown).toBeLessThanOrEqual(4);
    expect(card.touched).toBeLessThanOrEqual(card.shown);
    expect(card.touched).toBeGreaterThanOrEqual(Math.max(card.bought, card.entered));
    expect(card.visits).toBeGreaterThanOrEqual(card.entered);
    // Bread is worth 2.2 and brings 3, six at most: nobody earns more than that, nor goes there for nothing.
    expect(card.visits).toBeGreaterThan(0);
    expect(card.best).toBeGreaterThan(0);
    expect(card.best).toBeLessThan(6 * 0.8 + 0.01);
    expect(flags).toEqual([]);
  });

  it('can be stopped after any game, and tells of those played', () => {
    const tried = new CardTrial({ card: printed('zoo'), games: 50, bot: 'greedy' });
    tried.playOne();
    tried.playOne();
    expect(tried.isOver).toBe(false);
    expect(tried.report()).toMatchObject({ games: 2, card: { slug: 'zoo', games: 2 } });
  });
});

describe('a money machine', () => {
  const card = (...does: Card['does']): Card => ({ ...printed('bakery'), slug: 'blank-1', does });

  it('brings back all it takes and more, as often as one can pay', () => {
    expect(machineIn(card({ convert: { franc: 1 }, into: { franc: 2 } }))).toBe('blank-1');
    expect(machineIn(card({ convert: { franc: 1 }, into: { franc: 2 }, most: 6 }))).toBeNull();
    expect(machineIn(card({ convert: { fish: 1 }, into: { franc: 9 } }))).toBeNull();
  });

  it('may take two conversions, the second of them in a building of every table', () => {
    const both = card({ convert: { clay: 3 }, into: { iron: 2 } }, { convert: { iron: 1 }, into: { clay: 2 } });
    expect(machineIn(both)).toBe('blank-1');
    expect(machineIn(card({ convert: { charcoal: 1 }, into: { wood: 2 } }))).toBe('charcoal-kiln');
  });

  it('pays its own food and energy', () => {
    expect(machineIn(card({ convert: { iron: 1 }, into: { iron: 2 }, halfEnergy: 2 }))).toBeNull();
    expect(machineIn(card({ convert: { coke: 1 }, into: { coke: 2 }, halfEnergy: 20 }))).toBeNull();
    expect(machineIn(card({ convert: { coke: 1 }, into: { coke: 2 }, halfEnergy: 18 }))).toBe('blank-1');
    // A wood for a wood's energy is nothing, until it is charcoal.
    expect(machineIn(card({ convert: { wood: 1 }, into: { wood: 2 }, halfEnergy: 2 }))).toBe('charcoal-kiln');
    expect(machineIn(card({ convert: {}, food: 1, into: { wood: 1 } }))).toBeNull();
    expect(machineIn(card({ convert: {}, food: 1, into: { bread: 1 } }))).toBe('blank-1');
  });

  it('is printed once: three fish for two', () => {
    expect(CARDS.filter((each) => machineIn(each) !== null).map(({ slug }) => slug)).toEqual(['fishermans-hut']);
  });
});
