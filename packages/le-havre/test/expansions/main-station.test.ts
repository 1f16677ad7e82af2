import { leHavreWords } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given, type Scenario } from '../scenario.ts';

const station = (more: Record<string, unknown> = {}, red: Record<string, unknown> = {}): Scenario =>
  given({
    town: ['main-station', 'joinery', 'fishery', 'toy-fair', 'clay-mound'],
    offers: { wood: 1, clay: 1 },
    seats: { red: { disc: 'main-station', goods: { wood: 4 }, ...(red as object) }, green: {} },
    ...(more as object),
  });

describe('GH03 Main Station (L-965)', () => {
  test('nothing happens on entering, for 1 food', () => {
    const s = station({}, { disc: 'home', francs: 3 }).play('enter main-station');
    expect([s.seat('red').disc, s.goods('red')]).toEqual(['main-station', { franc: 2, wood: 4 }]);
  });

  test('from there two buildings are used one after the other, both free', () => {
    const s = station().play('enter toy-fair');
    expect(s.asked).toBe('red use');
    s.play('pick coke; pick leather; pick cattle; pick coal; pick bread; pick iron');
    expect([s.asked, s.seat('red').loans, s.goods('red')['franc']]).toEqual(['red after', 1, undefined]);
    expect(s.offeredBy('enter')).toEqual(['enter fishery', 'enter joinery', 'enter clay-mound']);
    s.play('enter joinery; convert 1');
    expect([s.seat('red').disc, s.goods('red')['franc']]).toEqual(['joinery', 5]);
    expect(s.offeredBy('enter')).toEqual([]);
  });

  test('without a franc or food the fee of neither is paid; elsewhere it is', () => {
    station({}, { goods: { wood: 4 } }).play('enter joinery');
    station({}, { goods: { wood: 4 }, disc: 'home' }).refuses('enter joinery', 'L-411', 'cannot-pay-fee');
  });

  test('neither is the Main Station, and the two differ', () => {
    const s = station();
    s.refuses('enter main-station', 'L-403', 'own-disc');
    s.play('enter fishery');
    s.refuses('enter main-station', 'L-965', 'two-buildings');
    s.refuses('enter fishery', 'L-965', 'two-buildings');
    s.refuses('take wood', 'L-223', 'one-main-action');
  });

  test('the second visit may be left out, and then nothing waits', () => {
    const s = station().play('enter fishery; end');
    expect([s.asked.startsWith('green'), s.position['station']]).toEqual([true, undefined]);
  });

  test('the benefit waits while offers are taken', () => {
    const s = station({ turn: 1, tiles: ['wood+clay', 'fish+clay', 'wood+franc'] }).play('take wood');
    expect([s.asked.startsWith('green'), s.seat('red').disc]).toEqual([true, 'main-station']);
    expect(s.position['station']).toBeUndefined();
  });

  test('what is entered through the Harbour Watch costs its fee', () => {
    const watch = (red: Record<string, unknown>): Scenario =>
      station(
        {
          town: ['main-station', 'joinery', 'harbour-watch', 'fishery'],
          seats: { red: { disc: 'main-station', goods: { wood: 4 }, ...(red as object) }, green: { disc: 'joinery' } },
        },
        red,
      );
    const s = watch({ francs: 2 }).play('enter harbour-watch');
    expect([s.asked, s.seat('red').disc, s.goods('red')['franc']]).toEqual(['red use', 'joinery', undefined]);
    s.play('convert 1').refuses('enter harbour-watch', 'L-965', 'two-buildings');
    watch({ francs: 1 }).refuses('enter harbour-watch', 'L-940', 'no-target');
  });

  test('buying it sends nobody home', () => {
    const s = station({ seats: { red: { francs: 9 }, green: { disc: 'main-station' } } }).play('buy main-station');
    expect(s.seat('green').disc).toBe('main-station');
  });

  test('the option says no fee, and the question that a second building may follow', () => {
    const s = station();
    expect(leHavreWords.option(s.table.state, s.table.game.parse('enter joinery')).key).toBe('option.enter');
    s.play('enter fishery');
    expect(leHavreWords.asked(s.table.state).key).toBe('phase.second-building');
  });

  test('a position remembers the first building, and is refused where there is none', () => {
    const s = station().play('enter fishery');
    expect(s.position['station']).toBe('fishery');
    const wrong = (position: Record<string, unknown>): void =>
      expect(() =>
        given({ offers: { wood: 1, clay: 1 }, town: ['farm', 'fishery', 'main-station'], ...(position as object) }),
      ).toThrow('station');
    wrong({ station: 'farm' });
    wrong({ station: 'main-station', phase: 'after' });
    wrong({ station: 'nowhere', phase: 'after' });
    wrong({ station: 'bank', phase: 'after' });
  });
});
