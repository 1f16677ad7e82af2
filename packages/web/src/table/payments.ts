import type { State } from '@quayside/kernel';
import type { GameUI, Paid } from '../game-ui.ts';
import { copyOf, optionsOf } from './plan.ts';

/** One way to pay what is due now, whole: the game asks for it good by good. */
export interface Payment {
  readonly options: readonly number[];
  /** All that it takes, what plays itself too. */
  readonly paid: readonly Paid[];
  readonly price: number;
}

type Payer<S extends State> = Pick<GameUI<S>, 'game' | 'paid'>;

/** So many ways are looked at. */
const MOST = 1500;

/** The pieces that can be paid now; for the same thing as before, where something was paid before. */
const pieces = <S extends State>(ui: Payer<S>, state: S, due?: string): number[] =>
  optionsOf(ui, state).filter((option) => {
    const piece = ui.paid?.(option);
    return piece && (due === undefined || piece.due === due);
  });

/** Every way to pay from a state on, the cheapest first; none where nothing is paid piece by piece. */
export function paymentsFrom<S extends State>(ui: Payer<S>, from: S): Payment[] {
  const { game } = ui;
  const seat = game.mover(from);
  const line = game.line(from);
  const found: Payment[] = [];
  const pay = (state: S, options: readonly number[], paid: readonly Paid[], due?: string): void => {
    for (const option of pieces(ui, state, due)) {
      if (found.length >= MOST) return;
      const next = copyOf(ui, state);
      const same = ui.paid?.(option)?.due;
      const told: Paid[] = [];
      game.listen(next, (who, each) => {
        const piece = who === seat ? ui.paid?.(each) : null;
        if (piece?.due === same) told.push(...(piece?.paid ?? []).filter(({ amount }) => amount > 0));
      });
      game.apply(next, option);
      game.listen(next, null);
      const all = [...paid, ...told];
      const path = [...options, option];
      const goesOn = game.mover(next) === seat && game.line(next) === line && pieces(ui, next, same).length > 0;
      if (goesOn) pay(next, path, all, same);
      else found.push({ options: path, paid: all, price: all.reduce((sum, { price }) => sum + price, 0) });
    }
  };
  pay(from, [], []);
  return found.toSorted((a, b) => a.price - b.price || a.paid.length - b.paid.length);
}

/** The first piece of the cheapest payment; -1: nothing is paid now. */
export const cheapestPiece = <S extends State>(ui: Payer<S>, state: S): number =>
  pieces(ui, state).length > 0 ? (paymentsFrom(ui, state)[0]?.options[0] ?? -1) : -1;
