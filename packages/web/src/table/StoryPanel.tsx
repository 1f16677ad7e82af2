import { type Chapter, NOBODY } from '@quayside/kernel';
import { memo, type ReactElement, useEffect, useRef, useState } from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Said, T, useText } from '../text/speech.tsx';

interface StoryProps {
  readonly ui: GameUI;
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
export function StoryPanel({ ui, chapters, seats, step, live, onLook }: StoryProps): ReactElement {
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
                    ui={ui}
                    chapter={chapter}
                    seats={seats}
                    shown={!live && step > chapter.step && step <= next}
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
  readonly ui: GameUI;
  readonly chapter: Chapter;
  readonly seats: readonly SeatLabel[];
  readonly shown: boolean;
  /** The moment it leads to. */
  readonly to: number;
  readonly onLook: (step: number) => void;
}

/** One turn. What was told once is not drawn anew when the next follows. */
export const ChapterLine = memo(function ChapterLine({
  ui,
  chapter,
  seats,
  shown,
  to,
  onLook,
}: ChapterLineProps): ReactElement {
  return (
    <button
      type="button"
      className={`chapter ${chapter.seat < 0 ? 'everybodys' : ''}`}
      aria-current={shown ? 'step' : undefined}
      onClick={() => onLook(to)}
    >
      <span className="chapter-line">
        <Said message={ui.lineName(chapter.label)} />
      </span>
      <span className="chapter-words">
        <Deeds chapter={chapter} seats={seats} />
      </span>
    </button>
  );
});

/** Everything of a chapter in one sentence, in the order in which it happened. Who did something is named where that changes. */
export function Deeds({
  chapter,
  seats,
  titled = false,
}: {
  readonly chapter: Chapter;
  readonly seats: readonly SeatLabel[];
  /** Its seat stands above it already. */
  readonly titled?: boolean;
}): ReactElement {
  const doers = doersOf(chapter, titled ? chapter.seat : NOBODY);
  return (
    <>
      {chapter.deeds.map(({ seat, message }, at) => {
        const doer = seats[doers[at] ?? NOBODY];
        return (
          <span
            key={at}
            className={`${seat === NOBODY ? 'outcome' : 'deed'} ${doer || seat === NOBODY ? 'begins' : ''}`}
          >
            {at > 0 && <span className="between"> · </span>}
            {doer && <b style={{ color: `var(--seat-${doer.colour}-ink)` }}>{doer.name} </b>}
            <Said message={message} />
          </span>
        );
      })}
    </>
  );
}

/** For each deed whom to name before it; NOBODY where it is clear, or nobody's. */
function doersOf({ deeds }: Chapter, known: number): number[] {
  let last = known;
  return deeds.map(({ seat }) => {
    if (seat < 0 || seat === last) return NOBODY;
    last = seat;
    return seat;
  });
}

/** What happened since the viewer's last turn, in a strip that can be played again. */
export function NewsStrip({
  chapters,
  seats,
  onReplay,
  onDismiss,
}: {
  readonly chapters: readonly Chapter[];
  readonly seats: readonly SeatLabel[];
  readonly onReplay: () => void;
  readonly onDismiss: () => void;
}): ReactElement | null {
  const text = useText();
  if (chapters.length === 0) return null;
  // The strip is short: what others did comes before what the end of a round brought.
  const inOrder = [...chapters].sort((a, b) => Number(a.seat < 0) - Number(b.seat < 0));
  return (
    <section className="news" aria-label={text('web.news.title')}>
      {/* It scrolls: keys must be able to. */}
      <ol tabIndex={0}>
        {inOrder.map((chapter) => (
          <li key={`${chapter.label} ${chapter.step}`}>
            <Deeds chapter={chapter} seats={seats} />
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
        <Icon name="play" />
      </button>
      <button type="button" className="button quiet" aria-label={text('web.close')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}
