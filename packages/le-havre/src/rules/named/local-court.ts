import { FRANC } from '../../data/goods.ts';
import { francs, loans, message } from '../../text/phrases.ts';
import { Kind, option } from '../option.ts';
import { Phase } from '../phases.ts';
import { refusal } from '../refusal.ts';
import type { LeHavreState } from '../state.ts';
import { Why } from '../why.ts';
import { choice, namedRule, Next } from './named-rule.ts';

/** Who has more than one loan and returns one takes 2 francs. */
const francsFor = (s: LeHavreState, count: number): number => (s.loansOf(s.seat) > 1 && count === 1 ? 2 : 0);

/** One loan; with two, one and 2 francs; with more, two loans or one and 2 francs (L-818). */
export const localCourt = namedRule({
  whyNot: (s, seat) => (s.loansOf(seat) > 0 ? Why.OK : Why.NO_LOAN),
  options: (s, out) => {
    out.add(option(Kind.RETURN, 1));
    if (s.loansOf(s.seat) >= 3) out.add(option(Kind.RETURN, 2));
  },
  play: (s, _, count) => {
    s.gain(s.seat, FRANC, francsFor(s, count));
    s.loans[s.seat] = s.loansOf(s.seat) - count;
    return Next.DONE;
  },
  flows: { from: [FRANC], into: [] },
  because: { [Why.NO_LOAN]: 'L-818' },
  remembers: { [Phase.USE]: [] },
  choices: {
    [Kind.RETURN]: choice({
      message: (s, count) =>
        francsFor(s, count) === 0
          ? message('option.return', { loans: loans(count) })
          : message('option.return-francs', { loans: loans(count), francs: francs(francsFor(s, count)) }),
      told: ({ before }, count) =>
        francsFor(before, count) === 0
          ? [message('told.return', { loans: loans(count) })]
          : [message('told.return-francs', { loans: loans(count), francs: francs(francsFor(before, count)) })],
      firstGuess: (_, count) => count,
      refused: (s) => refusal('L-818', 'court-loans', { have: s.loansOf(s.seat) }),
      isPart: true,
      amount: (count) => count,
    }),
  },
});
