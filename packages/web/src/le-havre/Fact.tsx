import type { ReactElement, ReactNode } from 'react';
import { useText } from '../text/speech.tsx';

/** A line of a close-up: what it is called, by its key, and what is so. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  const text = useText();
  return (
    <div>
      <dt>{text(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
