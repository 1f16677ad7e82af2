import type { Chapter } from '@quayside/kernel';
import type { ReactElement } from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Deeds } from '../table/StoryPanel.tsx';
import { Said, T } from '../text/speech.tsx';
import { type Course, type Moment, MOST_MOMENTS, moments } from './figures.ts';
import { useNumber } from './numbers.ts';
import { SeatPart } from './SeatPart.tsx';
import './deeds.css';

/** The turns that made each seat richest, to be looked at. */
export function Moments({
  ui,
  course,
  chapters,
  seats,
  ranked,
  pinned,
  onLook,
}: {
  readonly ui: GameUI;
  readonly course: Course;
  readonly chapters: readonly Chapter[];
  readonly seats: readonly SeatLabel[];
  /** The same, the best first. */
  readonly ranked: readonly SeatLabel[];
  /** The seat whose moments are pinned to the picture of the worth, by their numbers. */
  readonly pinned: number;
  readonly onLook: (step: number) => void;
}): ReactElement {
  const number = useNumber({ signDisplay: 'exceptZero' });
  const best = (seat: number): Moment[] => moments(course, seat, MOST_MOMENTS);
  return (
    <section className="end-leaf" aria-labelledby="end-moments">
      <h2 id="end-moments">
        <T id="web.end.moments" />
      </h2>
      <div className="end-seats moments-seats">
        {ranked.map((label) => (
          <SeatPart key={label.seat} className="moments" label={label} ranked={ranked}>
            {best(label.seat).length === 0 && (
              <p className="moments-none">
                <T id="web.end.no-moments" />
              </p>
            )}
            <ol>
              {best(label.seat).map(({ label: line, gain, step }, at) => {
                const chapter = chapters.find((each) => each.label === line);
                return (
                  chapter && (
                    <li key={line}>
                      <button type="button" onClick={() => onLook(step)}>
                        <b className="moments-gain">
                          {label.seat === pinned && <i className="moments-pin">{at + 1}</i>}
                          {number(gain)}
                        </b>{' '}
                        <span className="chapter-line">
                          <Said message={ui.lineName(line)} />
                        </span>{' '}
                        <Icon name="eye" />
                        <span className="moments-words">
                          <Deeds chapter={chapter} seats={seats} titled />
                        </span>
                      </button>
                    </li>
                  )
                );
              })}
            </ol>
          </SeatPart>
        ))}
      </div>
    </section>
  );
}
