import {
  failure,
  failureOf,
  type Game,
  success,
  type Json,
  type Outcome,
  type Problem,
  type Settings,
} from './game.ts';
import type { State } from './state.ts';

/** How a game began: its settings and seed, and the position when it did not begin at the beginning. */
export interface Header {
  readonly settings: Settings;
  readonly seed: string;
  readonly position?: Json;
}

/** One token of a record: where it stands, whose line it is on, who played it (null: the line's seat, or chance). */
export interface Entry {
  readonly row: number;
  readonly label: string;
  readonly seat: string | null;
  readonly token: string;
}

export interface GameRecord {
  readonly header: Header;
  readonly entries: readonly Entry[];
  /** Scores by seat name, when the record states them. */
  readonly result: Readonly<Record<string, number>> | null;
}

/** A line of a record as it is written: its label, and what was played with the seat in front where it is not the line's. */
export interface Line {
  readonly label: string;
  readonly tokens: readonly string[];
}

const DOT = ' · ';

/** `key value  key value …`: two spaces between pairs. Usual values of most settings are left out. */
function headerLine<S extends State>(game: Game<S>, header: Header): string {
  const pairs = [`game ${game.id}`, `rules ${game.rules}`];
  for (const { name, default: usual, always } of game.settings) {
    const value = header.settings[name] ?? usual;
    if (always || value !== usual) pairs.push(`${name} ${value}`);
  }
  pairs.push(`seed ${header.seed}`);
  return pairs.join('  ');
}

export function writeRecord<S extends State>(
  game: Game<S>,
  header: Header,
  lines: readonly Line[],
  result: Readonly<Record<string, number>> | null,
): string {
  const rows = [headerLine(game, header)];
  if (header.position !== undefined) rows.push(`position ${JSON.stringify(header.position)}`);
  for (const { label, tokens } of lines) rows.push(`${label}  ${tokens.join(DOT)}`);
  if (result)
    rows.push(
      `result ${Object.entries(result)
        .map(([seat, score]) => `${seat} ${score}`)
        .join('  ')}`,
    );
  return `${rows.join('\n')}\n`;
}

/** No record is longer; a game of twenty thousand decisions has a tenth of it. */
export const MOST_TEXT = 4_000_000;

const at = (row: number): string => `line ${row}`;

/** Reads a record's shape. Whether its tokens can be played is found out by playing them. */
export function readRecord<S extends State>(game: Game<S>, text: string): Outcome<GameRecord> {
  if (text.length > MOST_TEXT) return failure({ at: at(1), why: 'too-long', facts: { most: MOST_TEXT } });
  const rows = text.split(/\r?\n/).map((row, index) => [index + 1, row.trim()] as const);
  const written = rows.filter(([, row]) => row !== '' && !row.startsWith('#'));
  const [first, ...rest] = written;
  if (!first) return failure({ at: at(1), why: 'empty-record', facts: {} });
  const head = readHeader(game, first[1], first[0]);
  if (!head.ok) return head;
  let header = head.value;
  const entries: Entry[] = [];
  let result: Record<string, number> | null = null;
  for (const [row, content] of rest) {
    if (result) return failure({ at: at(row), why: 'after-result', facts: {} });
    if (content.startsWith('position ')) {
      const position = readPosition(content.slice(9), row, entries.length === 0 && header.position === undefined);
      if (!position.ok) return position;
      header = { ...header, position: position.value };
    } else if (content.startsWith('result ')) {
      const scores = readResult(content.slice(7), row);
      if (!scores.ok) return scores;
      result = scores.value;
    } else {
      const line = readLine(content, row);
      if (!line.ok) return line;
      for (const entry of line.value) entries.push(entry);
    }
  }
  return success({ header, entries, result });
}

function readHeader<S extends State>(game: Game<S>, content: string, row: number): Outcome<Header> {
  const problem = (
    why: string,
    facts: Problem['facts'] = {},
  ): { readonly ok: false; readonly problems: readonly Problem[] } => failure({ at: at(row), why, facts });
  const values = new Map<string, string>();
  for (const pair of content.split(/\s{2,}/)) {
    const space = pair.indexOf(' ');
    if (space < 0) return problem('header-pair', { pair });
    const key = pair.slice(0, space);
    if (values.has(key)) return problem('header-twice', { key });
    values.set(key, pair.slice(space + 1).trim());
  }
  if (values.get('game') !== game.id) return problem('header-game', { game: game.id });
  if (values.get('rules') !== String(game.rules))
    return problem('header-rules', { rules: game.rules, found: values.get('rules') ?? '' });
  const seed = values.get('seed');
  if (seed === undefined) return problem('header-seed');
  for (const key of ['game', 'rules', 'seed', 'seats']) values.delete(key);
  const settings = settingsFor(game, Object.fromEntries(values));
  if (!settings.ok) return { ok: false, problems: settings.problems.map((each) => ({ ...each, at: at(row) })) };
  return success({ settings: settings.value, seed });
}

/** All the settings of a game, those that are not given with their usual values. */
export function settingsFor<S extends State>(game: Game<S>, given: Settings): Outcome<Settings> {
  const settings: Record<string, string> = {};
  for (const { name, values: known, default: usual, read } of game.settings) {
    const value = Object.hasOwn(given, name) ? given[name] : usual;
    if (value === undefined || (!read && !known.includes(value)))
      return failure({
        at: name,
        why: 'header-value',
        facts: { key: name, value: String(value), known: known.join(', ') },
      });
    settings[name] = value;
  }
  for (const key of Object.keys(given))
    if (!Object.hasOwn(settings, key)) return failure({ at: key, why: 'header-unknown', facts: { key } });
  for (const { name, read } of game.settings) {
    if (!read) continue;
    const value = read(settings[name] as string, settings);
    if (!value.ok) return failureOf(value.problems.map((problem) => settingProblem(name, problem)));
    settings[name] = value.value;
  }
  return success(settings);
}

/** Only the game can say what is wrong with such a value: as with a refusal, its reason is a fact, and so is the place inside it. */
const settingProblem = (key: string, { at: place, why: reason, facts }: Problem): Problem => ({
  at: key,
  why: 'setting',
  facts: { ...facts, key, reason, ...(place !== key && { place }) },
});

function readPosition(content: string, row: number, allowed: boolean): Outcome<Json> {
  if (!allowed) return failure({ at: at(row), why: 'position-late', facts: {} });
  try {
    return success(JSON.parse(content) as Json);
  } catch {
    return failure({ at: at(row), why: 'not-json', facts: {} });
  }
}

function readResult(content: string, row: number): Outcome<Record<string, number>> {
  const scores: Record<string, number> = {};
  for (const pair of content.trim().split(/\s{2,}/)) {
    const match = /^([a-z]+) (-?\d+)$/.exec(pair);
    if (!match || Object.hasOwn(scores, match[1] as string))
      return failure({ at: at(row), why: 'result-pair', facts: { pair } });
    scores[match[1] as string] = Number(match[2]);
  }
  return success(scores);
}

/** `label  token · seat: token · (forced)`: the label ends at the first two spaces; what was forced is there to be read. */
function readLine(content: string, row: number): Outcome<Entry[]> {
  const gap = content.search(/\s{2,}/);
  if (gap < 0) return failure({ at: at(row), why: 'line-shape', facts: { line: content.slice(0, 40) } });
  const label = content.slice(0, gap);
  const entries: Entry[] = [];
  for (const part of content.slice(gap).split('·')) {
    const text = part.trim();
    if (text === '') return failure({ at: at(row), why: 'empty-token', facts: { label } });
    if (text.startsWith('(') && text.endsWith(')')) continue;
    const match = /^([a-z]+):\s*(.+)$/.exec(text);
    entries.push({ row, label, seat: match?.[1] ?? null, token: match?.[2] ?? text });
  }
  return success(entries);
}
