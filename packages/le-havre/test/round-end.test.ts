import type { JsonObject } from '@quayside/kernel';
import { roundCards, SEAT_NAMES } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

/** Two seats at the end of a round; what leaves no choice has been played already. */
function closing(round: number, seats: JsonObject, more: JsonObject = {}): Scenario {
  const game = given({ round, turn: 7, phase: 'after', seats, ...more });
  return game.asked.endsWith('after') ? game.play('end') : game;
}

/** Three seats, second round: a harvest, 2 food due, nothing else. Red stops at its feeding because it can sell. */
const harvested = (red: JsonObject): Record<string, number> =>
  closing(2, { red: { francs: 2, buildings: ['bank'], ...red } }, { players: 3 }).seat('red').goods;

/** Red at its feeding with so much due: 4 in the second round for two. */
const feeding = (red: JsonObject, more: JsonObject = {}): Scenario =>
  given({
    round: 2,
    turn: 7,
    phase: 'feed',
    seats: { red: { buildings: ['bank'], ...red }, green: { francs: 9 } },
    ...more,
  });

describe('the order of things', () => {
  it("harvest, feeding, the town's building, the new ship (L-701)", () => {
    const seats = { red: { francs: 15, goods: { grain: 1 }, buildings: ['bank'] }, green: { francs: 15 } };
    const game = closing(8, seats, { piles: [['fishery'], ['church']] });
    expect([game.asked, game.seat('red').goods]).toEqual(['red feed', { grain: 2 }]);
    expect([game.town, game.position['ships']]).toEqual([[], { wooden: [], iron: [], steel: [], luxury: [] }]);
    game.play('food 15 franc');
    expect(game.line).toMatch(/^9\.1/);
    expect([game.town, game.position['ships']]).toEqual([
      ['fishery'],
      { wooden: [], iron: ['iron-8'], steel: [], luxury: [] },
    ]);
  });

  it('it begins as soon as the last turn has ended (L-702)', () => {
    const seats = { red: { francs: 20, buildings: ['bank'] }, green: { francs: 20, buildings: ['dock'] } };
    const game = given({ turn: 7, phase: 'after', seats });
    expect(game.asked).toBe('red after');
    expect(game.play('end').asked).toBe('red feed');
  });
});

describe('harvest', () => {
  it('1 grain and more bring 1 grain (L-710)', () => {
    expect([harvested({}), harvested({ goods: { grain: 1 } }), harvested({ goods: { grain: 9 } })]).toEqual([
      {},
      { grain: 2 },
      { grain: 10 },
    ]);
  });

  it('2 cattle and more bring 1 cattle, 1 brings none (L-711)', () => {
    const cattle = [1, 2, 3, 7, 20].map((n) => harvested({ goods: { cattle: n } })['cattle']);
    expect(cattle).toEqual([1, 3, 4, 8, 21]);
  });

  it('the Feedlot brings 2 cattle with 2 to 6, and 1 with 7 or more (L-713)', () => {
    const lot = { buildings: ['feedlot'] };
    const cattle = [0, 1, 2, 6, 7, 20].map((n) => harvested({ ...lot, goods: { cattle: n } })['cattle'] ?? 0);
    expect(cattle).toEqual([0, 1, 4, 8, 8, 21]);
    const others = closing(2, { red: { buildings: ['bank'], goods: { cattle: 2 } }, green: lot }, { players: 3 });
    expect(others.seat('red').goods).toEqual({ cattle: 3 });
  });

  it('a card without harvest brings nothing (L-712)', () => {
    const seats = { red: { francs: 2, buildings: ['feedlot'], goods: { grain: 3, cattle: 3 } } };
    expect(closing(1, seats, { players: 3 }).seat('red').goods).toEqual({ grain: 3, cattle: 3 });
  });
});

describe('feeding', () => {
  it('each seat owes the food on the card, from the starting player on (L-720)', () => {
    const seat = (building: string) => ({ francs: 9, buildings: [building] });
    const seats = { red: seat('bank'), green: seat('dock'), blue: seat('fishery') };
    const game = given({ players: 3, round: 2, turn: 7, phase: 'after', seats });
    expect(game.asked).toBe('green after');
    game.play('end');
    const asked = [1, 2, 3].map(() => {
      const who = game.asked;
      game.play('food 2 franc');
      return who;
    });
    expect(asked).toEqual(['red feed', 'green feed', 'blue feed']);
    expect(['red', 'green', 'blue'].map((name) => game.seat(name).francs)).toEqual([7, 7, 7]);
  });

  it.each([
    [1, 5, 7, 10],
    [2, 4, 5, 7],
    [3, 3, 4, 6],
    [4, 2, 3, 5],
    [5, 1, 2, 3],
  ])(
    'with %d seats a wooden ship gives %d, an iron ship %d, a steel ship %d, a liner nothing (L-721)',
    (players, ...gives) => {
      const deck = roundCards(players, 'full');
      const { food } = deck.at(-1) as (typeof deck)[number];
      const due = ['wooden-2', 'iron-10', 'steel-16', 'luxury-34'].map((ship) => {
        const red = { francs: food, ships: [ship], buildings: ['bank'] };
        const game = given({ players, round: deck.length, turn: 7, phase: 'feed', seats: { red } });
        return food - Number(/food (\d+) franc/.exec(game.offered[0] as string)?.[1]);
      });
      expect(due).toEqual([...gives.map((each) => Math.min(each, food)), 0]);
    },
  );

  it('ships add up, and what they give beyond the need is lost (L-721)', () => {
    const ships = ['wooden-2:S01', 'wooden-4:S04'];
    const game = closing(4, { red: { francs: 1, ships }, green: { francs: 7 } });
    expect(game.goods('red')).toEqual({ franc: 1 });
    expect(game.goods('green')).toEqual({});
  });

  it('with food at its value and francs, mixed as one likes; grain and cattle are none (L-722)', () => {
    const goods = { meat: 1, bread: 1, 'smoked-fish': 1, fish: 1, grain: 5, cattle: 5 };
    const game = feeding({ francs: 4, goods }).play('food 0 meat; food 1 bread; food 0 smoked-fish; food 1 fish');
    expect(game.goods('red')).toEqual({ franc: 3, meat: 1, 'smoked-fish': 1, grain: 5, cattle: 5 });
    expect(feeding({ francs: 1, goods: { grain: 9, cattle: 9 } }).offered).toEqual(['borrow', 'sell bank']);
  });

  it('gives no change and takes no superfluous token (L-723)', () => {
    const game = feeding({ francs: 4, goods: { meat: 3, fish: 1 } });
    expect(game.offeredBy('food')).toEqual(['food 0 meat', 'food 1 meat', 'food 2 meat']);
    game.refuses('food 3 meat', 'L-723');
    expect(game.play('food 2 meat').goods('red')).toEqual({ franc: 4, meat: 1, fish: 1 });
  });

  it('every way to pay 4 with 2 meat, 1 bread, 1 fish and 1 franc (L-722, L-723)', () => {
    const ways = new Set<string>();
    const walk = (played: string[]): void => {
      const game = feeding({ francs: 1, goods: { meat: 2, bread: 1, fish: 1 } });
      for (const token of played) game.play(token);
      if (!/^red (feed|meal)$/.test(game.asked)) ways.add(JSON.stringify(game.goods('red')));
      else for (const token of game.offeredBy('food')) walk([...played, token]);
    };
    walk([]);
    expect([...ways].map((way) => JSON.parse(way) as object)).toEqual(
      expect.arrayContaining([
        { franc: 1, bread: 1, fish: 1 },
        { franc: 1, meat: 1, fish: 1 },
        { franc: 1, meat: 1, bread: 1 },
        { meat: 1, bread: 1, fish: 1 },
        { meat: 2 },
      ]),
    );
    expect(ways.size).toBe(5);
  });

  it('before paying a seat may sell and repay (L-724)', () => {
    const game = feeding({ francs: 6, loans: 1, ships: ['wooden-2'], buildings: ['bank', 'dock'] }, { round: 4 });
    expect(game.offered).toEqual(['food 3 franc', 'sell dock', 'sell bank', 'sell wooden-2', 'repay']);
    game.play('sell wooden-2; sell bank; repay');
    expect(game.seat('red')).toMatchObject({ francs: 10, loans: 0 });
    expect(game.offered).toEqual(['food 7 franc', 'sell dock']);
  });
});

describe('loans', () => {
  const borrowed = (francs: number, goods: JsonObject, round = 2): string => {
    const { francs: kept, goods: left, loans } = feeding({ francs, goods }, { round }).play('borrow').seat('red');
    return `${kept} francs, ${loans} loans, ${JSON.stringify(left)}`;
  };

  it('all food and francs go first, then the fewest loans; the rest of 4 is kept (L-725)', () => {
    expect(borrowed(0, {})).toBe('0 francs, 1 loans, {}');
    expect(borrowed(1, { fish: 1 })).toBe('2 francs, 1 loans, {}');
    expect(borrowed(1, { bread: 1, grain: 3 })).toBe('3 francs, 1 loans, {"grain":3}');
    expect(borrowed(2, {}, 4)).toBe('3 francs, 2 loans, {}');
    expect(borrowed(0, {}, 9)).toBe('0 francs, 4 loans, {}');
    expect(borrowed(0, {}, 10)).toBe('3 francs, 5 loans, {}');
  });

  it('there are always more loans (L-106)', () => {
    expect(feeding({ loans: 40 }).play('borrow').seat('red').loans).toBe(41);
  });

  it('none for a seat whose food and francs are enough, and none for anything else (L-726)', () => {
    feeding({ francs: 1, goods: { meat: 1 } }).refuses('borrow', 'L-726');
    given({ offers: { fish: 1 }, seats: { red: { buildings: ['bank'] } } }).refuses('borrow', 'L-726');
  });
});

describe('the town and the ship', () => {
  const sated = { red: { francs: 20 }, green: { francs: 20 } };

  it('the town builds the lowest number among the top cards, and nobody pays (L-730)', () => {
    const piles = [
      ['wharf-1', 'marketplace'],
      ['bakehouse', 'church'],
      ['joinery', 'fishery'],
    ];
    const game = closing(8, sated, { piles });
    expect(game.town).toEqual(['joinery']);
    expect(game.position['piles']).toEqual([['wharf-1', 'marketplace'], ['bakehouse', 'church'], ['fishery']]);
    expect([game.seat('red').francs, game.seat('green').francs]).toEqual([5, 5]);
  });

  it('skipping empty piles, Clay Mound and Church included (L-730); with none left it builds nothing (L-731)', () => {
    expect(closing(8, sated, { piles: [[], ['church'], ['clay-mound']] }).town).toEqual(['clay-mound']);
    expect(closing(8, sated, { piles: [[], ['church'], []] }).town).toEqual(['church']);
    const none = closing(8, sated, { piles: [] });
    expect([none.town, none.line]).toEqual([[], '9.1 red']);
  });

  it('without the symbol nothing is built (L-730)', () => {
    expect(closing(10, sated, { piles: [['fishery']] }).town).toEqual([]);
  });

  it('the round card becomes a ship on top of its pile (L-740)', () => {
    const game = closing(8, sated, { ships: { iron: ['iron-6', 'iron-4'] } });
    expect((game.position['ships'] as { iron: string[] }).iron).toEqual(['iron-8', 'iron-6', 'iron-4']);
  });

  it.each([1, 2, 3, 4, 5])('%d seats: each round is begun by the seat after the last one (L-741)', (players) => {
    const names = SEAT_NAMES.slice(0, players);
    const seats = Object.fromEntries(names.map((name) => [name, { francs: 60 }]));
    for (let round = 1; round < roundCards(players, 'full').length; round++) {
      const game = closing(round, seats, { players });
      expect(game.line).toBe(`${round + 1}.1 ${names[(7 * round) % players]}`);
    }
  });
});
