import type { JsonObject } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

const INTEREST_FIRST = ['wood+fish', 'iron+franc'];
const GREEN = { francs: 6, loans: 1, buildings: ['tannery'], ships: ['wooden-4'] };
const ALL = ['sell tannery', 'sell wooden-4', 'repay'];

const table = (more: JsonObject = {}, red: JsonObject = { francs: 8 }): Scenario =>
  given({ offers: { fish: 2 }, town: ['joinery'], tiles: INTEREST_FIRST, seats: { red, green: GREEN }, ...more });

describe('selling and repaying out of turn', () => {
  it('is open before the supply, before the main action and after it (L-350)', () => {
    const game = table({ phase: 'turn', turn: 3, tiles: [null, null, 'wood+clay'] });
    expect([game.asked, game.interjections('green')]).toEqual(['red turn', ALL]);
    game.play('supply');
    expect([game.asked, game.interjections('green')]).toEqual(['red main', ALL]);
    game.play('take fish');
    expect([game.asked, game.interjections('green')]).toEqual(['red after', ALL]);
    game.play('green: sell tannery; green: repay');
    expect(game.seat('green')).toMatchObject({ francs: 7, loans: 0, buildings: [] });
    expect(game.town).toEqual(['joinery', 'tannery']);
  });

  it('is open before and after each main action of the final stage (L-350)', () => {
    const game = table({ final: true, round: 14 }, { buildings: ['bank'] });
    expect([game.asked, game.interjections('green')]).toEqual(['red main', ALL]);
    game.play('take fish');
    expect([game.asked, game.interjections('green')]).toEqual(['red after', ALL]);
  });

  it("is refused inside another seat's action (L-351)", () => {
    const game = table({}, { goods: { wood: 2, fish: 1 }, francs: 1 }).play('enter joinery');
    for (const phase of ['red fee', 'red use']) {
      expect(game.asked).toBe(phase);
      for (const token of ALL) game.refuses(`green: ${token}`, 'L-351', 'action-running');
      game.play(game.offered[0] as string);
    }
  });

  it('is refused between the two builds of the Construction Firm (L-351)', () => {
    const red = { goods: { clay: 3, fish: 2 } };
    const game = table({ town: ['construction-firm'], piles: [['bakehouse', 'charcoal-kiln']] }, red);
    game.play('enter construction-firm');
    expect(game.offered).toEqual(['enough', 'sell bakehouse', 'build charcoal-kiln']);
    for (const token of ALL) game.refuses(`green: ${token}`, 'L-351');
  });

  it('is refused in the middle of a meal (L-351)', () => {
    const feeding = table({ phase: 'feed', turn: 7 }, { goods: { meat: 9, bread: 9, fish: 3 } });
    feeding.play('food 2 meat');
    expect(feeding.asked).toBe('red meal');
    for (const token of ALL) feeding.refuses(`green: ${token}`, 'L-351');
  });

  it("is a move of its own: the active seat's decision stays what it was, nobody is asked (L-352)", () => {
    const game = table();
    const before = game.offered;
    game.play('green: sell wooden-4');
    expect([game.asked, game.offered]).toEqual(['red main', before]);
    expect(game.table.steps.at(-1)).toMatchObject({ seat: 1, interjected: true });
    game.play('take fish; end');
    expect(game.asked).toMatch(/^green/);
  });

  it("only what is one's own, and only what can be repaid (L-331, L-341, L-342)", () => {
    const game = table({}, { francs: 8, loans: 0, buildings: ['dock'] });
    game.refuses('green: sell dock', 'L-331').refuses('green: sell joinery', 'L-331');
    const poor = given({ offers: { fish: 1 }, seats: { green: { francs: 4, loans: 1 } } });
    poor.refuses('green: repay', 'L-342');
    given({ offers: { fish: 1 }, seats: { green: { francs: 9 } } }).refuses('green: repay', 'L-341');
  });
});

describe('while interest and feeding are settled', () => {
  it('a seat sells and repays as part of its own decision (L-353)', () => {
    const interest = table({ phase: 'turn' }).play('supply');
    expect([interest.asked, interest.offered]).toEqual(['green interest', ['interest', ...ALL]]);
    const feeding = table({ phase: 'feed', turn: 7, decides: 'green' });
    expect(feeding.offered).toEqual(['borrow', ...ALL]);
    feeding.play('sell tannery; sell wooden-4');
    expect(feeding.seat('green')).toMatchObject({ francs: 14, buildings: [], ships: [] });
    expect(feeding.asked).toBe('green feed');
  });

  it('what is sold for the interest may be bought from the next turn on (L-354)', () => {
    const game = table({ phase: 'turn' }, { francs: 40 }).play('supply; sell tannery; interest');
    expect(game.asked).toBe('red main');
    game.refuses('buy tannery', 'L-321').play('take fish; end');
    expect(game.play('supply; take wood; end').asked).toBe('red turn');
    expect(game.offeredBy('buy')).toContain('buy tannery');
  });

  it('what is sold while feeding may be bought in the next turn (L-354)', () => {
    const game = table({ phase: 'feed', turn: 7, round: 8 }, { francs: 60 });
    expect(game.asked).toBe('green feed');
    game.play('sell tannery; food 11 franc');
    expect(game.asked).toBe('red turn');
    expect(game.offeredBy('buy')).toContain('buy tannery');
  });
});

describe('expert selling', () => {
  const expert = (more: JsonObject = {}, red?: JsonObject): Scenario => table({ selling: 'expert', ...more }, red);

  it('lets nobody sell out of turn at a boundary (L-360), but repay (L-362)', () => {
    const game = expert();
    expect(game.interjections('green')).toEqual(['repay']);
    game.refuses('green: sell tannery', 'L-360', 'expert-selling').refuses('green: sell wooden-4', 'L-360');
    expect(game.play('green: repay').seat('green')).toMatchObject({ francs: 1, loans: 0 });
  });

  it('lets a seat sell for its interest only while it lacks the franc (L-361)', () => {
    const covered = expert({ phase: 'turn' }).play('supply');
    expect([covered.asked, covered.offered]).toEqual(['green interest', ['interest', 'repay']]);
    covered.refuses('sell tannery', 'L-361', 'expert-selling');
    const lacking = expert({ phase: 'turn', seats: { red: { francs: 8 }, green: { ...GREEN, francs: 0 } } }).play(
      'supply',
    );
    expect(lacking.offered).toEqual(['interest', 'sell tannery', 'sell wooden-4']);
    lacking.play('sell wooden-4');
    expect(lacking.asked).toBe('red main');
    expect(lacking.seat('green')).toMatchObject({ francs: 1, loans: 1, buildings: ['tannery'] });
  });

  it('lets a seat sell to feed only while food and francs are too little (L-361)', () => {
    const seats = { red: { francs: 5, goods: { meat: 3 }, buildings: ['bank', 'dock'] }, green: { francs: 99 } };
    const game = expert({ phase: 'feed', turn: 7, seats });
    expect(game.offered).toEqual(['borrow', 'sell dock', 'sell bank']);
    game.play('sell dock');
    game.refuses('sell bank', 'L-361');
    expect(game.offeredBy('food').length).toBeGreaterThan(0);
  });

  it('restricts no sale in the own turn, interest included (L-362)', () => {
    const red = { francs: 3, loans: 1, buildings: ['dock', 'bank'] };
    const game = expert({ phase: 'turn' }, red).play('sell dock; supply');
    expect([game.asked, game.offered]).toEqual(['red interest', ['interest', 'sell bank', 'repay']]);
  });

  it('lets nobody sell before the count, only repay (L-360, L-362, L-753)', () => {
    const game = expert({ final: true, round: 14, turn: 2, offers: { fish: 1, clay: 1 } });
    expect(game.play('take fish; end').asked).toBe('green count');
    expect(game.offered).toEqual(['count', 'repay']);
    game.refuses('sell tannery', 'L-360');
  });
});
