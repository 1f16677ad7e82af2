import { CHANCE, type JsonObject, Random, SPECTATOR } from '@quayside/kernel';
import { leHavre, type LeHavreState, leHavreWords } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given, type Scenario } from '../scenario.ts';

const site = (red: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Scenario =>
  given({
    sets: 'base+essen-2008+le-grand-hameau+essen-2010',
    town: ['construction-site', 'farm'],
    offers: { wood: 1, clay: 1 },
    hands: { red: ['zoo', 'ranch', 'toy-fair'], green: ['emporium', 'hotel', 'inn'] },
    specials: { pile: 2, unseen: ['junkyard', 'flea-market', 'wreckers'] },
    seats: { red: { francs: 2, goods: { fish: 6 }, ...(red as object) }, green: {} },
    ...(more as object),
  });

describe('037 Construction Site (L-953)', () => {
  /** The end of round 6 with these cards unseen, and what chance then shows and deals. */
  function reveal(unseen: string[], more: JsonObject, tokens: string): LeHavreState {
    const end = { players: 2, round: 6, turn: 7, phase: 'special', specials: { pile: 2, unseen }, seats: {}, ...more };
    const read = leHavre.fromPosition(end);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    for (const token of tokens.split('; ')) {
      expect(leHavre.explain(read.value, CHANCE, token), token).toBeNull();
      leHavre.apply(read.value, leHavre.parse(token));
    }
    return read.value;
  }
  const NINE = ['junkyard', 'flea-market', 'wreckers', 'zoo', 'ranch', 'toy-fair', 'hotel', 'inn', 'construction-site'];
  const ALL = { sets: 'base+essen-2008+le-grand-hameau+essen-2010' };

  test('when it is revealed everybody gets a hand of 3, dealt seat by seat', () => {
    const tokens = 'reveal construction-site; deal zoo; deal ranch';
    const state = reveal(NINE, ALL, tokens);
    expect(leHavre.toPosition(state)).toMatchObject({ dealing: 3, hands: { red: ['zoo', 'ranch'], green: [] } });
    const again = leHavre.fromPosition(leHavre.toPosition(state));
    expect(again.ok && again.value.equals(state)).toBe(true);
    const dealt = leHavre.toPosition(
      reveal(NINE, ALL, `${tokens}; deal inn; deal hotel; deal toy-fair; deal wreckers`),
    );
    expect(dealt).toMatchObject({
      hands: { red: ['zoo', 'ranch', 'inn'], green: ['hotel', 'toy-fair', 'wreckers'] },
      round: 7,
      town: ['construction-site'],
    });
  });

  test('fewer where too few are left over, as many each', () => {
    const state = reveal(['junkyard', 'zoo', 'logging-camp', 'construction-site'], ALL, 'reveal construction-site');
    expect(leHavre.toPosition(state)['dealing']).toBe(1);
  });

  test('who enters puts up a card of the own hand and uses it at once, for its fee', () => {
    const s = site({ francs: 20 }).play('enter construction-site; pay 2 fish');
    expect(s.offered).toEqual(['place zoo', 'place ranch', 'place toy-fair']);
    s.refuses('place hotel', 'L-953', 'not-in-hand').play('place zoo');
    expect([s.position['fresh'], s.asked]).toEqual([true, 'red fee']);
    expect(s.offered).toEqual(['pay 1 franc', 'buy zoo']);
    expect(given(s.position as never).position).toEqual(s.position);
    s.play('pay 1 franc');
    expect(s.seat('red').buildings).toEqual([]);
    expect([s.seat('red').disc, s.town]).toEqual(['zoo', expect.arrayContaining(['zoo'])]);
    expect(s.position['gone']).toEqual(
      expect.arrayContaining(['construction-site', 'ranch', 'toy-fair', 'emporium', 'hotel', 'inn']),
    );
    expect(s.position['hands']).toBeUndefined();
  });

  test('or buys it first, and pays no fee', () => {
    const s = site({ francs: 20, goods: { fish: 6 } }).play('enter construction-site');
    s.play('pay 2 fish; place zoo');
    expect(s.offered).toContain('buy zoo');
    s.play('buy zoo');
    expect([s.seat('red').buildings, s.seat('red').disc, s.asked]).toEqual([['zoo'], 'zoo', 'red after']);
  });

  test('what cannot be used ends the main action; on a padlock the disc goes home', () => {
    const s = site().play('enter construction-site; pay 2 fish; place ranch');
    expect([s.seat('red').disc, s.town]).toEqual(['home', expect.arrayContaining(['ranch'])]);
    expect(s.asked === 'red use').toBe(false);
    const poor = site({ francs: 0, goods: { fish: 2 } }).play('enter construction-site; place toy-fair');
    expect([poor.seat('red').disc, poor.seat('red').loans]).toEqual(['toy-fair', 0]);
  });

  test('without hands there is nothing to do, and it costs 2 food', () => {
    site({}, { hands: undefined }).refuses('enter construction-site', 'L-953', 'no-effect');
    site({ francs: 1, goods: {} }).refuses('enter construction-site', 'L-411', 'cannot-pay-fee');
    site().refuses('buy construction-site', 'L-314', 'not-for-sale').refuses('place zoo', 'L-953', 'not-asked');
  });

  test('nobody else sees a hand: not in the view, not in its position, not in the tokens', () => {
    const { state } = site().table;
    for (const seat of [1, SPECTATOR]) {
      const view = leHavre.blank();
      leHavre.view(state, seat, view);
      const text = JSON.stringify(leHavre.toPosition(view));
      expect(JSON.parse(text).hands.red).toEqual([null, null, null]);
      expect(JSON.parse(text).specials.unseen).toEqual(expect.arrayContaining(['zoo', 'ranch', 'toy-fair']));
      expect(JSON.parse(text).hands.green[0]).toBe(seat === 1 ? 'emporium' : null);
      expect(leHavre.fromPosition(JSON.parse(text)).ok).toBe(true);
    }
    const dealing = reveal(NINE, ALL, 'reveal construction-site; deal zoo');
    const seen = (seat: number): string => leHavre.tokenSeenBy(dealing, leHavre.parse('deal wreckers'), seat);
    expect([0, 1, SPECTATOR].map(seen)).toEqual(['deal wreckers', 'deal ?', 'deal ?']);
    expect(leHavreWords.unseen('deal ?')).toEqual([]);
  });

  test('what a seat cannot know is dealt anew for it, its own hand stays', () => {
    const { state } = site().table;
    const seen = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const other = leHavre.blank();
      other.copyFrom(state);
      leHavre.reshuffle(other, 1, new Random(`hands ${n}`));
      const hands = leHavre.toPosition(other)['hands'] as Record<string, string[]>;
      expect(hands['green']).toEqual(['emporium', 'hotel', 'inn']);
      expect(new Set(hands['red']).size).toBe(3);
      expect(leHavre.violations(other)).toEqual([]);
      for (const card of hands['red'] ?? []) seen.add(card);
    }
    expect([...seen].sort()).toEqual(['flea-market', 'junkyard', 'ranch', 'toy-fair', 'wreckers', 'zoo']);
  });

  test('a table that names its six deals the hands from the box', () => {
    const six = 'construction-site+hotel+emporium+inn+junkyard+logging-camp';
    const pile = { sets: six, specials: { pile: 1, unseen: ['construction-site'] }, town: ['hotel'] };
    const state = reveal([], pile, 'reveal construction-site');
    expect(leHavre.toPosition(state)['dealing']).toBe(3);
    expect(leHavre.explain(state, CHANCE, 'deal hotel')).not.toBeNull();
    expect(leHavre.explain(state, CHANCE, 'deal cattle-drive')).toBeNull();
  });

  test('the log says that hands are dealt and that the Site leaves the game', () => {
    const s = site().play('enter construction-site; pay 2 fish');
    const before = leHavre.blank();
    before.copyFrom(s.table.state);
    s.play('place zoo');
    const keys = leHavreWords.consequences(before, s.table.state).map(({ message }) => message.key);
    expect(keys).toEqual(['log.picket-ends']);
  });

  test.each([
    ['hands of different size', { hands: { red: ['zoo'], green: [] } }],
    ['a card twice', { hands: { red: ['zoo'], green: ['zoo'] } }],
    ['no special building', { hands: { red: ['bank'], green: ['zoo'] } }],
    ['no Site', { town: ['farm'] }],
    ['dealing at the wrong time', { dealing: 3, hands: { red: ['zoo'], green: [] } }],
    ['four cards', { hands: { red: ['zoo', 'ranch', 'inn', 'hotel'], green: ['x', 'x', 'x', 'x'] } }],
    ['put up outside the fee', { fresh: true }],
  ])('a position is refused with %s', (_, more) => {
    expect(() => site({}, more)).toThrow('"at":"');
  });
});
