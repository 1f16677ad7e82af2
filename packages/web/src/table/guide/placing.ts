/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that a call-out would better not lie on: so much, for every pixel of it. */
export interface Covered {
  readonly box: Box;
  readonly weight: number;
}

interface Wanted {
  /** What is spoken of. */
  readonly target: Box | null;
  readonly width: number;
  readonly height: number;
  /** Where it may stand. */
  readonly zone: Box;
  /** What it must not lie on. */
  readonly kept: readonly Box[];
  readonly covered: readonly Covered[];
  /** What is written on the table: a pole would better not cross it. */
  readonly written?: readonly Box[];
}

/** A pole is never shorter than this, in pixels. */
const POLE = 14;
/** How far from the corner of a call-out its pole stands, at least. */
const CORNER = 16;
const STEP = 12;
/** What a pixel of way from the thing costs, in pixels that are covered. */
const FAR = 40;
/** As wide as a pole is with its shadow. */
const THICK = 8;
/** A name so close to a thing belongs to it. */
const NAME = 26;
/** What a pixel of letters behind the pole costs. */
const CROSSED = 60;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where a call-out stands: beside the thing, where it covers least. Null: it fits nowhere. */
export function standingPlace({ target, width, height, zone, kept, covered, written = [] }: Wanted): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  const lastLeft = zone.right - width;
  const lastTop = zone.bottom - height;
  if (lastLeft < zone.left || lastTop < zone.top) return null;
  for (const left of stepsFrom(zone.left, lastLeft)) {
    for (const top of stepsFrom(zone.top, lastTop)) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (kept.some((each) => overlap(each, box) > 0)) continue;
      const lies = covered.reduce((sum, each) => sum + each.weight * overlap(each.box, box), 0);
      const near = lies + FAR * distance(target ?? middleOf(zone), box);
      if (near >= least) continue;
      const pole = target && poleBetween(target, box, written);
      if (target && !pole) continue;
      const cost = near + CROSSED * (pole ? crossing(pole, written) : 0);
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  }
  return best;
}

function stepsFrom(first: number, last: number): number[] {
  const count = Math.ceil((last - first) / STEP);
  return Array.from({ length: count + 1 }, (_, at) => Math.round(Math.min(first + at * STEP, last)));
}

const middleOf = ({ left, top, right, bottom }: Box): Box => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, top: y, right: x, bottom: y };
};

const distance = (a: Box, b: Box): number => {
  const [one, other] = [middleOf(a), middleOf(b)];
  return Math.hypot(one.left - other.left, one.top - other.top);
};

/** The pole from a thing to its call-out: straight, from the edge of one to the edge of the other. It begins at `x`, `y`. */
export interface Pole {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly towards: 'down' | 'up' | 'right' | 'left';
}

/** It begins in the middle of an edge, or where a thing at the rim of the table leaves it room; beside what is written in between. */
export function poleBetween(target: Box, box: Box, written: readonly Box[] = []): Pole | null {
  const { left: middle, top: level } = middleOf(target);
  const columns = spread(target.left, target.right, box.left + CORNER, box.right - CORNER, middle);
  const [below, above] = [box.top - target.bottom, target.top - box.bottom];
  if (below >= POLE)
    return freest(
      columns.map((x) => ({ x, y: target.bottom, length: below, towards: 'down' })),
      written,
    );
  if (above >= POLE)
    return freest(
      columns.map((x) => ({ x, y: target.top, length: above, towards: 'up' })),
      written,
    );
  const rows = spread(target.top, target.bottom, box.top + CORNER, box.bottom - CORNER, level);
  const [right, left] = [box.left - target.right, target.left - box.right];
  if (right >= POLE)
    return freest(
      rows.map((y) => ({ x: target.right, y, length: right, towards: 'right' })),
      written,
    );
  if (left >= POLE)
    return freest(
      rows.map((y) => ({ x: target.left, y, length: left, towards: 'left' })),
      written,
    );
  return null;
}

/** Places along an edge from which a straight pole meets the other thing, the one nearest to the middle first. */
function spread(first: number, last: number, least: number, most: number, middle: number): number[] {
  const [from, to] = [Math.max(first, least), Math.min(last, most)];
  if (from > to) return [];
  const best = between(from, middle, to);
  const steps = stepsFrom(from, to).filter((each) => each >= from && each <= to);
  return [best, ...steps.toSorted((a, b) => Math.abs(a - best) - Math.abs(b - best))];
}

/** The first that crosses nothing, else one that ends at a name beside the thing, else whichever crosses least. */
function freest(poles: readonly Pole[], written: readonly Box[]): Pole | null {
  const free = poles.find((pole) => crossing(pole, written) === 0);
  if (free) return free;
  for (const pole of poles) {
    const cut = endingAt(pole, written);
    if (cut) return cut;
  }
  const crossed = poles.map((pole) => crossing(pole, written));
  return poles[crossed.indexOf(Math.min(...crossed))] ?? null;
}

/** A pole that leaves out what is written close to the thing, as its name is; null: there is no room for it. */
function endingAt(pole: Pole, written: readonly Box[]): Pole | null {
  const { x, y, length, towards } = pole;
  const near = written.filter((each) => crossing({ ...pole, length: Math.min(NAME, length) }, [each]) > 0);
  const cut = Math.max(
    ...near.map(
      ({ left, top, right, bottom }) => ({ down: bottom - y, up: y - top, right: right - x, left: x - left })[towards],
    ),
  );
  const shorter = { down: { y: y + cut }, up: { y: y - cut }, right: { x: x + cut }, left: { x: x - cut } }[towards];
  const left = { ...pole, ...shorter, length: length - cut };
  return cut <= NAME && left.length >= POLE && crossing(left, written) === 0 ? left : null;
}

/** How much of what is written lies behind a pole. */
function crossing({ x, y, length, towards }: Pole, written: readonly Box[]): number {
  const box = {
    left: towards === 'right' ? x : towards === 'left' ? x - length : x - THICK / 2,
    right: towards === 'right' ? x + length : towards === 'left' ? x : x + THICK / 2,
    top: towards === 'down' ? y : towards === 'up' ? y - length : y - THICK / 2,
    bottom: towards === 'down' ? y + length : towards === 'up' ? y : y + THICK / 2,
  };
  return written.reduce((sum, each) => sum + overlap(each, box), 0);
}
