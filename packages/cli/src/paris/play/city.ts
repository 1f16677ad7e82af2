import {
  held,
  LANDMARKS,
  landmarkMessage,
  type ParisState,
  SCORE_TILES,
  scoreText,
  spaceOf,
  STACKS,
  TOKENS,
  RESOURCES,
  tokenMessage,
  VALUES,
  BONUS_TILES,
  SEAT_NAMES,
} from '@quayside/paris';
import type { Screen } from '../../play/screen.ts';
import { flow, labelled, NARROW, padEnd, table, width } from '../../width.ts';
import {
  districtName,
  districts,
  keysAt,
  landmarksIn,
  landmarkTerms,
  landmarkWords,
  letter,
  say,
  tokenSign,
  typeSign,
} from './names.ts';

const EMPTY = '·';
const GAP = 2;
const NARROW_GAP = 1;

/** Round, whose turn it is, and how near the end is. */
export function titleWords(s: ParisState, { speaker, paint }: Screen): string {
  const seat = paint.seat(s.seat, speaker.text(`paris.seat.${SEAT_NAMES[s.seat]}`));
  const round = paint.heading(speaker.text('play.paris.round', { round: s.round }));
  const ending =
    s.ending === 0 ? [] : [paint.warning(speaker.text(`play.paris.ending.${s.ending === 1 ? 'next' : 'last'}`))];
  return [round, seat, ...ending].join(' · ');
}

/** A building space: what stands there, the token beside it, the keys on it. Dim while nothing stands there. */
function spaceCell(s: ParisState, space: number, room: number, screen: Screen): string {
  const { paint } = screen;
  const tile = (s.space[space] as number) - 1;
  const beside = (s.beside[space] as number) - 1;
  const token = beside < 0 ? '' : tokenSign(beside, screen);
  if (tile < 0) return paint.dim(`${padEnd(EMPTY, room)} ${token}`.trimEnd());
  const keys = keysAt(s, (seat) => s.keysAt(seat, space), screen);
  const type = padEnd(typeSign(s.figures.type[tile] as number, screen), room);
  return [type, keys, token]
    .filter((part) => part !== '')
    .join(' ')
    .trimEnd();
}

/** The six districts: bank and spaces in a line, and under it what has come of the district so far. */
export function cityMap(s: ParisState, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const room = Math.max(...s.figures.type.map((type) => width(typeSign(type, screen))));
  const heads = ['', speaker.text('play.paris.bank'), ...VALUES.map(String)].map((head) => paint.dim(head));
  const rows = districts.map((district) => {
    const keys = keysAt(s, (seat) => s.banked(seat, district), screen);
    return [
      paint.bold(districtName(district, screen)),
      `${s.figures.bank[district]} ${keys}`.trimEnd(),
      ...VALUES.map((_, value) => spaceCell(s, spaceOf(district, value), room, screen)),
    ];
  });
  if (screen.width < NARROW) {
    return rows.flatMap(([name = '', ...cells], district) => {
      const named = cells.map((cell, at) => `${heads[at + 1]} ${cell.replaceAll(/ +/g, ' ')}`);
      const lines = flow(named, screen.width - 2, ' | ').map((line) => `  ${line}`);
      return [name, ...lines, ...standing(s, district, 2, screen)];
    });
  }
  const drawn = (gap: number): string[] => table([heads, ...rows], 'l'.repeat(heads.length), Infinity, gap);
  const gap = Math.max(...drawn(GAP).map(width)) <= screen.width ? GAP : NARROW_GAP;
  const [head = '', ...lines] = drawn(gap);
  const indent = Math.max(...rows.map(([name = '']) => width(name))) + gap;
  return [head, ...lines.flatMap((line, district) => [line, ...standing(s, district, indent, screen)])];
}

/** The score tile, who is how strong, and the landmarks; nothing where there is nothing. */
function standing(s: ParisState, district: number, indent: number, screen: Screen): string[] {
  const tile = (s.score[district] as number) - 1;
  const sums = Array.from({ length: s.players }, (_, seat) => ({ seat, ...held(s, seat, district) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum || b.highest - a.highest)
    .map(({ seat, sum }) => `${letter(seat, screen)} ${sum}`);
  const parts = [
    ...(tile < 0 ? [] : [screen.paint.money(`★ ${say(screen, scoreText(s.figures, tile))}`)]),
    ...(sums.length > 0 ? [`Σ ${sums.join('  ')}`] : []),
    ...landmarksIn(s, district).map((landmark) => landmarkWords(s, landmark, screen)),
  ];
  return flow(parts, screen.width - indent).map((line) => ' '.repeat(indent) + line);
}

/** What lies beside the map, each behind its name. */
export function besideMap(s: ParisState, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const rows: (readonly [string, readonly string[], string])[] = [
    ['arc', [keysAt(s, (seat) => s.arc[seat] as number, screen) || '–'], ' · '],
    ...(s.tilesLeft > 0 ? [['stacks', stacks(s, screen), ' · '] as const] : []),
    ['landmarks', freeLandmarks(s, screen), ' · '],
    ['scores', scoresLeft(s, screen), ' · '],
    ['track', track(s, screen), ' '],
    ['supply', supply(s, screen), ' · '],
    ['prices', prices(s, screen), ' · '],
    ['ends', [speaker.text('play.paris.ends', { n: s.endLeft })], ''],
  ];
  const labels = rows.map(([label]) => speaker.text(`play.paris.label.${label}`));
  const room = Math.max(...labels.map(width)) + 2;
  return rows.flatMap(([, items, between], at) =>
    labelled(paint.heading(labels[at] as string), room, flow(items, screen.width - room, between)),
  );
}

function stacks(s: ParisState, screen: Screen): string[] {
  return Array.from({ length: STACKS }, (_, stack) => {
    const left = s.stack[stack] as number;
    if (left === 0) return screen.paint.dim(`${stack + 1} –`);
    const back = (s.back[stack] as number) - 1;
    return `${screen.paint.bold(String(stack + 1))} ${back < 0 ? '' : districtName(back, screen)} ${screen.paint.dim(`(${left})`)}`;
  });
}

function freeLandmarks(s: ParisState, screen: Screen): string[] {
  const free = LANDMARKS.flatMap((_, index) => (s.landmark[index] === 0 ? [index] : []));
  if (free.length === 0) return [screen.speaker.text('play.none-left')];
  return free.map((index) => {
    const value = screen.paint.bold(String(s.figures.landmarkValue[index]));
    return `${value} ${say(screen, landmarkMessage(index))} ${screen.paint.dim('(')}${landmarkTerms(s.figures, index, screen)}${screen.paint.dim(')')}`;
  });
}

function scoresLeft(s: ParisState, screen: Screen): string[] {
  const left = Array.from({ length: SCORE_TILES }, (_, tile) => tile).filter((tile) => (s.scoreLeft >> tile) & 1);
  if (left.length === 0) return [screen.speaker.text('play.none-left')];
  return left.map((tile) => say(screen, scoreText(s.figures, tile)));
}

/** The bonus tiles in the order of the track: how many are left of each, and the meeples where they stand. */
function track(s: ParisState, screen: Screen): string[] {
  const { paint } = screen;
  const meeples = (space: number): string => {
    const here = keysAt(s, (seat) => (s.meeple[seat] === space ? 1 : 0), screen);
    return here === '' ? '' : `[${here}]`;
  };
  const own = s.meeple[s.seat] as number;
  const spaces = Array.from({ length: BONUS_TILES }, (_, at) => {
    const space = at + 1;
    const tile = s.track[space] as number;
    const copies = s.copies[tile] as number;
    const words = copies === 0 ? EMPTY : copies === 1 ? String(tile) : `${tile}×${copies}`;
    const zone = s.figures.zoneEnds.includes(at) ? paint.dim('│') : '';
    return `${zone}${space <= own ? paint.dim(words) : words}${meeples(space)}`;
  });
  const start = meeples(0);
  return start === '' ? spaces : [start, ...spaces];
}

function supply(s: ParisState, screen: Screen): string[] {
  return TOKENS.slice(0, RESOURCES).map((_, kind) => {
    const price = screen.speaker.text('play.paris.price.buy', { n: s.figures.buy[kind] as number });
    return `${say(screen, tokenMessage(kind))} ${screen.paint.bold(String(s.supply[kind]))} ${screen.paint.dim(`(${price})`)}`;
  });
}

const prices = (s: ParisState, screen: Screen): string[] =>
  TOKENS.map((_, kind) => `${tokenSign(kind, screen)} ${s.figures.sell[kind]}`);
