import type { State } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { GameUI } from '../game-ui.ts';
import { useSettings } from '../settings/settings.ts';
import { dressed, languageOf } from '../text/books.ts';
import { SpeechProvider } from '../text/speech.tsx';
import { useBook } from './book.ts';

const NOBODY_NAMED: readonly string[] = [];

/** Everything inside can say what a game says, with its icons, and calls the seats by the names of the people in them. */
export function GameSpeech({
  ui,
  names = NOBODY_NAMED,
  state = null,
  children,
}: {
  readonly ui: GameUI;
  /** Of each seat; '' where its colour has to do. */
  readonly names?: readonly string[];
  /** The game that is spoken of: things of its own are called as it calls them. */
  readonly state?: State | null;
  readonly children: ReactNode;
}): ReactElement {
  const { language } = useSettings();
  const book = useBook();
  const speaker = useMemo(() => {
    const spoken = languageOf(language);
    const words = dressed(language, { ...ui.words.messages[spoken], ...ui.texts[spoken] });
    const called = names.flatMap((name, seat) => (name === '' ? [] : [[ui.words.seat(seat).key, name]]));
    const things = state && ui.names?.(state, spoken);
    return new Speaker(spoken, { ...book, ...words }).calling({ ...things, ...Object.fromEntries(called) });
  }, [language, book, ui, names, state]);
  return (
    <SpeechProvider speaker={speaker} stand={ui.stand}>
      {children}
    </SpeechProvider>
  );
}
