import type { ReactElement } from 'react';
import { Said, T } from '../text/speech.tsx';
import type { HintStep, ShownHint } from './hint.ts';

/** The plan in short, for who does not see it. */
export function HintHeard({ hint: { ways, next, isSameTurn, why } }: { readonly hint: ShownHint }): ReactElement {
  return (
    <>
      <Deed title="web.hint.now" step={ways[0].told} />
      {next && <Deed title={isSameTurn ? 'web.hint.then' : 'web.hint.next'} step={next} />}
      {why.map((message) => (
        <p key={JSON.stringify(message)}>
          <Said message={message} />
        </p>
      ))}
    </>
  );
}

/** What a step begins with. */
function Deed({ title, step }: { readonly title: string; readonly step: HintStep }): ReactElement | null {
  const [deed] = step.deeds;
  return deed ? (
    <p>
      <T id={title} args={{ deed }} />
    </p>
  ) : null;
}
