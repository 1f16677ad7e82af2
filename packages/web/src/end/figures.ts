import { playStep, type State, type Table } from '@quayside/kernel';

/** A line of the record, and what every seat was worth at its end. */
export interface WorthLine {
  readonly label: string;
  /** Whose line it is; -1: everybody's. */
  readonly seat: number;
  /** So many steps are played when it is over. */
  readonly step: number;
  readonly worth: readonly number[];
}

export interface Course {
  /** What every seat was worth before the first step. */
  readonly start: readonly number[];
  readonly lines: readonly WorthLine[];
}

/** The worth of every seat line by line: the whole game is played again once. Lines that went by themselves are lines too. */
export function worthByLine<S extends State>(table: Table<S>): Course {
  const { game, steps } = table;
  const state = table.at(0);
  const start = game.scores(state);
  const lines: WorthLine[] = [];
  let open: { readonly label: string; readonly seat: number } | null = null;
  const close = (step: number): void => {
    if (open) lines.push({ ...open, step, worth: game.scores(state) });
  };
  for (const [at, step] of steps.entries()) {
    let played = 0;
    game.listen(state, () => {
      const label = game.line(state);
      if (open?.label !== label) {
        // What goes by itself belongs to the step that led to it.
        close(played > 0 ? at + 1 : at);
        open = { label, seat: game.lineSeat(state) };
      }
      played++;
    });
    playStep(game, state, step);
    game.listen(state, null);
  }
  close(steps.length);
  return { start, lines };
}

/** The first word of a label: the number of its round, or what comes after the last. */
export const roundOf = (label: string): string => label.split(/[. ]/)[0] as string;
export const isRound = (round: string): boolean => /^\d+$/.test(round);

export interface WorthRound {
  readonly round: string;
  /** The index of its last line. */
  readonly last: number;
  readonly worth: readonly number[];
}

/** What every seat was worth at the end of each round. */
export function worthByRound(lines: readonly WorthLine[]): WorthRound[] {
  const rounds: WorthRound[] = [];
  for (const [last, { label, worth }] of lines.entries()) {
    const round = roundOf(label);
    if (rounds.at(-1)?.round === round) rounds.pop();
    rounds.push({ round, last, worth });
  }
  return rounds;
}

/** So many moments are told of a seat. */
export const MOST_MOMENTS = 3;

/** A turn that made a seat much richer. */
export interface Moment {
  readonly label: string;
  readonly seat: number;
  readonly step: number;
  readonly gain: number;
}

/** The turns of a seat that brought it most, the best first. */
export function moments({ start, lines }: Course, seat: number, most: number): Moment[] {
  const gains = lines.map(({ label, seat: by, step, worth }, at) => {
    const before = lines[at - 1]?.worth ?? start;
    return { label, seat: by, step, gain: (worth[seat] ?? 0) - (before[seat] ?? 0) };
  });
  return gains
    .filter(({ seat: by, gain }) => by === seat && gain > 0)
    .sort((a, b) => b.gain - a.gain || a.step - b.step)
    .slice(0, most);
}

/** A kind of deed, told by the words of tokens. */
export interface DeedKind {
  readonly id: string;
  /** The first words of its tokens. */
  readonly verbs: readonly string[];
  /** The second word is how many ("ship 3 coke"), the third of what. */
  readonly counted?: true;
  /** Only of such things, where a verb means several. */
  readonly only?: RegExp;
}

/** How often something was done, and with what: the most frequent first. */
export interface Tally {
  readonly count: number;
  readonly things: readonly { readonly thing: string; readonly count: number }[];
}

/** How often each seat did what, by the kinds' ids. What went by itself counts as well. */
export function deeds<S extends State>(
  { game, steps, state }: Table<S>,
  kinds: readonly DeedKind[],
): ReadonlyMap<string, Tally>[] {
  const counts = game.seatsOf(state).map(() => new Map<string, Map<string, number>>());
  for (const step of steps) {
    for (const { option, seat } of [step, ...step.forced]) {
      const words = game.token(option).split(' ');
      for (const kind of kinds) {
        const deed = read(kind, words);
        const own = counts[seat];
        if (!deed || !own) continue;
        const things = own.get(kind.id) ?? new Map<string, number>();
        own.set(kind.id, things.set(deed.thing, (things.get(deed.thing) ?? 0) + deed.amount));
      }
    }
  }
  return counts.map((own) => new Map([...own].map(([id, things]) => [id, tally(things)])));
}

function read(
  { verbs, counted, only }: DeedKind,
  [verb = '', ...rest]: readonly string[],
): { readonly thing: string; readonly amount: number } | null {
  if (!verbs.includes(verb)) return null;
  const thing = rest[counted ? 1 : 0] ?? '';
  const amount = counted ? Number(rest[0]) : 1;
  return amount > 0 && (only?.test(thing) ?? true) ? { thing, amount } : null;
}

function tally(counts: ReadonlyMap<string, number>): Tally {
  const things = [...counts].map(([thing, count]) => ({ thing, count })).sort((a, b) => b.count - a.count);
  return { count: things.reduce((sum, { count }) => sum + count, 0), things };
}

export interface Place {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
}

/** The seats, the best first; who is level shares a rank, but the winners are ahead of everybody. */
export function ranking(scores: readonly number[], winners: readonly number[]): Place[] {
  const ahead = (a: number, b: number): boolean =>
    winners.includes(a) === winners.includes(b) ? (scores[a] ?? 0) > (scores[b] ?? 0) : winners.includes(a);
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((_, other) => ahead(other, seat)).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** A moment of the replay: after so many steps, with the lines that are over since the one before. */
export interface Stop {
  readonly step: number;
  readonly labels: readonly string[];
}

/** Where a replay can stop: before the first step, and after each line. */
export function stops(lines: readonly WorthLine[]): Stop[] {
  const found: { step: number; labels: string[] }[] = [{ step: 0, labels: [] }];
  for (const { label, step } of lines) {
    const last = found.at(-1);
    if (last?.step === step) last.labels.push(label);
    else found.push({ step, labels: [label] });
  }
  return found;
}
