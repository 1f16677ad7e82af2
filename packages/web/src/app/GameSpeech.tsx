import { Speaker } from '@quayside/speech';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Face } from '../face.ts';
import { useSettings } from '../settings/settings.ts';
import { dressed, languageOf } from '../text/books.ts';
import { SpeechProvider } from '../text/speech.tsx';
import { useBook } from './book.ts';

/** Everything inside can say what a game says, with its icons. */
export function GameSpeech({ face, children }: { readonly face: Face; readonly children: ReactNode }): ReactElement {
  const { language } = useSettings();
  const book = useBook();
  const speaker = useMemo(() => {
    const words = dressed(language, face.words.messages[languageOf(language)]);
    return new Speaker(languageOf(language), { ...book, ...words });
  }, [language, book, face]);
  return (
    <SpeechProvider speaker={speaker} stand={face.stand}>
      {children}
    </SpeechProvider>
  );
}
