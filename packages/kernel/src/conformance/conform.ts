import { CHANCE, type Game, type Settings } from '../game.ts';
import { Random } from '../random.ts';
import type { State } from '../state.ts';
import { Table } from '../table.ts';
import {
  Bench,
  checkApply,
  checkInterjections,
  checkOptions,
  checkPosition,
  checkSeats,
  checkTokens,
  checkViews,
  type Report,
} from './checks.ts';

export interface Finding {
  readonly check: string;
  readonly seed: string;
  readonly step: number;
  readonly detail: string;
}

export interface Conformance {
  readonly settings: Settings;
  readonly seed: string;
  /** Checks that look at every option, JSON, views and interjections are made at one step in so many. */
  readonly every: number;
}

/** Plays one random game and checks it all the way; the findings should be none. */
export function conform<S extends State>(game: Game<S>, { settings, seed, every }: Conformance): Finding[] {
  const findings: Finding[] = [];
  const random = new Random(`conform/${seed}`);
  const bench = new Bench(game);
  const state = game.setup(settings, new Random(seed));
  const audit = game.audit(state);
  const past: { readonly state: S; readonly digest: string }[] = [];
  let step = 0;
  const report: Report = (check, detail) => {
    findings.push({ check, seed, step, detail });
  };
  for (const wrong of game.violations(state)) report('violation', wrong);
  for (; game.mover(state) >= CHANCE; step++) {
    if (step > game.longest) {
      report('endless', `more than ${game.longest} decisions`);
      break;
    }
    checkOptions(bench, state, report);
    if (random.below(every) === 0) {
      checkTokens(bench, state, report);
      checkSeats(bench, state, report);
      checkApply(bench, state, report);
      checkPosition(bench, state, report);
      checkViews(bench, state, random, report);
      checkInterjections(bench, state, report);
      past.push(keep(game, state));
    }
    const options = bench.list(state);
    if (options.count === 0) break;
    game.apply(state, options.at(random.below(options.count)));
    for (const wrong of audit.check()) report('conservation', wrong);
    for (const wrong of game.violations(state)) report('violation', wrong);
  }
  for (const each of past) if (each.state.digest() !== each.digest) report('aliasing', 'an earlier state has changed');
  return findings;
}

function keep<S extends State>(game: Game<S>, state: S): { readonly state: S; readonly digest: string } {
  const copy = game.blank();
  copy.copyFrom(state);
  return { state: copy, digest: copy.digest() };
}

/** Plays a game at a table: its record replays to the same bytes, and undo returns the very bytes, as far as it may. */
export function conformTable<S extends State>(game: Game<S>, settings: Settings, seed: string): Finding[] {
  const findings: Finding[] = [];
  const started = Table.start(game, { settings, seed });
  if (!started.ok) return [{ check: 'start', seed, step: 0, detail: JSON.stringify(started.problems) }];
  const table = started.value;
  const random = new Random(`table/${seed}`);
  const bench = new Bench(game);
  const states: string[] = [];
  const report: Report = (check, detail) => {
    findings.push({ check, seed, step: table.steps.length, detail });
  };
  for (let played = 0; !table.over; played++) {
    if (played > 2 * game.longest) {
      report('endless', `more than ${2 * game.longest} steps with undo`);
      return findings;
    }
    states.length = table.steps.length;
    states.push(table.state.digest());
    if (!playOne(table, bench, random, report)) return findings;
    if (random.below(8) === 0) undoSome(table, states, random, report);
  }
  const record = table.record();
  const again = Table.replay(game, record);
  if (!again.ok)
    report('replay', again.problems.map((each) => `${each.at}: ${each.why} ${JSON.stringify(each.facts)}`).join('; '));
  else {
    if (!again.value.state.equals(table.state)) report('replay', 'leads to another state');
    if (again.value.record() !== record) report('replay', 'writes another record');
  }
  return findings;
}

/** Mostly the seat that is asked; now and then somebody interjects. False when nothing could be played. */
function playOne<S extends State>(table: Table<S>, bench: Bench<S>, random: Random, report: Report): boolean {
  const { game, state } = table;
  const seats = game.seatsOf(state).length;
  let seat = random.below(20) === 0 ? random.below(seats) : game.mover(state);
  const { options } = bench;
  options.clear();
  if (seat !== game.mover(state)) game.interjections(state, seat, options);
  if (options.count === 0) {
    seat = game.mover(state);
    bench.list(state);
  }
  if (options.count === 0) {
    report('options-empty', game.line(state));
    return false;
  }
  const token = game.token(options.at(random.below(options.count)));
  const refusal = table.play(seat, token);
  if (refusal) report('play', `${token}: ${refusal.rule} ${refusal.why}`);
  return refusal === null;
}

function undoSome<S extends State>(table: Table<S>, states: readonly string[], random: Random, report: Report): void {
  const last = table.steps.at(-1);
  if (!last || last.seat === CHANCE) return;
  const earliest = table.earliestUndo(last.seat);
  if (earliest > 0 && table.undo(last.seat, earliest - 1)) report('undo', 'went back further than it may');
  if (earliest === table.steps.length) return;
  const to = earliest + random.below(table.steps.length - earliest);
  const before = states[to];
  if (!table.undo(last.seat, to)) report('undo', `refused to step ${to}`);
  else if (before !== undefined && table.state.digest() !== before) report('undo', `step ${to} came back different`);
}
