import type { JsonObject } from '@quayside/kernel';
import { CARDS, cardOf, GOOD_NAMES, goodOf, leHavre, type LeHavreState, Phase } from '@quayside/le-havre';
import { describe, expect, it, test } from 'vitest';
import { given } from './scenario.ts';

/* The audit that watches whole games must itself see what is wrong: goods from nowhere, cards in two places. */

/** Food and francs may be a fee anywhere. */
const FEES = ['franc', 'fish', 'smoked-fish', 'bread', 'meat'];
const FUELS = ['wood', 'charcoal', 'coal', 'coke'];
const ALL = [...GOOD_NAMES];
const OFFERED = ['franc', 'fish', 'wood', 'clay', 'iron', 'grain', 'cattle'];

/** The goods of which so many may flow here without a word from the audit, fees left out. */
function flows(at: Partial<Record<'phase' | 'card', number>>, amount: number): string[] {
  const state = leHavre.blank();
  const watch = leHavre.audit(state);
  Object.assign(state, at);
  const silent = GOOD_NAMES.filter((name) => {
    state.ledger?.(goodOf(name), amount);
    return watch.check().every((problem) => !problem.includes('without a source'));
  });
  return silent.filter((name) => !FEES.includes(name)).toSorted();
}
const goods = (...lists: (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].filter((name) => !FEES.includes(name)).toSorted();

describe('what may come out of a building and go into it (L-426)', () => {
  it.each<[string, string[], string[]]>([
    ['building-firm-1', [], ALL],
    ['marketplace', ['wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'hide'], []],
    ['fishery', [], []],
    ['hardware-store', ['wood', 'iron', 'brick'], []],
    ['clay-mound', ['clay'], []],
    ['labour-exchange', ['coal'], []],
    ['colliery', ['coal'], []],
    ['joinery', [], ['wood']],
    ['charcoal-kiln', ['charcoal'], ['wood']],
    ['bakehouse', [], ['grain', ...FUELS]],
    ['smokehouse', [], FUELS],
    ['abattoir', ['hide'], ['cattle']],
    ['brickworks', ['brick'], ['clay', ...FUELS]],
    ['ironworks', ['iron'], FUELS],
    ['kiln', ['brick'], ['clay', 'brick', ...FUELS]],
    ['steelworks', ['steel'], ['iron', 'steel', ...FUELS]],
    ['town-square', ['charcoal', 'brick', 'coke', 'leather'], []],
    ['arts-centre', [], []],
    ['zoo', [], []],
    ['local-court', [], []],
    ['harbour-watch', [], []],
    ['black-market', OFFERED, []],
    ['haulage-firm', OFFERED, OFFERED],
    ['coal-trader', ['charcoal', 'coal'], []],
    ['wharf-1', [], ALL],
    ['shipping-line', [], ALL],
    ['business-office', ALL, ALL],
    ['bridge-over-the-seine', [], ALL],
  ])('%s', (name, from, into) => {
    const at = { phase: Phase.USE, card: cardOf(name) };
    expect([flows(at, 1), flows(at, -1)]).toEqual([goods(from), goods(into)]);
  });

  it('a building that is used is known also where no visit is open', () => {
    expect(flows({ phase: Phase.AFTER, card: cardOf('colliery') }, 3)).toEqual(['coal']);
    expect(CARDS[0]?.slug).toBe('building-firm-1');
  });
});

describe('what may flow outside buildings (L-426)', () => {
  it.each<[keyof typeof Phase, number, string[]]>([
    ['TURN', 1, OFFERED],
    ['MAIN', 1, OFFERED],
    ['TILE', 1, OFFERED],
    ['AFTER', 1, ['grain', 'cattle']],
    ['AFTER', 2, ['cattle']],
    ['AFTER', 3, []],
    ['AFTER', -1, []],
    ['FEED', 1, []],
    ['FEED', -1, []],
    ['MEAL', -1, []],
    ['INTEREST', 1, []],
    ['COUNT', 1, []],
  ])('%s %i', (phase, amount, wanted) => {
    expect(flows({ phase: Phase[phase], card: 0 }, amount)).toEqual(goods(wanted));
  });

  /** Francs and food for themselves. */
  const said = (phase: keyof typeof Phase, name: string, amount: number): readonly string[] => {
    const state = leHavre.blank();
    const watch = leHavre.audit(state);
    state.phase = Phase[phase];
    state.ledger?.(goodOf(name), amount);
    return watch.check().filter((problem) => problem.includes('without'));
  };
  it.each<[keyof typeof Phase, string, number, boolean]>([
    ['FEED', 'franc', 1, true],
    ['FEED', 'bread', -1, true],
    ['FEED', 'bread', 1, false],
    ['FEED', 'fish', 1, false],
    ['MEAL', 'meat', -2, true],
    ['MEAL', 'meat', 1, false],
    ['INTEREST', 'franc', -1, true],
    ['INTEREST', 'fish', -1, false],
    ['COUNT', 'franc', 4, true],
    ['COUNT', 'bread', 1, false],
    ['AFTER', 'franc', 9, true],
    ['AFTER', 'bread', 1, false],
    ['INTEREST', 'fish', 0, true],
  ])('%s %s %i: %s', (phase, name, amount, fine) => {
    expect(said(phase, name, amount)).toEqual(
      fine ? [] : [`${amount} ${name} without a source in ${phase.toLowerCase()}, building-firm-1`],
    );
  });
});

describe('the audit counts', () => {
  const watched = (red: JsonObject = {}): { state: LeHavreState; check: () => readonly string[] } => {
    const { state } = given({ offers: { wood: 2, clay: 1 }, town: ['colliery'], seats: { red } }).table;
    return { state, ...leHavre.audit(state) };
  };
  test('nothing where everything has a source', () => {
    const { state, check } = watched({ goods: { fish: 2 } });
    leHavre.apply(state, leHavre.parse('enter colliery'));
    expect(check()).toEqual([]);
  });
  test('what appears, on the table or with a seat, and says it once', () => {
    const { state, check } = watched();
    state.offers[2] = 5;
    state.goods[17 + 3] = 1;
    expect(check()).toEqual(['3 wood from nowhere', '1 clay from nowhere']);
    expect(check()).toEqual([]);
  });
  test('what is said to flow and does not', () => {
    const { state, check } = watched();
    state.addOffer(2, 1);
    expect(check()).toEqual([]);
    state.ledger?.(2, 1);
    expect(check()).toEqual(['-1 wood from nowhere']);
  });
});

describe('what cannot be true of any state', () => {
  const table = (): LeHavreState =>
    given({
      offers: { wood: 1, clay: 1 },
      town: ['fishery', 'building-firm-1', 'bank'],
      piles: [['joinery'], ['bakehouse'], ['marketplace']],
      ships: { wooden: ['wooden-2'], iron: ['iron-2'] },
      specials: { pile: 2, unseen: ['farm'], seen: [{ place: 1, card: 'zoo', knownBy: ['red'] }] },
      waiting: true,
    }).table.state;
  it.each<[string, (s: LeHavreState) => void, string[]]>([
    ['all is well', () => {}, []],
    ['goods', (s) => (s.goods[17 + 2] = -1), ['green has -1 wood']],
    ['offers', (s) => (s.offers[2] = -1), ['offer of -1 wood']],
    [
      'a disc beside the table',
      (s) => (s.disc[0] = cardOf('colliery') + 1),
      ['a disc on colliery, which cannot be entered'],
    ],
    ['a disc on what is locked', (s) => (s.disc[0] = cardOf('bank') + 1), ['a disc on bank, which cannot be entered']],
    ['two discs', (s) => s.disc.fill(cardOf('fishery') + 1), ['two discs on fishery']],
    ['two discs on the first card', (s) => s.disc.fill(1), ['two discs on building-firm-1']],
    ['two discs in the final stage', (s) => (s.disc.fill(1), (s.final = 1)), []],
    ['a disc on the first card', (s) => (s.disc[1] = 1), []],
    [
      'no such first card',
      (s) => ((s.disc[1] = 1), (s.owner[0] = 11)),
      ['a disc on building-firm-1, which cannot be entered'],
    ],
    [
      'a pile with a card of the town',
      (s) => (s.owner[cardOf('joinery')] = 5),
      ['joinery lies in 1 piles, should in 0'],
    ],
    ['a card of no pile', (s) => (s.owner[cardOf('sawmill')] = 6), ['sawmill lies in 0 piles, should in 1']],
    [
      'a stadium beside an empty pile',
      (s) => ((s.pileSize[2] = 0), (s.owner[cardOf('marketplace')] = 11)),
      ['the Football Stadium waits beside an empty pile'],
    ],
    [
      'a ship of the wrong pile',
      (s) => (s.shipPile[0] = 5),
      ['ship 5 lies in the wrong pile', 'ship 0 lies in 0 piles', 'ship 5 lies in 2 piles'],
    ],
    ['a ship of a seat in a pile', (s) => (s.shipOwner[0] = 1), ['ship 0 lies in 1 piles']],
    [
      'a special building seen and not shown',
      (s) => (s.special[0] = 0),
      ['zoo is seen in one place and not in another'],
    ],
    [
      'a special building shown and not seen',
      (s) => (s.owner[cardOf('zoo')] = 7),
      ['zoo is seen in one place and not in another'],
    ],
    [
      'a special building below the pile',
      (s) => ((s.special[5] = s.special[0] as number), (s.special[0] = 0)),
      ['a special building below the pile'],
    ],
  ])('%s', (_, harm, wanted) => {
    const state = table();
    harm(state);
    expect(leHavre.violations(state)).toEqual(wanted);
  });
});
