import type { Chapter, Message } from '@quayside/kernel';
import { memo, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Face, SeatLabel } from '../face.ts';
import { Face as Icon } from '../icons/index.ts';
import { Said, T, useText } from '../text/speech.tsx';

interface StoryProps {
  readonly face: Face;
  readonly chapters: readonly Chapter[];
  readonly seats: readonly SeatLabel[];
  /** The moment that is looked at. */
  readonly step: number;
  readonly live: boolean;
  readonly onLook: (step: number) => void;
}

/** So many of the last turns are told at once; a long story takes its time to be drawn. */
const AT_FIRST = 30;

/** What was played, turn by turn, the last one first in sight; a turn that is touched is shown on the table. */
export function StoryPanel({ face, chapters, seats, step, live, onLook }: StoryProps): ReactElement {
  const end = useRef<HTMLLIElement>(null);
  const [all, setAll] = useState(false);
  const first = live ? chapters.length : chapters.findIndex((chapter) => chapter.step >= step);
  const hidden = all ? 0 : Math.max(0, Math.min(chapters.length - AT_FIRST, first - 1));
  useEffect(() => {
    if (live) end.current?.scrollIntoView({ block: 'nearest' });
  }, [live, chapters]);
  return (
    <section className="story" aria-labelledby="story-title">
      <h2 id="story-title">
        <T id="web.story.title" />
      </h2>
      {chapters.length === 0 ? (
        <p className="story-empty">
          <T id="web.story.empty" />
        </p>
      ) : (
        <>
          {hidden > 0 && (
            <button type="button" className="button quiet story-earlier" onClick={() => setAll(true)}>
              <T id="web.story.earlier" args={{ n: hidden }} />
            </button>
          )}
          <ol className="story-list">
            {chapters.slice(hidden).map((chapter, at) => {
              const next = chapters[hidden + at + 1]?.step ?? Infinity;
              return (
                <li key={`${chapter.label} ${chapter.step}`} ref={hidden + at === chapters.length - 1 ? end : null}>
                  <ChapterLine
                    face={face}
                    chapter={chapter}
                    seats={seats}
                    shown={!live && step >= chapter.step && step < next}
                    to={next === Infinity ? chapter.step : next}
                    onLook={onLook}
                  />
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}

interface ChapterLineProps {
  readonly face: Face;
  readonly chapter: Chapter;
  readonly seats: readonly SeatLabel[];
  readonly shown: boolean;
  /** The moment it leads to. */
  readonly to: number;
  readonly onLook: (step: number) => void;
}

/** One turn. What was told once is not drawn anew when the next follows. */
export const ChapterLine = memo(function ChapterLine({
  face,
  chapter,
  seats,
  shown,
  to,
  onLook,
}: ChapterLineProps): ReactElement {
  const seat = seats[chapter.seat];
  return (
    <button type="button" className="chapter" aria-current={shown ? 'step' : undefined} onClick={() => onLook(to)}>
      <span className="chapter-line">
        <Said message={face.lineName(chapter.label)} />
      </span>
      <span className="chapter-words">
        <Deeds face={face} chapter={chapter} seats={seats} doer={seat} />
      </span>
    </button>
  );
});

/** Everything of a chapter in one sentence: what was done, then what came of it. Who did it is named before the first thing of theirs. */
export function Deeds({
  face,
  chapter,
  seats,
  doer,
}: {
  readonly face: Face;
  readonly chapter: Chapter;
  readonly seats: readonly SeatLabel[];
  readonly doer?: SeatLabel | undefined;
}): ReactElement {
  const deeds = chapter.deeds.map(({ message, token, elsewhere, seat }): Message => {
    const what = message ?? face.unseen(token);
    return elsewhere ? { key: 'web.story.elsewhere', args: { name: seats[seat]?.name ?? '', what } } : what;
  });
  const own = chapter.deeds.findIndex(({ elsewhere }) => !elsewhere);
  const name = doer && <b style={{ color: `var(--seat-${doer.colour}-ink)` }}>{doer.name} </b>;
  return (
    <>
      {deeds.length === 0 && name}
      {deeds.map((message, at) => (
        <span key={at} className="deed">
          {at > 0 && ' · '}
          {at === own && name}
          <Said message={message} />
        </span>
      ))}
      {chapter.outcomes.map((message, at) => (
        <span key={at} className="outcome">
          {(at > 0 || deeds.length > 0) && ' · '}
          <Said message={message} />
        </span>
      ))}
    </>
  );
}

/** What happened since the viewer's last turn, in a strip that can be played again. */
export function NewsStrip({
  face,
  chapters,
  seats,
  onReplay,
  onDismiss,
}: {
  readonly face: Face;
  readonly chapters: readonly Chapter[];
  readonly seats: readonly SeatLabel[];
  readonly onReplay: () => void;
  readonly onDismiss: () => void;
}): ReactElement | null {
  const text = useText();
  if (chapters.length === 0) return null;
  return (
    <section className="news" aria-label={text('web.news.title')}>
      {/* It scrolls: keys must be able to. */}
      <ol tabIndex={0}>
        {chapters.map((chapter) => (
          <li key={`${chapter.label} ${chapter.step}`}>
            <Deeds face={face} chapter={chapter} seats={seats} doer={seats[chapter.seat]} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button quiet"
        aria-label={text('web.news.replay')}
        title={text('web.news.replay')}
        onClick={onReplay}
      >
        <Icon face="play" />
      </button>
      <button type="button" className="button quiet" aria-label={text('web.close')} onClick={onDismiss}>
        <Icon face="close" />
      </button>
    </section>
  );
}
