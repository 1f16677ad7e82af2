import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../text/speech.tsx';

/** Words with chips between them, in the order of the reader's language. */
export function Sentence({
  id,
  gaps,
}: {
  readonly id: string;
  readonly gaps: Readonly<Record<string, ReactNode>>;
}): ReactElement {
  const text = useText();
  const marks = Object.fromEntries(Object.keys(gaps).map((name) => [name, `\u0001${name}\u0001`]));
  return (
    <>
      {text(id, marks)
        .split('\u0001')
        .map((piece, at) => (
          <Fragment key={at}>{at % 2 === 1 ? gaps[piece] : piece.trim() && <span>{piece.trim()}</span>}</Fragment>
        ))}
    </>
  );
}
