import type { Language } from '@quayside/kernel';
import { Speaker } from '@quayside/speech';
import { type ReactElement, useMemo } from 'react';
import type { GameUI } from '../game-ui.ts';
import { TONGUE_NAMES } from '../text/books.ts';
import { T } from '../text/speech.tsx';
import { nameOf } from './name-of.ts';
import type { Workshop } from './workshop.ts';

const ORDER = ['en', 'it', 'ru', 'ko'] as const satisfies readonly Language[];

/** What the card says in every language: only its name is typed. */
export function TextsSheet<C>({
  ui,
  of,
  card,
}: {
  readonly ui: GameUI;
  readonly of: Workshop<C>;
  readonly card: C;
}): ReactElement {
  const speakers = useMemo(
    () => ORDER.map((each) => [each, new Speaker(each, { ...ui.words.messages[each], ...ui.texts[each] })] as const),
    [ui],
  );
  const does = of.does(card);
  return (
    <section className="ws-sheet ws-texts" aria-labelledby="ws-texts">
      <div className="ws-head">
        <h2 id="ws-texts">
          <T id="web.workshop.texts" />
        </h2>
        <span>
          <T id="web.workshop.texts-what" />
        </span>
      </div>
      <div className="ws-tongues">
        {speakers.map(([language, speaker]) => {
          const own = of.nameIn(card, language);
          const other = nameOf(of, card, language);
          const note = of.noteIn(card, language);
          return (
            <div key={language} lang={language}>
              <span className="ws-tongue">{TONGUE_NAMES[language]}</span>
              <b>{own || (other && `(${other})`)}</b>
              <p>{does.map((message) => speaker.say(message)).join(' ')}</p>
              {note && <p className="ws-note">{note}</p>}
            </div>
          );
        })}
      </div>
    </section>
  );
}
