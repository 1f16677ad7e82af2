import type { Options } from '@quayside/kernel';
import { DISTRICTS } from '../data/names.ts';
import { bankPays } from '../data/printed.ts';
import { anytimeOptions } from './anytime.ts';
import { whyNotLook } from './end-tiles.ts';
import { moveOptions } from './move.ts';
import { Kind, option } from './option.ts';
import { Phase } from './phases.ts';
import { ARC, bankOf, type ParisState } from './state.ts';
import { Why } from './why.ts';

/* The turn: after the building tile one action, then its end (P-201, P-204, P-207). */

export function startTurn(s: ParisState): void {
  s.phase = s.tilesLeft > 0 ? Phase.DRAW : Phase.ACTION;
}

/** Why a seat cannot place a key on a bank or the Arc (P-301, P-302). */
export function whyNotPlace(s: ParisState, seat: number, at: number): Why {
  if (s.hand[seat] === 0) return Why.NO_KEY;
  const taken = at === ARC ? s.arc[seat] : s.banked(seat, at - bankOf(0));
  return taken ? Why.BANK_TAKEN : Why.OK;
}

/** One action; passing only when there is none (P-204, P-205). */
export function actionOptions(s: ParisState, out: Options): void {
  if (whyNotPlace(s, s.seat, ARC) === Why.OK) out.add(option(Kind.PLACE, ARC));
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (whyNotPlace(s, s.seat, bankOf(district)) === Why.OK) out.add(option(Kind.PLACE, bankOf(district)));
  }
  if (out.full) return;
  moveOptions(s, out);
  if (whyNotLook(s) === Why.OK) out.add(option(Kind.LOOK));
  if (out.count === 0) out.add(option(Kind.PASS));
  anytimeOptions(s, out);
}

/** A bank pays, the Arc does not (P-303, P-304). */
export function place(s: ParisState, at: number): void {
  s.addToHand(s.seat, -1);
  if (at === ARC) s.arc[s.seat] = 1;
  else {
    const district = at - bankOf(0);
    s.setBank(s.seat, district, 1);
    s.addFrancs(s.seat, bankPays(s.figures, district));
  }
  s.phase = Phase.AFTER;
}

export function afterOptions(s: ParisState, out: Options): void {
  out.add(option(Kind.END));
  anytimeOptions(s, out);
}

/** After the last seat of a round: the round in which the last end-game tile went is followed by one more (P-705). */
export function endTurn(s: ParisState): void {
  s.seat++;
  if (s.seat < s.players) return startTurn(s);
  s.seat = 0;
  if (s.ending === 2) {
    s.phase = Phase.OVER;
    return;
  }
  if (s.ending === 1) s.ending = 2;
  s.round++;
  startTurn(s);
}
