import type { Message } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';
import { createContext, Fragment, type ReactElement, type ReactNode, use } from 'react';

/** What stands for a message: an icon with its number, or a mark with its words. */
export type Stand = (message: Message, words: string) => ReactElement | null;

interface Speech {
  readonly speaker: Speaker;
  readonly stand: Stand;
}

const NO_ICONS: Stand = () => null;
const SpeechContext = createContext<Speech>({ speaker: new Speaker('en', {}), stand: NO_ICONS });

export function SpeechProvider({
  speaker,
  stand = NO_ICONS,
  children,
}: {
  readonly speaker: Speaker;
  readonly stand?: Stand;
  readonly children: ReactNode;
}): ReactElement {
  return <SpeechContext value={{ speaker, stand }}>{children}</SpeechContext>;
}

export const useSpeaker = (): Speaker => use(SpeechContext).speaker;

type Args = NonNullable<Message['args']>;

/** A text of the page by its key. */
export function useText(): (key: string, args?: Args) => string {
  const speaker = useSpeaker();
  return (key, args) => speaker.say(args ? { key, args } : { key });
}

/** A message in words and icons. */
export function Said({ message }: { readonly message: Message }): ReactElement {
  const { speaker, stand } = use(SpeechContext);
  const parts = speaker.parts<ReactElement>(message, (inner, words) => stand(inner, words));
  return (
    <>
      {glued(parts).map((part, at) => (
        <Fragment key={at}>{part}</Fragment>
      ))}
    </>
  );
}

const OPENING = /[«“"(]+$/u;
/** Korean writes particles at the word that they belong to. */
const CLOSING = /^[»”"),.;:!?\p{Script=Hangul}]+/u;

type Piece = string | ReactElement;

/** An icon keeps the marks around it: neither «, nor a full stop, nor a particle stands alone at the edge of a line. */
function glued(parts: readonly Piece[]): readonly Piece[] {
  const marksIn = (piece: Piece | undefined, marks: RegExp): string =>
    (typeof piece === 'string' && marks.exec(piece)?.[0]) || '';
  return parts.map((part, at) => {
    const [last, next] = [parts[at - 1], parts[at + 1]];
    if (typeof part === 'string') {
      const head = typeof last === 'object' ? marksIn(part, CLOSING).length : 0;
      const tail = typeof next === 'object' ? marksIn(part.slice(head), OPENING).length : 0;
      return part.slice(head, part.length - tail);
    }
    const before = marksIn(last, OPENING);
    const after = marksIn(next, CLOSING);
    return before + after === '' ? (
      part
    ) : (
      <span className="glued">
        {before}
        {part}
        {after}
      </span>
    );
  });
}

/** A text of the page, with icons where its arguments have them. */
export function T({ id, args }: { readonly id: string; readonly args?: Args }): ReactElement {
  return <Said message={args ? { key: id, args } : { key: id }} />;
}
