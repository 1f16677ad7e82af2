import { describe, expect, test } from 'vitest';
import { given } from '../scenario.ts';

describe('GH21 Souvenir Shop (L-983)', () => {
  const shop = (owner: string) =>
    given({
      offers: { wood: 1, clay: 1 },
      seats: {
        red: { francs: 2, buildings: owner === 'red' ? ['souvenir-shop', 'farm'] : [] },
        green: { buildings: owner === 'green' ? ['souvenir-shop', 'farm'] : [] },
      },
    });

  test('a franc from the treasury when another player enters a building of the owner', () => {
    const s = shop('green').play('enter farm');
    expect([s.seat('red').francs, s.seat('green').francs]).toEqual([1, 2]);
  });

  test('nothing for the owner, and nothing in buildings of others', () => {
    expect(shop('red').play('enter farm').seat('red').francs).toBe(2);
    const s = given({
      town: ['farm'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { francs: 2 }, green: { buildings: ['souvenir-shop'] } },
    }).play('enter farm');
    expect(s.seat('green').francs).toBe(0);
  });

  test('nobody enters it', () => {
    shop('green').refuses('enter souvenir-shop', 'L-404', 'locked');
  });
});

describe('GH20 Stockmarket (L-982)', () => {
  const market = (more: Record<string, unknown> = {}) =>
    given({
      offers: { franc: 2, wood: 1 },
      seats: { red: { francs: 50, goods: { brick: 9, steel: 1 } }, green: { buildings: ['stockmarket'], francs: 1 } },
      ...(more as object),
    });

  test('1 franc when another player takes the franc offer, nothing for other offers', () => {
    expect(market().play('take franc').seat('green').francs).toBe(2);
    expect(market().play('take wood').seat('green').francs).toBe(1);
  });

  test('1 franc when it is taken at the Flea Market', () => {
    expect(
      market({ town: ['flea-market'] })
        .play('enter flea-market')
        .seat('green').francs,
    ).toBe(2);
  });

  test('3 francs when another player builds the Bank, or buys it from a pile', () => {
    const built = market({ town: ['building-firm-1'], piles: [['bank']] }).play('enter building-firm-1');
    expect([built.seat('red').buildings, built.seat('green').francs]).toEqual([['bank'], 4]);
    expect(
      market({ piles: [['bank']] })
        .play('buy bank')
        .seat('green').francs,
    ).toBe(4);
    expect(
      market({ town: ['bank'] })
        .play('buy bank')
        .seat('green').francs,
    ).toBe(1);
  });

  test('nothing for what the owner does', () => {
    const s = given({ offers: { franc: 2, wood: 1 }, seats: { red: { buildings: ['stockmarket'] } } });
    expect(s.play('take franc').seat('red').francs).toBe(2);
  });

  test('the owner pays no interest; the others do', () => {
    const s = given({
      phase: 'turn',
      tiles: ['wood+fish'],
      offers: { wood: 1, fish: 1 },
      seats: { red: { buildings: ['stockmarket'], loans: 2, francs: 5 }, green: { loans: 1, francs: 5 } },
    }).play('supply');
    expect([s.asked, s.seat('red').francs]).toEqual(['green interest', 5]);
    s.play('interest');
    expect([s.asked, s.seat('red').francs, s.seat('green').francs]).toEqual(['red main', 5, 4]);
  });
});

describe("041 Pirates' Lair (L-957)", () => {
  const voyage = (goods: Record<string, number>, lair: string | null, ships = ['iron-2', 'wooden-2']) =>
    given({
      town: lair === null ? ['pirates-lair'] : [],
      offers: { wood: 1, clay: 1 },
      seats: {
        red: { ships, goods, buildings: lair === 'red' ? ['shipping-line', 'pirates-lair'] : ['shipping-line'] },
        green: { buildings: lair === 'green' ? ['pirates-lair'] : [] },
      },
    }).play('enter shipping-line');

  test('1 franc for each ship that sails, out of what the voyage earns', () => {
    const s = voyage({ coke: 1, leather: 5 }, 'green').play('sail 1 wooden; sail 1 iron');
    if (s.asked.endsWith('load')) s.play(s.offered.at(-1) as string);
    expect([s.seat('red').francs, s.seat('green').francs]).toEqual([18, 2]);
  });

  test('never more than the voyage earned', () => {
    const s = voyage({ coal: 2, fish: 1 }, 'green', ['wooden-2']);
    while (s.asked.startsWith('red') && !s.asked.endsWith('after')) s.play(s.offered[0] as string);
    expect(s.seat('red').francs + s.seat('green').francs).toBeGreaterThan(0);
    expect(s.seat('green').francs).toBe(1);
  });

  test('nothing to oneself, nothing to the town', () => {
    for (const lair of ['red', null]) {
      const s = voyage({ coke: 1, leather: 5 }, lair).play('sail 1 wooden; sail 1 iron');
      if (s.asked.endsWith('load')) s.play(s.offered.at(-1) as string);
      expect([s.seat('red').francs, s.seat('green').francs]).toEqual([20, 0]);
    }
  });
});

describe("036 Workers' Cottages (L-952)", () => {
  const last = (buildings: string[]) =>
    given({
      final: true,
      round: 14,
      turn: 1,
      offers: { wood: 1, clay: 1, fish: 1, iron: 1 },
      seats: { red: { buildings, francs: 1 } },
    });

  test('two main actions in the final stage, one straight after the other', () => {
    const s = last(['workers-cottages']).play('take wood; end');
    expect([s.asked, s.line]).toEqual(['red main', 'final.1 red']);
    expect(s.position['again']).toBe(true);
    s.play('take clay; end');
    expect(s.asked).toBe('green main');
    expect(s.position['again']).toBeUndefined();
  });

  test('without them there is one, and before the final stage too', () => {
    expect(last(['zoo']).play('take wood; end').asked).toBe('green main');
    const s = given({ offers: { wood: 1, clay: 1 }, seats: { red: { buildings: ['workers-cottages'] } } });
    expect(s.play('take wood; end').asked.startsWith('green')).toBe(true);
  });

  test('a position with a second action needs them', () => {
    expect(() => given({ final: true, round: 14, turn: 1, again: true, offers: { wood: 1 }, seats: {} })).toThrow(
      'no-cottages',
    );
  });
});

describe('045 Tobacco Factory (L-961)', () => {
  const factory = (buildings: string[], disc: string, more: Record<string, unknown> = {}) =>
    given({
      offers: { wood: 1, clay: 1 },
      seats: { red: { buildings, francs: 1 }, green: { disc } },
      ...(more as object),
    });

  test('the owner sends others out of own buildings', () => {
    const s = factory(['tobacco-factory', 'farm'], 'farm').play('evict green');
    expect([s.seat('green').disc, s.asked]).toEqual(['home', 'red main']);
    expect(s.offered).toContain('enter farm');
  });

  test('not without the factory, not out of buildings of others, not out of the Hotel', () => {
    factory(['farm'], 'farm').refuses('evict green', 'L-961', 'not-sent-away');
    factory(['tobacco-factory'], 'farm', { town: ['farm'] }).refuses('evict green', 'L-961', 'not-sent-away');
    factory(['tobacco-factory', 'hotel'], 'hotel').refuses('evict green', 'L-961', 'not-sent-away');
    factory(['tobacco-factory', 'farm'], 'farm').refuses('evict red', 'L-961', 'not-sent-away');
  });
});

describe('GH04 Hotel (L-966)', () => {
  test('may be entered although nothing happens at once', () => {
    const s = given({ town: ['hotel'], offers: { wood: 1, clay: 1 }, seats: { red: { francs: 2 } } }).play(
      'enter hotel',
    );
    expect([s.seat('red').francs, s.seat('red').disc]).toEqual([1, 'hotel']);
  });

  test('3 francs with each offer that is taken as the main action', () => {
    const s = given({ town: ['hotel'], offers: { wood: 1, clay: 1 }, seats: { red: { disc: 'hotel' } } });
    expect(s.play('take wood').goods('red')).toEqual({ franc: 3, wood: 1 });
    expect(s.seat('red').disc).toBe('hotel');
  });

  test('not with offers that a building takes', () => {
    const s = given({
      town: ['hotel', 'flea-market'],
      offers: { wood: 2, clay: 1 },
      seats: { red: { disc: 'hotel' } },
    });
    expect(s.play('enter flea-market').goods('red')).toEqual({ wood: 2, clay: 1 });
  });

  test('nobody is sent away: not by a purchase, not by the Harbour Watch', () => {
    const s = given({
      town: ['hotel', 'harbour-watch'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { francs: 20 }, green: { disc: 'hotel' } },
    });
    s.refuses('enter harbour-watch', 'L-940', 'no-target');
    expect(s.play('buy hotel').seat('green').disc).toBe('hotel');
    s.refuses('enter hotel', 'L-402', 'occupied');
  });
});
