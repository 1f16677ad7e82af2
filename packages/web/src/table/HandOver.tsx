import { type ReactElement, useEffect, useRef } from 'react';
import type { SeatLabel } from '../game-ui.ts';
import { Disc } from '../icons/index.ts';
import { T } from '../text/speech.tsx';

/** A cover over the table until the one whose turn it is has the screen: the next view is for their eyes. */
export function HandOver({ seat, onTake }: { readonly seat: SeatLabel; readonly onTake: () => void }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="hand-over">
      <div className="hand-over-leaf">
        <Disc colour={seat.colour as 'red'} size={72} />
        <h1>
          <T id="web.hand-over.title" args={{ name: seat.name }} />
        </h1>
        <p>
          <T id="web.hand-over.why" />
        </p>
        <button ref={button} type="button" className="button primary" data-do="take-over" onClick={onTake}>
          <T id="web.hand-over.take" args={{ name: seat.name }} />
        </button>
      </div>
    </main>
  );
}
