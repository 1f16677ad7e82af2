import { describe, expect, test } from 'vitest';
import { given } from '../scenario.ts';

describe('044 Picket Line (L-960)', () => {
  const strike = (more: Record<string, unknown> = {}) =>
    given({
      town: ['picket-line', 'farm'],
      offers: { wood: 3, clay: 1, fish: 2, grain: 1 },
      tiles: ['wood+clay', 'fish+clay', 'wood+franc', 'fish+grain', 'wood+cattle', 'iron+franc', 'wood+fish'],
      seats: { red: { francs: 2 }, green: { francs: 5 } },
      ...(more as object),
    });

  test('takes one offer, and binds the others for one turn', () => {
    const s = strike().play('enter picket-line');
    expect(s.offered).toEqual(['gather fish', 'gather wood', 'gather clay', 'gather grain']);
    s.refuses('gather iron', 'L-960', 'offer-empty');
    s.play('gather wood');
    if (s.asked === 'red after') s.play('end');
    if (s.asked === 'green turn') s.play('supply');
    expect([s.asked, s.seat('red').goods['wood'], s.position['picket']]).toEqual(['green main', 3, ['green']]);
    expect(s.offeredBy('enter')).toEqual([]);
    s.refuses('enter farm', 'L-960', 'picket');
  });

  test('then the card leaves the game and the disc on it goes home', () => {
    const s = strike().play('enter picket-line; gather wood');
    if (s.asked === 'red after') s.play('end');
    if (s.asked === 'green turn') s.play('supply');
    s.play('take fish');
    if (s.asked === 'green after') s.play('end');
    expect([s.position['gone'], s.seat('red').disc, s.position['picket']]).toEqual([
      ['picket-line'],
      'home',
      undefined,
    ]);
    expect(s.town).not.toContain('picket-line');
  });

  test('who finds every offer empty is free', () => {
    const s = given({
      town: ['picket-line', 'farm', 'fishpond-and-wood'],
      picket: ['red'],
      offers: {},
      seats: { red: { francs: 5 } },
    });
    expect(s.offeredBy('enter')).toEqual(['enter farm', 'enter fishpond-and-wood']);
  });

  test('nobody enters it from the start of the last round', () => {
    strike({ round: 14 }).refuses('enter picket-line', 'L-960', 'last-round');
    expect(strike({ round: 13 }).offered).toContain('enter picket-line');
  });

  test('a position that binds somebody needs the card', () => {
    expect(() => given({ picket: ['red'], offers: { wood: 1 }, seats: {} })).toThrow('disc-nowhere');
  });
});

describe('GH24 BioFuel Facility (L-986)', () => {
  const fleet = (buildings: string[], goods: Record<string, number>) =>
    given({
      offers: { wood: 1, clay: 1 },
      seats: { red: { ships: ['wooden-2'], goods, buildings: ['shipping-line', ...buildings], francs: 1 } },
    });

  test('grain gives 2 energy each to ships', () => {
    const s = fleet(['biofuel-facility'], { grain: 3, steel: 1 }).play('enter shipping-line');
    while (!s.asked.endsWith('after')) s.play(s.offered.at(-1) as string);
    expect(s.goods('red')).toEqual({ franc: 10 });
    fleet([], { grain: 3, steel: 1 }).refuses('enter shipping-line', 'L-603', 'no-energy');
  });

  test('it is paid after the dearer fuels and before wood, without a token too many', () => {
    const s = fleet(['biofuel-facility'], { coal: 1, grain: 2, wood: 3, steel: 1 }).play('enter shipping-line');
    expect(s.offered).toEqual(['burn 0 coal', 'burn 1 coal']);
    s.play('burn 0 coal');
    expect(s.offered).toEqual(['burn 0 grain', 'burn 1 grain', 'burn 2 grain']);
    s.refuses('burn 3 grain', 'L-422', 'not-held');
    s.play('burn 1 grain');
    expect(s.seat('red').goods).toMatchObject({ grain: 1, wood: 2 });
  });

  test('nowhere else', () => {
    const s = given({
      town: ['blast-furnace'],
      offers: { wood: 1, clay: 1 },
      seats: { red: { buildings: ['biofuel-facility'], francs: 3, goods: { grain: 9 } } },
    });
    s.refuses('enter blast-furnace', 'L-603', 'no-energy');
  });
});
