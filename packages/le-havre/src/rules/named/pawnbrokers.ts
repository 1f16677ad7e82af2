import type { Message } from '@quayside/kernel';
import { CARGO, EVERY_GOOD, FRANC, goodName, placeInCargo } from '../../data/goods.ts';
import { francs, goodsMessage, message } from '../../text/phrases.ts';
import { Kind, option } from '../option.ts';
import { isPawned, PAWN, pawn } from '../pawn.ts';
import { Phase } from '../phases.ts';
import { notHeld, outOfOrder, refusal } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const canPawn = (s: LeHavreState, seat: number, good: number): boolean =>
  s.has(seat, good) > 0 && !isPawned(s, seat, good);

/** Is there something to pawn, from this place of the order on? */
function isThere(s: LeHavreState, seat: number, place: number): boolean {
  for (let i = place; i < CARGO.length; i++) if (canPawn(s, seat, CARGO[i] as number)) return true;
  return false;
}

const words = (good: number): NonNullable<Message['args']> => ({
  goods: [goodsMessage(good, 1)],
  francs: francs(PAWN),
});

/** Different goods for 2 francs each, in the order of CARGO, until one has enough (L-956). */
export const pawnbrokers = namedRule({
  whyNot: (s, seat) => (isThere(s, seat, 0) ? Why.OK : Why.NO_GOODS),
  options: (s, out) => {
    if (s.did > 0) out.add(option(Kind.ENOUGH));
    for (let i = s.course; i < CARGO.length; i++) {
      const good = CARGO[i] as number;
      if (canPawn(s, s.seat, good)) out.add(option(Kind.PAWN, good));
    }
  },
  play: (s, kind, good) => {
    if (kind === Kind.ENOUGH) return Next.DONE;
    pawn(s, s.seat, good);
    s.did++;
    s.course = placeInCargo(good) + 1;
    return isThere(s, s.seat, s.course) ? Next.ASK : Next.DONE;
  },
  flows: { from: [FRANC], into: EVERY_GOOD },
  because: { [Why.NO_GOODS]: 'L-956' },
  remembers: { [Phase.USE]: ['did', 'course'] },
  wrong: (s) => {
    if (s.did > s.course || (s.did === 0) !== (s.course === 0)) return 'did';
    return isThere(s, s.seat, s.course) ? null : 'course';
  },
  choices: {
    [Kind.PAWN]: choice({
      message: (_, good) => message('option.pawn', words(good)),
      told: (_, good) => [message('told.pawn', words(good))],
      firstGuess: (s, good, price) => PAWN - price(s, good),
      refused: (s, good, token) => {
        if (isPawned(s, s.seat, good)) return refusal('L-956', 'pawned-already', { good: goodName(good) });
        if (s.has(s.seat, good) === 0) return notHeld(s, good);
        return outOfOrder(token);
      },
    }),
  },
});
