import { HARBOUR_WATCH } from '../../data/cards.ts';
import { FRANC, GOODS } from '../../data/goods.ts';
import { SEAT_NAMES } from '../../data/setup.ts';
import { cardMessage, gained, message, seatMessage } from '../../text/phrases.ts';
import { Kind, option } from '../option.ts';
import { Phase } from '../phases.ts';
import { because } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { isShelter, sendOut } from '../trade.ts';
import { Why } from '../why.ts';
import { type Afford, choice, namedRule, Next } from './named-rule.ts';

const CHARGE = 1;

/** The building that somebody else's disc stands on, or -1. */
function targetOf(s: LeHavreState, seat: number, other: number): number {
  const card = other === seat ? -1 : s.discOf(other);
  return card === HARBOUR_WATCH || (card >= 0 && isShelter(card)) ? -1 : card;
}

/** Why a seat cannot send another home and use that building in turn: the franc and the fee must be there (L-940). */
function whyNotOust(s: LeHavreState, seat: number, other: number, afford: Afford): Why {
  const card = targetOf(s, seat, other);
  if (card < 0) return Why.NO_TARGET;
  if (s.has(seat, FRANC) < CHARGE) return Why.NO_FRANCS;
  const at = seat * GOODS + FRANC;
  const held = s.has(seat, FRANC);
  s.disc[other] = 0;
  s.goods[at] = held - CHARGE;
  const why = afford(s, seat, card, 1);
  s.goods[at] = held;
  s.disc[other] = card + 1;
  return why === Why.OK ? Why.OK : Why.NO_TARGET;
}

/** 1 franc to another player, whose disc goes home; then that building is entered in turn (L-914, L-940, L-941). */
export const harbourWatch = namedRule({
  whyNot: (s, seat, _, afford) => {
    if (s.has(seat, FRANC) < CHARGE) return Why.NO_FRANCS;
    for (let other = 0; other < s.players; other++) if (whyNotOust(s, seat, other, afford) === Why.OK) return Why.OK;
    return Why.NO_TARGET;
  },
  options: (s, out, afford) => {
    for (let other = 0; other < s.players; other++) {
      if (whyNotOust(s, s.seat, other, afford) === Why.OK) out.add(option(Kind.OUST, other));
    }
  },
  play: (s, _, other) => {
    s.hand(s.seat, other, FRANC, CHARGE);
    s.disc[s.seat] = s.discOf(other) + 1;
    sendOut(s, other);
    return Next.ENTER;
  },
  flows: { from: [FRANC], into: [FRANC] },
  because: { [Why.NO_FRANCS]: 'L-940' },
  charge: CHARGE,
  remembers: { [Phase.USE]: [] },
  choices: {
    [Kind.OUST]: choice({
      message: (s, other) =>
        message('option.oust', { seat: seatMessage(other), card: cardMessage(Math.max(0, s.discOf(other))) }),
      told: (played, other) => [
        message('told.oust', { seat: seatMessage(other), card: cardMessage(Math.max(0, played.before.discOf(other))) }),
        ...gained(played, (good) => (good === FRANC ? CHARGE : 0)),
      ],
      firstGuess: () => 0,
      refused: (_, other) => because(Why.NO_TARGET, { seat: SEAT_NAMES[other] as string }),
      things: (s, other) => (s.discOf(other) < 0 ? [] : [{ card: s.discOf(other) }]),
    }),
  },
});
