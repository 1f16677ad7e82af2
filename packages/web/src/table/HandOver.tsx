import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { FootBar } from '../app/Foot.tsx';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import type { SeatColour } from '../icons/index.ts';
import { T } from '../text/speech.tsx';
import { useSize } from './size.ts';
import './hand-over.css';

interface HandOverProps {
  readonly ui: GameUI;
  readonly seat: SeatLabel;
  readonly onTake: () => void;
}

/** A closed ledger in place of the table, until the one whose name is on it has the screen: what is in it is for their eyes. */
export function HandOver({ ui, seat, onTake }: HandOverProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const colour = seat.colour as SeatColour;
  const { name } = seat;
  return (
    <main className="frame hand-over" data-size={useSize()}>
      <div className="hand-over-desk desk" aria-hidden="true">
        <div className={`ledger seat-${colour}`}>
          <span className="ledger-spine seat-field" />
          <span className="ledger-label">
            <ui.SeatPiece colour={colour} size={44} />
            <b>{name}</b>
          </span>
        </div>
      </div>
      <FootBar
        alone
        sign={<ui.SeatPiece colour={colour} size={34} />}
        title={<T id="web.hand-over.title" args={{ name }} />}
        line={<T id="web.hand-over.why" />}
        primary={
          <button ref={button} type="button" className="foot-go" data-do="take-over" onClick={onTake}>
            <T id="web.hand-over.take" args={{ name }} />
          </button>
        }
      />
    </main>
  );
}
