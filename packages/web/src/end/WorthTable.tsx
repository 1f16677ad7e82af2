import type { ReactElement } from 'react';
import type { GameUI, SeatLabel } from '../game-ui.ts';
import { Said, T, useText } from '../text/speech.tsx';
import { isRound, type WorthLine, type WorthRound } from './figures.ts';
import { useNumber } from './numbers.ts';
import { SeatTag } from './SeatTag.tsx';
import './sheet.css';

/** The picture of worth in numbers, round by round. */
export function WorthTable({
  ui,
  rounds,
  lines,
  ranked,
}: {
  readonly ui: GameUI;
  readonly rounds: readonly WorthRound[];
  readonly lines: readonly WorthLine[];
  readonly ranked: readonly SeatLabel[];
}): ReactElement {
  const text = useText();
  const number = useNumber();
  return (
    <details className="end-numbers">
      <summary>
        <T id="web.end.in-numbers" />
      </summary>
      <div className="end-scroll" role="group" aria-label={text('web.end.in-numbers')} tabIndex={0}>
        <table className="end-table">
          <thead>
            <tr>
              <td />
              {ranked.map((label) => (
                <th key={label.seat} scope="col">
                  <SeatTag label={label} short />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, last, worth }) => (
              <tr key={round}>
                <th scope="row">
                  {isRound(round) ? (
                    <T id="web.end.round" args={{ round }} />
                  ) : (
                    <Said message={ui.lineName(lines[last]?.label ?? round)} />
                  )}
                </th>
                {ranked.map(({ seat }) => (
                  <td key={seat}>{number(worth[seat] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
