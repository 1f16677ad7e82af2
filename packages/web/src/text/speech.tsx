import type { Message } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';
import { createContext, Fragment, type ReactElement, type ReactNode, use } from 'react';

/** What stands for a message: an icon with its number. */
export type Stand = (message: Message) => ReactElement | null;

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
  const parts = speaker.parts<ReactElement>(message, (inner) => stand(inner));
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={at}>{part}</Fragment>
      ))}
    </>
  );
}

/** A text of the page, with icons where its arguments have them. */
export function T({ id, args }: { readonly id: string; readonly args?: Args }): ReactElement {
  return <Said message={args ? { key: id, args } : { key: id }} />;
}
