import type { JsonObject } from '@quayside/kernel';
import { DISTRICTS, held, parisWith, readSheet } from '@quayside/paris';
import { describe, expect, test } from 'vitest';
import { playing } from './bonus/holding.ts';
import { on, refusalFor, type Scenario } from './scenario.ts';

interface Landmark {
  readonly rule: string;
  readonly name: string;
  readonly value: number;
  readonly cost: Record<string, number>;
  readonly colour: string;
  readonly points: number;
}

const LANDMARKS: readonly Landmark[] = [
  { rule: 'P-921', name: 'moulin-rouge', value: 9, cost: { marble: 1 }, colour: 'bronze', points: 3 },
  { rule: 'P-922', name: 'tuileries', value: 10, cost: { gold: 1 }, colour: 'bronze', points: 3 },
  { rule: 'P-923', name: 'grand-palais', value: 11, cost: { marble: 2 }, colour: 'bronze', points: 3 },
  { rule: 'P-924', name: 'opera-garnier', value: 12, cost: { marble: 1, gold: 1 }, colour: 'silver', points: 4 },
  { rule: 'P-925', name: 'sacre-coeur', value: 13, cost: { gold: 2 }, colour: 'silver', points: 4 },
  { rule: 'P-926', name: 'notre-dame', value: 14, cost: { marble: 2, gold: 1 }, colour: 'silver', points: 4 },
  { rule: 'P-927', name: 'louvre', value: 15, cost: { marble: 1, gold: 2 }, colour: 'golden', points: 5 },
  { rule: 'P-928', name: 'eiffel-tower', value: 16, cost: { gold: 3 }, colour: 'golden', points: 5 },
];

/** Blue at the bank of Belleville with these tokens; a 1 and a 2 stand there, so that there is a choice. */
const before = (francs: number, tokens: Record<string, number>, more: JsonObject = {}): JsonObject => ({
  buildings: on('belleville', 1, 2),
  ...more,
  seats: { blue: { francs, keys: ['belleville-bank'], tokens } },
});

describe('each landmark: value, resources, prestige', () => {
  for (const { rule, name, value, cost, colour, points } of LANDMARKS) {
    const raise = `raise ${name} belleville`;
    const built = (prestige: number): Scenario =>
      playing(before(value, { ...cost, [colour]: prestige })).play(`move belleville-bank; ${raise}`);
    const others = ['bronze', 'silver', 'golden'].filter((each) => each !== colour);

    test(`${rule} ${name} is built for ${value} francs and ${JSON.stringify(cost)}`, () => {
      const table = playing(before(value, cost)).play(`move belleville-bank; ${raise}`);
      expect(table.seat('blue')).toMatchObject({ keys: [name], francs: 0, tokens: {}, points: 0 });
      expect(table.landmarks).toEqual({ [name]: 'belleville' });
      expect(table.supply).toEqual(cost);
    });

    test(`P-320 ${name} is refused with ${value - 1} francs`, () => {
      expect(refusalFor(before(value - 1, cost), 'belleville-bank', raise)).toBe('P-320 no-francs');
    });

    test(`P-321 ${name} is refused with one resource too few, whatever other resources there are`, () => {
      for (const kind of Object.keys(cost)) {
        const short = { wood: 3, marble: 3, gold: 3, ...cost, [kind]: (cost[kind] as number) - 1 };
        expect(refusalFor(before(value, short), 'belleville-bank', raise), kind).toBe('P-321 no-resource');
      }
    });

    test(`P-332 ${name} takes up to three ${colour} for ${points} points each`, () => {
      for (const tokens of [0, 1, 2, 3]) {
        const table = built(4).play(`trade ${tokens} ${colour}`);
        expect(table.seat('blue')).toMatchObject({ points: tokens * points, tokens: { [colour]: 4 - tokens } });
      }
      built(4).refuses(`trade 4 ${colour}`, 'P-332', 'not-possible');
    });

    test(`P-332 ${name} takes no other colour`, () => {
      const prestige = Object.fromEntries(others.map((each) => [each, 2]));
      const table = playing(before(value, { ...cost, ...prestige })).play(`move belleville-bank; ${raise}`);
      expect(table.asked).toBe('blue after');
      expect(table.seat('blue')).toMatchObject({ points: 0, tokens: prestige });
    });

    test(`P-334 ${name} that stands free costs the same and takes prestige again`, () => {
      const position = before(value, { ...cost, [colour]: 1 }, { landmarks: { [name]: 'belleville' } });
      const table = playing(position).play(`move belleville-bank; to ${name}; trade 1 ${colour}`);
      expect(table.seat('blue')).toMatchObject({ keys: [name], francs: 0, points, tokens: {} });
    });

    test(`P-711 ${name} counts ${value} in its district and nowhere else`, () => {
      const { table } = playing({ landmarks: { [name]: 'belleville' }, seats: { blue: { keys: [name] } } });
      const sums = DISTRICTS.map((_, district) => held(table.state, 0, district).sum);
      expect(sums).toEqual(DISTRICTS.map((district) => (district === 'belleville' ? value : 0)));
    });
  }
});

describe('building landmarks', () => {
  const rich = { wood: 6, marble: 6, gold: 6 };

  test('P-331 a new one must be higher than all that stand in the district', () => {
    const position = before(99, rich, { landmarks: { 'opera-garnier': 'belleville', louvre: 'chaillot' } });
    const table = playing(position).play('move belleville-bank');
    expect(table.offeredBy('raise')).toEqual(
      ['sacre-coeur', 'notre-dame', 'eiffel-tower'].map((name) => `raise ${name} belleville`),
    );
    table.refuses('raise grand-palais belleville', 'P-331', 'higher-landmark');
    table.refuses('raise louvre belleville', 'P-330', 'landmark-built');
    table.refuses('raise opera-garnier belleville', 'P-330', 'landmark-built');
  });

  test('P-330 a key from a bank builds in its own district, one from the Arc anywhere', () => {
    playing(before(99, rich)).play('move belleville-bank').refuses('raise louvre chaillot', 'P-313', 'other-district');
    const table = playing({ seats: { blue: { francs: 16, keys: ['arc'], tokens: { gold: 3 } } } }).play('move arc');
    expect(table.offeredBy('raise')).toContain('raise eiffel-tower chaillot');
    table.play('raise eiffel-tower chaillot');
    expect(table.seat('blue')).toMatchObject({ keys: ['eiffel-tower'], francs: 0 });
    expect(table.landmarks).toEqual({ 'eiffel-tower': 'chaillot' });
  });

  test('P-331 a district may hold all eight, each of them held', () => {
    const names = LANDMARKS.map(({ name }) => name);
    const table = playing({
      landmarks: Object.fromEntries(names.map((name) => [name, 'belleville'])),
      scores: { belleville: 1 },
      seats: { blue: { keys: names.slice(0, 4) }, green: { keys: names.slice(4) } },
    });
    expect(table.scores).toEqual([10, 20]);
  });

  test('P-331 of two that are worth the same in an edition only one comes into a district', () => {
    const sheet = readSheet({ name: 'two-elevens', figures: { 'landmark.4.value': 11 } });
    if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
    const game = parisWith(sheet.value.figures);
    const reason = (from: string, token: string): string => {
      const seats = { blue: { francs: 20, keys: [from], tokens: rich }, green: { hand: 1 } };
      const landmarks = { 'grand-palais': 'belleville' };
      const read = game.fromPosition({ players: 2, endStack: [1], landmarks, seats });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      game.apply(read.value, game.parse(`move ${from}`));
      const refusal = game.explain(read.value, 0, token);
      return refusal ? `${refusal.rule} ${refusal.why}` : '';
    };
    expect(reason('arc', 'raise opera-garnier belleville')).toBe('P-331 higher-landmark');
    expect(reason('grand-palais', 'raise opera-garnier belleville')).toBe('P-331 higher-landmark');
    expect(reason('arc', 'raise opera-garnier chaillot')).toBe('');
    expect(reason('arc', 'raise sacre-coeur belleville')).toBe('');
  });

  test('P-322 from one landmark to the next the difference is paid, but all resources', () => {
    const table = playing({
      landmarks: { tuileries: 'belleville' },
      seats: { blue: { francs: 5, keys: ['tuileries'], tokens: { marble: 1, gold: 2 } } },
    }).play('move tuileries; raise louvre belleville');
    expect(table.seat('blue')).toMatchObject({ keys: ['louvre'], francs: 0, tokens: {} });
    expect(table.landmarks).toEqual({ tuileries: 'belleville', louvre: 'belleville' });
  });
});
