import { CHARCOAL, COAL, FOODS } from '../../data/goods.ts';
import { listed, message } from '../../text/phrases.ts';
import { Kind, option } from '../option.ts';
import { firstMeal, foodOf } from '../pay.ts';
import { Phase } from '../phases.ts';
import { refusal } from '../refusal.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

const MOST_CHARCOAL = 1;
const MOST_COAL = 5;

/** A charcoal and coals, packed as in the option. */
const charcoalIn = (wares: number): number => wares >> 3;
const coalIn = (wares: number): number => wares & 7;
const foodFor = (wares: number): number => charcoalIn(wares) + 2 * coalIn(wares);

const words = (wares: number): NonNullable<ReturnType<typeof message>['args']> => ({
  food: foodFor(wares),
  goods: listed((good) => (good === CHARCOAL ? charcoalIn(wares) : good === COAL ? coalIn(wares) : 0)),
});

/** 1 food for a charcoal, once; 2 food for a coal, up to five times (L-918). */
export const coalTrader = namedRule({
  whyNot: (s, seat) => (foodOf(s, seat) > 0 ? Why.OK : Why.NO_FOOD),
  options: (s, out) => {
    const food = foodOf(s, s.seat);
    for (let charcoal = 0; charcoal <= MOST_CHARCOAL; charcoal++) {
      for (let coal = 0; coal <= MOST_COAL; coal++) {
        const wares = (charcoal << 3) | coal;
        const due = foodFor(wares);
        if (due > 0 && due <= food) out.add(option(Kind.COAL_TRADE, wares));
      }
    }
  },
  play: (s, _, wares) => {
    s.times = wares;
    s.need = foodFor(wares);
    s.course = firstMeal(s, s.seat);
    s.phase = Phase.FOOD;
    return Next.ASK;
  },
  finish: (s) => {
    s.gain(s.seat, CHARCOAL, charcoalIn(s.times));
    s.gain(s.seat, COAL, coalIn(s.times));
    s.times = 0;
    return Next.DONE;
  },
  flows: { from: [CHARCOAL, COAL], into: FOODS },
  remembers: { [Phase.USE]: [], [Phase.FOOD]: ['times', 'need', 'course'] },
  wrong: (s) => {
    if (s.phase !== Phase.FOOD) return null;
    if (charcoalIn(s.times) > MOST_CHARCOAL || coalIn(s.times) > MOST_COAL) return 'times';
    return s.need > foodFor(s.times) ? 'need' : null;
  },
  choices: {
    [Kind.COAL_TRADE]: choice({
      message: (_, wares) => message('option.trade', words(wares)),
      told: (_, wares) => [message('told.trade', words(wares))],
      firstGuess: (_, wares) => coalIn(wares),
      refused: (s, wares) => {
        const due = foodFor(wares);
        if (due === 0) return refusal('L-423', 'do-something', {});
        const have = foodOf(s, s.seat);
        return due > have
          ? refusal('L-918', 'food-too-small', { due, have })
          : refusal('L-918', 'trade-limit', { charcoal: MOST_CHARCOAL, coal: MOST_COAL });
      },
      isPart: true,
    }),
  },
});
