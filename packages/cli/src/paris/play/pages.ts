import {
  BONUS_TILES,
  bonusText,
  count,
  DISTRICTS,
  held,
  type ParisState,
  seesHoldings,
  SEAT_NAMES,
  TOKENS,
  TYPES,
  scoreText,
} from '@quayside/paris';
import { things } from '../cards.ts';
import type { Screen } from '../../play/screen.ts';
import { labelled, padEnd, sections, wrap } from '../../width.ts';
import { districtName, LANDMARK, letter, say, seatWords, tokenSign, typeSign, UNKNOWN } from './names.ts';

const MOST_CARDS = 8;

/** `card NAME`: a building tile, landmark, bonus, score or end-game tile, by number, token or name. */
export function cardPage(s: ParisState, words: string, screen: Screen): string[] | null {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return null;
  const all = things(s.figures).map((thing) => ({
    ...thing,
    said: say(screen, thing.name),
    says: say(screen, thing.text),
  }));
  const isNumber = /^\d+$/.test(wanted);
  const fitting = [
    ({ id }: (typeof all)[number]) => id === (isNumber ? `tile-${wanted}` : wanted),
    ({ id, said }: (typeof all)[number]) => id.startsWith(wanted) || said.toLowerCase().startsWith(wanted),
    ({ said }: (typeof all)[number]) => said.toLowerCase().includes(wanted),
  ];
  for (const fits of fitting) {
    const found = all.filter(fits);
    if (found.length === 0) continue;
    return found
      .slice(0, MOST_CARDS)
      .flatMap(({ id, said, says }) => [
        `${screen.paint.bold(said)} ${screen.paint.dim(id)}`,
        ...wrap(says, screen.width - 3).map((line) => `   ${line}`),
      ]);
  }
  return null;
}

/** `track`: the bonus tiles that are left, in their order, with what they are for. */
export function trackPage(s: ParisState, screen: Screen): string[] {
  const { paint } = screen;
  const own = s.meeple[s.seat] as number;
  const room = 9;
  return Array.from({ length: BONUS_TILES }, (_, at) => at + 1).flatMap((space) => {
    const tile = s.track[space] as number;
    const copies = s.copies[tile] as number;
    const here = SEAT_NAMES.slice(0, s.players).flatMap((_, seat) =>
      s.meeple[seat] === space ? [letter(seat, screen)] : [],
    );
    if (copies === 0 && here.length === 0) return [];
    const label = padEnd(`${copies > 1 ? `${tile}×${copies}` : tile} ${here.join('')}`, room);
    const text =
      copies === 0 ? screen.speaker.text('play.none-left') : say(screen, bonusText(s.figures, tile, s.players));
    return labelled(paint.bold(label), room, wrap(text, screen.width - room)).map((line) =>
      space <= own ? paint.dim(line) : line,
    );
  });
}

/** `score`: every part of everybody's score as it would be counted now; what is behind a screen is not known. */
export function scorePage(s: ParisState, screen: Screen): string[] {
  const { speaker, paint } = screen;
  const seats = SEAT_NAMES.slice(0, s.players).map((_, seat) => seat);
  const counts = seats.map((seat) => count(s, seat));
  const known = (seat: number): boolean => seesHoldings(s, s.seat, seat);
  const row = (name: string, cell: (seat: number) => string): string[] => [name, ...seats.map(cell)];
  const head = row('', (seat) => seatWords(seat, screen));
  const rows = [
    row(speaker.text('play.paris.score.points'), (seat) => String(counts[seat]?.points)),
    row(speaker.text('play.paris.score.francs'), (seat) => (known(seat) ? String(counts[seat]?.francs) : UNKNOWN)),
    ...DISTRICTS.map((_, district) =>
      row(districtWords(s, district, screen), (seat) => {
        const { sum } = held(s, seat, district);
        const points = counts[seat]?.districts[district] ?? 0;
        return sum === 0 ? '–' : `${points} ${paint.dim(`(${sum})`)}`;
      }),
    ),
    row(speaker.text('play.paris.score.total'), (seat) =>
      paint.bold(`${counts[seat]?.total}${known(seat) ? '' : ` + ${UNKNOWN}`}`),
    ),
  ];
  return sections([{ head, rows }], `l${'r'.repeat(seats.length)}`, screen.width, 3);
}

function districtWords(s: ParisState, district: number, screen: Screen): string {
  const tile = (s.score[district] as number) - 1;
  const name = districtName(district, screen);
  return tile < 0
    ? screen.paint.dim(name)
    : `${name} ${screen.paint.money(`★ ${say(screen, scoreText(s.figures, tile))}`)}`;
}

/** The end: every part of the score, and the winner. */
export function resultPage(s: ParisState, winners: readonly number[], screen: Screen): string[] {
  const { speaker, paint } = screen;
  const seats = winners.map((seat) => ({ key: `paris.seat.${SEAT_NAMES[seat]}` }));
  const words = speaker.say({ key: 'log.winner', args: { count: winners.length, seats } });
  return [paint.heading(speaker.text('play.result')), '', ...scorePage(s, screen), '', paint.bold(words)];
}

/** What the signs on the board mean; those that are whole words need no explanation. */
export function signsPage(screen: Screen): string[] {
  const { speaker } = screen;
  const words = [
    ...TYPES.map((name, type) => [typeSign(type, screen), speaker.text(`paris.type.${name}`)] as const),
    ...TOKENS.map((name, kind) => [tokenSign(kind, screen), speaker.text(`paris.token.${name}`)] as const),
    ...SEAT_NAMES.map((name, seat) => [letter(seat, screen), speaker.text(`paris.seat.${name}`)] as const),
  ];
  return [
    `· ${speaker.text('play.paris.sign.empty')}`,
    ...words.filter(([sign, word]) => sign !== word).map(([sign, word]) => `${sign} = ${word}`),
    `${typeSign(0, screen)} ${tokenSign(0, screen)}: ${speaker.text('play.paris.sign.beside')}`,
    `${LANDMARK} ${speaker.text('play.paris.sign.landmark')}`,
    `★ ${speaker.text('play.paris.sign.score')}`,
    `Σ ${speaker.text('play.paris.sign.sum')}`,
    `6×2 ${speaker.text('play.paris.sign.copies')}`,
  ];
}
