import type { Message } from '@quayside/kernel';
import type { Seat } from '@quayside/live';
import type { ReactElement } from 'react';
import { Foot } from '../app/Foot.tsx';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Icon, type SeatColour } from '../icons/index.ts';
import { Said, T, useText } from '../text/speech.tsx';
import type { Place } from './figures.ts';
import { useNumber } from './numbers.ts';
import type { Again } from './use-again.ts';

interface RematchProps {
  readonly ui: GameUI;
  readonly places: readonly Place[];
  readonly winners: readonly number[];
  readonly seats: readonly SeatLabel[];
  readonly sitting: readonly Seat[];
  /** How good a game alone was. */
  readonly verdict: Message | null;
  readonly again: Again;
  readonly onTable: () => void;
}

/** The bar of the end: by how much somebody won, and the way to play again. */
export function Rematch(props: RematchProps): ReactElement {
  const { ui, places, seats, sitting, verdict, again, onTable } = props;
  const best = seats[places[0]?.seat ?? 0];
  const alone = places.length === 1;
  return (
    <Foot
      sign={best && <ui.SeatPiece colour={best.colour as SeatColour} />}
      title={alone && verdict ? <Said message={verdict} /> : <Margin {...props} />}
      line={
        again.failed ? <T id="web.end.no-rematch" /> : alone ? <T id="web.end.new-deal" /> : <Next sitting={sitting} />
      }
      primary={
        <button type="button" className="foot-go" data-do="rematch" disabled={again.busy} onClick={again.rematch}>
          <T id="web.end.rematch" />
        </button>
      }
    >
      <button type="button" className="foot-button" data-key="r" onClick={onTable}>
        <Icon name="eye" />
        <span>
          <T id="web.end.table" />
        </span>
      </button>
    </Foot>
  );
}

/** Who begins in a rematch: the second of now. Nobody is called by a colour, which will be another one then. */
function Next({ sitting: [, next] }: Pick<RematchProps, 'sitting'>): ReactElement {
  const text = useText();
  const name = next && (next.sitter === 'person' ? next.name : text(`web.level.${next.sitter}`));
  return name ? <T id="web.end.next-begins" args={{ name }} /> : <T id="web.end.moves-on" />;
}

/** How far the winners are ahead of the next. */
function Margin({ places, winners, seats }: Pick<RematchProps, 'places' | 'winners' | 'seats'>): ReactElement {
  const text = useText();
  const number = useNumber();
  const score = number(places[0]?.score ?? 0);
  if (places.length === 1) return <>{text('web.end.alone', { score })}</>;
  const next = places.find(({ seat }) => !winners.includes(seat));
  if (!next) return <>{text('web.end.score', { score })}</>;
  const name = seats[next.seat]?.name ?? '';
  const lead = (places[0]?.score ?? 0) - next.score;
  if (lead === 0) return <>{text('web.end.tie-break', { score, name })}</>;
  return <>{text('web.end.lead', { score, lead: number(lead), name })}</>;
}
