import type { Message } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { card, good, goods, seat, ship, speakerOf } from './speaker.ts';

const speaker = speakerOf('en');
const table = speakerOf('en', { 'seat.green': 'Anna' });
type Args = NonNullable<Message['args']>;
type Example = readonly [key: string, args: Args, said: string];
const francs = (n: number): Message => goods('franc', n);
const louvre: Message = {
  key: 'paris.landmark-worth',
  args: { landmark: { key: 'paris.landmark.louvre' }, value: 15 },
};

describe('goods with a number', () => {
  it.each([
    ['franc', '0 francs', '1 franc', '2 francs', '21 francs'],
    ['fish', '0 fish', '1 fish', '2 fish', '21 fish'],
    ['wood', '0 wood', '1 wood', '2 wood', '21 wood'],
    ['cattle', '0 cattle', '1 cattle', '2 cattle', '21 cattle'],
    ['hide', '0 hides', '1 hide', '2 hides', '21 hides'],
    ['brick', '0 bricks', '1 brick', '2 bricks', '21 bricks'],
    ['smoked-fish', '0 smoked fish', '1 smoked fish', '2 smoked fish', '21 smoked fish'],
  ])('%s', (name, ...said) => {
    expect([0, 1, 2, 21].map((n) => speaker.say(goods(name, n)))).toEqual(said);
  });
});

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'articles of buildings': [
    ['option.enter', { card: card('bank') }, 'Enter the Bank'],
    ['option.enter', { card: card('abattoir') }, 'Enter the Abattoir'],
    ['option.enter', { card: card('wharf-1') }, 'Enter Wharf 1'],
    ['option.reveal', { card: card('zoo') }, 'The town gets the Zoo'],
    ['option.buy', { card: card('building-firm-2'), francs: francs(6) }, 'Buy Building Firm 2 for 6 francs'],
    ['option.sell', { card: card('church'), francs: francs(1) }, 'Sell the Church for 1 franc'],
    ['option.build-free', { card: card('marketplace') }, 'Build the Marketplace for free'],
    ['log.town-builds', { card: card('sawmill') }, 'The town builds the Sawmill'],
    ['refusal.not-standing', { building: card('bank') }, 'The Bank has not been built yet, or is not in this game.'],
    ['refusal.not-standing', { building: card('wharf-2') }, 'Wharf 2 has not been built yet, or is not in this game.'],
    [
      'refusal.own-disc',
      { building: card('town-hall') },
      'Your disc is already in the Town Hall; you must enter a different building.',
    ],
    ['phase.fee', { card: card('tannery') }, 'Entry fee of the Tannery'],
  ],
  ships: [
    ['option.buy-ship', { ship: ship('wooden'), francs: francs(14) }, 'Buy a wooden ship for 14 francs'],
    ['option.buy-ship', { ship: ship('iron'), francs: francs(20) }, 'Buy an iron ship for 20 francs'],
    ['option.sail', { n: 1, ship: ship('iron') }, 'Sail with an iron ship'],
    ['option.sail', { n: 2, ship: ship('steel') }, 'Sail with 2 steel ships'],
    ['option.sail', { n: 5, ship: ship('wooden') }, 'Sail with 5 wooden ships'],
    [
      'option.build-ship',
      { ship: ship('iron'), value: 4, cost: [goods('iron', 4)], energy: 3 },
      'Build an iron ship (value 4) for 4 iron and 3 energy',
    ],
    ['option.swap', { ship: ship('iron'), card: card('luxury-yacht') }, 'Swap an iron ship for the Luxury Yacht'],
    ['refusal.not-so-many-ships', { building: ship('iron'), have: 0 }, 'You have no iron ships that can sail.'],
    ['refusal.not-so-many-ships', { building: ship('iron'), have: 1 }, 'You have only 1 iron ship that can sail.'],
    ['refusal.not-so-many-ships', { building: ship('iron'), have: 2 }, 'You have only 2 iron ships that can sail.'],
  ],
  'goods in a sentence': [
    ['option.take', { goods: goods('fish', 3) }, 'Take 3 fish'],
    ['option.pay', { goods: [goods('clay', 1), goods('hide', 2)] }, 'Pay 1 clay, 2 hides'],
    ['option.convert', { give: [goods('hide', 1)], get: [goods('leather', 1)] }, '1 hide → 1 leather'],
    ['option.use', { goods: goods('brick', 2), instead: good('clay') }, 'Use 2 bricks instead of clay'],
    ['option.ship-none', { good: good('hide') }, 'Don’t ship hides'],
    ['refusal.offer-empty', { good: good('grain') }, 'The grain offer is empty.'],
    ['refusal.not-held', { good: good('brick'), have: 0 }, 'You have no bricks.'],
    ['refusal.not-held', { good: good('fish'), have: 21 }, 'You have only 21 fish.'],
    ['refusal.not-held', { good: good('hide'), have: 1 }, 'You have only 1 hide.'],
    ['does.half', { good: good('hide') }, 'Plus ½ hide each (round the total down).'],
    ['does.half', { good: good('franc') }, 'Plus ½ franc each (round the total down).'],
  ],
  numbers: [
    ['option.return', { loans: { key: 'term.loans', args: { n: 1 } } }, 'Return 1 loan'],
    ['option.return', { loans: { key: 'term.loans', args: { n: 2 } } }, 'Return 2 loans'],
    ['refusal.too-few-francs', { price: 1, francs: 0 }, 'This costs 1 franc; you have none.'],
    ['refusal.too-few-francs', { price: 21, francs: 5 }, 'This costs 21 francs; you have only 5.'],
    ['symbol.fisherman', { n: 1 }, '1 fisherman'],
    ['symbol.fisherman', { n: 5 }, '5 fishermen'],
    ['web.lh.specials-left', { n: 0 }, 'No special buildings to come'],
    ['web.lh.specials-left', { n: 1 }, '1 special building to come'],
    ['web.lh.specials-left', { n: 21 }, '21 special buildings to come'],
    ['web.end.rank', { rank: 1 }, '1st'],
    ['web.end.rank', { rank: 2 }, '2nd'],
    ['web.end.rank', { rank: 5 }, '5th'],
    ['web.end.rank', { rank: 21 }, '21st'],
    ['does.build', { most: 1 }, 'Build one of the top proposals.'],
    ['does.build', { most: 2 }, 'Build up to 2 top proposals, one after the other.'],
  ],
  players: [
    ['web.home.turn-of', { name: 'Anna' }, 'Anna’s turn'],
    [
      'told.enter-for-to',
      { card: card('bank'), goods: goods('fish', 1), seat: seat('blue') },
      'enters the Bank (1 fish to Blue)',
    ],
    ['log.winner', { count: 1, seats: [seat('red')] }, 'Red wins'],
    ['log.winner', { count: 2, seats: [seat('red'), seat('blue')] }, 'Shared victory: Red, Blue'],
  ],
  Paris: [
    [
      'paris.option.to',
      { place: louvre, cost: [{ key: 'paris.francs', args: { n: 1 } }] },
      'Occupy the Louvre (15): 1 franc',
    ],
    ['paris.option.place', { place: { key: 'paris.arc' } }, 'Place a key on the Arc de Triomphe'],
    ['paris.refusal.no-francs', { price: 2, francs: 1 }, 'This costs 2 francs; you have only 1.'],
    ['paris.points', { n: 1 }, '1 point'],
    ['paris.points', { n: 21 }, '21 points'],
    ['paris.phase.put', { type: { key: 'paris.type.hotel' }, value: 8 }, 'Where do you place the hotel (value 8)?'],
  ],
};

describe.each(Object.entries(EXAMPLES))('%s', (_, examples) => {
  it.each(examples)('%s', (key, args, said) => {
    expect(speaker.say({ key, args })).toBe(said);
  });
});

describe('persons', () => {
  it('are called by their names, without an article', () => {
    const occupied: Message = { key: 'refusal.occupied', args: { by: seat('green'), building: card('bank') } };
    const then = 'It is free again when Anna moves on, or when it is bought or sold.';
    expect(table.say(occupied)).toBe(`Anna is in the Bank. ${then}`);
  });
});
