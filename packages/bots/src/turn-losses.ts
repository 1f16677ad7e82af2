import type { Analysis } from './analysis.ts';

/** What a seat gave away in one line of a record: the sum over its decisions there. */
export interface TurnLoss {
  readonly line: string;
  readonly seat: number;
  readonly lost: number;
  /** The decision that cost most. */
  readonly worst: Analysis;
  readonly decisions: readonly Analysis[];
}

/** What a seat gave away in all. */
export interface SeatLoss {
  readonly seat: number;
  /** Decisions with more than one option worth a look. */
  readonly decisions: number;
  /** Turns with such a decision. */
  readonly turns: number;
  readonly lost: number;
}

/** The turns in their order. What is still open, and what left nothing to weigh, is in none. */
export function turnLosses(analyses: Iterable<Analysis>): TurnLoss[] {
  const turns = new Map<string, Analysis[]>();
  for (const analysis of analyses) {
    const { line, seat, played } = analysis.decision;
    if (played === null || analysis.considered.length === 0) continue;
    const key = `${line}/${seat}`;
    turns.set(key, [...(turns.get(key) ?? []), analysis]);
  }
  return [...turns.values()].map((decisions) => {
    const worst = decisions.reduce((most, each) => (each.lost > most.lost ? each : most));
    const { line, seat } = worst.decision;
    return { line, seat, lost: sum(decisions), worst, decisions };
  });
}

/** So many turns that cost most, the costliest first; none that cost nothing. */
export const costliest = (turns: readonly TurnLoss[], many: number): TurnLoss[] =>
  turns
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, many);

/** By seat, those that decided something. */
export function seatLosses(turns: readonly TurnLoss[]): SeatLoss[] {
  const seats = [...new Set(turns.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const decisions = own.reduce((count, turn) => count + turn.decisions.length, 0);
    return { seat, decisions, turns: own.length, lost: sum(own) };
  });
}

const sum = (parts: readonly { readonly lost: number }[]): number => parts.reduce((total, { lost }) => total + lost, 0);
