import type { JsonObject } from '@quayside/kernel';
import { goodMessage, goodOf, goodsMessage, leHavre, loansMessage } from '@quayside/le-havre';
import { describe, expect, it } from 'vitest';
import { bots } from '../src/le-havre/module.ts';
import { reasonsFor, turnIn } from './said.ts';

/** Round 3 of the full game for two: 5 food are due, then there is a harvest. */
const at = (red: JsonObject, more: JsonObject = {}): JsonObject => ({
  players: 2,
  round: 3,
  turn: 1,
  phase: 'main',
  offers: { fish: 3, wood: 5, clay: 2, iron: 1, grain: 2, cattle: 2, franc: 1 },
  ...more,
  seats: { green: { francs: 9 }, ...(more['seats'] as JsonObject | undefined), red },
});
const said = (position: JsonObject, tokens: string, next = '') => reasonsFor(bots, position, tokens, next);
const kinds = (position: JsonObject, tokens: string, next = ''): string[] => Object.keys(said(position, tokens, next));

describe('food', () => {
  it('says that a turn covers what the end of the round asks, and only where it does', () => {
    // 5 food are due in round 3.
    expect(said(at({ francs: 2 }), 'take fish')['fed']).toEqual({ due: 5, food: 5, francs: 2 });
    expect(kinds(at({ francs: 1 }), 'take fish')).not.toContain('fed');
    expect(kinds(at({ francs: 5 }), 'take fish')).not.toContain('fed');
    expect(kinds(at({ francs: 2 }), 'take wood')).not.toContain('fed');
  });

  it('says how much is still missing where there is less of it', () => {
    expect(said(at({ francs: 1 }), 'take fish')['nearly-fed']).toEqual({ due: 5, food: 4, missing: 1 });
    expect(kinds(at({ francs: 1 }), 'take wood')).not.toContain('nearly-fed');
    // Of 12 food in round 6 more than a quarter is missing still.
    const hungry = at({ francs: 0, loans: 9 }, { round: 6, offers: { fish: 2 } });
    expect(kinds(hungry, 'take fish')).not.toContain('nearly-fed');
  });

  it('says that a loan is saved', () => {
    expect(kinds(at({ francs: 2 }), 'take fish')).toContain('no-loan');
    expect(kinds(at({ francs: 5 }), 'take fish')).not.toContain('no-loan');
    expect(kinds(at({ francs: 2 }), 'take wood')).not.toContain('no-loan');
    // Two would be needed without the fish, and one still is with them.
    expect(said(at({}), 'take fish')['no-loan']).toEqual({ loans: loansMessage(2) });
  });

  it('looks one round ahead', () => {
    // 7 more are due in round 4.
    expect(said(at({ francs: 9 }), 'take fish')['fed-next']).toEqual({ due: 5, next: 7, food: 12, francs: 9 });
    expect(kinds(at({ francs: 12 }), 'take fish')).not.toContain('fed-next');
    expect(said(at({ francs: 6 }), 'take fish')['nearly-fed-next']).toEqual({ due: 12, missing: 3 });
    expect(kinds(at({ francs: 6 }), 'take wood')).not.toContain('nearly-fed-next');
  });

  it('says until when the food lasts, where that is longer than before', () => {
    // 9 more are due in round 5.
    expect(said(at({ francs: 18 }), 'take fish')['fed-until']).toEqual({ food: 21, francs: 18, round: 5 });
    expect(kinds(at({ francs: 21 }), 'take fish')).not.toContain('fed-until');
    expect(kinds(at({ francs: 9 }), 'take fish')).not.toContain('fed-until');
  });

  it('says what a ship feeds, for as many rounds as are left', () => {
    const wharf = { town: ['wharf-1'], ships: { wooden: ['wooden-2'] } };
    const position = at({ francs: 9, goods: { wood: 9, fish: 2 } }, wharf);
    const built = said(position, 'enter wharf-1; build wooden-ship');
    expect(built['ship-feeds']).toEqual({ food: 4, rounds: 12 });
    expect(built['ship-worth']).toMatchObject({ francs: goodsMessage(0, 2) });
    expect(built['ship-holds']).toMatchObject({ n: 2 });
    const none = kinds(position, 'take wood');
    for (const kind of ['ship-feeds', 'ship-worth', 'ship-holds']) expect(none).not.toContain(kind);
  });

  it('says that the harvest will give something, and only at the end of a round that has one', () => {
    const harvest = at({ francs: 9 });
    expect(said(harvest, 'take grain')['harvest']).toEqual({ good: goodMessage(goodOf('grain')), round: 3 });
    expect(said(harvest, 'take cattle')['harvest']).toEqual({ good: goodMessage(goodOf('cattle')), round: 3 });
    expect(kinds(at({ francs: 9, goods: { grain: 1 } }), 'take grain')).not.toContain('harvest');
    expect(kinds(at({ francs: 9 }, { offers: { cattle: 1 } }), 'take cattle')).not.toContain('harvest');
    const last = kinds(at({ francs: 9 }, { round: 14, turn: 2 }), 'take grain');
    expect(last).not.toContain('harvest');
    expect(last).not.toContain('harvest-later');
    // With four players round 3 has none; round 4 has.
    const four = at({ francs: 9 }, { players: 4, turn: 3 });
    expect(said(four, 'take grain')['harvest-later']).toEqual({ good: goodMessage(goodOf('grain')), round: 4 });
    expect(kinds(four, 'take grain')).not.toContain('harvest');
  });

  it('says nothing of food in the final stage', () => {
    expect(kinds(at({ francs: 1 }, { final: true, round: 14 }), 'take fish')).toEqual(['final', 'then-have']);
  });
});

describe('wealth', () => {
  const firm = { town: ['building-firm-1'], piles: [['brickworks'], ['joinery']] };
  const material = { francs: 9, goods: { wood: 3, clay: 4, iron: 1 } };

  it('says what is built is worth, and what others pay there', () => {
    const built = said(at(material, firm), 'enter building-firm-1; build brickworks');
    expect(built['worth']).toMatchObject({ francs: goodsMessage(0, 14) });
    expect(built['fees']).toBeDefined();
    expect(kinds(at(material, firm), 'take fish')).not.toContain('worth');
    expect(kinds(at(material, firm), 'take fish')).not.toContain('fees');
    const alone = { ...at(material, firm), players: 1 };
    expect(kinds({ ...alone, seats: { red: material } }, 'enter building-firm-1; build brickworks')).not.toContain(
      'fees',
    );
  });

  it('counts what a building is worth for others', () => {
    const bank = { town: ['building-firm-1'], piles: [['bank']] };
    const seat = { francs: 9, goods: { brick: 4, steel: 1 }, buildings: ['sawmill', 'wharf-1'] };
    const built = said(at(seat, bank), 'enter building-firm-1; build bank');
    expect(built['worth-with-plus']).toMatchObject({ plus: 8 });
    expect(built['worth']).toBeUndefined();
    const owner = { francs: 9, goods: { wood: 3, clay: 3, iron: 2, brick: 3 }, buildings: ['bank'] };
    const wharf = { town: ['building-firm-1'], piles: [['wharf-2']] };
    expect(said(at(owner, wharf), 'enter building-firm-1; build wharf-2')['grows']).toMatchObject({
      francs: goodsMessage(0, 3),
    });
    expect(kinds(at(owner, wharf), 'take fish')).not.toContain('grows');
  });

  it('says of what is bought that it is worth its price, where it is', () => {
    const bought = said(at({ francs: 9 }, { town: ['joinery'] }), 'buy joinery; take fish');
    expect(bought['worth-its-price']).toMatchObject({ francs: goodsMessage(0, 8), price: goodsMessage(0, 8) });
    expect(bought['worth']).toBeUndefined();
    expect(kinds(at({ francs: 9 }, { town: ['joinery'] }), 'take fish; end')).not.toContain('worth-its-price');
  });

  it('says what is earned, and what a loan less brings', () => {
    const line = { town: ['shipping-line'] };
    const seat = { francs: 9, goods: { steel: 2, coal: 1 }, ships: ['wooden-2'] };
    expect(said(at(seat, line), 'enter shipping-line; ship 2 steel')['earns']).toBeDefined();
    expect(kinds(at(seat, line), 'take fish')).not.toContain('earns');
    const debtor = at({ francs: 9, loans: 1 });
    expect(said(debtor, 'repay; take fish')['loan-repaid']).toMatchObject({ n: 7, francs: goodsMessage(0, 5) });
    expect(kinds(debtor, 'repay; take fish')).not.toContain('loan-gone');
    expect(kinds(debtor, 'take fish')).not.toContain('loan-repaid');
  });

  it('counts what the main action earns where something is bought as well', () => {
    const seller = { francs: 9, goods: { steel: 2, coal: 1 }, ships: ['wooden-2'] };
    const town = { town: ['shipping-line', 'joinery'] };
    const told = said(at(seller, town), 'enter shipping-line; ship 2 steel; buy joinery');
    expect(told['earns-first']).toBeDefined();
    expect(told['earns']).toBeUndefined();
  });

  it('does not praise a ship for its value that costs more', () => {
    const fleet = at({ francs: 20 }, { ships: { wooden: ['wooden-2'] } });
    const told = said(fleet, 'buy wooden-ship; take fish');
    expect(told['ship-worth']).toBeUndefined();
    expect(told['ship-feeds']).toBeDefined();
  });

  it('says of interest that it comes first, and does not praise what a loan for it feeds', () => {
    const told = (francs: number): string[] => {
      const position = at({ francs, loans: 1, buildings: ['joinery'] }, { phase: 'interest' });
      const now = turnIn(bots, position, 'interest', false);
      return (bots.reasons?.of({ now, next: null, isSameTurn: false }) ?? []).map(({ message }) => message.key);
    };
    expect(told(1)).toEqual(['reason.interest']);
    // A loan pays it, and two francs are left.
    expect(told(0)).toEqual(['reason.interest']);
  });

  it('says that it is the last action, in the final stage alone', () => {
    expect(kinds(at({ francs: 1 }, { final: true, round: 14 }), 'take fish')).toContain('final');
    expect(kinds(at({ francs: 1 }), 'take fish')).not.toContain('final');
  });
});

describe('work', () => {
  it('says that an offer has grown beyond all others, from four on', () => {
    const wood = goodMessage(goodOf('wood'));
    expect(said(at({ francs: 9 }), 'take wood')['offer']).toEqual({ good: wood, n: 5, most: 3 });
    expect(kinds(at({ francs: 9 }), 'take fish')).not.toContain('offer');
    expect(kinds(at({ francs: 9 }, { offers: { wood: 5, fish: 5 } }), 'take wood')).not.toContain('offer');
    expect(said(at({ francs: 9, goods: { fish: 1 } }), 'take fish')['then-have']).toEqual({
      goods: [goodsMessage(goodOf('fish'), 4)],
    });
  });

  it('says that much comes at once', () => {
    const market = { town: ['marketplace'], offers: { wood: 4 } };
    const rich = { francs: 9, buildings: ['joinery', 'sawmill', 'smokehouse', 'abattoir'] };
    expect(said(at(rich, market), 'enter marketplace; pay 1 franc')['goods']).toEqual({ n: 5 });
    expect(kinds(at(rich, { offers: { wood: 7 } }), 'take wood')).not.toContain('goods');
    const more = { ...market, offers: { wood: 6 } };
    expect(kinds(at(rich, more), 'enter marketplace; pay 1 franc')).not.toContain('goods');
  });

  it('says that there is energy where the next turn would lack it', () => {
    const town = { town: ['colliery', 'brickworks'] };
    const burning = (goods: JsonObject) => turnIn(bots, at({ goods }, town), 'enter brickworks; convert 8');
    const told = (coal: number) =>
      reasonsFor(
        bots,
        at({ francs: 9, goods: { fish: 2, clay: 8, coal } }, town),
        'enter colliery; pay 2 fish',
        burning({ fish: 1, clay: 8, coal: coal + 3 }),
      );
    expect(told(0)['energy']).toEqual({ n: 9 });
    expect(Object.keys(told(3))).not.toContain('energy');
  });

  it('says what there was too little of a good for', () => {
    const pile = { piles: [['brickworks']] };
    expect(said(at({ goods: { wood: 1 } }, pile), 'take wood')['lacked']).toMatchObject({
      good: goodMessage(goodOf('wood')),
      things: [{ args: { n: 14 } }],
    });
    const enough = kinds(at({ goods: { wood: 2 } }, pile), 'take wood');
    expect(enough).not.toContain('lacked');
    expect(enough).not.toContain('lacked-together');
    // The Joinery costs 3 wood, the Brickworks 2.
    const two = { piles: [['brickworks'], ['joinery']] };
    expect(kinds(at({ goods: { wood: 4 } }, two), 'take wood')).toContain('lacked-together');
    expect(kinds(at({ goods: { wood: 5 } }, two), 'take wood')).not.toContain('lacked-together');
    expect(kinds(at({}, pile), 'take fish')).not.toContain('lacked');
  });

  it('says how many buildings ask for a good, where there are some', () => {
    // All of them ask for wood.
    const three = { piles: [['brickworks', 'joinery'], ['abattoir']] };
    const two = { piles: [['brickworks', 'joinery']] };
    const rich = { goods: { wood: 9 } };
    expect(said(at(rich, three), 'take wood')['needed-later']).toMatchObject({ n: 3 });
    expect(kinds(at(rich, two), 'take wood')).not.toContain('needed-later');
    expect(kinds(at(rich, three), 'take fish')).not.toContain('needed-later');
  });

  it('says where a good can be turned into another', () => {
    const told = said(at({}, { town: ['charcoal-kiln'] }), 'take wood');
    expect(told['turned']).toMatchObject({
      good: goodMessage(goodOf('wood')),
      made: [goodMessage(goodOf('charcoal'))],
    });
    expect(kinds(at({}), 'take wood')).not.toContain('turned');
    expect(kinds(at({}, { town: ['charcoal-kiln'] }), 'take iron')).not.toContain('turned');
    expect(kinds(at({}, { piles: [['charcoal-kiln']] }), 'take wood')).toContain('turned-later');
  });

  it('says where a good can be turned into another in a building that somebody made', () => {
    const canteen = {
      'quayside-card': 1,
      name: { en: 'Canteen' },
      type: 'economic',
      value: 6,
      price: 8,
      fee: { food: 1 },
    };
    const cards = JSON.stringify([{ ...canteen, effects: [{ convert: { wood: 1 }, into: { franc: 2 }, most: 4 }] }]);
    const told = said(at({}, { cards, sets: 'base+blank', town: ['blank-1'] }), 'take wood');
    expect(told['turned']).toMatchObject({ good: goodMessage(goodOf('wood')), made: [goodMessage(goodOf('franc'))] });
  });

  it('does not promise for the next turn what could be built in this one', () => {
    const wharf = { town: ['wharf-1'], ships: { wooden: ['wooden-2'] } };
    const ship = (goods: JsonObject) =>
      turnIn(bots, at({ francs: 9, goods }, wharf), 'enter wharf-1; build wooden-ship');
    const told = (wood: number): string[] =>
      Object.keys(
        reasonsFor(
          bots,
          at({ goods: { coal: 1, wood } }, wharf),
          'take wood',
          ship({ fish: 2, coal: 1, wood: wood + 5 }),
        ),
      );
    expect(told(3)).toContain('next-builds');
    expect(told(5)).not.toContain('next-builds');
  });

  it('says that nobody pays for their own building', () => {
    const owner = at({ francs: 9, buildings: ['colliery'] });
    expect(kinds(owner, 'enter colliery')).toContain('own-building');
    const guest = at({ francs: 9, goods: { fish: 2 } }, { town: ['colliery'] });
    expect(kinds(guest, 'enter colliery; pay 2 fish')).not.toContain('own-building');
  });

  it('says that the material for a building is there, and was not before', () => {
    const pile = { piles: [['brickworks']] };
    const short = { francs: 9, goods: { wood: 2 } };
    const iron = { ...short, goods: { wood: 2, iron: 1 } };
    expect(said(at(iron, pile), 'take clay')['material']).toMatchObject({ francs: goodsMessage(0, 14) });
    expect(said(at(short, pile), 'take clay')['near']).toMatchObject({ goods: [goodsMessage(goodOf('iron'), 1)] });
    expect(kinds(at(short, pile), 'take clay')).not.toContain('material');
    expect(kinds(at(short, pile), 'take fish')).not.toContain('near');
    const ready = { francs: 9, goods: { wood: 2, clay: 3, iron: 1 } };
    expect(kinds(at(ready, pile), 'take clay')).not.toContain('material');
  });

  it('says that nobody else could build what is planned, where nobody could', () => {
    const iron = { francs: 9, goods: { wood: 2, iron: 1 } };
    const rival = { seats: { green: { francs: 9, goods: { wood: 2, clay: 3, iron: 1 } } } };
    const next = 'enter building-firm-1; build brickworks';
    expect(kinds(at(iron, { piles: [['brickworks']] }), 'take clay', next)).toContain('nobody-builds');
    expect(kinds(at(iron, { piles: [['brickworks']], ...rival }), 'take clay', next)).not.toContain('nobody-builds');
    expect(kinds(at(iron, { piles: [['brickworks']] }), 'take clay')).not.toContain('nobody-builds');
  });

  it('says what comes in the next turn of what is got now', () => {
    const firm = { piles: [['brickworks']], town: ['building-firm-1'] };
    const build = 'enter building-firm-1; build brickworks';
    // The Brickworks cost 2 wood, 1 clay and 1 iron; the offer has 2 clay.
    const then = (clay: number) =>
      turnIn(bots, at({ francs: 9, goods: { wood: 2, iron: 1, clay: clay + 2 } }, firm), build);
    const told = (clay: number) =>
      reasonsFor(bots, at({ francs: 9, goods: { wood: 2, iron: 1, clay } }, firm), 'take clay', then(clay));
    expect(told(0)['next-builds']).toMatchObject({ things: [{ args: { n: 14 } }] });
    expect(Object.keys(told(1))).not.toContain('next-builds');
    const kiln = { town: ['charcoal-kiln'] };
    const burn = turnIn(bots, at({ goods: { wood: 5 } }, kiln), 'enter charcoal-kiln; convert 5');
    const made = reasonsFor(bots, at({}, kiln), 'take wood', burn);
    expect(made['next-makes']).toEqual({ goods: [goodsMessage(goodOf('charcoal'), 5)] });
  });

  it('counts goods that are got, and not those that are only turned into others', () => {
    const bakehouse = at({ goods: { grain: 6, wood: 3 }, buildings: ['bakehouse'] });
    expect(kinds(bakehouse, 'enter bakehouse; convert 6')).not.toContain('goods');
  });

  it('says what a building is worth to who would own it', () => {
    // The Town Hall counts 6, 4 for each public building and 2 for each craftsman's.
    const hall = { piles: [['town-hall']] };
    const told = (...buildings: readonly string[]) =>
      said(at({ goods: { brick: 3 }, buildings }, hall), 'take wood')['material'];
    expect(told()).toMatchObject({ francs: goodsMessage(0, 10) });
    expect(told('bakehouse', 'joinery')).toMatchObject({ francs: goodsMessage(0, 14) });
  });

  it('does not call a building safe from who lacks one wood', () => {
    const iron = { francs: 9, goods: { wood: 2, iron: 1 } };
    const next = 'enter building-firm-1; build brickworks';
    const nearly = { seats: { green: { francs: 9, goods: { wood: 1, clay: 3, iron: 1 } } } };
    expect(kinds(at(iron, { piles: [['brickworks']], ...nearly }), 'take clay', next)).not.toContain('nobody-builds');
  });

  it('says that a ship can be built, at a wharf that is free, and who lacks what', () => {
    const next = 'enter wharf-1; build wooden-ship';
    const wharf = { town: ['wharf-1'], ships: { wooden: ['wooden-2'] } };
    const seat = { francs: 9, goods: { coal: 1 } };
    const told = said(at(seat, wharf), 'take wood', next);
    expect(told['ship-material']).toBeDefined();
    expect(told['wharf-free']).toBeDefined();
    expect(told['nobody-faster']).toMatchObject({
      lacking: [{ key: 'reason.lacks', args: { good: goodMessage(goodOf('wood')) } }],
    });
    const busy = { ...wharf, seats: { green: { disc: 'wharf-1', goods: { wood: 6, coal: 1 } } } };
    const there = kinds(at(seat, busy), 'take wood', next);
    expect(there).toContain('ship-material');
    expect(there).not.toContain('wharf-free');
    expect(there).not.toContain('nobody-faster');
    expect(kinds(at(seat, wharf), 'take fish', next)).not.toContain('ship-material');
    expect(kinds(at(seat, { ships: wharf.ships }), 'take wood', next)).not.toContain('ship-material');
  });

  it('says that ships have fuel and cargo', () => {
    const sailor = { francs: 9, goods: { fish: 2 }, ships: ['wooden-2'] };
    const colliery = { town: ['colliery'] };
    const mine = 'enter colliery; pay 2 fish';
    const told = said(at(sailor, colliery), mine);
    expect(told['fuel']).toEqual({ energy: 9, n: 1, need: 3 });
    // Two of the three coal have room aboard, where two fish had.
    expect(told['cargo']).toEqual({ francs: goodsMessage(0, 4) });
    const landlubber = { ...sailor, ships: [] };
    expect(kinds(at(landlubber, colliery), mine)).not.toContain('fuel');
    expect(kinds(at(landlubber, colliery), mine)).not.toContain('cargo');
    expect(kinds(at({ ...sailor, goods: { fish: 2, coal: 1 } }, colliery), mine)).not.toContain('fuel');
  });

  it('counts as fuel what the rules count, and as much as they ask (L-606, L-986)', () => {
    const ships = ['wooden-2', 'wooden-2'];
    const none = { francs: 9, ships };
    // Two ships need 6 energy, with the Wind Farm 3; the offer has 5 wood.
    expect(said(at({ ...none, buildings: ['wind-farm'] }), 'take wood')['fuel']).toEqual({ energy: 5, n: 2, need: 3 });
    expect(kinds(at(none), 'take wood')).not.toContain('fuel');
    const grain = { ...none, goods: { wood: 2 } };
    const burning = at({ ...grain, buildings: ['biofuel-facility'] });
    expect(said(burning, 'take grain')['fuel']).toEqual({ energy: 6, n: 2, need: 6 });
    expect(kinds(at(grain), 'take grain')).not.toContain('fuel');
  });
});

it('is foreseen that a building is entered or bought, unless nobody knows yet that it comes', () => {
  const foreseen = (position: JsonObject, token: string): boolean =>
    bots.reasons?.isForeseeable?.(leHavre.parse(token), turnIn(bots, position, 'take fish').after) ?? true;
  const looked = { pile: 2, unseen: ['kiln'], seen: [{ place: 1, card: 'farm', knownBy: ['red'] }] };
  for (const deed of ['enter', 'buy']) {
    expect(foreseen(at({ francs: 9 }, { specials: { pile: 1, unseen: ['farm'] } }), `${deed} farm`)).toBe(false);
    expect(foreseen(at({ francs: 9 }, { specials: looked }), `${deed} farm`)).toBe(true);
    expect(foreseen(at({ francs: 9 }, { town: ['farm'] }), `${deed} farm`)).toBe(true);
    expect(foreseen(at({ francs: 9 }, { piles: [['brickworks']] }), `${deed} brickworks`)).toBe(true);
  }
});
