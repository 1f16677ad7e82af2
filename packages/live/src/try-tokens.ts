import type { Game, State } from '@quayside/kernel';
import { type Refused, refused, ruledOut } from './commands.ts';

/** What would be refused of several tokens, tried on what the seat knows: so that trying tells it nothing. Plays on in `view`. */
export function tryTokens<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  tokens: readonly string[],
): Refused | null {
  for (const token of tokens) {
    if (game.mover(view) !== seat) return { ...refused('turn-over'), token };
    const refusal = game.explain(view, seat, token);
    if (refusal) return ruledOut(token, refusal);
    game.apply(view, game.parse(token));
  }
  return null;
}
