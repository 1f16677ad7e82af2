import { CARDS, leHavre, leHavreWords } from '@quayside/le-havre';
import { describe, expect, test } from 'vitest';
import { given, type Scenario } from '../scenario.ts';

const site = (top: string, goods: Record<string, number>, buildings = ['wooden-crane', 'building-firm-1']): Scenario =>
  given({ piles: [[top]], offers: { wood: 1, clay: 1 }, seats: { red: { goods, buildings } } });

describe('GH01 Wooden Crane (L-963)', () => {
  test('1 wood is paid in place of any 1 unit of the material', () => {
    const s = site('bank', { brick: 4, steel: 1, wood: 2 }).play('enter building-firm-1');
    expect(s.offered).toEqual(['build bank', 'build bank crane brick', 'build bank crane steel']);
    s.play('build bank crane steel');
    expect(s.goods('red')).toEqual({ wood: 1, steel: 1 });
    expect(s.seat('red').buildings).toContain('bank');
  });

  test('what is missing can be built with it, once a building', () => {
    site('bank', { brick: 3, steel: 1, wood: 1 }).play('enter building-firm-1');
    site('bank', { brick: 2, steel: 1, wood: 2 }).refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
    site('bank', { brick: 3, steel: 1 }).refuses('enter building-firm-1', 'L-504', 'nothing-to-build');
    site('bank', { brick: 3, steel: 1, wood: 9 }, ['building-firm-1']).refuses('enter building-firm-1', 'L-504');
  });

  test('for clay it leaves less to choose brick for', () => {
    const s = site('arts-centre', { wood: 3, clay: 1, brick: 1 }).play('enter building-firm-1');
    expect(s.offered).toEqual(['build arts-centre', 'build arts-centre crane clay']);
    s.refuses('build arts-centre crane wood', 'L-963', 'not-in-its-cost');
    s.refuses('build arts-centre crane steel', 'L-963', 'not-in-its-cost');
    s.play('build arts-centre crane clay');
    expect(s.offered).toEqual(['use 0 brick', 'use 1 brick']);
    expect(given(s.position as never).position).toEqual(s.position);
    s.play('use 0 brick');
    expect(s.goods('red')).toEqual({ wood: 1, brick: 1 });
  });

  test('every card that is built has its token', () => {
    for (const { slug } of CARDS) {
      const token = `build ${slug} crane leather`;
      expect(leHavre.token(leHavre.parse(token))).toBe(token);
    }
    const s = site('dunny', { wood: 1 }).play('enter building-firm-1');
    expect([s.seat('red').buildings.includes('dunny'), s.goods('red')]).toEqual([true, {}]);
  });

  test('a discount on wood that is left over pays the wood', () => {
    const firm = ['wooden-crane', 'lumber-mill', 'building-firm-1'];
    const s = site('bank', { brick: 4 }, firm).play('enter building-firm-1');
    expect(s.seat('red').buildings).toContain('bank');
    expect(s.goods('red')).toEqual({});
  });

  test('its owner alone has it, and no ship is built with it', () => {
    const s = given({
      piles: [['bank']],
      offers: { wood: 1, clay: 1 },
      seats: {
        red: { goods: { brick: 4, steel: 1, wood: 2 }, buildings: ['building-firm-1', 'joinery'] },
        green: { buildings: ['wooden-crane'] },
      },
    });
    s.play('enter building-firm-1');
    expect(s.seat('red').buildings).toContain('bank');
    s.refuses('build bank crane steel', 'L-501', 'not-a-builder');
    expect(s.table.game.parse('build wooden-ship crane wood')).toBe(-1);
    const other = given({
      piles: [['bank'], ['fishery']],
      offers: { wood: 1, clay: 1 },
      seats: { red: { goods: { brick: 4, steel: 1, wood: 9, clay: 9 }, buildings: ['building-firm-1'] } },
    }).play('enter building-firm-1');
    other.refuses('build bank crane steel', 'L-963', 'no-crane');
  });

  test('the option and the log say what the wood stands in for', () => {
    const s = site('bank', { brick: 4, steel: 1, wood: 2 }).play('enter building-firm-1');
    const { state, game } = s.table;
    expect(leHavreWords.option(state, game.parse('build bank crane steel'))).toMatchObject({
      key: 'option.build-crane',
      args: { good: { key: 'good.steel' } },
    });
  });
});
