import type { CardFile } from '@quayside/le-havre';

/** Three cards to begin from. */
export const EXAMPLES: readonly CardFile[] = [
  {
    'quayside-card': 1,
    name: { en: 'Sailors’ Canteen', ko: '선원 식당', ru: 'Столовая моряков', it: 'Mensa dei Marinai' },
    type: 'economic',
    value: 8,
    price: 8,
    fee: { food: 1 },
    fishermen: 1,
    players: [3, 4, 5],
    effects: [{ convert: { 'smoked-fish': 1 }, into: { franc: 3 }, most: 4 }, { gain: { bread: 1 } }],
    drawing: [
      { part: 'tree', at: 2 },
      { part: 'hip-roof', at: 16 },
      { part: 'awning', at: 20 },
      { part: 'sign', at: 27 },
      { part: 'barrel', at: 63 },
      { part: 'barrel', at: 71 },
      { part: 'lamp', at: 80 },
      { part: 'boat', at: 87 },
    ],
  },
  {
    'quayside-card': 1,
    name: { en: 'Pilot Station', ko: '도선사 사무소', ru: 'Лоцманская станция', it: 'Stazione dei Piloti' },
    type: 'public',
    value: 14,
    price: 14,
    fee: null,
    effects: [{ worth: 'ship', francs: 2 }],
    drawing: [
      { part: 'crane', at: 4 },
      { part: 'gable', at: 34 },
      { part: 'tower', at: 58 },
      { part: 'lamp', at: 78 },
      { part: 'boat', at: 86 },
    ],
  },
  {
    'quayside-card': 1,
    name: { en: 'Ice House', ko: '얼음 창고', ru: 'Ледник', it: 'Ghiacciaia' },
    type: 'industrial',
    value: 10,
    price: 10,
    fee: { francs: 1 },
    hammers: 1,
    effects: [{ gain: { fish: 3, meat: 2 } }],
    drawing: [
      { part: 'saw-tooth', at: 24 },
      { part: 'cart', at: 66 },
      { part: 'crate', at: 86 },
      { part: 'crate', at: 96 },
      { part: 'tree', at: 6 },
    ],
  },
];
