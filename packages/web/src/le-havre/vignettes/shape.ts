/** The colours of drawings: each is a variable of the palette, by day and by night. A roof takes the colour of its type. */
export type Tint =
  | 'wall'
  | 'dark'
  | 'brick'
  | 'wood'
  | 'earth'
  | 'clay'
  | 'steel'
  | 'water'
  | 'water-ink'
  | 'leaf'
  | 'fish'
  | 'bread'
  | 'meat'
  | 'copper'
  | 'smoke'
  | 'ground'
  | 'ink'
  | 'roof'
  | 'roof-ink'
  | 'window';

/** One path of a drawing. Later ones lie over earlier ones. */
export interface Shape {
  readonly d: string;
  readonly fill: Tint | null;
  readonly ink: Tint | null;
  readonly width: number;
}

/** Where buildings stand: a drawing is 112 wide and 40 high. */
export const GROUND = 36;
const LINE = 1.2;

/** Numbers as paths have them: one figure behind the point. */
export const n = (value: number): number => Math.round(value * 10) / 10;

/** A surface with an ink line around it; of width 0: without. */
export const area = (d: string, fill: Tint = 'wall', width = LINE): Shape => ({
  d,
  fill,
  ink: width > 0 ? 'ink' : null,
  width,
});

export const line = (d: string, width = 1.3, ink: Tint = 'ink'): Shape => ({ d, fill: null, ink, width });

export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

/** The same drawn several times, beside each other. */
export const each = (xs: readonly number[], draw: (x: number) => string): string => xs.map(draw).join('');

/** A drawing out of parts, each laid over the ones before it. */
export const scene = (...parts: readonly (Shape | readonly Shape[])[]): readonly Shape[] => parts.flat();
/** Drawings by the card they belong to. */
export type Scenes = Readonly<Record<string, readonly Shape[]>>;
