import type { Chapter, Deed } from '@quayside/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import type { GameUI, MomentPanel, SeatLabel } from '../game-ui.ts';
import { Icon } from '../icons/index.ts';
import { Said, T, useText } from '../text/speech.tsx';
import type { Hold } from './hold.ts';
import './moment.css';

/** So long each picture is looked at before the next one comes, in milliseconds. */
const LOOK = 900;
/** And the last one a little longer. */
const LAST_LOOK = 1600;

/**
 * What concerns everybody, such as the end of a round, as pictures over the board, one after the other. Bots wait meanwhile; a touch
 * or a key ends it. The story tells the same, so who does not see it misses nothing.
 */
export function Moment({
  ui,
  chapters,
  seats,
  hold,
  wanted,
  onSkipAll,
}: {
  readonly ui: GameUI;
  readonly chapters: readonly Chapter[];
  readonly seats: readonly SeatLabel[];
  readonly hold: Hold;
  readonly wanted: boolean;
  /** Somebody wants no such pictures any more. */
  readonly onSkipAll: () => void;
}): ReactElement | null {
  const text = useText();
  const last = chapters.findLast((chapter) => ui.moment?.(chapter));
  const name = last ? `${last.label} ${last.step}` : '';
  /** Those that were there when somebody sat down have been seen. */
  const [seen, setSeen] = useState<string | null>(null);
  const [shown, setShown] = useState(1);
  const isNew = chapters.length > 0 && seen !== null && seen !== name && wanted;
  const moment = isNew && last ? (ui.moment?.(last) ?? null) : null;
  const count = moment?.panels.length ?? 0;
  useEffect(() => {
    if (chapters.length > 0 && (seen === null || !wanted)) setSeen(name);
  }, [chapters, seen, name, wanted]);
  useEffect(() => {
    hold.set('moment', isNew);
    return () => hold.set('moment', false);
  }, [hold, isNew]);
  useEffect(() => {
    if (!isNew) return undefined;
    const end = (): void => {
      setSeen(name);
      setShown(1);
    };
    const timer = setTimeout(() => (shown < count ? setShown(shown + 1) : end()), shown < count ? LOOK : LAST_LOOK);
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    document.addEventListener('keydown', key, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', key, { capture: true });
    };
  }, [isNew, name, shown, count]);
  if (!moment) return null;
  return (
    <div className="moment" aria-hidden="true">
      <button type="button" className="moment-shade" tabIndex={-1} onClick={() => setSeen(name)} />
      <section className="moment-frame wood">
        <h2 className="plaque">
          <Said message={moment.title} />
        </h2>
        <ol>
          {moment.panels.map((panel, at) => (
            <li key={panel.id} className={at < shown ? 'shown' : ''}>
              <Panel panel={panel} number={at + 1} seats={seats} />
            </li>
          ))}
        </ol>
        <button
          type="button"
          className="bar-button moment-skip"
          tabIndex={-1}
          title={text('web.moment.never')}
          onClick={onSkipAll}
        >
          <Icon name="close" />
          <T id="web.moment.never" />
        </button>
      </section>
    </div>
  );
}

function Panel({
  panel,
  number,
  seats,
}: {
  readonly panel: MomentPanel;
  readonly number: number;
  readonly seats: readonly SeatLabel[];
}): ReactElement {
  return (
    <>
      <span className="moment-picture">{panel.picture}</span>
      <h3>
        <span className="moment-number">{number}</span>
        <Said message={panel.title} />
      </h3>
      <ul>
        {panel.deeds.map((deed, at) => (
          // By its place: deeds of a chapter keep their order.
          <li key={at}>
            <Line deed={deed} seats={seats} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({
  deed: { seat, message },
  seats,
}: {
  readonly deed: Deed;
  readonly seats: readonly SeatLabel[];
}): ReactElement {
  const doer = seats[seat];
  return (
    <>
      {doer && <b style={{ color: `var(--seat-${doer.colour}-ink)` }}>{doer.name} </b>}
      <Said message={message} />
    </>
  );
}
