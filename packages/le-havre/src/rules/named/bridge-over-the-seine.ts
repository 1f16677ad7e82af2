import { CARGO, EVERY_GOOD, FRANC, UPGRADED } from '../../data/goods.ts';
import { gained } from '../../text/phrases.ts';
import { amountOf, counted, Kind, MOST_AMOUNT, option, whatOf } from '../option.ts';
import { Phase } from '../phases.ts';
import { notHeld, outOfOrder, refusal } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { businessOffice } from './business-office.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const FOR_A_FRANC = 3;

const isUpgraded = (good: number): boolean => good > UPGRADED;

/** Standard goods, or upgraded ones, from a place of the order on. */
function heldFrom(s: LeHavreState, seat: number, from: number, upgraded: boolean): number {
  let count = 0;
  for (let i = from; i < CARGO.length; i++) {
    const good = CARGO[i] as number;
    if (isUpgraded(good) === upgraded) count += s.has(seat, good);
  }
  return count;
}

const giving = businessOffice.choices[Kind.GIVE]!;
const give = choice({
  ...giving,
  told: (played, argument) => [...giving.told(played, argument), ...gained(played)],
  refused: (s, argument, token) => {
    if (amountOf(argument) > s.has(s.seat, whatOf(argument))) return notHeld(s, whatOf(argument));
    if (CARGO[s.course] !== whatOf(argument)) return outOfOrder(token);
    if (s.earned + s.owed + amountOf(argument) === 0) return refusal('L-423', 'do-something', {});
    return refusal('L-830', 'in-threes', {});
  },
});

/**
 * 1 franc for an upgraded good, 1 franc for three standard goods; any number (L-830). `s.earned` counts the upgraded goods of the
 * sale and `s.owed` the standard ones, which come out as a multiple of three.
 */
export const bridgeOverTheSeine = namedRule({
  whyNot: (s, seat) =>
    heldFrom(s, seat, 0, true) > 0 || heldFrom(s, seat, 0, false) >= FOR_A_FRANC ? Why.OK : Why.NO_GOODS,
  options: (s, out) => {
    const good = CARGO[s.course] as number;
    const most = Math.min(s.has(s.seat, good), MOST_AMOUNT);
    const laterStandard = heldFrom(s, s.seat, s.course + 1, false);
    const laterUpgraded = heldFrom(s, s.seat, s.course + 1, true);
    for (let amount = 0; amount <= most; amount++) {
      const standard = s.owed + (isUpgraded(good) ? 0 : amount);
      const missing = (FOR_A_FRANC - (standard % FOR_A_FRANC)) % FOR_A_FRANC;
      if (missing > laterStandard) continue;
      const sold = s.earned + standard + (isUpgraded(good) ? amount : 0);
      if (sold === 0 && laterUpgraded === 0 && laterStandard < FOR_A_FRANC) continue;
      out.add(option(Kind.GIVE, counted(good, amount)));
    }
  },
  play: (s, _, argument) => {
    const amount = amountOf(argument);
    s.spend(s.seat, whatOf(argument), amount);
    if (isUpgraded(whatOf(argument))) s.earned += amount;
    else s.owed += amount;
    s.course++;
    if (s.course < CARGO.length) return Next.ASK;
    s.gain(s.seat, FRANC, s.earned + s.owed / FOR_A_FRANC);
    s.earned = 0;
    s.owed = 0;
    return Next.DONE;
  },
  flows: { from: [FRANC], into: EVERY_GOOD },
  remembers: { [Phase.USE]: ['course', 'earned', 'owed'] },
  wrong: (s) => {
    if (s.course >= CARGO.length) return 'course';
    return s.course === 0 && s.earned + s.owed > 0 ? 'owed' : null;
  },
  choices: { [Kind.GIVE]: give },
});
