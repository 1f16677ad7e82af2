import {
  type Analysis,
  costliest,
  type Move,
  seatLosses,
  type TurnAhead,
  turnLosses,
  type TurnLoss,
  type Weighed,
} from '@quayside/bots';
import type { State } from '@quayside/kernel';
import { table as columns } from '../columns.ts';
import type { Context } from '../command.ts';
import { inShell } from '../play/shell.ts';
import { flow, labelled, width } from '../width.ts';
import { SHOWN_TURNS } from './json.ts';
import { planOf, type Review, viewAt } from './review.ts';

type Telling = Pick<Context, 'speaker' | 'language'>;

const WIDTH = 100;
/** So many options are listed, and what was played; the rest are counted. */
const LISTED = 10;
const LINE_ROWS = 3;

/** The whole game: what each seat gave away, where most of it went, and what to do now where it is not over. */
export function gameLines(telling: Telling, review: Review): string[] {
  const { speaker } = telling;
  const turns = turnLosses(review.found);
  const worst = costliest(turns, SHOWN_TURNS).filter(({ lost }) => amount(telling, lost) !== amount(telling, 0));
  const open = review.found.find(({ decision }) => decision.played === null);
  const lines = turns.length === 0 ? [] : [...seatTable(telling, review, turns), ''];
  for (const turn of worst) lines.push(...turnSummary(telling, review, turn), '');
  if (turns.length > 0 && worst.length === 0) lines.push(speaker.text('cli.analyse.nothing-lost'), '');
  if (open) lines.push(...decisionLines(telling, review, open), '', ...legend(telling, [open]));
  if (worst[0]) lines.push(...(open ? [''] : []), closer(telling, review, worst[0]));
  return lines;
}

/** Every decision of one turn with the options that were considered. */
export function turnLines(telling: Telling, review: Review): string[] {
  const { found } = review;
  const weighed = found.filter(({ considered, decision }) => considered.length > 0 || decision.played === null);
  if (weighed.length === 0) return [telling.speaker.text('cli.analyse.nothing-to-choose')];
  return [...weighed.flatMap((each) => [...decisionLines(telling, review, each), '']), ...legend(telling, weighed)];
}

function seatTable(telling: Telling, { terminal }: Review, turns: readonly TurnLoss[]): string[] {
  const { speaker } = telling;
  const head = (name: string): { head: string; right: boolean } => ({
    head: speaker.text(`cli.analyse.${name}`),
    right: name !== 'seat',
  });
  const rows = seatLosses(turns).map(({ seat, decisions, turns: count, lost }) => [
    speaker.say(terminal.words.seat(seat)),
    String(decisions),
    String(count),
    amount(telling, lost),
    amount(telling, lost / count),
  ]);
  return columns(['seat', 'decisions', 'turns', 'lost', 'per-turn'].map(head), rows);
}

/** A turn by the decision in it that cost most. */
function turnSummary(telling: Telling, review: Review, { line, seat, lost, worst }: TurnLoss): string[] {
  const { speaker } = telling;
  const { terminal } = review;
  const view = viewAt(review, worst.decision);
  const words = (option: number): string => speaker.say(terminal.words.option(view, option));
  const title = { line: turnName(line), lost: amount(telling, lost), seat: terminal.words.seat(seat) };
  const parts: [string, string[]][] = [
    ['played', [words(worst.decision.played as number)]],
    ['better', [words(worst.best)]],
    ...planParts(telling, review, worst),
    ['line', lineTokens(review, worst.bestLine)],
  ];
  return [speaker.say({ key: 'cli.analyse.turn', args: title }), ...parts.flatMap(part(telling, parts))];
}

/** What the best comes to, in this turn and the next, and why it is better than what was played. */
function planParts({ speaker }: Telling, review: Review, analysis: Analysis): [string, string[]][] {
  const { words, game } = review.terminal;
  const { way, why } = planOf(review, analysis);
  const told = ({ steps, states }: TurnAhead<State>): string[] =>
    steps.flatMap((step, at) =>
      game.worthTelling(step) ? [speaker.say(words.option(states[at] as State, step))] : [],
    );
  const deeds = way.now.steps.filter((step) => game.worthTelling(step));
  const parts: [string, string[]][] = [
    ['plan', deeds.length > 1 || deeds[0] !== analysis.best ? told(way.now) : []],
    [way.isSameTurn ? 'then' : 'next', way.next ? told(way.next) : []],
    ['why', why.map((reason) => speaker.say(reason))],
  ];
  return parts.filter(([, items]) => items.length > 0);
}

const part =
  ({ speaker }: Telling, all: readonly [string, string[]][]) =>
  ([name, items]: [string, string[]]): string[] => {
    const label = (each: string): string => `  ${speaker.text(`cli.analyse.${each}`)}`;
    const room = Math.max(...all.map(([each]) => width(label(each)))) + 2;
    return labelled(label(name), room, shortened(flow(items, WIDTH - room - 2)));
  };

/** Far ahead a line is little more than a guess. */
const shortened = (rows: readonly string[]): string[] =>
  rows.length <= LINE_ROWS ? [...rows] : [...rows.slice(0, LINE_ROWS - 1), `${rows[LINE_ROWS - 1]} …`];

function decisionLines(telling: Telling, review: Review, analysis: Analysis): string[] {
  const { speaker } = telling;
  const { terminal } = review;
  const { decision, best, considered, bestLine } = analysis;
  const view = viewAt(review, decision);
  const what = {
    key: 'log.line',
    args: { seat: terminal.words.seat(decision.seat), what: terminal.words.asked(view) },
  };
  const words = (option: number): string => speaker.say(terminal.words.option(view, option));
  const lines = [`${decision.line} · ${speaker.say(what)}`];
  if (considered.length === 0) return [...lines, speaker.text('cli.analyse.only', { what: words(best) })];
  const mark = (option: number): string => (option === best ? '★' : '') + (option === decision.played ? '●' : '');
  const shown = considered.filter(({ option }, at) => at < LISTED || option === decision.played);
  const rows = shown.map(({ option, visits, value }: Weighed) => [
    mark(option),
    margin(telling, value),
    String(visits),
    terminal.game.token(option),
    words(option),
  ]);
  const heads = [
    { head: '' },
    { head: speaker.text('cli.analyse.value'), right: true },
    { head: speaker.text('cli.analyse.visits'), right: true },
    { head: speaker.text('cli.options.token') },
    { head: speaker.text('cli.options.text') },
  ];
  lines.push(...columns(heads, rows));
  if (shown.length < considered.length)
    lines.push(speaker.text('cli.analyse.more', { more: considered.length - shown.length }));
  const parts: [string, string[]][] = [...planParts(telling, review, analysis), ['line', lineTokens(review, bestLine)]];
  if (decision.played !== null) parts.unshift(['lost', [amount(telling, analysis.lost)]]);
  return [...lines, ...parts.flatMap(part(telling, parts))];
}

/** What the signs and numbers mean. */
function legend({ speaker }: Telling, analyses: readonly Analysis[]): string[] {
  const say = (name: string): string => speaker.text(`cli.analyse.${name}`);
  const played = analyses.some(({ decision }) => decision.played !== null);
  const signs = [`★ ${say('sign-best')}`, ...(played ? [`● ${say('played')}`] : [])];
  return [signs.join(' · '), `${say('value')}: ${say('value-means')}`, `${say('visits')}: ${say('visits-mean')}`];
}

/** A line of play in tokens, with the turn before the first of each turn and the seat where it is not the line's. */
function lineTokens({ terminal, table }: Review, moves: readonly Move[]): string[] {
  const names = terminal.game.seatsOf(table.state);
  return moves.map(({ option, seat, line }, at) => {
    const token = terminal.game.token(option);
    const name = names[seat];
    const said = name === undefined || line.endsWith(` ${name}`) ? token : `${name}: ${token}`;
    return at === 0 || moves[at - 1]?.line === line ? said : `[${line}] ${said}`;
  });
}

const turnName = (line: string): string => line.split(' ')[0] as string;

function closer({ speaker }: Telling, { file }: Review, { line }: TurnLoss): string {
  const command = `quayside analyse ${inShell(file)} --turn ${turnName(line)}`;
  return speaker.text('cli.analyse.closer', { command });
}

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const amount = ({ language }: Telling, value: number): string => value.toLocaleString(language, DIGITS);

const margin = ({ language }: Telling, value: number): string =>
  value.toLocaleString(language, { ...DIGITS, signDisplay: 'exceptZero' });
