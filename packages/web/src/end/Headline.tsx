import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Message } from '@quayside/kernel';
import type { SeatLabel } from '../game-ui.ts';
import { Disc, Icon, type SeatColour } from '../icons/index.ts';
import { useSettings, wantsMotion } from '../settings/settings.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { Bunting } from './Bunting.tsx';
import { type Course, isRound, type Place, roundOf } from './figures.ts';
import { useNumber } from './numbers.ts';

interface HeadlineProps {
  readonly places: readonly Place[];
  readonly winners: readonly number[];
  readonly seats: readonly SeatLabel[];
  readonly verdict: Message | null;
  readonly course: Course;
  /** null where nobody may know it. */
  readonly seed: string | null;
  readonly children: ReactNode;
}

/** Who won, by how much, and what kind of game it was. */
export function Headline({ places, winners, seats, verdict, course, seed, children }: HeadlineProps): ReactElement {
  const text = useText();
  const { language } = useSpeaker();
  const number = useNumber();
  const moving = wantsMotion(useSettings());
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever listens hears who won first.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const won = places.filter(({ seat }) => winners.includes(seat)).flatMap(({ seat }) => seats[seat] ?? []);
  const names = new Intl.ListFormat(language).format(won.map(({ name }) => name));
  const score = number(places[0]?.score ?? 0);
  const alone = places.length === 1;
  const rounds = new Set(course.lines.map(({ label }) => roundOf(label)).filter(isRound)).size;
  const turns = course.lines.filter(({ seat }) => seat >= 0).length;
  return (
    <div className="end-hero">
      <Bunting colour={won[0]?.colour ?? 'blue'} moving={moving} />
      <div className={`end-trophy ${moving ? 'moving' : ''}`} aria-hidden>
        <Icon name="trophy" size={64} />
        <span>
          {won.map(({ seat, colour }) => (
            <Disc key={seat} colour={colour as SeatColour} size={won.length > 2 ? 24 : 32} />
          ))}
        </span>
      </div>
      <div className="end-who">
        <h1 ref={title} tabIndex={-1}>
          {alone
            ? text('web.end.alone', { score })
            : text(won.length > 1 ? 'web.end.shared' : 'web.end.won', { names })}
        </h1>
        <p className="end-margin">
          {alone ? verdict && <Said message={verdict} /> : <Margin places={places} winners={winners} seats={seats} />}
        </p>
        <ul className="end-facts">
          <li>{text('web.end.rounds', { n: rounds })}</li>
          <li>{text('web.end.turns', { n: turns })}</li>
          {seed !== null && (
            <li>
              <T id="web.end.seed" args={{ seed }} />
            </li>
          )}
        </ul>
      </div>
      {children}
    </div>
  );
}

/** How far the winners are ahead of the next. */
function Margin({ places, winners, seats }: Pick<HeadlineProps, 'places' | 'winners' | 'seats'>): ReactElement | null {
  const text = useText();
  const number = useNumber();
  const score = number(places[0]?.score ?? 0);
  const next = places.find(({ seat }) => !winners.includes(seat));
  if (!next) return <>{text('web.end.score', { score })}</>;
  const name = seats[next.seat]?.name ?? '';
  const lead = (places[0]?.score ?? 0) - next.score;
  if (lead === 0) return <>{text('web.end.tie-break', { score, name })}</>;
  return <>{text('web.end.lead', { score, lead: number(lead), name })}</>;
}
