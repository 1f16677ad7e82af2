import { Random, type Settings, Table } from '@quayside/kernel';
import { CARDS, GOOD_NAMES, highestPile, leHavre, roundCards, SEAT_NAMES, TILES } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { begin } from './begin.ts';
import facts from './fixtures/facts.json' with { type: 'json' };
import type { Scenario } from './scenario.ts';

const PLAYERS = [1, 2, 3, 4, 5];
const DECKS = (['full', 'short'] as const).flatMap((length) => PLAYERS.map((players) => ({ length, players })));
const SEEDS = Array.from({ length: 60 }, (_, i) => `setup ${i}`);
const FIRMS = ['building-firm-1', 'building-firm-2', 'construction-firm'];

const settings = (length: string, players: number, more: Settings = {}): Settings => ({
  length,
  players: String(players),
  ...more,
});
const piles = (game: Scenario): string[][] => game.position['piles'] as string[][];
const number = (slug: string): number => Number(CARDS.find((card) => card.slug === slug)?.id);
const used = (players: number, of: 'fullGame' | 'shortGame'): string[] =>
  CARDS.slice(0, 33).flatMap((card) => (card[of].includes(players) ? [card.slug] : []));
const unseen = (game: Scenario): string[] =>
  (game.position['specials'] as { unseen: string[] } | undefined)?.unseen ?? [];
const sorted = (names: readonly string[]): string[] => [...names].sort();
const blackMarketOnTop = (game: Scenario): boolean => piles(game).some((pile) => pile[0] === 'black-market');

describe('the ten games', () => {
  it.each(DECKS)(
    '$length, $players seats: three equal sorted piles of the right cards (L-121, L-123)',
    ({ length, players }) => {
      const dealt = new Set<string>();
      for (const seed of SEEDS.slice(0, 12)) {
        const game = begin(settings(length, players), seed);
        const three = piles(game);
        expect(new Set(three.map((pile) => pile.length))).toEqual(new Set([highestPile(game.table.state)]));
        expect(sorted(three.flat())).toEqual(sorted(used(players, length === 'full' ? 'fullGame' : 'shortGame')));
        for (const pile of three) expect(pile.map(number)).toEqual(pile.map(number).sort((a, b) => a - b));
        dealt.add(JSON.stringify(three));
        expect(leHavre.violations(game.table.state)).toEqual([]);
      }
      expect(dealt.size).toBeGreaterThan(6);
    },
  );

  it.each(DECKS)('$length, $players seats: offers, goods, discs, ships (L-103, L-115)', ({ length, players }) => {
    const game = begin(settings(length, players));
    const { franc, ...goods } = facts.startGoods[length] as Record<string, number>;
    const shown = Object.entries(facts.offers[length]).filter(([, amount]) => amount > 0);
    expect(game.offers).toEqual(Object.fromEntries(shown));
    for (const seat of SEAT_NAMES.slice(0, players)) {
      expect(game.seat(seat)).toMatchObject({ francs: franc, goods, loans: 0, buildings: [], disc: 'home' });
    }
    const soloShort = length === 'short' && players === 1;
    expect(game.position['ships']).toEqual({
      wooden: soloShort ? ['wooden-2:S03'] : [],
      iron: [],
      steel: [],
      luxury: [],
    });
    expect([game.position['round'], game.position['turn'], game.asked]).toEqual([1, 1, 'red turn']);
  });

  it("goods at the start: 5 francs and 1 coal (L-110), or the short game's bundle (L-111)", () => {
    expect(begin(settings('full', 2)).goods('green')).toEqual({ franc: 5, coal: 1 });
    expect(begin(settings('short', 2)).goods('green')).toEqual({
      franc: 5,
      fish: 2,
      wood: 2,
      clay: 2,
      iron: 2,
      cattle: 1,
      coal: 2,
      hide: 2,
    });
  });

  it('offers at the start of the full game (L-108) and of the short one (L-109)', () => {
    expect(begin(settings('full', 4)).offers).toEqual({ franc: 2, fish: 2, wood: 2, clay: 1 });
    expect(begin(settings('short', 4)).offers).toEqual({
      franc: 3,
      fish: 3,
      wood: 3,
      clay: 2,
      iron: 1,
      grain: 1,
      cattle: 1,
    });
  });

  it("the three firms are the town's from the start (L-120), and more in the short game (L-122)", () => {
    for (const players of PLAYERS) expect(begin(settings('full', players)).town).toEqual(FIRMS);
    expect(PLAYERS.map((players) => begin(settings('short', players)).town.slice(3))).toEqual([
      ['marketplace', 'sawmill', 'black-market'],
      ['marketplace'],
      [],
      ['sawmill'],
      ['sawmill'],
    ]);
  });

  it('short game alone: one wooden ship of value 2 in hand, one on the pile (L-112)', () => {
    const game = begin(settings('short', 1));
    expect(game.seat('red').ships).toEqual(['wooden-2:S01']);
    expect((game.position['ships'] as { wooden: string[] }).wooden).toEqual(['wooden-2:S03']);
  });

  it('short game for two: a wooden ship of value 2 each (L-113), nobody else starts with one', () => {
    const game = begin(settings('short', 2));
    expect([game.seat('red').ships, game.seat('green').ships]).toEqual([['wooden-2:S01'], ['wooden-2:S03']]);
    for (const { length, players } of DECKS.filter((deck) => deck.length === 'full' || deck.players > 2)) {
      for (const seat of SEAT_NAMES.slice(0, players)) {
        expect(begin(settings(length, players)).seat(seat).ships).toEqual([]);
      }
    }
  });

  it('ships that lie ready are none of the round cards (L-112, L-113, L-114)', () => {
    for (const players of [1, 2]) {
      const rounds = roundCards(players, 'short').map((card) => card.ship);
      expect(rounds).not.toContain(0);
      expect(rounds).not.toContain(2);
    }
  });
});

describe('tiles, offers and seats', () => {
  it('seven tiles lie face down, and each can be the first (L-104)', () => {
    const game = begin(settings('full', 3));
    expect(game.position['tiles']).toEqual([null, null, null, null, null, null, null]);
    const first = new Set(
      SEEDS.map((seed) => {
        const table = Table.start(leHavre, { settings: settings('full', 3), seed });
        if (!table.ok) throw new Error('no table');
        table.value.play(0, 'supply');
        return (leHavre.toPosition(table.value.state)['tiles'] as (string | null)[])[0];
      }),
    );
    expect(sorted([...first].map(String))).toEqual(sorted(TILES.map((tile) => tile.name)));
  });

  it('the offers have their order, and coal, hides and upgraded goods have none (L-107)', () => {
    const game = begin(settings('short', 3)).play('supply');
    const taken = game.offeredBy('take').map((token) => token.slice(5));
    expect(taken).toEqual(['franc', 'fish', 'wood', 'clay', 'iron', 'grain', 'cattle']);
    for (const good of GOOD_NAMES.slice(7)) game.refuses(`take ${good}`, 'L-107');
  });

  it('red is the starting player and play goes on in the order of the seats (L-102)', () => {
    const game = begin(settings('full', 3));
    const turns = ['franc', 'fish', 'wood'].map((good) => {
      const seat = game.asked;
      game.play(`supply; take ${good}`);
      if (game.asked === seat.replace('turn', 'after')) game.play('end');
      return seat;
    });
    expect(turns).toEqual(['red turn', 'green turn', 'blue turn']);
    expect(game.asked).toBe('red turn');
  });
});

describe('special buildings', () => {
  it('full game: six of the 36 in a face-down pile (L-125), all of the base game (L-127)', () => {
    const game = begin(settings('full', 3));
    expect((game.position['specials'] as { pile: number }).pile).toBe(6);
    expect(unseen(game)).toHaveLength(36);
    expect(unseen(game)).toEqual(CARDS.slice(33).flatMap(({ set, slug }) => (set === 'base' ? [slug] : [])));
  });

  it('short game: none at all (L-126)', () => {
    for (const players of PLAYERS) expect(begin(settings('short', players)).position['specials']).toBeUndefined();
  });

  it('alone the Harbour Watch is left out, and only alone (L-128)', () => {
    const without = PLAYERS.filter((players) => !unseen(begin(settings('full', players))).includes('harbour-watch'));
    expect(without).toEqual([1]);
    expect(unseen(begin(settings('full', 1)))).toHaveLength(35);
  });

  it('what was not drawn is not known: the pile holds places, not cards (L-129)', () => {
    const game = begin(settings('full', 3));
    expect(game.position['specials']).toEqual({ pile: 6, unseen: unseen(game) });
  });

  it('all the rest is open: every seat sees the same table but for the special pile (L-130)', () => {
    const game = begin(settings('full', 4));
    const view = leHavre.blank();
    for (let seat = 0; seat < 4; seat++) {
      leHavre.view(game.table.state, seat, view);
      expect(leHavre.toPosition(view)).toEqual(game.position);
    }
  });
});

describe('options of the table', () => {
  it('the Black Market never tops a pile (L-124)', () => {
    for (const players of [3, 4, 5]) {
      for (const seed of SEEDS) expect(blackMarketOnTop(begin(settings('full', players), seed))).toBe(false);
    }
  });

  it('with the reshuffle off it may (L-124)', () => {
    const off = SEEDS.map((seed) => begin(settings('full', 3, { reshuffle: 'off' }), seed));
    expect(off.some(blackMarketOnTop)).toBe(true);
    expect(off.every(blackMarketOnTop)).toBe(false);
  });

  it.each([
    ['deal 1885', 0],
    ['deal 434', 1],
    ['deal 428', 2],
  ])('the cards of seed "%s" are dealt anew, whichever pile (%i) it would top (L-124)', (seed, pile) => {
    const top = (reshuffle: string): number => {
      const start = leHavre.setup(settings('full', 5, { reshuffle }), new Random(seed));
      return (leHavre.toPosition(start)['piles'] as string[][]).findIndex((cards) => cards[0] === 'black-market');
    };
    expect([top('off'), top('on')]).toEqual([pile, -1]);
  });

  it('every setting is remembered and stays what it was (L-131)', () => {
    const chosen = {
      players: '2',
      length: 'full',
      reshuffle: 'off',
      loans: 'dear',
      selling: 'expert',
      marketplace: 'capped',
      peek: 'open',
      cards: 'none',
      sets: 'base',
    };
    const state = leHavre.setup(chosen, new Random('settings'));
    expect(leHavre.settingsOf(state)).toEqual(chosen);
    leHavre.apply(state, leHavre.parse('supply'));
    expect(leHavre.settingsOf(state)).toEqual(chosen);
    const usual = Object.fromEntries(leHavre.settings.map((rule) => [rule.name, rule.default]));
    expect(leHavre.settingsOf(leHavre.setup({}, new Random('settings')))).toEqual(usual);
    expect(usual).toMatchObject({
      reshuffle: 'on',
      loans: 'plain',
      selling: 'free',
      marketplace: 'free',
      peek: 'hidden',
      sets: 'base',
    });
  });

  it('one to five seats, full or short (L-101)', () => {
    const rule = (name: string) => leHavre.settings.find((each) => each.name === name)?.values;
    expect(rule('players')).toEqual(['1', '2', '3', '4', '5']);
    expect(rule('length')).toEqual(['full', 'short']);
    for (const { length, players } of DECKS) {
      expect(leHavre.seatsOf(begin(settings(length, players)).table.state)).toHaveLength(players);
    }
  });

  it('tokens and loans never run out (L-106)', () => {
    const rich = begin(settings('full', 1));
    const position = { ...rich.position, offers: { cattle: 200 }, phase: 'main' };
    const started = leHavre.fromPosition(position);
    if (!started.ok) throw new Error('no position');
    leHavre.apply(started.value, leHavre.parse('take cattle'));
    expect(leHavre.toPosition(started.value)['seats']).toMatchObject({ red: { goods: { cattle: 200 } } });
  });
});
