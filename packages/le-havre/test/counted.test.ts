import { Random } from '@quayside/kernel';
import { cardOf, leHavre, type LeHavreState, PHASE_NAMES, Phase, PILE_SPACE, SHIP_SPACE } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given } from './scenario.ts';

/* What a table keeps count of while games are played for a test: goods come from somewhere and go somewhere (L-426). */

const FISH = 1;
const WOOD = 2;
const CLAY = 3;
const GRAIN = 5;
const CATTLE = 6;
const STEEL = 12;
const BREAD = 13;

/** Two seats with something of everything, red to act, or inside this building. */
const table = (building = ''): LeHavreState => {
  const position = {
    offers: { franc: 1, fish: 2, wood: 3 },
    town: [
      'building-firm-1',
      'brickworks',
      'steelworks',
      'zoo',
      'fishery',
      'business-office',
      'marketplace',
      'colliery',
    ],
    piles: [['clay-mound', 'sawmill'], ['bakehouse'], ['joinery']],
    ships: { wooden: ['wooden-4', 'wooden-2'], iron: ['iron-2'] },
    specials: { pile: 3, unseen: ['farm', 'tavern'], seen: [{ place: 1, card: 'fish-market', knownBy: ['red'] }] },
    waiting: true,
    seats: {
      red: { francs: 5, goods: { fish: 2, wood: 2, cattle: 1 }, loans: 1, buildings: ['bank'] },
      green: { francs: 3, goods: { bread: 2, steel: 1 }, ships: ['iron-4'] },
    },
  };
  const { state } = given(position).table;
  state.card = building === '' ? 0 : cardOf(building);
  if (building !== '') state.phase = Phase.USE;
  return state;
};

describe('goods flow between the supply and the table where a rule says so (L-426)', () => {
  /** What the count says after something was done. */
  const after = (state: LeHavreState, change: (s: LeHavreState) => void): readonly string[] => {
    const audit = leHavre.audit(state);
    change(state);
    const found = audit.check();
    expect(audit.check()).toEqual([]);
    return found;
  };

  it.each<[string, (s: LeHavreState) => void, string[]]>([
    ['nothing is done', () => {}, []],
    ['a good appears in a hand', (s) => void (s.goods[17 + WOOD] = 1), ['1 wood from nowhere']],
    ['a good vanishes from an offer', (s) => void (s.offers[WOOD] = 0), ['-3 wood from nowhere']],
    ['francs appear', (s) => void (s.goods[0] = 7), ['2 franc from nowhere']],
    ['goods change hands', (s) => s.hand(0, 1, FISH, 1), []],
    ['steel comes out of the supply', (s) => s.gain(0, STEEL, 1), ['1 steel without a source in main, ?']],
  ])('%s', (_, change, found) => {
    expect(after(table(), change).map((each) => each.replace(/, [^,]*$/, ', ?'))).toEqual(found);
  });

  it.each<[string, string, number, number, boolean]>([
    ['main', '', WOOD, 1, true],
    ['main', '', 0, -3, true],
    ['main', '', STEEL, 1, false],
    ['after', '', 0, 1, true],
    ['after', '', GRAIN, 1, true],
    ['after', '', GRAIN, 2, false],
    ['after', '', CATTLE, 2, true],
    ['after', '', CATTLE, 3, false],
    ['after', '', CATTLE, -1, false],
    ['after', '', WOOD, 1, false],
    ['feed', '', FISH, -1, true],
    ['feed', '', FISH, 1, false],
    ['feed', '', BREAD, -2, true],
    ['feed', '', 0, 4, true],
    ['feed', '', CLAY, -1, false],
    ['use', 'brickworks', CLAY, -1, true],
    ['use', 'brickworks', CLAY, 1, false],
    ['use', 'brickworks', 11, 1, true],
    ['use', 'brickworks', 11, -1, false],
    ['use', 'brickworks', 0, 1, true],
    ['use', 'brickworks', 7, -1, true],
    ['use', 'brickworks', 15, -1, true],
    ['use', 'brickworks', STEEL, -1, false],
    ['use', 'brickworks', FISH, -1, true],
    ['use', 'steelworks', 4, -1, true],
    ['use', 'steelworks', STEEL, -1, true],
    ['use', 'steelworks', STEEL, 1, true],
    ['use', 'steelworks', CLAY, -1, false],
    ['use', 'building-firm-1', STEEL, -1, true],
    ['use', 'building-firm-1', STEEL, 1, false],
    ['use', 'building-firm-1', 0, 3, true],
    ['use', 'fishery', FISH, 1, true],
    ['use', 'fishery', WOOD, 1, false],
    ['use', 'marketplace', WOOD, 1, true],
    ['use', 'marketplace', STEEL, 1, false],
    ['use', 'colliery', 7, 1, true],
    ['use', 'colliery', WOOD, 1, false],
    ['use', 'business-office', STEEL, 1, true],
    ['use', 'business-office', 16, -1, true],
  ])('in %s %s: good %i, %i: %s', (phase, building, good, amount, named) => {
    const state = table(building);
    state.phase = PHASE_NAMES.indexOf(phase as 'main') as Phase;
    state.goods[good] = 9;
    const found = after(state, (s) => (amount > 0 ? s.gain(0, good, amount) : s.spend(0, good, -amount)));
    expect(found.filter((each) => each.includes('without a source')).length).toBe(named ? 0 : 1);
    expect(found.filter((each) => each.includes('from nowhere'))).toEqual([]);
  });
});

describe('a state that cannot be is known', () => {
  const SAWMILL = cardOf('sawmill');
  it.each<[string, (s: LeHavreState) => void, string]>([
    ['goods below nothing', (s) => void (s.goods[17 + BREAD] = -1), 'green has -1 bread'],
    ['an offer below nothing', (s) => void (s.offers[FISH] = -1), 'offer of -1 fish'],
    ['a disc in a pile', (s) => void (s.disc[0] = SAWMILL + 1), 'a disc on sawmill, which cannot be entered'],
    [
      'a disc on a locked card',
      (s) => void (s.disc[1] = cardOf('bank') + 1),
      'a disc on bank, which cannot be entered',
    ],
    [
      'two discs together',
      (s) => {
        s.disc[0] = cardOf('zoo') + 1;
        s.disc[1] = cardOf('zoo') + 1;
      },
      'two discs on zoo',
    ],
    ['a card in two piles', (s) => void (s.pile[PILE_SPACE] = SAWMILL), 'sawmill lies in 2 piles, should in 1'],
    ['a card in a pile and the town', (s) => void (s.owner[SAWMILL] = 5), 'sawmill lies in 1 piles, should in 0'],
    ['a card lost from a pile', (s) => void (s.pileSize[2] = 0), 'joinery lies in 0 piles, should in 1'],
    [
      'a stadium beside an empty pile',
      (s) => void (s.pileSize[2] = 0),
      'the Football Stadium waits beside an empty pile',
    ],
    ['a ship in two piles', (s) => void (s.shipPile[SHIP_SPACE] = s.shipPile[0] as number), 'ship 0 lies in 2 piles'],
    [
      'a ship in the wrong pile',
      (s) => void (s.shipPile[SHIP_SPACE] = s.shipPile[0] as number),
      'ship 0 lies in the wrong pile',
    ],
    ['a ship lost from its pile', (s) => void (s.shipPileSize[0] = 1), 'lies in 0 piles'],
    [
      'a special building seen nowhere',
      (s) => void (s.special[0] = 0),
      'fish-market is seen in one place and not in another',
    ],
    [
      'a special building seen twice',
      (s) => void (s.owner[cardOf('farm')] = 8),
      'farm is seen in one place and not in another',
    ],
    ['one below the pile', (s) => void (s.special[3] = cardOf('farm') + 1), 'a special building below the pile'],
  ])('%s', (_, change, problem) => {
    const state = table();
    state.disc[1] = 0;
    expect(leHavre.violations(state)).toEqual([]);
    change(state);
    expect(leHavre.violations(state).join('; ')).toContain(problem);
  });

  it('in the final stage discs share a building (L-751)', () => {
    const state = table();
    state.final = 1;
    state.disc[0] = cardOf('zoo') + 1;
    state.disc[1] = cardOf('zoo') + 1;
    expect(leHavre.violations(state)).toEqual([]);
  });

  it('all that a state remembers is in it: a copy has it too', () => {
    const names = [
      'dealtOnce',
      'costlyInterest',
      'expertSelling',
      'marketCap',
      'openPeek',
      'final',
      'modern',
      'times',
    ] as const;
    const state = table();
    for (const name of names) state[name] = 1;
    const copy = leHavre.blank();
    copy.copyFrom(state);
    for (const name of names) expect([name, copy[name]]).toEqual([name, 1]);
    for (const name of names) copy[name] = 0;
    for (const name of names) expect([name, state[name]]).toEqual([name, 1]);
  });
});

describe('special buildings that a seat has not seen (L-841)', () => {
  const seen = (state: LeHavreState): unknown => (leHavre.toPosition(state) as Record<string, unknown>)['specials'];
  const viewed = (seat: number, state = table()): unknown => {
    const into = leHavre.blank();
    leHavre.view(state, seat, into);
    return seen(into);
  };

  it('lie unseen in the view of others, and a spectator', () => {
    expect(viewed(0)).toEqual(seen(table()));
    const hidden = {
      pile: 3,
      unseen: ['farm', 'fish-market', 'tavern'],
      seen: [{ place: 1, card: null, knownBy: ['red'] }],
    };
    const sorted = (of: unknown): unknown => ({
      ...(of as object),
      unseen: [...(of as { unseen: string[] }).unseen].toSorted(),
    });
    expect([sorted(viewed(1)), sorted(viewed(-3))]).toEqual([hidden, hidden]);
  });

  it('a spectator sees what was shown to all (L-843)', () => {
    const state = table();
    state.openPeek = 1;
    state.knownBy[0] = 3;
    expect(viewed(-3, state)).toEqual(seen(state));
    state.openPeek = 0;
    expect(viewed(-3, state)).not.toEqual(seen(state));
    state.openPeek = 1;
    state.knownBy[0] = 1;
    expect(viewed(-3, state)).not.toEqual(seen(state));
  });

  it('are dealt anew for a seat that cannot know them, and stay for one that does', () => {
    const top = (seat: number): Set<number> =>
      new Set(
        Array.from({ length: 24 }, (_, n) => {
          const state = table();
          leHavre.reshuffle(state, seat, new Random(`deal ${n}`));
          expect(leHavre.violations(state).filter((each) => each.includes('seen'))).toEqual([]);
          return state.specialAt(0);
        }),
      );
    expect([...top(0)]).toEqual([cardOf('fish-market')]);
    expect([...top(1)].toSorted((a, b) => a - b)).toEqual(
      ['fish-market', 'farm', 'tavern'].map((name) => cardOf(name)).toSorted((a, b) => a - b),
    );
  });
});
