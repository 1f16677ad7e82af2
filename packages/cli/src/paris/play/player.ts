import {
  BONUS_TILES,
  bonusText,
  END_TILES,
  endText,
  KINDS_OF_TOKEN,
  type ParisState,
  tokensMessage,
  seesHoldings,
} from '@quayside/paris';
import type { Screen } from '../../play/screen.ts';
import { flow, wrap } from '../../width.ts';
import { say, seatWords } from './names.ts';

const INDENT = '   ';
/** End-game tiles that a seat has used are numbered from here on: seat 0 is 10. */
const USED = 10;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Points, and what is behind the screen where it may be seen. */
function purse(s: ParisState, seat: number, seen: boolean, { speaker, paint }: Screen): string[] {
  const points = paint.bold(speaker.text('paris.points', { n: s.points[seat] as number }));
  const reserve = s.reserve[seat] as number;
  const more = reserve > 0 ? [speaker.text('play.paris.reserve', { n: reserve })] : [];
  if (!seen) return [points, paint.dim(speaker.text('play.paris.hidden')), ...more];
  const tokens = Array.from({ length: KINDS_OF_TOKEN }, (_, kind) => [kind, s.token(seat, kind)] as const).flatMap(
    ([kind, n]) => (n > 0 ? [speaker.say(tokensMessage(kind, n))] : []),
  );
  return [
    points,
    paint.money(speaker.text('paris.francs', { n: s.francsOf(seat) })),
    speaker.text('play.paris.keys', { n: s.hand[seat] as number }),
    ...more,
    ...tokens,
  ];
}

const endName = (n: number, speaker: Screen['speaker']): string => speaker.text('cli.paris.end-tile', { n });

/** Tiles that were used, of which everybody knows. */
function usedWords(s: ParisState, seat: number, { speaker }: Screen): string[] {
  const bonus = numbers(BONUS_TILES).filter((tile) => s.owned(seat, tile) && !s.holds(seat, tile));
  const ends = numbers(END_TILES).filter((tile) => s.end[tile - 1] === USED + seat);
  const list = [...bonus.map(String), ...ends.map((tile) => endName(tile, speaker))];
  return list.length === 0 ? [] : [speaker.text('play.paris.used', { list: list.join(', ') })];
}

/** The tiles not used yet, each with what it is for. */
function tileLines(s: ParisState, seat: number, screen: Screen): string[] {
  const bonus = numbers(BONUS_TILES)
    .filter((tile) => s.holds(seat, tile))
    .map((tile) => [String(tile), say(screen, bonusText(s.figures, tile, s.players))] as const);
  const ends = numbers(END_TILES)
    .filter((tile) => s.end[tile - 1] === seat + 1)
    .map((tile) => [endName(tile, screen.speaker), say(screen, endText(s.figures, tile))] as const);
  return [...bonus, ...ends].flatMap(([name, text]) =>
    wrap(`${screen.paint.bold(`${name}:`)} ${text}`, screen.width - INDENT.length).map((line) => INDENT + line),
  );
}

/** Everything of a seat that the one who looks may see. */
export function player(s: ParisState, seat: number, viewer: number, sitter: string, screen: Screen): string[] {
  const seen = seesHoldings(s, viewer, seat);
  const head = `${seatWords(seat, screen)} ${screen.paint.dim(`(${sitter})`)}`;
  const words = [head, ...purse(s, seat, seen, screen), ...usedWords(s, seat, screen)];
  const [first = '', ...more] = flow(words, screen.width - INDENT.length);
  return [first, ...more.map((line) => INDENT + line), ...(seen ? tileLines(s, seat, screen) : [])];
}

/** What the deciding seat has to pay with. */
export function hand(s: ParisState, seat: number, screen: Screen): string[] {
  return [
    ...flow([seatWords(seat, screen), ...purse(s, seat, true, screen)], screen.width),
    ...tileLines(s, seat, screen),
  ];
}
