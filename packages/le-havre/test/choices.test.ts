import type { JsonObject, Message } from '@quayside/kernel';
import { argumentOf, CHOICES, kindOf, leHavre, leHavreWords } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { given, type Scenario } from './scenario.ts';

/* Choices that one card alone asks for: how each is offered, told, guessed and refused, and what on the table it is about. */

const GOODS = {
  fish: 9,
  wood: 9,
  clay: 9,
  iron: 9,
  cattle: 9,
  coal: 9,
  hide: 9,
  brick: 5,
  steel: 5,
  coke: 2,
  bread: 3,
  charcoal: 4,
};

/** Red inside an own building, after these tokens. */
function inside(building: string, tokens = '', red: JsonObject = {}, more: JsonObject = {}): Scenario {
  const seats = { red: { goods: GOODS, ...red, buildings: [building, 'town-square'] } };
  const game = given({ offers: { fish: 2, wood: 1, clay: 3 }, ...more, seats });
  return game.play([`enter ${building}`, tokens].filter((each) => each !== '').join(';'));
}

/** A message in one line: "option.want(goods goods.steel(n 1))". */
function text({ key, args = {} }: Message): string {
  const words = Object.entries(args).map(([name, each]) => {
    const list = Array.isArray(each) ? each : [each];
    return `${name} ${list.map((one) => (typeof one === 'object' ? text(one as Message) : String(one))).join(' + ')}`;
  });
  return words.length === 0 ? key : `${key}(${words.join(', ')})`;
}

const choiceOf = (token: string) => {
  const option = leHavre.parse(token);
  const choice = CHOICES[kindOf(option)];
  if (!choice) throw new Error(`no card asks for "${token}"`);
  return { choice, option, argument: argumentOf(option) };
};
const offered = ({ table: { state } }: Scenario, token: string): string => {
  const { choice, argument } = choiceOf(token);
  return text(choice.message(state, argument));
};
const told = ({ table: { state } }: Scenario, token: string): string[] => {
  const { choice, option, argument } = choiceOf(token);
  return choice.told({ seat: 0, option, before: state, after: state }, argument).map(text);
};

const ships = { wooden: ['wooden-2', 'wooden-4'], iron: ['iron-2', 'iron-4'], steel: ['steel-10'] };
const sailors = { ships: ['wooden-2', 'iron-2'] };
const FOUR = ['wooden-2', 'wooden-4', 'iron-2', 'iron-4'];
const office = (tokens = ''): Scenario => inside('business-office', tokens);
const poor = (goods: JsonObject, tokens = ''): Scenario => inside('business-office', tokens, { goods });
const line = (tokens = ''): Scenario => inside('shipping-line', tokens, sailors);
const loading = (): Scenario => line('sail 1 wooden; sail 1 iron; burn 1 coke');
const wharf = (): Scenario => inside('wharf-1', '', {}, { ships });
const yacht = (): Scenario =>
  inside('wharf-1', '', { ships: ['iron-4'] }, { ships: { wooden: ['wooden-2'] }, town: ['luxury-yacht'] });
/** Nothing to build with, and two ships to swap. */
const twoYachts = (): Scenario =>
  inside(
    'wharf-1',
    '',
    { goods: { wood: 4 }, ships: ['iron-2', 'iron-4'] },
    { ships: { wooden: ['wooden-2'] }, town: ['luxury-yacht'] },
  );
const trader = (goods: JsonObject): Scenario => inside('coal-trader', '', { goods });
const court = (loans: number): Scenario => inside('local-court', '', { loans });
const haulage = (): Scenario => inside('haulage-firm', '', { francs: 5 });
const bridge = (): Scenario => inside('bridge-over-the-seine');
const poorBridge = (goods: JsonObject, tokens = ''): Scenario => inside('bridge-over-the-seine', tokens, { goods });
const watched = (red: JsonObject): Scenario =>
  given({
    players: 4,
    offers: { wood: 1, clay: 1 },
    town: ['fishery', 'clay-mound'],
    seats: { red: { ...red, buildings: ['harbour-watch'] }, green: { disc: 'fishery' }, blue: { disc: 'clay-mound' } },
  }).play('enter harbour-watch');
const watch = (): Scenario => given({ town: ['fishery'], seats: { green: { disc: 'fishery' }, red: { francs: 1 } } });
const market = (): Scenario =>
  inside('marketplace', 'pick fish; pick wood', {}, { specials: { unseen: ['zoo', 'farm', 'tavern'], pile: 3 } });

describe('a choice is offered in words, and told once it is made', () => {
  it.each<[string, () => Scenario, string, string[]]>([
    ['want steel', office, 'option.want(goods goods.steel(n 1))', ['told.want(goods goods.steel(n 1))']],
    ['want nothing', office, 'option.want-nothing', []],
    ['give 1 coke', office, 'option.give(goods goods.coke(n 1))', ['told.give(goods goods.coke(n 1))']],
    [
      'sail 1 wooden',
      line,
      'option.sail(n 1, ship ship.wooden)',
      ['told.sail(ships told.ships(n 1, ship ship.wooden))'],
    ],
    ['sail 0 wooden', line, 'option.sail(n 0, ship ship.wooden)', []],
    [
      'ship 2 steel',
      loading,
      'option.ship(goods goods.steel(n 2), francs goods.franc(n 16))',
      ['told.ship(goods goods.steel(n 2), francs goods.franc(n 16))'],
    ],
    ['ship 0 steel', loading, 'option.ship-none(good good.steel)', []],
    [
      'build iron-ship',
      wharf,
      'option.build-ship(ship ship.iron, value 2, cost goods.iron(n 4), energy 3)',
      ['told.build-ship(ship ship.iron, value 2, cost goods.iron(n 4))'],
    ],
    [
      'build luxury-ship',
      wharf,
      'option.build-ship(ship ship.luxury, value 0, cost goods.steel(n 3), energy 3)',
      ['told.build-ship(ship ship.luxury, value 0, cost goods.steel(n 3))'],
    ],
    [
      'swap iron-4',
      yacht,
      'option.swap(ship ship.iron, card card.luxury-yacht)',
      ['told.swap(ship ship.iron, card card.luxury-yacht)'],
    ],
    [
      'trade 1 charcoal 2 coal',
      () => inside('coal-trader'),
      'option.trade(food 5, goods goods.coal(n 2) + goods.charcoal(n 1))',
      ['told.trade(food 5, goods goods.coal(n 2) + goods.charcoal(n 1))'],
    ],
    ['give 0 steel', bridge, 'option.give-none(good good.steel)', []],
    [
      'return 1',
      () => court(3),
      'option.return-francs(loans term.loans(n 1), francs goods.franc(n 2))',
      ['told.return-francs(loans term.loans(n 1), francs goods.franc(n 2))'],
    ],
    ['return 2', () => court(3), 'option.return(loans term.loans(n 2))', ['told.return(loans term.loans(n 2))']],
    [
      'haul wood+clay',
      haulage,
      'option.haul(goods goods.wood(n 1) + goods.clay(n 3))',
      ['told.haul(goods goods.wood(n 1) + goods.clay(n 3))'],
    ],
    [
      'oust green',
      watch,
      'option.oust(seat seat.green, card card.fishery)',
      ['told.oust(seat seat.green, card card.fishery)'],
    ],
    ['keep', market, 'option.keep(first card.zoo)', ['told.on-top(card card.zoo)']],
    ['switch', market, 'option.switch(second card.tavern)', ['told.on-top(card card.tavern)']],
    ['peek farm', market, 'option.peek(card card.farm)', ['told.peek(cards card.farm)']],
    ['keep', office, 'option.keep-unseen', ['told.look']],
    ['switch', office, 'option.switch-unseen', ['told.look']],
  ])('%s', (token, at, offer, story) => {
    const game = at();
    expect([offered(game, token), told(game, token).filter((each) => !each.startsWith('told.take'))]).toEqual([
      offer,
      story,
    ]);
  });
});

describe('what a choice brought is told with it', () => {
  const story = (game: Scenario, token: string): string[] => {
    const before = leHavre.blank();
    before.copyFrom(game.table.state);
    game.play(token);
    return leHavreWords.deeds({ seat: 0, option: leHavre.parse(token), before, after: game.table.state }).map(text);
  };

  it('who is sent home, and what the building gave besides the franc that was paid', () => {
    const game = watched({ francs: 3 });
    expect(story(game, 'oust green')).toEqual([
      'told.oust(seat seat.green, card card.fishery)',
      'told.take(goods goods.fish(n 3))',
    ]);
  });

  it('francs of that building are told as they came', () => {
    const seats = {
      red: { francs: 1, buildings: ['harbour-watch', 'plant-nursery'] },
      green: { disc: 'plant-nursery' },
    };
    const game = given({
      offers: { wood: 1, clay: 1 },
      seats: { ...seats, blue: { disc: 'fishery' } },
      players: 4,
      town: ['fishery'],
    });
    expect(story(game.play('enter harbour-watch'), 'oust green')).toEqual([
      'told.oust(seat seat.green, card card.plant-nursery)',
      'told.take(goods goods.franc(n 3) + goods.wood(n 4))',
    ]);
  });

  it('francs of a sale, once it is over', () => {
    expect(story(poorBridge({ steel: 1, coke: 2 }, 'give 1 steel'), 'give 2 coke')).toEqual([
      'told.give(goods goods.coke(n 2))',
      'told.take(goods goods.franc(n 3))',
    ]);
  });
});

describe('a choice is guessed at, planned and shown', () => {
  /** Each good is taken for worth its number. */
  const price = (_: unknown, good: number): number => good;

  it.each<[string, () => Scenario, number, unknown[], boolean, number | null]>([
    ['want steel', office, 3, [], false, null],
    ['want brick', office, 1, [], false, null],
    ['want nothing', office, 0, [], false, null],
    ['give 2 coke', office, -29.2, [], true, 2],
    ['sail 2 wooden', line, 2, [], true, 2],
    ['ship 2 steel', loading, 4, [], true, 2],
    ['ship 3 fish', loading, 1.5, [], true, 3],
    ['build iron-ship', wharf, 12, [{ shipPile: 1 }], false, null],
    ['swap iron-4', yacht, 10, [{ ship: 1, value: 4 }, { card: 55 }], false, null],
    ['trade 1 charcoal 2 coal', office, 2, [], true, null],
    ['return 2', () => court(3), 2, [], true, 2],
    ['haul wood+clay', haulage, 11, [{ offer: 2 }, { offer: 3 }], false, null],
    ['oust green', watch, 0, [{ card: leHavre.parse('enter fishery') & 255 }], false, null],
    ['oust red', watch, 0, [], false, null],
    ['keep', market, 0, [], false, null],
    ['peek farm', market, 0, [], false, null],
  ])('%s', (token, at, guess, things, isPart, amount) => {
    const { choice, argument } = choiceOf(token);
    const { state } = at().table;
    expect(choice.firstGuess(state, argument, price)).toBeCloseTo(guess);
    expect(choice.things(state, argument)).toEqual(things);
    expect([choice.isPart, choice.amount?.(argument) ?? null]).toEqual([isPart, amount]);
  });
});

describe('a choice is refused with its reason', () => {
  it.each<[string, () => Scenario, string, JsonObject]>([
    ['want steel', () => office('want nothing'), 'L-824 steel-first', {}],
    ['want steel', () => poor({ fish: 4 }, 'want nothing'), 'L-824 steel-first', {}],
    ['want steel', () => poor({ fish: 5 }, 'want steel'), 'L-824 steel-first', {}],
    ['want steel', () => poor({ fish: 2, brick: 1 }), 'L-422 too-few-goods', { need: 4, have: 3 }],
    ['want brick', () => poor({ brick: 3 }), 'L-424 same-kind', {}],
    ['give 1 fish', office, 'L-202 not-asked', { token: 'give 1 fish', phase: 'use' }],
    ['want brick', () => office('want steel'), 'L-202 not-asked', { token: 'want brick', phase: 'use' }],
    ['want fish', () => office('want nothing'), 'L-824 office-wares', { good: 'fish' }],
    ['want fish', office, 'L-824 office-wares', { good: 'fish' }],
    ['want brick', office, 'notation out-of-order', { token: 'want brick' }],
    ['want nothing', () => office('want nothing'), 'L-423 do-something', {}],
    ['give 1 brick', () => office('want nothing; want brick'), 'L-424 same-kind', {}],
    ['give 1 leather', () => office('want steel'), 'L-422 not-held', { good: 'leather', have: 0 }],
    ['give 2 coke', () => office('want steel'), 'notation out-of-order', { token: 'give 2 coke' }],
    ['sail 1 luxury', line, 'L-622 does-not-sail', { building: 'luxury-ship' }],
    ['sail 2 wooden', line, 'L-620 not-so-many-ships', { building: 'wooden-ship', have: 1 }],
    ['sail 1 iron', line, 'notation out-of-order', { token: 'sail 1 iron' }],
    [
      'sail 0 iron',
      () => inside('shipping-line', 'sail 0 wooden', { ships: ['wooden-2', 'iron-2', 'iron-4'] }),
      'L-423 one-ship-at-least',
      {},
    ],
    [
      'sail 2 iron',
      () => inside('shipping-line', 'sail 2 wooden', { goods: { coal: 3, wood: 2, fish: 9 }, ships: FOUR }),
      'L-603 energy-for-ships',
      { energy: 12, have: 11 },
    ],
    [
      'sail 2 wooden',
      () => inside('shipping-line', '', { goods: { coal: 2 }, ships: ['wooden-2', 'wooden-4', 'iron-2'] }),
      'L-621 good-for-each-ship',
      {},
    ],
    [
      'ship 0 fish',
      () =>
        inside('shipping-line', 'sail 2 wooden', {
          goods: { coal: 2, fish: 2, wood: 1 },
          ships: ['wooden-2', 'wooden-4'],
        }),
      'L-621 good-for-each-ship',
      {},
    ],
    ['ship 6 steel', loading, 'L-422 not-held', { good: 'steel', have: 5 }],
    ['ship 1 fish', loading, 'notation out-of-order', { token: 'ship 1 fish' }],
    [
      'ship 6 iron',
      () => loading().play('ship 0 steel; ship 0 coke; ship 0 cattle; ship 0 coal; ship 0 bread'),
      'L-620 no-room',
      { holds: 5 },
    ],
    ['build luxury-ship', wharf, 'L-551 no-ship-there', { building: 'luxury-ship' }],
    ['build wooden-ship', twoYachts, 'L-552 no-material', { building: 'wooden-ship' }],
    ['swap iron-2', yacht, 'L-562 not-yours', { building: 'iron-2' }],
    ['swap iron-2', wharf, 'L-560 no-ship-there', { building: 'luxury-yacht' }],
    ['trade 0 charcoal 0 coal', () => inside('coal-trader'), 'L-423 do-something', {}],
    ['trade 0 charcoal 6 coal', () => inside('coal-trader'), 'L-918 trade-limit', { charcoal: 1, coal: 5 }],
    ['trade 0 charcoal 2 coal', () => trader({ fish: 3 }), 'L-918 food-too-small', { due: 4, have: 3 }],
    ['trade 0 charcoal 6 coal', () => trader({ fish: 12 }), 'L-918 trade-limit', { charcoal: 1, coal: 5 }],
    ['return 3', () => court(3), 'L-818 court-loans', { have: 3 }],
    ['return 0', () => court(3), 'L-818 court-loans', { have: 3 }],
    ['haul iron+grain', haulage, 'L-942 both-empty', {}],
    ['haul fish+clay', haulage, 'L-929 not-side-by-side', {}],
    ['haul franc+fish', haulage, 'L-929 not-side-by-side', {}],
    ['give 9 steel', bridge, 'L-422 not-held', { good: 'steel', have: 5 }],
    ['give 1 coke', bridge, 'notation out-of-order', { token: 'give 1 coke' }],
    ['give 0 coke', () => poorBridge({ steel: 1, coke: 2 }, 'give 0 steel'), 'L-423 do-something', {}],
    ['give 2 fish', () => poorBridge({ hide: 2, fish: 2, wood: 1 }, 'give 2 hide'), 'L-830 in-threes', {}],
    ['oust red', () => watched({ francs: 3 }), 'L-940 no-target', { seat: 'red' }],
    ['keep', office, 'L-202 not-asked', { token: 'keep', phase: 'use' }],
    ['build iron-ship', office, 'L-501 not-a-builder', { token: 'build iron-ship', phase: 'use' }],
    ['swap iron-2', office, 'L-501 not-a-builder', { token: 'swap iron-2', phase: 'use' }],
    ['build fishery', office, 'L-501 not-a-builder', { phase: 'use' }],
  ])('%s: %s', (token, at, reason, facts) => {
    const { state } = at().table;
    const [rule, why] = reason.split(' ');
    expect(leHavre.explain(state, 0, token)).toEqual({ rule, why, facts });
  });
});
