import { CHANCE, type Game, type Settings } from '../game.ts';
import { Options } from '../options.ts';
import { Random } from '../random.ts';
import type { State } from '../state.ts';
import { Table } from '../table.ts';

/** A damaged record that was not read as it should be: it threw, or was taken for a game that cannot be. */
export interface RecordFinding {
  readonly seed: string;
  readonly check: 'throws' | 'violation' | 'reads-back' | 'strict' | 'no-place';
  readonly detail: string;
  readonly record: string;
}

export interface RecordRun {
  /** Read although damaged, by the freedoms of writing or because the damage made another game of it. */
  readonly accepted: number;
  readonly findings: readonly RecordFinding[];
  /** The longest that reading one took, by the caller's watch. */
  readonly longest: number;
}

/** So many damaged copies are made of one game. */
const A_GAME = 20;
/** Signs that a hand, an editor or a bad line may put into a text. */
const SIGNS = [
  '',
  ' ',
  '\n',
  '\r',
  '\t',
  '·',
  ';',
  ':',
  '(',
  ')',
  '#',
  '-',
  '9',
  '99999999999',
  'x',
  'é',
  '\u0000',
  '\u001b',
  '\u202e',
  '\ud800',
  '{',
  '"',
];

/**
 * Plays random games, damages their records (signs, words, tokens and lines changed, left out, doubled, swapped; cut off; two
 * games mixed) and reads them. Refused with a place is well; what is accepted keeps the rules and reads back to the same record;
 * strict reading takes nothing but what a table writes.
 */
export function readDamaged<S extends State>(
  game: Game<S>,
  settings: (n: number) => Settings,
  records: number,
  seed: string,
  watch: () => number = () => 0,
): RecordRun {
  const findings: RecordFinding[] = [];
  let accepted = 0;
  let longest = 0;
  let other = '';
  for (let n = 0; n < records; n += A_GAME) {
    const random = new Random(`damaged record/${seed}/${n}`);
    const whole = randomRecord(game, settings(n / A_GAME), random);
    for (let copy = 0; copy < Math.min(A_GAME, records - n); copy++) {
      const record = damaged(whole, other, random);
      const before = watch();
      const found = tryOut(game, record, `${seed}/${n}`);
      longest = Math.max(longest, watch() - before);
      if (found === 'accepted') accepted++;
      else if (found !== 'refused') findings.push(found);
    }
    other = whole;
  }
  return { accepted, findings, longest };
}

/** The record of a random game, whole or broken off somewhere. */
function randomRecord<S extends State>(game: Game<S>, settings: Settings, random: Random): string {
  const started = Table.start(game, { settings, seed: `record ${random.next()}` });
  if (!started.ok) throw new Error(started.problems.map(({ why }) => why).join(', '));
  const table = started.value;
  const options = new Options();
  for (let left = random.below(400); left > 0 && game.mover(table.state) > CHANCE; left--) {
    options.clear();
    game.options(table.state, options);
    table.choose(game.mover(table.state), options.at(random.below(options.count)));
    table.deal();
  }
  return table.record();
}

function tryOut<S extends State>(game: Game<S>, record: string, seed: string): RecordFinding | 'refused' | 'accepted' {
  const found = (check: RecordFinding['check'], detail: string): RecordFinding => ({ seed, check, detail, record });
  try {
    const read = Table.resume(game, record);
    const strict = Table.resume(game, record, { strict: true });
    if (!read.ok) {
      if (strict.ok) return found('strict', 'reads what is refused otherwise');
      const lost = read.problems.find(({ at, why }) => at === '' && why === '');
      return lost ? found('no-place', JSON.stringify(lost)) : 'refused';
    }
    const table = read.value;
    const written = table.record();
    if (strict.ok && written !== record) return found('strict', 'takes what a table would not write');
    const [wrong] = game.violations(table.state);
    if (wrong !== undefined) return found('violation', wrong);
    const again = Table.resume(game, written, { strict: true });
    if (!again.ok) return found('reads-back', again.problems.map(({ at, why }) => `${at}: ${why}`).join('; '));
    return again.value.state.equals(table.state) ? 'accepted' : found('reads-back', 'another state');
  } catch (error) {
    return found('throws', String(error));
  }
}

/** A copy with one to three things wrong; `other` is another game's record, to mix in. */
function damaged(record: string, other: string, random: Random): string {
  let text = record;
  for (let times = 1 + random.below(3); times > 0; times--) text = damage(text, other, random);
  return text;
}

function damage(text: string, other: string, random: Random): string {
  switch (random.below(6)) {
    case 0:
      return changedPart(text, '\n', other, random);
    case 1:
      return changedPart(text, ' · ', other, random);
    case 2:
      return changedPart(text, ' ', other, random);
    case 3:
      return text.slice(0, random.below(text.length + 1));
    default: {
      const at = random.below(text.length + 1);
      const sign = SIGNS[random.below(SIGNS.length)] ?? '';
      return text.slice(0, at) + sign + text.slice(at + random.below(3));
    }
  }
}

/** One part between signs left out, doubled, swapped with another, or taken from another game. */
function changedPart(text: string, between: string, other: string, random: Random): string {
  const parts = text.split(between);
  const at = random.below(parts.length);
  const there = random.below(parts.length);
  const part = parts[at] ?? '';
  const foreign = other.split(between);
  switch (random.below(4)) {
    case 0:
      parts.splice(at, 1);
      break;
    case 1:
      parts.splice(there, 0, part);
      break;
    case 2:
      parts[at] = parts[there] ?? '';
      parts[there] = part;
      break;
    default:
      parts[at] = foreign[random.below(foreign.length)] ?? '';
  }
  return parts.join(between);
}
