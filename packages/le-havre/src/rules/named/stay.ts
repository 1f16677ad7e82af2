import { Why } from '../why.ts';
import { namedRule } from './named-rule.ts';

/** Nothing happens on entering: what the Hotel and the Main Station bring comes to who stays there (L-965, L-966). */
export const stay = namedRule({
  whyNot: () => Why.OK,
  atOnce: () => {},
  flows: { from: [], into: [] },
});
