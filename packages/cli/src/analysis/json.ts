import { type Analysis, costliest, type Move, seatLosses, turnLosses, type TurnLoss } from '@quayside/bots';
import { planOf, type Review } from './review.ts';

export const SHOWN_TURNS = 3;

const round = (value: number): number => Number(value.toFixed(2)) + 0;

/** All that was found, for programs: options as tokens, seats by their names in records. */
export function analysisJson(review: Review): object {
  const { terminal, table, found } = review;
  const { game } = terminal;
  const names = game.seatsOf(table.state);
  const token = (option: number | null): string | null => (option === null ? null : game.token(option));
  const move = ({ option, seat, line }: Move): object => ({ line, seat: names[seat] ?? null, token: token(option) });
  const plan = (analysis: Analysis): object => {
    const { way, why } = planOf(review, analysis);
    return {
      now: way.now.steps.map(token),
      next: way.next?.steps.map(token) ?? [],
      points: way.worth && round(way.worth.points),
      lead: way.worth && round(way.worth.lead),
      why,
    };
  };
  const decision = (analysis: Analysis): object => {
    const {
      decision: { step, line, seat, played },
      lost,
      best,
      considered,
      bestLine,
    } = analysis;
    return {
      step,
      line,
      seat: names[seat],
      played: token(played),
      best: token(best),
      lost: played === null ? null : round(lost),
      considered: considered.map(({ option, visits, value }) => ({
        token: token(option),
        visits,
        value: round(value),
      })),
      bestLine: bestLine.map(move),
      plan: considered.length > 0 ? plan(analysis) : null,
    };
  };
  const turn = ({ line, seat, lost, worst }: TurnLoss): object => ({
    line,
    seat: names[seat],
    lost: round(lost),
    played: token(worst.decision.played),
    better: token(worst.best),
    bestLine: worst.bestLine.map(move),
  });
  const turns = turnLosses(found);
  return {
    game: game.id,
    rules: game.rules,
    seats: seatLosses(turns).map(({ seat, lost, ...counts }) => ({
      seat: names[seat],
      ...counts,
      lost: round(lost),
      lostPerTurn: round(lost / counts.turns),
    })),
    costliest: costliest(turns, SHOWN_TURNS).map(turn),
    decisions: found.map(decision),
  };
}
