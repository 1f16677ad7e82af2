import type { State } from '@quayside/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import { WhenBroken } from '../app/WhenBroken.tsx';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { TableBoard } from '../home/TableBoard.tsx';
import type { SeatColour } from '../icons/index.ts';
import { TablePart } from '../table/TablePart.tsx';
import { useSpeaker, useText } from '../text/speech.tsx';
import type { Place } from './figures.ts';
import { useNumber } from './numbers.ts';

interface HeadlineProps {
  readonly ui: GameUI;
  readonly state: State;
  readonly places: readonly Place[];
  readonly winners: readonly number[];
  readonly seats: readonly SeatLabel[];
}

/** Who won, on a plaque, over what they won with. */
export function Headline({ ui, state, places, winners, seats }: HeadlineProps): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const number = useNumber();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever listens hears who won first.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const best = places[0]?.seat ?? 0;
  const won = places.filter(({ seat }) => winners.includes(seat)).flatMap(({ seat }) => seats[seat] ?? []);
  const names = speaker.listed(won.map(({ name }) => name));
  const score = number(places[0]?.score ?? 0);
  const alone = places.length === 1;
  return (
    <div className="end-frame wood">
      <h1 ref={title} tabIndex={-1} className="end-plaque">
        {won.map(({ seat, colour }) => (
          <ui.SeatPiece key={seat} colour={colour as SeatColour} size={26} />
        ))}
        {alone ? (
          text('web.end.alone', { score })
        ) : (
          <>
            {text(won.length > 1 ? 'web.end.shared' : 'web.end.won', { names })} <b>{score}</b>
          </>
        )}
      </h1>
      <div className="end-street desk">
        <WhenBroken show={null}>
          {ui.wonOn === 'board' ? (
            <TableBoard ui={ui} view={state} viewer={best} seats={seats} />
          ) : (
            <TablePart ui={ui} players={seats.length} zone="own" still>
              <ui.Own view={state} viewer={best} seats={seats} seat={best} />
            </TablePart>
          )}
        </WhenBroken>
      </div>
    </div>
  );
}
