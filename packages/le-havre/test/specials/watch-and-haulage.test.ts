import type { JsonObject } from '@quayside/kernel';
import { leHavre } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { begin } from '../begin.ts';
import { given, type Scenario } from '../scenario.ts';
import { visiting } from './visit.ts';

const WATCH = 'enter harbour-watch';

/** Red before the main action at a table of four; the Watch is the town's, and offers leave red a choice. */
function watching(seats: JsonObject, town: string[] = [], more: JsonObject = {}): Scenario {
  const offers = { wood: 1, clay: 1 };
  return given({ players: 4, offers, town: ['harbour-watch', ...town], seats, ...more });
}

/** Everything red has done in this turn, what the engine played for it included. */
function deeds(s: Scenario): string[] {
  const line = s.table.steps[0]?.line;
  const played = s.table.steps.flatMap((step) => [step, ...step.forced]);
  return played.filter((each) => each.line === line).map(({ option }) => leHavre.token(option));
}

describe('014 Harbour Watch (L-914)', () => {
  test('own fee, 1 franc to the other, that building’s fee, its action: in this order, in one main action (L-914)', () => {
    const s = watching({
      red: { francs: 2, goods: { fish: 1 }, buildings: ['clay-mound'] },
      green: { disc: 'farm' },
      blue: { buildings: ['farm'] },
    });
    s.play(WATCH);
    expect(deeds(s)).toEqual([WATCH, 'pay 1 fish', 'oust green', 'pay 1 franc']);
    expect(s.goods('red')).toEqual({ fish: 2, grain: 2, wood: 2, hide: 1, cattle: 1 });
    expect(s.goods('green')).toEqual({ franc: 1 });
    expect(s.goods('blue')).toEqual({ franc: 1 });
    expect([s.seat('red').disc, s.seat('green').disc]).toEqual(['farm', 'home']);
    s.refuses('take wood', 'L-223', 'one-main-action');
  });

  test('the Watch is free again, even for who was sent home by it (L-914, L-401)', () => {
    const s = watching({ red: { francs: 3 }, green: { francs: 5, disc: 'farm' } }, ['farm'], {
      tiles: ['wood+cattle', 'wood+clay'],
    });
    s.play(`${WATCH}; supply`);
    expect(s.asked).toBe('green main');
    expect(s.play(WATCH).seat('red').disc).toBe('home');
    expect(s.goods('red')).toMatchObject({ franc: 1 });
  });

  test('choices come in the same order: fee, whom, nested fee (L-914, L-231, L-412)', () => {
    const seats = {
      red: { francs: 9, goods: { fish: 2 }, buildings: ['clay-mound'] },
      green: { disc: 'iron-mine-and-coal-seam' },
      blue: { disc: 'fishpond-and-wood' },
    };
    const s = watching(seats, ['fishpond-and-wood', 'iron-mine-and-coal-seam']).play(WATCH);
    expect(s.offered.toSorted()).toEqual(['pay 1 fish', 'pay 1 franc']);
    s.refuses('oust green', 'L-202', 'not-asked').refuses('pay 1 fish 1 franc', 'L-416', 'superfluous');
    expect(s.play('pay 1 fish').offered).toEqual(['oust green', 'oust blue']);
    s.refuses('sell clay-mound', 'L-231', 'action-running').refuses('green: repay', 'L-351', 'action-running');
    expect(s.play('oust blue').offered.toSorted()).toEqual(['pay 1 fish', 'pay 1 franc']);
    expect(s.play('pay 1 franc').goods('red')).toEqual({ franc: 7, fish: 4, wood: 3 });
  });

  test('a target with a fee of its own leaves the payments of the first fee as they are (L-914, L-416)', () => {
    const seats = {
      red: { francs: 9, goods: { fish: 2, bread: 1, meat: 1, hide: 2, leather: 2 } },
      green: { disc: 'clothing-industry' },
    };
    const s = watching(seats, ['clothing-industry']).play(WATCH);
    expect(s.offered.toSorted()).toEqual(['pay 1 bread', 'pay 1 fish', 'pay 1 franc', 'pay 1 meat']);
    s.play('pay 1 fish');
    expect(s.offered.toSorted()).toEqual(['pay 1 bread', 'pay 1 franc', 'pay 1 meat']);
  });

  test('a first payment after which the target cannot be paid is not offered (L-419, L-940)', () => {
    const seats = {
      red: { francs: 2, goods: { fish: 1, hide: 1, leather: 1 } },
      green: { disc: 'clothing-industry' },
    };
    expect(watching(seats, ['clothing-industry']).play(WATCH).goods('red')).toEqual({ franc: 7 });
  });

  test('who is sent home and owns the building gets the franc and the fee (L-914, L-418)', () => {
    const s = watching({
      red: { francs: 1, goods: { fish: 1, bread: 1 } },
      green: { disc: 'kiln', buildings: ['kiln'] },
    });
    s.refuses(WATCH, 'L-940', 'no-target');
    const seats = {
      red: { francs: 1, goods: { fish: 1, bread: 1, clay: 1, wood: 1 } },
      green: { disc: 'kiln', buildings: ['kiln'] },
    };
    expect(watching(seats).play(`${WATCH}; pay 1 fish`).goods('green')).toEqual({ franc: 1, bread: 1 });
  });

  test('there is no fee for an own Watch, nor for an own building behind it (L-914, L-410)', () => {
    const seats = { red: { francs: 1, buildings: ['harbour-watch', 'farm'] }, green: { disc: 'farm' } };
    const s = given({ offers: { wood: 1, clay: 1 }, seats }).play(WATCH);
    expect(s.goods('red')).toEqual({ fish: 2, grain: 2, wood: 2, hide: 1, cattle: 1 });
    expect(s.goods('green')).toEqual({ franc: 1 });
  });

  test('offers only discs on buildings whose action can be carried out (L-940)', () => {
    const s = watching(
      { red: { francs: 9 }, green: { disc: 'bakery' }, blue: { disc: 'farm' }, yellow: { disc: 'fishpond-and-wood' } },
      ['bakery', 'farm', 'fishpond-and-wood'],
    );
    s.play(WATCH);
    expect(s.offered).toEqual(['oust blue', 'oust yellow']);
    s.refuses('oust green', 'L-940', 'no-target').refuses('oust red', 'L-940', 'no-target');
  });

  test('cannot be entered when no target’s action can be carried out after all payments (L-940, L-420)', () => {
    const on = (disc: string, red: JsonObject) => watching({ red, green: { disc } }, [disc]);
    on('bakery', { francs: 9 }).refuses(WATCH, 'L-940', 'no-target');
    on('farm', { francs: 1, goods: { fish: 3 } }).refuses(WATCH, 'L-940', 'no-target');
    on('farm', { francs: 2 }).refuses(WATCH, 'L-420', 'after-fee');
    on('leather-industry', { francs: 14, goods: { leather: 3, fish: 3 } }).refuses(WATCH, 'L-940', 'no-target');
  });

  test('cannot be entered without a franc for the other, or without another’s disc (L-940)', () => {
    watching({ red: { goods: { fish: 9 } }, green: { disc: 'fishpond-and-wood' } }, ['fishpond-and-wood']).refuses(
      WATCH,
      'L-940',
      'too-few-francs',
    );
    watching({ red: { francs: 9, disc: 'farm' } }, ['farm']).refuses(WATCH, 'L-940', 'no-target');
  });

  test('is occupied by the disc of who could not move on (L-914, L-402, L-403)', () => {
    const seats = { red: { francs: 9 }, green: { disc: 'harbour-watch' }, blue: { disc: 'farm' } };
    watching(seats, ['farm']).refuses(WATCH, 'L-402', 'occupied');
    const own = { red: { francs: 9, disc: 'harbour-watch' }, blue: { disc: 'farm' } };
    watching(own, ['farm']).refuses(WATCH, 'L-403', 'own-disc');
  });

  test('at the Arts Centre the disc sent home is a visitor no more (L-940, L-814)', () => {
    const red = { francs: 2, buildings: ['arts-centre', 'fishery'] };
    watching({ red, green: { disc: 'arts-centre' } }).refuses(WATCH, 'L-940', 'no-target');
    const s = watching({ red, green: { disc: 'arts-centre' }, blue: { disc: 'fishery' } });
    expect(s.play(`${WATCH}; oust green`).goods('red')).toEqual({ franc: 4 });
    expect(s.goods('green')).toEqual({ franc: 1 });
    expect(s.seat('blue').disc).toBe('fishery');
  });

  test('a building firm can be behind it, with all its choices (L-914, L-504)', () => {
    const seats = { red: { francs: 4, goods: { wood: 1, clay: 2 } }, green: { disc: 'building-firm-2' } };
    const s = watching(seats, ['building-firm-2'], { piles: [['fishery'], ['bakehouse'], ['sawmill']] }).play(WATCH);
    expect(s.offered).toEqual(['build fishery', 'build bakehouse']);
    expect(s.play('build bakehouse').seat('red').buildings).toEqual(['bakehouse']);
    expect(s.goods('red')).toEqual({ franc: 1, wood: 1 });
  });

  test('the owner’s Wind Farm helps there too (L-914, L-606)', () => {
    const red = { francs: 3, goods: { clay: 1 }, buildings: ['wind-farm'] };
    const s = watching({ red, green: { disc: 'kiln' } }, ['kiln']).play(WATCH);
    expect(s.goods('red')).toEqual({ brick: 3 });
  });

  test('alone it takes no part (L-128)', () => {
    const unseen = (players: string) =>
      (begin({ players, length: 'full' }).position['specials'] as { unseen: string[] }).unseen;
    expect(unseen('1')).not.toContain('harbour-watch');
    expect(unseen('1')).toHaveLength(35);
    expect(unseen('2')).toContain('harbour-watch');
  });

  describe('in the final stage', () => {
    const last = (seats: JsonObject, town: string[]) =>
      given({
        players: 3,
        round: 18,
        final: true,
        offers: { wood: 1, clay: 1 },
        town: ['harbour-watch', ...town],
        seats,
      });

    test('of several discs on the target only the chosen one is paid and leaves (L-941, L-754)', () => {
      const seats = { red: { francs: 9 }, green: { disc: 'farm' }, blue: { disc: 'farm' } };
      const s = last(seats, ['farm']).play(WATCH);
      expect(s.offered).toEqual(['oust green', 'oust blue']);
      s.play('oust blue');
      expect([s.goods('green'), s.goods('blue')]).toEqual([{}, { franc: 1 }]);
      expect([s.seat('red').disc, s.seat('green').disc, s.seat('blue').disc]).toEqual(['farm', 'farm', 'home']);
    });

    test('the building one came from may be the target (L-941, L-755)', () => {
      const s = last({ red: { francs: 9, disc: 'farm' }, green: { disc: 'farm' } }, ['farm']);
      s.refuses('enter farm', 'L-755', 'own-disc');
      expect(s.play(WATCH).seat('red').disc).toBe('farm');
      expect(s.goods('red')).toMatchObject({ franc: 6, fish: 2, cattle: 1 });
    });

    test('the Watch itself may not (L-941, L-940)', () => {
      last({ red: { francs: 9 }, green: { disc: 'harbour-watch' } }, []).refuses(WATCH, 'L-940', 'no-target');
      const s = last({ red: { francs: 9 }, green: { disc: 'harbour-watch' }, blue: { disc: 'farm' } }, ['farm']).play(
        WATCH,
      );
      expect([s.seat('green').disc, s.seat('blue').disc]).toEqual(['harbour-watch', 'home']);
    });
  });
});

describe('029 Haulage Firm (L-929)', () => {
  const HAULAGE = 'enter haulage-firm';
  const full = { franc: 7, fish: 1, wood: 2, clay: 3, iron: 4, grain: 5, cattle: 6 };

  test('empties two adjacent offers of goods; the francs offer takes no part (L-929)', () => {
    const s = visiting('haulage-firm', { francs: 4 }, { offers: full }).play(HAULAGE);
    const pairs = ['fish+wood', 'wood+clay', 'clay+iron', 'iron+grain', 'grain+cattle'];
    expect(s.offered).toEqual(pairs.map((pair) => `haul ${pair}`));
    for (const pair of ['franc+fish', 'fish+clay', 'cattle+franc'])
      s.refuses(`haul ${pair}`, 'L-929', 'not-side-by-side');
    const { fish, wood } = full;
    expect(s.play('haul wood+fish').goods('red')).toMatchObject({ fish, wood });
  });

  test('costs 3 francs besides the fee, and the goods leave the offers (L-929, L-943)', () => {
    const red = { francs: 5, goods: { fish: 1 }, buildings: ['clay-mound'] };
    const s = visiting('haulage-firm', red, { offers: full }).play(`${HAULAGE}; pay 1 fish; haul grain+cattle`);
    expect(s.goods('red')).toEqual({ franc: 2, grain: 5, cattle: 6 });
    expect(s.offers).toEqual({ franc: 7, fish: 1, wood: 2, clay: 3, iron: 4 });
  });

  test('the 3 francs go to the supply, the fee to the owner (L-929, L-410, L-943)', () => {
    const seats = { red: { francs: 4 }, green: { buildings: ['haulage-firm'] } };
    const s = visiting('bakery', {}, { seats, offers: full }).play(`${HAULAGE}; haul fish+wood`);
    expect(s.goods('red')).toEqual({ fish: 1, wood: 2 });
    expect(s.goods('green')).toEqual({ franc: 1 });
  });

  test('one of the two may be empty, not both (L-942)', () => {
    const s = visiting('haulage-firm', { francs: 4 }, { offers: { franc: 3, clay: 2 } }).play(HAULAGE);
    expect(s.offered).toEqual(['haul wood+clay', 'haul clay+iron']);
    s.refuses('haul fish+wood', 'L-942', 'both-empty').refuses('haul grain+cattle', 'L-942', 'both-empty');
    const ends = visiting('haulage-firm', { francs: 4 }, { offers: { franc: 3, cattle: 2 } });
    expect(ends.play(HAULAGE).goods('red')).toEqual({ cattle: 2 });
  });

  test('cannot be entered while only francs are on offer (L-942)', () => {
    const s = visiting('haulage-firm', { francs: 9 }, { offers: { franc: 9 } });
    s.refuses(HAULAGE, 'L-942', 'offers-empty');
  });

  test('cannot be entered without 3 francs left after the fee; food does not count for them (L-943, L-420)', () => {
    visiting('haulage-firm', { francs: 2, goods: { fish: 9 } }).refuses(HAULAGE, 'L-943', 'too-few-francs');
    visiting('haulage-firm', { francs: 3 }).refuses(HAULAGE, 'L-420', 'after-fee');
    const s = visiting('haulage-firm', { francs: 3, goods: { fish: 1 } }, { offers: { grain: 2, franc: 1 } });
    expect(s.play(`${HAULAGE}; haul iron+grain`).goods('red')).toEqual({ grain: 2 });
  });

  test('costs 1 food (L-929, L-411)', () => {
    const owner = given({ offers: { wood: 1, clay: 1 }, seats: { red: { francs: 3, buildings: ['haulage-firm'] } } });
    expect(owner.play(`${HAULAGE}; haul wood+clay`).goods('red')).toEqual({ wood: 1, clay: 1 });
    visiting('haulage-firm', { goods: { fish: 1 } }).refuses(HAULAGE, 'L-943', 'too-few-francs');
  });
});
