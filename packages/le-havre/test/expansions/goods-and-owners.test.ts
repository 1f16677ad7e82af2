import { foodDue, SEAT_NAMES, wealth } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given } from '../scenario.ts';
import { atHome, visiting } from '../specials/visit.ts';

describe('goods for own buildings', () => {
  test('GH18 Department of Agriculture (L-980): 1 meat for each economic, 1 bread for each craftsman building', () => {
    const s = visiting('department-of-agriculture', { francs: 1, buildings: ['bakery', 'farm', 'joinery'] });
    expect(s.play('enter department-of-agriculture').goods('red')).toEqual({ meat: 2, bread: 1 });
    visiting('department-of-agriculture', { francs: 1, buildings: ['smelter'] }).refuses(
      'enter department-of-agriculture',
      'L-980',
      'no-effect',
    );
  });

  test('GH19 Department of Economics (L-981): 1 iron for each industrial building, 2 francs for each economic one, itself too', () => {
    const s = atHome('department-of-economics', {});
    expect(s.play('enter department-of-economics').goods('red')).toEqual({ franc: 2 });
    const more = visiting('department-of-economics', { francs: 1, buildings: ['smelter', 'kiln', 'bakery'] });
    expect(more.play('enter department-of-economics').goods('red')).toEqual({ franc: 2, iron: 1 });
    visiting('department-of-economics', { francs: 1 }).refuses('enter department-of-economics', 'L-981', 'no-effect');
  });
});

describe('goods that are chosen (L-618)', () => {
  test('GH29 Emporium (L-991): one each of upgraded goods, at their prices', () => {
    const s = atHome('emporium', { francs: 10 }).play('enter emporium');
    expect(s.offered).toEqual(
      ['steel', 'coke', 'leather', 'bread', 'smoked-fish', 'charcoal', 'brick', 'meat'].map((good) => `pick ${good}`),
    );
    s.refuses('pick fish', 'L-618', 'not-given-here');
    s.refuses('enough', 'L-423', 'picks-due');
    s.play('pick steel; pick coke; pick meat');
    expect(s.goods('red')).toEqual({ franc: 1, steel: 1, coke: 1, meat: 1 });
    expect(s.asked).toBe('red after');
  });

  test('GH29 Emporium: only what can be paid is there; without a franc nothing is', () => {
    const s = atHome('emporium', { francs: 4 }).play('enter emporium');
    expect(s.offeredBy('pick')).not.toContain('pick steel');
    s.refuses('pick steel', 'L-422', 'too-few-francs');
    s.play('pick coke; pick leather');
    expect(s.goods('red')).toEqual({ coke: 1, leather: 1 });
    visiting('emporium', { francs: 1 }).refuses('enter emporium', 'L-420', 'after-fee');
    atHome('emporium', {}).refuses('enter emporium', 'L-313', 'too-few-francs');
  });

  test('GH28 Major Corporation (L-990): 1 more of kinds in hand; steel costs 3 francs', () => {
    const s = atHome('major-corporation', { francs: 3, goods: { steel: 1, fish: 2, wood: 1 } }).play(
      'enter major-corporation',
    );
    expect(s.offered).toEqual(['pick steel', 'pick fish', 'pick wood']);
    s.refuses('pick clay', 'L-422', 'not-held');
    expect(s.play('pick steel; pick fish; pick wood').goods('red')).toEqual({ fish: 3, wood: 2, steel: 2 });
    const poor = visiting('major-corporation', { francs: 5, goods: { steel: 1, fish: 1 } }).play(
      'enter major-corporation',
    );
    expect(poor.goods('red')).toEqual({ franc: 2, fish: 2, steel: 1 });
    const some = atHome('major-corporation', { goods: { fish: 1, wood: 1 } }).play(
      'enter major-corporation; pick fish',
    );
    expect(some.offered).toEqual(['enough', 'pick wood']);
    atHome('major-corporation', { francs: 9 }).refuses('enter major-corporation', 'L-990', 'no-effect');
  });

  test('E2010 Toy Fair (L-995): 6 different goods, no steel, and a loan that brings no francs', () => {
    const s = atHome('toy-fair', {}).play('enter toy-fair');
    s.refuses('pick steel', 'L-618', 'not-given-here');
    s.refuses('enough', 'L-618', 'picks-due');
    s.refuses('pick grain', 'L-618', 'too-few-left');
    s.play('pick coke; pick leather; pick cattle; pick coal; pick bread; pick iron');
    expect(s.goods('red')).toEqual({ coke: 1, leather: 1, cattle: 1, coal: 1, bread: 1, iron: 1 });
    expect(s.seat('red').loans).toBe(1);
    expect(s.asked).toBe('red after');
  });
});

describe('what helps its owner', () => {
  const lumber = (buildings: string[], goods: Record<string, number>) =>
    given({
      town: ['building-firm-1', 'sawmill'],
      piles: [['marketplace'], ['charcoal-kiln']],
      offers: { wood: 1, clay: 1 },
      seats: { red: { buildings, francs: 9, goods } },
    });

  test('GH02 Lumber Mill (L-964): 1 wood less for each building', () => {
    const s = lumber(['lumber-mill'], { wood: 1, clay: 1 }).play('enter building-firm-1');
    expect(s.offered).toEqual(['build marketplace', 'build charcoal-kiln']);
    expect(s.play('build marketplace').goods('red')).toEqual({ franc: 9, clay: 1 });
    lumber([], { wood: 1 }).refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
  });

  test('GH02 Lumber Mill: adds to the Sawmill, and saves nothing where no wood is listed', () => {
    const s = lumber(['lumber-mill'], {}).play('enter sawmill');
    expect(s.goods('red')).toEqual({ franc: 9 });
    expect(s.seat('red').buildings).toContain('marketplace');
    expect(lumber(['lumber-mill'], { clay: 1 }).play('enter building-firm-1').goods('red')).toEqual({
      franc: 9,
    });
  });

  /** The last turn of a round; everybody has something to sell, so that ending it is a choice. */
  const evening = (players: number) => {
    const others = ['zoo', 'farm', 'bakery', 'diner'].slice(0, players - 1);
    return given({
      players,
      turn: 7,
      phase: 'after',
      tiles: ['wood+fish', 'fish+grain', 'wood+clay', 'fish+clay', 'wood+franc', 'iron+franc', 'wood+cattle'],
      round: 7,
      seats: {
        red: { buildings: ['fishermans-hut'], goods: { meat: 20 } },
        ...Object.fromEntries(others.map((slug, at) => [SEAT_NAMES[at + 1], { buildings: [slug] }])),
      },
    });
  };

  test.each([
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 1],
  ])(
    "GH07 Fisherman's Hut (L-969): with %i players %i fish at the end of a round, before the feeding",
    (players, fish) => {
      const s = evening(players).play('end');
      expect([s.asked, s.seat('red').goods['fish']]).toEqual(['red feed', fish]);
    },
  );

  test.each([
    [1, 5],
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 1],
  ])('GH08 Soup Kitchen (L-970): with %i players %i food at the end of a round (L-721)', (players, food) => {
    const due = (building: string): number =>
      foodDue(
        given({ players, round: 7, seats: { red: { buildings: [building] } }, offers: { wood: 1 } }).table.state,
        0,
      );
    expect(due('zoo') - due('soup-kitchen')).toBe(food);
  });

  test('GH25 Ranch (L-987): 2 more for each cattle at the end, not 6', () => {
    const { buildings, plus } = wealth(atHome('ranch', { goods: { cattle: 5 } }).table.state, 0);
    expect([buildings, plus]).toEqual([6, 10]);
  });
});
