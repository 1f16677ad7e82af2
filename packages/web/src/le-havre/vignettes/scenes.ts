import { COUNTRY } from './country.ts';
import { QUAY } from './quay.ts';
import { SHOPS } from './shops.ts';
import type { Scenes } from './shape.ts';
import { TOWN } from './town.ts';
import { FURNACES, WORKSHOPS } from './works.ts';

/** The drawing of every building, by the card's slug. */
export const SCENES: Scenes = { ...QUAY, ...TOWN, ...SHOPS, ...WORKSHOPS, ...FURNACES, ...COUNTRY };
