import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Said, useText } from '../text/speech.tsx';
import type { TableContext } from './table-context.tsx';

/** Why what somebody may wish for cannot be done now; nothing where it can. */
export function Reasons({
  context,
  wishes,
}: {
  readonly context: TableContext;
  readonly wishes: readonly string[];
}): ReactElement | null {
  const text = useText();
  const refusals = wishes.flatMap((token) => context.whyNot(token) ?? []);
  const reasons = refusals.filter(({ rule }, at) => refusals.findIndex((each) => each.rule === rule) === at);
  if (reasons.length === 0) return null;
  return (
    <ul className="place-refusals" aria-label={text('web.why-not')}>
      {reasons.map(({ message, rule }) => (
        <li key={rule}>
          <Said message={message} /> <RuleLink rule={rule} game={context.ui.id} />
        </li>
      ))}
    </ul>
  );
}

/** The number of a rule, which leads to its text; what is no rule of the game has none. */
function RuleLink({ rule, game }: { readonly rule: string; readonly game: string }): ReactElement | null {
  if (!/^[A-Z]-\d+$/.test(rule)) return null;
  return (
    <Link className="rule" href={`/rules/${game}#${rule}`}>
      {rule}
    </Link>
  );
}
