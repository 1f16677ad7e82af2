import { LANGUAGES, type Outcome } from '@quayside/kernel';
import {
  BLANK_RULES,
  type CardFile,
  cardOfFile,
  cardText,
  CARDS,
  leHavreWords,
  MOST_FILE,
  readCardFile,
  textIn,
  writeCardFile,
} from '@quayside/le-havre';
import { describe, expect, it, test } from 'vitest';

/** A card with nothing special about it; what is said besides takes the place of its fields. */
const CANTEEN = {
  'quayside-card': 1,
  name: { en: 'Sailors’ Canteen', it: 'Mensa dei Marinai' },
  type: 'economic',
  value: 6,
  price: 8,
  fee: { food: 1 },
  effects: [{ convert: { fish: 1 }, into: { franc: 2 }, most: 4 }],
};

const read = (more: object): Outcome<CardFile> => readCardFile(JSON.stringify({ ...CANTEEN, ...more }));
const problems = (more: object): string[] => {
  const file = read(more);
  return file.ok ? [] : file.problems.map(({ at, why }) => `${at} ${why}`);
};
const wrongIn = (...effects: object[]): string[] => problems({ effects });
const convert = (more: object): string[] => wrongIn({ convert: { fish: 1 }, into: { franc: 2 }, ...more });
const fileOf = (more: object): CardFile => {
  const file = read(more);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
};

describe('a card file is read', () => {
  it('is a card of the table', () => {
    expect(cardOfFile(fileOf({}), 2)).toMatchObject({
      slug: 'blank-2',
      set: 'blank',
      name: 'Sailors’ Canteen',
      type: 'economic',
      value: 6,
      purchase: 8,
      entryFee: { food: 1 },
      fullGame: [1, 2, 3, 4, 5],
      does: CANTEEN.effects,
    });
  });

  it('takes every effect of the vocabulary', () => {
    const conversion = { convert: { clay: 2 }, into: { brick: 1 }, first: { franc: 1 }, half: 'franc', halfEnergy: 1 };
    for (const effects of [
      [{ gain: { fish: 3 }, perFisherman: 'fish', perHammer: 'coal', withHammer: 'coal', owning: { bread: 1 } }],
      [{ gain: {}, perBuilding: { economic: { meat: 1 } } }],
      [
        { pick: ['fish', 'wood'], most: 2, base: 2 },
        { gain: {}, loans: 1 },
      ],
      [{ pick: ['coke', 'steel'], most: 2, prices: { steel: 5 } }],
      [{ ...conversion, substitute: true, mostPer: { good: 'hide', times: 2 }, owning: { franc: 9 } }],
      [{ convert: {}, food: 2, into: { iron: 1 }, most: 5 }],
      [{ either: [conversion, { convert: { brick: 1 }, into: { franc: 3 }, energyOnce: 2 }] }],
      [{ build: 2, lessWood: 1 }],
      ...BLANK_RULES.map((rule) => [{ rule }]),
      [{ gain: { fish: 1 } }, { worth: 'cattle', francs: 2 }, { worth: 'ship', francs: 1 }],
      [{ gain: { fish: 1 } }, { income: 'fish', amounts: [2, 2, 1, 1, 1] }, { feeds: [5, 4, 3, 2, 1] }],
      [{ gain: { fish: 1 } }, { discount: { wood: 1 } }],
    ])
      expect(wrongIn(...effects)).toEqual([]);
    expect(problems({ fee: null, effects: [] })).toEqual([]);
  });

  it('has a text in every language, made from what it does', () => {
    expect(cardText(cardOfFile(fileOf({}))).map(({ key }) => key)).toEqual(['does.convert-most']);
    expect(cardText(cardOfFile(fileOf({ fee: null, effects: [] })))).toEqual([]);
  });

  it('a name that is missing in a language is the first there is', () => {
    expect(LANGUAGES.map((language) => textIn({ it: 'Mensa', ko: '식당' }, language))).toEqual([
      '식당',
      '식당',
      '식당',
      'Mensa',
    ]);
  });

  it('every printed special building that needs no card of its own can be written as one', () => {
    const told = CARDS.filter(({ set, type, does, purchase }) => {
      const own = does.some((effect) => 'owner' in effect || ('rule' in effect && !isBlankRule(effect.rule)));
      const picks = does.some((effect) => 'pick' in effect && (effect.held || typeof effect.pick === 'string'));
      const half = does.some((effect) => 'worth' in effect && effect.worth === 'good');
      return set !== 'base' && type !== 'ship' && purchase !== null && does.length > 0 && !own && !picks && !half;
    });
    expect(told.length).toBeGreaterThan(20);
    for (const { slug, name, type, value, purchase, entryFee, does: effects } of told) {
      const { mode, ...fee } = entryFee ?? {};
      const card = { name: { en: name }, type, value, price: purchase, effects };
      const said = problems({ ...card, fee: entryFee && (mode ? { ...fee, either: true } : fee) });
      expect([slug, ...said]).toEqual([slug]);
    }
  });
});

const isBlankRule = (rule: string): boolean => (BLANK_RULES as readonly string[]).includes(rule);

describe('there is one way to write a card', () => {
  it('in the order of its fields, without blanks, what is usual left out', () => {
    const file = fileOf({ drawing: [], hammers: 0, players: [5, 4, 3, 2, 1], fishermen: 1 });
    expect(writeCardFile(file)).toBe(
      '{"quayside-card":1,"name":{"en":"Sailors’ Canteen","it":"Mensa dei Marinai"},"type":"economic","value":6,"price":8,' +
        '"fee":{"food":1},"fishermen":1,"effects":[{"convert":{"fish":1},"into":{"franc":2},"most":4}]}',
    );
  });

  it('whatever order it came in, and reads back as the same', () => {
    const turned = Object.fromEntries(Object.entries(CANTEEN).toReversed());
    const file = readCardFile(JSON.stringify(turned));
    expect(file.ok && writeCardFile(file.value)).toBe(writeCardFile(fileOf({})));
    expect(readCardFile(writeCardFile(fileOf({})))).toEqual(file);
  });
});

describe('a file that is no card is refused at its field', () => {
  test.each<[string, object, string]>([
    ['an unknown field', { colour: 'red' }, 'colour unknown-field'],
    [
      'an unknown field of an effect',
      { effects: [{ gain: { fish: 1 }, twice: true }] },
      'effects[0].twice unknown-field',
    ],
    ['another version', { 'quayside-card': 2 }, 'quayside-card card-version'],
    ['no type', { type: undefined }, 'type card-missing'],
    ['a ship', { type: 'ship' }, 'type not-one-of'],
    ['no name at all', { name: {} }, 'name card-few'],
    ['a name of two lines', { name: { en: 'a\nb' } }, 'name.en card-text'],
    ['a name with two blanks', { name: { en: 'a  b' } }, 'name.en card-text'],
    ['a name that turns the line around', { name: { en: 'a\u202Eb' } }, 'name.en card-text'],
    ['a name of 41 signs', { name: { en: 'a'.repeat(41) } }, 'name.en card-text'],
    ['a name in another language', { name: { fr: 'Cantine' } }, 'name.fr unknown-field'],
    ['a long note', { note: { en: 'a'.repeat(201) } }, 'note.en card-text'],
    ['a value below 0', { value: -1 }, 'value not-number'],
    ['a broken value', { value: 2.5 }, 'value not-number'],
    ['no price', { price: null }, 'price not-number'],
    ['a fee too high', { fee: { food: 7 } }, 'fee.food not-number'],
    ['food and francs, not either', { fee: { food: 1, francs: 1 } }, 'fee.either card-either'],
    ['either of one thing', { fee: { food: 1, either: true } }, 'fee.either card-either'],
    ['a flag that is false', { fee: { food: 1, francs: 1, either: false } }, 'fee.either card-flag'],
    ['four hammers', { hammers: 4 }, 'hammers not-number'],
    ['nobody to play with', { players: [] }, 'players card-size'],
    ['players named twice', { players: [2, 2] }, 'players[1] card-listed-twice'],
    ['five effects', { effects: Array.from({ length: 5 }, () => ({ gain: { fish: 1 } })) }, 'effects card-size'],
    ['effects that are no list', { effects: { gain: {} } }, 'effects not-list'],
    ['an effect of no kind', { effects: [{}] }, 'effects[0] card-which'],
    ['an effect of two kinds', { effects: [{ gain: { fish: 1 }, feeds: [1, 1, 1, 1, 1] }] }, 'effects[0] card-which'],
    ['a good nobody knows', { effects: [{ gain: { gold: 1 } }] }, 'effects[0].gain.gold unknown-field'],
    ['too much of a good', { effects: [{ gain: { fish: 31 } }] }, 'effects[0].gain.fish not-number'],
    ['a rule of another card', { effects: [{ rule: 'harbour-watch' }] }, 'effects[0].rule not-one-of'],
    [
      'an income for four numbers of players',
      { effects: [{ income: 'fish', amounts: [1, 1, 1, 1] }] },
      'effects[0].amounts card-size',
    ],
    ['a part nobody can draw', { drawing: [{ part: 'moon', at: 0 }] }, 'drawing[0].part not-one-of'],
    ['a part far away', { drawing: [{ part: 'tree', at: 200 }] }, 'drawing[0].at not-number'],
    ['a padlock before something to do', { fee: null }, 'fee card-padlock'],
    ['nothing to do inside', { effects: [{ worth: 'cattle', francs: 1 }] }, 'fee card-nothing-inside'],
    ['nothing to take', { effects: [{ gain: {}, withHammer: 'coal' }] }, 'effects[0].gain card-no-gain'],
    [
      'two loans',
      {
        effects: [
          { gain: {}, loans: 1 },
          { gain: { fish: 1 }, loans: 1 },
        ],
      },
      'effects card-loans',
    ],
    ['more picks than goods', { effects: [{ pick: ['fish'], most: 2 }] }, 'effects[0].most card-pick-most'],
    ['one to two picks', { effects: [{ pick: ['fish', 'wood'], base: 1, most: 2 }] }, 'effects[0].base card-pick-base'],
    [
      'picks that must be paid',
      { effects: [{ pick: ['fish'], base: 1, most: 1, prices: { fish: 1 } }] },
      'effects[0].base card-pick-free',
    ],
    [
      'some of the wares',
      { effects: [{ pick: ['fish', 'wood'], most: 1, prices: { fish: 1 } }] },
      'effects[0].most card-pick-all',
    ],
    [
      'a price of nothing',
      { effects: [{ pick: ['fish'], most: 1, prices: { wood: 1 } }] },
      'effects[0].prices card-pick-price',
    ],
    ['a build after a gain', { effects: [{ gain: { fish: 1 } }, { build: 1 }] }, 'effects[1] card-follows'],
    [
      'a fault inside either',
      {
        effects: [
          {
            either: [
              { convert: {}, into: { fish: 1 } },
              { convert: { fish: 1 }, into: { franc: 1 } },
            ],
          },
        ],
      },
      'effects[0].either[0].convert card-free',
    ],
  ])('%s', (_, more, problem) => {
    expect(problems(more)).toEqual([problem]);
  });

  test.each<[string, object, string]>([
    ['that gives without end', { convert: {} }, 'convert card-free'],
    ['that gives without end for energy paid once', { convert: {}, energyOnce: 3 }, 'convert card-free'],
    ['that takes food and energy', { convert: { hide: 1 }, food: 1, halfEnergy: 2 }, 'food card-food-energy'],
    ['that takes food twice', { food: 1 }, 'convert card-also-food'],
    ['that takes fuel twice', { convert: { wood: 1 }, halfEnergy: 2 }, 'convert card-also-energy'],
    ['with two limits', { most: 2, mostPer: { good: 'iron', times: 1 } }, 'mostPer card-limits'],
    ['that counts what it takes', { mostPer: { good: 'fish', times: 1 } }, 'mostPer.good card-counted'],
    ['that counts what it burns', { halfEnergy: 2, mostPer: { good: 'wood', times: 1 } }, 'mostPer.good card-counted'],
    ['with a stand-in for nothing', { substitute: true }, 'substitute card-stands-in'],
    [
      'that takes the stand-in, too',
      { convert: { clay: 1, brick: 1 }, substitute: true },
      'substitute card-stands-in-twice',
    ],
  ])('a conversion %s', (_, more, problem) => {
    expect(convert(more)).toEqual([`effects[0].${problem}`]);
  });

  it('tells everything that is wrong', () => {
    expect(problems({ value: 99, colour: 1, effects: [{ gain: { fish: 0 } }, { rule: 'x' }] })).toEqual([
      'colour unknown-field',
      'value not-number',
      'effects[0].gain.fish not-number',
      'effects[1].rule not-one-of',
    ]);
  });

  it('what is no JSON, no object, or too long', () => {
    const why = (text: string): string[] => {
      const file = readCardFile(text);
      return file.ok ? [] : file.problems.map((each) => `${each.at} ${each.why}`);
    };
    expect(why('{')).toEqual(['file card-not-json']);
    expect(why('[]')).toEqual(['file not-object']);
    expect(why(' '.repeat(MOST_FILE + 1))).toEqual(['file card-too-long']);
    expect(why('{"__proto__":{"value":1}}')[0]).toBe('__proto__ unknown-field');
  });
});

test('every reason has words in four languages', () => {
  const reasons = Object.keys(leHavreWords.messages.en).filter((key) => key.startsWith('problem.card-'));
  expect(reasons.length).toBeGreaterThan(25);
  for (const language of LANGUAGES)
    for (const key of reasons) expect(leHavreWords.messages[language]).toHaveProperty([key]);
});
