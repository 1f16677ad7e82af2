import {
  crossTable,
  type Estimate,
  type Pairing,
  type PairingFigures,
  type PlayedGame,
  type PlayerFigures,
  type Spread,
  type SequentialTest,
  selfPlayFigures,
} from '@quayside/bots';
import { table } from '../columns.ts';
import type { Context } from '../command.ts';

type Telling = Pick<Context, 'speaker' | 'language'>;

/** Every pairing for people, and the cross table where more than two met. */
export function pairingsLines(
  telling: Telling,
  bots: readonly string[],
  seats: number,
  pairings: readonly Pairing[],
): string[] {
  const figures = pairings.map((pairing) => pairing.figures());
  const lines = pairings.flatMap((pairing, at) => [
    ...pairingLines(telling, pairing, figures[at] as PairingFigures, seats),
    '',
  ]);
  if (bots.length === 2) return lines.slice(0, -1);
  const shares = crossTable(
    bots,
    seats,
    figures.map(({ share }) => share.mean),
  );
  return [...lines, ...crossLines(telling, bots, shares)];
}

function pairingLines(telling: Telling, pairing: Pairing, figures: PairingFigures, seats: number): string[] {
  const { speaker, language } = telling;
  const { candidate, reference, test } = pairing;
  const { blocks, games, share, margin, elo } = figures;
  const number = (value: number, digits: number): string => signed(value, digits, language);
  return [
    speaker.text('cli.arena.pairing', { candidate, reference, others: seats - 1, blocks, games }),
    ...table(
      [{ head: '' }, { head: '', right: true }, { head: '' }],
      [
        [speaker.text('cli.arena.share'), ...estimateCells(share, (value) => percent(value, language))],
        [speaker.text('cli.arena.margin'), ...estimateCells(margin, (value) => number(value, 1))],
        [speaker.text('cli.arena.elo'), ...estimateCells(elo, (value) => number(value, 0))],
      ],
    ).slice(1),
    ...(test ? [testLine(telling, test)] : []),
    ...playerLines(telling, [
      [candidate, figures.candidate],
      [reference, figures.reference],
    ]),
  ];
}

const estimateCells = ({ mean, low, high }: Estimate, say: (value: number) => string): string[] => [
  say(mean),
  `${say(low)} … ${say(high)}`,
];

function testLine({ speaker, language }: Telling, { p0, p1, llr, lower, upper, verdict }: SequentialTest): string {
  return speaker.text('cli.arena.sprt', {
    verdict,
    p0: percent(p0, language),
    p1: percent(p1, language),
    llr: plain(llr, 2, language),
    lower: plain(lower, 2, language),
    upper: plain(upper, 2, language),
  });
}

function playerLines({ speaker, language }: Telling, players: readonly (readonly [string, PlayerFigures])[]): string[] {
  const heads = ['player', 'score', 'decision', 'simulations'];
  return table(
    heads.map((key, at) => ({ head: speaker.text(`cli.arena.${key}`), right: at > 0 })),
    players.map(([name, { score, msPerDecision, simulationsPerSecond: speed }]) => [
      name,
      plain(score, 1, language),
      plain(msPerDecision, 2, language),
      speed === null ? '–' : plain(speed, 0, language),
    ]),
  );
}

function crossLines(
  { speaker, language }: Telling,
  bots: readonly string[],
  shares: readonly (readonly (number | null)[])[],
): string[] {
  const rows = bots.map((bot, row) => [
    bot,
    ...(shares[row] ?? []).map((share) => (share === null ? '–' : percent(share, language))),
  ]);
  return [
    speaker.text('cli.arena.cross'),
    ...table([{ head: '' }, ...bots.map((head) => ({ head, right: true }))], rows),
  ];
}

/** What a bot scores among its equals, or alone. */
export function selfPlayLines(telling: Telling, bot: string, games: readonly PlayedGame[]): string[] {
  const { speaker, language } = telling;
  const figures = selfPlayFigures(games);
  const seats = games[0]?.scores.length ?? 0;
  const columns = ['mean', 'median', 'p10', 'p90', 'min', 'max'] as const;
  const row = (name: string, spread: Spread): string[] => [
    name,
    ...columns.map((column) => plain(spread[column], 1, language)),
  ];
  const rows = [row(speaker.text('cli.arena.all-seats'), figures.all)];
  if (seats > 1) rows.push(row(speaker.text('cli.arena.winners'), figures.winners));
  const { low, high } = figures.score;
  const interval = { low: plain(low, 1, language), high: plain(high, 1, language) };
  return [
    speaker.text('cli.arena.self-play', { bot, seats, games: games.length }),
    ...table(
      [{ head: '' }, ...columns.map((column) => ({ head: speaker.text(`cli.arena.${column}`), right: true }))],
      rows,
    ),
    speaker.text('cli.arena.mean-interval', interval),
    ...playerLines(telling, [[bot, figures.player]]),
  ];
}

const digitsOf = (digits: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

const plain = (value: number, digits: number, language: string): string =>
  value.toLocaleString(language, digitsOf(digits));

const signed = (value: number, digits: number, language: string): string =>
  value.toLocaleString(language, { ...digitsOf(digits), signDisplay: 'exceptZero' });

const percent = (value: number, language: string): string =>
  value.toLocaleString(language, { ...digitsOf(1), style: 'percent' });
