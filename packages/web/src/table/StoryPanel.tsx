import { CHANCE, type Chapter, NOBODY } from '@quayside/kernel';
import { memo, type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Said, T } from '../text/speech.tsx';

interface StoryProps {
  readonly ui: GameUI;
  readonly chapters: readonly Chapter[];
  /** What others did since the viewer's last turn. */
  readonly news: readonly Chapter[];
  readonly seats: readonly SeatLabel[];
  /** The moment that is looked at, and how many there are. */
  readonly step: number;
  readonly steps: number;
  /** The line of the record in which a step was played. */
  readonly lineAt: (step: number) => string;
  /** It stands in a zone of its own. */
  readonly zoned: boolean;
  readonly onLook: (step: number) => void;
}

/** So many of the last turns are told at once, up to twice as many before they are left out; a long story takes its time to be drawn. */
const AT_FIRST = 30;
/** Whoever is so near to the end, in pixels, goes on to what follows. */
const NEAR = 40;

/**
 * What happened, in its order: it grows at its end and scrolls there, so nothing that was told makes way. When somebody's turn
 * comes, what others did since the last one begins at the head. A turn that is touched is shown on the table.
 */
export function StoryPanel(props: StoryProps): ReactElement {
  const { ui, chapters, news, seats, step, steps, zoned, onLook } = props;
  const [all, setAll] = useState(false);
  const last = endOfLast(props);
  // What is new may have begun with something of the viewer's own: all of that turn is told.
  const first = news[0]?.step ?? Infinity;
  const begun = chapters.map((chapter) => chapter.step).filter((at) => at <= first);
  const since = news.length === 0 ? first : Math.max(0, ...begun);
  const before = chapters.filter((chapter) => chapter.step < since);
  const hidden = all ? 0 : Math.max(0, Math.floor(before.length / AT_FIRST) - 1) * AT_FIRST;
  const paper = useScrolled(since, hidden, before.length > 0, `${chapters.length} ${chapters.at(-1)?.deeds.length}`);
  const line = (chapter: Chapter): ReactElement => {
    const next = chapters[chapters.indexOf(chapter) + 1]?.step ?? last;
    return (
      <li key={`${chapter.label} ${chapter.step}`}>
        <ChapterLine
          ui={ui}
          chapter={chapter}
          seats={seats}
          shown={step < steps && step > chapter.step && step <= next}
          to={next < steps ? next : chapter.step}
          onLook={onLook}
        />
      </li>
    );
  };
  return (
    <section className="story" data-zone={zoned ? 'log' : undefined} aria-labelledby="story-title">
      <h2 id="story-title">
        <T id={news.length > 0 ? 'web.news.title' : 'web.story.title'} />
      </h2>
      {/* It scrolls: keys must be able to. */}
      <div ref={paper} className="story-paper" tabIndex={0}>
        {chapters.length === 0 && (
          <p className="story-empty">
            <T id="web.story.empty" />
          </p>
        )}
        {hidden > 0 && (
          <button type="button" className="button quiet story-earlier" onClick={() => setAll(true)}>
            <T id="web.story.earlier" args={{ n: hidden }} />
          </button>
        )}
        {before.length > 0 && (
          // Where turns are left out it is another list.
          <ol key={hidden} className="story-list">
            {before.slice(hidden).map(line)}
          </ol>
        )}
        {news.length > 0 && (
          <ol key={since} className="story-list story-news">
            {chapters.filter((chapter) => chapter.step >= since).map(line)}
          </ol>
        )}
      </div>
    </section>
  );
}

/**
 * Goes to what is new, and on to the end as the story grows, unless somebody reads further up. Turns that were left out come above
 * what is read, which stays where it is.
 */
function useScrolled(
  since: number,
  hidden: number,
  isListed: boolean,
  grown: string,
): RefObject<HTMLDivElement | null> {
  const paper = useRef<HTMLDivElement>(null);
  const was = useRef({ since: -1, hidden: 0, top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = paper.current;
    if (!element) return;
    const last = was.current;
    const isRead = last.since === since;
    if (isRead && last.hidden !== hidden) {
      const more = element.scrollHeight - last.height;
      element.scrollTop += more;
      last.top += more;
    } else if (!isRead || isAtHead(element, last.top)) last.top = toHead(element);
    was.current = { since, hidden, top: last.top, height: element.scrollHeight };
  }, [since, hidden, grown]);
  useLayoutEffect(() => {
    const element = paper.current;
    if (!element) return undefined;
    // Whatever makes earlier turns longer or shorter, such as letters that come late, moves nothing that is read.
    const observer = new ResizeObserver(() => {
      const last = was.current;
      if (isAtHead(element, last.top)) last.top = toHead(element);
      last.height = element.scrollHeight;
    });
    for (const list of element.children) observer.observe(list);
    return () => observer.disconnect();
  }, [since, hidden, isListed]);
  return paper;
}

const isAtHead = ({ scrollTop }: HTMLElement, top: number): boolean => scrollTop >= top - NEAR;

/** Scrolls to where what is new begins, or to the end, and says how far that is. */
function toHead(paper: HTMLElement): number {
  paper.scrollTop = paper.querySelector<HTMLElement>('.story-news')?.offsetTop ?? paper.scrollHeight;
  return paper.scrollTop;
}

/** The moment that the last turn led to: what came after it may be nothing that is told. */
function endOfLast({ chapters, steps, lineAt }: StoryProps): number {
  const label = chapters.at(-1)?.label;
  let end = steps;
  while (end > 0 && lineAt(end) !== label) end--;
  return end;
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

/** For each deed whom to name before it; NOBODY where it is clear, or nobody's. What chance deals is drawn by whose turn it is. */
function doersOf(chapter: Chapter, known: number): number[] {
  let last = known;
  return chapter.deeds.map(({ seat }) => {
    const doer = seat === CHANCE ? chapter.seat : seat;
    if (doer < 0 || doer === last) return NOBODY;
    last = doer;
    return doer;
  });
}
