import { DISTRICTS, districtPoints } from '@quayside/paris';
import { describe, expect, it } from 'vitest';
import { given, on, refusalFor, track, whole } from './scenario.ts';

/** The rulebook's players: Sanghwi, Najeong, Seonju and Juhyeon sit as blue, green, red and yellow. */
const END = { endStack: [1, 2, 3] };
const OTHERS = { green: { hand: 3 } };

describe('the worked examples of the rulebook', () => {
  it('"Moving a key": from the 3 only to the 4, the 5 and the landmark 13 being held (P-314, P-315)', () => {
    const position = {
      ...END,
      buildings: on('belleville', 1, 2, 3, 4, 5),
      landmarks: { 'sacre-coeur': 'belleville' },
      seats: {
        blue: { francs: 12, hand: 1, keys: ['belleville-3'], tokens: { gold: 1 } },
        green: { hand: 3, keys: ['belleville-5', 'sacre-coeur'] },
      },
    };
    const why = (place: string): string => refusalFor(position, 'belleville-3', `to ${place}`);
    expect(on('belleville', 1, 2, 4, 5).map(why)).toEqual([
      'P-314 not-higher',
      'P-314 not-higher',
      '',
      'P-315 occupied',
    ]);
    expect(why('sacre-coeur')).toBe('P-315 occupied');
    const game = given(position).play('move belleville-3');
    expect(game.told.slice(0, 2)).toEqual(['blue: move belleville-3', 'blue: to belleville-4']);
    expect(game.seat('blue').keys).toEqual(['belleville-4']);
  });

  it('"Cost": from the bakery (2) to the theatre (5) of Montmartre for 3 francs (P-320)', () => {
    const seats = { blue: { francs: 3, hand: 1, keys: ['montmartre-2'] }, ...OTHERS };
    const game = given({ ...END, buildings: on('montmartre', 2, 5), seats }).play('move montmartre-2');
    expect(game.seat('blue')).toMatchObject({ francs: 0, keys: ['montmartre-5'] });
    const short = { blue: { ...seats.blue, francs: 2 }, ...OTHERS };
    given({ ...END, buildings: on('montmartre', 2, 5), seats: short }).refuses('move montmartre-2', 'P-316');
  });

  it('"Cost": from the theatre (8) of La Villette to the new landmark 12 for 4 francs, 1 gold, 1 marble (P-320, P-321, P-330)', () => {
    const tokens = { gold: 1, marble: 1 };
    const seats = { blue: { francs: 4, hand: 1, keys: ['la-villette-8'], tokens }, ...OTHERS };
    const game = given({ ...END, buildings: ['la-villette-8'], seats }).play('move la-villette-8');
    if (game.asked === 'blue target') game.play('raise opera-garnier la-villette');
    expect(game.seat('blue')).toMatchObject({ francs: 0, tokens: {}, keys: ['opera-garnier'] });
    expect([game.landmarks, game.supply]).toEqual([{ 'opera-garnier': 'la-villette' }, { marble: 1, gold: 1 }]);
    const without = (missing: Record<string, unknown>): string =>
      refusalFor(
        { ...END, buildings: ['la-villette-8'], seats: { blue: { ...seats.blue, ...missing } } },
        'la-villette-8',
        'raise opera-garnier la-villette',
      );
    expect(without({ francs: 3 })).toBe('P-320 no-francs');
    expect(without({ tokens: { marble: 2 } })).toBe('P-321 no-resource');
    expect(without({ tokens: { gold: 1 } })).toBe('P-321 no-resource');
  });

  it('"Landmarks": after the 12 in Saint-Germain the next one there must be higher (P-331)', () => {
    const tokens = { gold: 6, marble: 6 };
    const seats = { blue: { francs: 60, hand: 1, keys: ['arc', 'saint-germain-bank'], tokens }, ...OTHERS };
    const game = given({ ...END, seats }).play('move arc; raise opera-garnier saint-germain; end; place arc');
    game.play('move saint-germain-bank');
    expect(game.offeredBy('raise')).toEqual(
      ['sacre-coeur', 'notre-dame', 'louvre', 'eiffel-tower'].map((name) => `raise ${name} saint-germain`),
    );
    for (const lower of ['moulin-rouge', 'tuileries', 'grand-palais'])
      game.refuses(`raise ${lower} saint-germain`, 'P-331', 'higher-landmark');
  });

  it.each(['belleville-bank', 'arc'])(
    '"Tokens": from %s the landmark 15 over the 10 in Belleville for 15 francs, 2 gold, 1 marble, and 2 gold prestige for 10 points (P-331, P-332)',
    (from) => {
      const tokens = { gold: 2, marble: 1, golden: 2 };
      const seats = { blue: { francs: 15, hand: 1, keys: [from], tokens }, green: { hand: 3, keys: ['tuileries'] } };
      const game = given({ ...END, landmarks: { tuileries: 'belleville' }, seats });
      game.play(`move ${from}; raise louvre belleville; trade 2 golden`);
      expect(game.seat('blue')).toMatchObject({ francs: 0, tokens: {}, keys: ['louvre'], points: 10 });
      expect(game.landmarks).toEqual({ tuileries: 'belleville', louvre: 'belleville' });
      expect(game.supply).toEqual({ marble: 1, gold: 2 });
    },
  );

  it('"Benefits": tile 18 taken on a 2, used turns later with three fours for 15 points (P-342, P-510, P-618)', () => {
    const keys = ['montmartre-bank', 'chaillot-4', 'belleville-4', 'batignolles-bank'];
    const position = {
      ...END,
      buildings: ['montmartre-2', 'chaillot-4', 'belleville-4', 'batignolles-4'],
      track: track(3, 11, 18, 25),
      seats: { blue: { francs: 6, hand: 1, keys }, ...OTHERS },
    };
    const game = given(position).play('move montmartre-bank; bonus 18');
    expect(game.seat('blue')).toMatchObject({ tiles: [18], meeple: 18, points: 0 });
    game.play('end; place arc; move batignolles-bank; use 18');
    expect(game.seat('blue')).toMatchObject({ tiles: [], usedTiles: [18], points: 15 });
  });

  it('"Appendix": tile 30 with a café, three bakeries, two hotels, a theatre and two landmarks is five kinds: 15 points (P-630)', () => {
    const buildings = [
      'montmartre-1',
      'montmartre-2',
      'batignolles-1',
      'la-villette-4',
      'montmartre-4',
      'belleville-2',
      'montmartre-5',
    ];
    const keys = [...buildings, 'louvre', 'eiffel-tower'];
    const landmarks = { louvre: 'chaillot', 'eiffel-tower': 'montmartre' };
    const game = given({ ...END, landmarks, buildings, seats: { blue: { hand: 1, keys, tiles: [30] }, ...OTHERS } });
    expect(game.play('use 30').points).toEqual([15, 0]);
  });
});

describe('the scoring examples', () => {
  const c = (district: string) => DISTRICTS.indexOf(district as (typeof DISTRICTS)[number]);

  it('1: Batignolles, 13 (11+2), 10 (5+4+1), 13 and 3: the landmark 13 breaks the tie: 10, 5, 20 and 0 (P-711, P-712)', () => {
    const game = given({
      players: 4,
      buildings: whole('batignolles'),
      landmarks: { 'grand-palais': 'batignolles', 'sacre-coeur': 'batignolles' },
      scores: { batignolles: 1 },
      seats: {
        blue: { hand: 1, keys: on('batignolles', 5, 4, 1) },
        green: { keys: ['sacre-coeur'] },
        red: { keys: on('batignolles', 3) },
        yellow: { keys: ['grand-palais', 'batignolles-2'] },
      },
    });
    expect(districtPoints(game.table.state, c('batignolles'))).toEqual([5, 20, 0, 10]);
  });

  it('2: Montmartre, 16 (11+5), 21 (15+3+3), 8 and 21 (15+4+2): two firsts with 16, no second, 4 for the third (P-713, P-717)', () => {
    const game = given({
      players: 4,
      buildings: whole('montmartre'),
      landmarks: { 'grand-palais': 'montmartre', louvre: 'montmartre' },
      scores: { montmartre: 3 },
      seats: {
        blue: { hand: 1, usedTiles: [9], keys: ['louvre', 'montmartre-3', 'montmartre-3'] },
        green: { keys: ['montmartre-8'] },
        red: { keys: ['louvre', 'montmartre-4', 'montmartre-2'] },
        yellow: { keys: ['grand-palais', 'montmartre-5'] },
      },
    });
    expect(districtPoints(game.table.state, c('montmartre'))).toEqual([16, 0, 16, 4]);
    expect(game.scores).toEqual([16, 0, 16, 4]);
  });

  it('3: Belleville with two players, 12 against 5: 18, and nothing for less than half (P-714)', () => {
    const position = {
      buildings: whole('belleville'),
      landmarks: { 'opera-garnier': 'belleville' },
      scores: { belleville: 2 },
      seats: { blue: { hand: 1, keys: ['opera-garnier'] }, green: { hand: 1, keys: ['belleville-5'] } },
    };
    expect(given(position).scores).toEqual([18, 0]);
    const six = { ...position.seats, green: { hand: 1, keys: ['belleville-5', 'belleville-1'] } };
    expect(given({ ...position, seats: six }).scores).toEqual([18, 9]);
  });
});
