import { area, box, circle, each, GROUND as G, line, n, type Shape, type Tint } from './shape.ts';

// What buildings are made of. All stand on the ground; x is where they begin, h how high they are.

type Part = readonly Shape[];
const steps = (count: number, step: number, from = 0): number[] =>
  Array.from({ length: count }, (_, at) => from + at * step);
const walls = (x: number, w: number, h: number): Shape => area(box(x, G - h, w, h));

export const windows = (x: number, y: number, count = 1, step = 7, w = 4, h = 4.5): Part => [
  area(
    each(steps(count, step, x), (at) => box(at, y, w, h)),
    'window',
  ),
];
/** Round windows, lanterns, clocks that shine. */
export const light = (x: number, y: number, r: number): Part => [area(circle(x, y, r), 'window')];
/** A window under an arch: of a church, of an oven. */
export const arch = (x: number, y: number, w: number, h: number): Part => [
  area(`M${x} ${y}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${w} 0v${n(h - w / 2)}z`, 'window'),
];
export const door = (x: number, w = 5, h = 8): Part => [
  area(`M${x} ${G}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${w} 0v${n(h - w / 2)}z`, 'ink', 0),
];
export const gate = (x: number, w = 10, h = 11): Part => [
  area(box(x, G - h, w, h), 'dark'),
  line(`M${x + w / 2} ${G - h}V${G}`, 0.8),
];

export const gabled = (x: number, w: number, h: number, roof = w * 0.36): Part => [
  walls(x, w, h),
  area(`M${x - 2} ${n(G - h + 0.5)}L${x + w / 2} ${n(G - h - roof)}L${x + w + 2} ${n(G - h + 0.5)}z`, 'roof'),
];
export const hipped = (x: number, w: number, h: number, roof = 7, inset = 6): Part => [
  walls(x, w, h),
  area(
    `M${x - 2} ${n(G - h + 0.5)}L${x + inset} ${G - h - roof}H${x + w - inset}L${x + w + 2} ${n(G - h + 0.5)}z`,
    'roof',
  ),
];
export const flatRoofed = (x: number, w: number, h: number): Part => [
  walls(x, w, h),
  area(box(x - 1.5, G - h - 2.5, w + 3, 2.5), 'roof'),
];
export const sawtooth = (x: number, teeth: number, w: number, h: number, roof = 7): Part => [
  walls(x, teeth * w, h),
  area(
    each(steps(teeth, w, x), (at) => `M${at} ${n(G - h + 0.4)}v${n(-roof - 0.4)}l${w} ${n(roof + 0.4)}z`),
    'roof',
  ),
];
export const leanTo = (x: number, w: number, high: number, low: number): Part => [
  area(`M${x} ${G}V${G - high}L${x + w} ${G - low}V${G}z`),
  line(`M${x - 1.5} ${n(G - high + 0.2)}L${x + w + 1.5} ${G - low}`, 2.6, 'roof-ink'),
];
/** A gable that rises in steps, as old guilds have it. */
export const stepped = (x: number, w: number, h: number): Part => {
  const s = n(w / 7);
  const t = n(w - 6 * s);
  return [
    area(`M${x} ${G}V${G - h}h${s}v-3h${s}v-3h${s}v-3h${t}v3h${s}v3h${s}v3h${s}V${G}z`),
    area(`M${x - 0.6} ${G - h}h${n(w + 1.2)}v2h${n(-w - 1.2)}z`, 'roof'),
  ];
};
export const temple = (x: number, w: number, h: number, columns: number): Part => [
  walls(x, w, h),
  area(`M${x - 2} ${n(G - h + 0.3)}L${x + w / 2} ${G - h - 8}L${x + w + 2} ${n(G - h + 0.3)}z`, 'roof'),
  area(box(x - 1.5, G - h, w + 3, 2.4)),
  line(
    each(steps(columns, (w - 5) / (columns - 1), x + 2.5), (at) => `M${n(at)} ${G - h + 3}V${G - 2}`),
    2.2,
  ),
  area(box(x - 2, G - 2.2, w + 4, 2.2)),
];

export const smoke = (x: number, y: number, s = 1): Part => [
  line(
    `M${x} ${y}c${n(2 * s)} ${n(-2.4 * s)} ${n(5 * s)} ${n(-0.6 * s)} ${n(6 * s)} ${n(-3.2 * s)}s${n(4.5 * s)} ${n(-s)} ${n(6.5 * s)} -2.6`,
    n(2.6 * s),
    'smoke',
  ),
];
/** A chimney; how much it smokes. */
export const chimney = (x: number, h: number, w = 5, puff = 1): Part => [
  area(`M${x} ${G}l.8 ${-h}h${n(w - 1.6)}l.8 ${h}z`, 'brick'),
  area(box(x - 0.2, G - h, w + 0.4, 2), 'dark'),
  ...(puff > 0 ? smoke(x + w / 2, G - h - 1, puff) : []),
];
export const awning = (x: number, y: number, w: number, stripes: number): Part => {
  const s = n(w / stripes);
  const stripe = (at: number): string => `M${n(x + at * s)} ${y}h${s}v3.4a${n(s / 2)} 2 0 0 1 ${-s} 0z`;
  return [
    area(each(steps(Math.ceil(stripes / 2), 2), stripe), 'brick', 0.9),
    area(each(steps(Math.floor(stripes / 2), 2, 1), stripe), 'wall', 0.9),
  ];
};
/** A market stall: an awning over a counter. */
export const stall = (x: number, w: number, y: number, counter = 9): Part => [
  line(`M${x + 1} ${y + 4}V${G}M${x + w - 1} ${y + 4}V${G}`),
  area(box(x + 2, G - counter, w - 4, counter), 'wood'),
  ...awning(x, y, w, Math.round(w / 11) * 2 + 1),
];
export const sign = (x: number, y: number, w: number, h = 5): Part => [
  area(box(x, y, w, h)),
  line(`M${x + 2} ${y + h / 2}h${w - 4}`, 1),
];
/** A shield on an arm over the street, for what is drawn on it. */
export const shield = (x: number, y: number, r = 4.4): Part => [
  line(`M${n(x - r - 1.5)} ${n(y - r - 2)}h${n(r + 1.5)}v2`, 1.1),
  area(circle(x, y, r)),
];
export const flag = (x: number, y: number, tint: Tint = 'brick'): Part => [
  line(`M${x} ${y}v-9`, 1.2),
  area(`M${x} ${y - 9}h7l-2 2.2 2 2.2h-7z`, tint, 0.9),
];
export const lamp = (x: number): Part => [
  line(`M${x} ${G}v-13`, 1.2),
  area(`M${n(x - 1.8)} ${G - 13}h3.6l.8-4h-5.2z`, 'window'),
];
export const umbrella = (x: number, y: number, w: number): Part => [
  line(`M${x} ${y}V${G}`, 1.2),
  area(`M${n(x - w / 2)} ${y}q${n(w / 2)} -9 ${w} 0z`, 'brick'),
  area(`M${n(x - w / 6)} ${y}q${n(w / 6)} -9 ${n(w / 3)} 0z`, 'wall', 0.9),
];
export const table = (x: number, w: number, h = 7): Part => [
  line(`M${x + 2} ${G}v${1 - h}M${x + w - 2} ${G}v${1 - h}`, 1.2),
  area(box(x, G - h, w, 1.8), 'wood'),
];

export const logs = (x: number, rows = 3): Part => {
  const ends = (r: number): string =>
    each(steps(rows, 1), (row) =>
      each(steps(rows - row, 1), (at) => circle(x + 2.6 + at * 5.2 + row * 2.6, G - 2.6 - row * 4.5, r)),
    );
  return [area(ends(2.6), 'wood'), area(ends(0.8), 'ink', 0)];
};
export const barrel = (x: number, y = G): Part => [
  area(`M${x} ${y}c-1.2-2.8-1.2-6 0-8.6h6c1.2 2.6 1.2 5.8 0 8.6z`, 'wood'),
  line(`M${n(x - 0.6)} ${y - 6}h7.2M${n(x - 0.6)} ${n(y - 2.6)}h7.2`, 0.9),
];
export const crate = (x: number, s = 8, y = G): Part => [
  area(box(x, y - s, s, s), 'wood'),
  line(`M${x} ${y}l${s} ${-s}M${x} ${y - s}l${s} ${s}`, 0.8),
];
export const sack = (x: number, tint: Tint = 'earth', y = G): Part => [
  area(`M${x} ${y}c-1.4-3 0-6.4 2.4-7l-1-1.6h4.4l-1 1.6c2.4.6 3.8 4 2.4 7z`, tint),
];
/** Rows of bricks, each one shorter than the one below. */
export const bricks = (x: number, rows = 3, y = G): Part => [
  area(
    each(steps(rows, 1), (row) =>
      each(steps(rows - row, 1), (at) => box(x + at * 6.4 + row * 3.2, y - 3.4 * (row + 1), 6.4, 3.4)),
    ),
    'brick',
    0.9,
  ),
];
/** A wall of bricks, as on a pallet. */
export const pallet = (x: number, columns: number, rows: number): Part => [
  area(
    each(steps(rows, 1), (row) => each(steps(columns, 1), (at) => box(x + at * 5, G - 2 - 3.2 * (row + 1), 5, 3.2))),
    'brick',
    0.8,
  ),
  area(box(x - 1, G - 2, columns * 5 + 2, 2), 'wood', 0.9),
];
export const ingots = (x: number, tint: Tint = 'steel'): Part => [
  area(`M${x} ${G}l1.4-4h6l1.4 4zM${x + 8} ${G}l1.4-4h6l1.4 4zM${x + 4} ${G - 4}l1.4-4h6l1.4 4z`, tint),
];
/** A pile of francs. */
export const coins = (x: number, count: number): Part => [
  area(
    each(steps(count, -2.4, G - 2.4), (y) => box(x, y, 7, 2.4)),
    'bread',
    0.8,
  ),
];
export const heap = (x: number, w: number, h: number, tint: Tint): Part => [
  area(
    `M${x} ${G}c${n(w * 0.18)} ${n(-h * 0.5)} ${n(w * 0.28)} ${-h} ${n(w * 0.45)} ${-h}s${n(w * 0.33)} ${n(h * 0.4)} ${n(w * 0.55)} ${h}z`,
    tint,
  ),
];
export const tree = (x: number, h = 15): Part => [
  line(`M${x} ${G}V${G - h + 5}`, 1.6),
  area(`M${x} ${G - h}c4 0 5.6 3 4.6 5.6c2 2 .6 5.4-2 5.4h-5.2c-2.6 0-4-3.4-2-5.4c-1-2.6.6-5.6 4.6-5.6z`, 'leaf'),
];
export const fir = (x: number, h = 17): Part => [
  area(`M${x} ${G - h}l4.6 ${n(h * 0.5)}h-2l3.2 ${n(h * 0.38)}h-11.6l3.2 ${n(-h * 0.38)}h-2z`, 'leaf'),
  line(`M${x} ${G}v-2.4`, 1.8),
];
export const fence = (x: number, posts: number, step = 8): Part => [
  line(
    `${each(steps(posts, step, x), (at) => `M${at} ${G}v-9`)}M${x - 2} ${G - 7}h${step * (posts - 1) + 4}m0 4h${-step * (posts - 1) - 4}`,
    1.2,
  ),
];
/** Grain on the stalk. */
export const ear = (x: number, h = 17): Part => [
  line(`M${x} ${G}v${6 - h}`, 1.2),
  area(
    each([0, 4, 8], (up) => `M${x} ${G - h + 13 - up}q4 0 4-4.4q-4 0-4 4.4zm0 0q-4 0-4-4.4q4 0 4 4.4z`) +
      `M${x} ${G - h + 4}q-2-2.4 0-5q2 2.6 0 5z`,
    'bread',
    0.8,
  ),
];

/** Water from here to there; without an end, as far as one sees. */
export const water = (x: number, w = 180 - x, y = G): Part => [
  area(box(x, y - 0.8, w, 40.8 - y), 'water', 0),
  line(`M${x} ${y}${'q1.5-2 3 0t3 0'.repeat(Math.floor(w / 6))}`, 1.2, 'water-ink'),
];
export const boat = (x: number, y = G): Part => [
  area(`M${x} ${y - 5}h20c-1 3-3 5-5 5.6h-10.4c-2.2-1-4-3-4.6-5.6z`, 'wood'),
  line(`M${x + 9} ${y - 5}v-15`, 1.4),
  area(`M${x + 10} ${y - 19}l8 11.5h-8zM${x + 8} ${y - 16}l-5.6 8.6h5.6z`),
];
export const bollard = (x: number): Part => [area(`M${x} ${G}v-5h-1.2v-2h6.4v2h-1.2v5z`, 'dark')];
export const crane = (x: number, h = 24, reach = 18): Part => [
  line(
    `M${x} ${G}V${G - h}l${reach} -3M${x} ${G - h + 6}L${n(x + reach * 0.55)} ${n(G - h - 1.6)}M${x - 4} ${G}h8M${x} ${G - h}l-6 3`,
    1.7,
  ),
  line(`M${x + reach} ${G - h - 3}v9a1.8 1.8 0 1 1-1.8 1.8`, 1.1),
];
export const cart = (x: number, tint: Tint = 'wood'): Part => [
  area(`M${x} ${G - 9}h16l-2 6h-12z`, tint),
  area(circle(x + 4, G - 2.6, 2.6) + circle(x + 12, G - 2.6, 2.6)),
];

export const fish = (x: number, y: number, s = 1): Part => [
  area(
    `M${x} ${y}c${n(2 * s)} ${n(-2.6 * s)} ${n(6 * s)} ${n(-2.6 * s)} ${n(8 * s)} ${n(-0.4 * s)}l${n(2.4 * s)} ${n(-1.6 * s)}v${n(4 * s)}l${n(-2.4 * s)} ${n(-1.6 * s)}c${n(-2 * s)} ${n(2.2 * s)} ${n(-6 * s)} ${n(2.2 * s)} ${n(-8 * s)} ${n(-0.4 * s)}z`,
    'fish',
    s < 0.8 ? 0.8 : 1.2,
  ),
];
/** Fish that hang by their tails. */
export const hungFish = (xs: readonly number[], y: number): Part => [
  area(
    each(xs, (x) => `M${x} ${y}h2.4l-1 1.5c1.5 1.2 1.5 3.6-.2 4.9c-1.7-1.3-1.7-3.7-.2-4.9z`),
    'fish',
    0.8,
  ),
];
export const loaf = (x: number, y: number, w = 7): Part => [
  area(`M${x} ${y}c0 ${n(-w * 0.57)} ${w} ${n(-w * 0.57)} ${w} 0z`, 'bread'),
];
export const ham = (x: number, y: number): Part => [
  line(`M${x + 1} ${y}v-3`, 1.1),
  area(`M${x} ${y}c6-2 7 8 3 11c-4 1-6-8-3-11z`, 'meat'),
];
/** A skin stretched to dry. */
export const hide = (x: number, y: number): Part => [area(`M${x} ${y}c1 3 8 3 9 0l1 9-2 6h-7l-2-6z`, 'clay')];
export const cow = (x: number, tint: Tint = 'wall'): Part => [
  area(`M${x} ${G - 11}h12c2 0 2.6 1.4 2.6 3v8h-2.2v-5h-8.4v5h-2.2v-6.6c-1.2-.6-1.8-2.4-1.8-4.4z`, tint),
  area(`M${x + 2} ${G - 9.6}l-5.4-1.2c-1 1.2-.8 3.2.2 4.4l2.4.4 1.2-1.4h1.6z`, tint),
  line(`M${n(x - 3)} ${G - 10.8}l-1.4-2M${x} ${n(G - 10.4)}l1.2-2.6`, 1),
  area(`M${x + 4.6} ${G - 11}c0 3 4 3.4 4.6 0z`, 'dark', 0),
];
export const horse = (x: number): Part => [
  area(`M${x} ${G - 10}h11l4.4-6.4 1-1.6.8 1.6 3 3.6-1.6 1.8-2.6-1.2-2 4.4v7.8h-2.2v-6h-9.6v6h-2.2z`, 'earth'),
  line(`M${x} ${G - 10}c-2.4 1-2.4 4-1.6 6.4`, 1.4),
];
/** Somebody who stands there. */
export const figure = (x: number, tint: Tint): Part => [
  area(`M${n(x - 2)} ${G}v-5.4c0-2.6 4-2.6 4 0v5.4z`, tint, 1),
  area(circle(x, G - 9.2, 1.5), 'wall', 1),
];

export const gulls = (...at: readonly (readonly [number, number])[]): Part => [
  line(at.map(([x, y]) => `M${x} ${y}q2-2 3.4 0q1.4-2 3.4 0`).join(''), 1.6),
];
