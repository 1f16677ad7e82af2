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
}

/** A pole is never shorter than this, in pixels. */
const POLE = 14;
/** How far from the corner of a call-out its pole stands, at least. */
const CORNER = 16;
const STEP = 12;
/** What a pixel of way from the thing costs, in pixels that are covered. */
const FAR = 40;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where a call-out stands: beside the thing, where it covers least. Null: it fits nowhere. */
export function standingPlace({ target, width, height, zone, kept, covered }: Wanted): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  const lastLeft = zone.right - width;
  const lastTop = zone.bottom - height;
  if (lastLeft < zone.left || lastTop < zone.top) return null;
  for (const left of stepsFrom(zone.left, lastLeft)) {
    for (const top of stepsFrom(zone.top, lastTop)) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (target && !poleBetween(target, box)) continue;
      if (kept.some((each) => overlap(each, box) > 0)) continue;
      const lies = covered.reduce((sum, each) => sum + each.weight * overlap(each.box, box), 0);
      const cost = lies + FAR * distance(target ?? middleOf(zone), box);
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

/** It begins in the middle of an edge, or where a thing at the rim of the table leaves it room. */
export function poleBetween(target: Box, box: Box): Pole | null {
  const { left: middle, top: level } = middleOf(target);
  const x = between(target.left, between(box.left + CORNER, middle, box.right - CORNER), target.right);
  if (x >= box.left + CORNER && x <= box.right - CORNER) {
    const [below, above] = [box.top - target.bottom, target.top - box.bottom];
    if (below >= POLE) return { x, y: target.bottom, length: below, towards: 'down' };
    if (above >= POLE) return { x, y: target.top, length: above, towards: 'up' };
  }
  const y = between(target.top, between(box.top + CORNER, level, box.bottom - CORNER), target.bottom);
  if (y >= box.top + CORNER && y <= box.bottom - CORNER) {
    const [right, left] = [box.left - target.right, target.left - box.right];
    if (right >= POLE) return { x: target.right, y, length: right, towards: 'right' };
    if (left >= POLE) return { x: target.left, y, length: left, towards: 'left' };
  }
  return null;
}
