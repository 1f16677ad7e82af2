import { COUNTRY } from './country.ts';
import { MORE_AFLOAT, MORE_COUNTRY, MORE_QUAY } from './expansion-outside.ts';
import { MORE_SHOPS } from './expansion-shops.ts';
import { MORE_TOWN } from './expansion-town.ts';
import { MORE_FURNACES, MORE_WORKSHOPS } from './expansion-works.ts';
import * as p from './parts.ts';
import { AFLOAT, QUAY } from './quay.ts';
import { SHOPS } from './shops.ts';
import { type Scenes, type Shape, scene } from './shape.ts';
import { TOWN } from './town.ts';
import { FURNACES, WORKSHOPS } from './works.ts';

const quay = { ...QUAY, ...MORE_QUAY };
const afloat = { ...AFLOAT, ...MORE_AFLOAT };
const streets = { ...TOWN, ...SHOPS, ...MORE_TOWN, ...MORE_SHOPS };
const country = { ...COUNTRY, ...MORE_COUNTRY };

/** The drawing of every building, by the card's slug. */
export const SCENES: Scenes = {
  ...quay,
  ...afloat,
  ...streets,
  ...country,
  ...WORKSHOPS,
  ...FURNACES,
  ...MORE_WORKSHOPS,
  ...MORE_FURNACES,
};

/** Where a large drawing has its building; what is around it stands before and behind. */
export const MIDDLE = 34;

const SKY = p.gulls([12, 4], [21, 8], [152, 5]);
const BY_THE_WATER = scene(SKY, p.tree(9), p.crate(15), p.crate(24), p.crate(19.5, 7, 28), p.boat(152));
const ON_THE_WATER = scene(SKY, p.boat(8), p.boat(152));
const IN_THE_STREET = scene(SKY, p.tree(12, 16), p.lamp(24), p.lamp(150), p.tree(162, 15));
const AT_WORK = scene(SKY, p.fir(8, 16), p.barrel(16), p.barrel(25), p.crate(150, 9), p.crate(159, 7), p.fir(172, 18));
const OUTSIDE = scene(SKY, p.fir(10, 20), p.fir(20, 15), p.tree(29, 12), p.tree(152, 16), p.fence(160, 4, 6));

/** What is around a building where there is more room. */
export function around(card: string): readonly Shape[] {
  if (card in quay) return BY_THE_WATER;
  if (card in afloat) return ON_THE_WATER;
  if (card in streets) return IN_THE_STREET;
  return card in country ? OUTSIDE : AT_WORK;
}
