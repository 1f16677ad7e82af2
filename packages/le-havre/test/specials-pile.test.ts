import { CHANCE, type JsonObject, Options, Random, SPECTATOR } from '@quayside/kernel';
import { leHavre, type LeHavreState } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

const UNSEEN = ['bakery', 'farm', 'fish-market', 'diner', 'kiln', 'tavern', 'haulage-firm', 'zoo'];
const SPECIALS = { pile: 6, unseen: UNSEEN };
const MARKET = { buildings: ['marketplace'], francs: 1 };

/** Red may enter its Marketplace; green too, for a franc. */
const market = (more: JsonObject = {}): Scenario =>
  given({
    offers: { fish: 3, clay: 1 },
    tiles: ['wood+cattle', 'iron+franc', 'wood+franc'],
    specials: SPECIALS,
    seats: { red: MARKET, green: { francs: 1 } },
    ...more,
  });

type Seen = { place: number; card: string | null; knownBy: string[] };
const seen = (game: Scenario): Seen[] => (game.position['specials'] as { seen?: Seen[] }).seen ?? [];
const cards = (game: Scenario): (string | null)[] => seen(game).map(({ card }) => card);
const viewOf = (game: Scenario, seat: number): JsonObject => {
  const view = leHavre.blank();
  leHavre.view(game.table.state, seat, view);
  return leHavre.toPosition(view)['specials'] as JsonObject;
};
function options(state: LeHavreState): string[] {
  const list = new Options();
  leHavre.options(state, list);
  return Array.from({ length: list.count }, (_, i) => leHavre.token(list.at(i)));
}

describe('a look at the special pile', () => {
  const looked = (more: JsonObject = {}): Scenario => market(more).play('enter marketplace; pick coal; pick hide');

  it('follows the goods of the Marketplace: chance shows two cards nobody has seen (L-840)', () => {
    const { state } = market().table;
    for (const token of ['enter marketplace', 'pick coal', 'pick hide']) leHavre.apply(state, leHavre.parse(token));
    expect(leHavre.mover(state)).toBe(CHANCE);
    expect(options(state).sort()).toEqual(UNSEEN.map((card) => `peek ${card}`).sort());
    leHavre.apply(state, leHavre.parse('peek kiln'));
    expect(options(state)).not.toContain('peek kiln');
    leHavre.apply(state, leHavre.parse('peek zoo'));
    expect([leHavre.mover(state), options(state)]).toEqual([0, ['keep', 'switch']]);
  });

  it('tells only the seat that looks (L-130, L-841)', () => {
    const game = looked().play('keep');
    expect(seen(game).map(({ place, knownBy }) => [place, knownBy])).toEqual([
      [1, ['red']],
      [2, ['red']],
    ]);
    expect(viewOf(game, 0)['seen']).toEqual(seen(game));
    const green = viewOf(game, 1);
    expect([...(green['unseen'] as string[])].sort()).toEqual([...UNSEEN].sort());
    expect(JSON.stringify(green['seen'] ?? [])).not.toMatch(new RegExp(cards(game).join('|')));
  });

  it('lets that seat put the two back in either order (L-840)', () => {
    const [first, second] = cards(looked());
    expect(cards(looked().play('keep'))).toEqual([first, second]);
    expect(cards(looked().play('switch'))).toEqual([second, first]);
  });

  it('by another seat makes what the first one knew of the two places void (L-841)', () => {
    const game = looked().play('keep; sell marketplace; enter marketplace');
    const before = cards(game);
    game.play('pick coal; pick hide');
    expect(seen(game).map(({ knownBy }) => knownBy)).toEqual([
      ['red', 'green'],
      ['red', 'green'],
    ]);
    game.play('switch');
    expect(seen(game).map(({ knownBy }) => knownBy)).toEqual([['green'], ['green']]);
    expect(cards(game)).toEqual([before[1], before[0]]);
    expect(JSON.stringify(viewOf(game, 0)['seen'] ?? [])).not.toMatch(new RegExp(before.join('|')));
  });

  it('is left out when the town has no special building to come (L-840)', () => {
    const last = { round: 13, specials: { pile: 2, unseen: UNSEEN } };
    expect(looked(last).asked).toBe('red after');
    expect(looked({ final: true, round: 14 }).asked).toBe('red after');
    expect(looked({ round: 12, turn: 2, seats: { red: MARKET } }).asked).toBe('red order');
  });

  it('stands in the record for the looker; others read only that there was one (L-843)', () => {
    const game = looked().play('switch');
    const names = cards(game).map((card) => `peek ${card}`);
    for (const name of names) expect(game.table.record(0)).toContain(name);
    expect(game.table.record(0)).toContain('switch');
    for (const name of names) expect(game.table.record(1)).not.toContain(name);
    expect(game.table.record(1)).toContain('peek ? · peek ?');
    expect(game.table.record(1)).not.toContain('switch');
    expect(game.table.record(SPECTATOR)).toBe(game.table.record(1));
    expect(viewOf(game, SPECTATOR)).toEqual(viewOf(game, 1));
  });

  it('is open to all where the table wants it so (L-843)', () => {
    const game = looked({ peek: 'open' }).play('switch');
    expect(seen(game).map(({ knownBy }) => knownBy)).toEqual([
      ['red', 'green'],
      ['red', 'green'],
    ]);
    const moves = (record: string): string[] => record.trim().split('\n').slice(2);
    expect(moves(game.table.record(1))).toEqual(moves(game.table.record()));
    expect(viewOf(game, 1)).toEqual(viewOf(game, 0));
    expect(viewOf(game, SPECTATOR)).toEqual(viewOf(game, 0));
  });

  it('leaves the others in the dark: whatever the cards are, they see the same (L-130)', () => {
    const game = looked().play('keep');
    const before = viewOf(game, 1);
    for (const seed of ['a', 'b', 'c']) {
      leHavre.reshuffle(game.table.state, 1, new Random(seed));
      expect(viewOf(game, 1)).toEqual(before);
      expect(leHavre.violations(game.table.state)).toEqual([]);
    }
  });

  it('cannot be taken back past (L-251)', () => {
    const game = looked();
    expect(game.table.undo(0)).toBe(false);
    game.play('switch');
    expect(game.table.undo(0)).toBe(true);
    expect(game.asked).toBe('red order');
    expect(game.table.undo(0)).toBe(false);
  });
});

describe('the town builds a special building', () => {
  const rich = { red: { francs: 20 }, green: { francs: 20 } };
  const closing = (more: JsonObject): Scenario =>
    given({ turn: 7, phase: 'after', tiles: ['wood+cattle'], seats: rich, specials: SPECIALS, ...more });

  it("the top one is turned up and becomes the town's (L-732)", () => {
    const top = { place: 1, card: 'labour-exchange', knownBy: ['green'] };
    const under = { place: 2, card: 'bakery', knownBy: ['green'] };
    const unseen = UNSEEN.slice(1);
    const game = closing({ specials: { pile: 6, unseen, seen: [top, under] } });
    expect(game.town).toEqual(['labour-exchange']);
    expect(game.position['specials']).toMatchObject({
      pile: 5,
      seen: [{ place: 1, card: 'bakery', knownBy: ['green'] }],
    });
  });

  it('which one is chance when nobody knows it: any that nobody has seen (L-733)', () => {
    const opened = leHavre.fromPosition({
      players: 2,
      round: 9,
      turn: 7,
      phase: 'after',
      seats: rich,
      specials: { pile: 6, unseen: UNSEEN, seen: [] },
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    leHavre.apply(opened.value, leHavre.parse('end'));
    expect(leHavre.mover(opened.value)).toBe(CHANCE);
    expect(options(opened.value).sort()).toEqual(UNSEEN.map((card) => `reveal ${card}`).sort());
    leHavre.apply(opened.value, leHavre.parse('reveal diner'));
    expect(leHavre.toPosition(opened.value)['town']).toEqual(['diner']);
  });

  it('for a seat that does not know it, it is chance too (L-733)', () => {
    const known = { place: 1, card: 'labour-exchange', knownBy: ['green'] };
    const game = closing({
      seats: { ...rich, red: { francs: 20, buildings: ['bank'] } },
      specials: { ...SPECIALS, seen: [known] },
    });
    expect(game.asked).toBe('red after');
    const view = leHavre.blank();
    leHavre.view(game.table.state, 0, view);
    leHavre.apply(view, leHavre.parse('end'));
    leHavre.apply(view, leHavre.parse('food 16 franc'));
    expect(leHavre.mover(view)).toBe(CHANCE);
    expect(options(view).sort()).toEqual([...UNSEEN, 'labour-exchange'].map((card) => `reveal ${card}`).sort());
  });
});

describe('the Football Stadium', () => {
  const stadium = { place: 1, card: 'football-stadium', knownBy: ['red'] };
  const revealed = (piles: string[][], more: JsonObject = {}): Scenario =>
    given({
      turn: 7,
      phase: 'after',
      tiles: ['wood+cattle'],
      piles,
      seats: { red: { francs: 16 }, green: { francs: 24, goods: { wood: 1, brick: 2, iron: 2 } } },
      specials: { pile: 2, unseen: UNSEEN, seen: [stadium] },
      ...more,
    });
  const THREE = [['town-hall'], ['bank'], ['church']];

  it('waits beside the board while every pile has cards (L-540)', () => {
    const game = revealed(THREE);
    expect([game.position['waiting'], game.position['piles'], game.town]).toEqual([true, THREE, []]);
    const firm = given({ ...game.position, town: ['building-firm-1'], offers: { fish: 1 }, phase: 'main' });
    firm.refuses('enter building-firm-1', 'L-504').refuses('enter football-stadium', 'L-405');
    firm.refuses('buy football-stadium', 'L-314');
  });

  it('moves to the first pile that becomes empty (L-541)', () => {
    const seats = { red: { francs: 60 } };
    const game = given({ waiting: true, piles: THREE, seats, offers: { fish: 1, clay: 1 } }).play('buy bank');
    expect(game.position['piles']).toEqual([['town-hall'], ['football-stadium'], ['church']]);
    expect(game.position['waiting']).toBeUndefined();
  });

  it('or at once to an empty one, the leftmost of several (L-541)', () => {
    expect(revealed([['town-hall'], [], []]).position['piles']).toEqual([['town-hall'], ['football-stadium'], []]);
  });

  it('is then a proposal: built for 1 wood, 2 brick and 2 iron (L-542)', () => {
    const game = revealed([['town-hall'], [], ['church']]);
    const firm = given({ ...game.position, turn: 1, phase: 'main', town: ['building-firm-1'], offers: { fish: 1 } });
    expect(firm.asked).toBe('green main');
    firm.refuses('buy football-stadium', 'L-314').play('enter building-firm-1');
    expect(firm.seat('green')).toMatchObject({ buildings: ['football-stadium'], goods: {} });
  });

  it('and has number 31 for the town, behind the Church (L-542)', () => {
    const seats = { red: { francs: 20 }, green: { francs: 20 } };
    const round = { round: 8, turn: 7, phase: 'after', seats };
    expect(given({ ...round, piles: [['football-stadium'], ['church'], []] }).town).toEqual(['church']);
    expect(given({ ...round, piles: [['football-stadium'], [], []] }).town).toEqual(['football-stadium']);
  });
});
