import type { CardFile, DrawingPart, DrawnPart } from '@quayside/le-havre';
import * as p from '../vignettes/parts.ts';
import { type Shape, scene } from '../vignettes/shape.ts';

/** A part of a drawing: how wide it is, and what is drawn of it from a place on. */
interface Part {
  readonly width: number;
  readonly height: number;
  readonly draw: (x: number) => readonly Shape[];
}

/** What drawings of blank cards are put together from. Houses come with doors and windows. */
export const PARTS: Readonly<Record<DrawingPart, Part>> = {
  gable: {
    width: 26,
    height: 26,
    draw: (x) =>
      scene(p.gabled(x + 2, 22, 16), p.windows(x + 5, 24, 1), p.windows(x + 17, 24, 1), p.door(x + 10.5, 5, 8)),
  },
  'hip-roof': {
    width: 44,
    height: 24,
    draw: (x) =>
      scene(
        p.hipped(x + 2, 40, 17, 7, 6),
        p.windows(x + 6, 23, 2, 8),
        p.windows(x + 28, 23, 2, 8),
        p.door(x + 19, 7, 10),
      ),
  },
  'saw-tooth': {
    width: 36,
    height: 23,
    draw: (x) => scene(p.sawtooth(x, 3, 12, 15), p.windows(x + 4, 25, 2, 8), p.gate(x + 22, 9, 10)),
  },
  temple: { width: 38, height: 27, draw: (x) => scene(p.temple(x + 2, 34, 18, 5)) },
  tower: {
    width: 18,
    height: 35,
    draw: (x) =>
      scene(p.gabled(x + 2, 14, 26, 8), p.light(x + 9, 17, 2.6), p.arch(x + 7, 30, 4, 6), p.door(x + 7, 4, 5)),
  },
  chimney: { width: 12, height: 34, draw: (x) => p.chimney(x + 2, 27, 6, 0.9) },
  awning: { width: 36, height: 24, draw: (x) => p.awning(x, 18, 36, 7) },
  sign: { width: 22, height: 26, draw: (x) => p.sign(x + 1, 12.5, 20, 5) },
  barrel: { width: 8, height: 9, draw: (x) => p.barrel(x + 1) },
  crate: { width: 9, height: 9, draw: (x) => p.crate(x + 0.5, 8) },
  sacks: { width: 20, height: 9, draw: (x) => scene(p.sack(x + 2), p.sack(x + 11, 'bread')) },
  cart: { width: 16, height: 10, draw: (x) => p.cart(x) },
  crane: { width: 26, height: 29, draw: (x) => p.crane(x + 6, 24, 18) },
  boat: { width: 26, height: 21, draw: (x) => scene(p.water(x, 26), p.boat(x + 3)) },
  tree: { width: 12, height: 15, draw: (x) => p.tree(x + 6) },
  lamp: { width: 6, height: 18, draw: (x) => p.lamp(x + 3) },
};

export const drawingOf = (parts: readonly DrawnPart[]): readonly Shape[] =>
  parts.flatMap(({ part, at }) => PARTS[part].draw(at));

/** How far to either side a part may be put. */
export const LEFTMOST = -20;
export const RIGHTMOST = 132;

export const moved = (parts: readonly DrawnPart[], which: number, to: number): readonly DrawnPart[] =>
  parts.map((each, at) =>
    at === which ? { ...each, at: Math.max(LEFTMOST, Math.min(RIGHTMOST, Math.round(to))) } : each,
  );

/** Where a new part goes: into the broadest gap. */
export function placeFor(parts: readonly DrawnPart[], part: DrawingPart): number {
  const { width } = PARTS[part];
  const taken = (x: number): number =>
    parts.reduce((sum, each) => {
      const overlap = Math.min(x + width, each.at + PARTS[each.part].width) - Math.max(x, each.at);
      return sum + Math.max(0, overlap);
    }, 0);
  let best = 0;
  for (let x = 2; x <= 110 - width; x += 2) if (taken(x) < taken(best) || best === 0) best = x;
  return best;
}

type Scene = readonly (readonly [DrawingPart, number])[];

/** Some streets for each type: what is proposed is one of them, with what goes with the card's deeds. */
const PROPOSED: Readonly<Record<CardFile['type'], readonly Scene[]>> = {
  craftsman: [
    [
      ['tree', 6],
      ['gable', 20],
      ['chimney', 38],
      ['cart', 56],
      ['crate', 78],
      ['barrel', 90],
    ],
    [
      ['gable', 12],
      ['gable', 38],
      ['sign', 40],
      ['sacks', 70],
      ['lamp', 96],
    ],
  ],
  economic: [
    [
      ['tree', 2],
      ['hip-roof', 16],
      ['awning', 20],
      ['sign', 27],
      ['barrel', 63],
      ['barrel', 71],
      ['lamp', 80],
      ['boat', 87],
    ],
    [
      ['hip-roof', 30],
      ['awning', 34],
      ['crate', 80],
      ['crate', 90],
      ['tree', 10],
      ['lamp', 102],
    ],
  ],
  industrial: [
    [
      ['saw-tooth', 24],
      ['chimney', 64],
      ['cart', 80],
      ['crate', 8],
    ],
    [
      ['chimney', 14],
      ['chimney', 24],
      ['saw-tooth', 40],
      ['crane', 80],
    ],
  ],
  public: [
    [
      ['tree', 8],
      ['temple', 34],
      ['lamp', 26],
      ['lamp', 78],
      ['tree', 92],
    ],
    [
      ['tower', 20],
      ['hip-roof', 36],
      ['lamp', 88],
      ['tree', 98],
    ],
  ],
  none: [
    [
      ['tree', 6],
      ['tree', 20],
      ['crane', 44],
      ['boat', 80],
    ],
    [
      ['tree', 10],
      ['sacks', 30],
      ['cart', 58],
      ['tree', 80],
      ['tree', 94],
    ],
  ],
};

/** Another drawing for the card than it has now. */
export function proposed({ type, drawing = [] }: Pick<CardFile, 'type' | 'drawing'>): readonly DrawnPart[] {
  const scenes = PROPOSED[type].map((each) => each.map(([part, at]): DrawnPart => ({ part, at })));
  const now = scenes.findIndex((each) => JSON.stringify(each) === JSON.stringify(drawing));
  return scenes[(now + 1) % scenes.length] ?? [];
}
