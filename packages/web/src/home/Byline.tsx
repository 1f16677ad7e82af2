import type { ReactElement } from 'react';
import { T } from '../text/speech.tsx';

/** Whose game it is. */
export function Byline({ authors: [one = '', other] }: { readonly authors: readonly string[] }): ReactElement {
  return other === undefined ? (
    <T id="web.home.by" args={{ author: one }} />
  ) : (
    <T id="web.home.by-two" args={{ one, other }} />
  );
}
