import { LANGUAGES, type Message, type State } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { useBook } from '../app/book.ts';
import type { GameUI } from '../game-ui.ts';
import { useSettings } from '../settings/settings.ts';
import { dressed, languageOf } from '../text/books.ts';
import { SpeechProvider } from '../text/speech.tsx';
import type { Encyclopaedia } from './article.ts';

/** Everything inside says what the game and its articles say; the name of a thing with an article leads there. */
export function BookSpeech({
  ui,
  of,
  names,
  state,
  children,
}: {
  readonly ui: GameUI;
  readonly of: Encyclopaedia;
  /** Of each seat; '' where its colour has to do. */
  readonly names: readonly string[];
  /** The game beside which it is read. */
  readonly state: State | null;
  readonly children: ReactNode;
}): ReactElement {
  const { language } = useSettings();
  const book = useBook();
  const speaker = useMemo(() => {
    const spoken = languageOf(language);
    const words = dressed(language, { ...ui.words.messages[spoken], ...ui.texts[spoken], ...of.texts[spoken] });
    const called = names.flatMap((name, seat) => (name === '' ? [] : [[ui.words.seat(seat).key, name]]));
    return new Speaker(spoken, { ...book, ...words }).calling({
      ...(state && ui.names?.(state, spoken)),
      ...Object.fromEntries(called),
    });
  }, [language, book, ui, of, names, state]);
  const stand = useMemo(() => {
    const addresses = new Map(
      of.articles.flatMap(({ id, name }) => (name.args ? [] : [[name.key, `/cards/${ui.id}/${id}`] as const])),
    );
    return (message: Message, words: string): ReactElement | null => {
      const address = addresses.get(message.key);
      const icon = ui.stand(message, words);
      if (address === undefined || message.args) return icon;
      return (
        <Link href={address} className="enc-name">
          {icon ?? words}
        </Link>
      );
    };
  }, [ui, of]);
  return (
    <SpeechProvider speaker={speaker} stand={stand}>
      {children}
    </SpeechProvider>
  );
}

/** Those who say the articles in every language, the reader's first. */
export const speakersOf = (
  ui: GameUI,
  { texts }: Encyclopaedia,
  first: string,
  state: State | null = null,
): Speaker[] =>
  [...LANGUAGES]
    .sort((a, b) => Number(b === first) - Number(a === first))
    .map((each) =>
      new Speaker(each, { ...ui.words.messages[each], ...ui.texts[each], ...texts[each] }).calling(
        (state && ui.names?.(state, each)) ?? {},
      ),
    );
