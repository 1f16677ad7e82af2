import * as p from './parts.ts';
import { area, box, circle, line, type Scenes, scene } from './shape.ts';

/** The hub and blades of a wind wheel, each turned by a third. */
const wheel = (x: number, y: number, r: number): string =>
  [0.25, 0.583, 0.917]
    .map((turn) => {
      const [c, s] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
      const at = (far: number, aside: number): string =>
        `${Math.round((x + c * far - s * aside) * 10) / 10} ${Math.round((y - s * far - c * aside) * 10) / 10}`;
      return `M${at(0, 0)}L${at(r * 0.3, 1.4)}L${at(r, 0)}z`;
    })
    .join('');

/** Before the town: fields, woods and pits. */
export const COUNTRY = {
  'charcoal-kiln': scene(
    p.logs(6),
    area('M28 36C28 22 36 14 46 14S64 22 64 36z', 'earth'),
    line('M33 27H59M30 32H62M38 20H54', 0.9),
    p.arch(42, 36, 8, 8),
    p.smoke(46, 13, 1.2),
    area('M72 36C72 27 77 22 83 22S94 27 94 36z', 'earth'),
    p.smoke(83, 21, 0.8),
    p.fir(104, 16),
  ),
  'clay-mound': scene(
    p.heap(6, 44, 20, 'clay'),
    p.heap(38, 40, 14, 'clay'),
    line('M22 25c3-1 5 0 7 3M52 30c3-1 5 0 6 2M30 20c2 0 3 1 4 3', 1),
    line('M72 12l-10 16M68 9l8 5', 1.7),
    p.cart(82),
    p.tree(106, 14),
  ),
  'iron-mine-and-coal-seam': scene(
    area('M4 36C10 24 16 12 30 10C44 8 52 14 58 22C62 28 66 32 70 36z', 'earth'),
    line('M14 24l6 3M44 15l5 3M54 26l4 1', 1),
    area('M10 31L20 27L30 30L27 33L12 35z', 'dark', 0.9),
    area('M32 36V24H48V36z', 'ink', 0),
    line('M31 36V23M49 36V23M29 23H51', 2.4, 'wood'),
    area('M33.4 36v-6l6-4 6 2 1.4 8z', 'dark', 0),
    line('M36 36H110', 1.6),
    p.cart(70, 'steel'),
    area('M71 26.6q4-4.6 7-.6q3-3.6 7 .6z', 'dark'),
    p.ingots(92),
    line('M62 20l8-9M66 8q5 1 6 6', 1.6),
  ),
  farm: scene(
    p.gabled(8, 30, 15),
    p.gate(17, 11, 11),
    p.windows(32, 24, 1, 7, 3.5, 4),
    p.heap(44, 16, 12, 'bread'),
    p.ear(64),
    p.cow(80),
    p.tree(103, 17),
  ),
  feedlot: scene(
    p.gabled(6, 30, 16, 9),
    p.gate(14, 14, 11),
    p.cow(48),
    p.cow(70, 'earth'),
    p.cow(92),
    area('M42 36l-1-4h64l-1 4z', 'wood'),
    line('M44 32q2-2.6 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0', 1.2, 'leaf'),
  ),
  'fishpond-and-wood': scene(
    p.fir(8, 17),
    p.fir(18, 22),
    p.fir(28, 16),
    area('M38 36c2-5 12-6 26-6s26 1 28 6z', 'water'),
    line('M46 33.4q1.5-1.6 3 0t3 0M76 34q1.5-1.6 3 0t3 0', 1, 'water-ink'),
    p.fish(56, 33, 0.8),
    p.fish(61, 25, 0.9),
    line('M42 34V24M45 33V26M90 34V23M87 33V27', 1.3, 'leaf'),
    area('M41 24h2v-4h-2zM89 23h2v-4h-2z', 'earth', 0.9),
    p.logs(94),
  ),
  'forest-hut': scene(
    p.fir(8, 19),
    p.fir(18, 15),
    p.gabled(26, 28, 14, 12),
    line('M26 26.6H54M26 31.2H54', 0.8),
    p.door(32, 6, 9),
    p.windows(43, 26, 1, 7, 6, 5),
    line('M64 36V22M82 36V22M62 23H84', 1.4),
    area('M68 21.4c3-3 8-3 10 0v3c-2 3-7 3-10 0z', 'meat'),
    area('M68 36c-1-5 3-5 4-9c2 3 2 4 3 4l2-2c1 3 2 4 1 7z', 'window', 1),
    p.fir(94, 21),
    p.fir(104, 15),
  ),
  'plant-nursery': scene(
    area('M8 36V24L25 14L42 24V36z', 'window'),
    line('M25 14V36M8 24H42M16.5 19V36M33.5 19V36M8 30H42', 0.9),
    area('M5 25L25 12L45 25L43 26.6L25 15L7 26.6z', 'roof'),
    area([50, 62, 74].map((x) => `M${x} 30h8l-1 6h-6z`).join(''), 'brick'),
    area([54, 66, 78].map((x) => `M${x} 30v-4c-5 0-5-6 0-9c5 3 5 9 0 9v4z`).join(''), 'leaf'),
    area('M86 36v-9h10v9z', 'steel'),
    line('M96 34l6-7M100 26l4 2M87 27c0-5 8-5 8 0', 1.3),
    p.fir(107, 13),
  ),
  'hunting-lodge': scene(
    p.fir(6, 17),
    p.gabled(16, 36, 14, 13),
    line('M34 17c-3-1-5-3-5-6M34 17c3-1 5-3 5-6M30.4 14.6l-3-.6M37.6 14.6l3-.6M34 17v2.4', 1.3),
    p.windows(21, 25, 1, 7, 5, 5),
    p.windows(42, 25, 1, 7, 5, 5),
    p.door(31, 6, 10),
    line('M60 36V13M88 36V13M58 14H90', 1.4),
    p.hide(63, 14),
    p.ham(78, 17),
    p.fir(97, 21),
    p.fir(106, 15),
  ),
  'wind-farm': scene(
    p.heap(0, 60, 9, 'leaf'),
    p.heap(50, 64, 7, 'leaf'),
    line('M24 28V13M58 34V12M88 31V15', 2.4),
    line('M24 28V13M58 34V12M88 31V15', 1.2, 'wall'),
    area(wheel(24, 13, 10) + wheel(58, 12, 11) + wheel(88, 15, 9)),
    area(circle(24, 13, 1.2) + circle(58, 12, 1.2) + circle(88, 15, 1.2), 'roof', 0.9),
    p.gabled(68, 12, 7),
    area(box(72, 31, 3, 5), 'ink', 0),
    p.tree(104, 12),
  ),
} satisfies Scenes;
