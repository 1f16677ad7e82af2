/** Measures of the picture of worth, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Round numbers from at or below `least` to at or above `most`, about so many. */
export function ticks(least: number, most: number, about: number): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Heights of labels that want to be at `wanted`, moved apart so that each has its room between top and bottom. */
export function spread(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = wanted.map((y) => Math.min(Math.max(y, top), bottom));
  let least = top;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, least);
    least = (placed[at] ?? 0) + room;
  }
  let most = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, most);
    most = (placed[at] ?? 0) - room;
  }
  return placed;
}

export interface Stroke {
  /** As `stroke-dasharray`; none: drawn through. */
  readonly dash: string | undefined;
  /** Outline of its marks, round the middle, within a radius of five. */
  readonly mark: string;
}

const CIRCLE = 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0z';
/** Each colour has a stroke and a mark of its own: colour is never the only sign. */
const STROKES: Readonly<Record<string, Stroke>> = {
  red: { dash: undefined, mark: CIRCLE },
  green: { dash: '9 4', mark: 'M0-5L5 0L0 5L-5 0z' },
  blue: { dash: '2 3', mark: 'M-4-4H4V4H-4z' },
  yellow: { dash: '12 3 2 3', mark: 'M0-5L4.8 4H-4.8z' },
  white: { dash: '5 3', mark: 'M-1.6-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6z' },
};
export const strokeOf = (colour: string): Stroke => STROKES[colour] ?? { dash: undefined, mark: CIRCLE };
