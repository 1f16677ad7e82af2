import type { State } from '@quayside/kernel';
import type { CSSProperties, ReactElement } from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Disc, Icon, type SeatColour } from '../icons/index.ts';
import { Fit } from '../look/Fit.tsx';
import { Said, T, useText } from '../text/speech.tsx';
import type { Place } from './figures.ts';
import { useNumber } from './numbers.ts';
import './sheet.css';

interface ScoreSheetProps {
  readonly ui: GameUI;
  readonly state: State;
  readonly places: readonly Place[];
  readonly winners: readonly number[];
  readonly seats: readonly SeatLabel[];
  /** The seat of whoever looks; null: nobody's. */
  readonly mine: number | null;
}

/** Who has what of every category, the best seat first. */
export function ScoreSheet({ ui, state, places, winners, seats, mine }: ScoreSheetProps): ReactElement {
  const text = useText();
  const number = useNumber();
  const classOf = (seat: number): string => (seat === mine ? 'mine' : '');
  return (
    <section className="end-leaf end-sheet" aria-labelledby="end-sheet">
      <h2 id="end-sheet">
        <T id="web.end.sheet" />
      </h2>
      <div className="end-scroll">
        <table className="end-table" style={{ '--sheet-seats': places.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {places.map(({ seat, rank }) => (
                <th key={seat} scope="col" className={classOf(seat)}>
                  <span className="sheet-seat">
                    <span className="sheet-rank">
                      {winners.includes(seat) && <Icon name="trophy" />}
                      {places.length > 1 && <T id="web.end.rank" args={{ rank }} />}
                    </span>
                    <Disc colour={seats[seat]?.colour as SeatColour} size={22} />
                    <Fit className="sheet-name">{seats[seat]?.name}</Fit>
                    {seats[seat]?.role && <small>{seats[seat]?.role}</small>}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ui.scoreRows(state).map(({ id, icon, words, points }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="sheet-row">
                    <span className="sheet-icon">{icon}</span>
                    <span className="sheet-words">
                      <Said message={words} />
                    </span>
                  </span>
                </th>
                {places.map(({ seat }) => (
                  <td key={seat} className={`${classOf(seat)} ${points[seat] === 0 ? 'none' : ''}`}>
                    {number(points[seat] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('web.end.total')}</th>
              {places.map(({ seat, score }) => (
                <td key={seat} className={classOf(seat)} data-seat={seat}>
                  {number(score)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
