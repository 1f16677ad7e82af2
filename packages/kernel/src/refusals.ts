import type { Game, Refusal } from './game.ts';
import type { State } from './state.ts';

/** A refusal that rests on no rule of a game: what was asked makes no sense at any table. */
export const notation = (why: string, facts: Refusal['facts']): Refusal => ({ rule: 'notation', why, facts });

/** Is this the number of a seat at the table? */
export const isSeat = <S extends State>(game: Game<S>, state: S, seat: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < game.seatsOf(state).length;

/** A game that explains nothing to a seat that is not there: not to a spectator, nor to chance when chance is not asked. */
export function checkingSeats<S extends State>(game: Game<S>): Game<S> {
  const explain: Game<S>['explain'] = (state, seat, token) =>
    isSeat(game, state, seat) || seat === game.mover(state)
      ? game.explain(state, seat, token)
      : notation('no-seat', { token, seat: String(seat) });
  return { ...game, explain };
}
