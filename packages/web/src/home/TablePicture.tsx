import { tell } from '@quayside/kernel';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'wouter';
import { GameSpeech } from '../app/GameSpeech.tsx';
import { WhenBroken } from '../app/WhenBroken.tsx';
import type { SeatColour } from '../icons/index.ts';
import { labelsOf } from '../table/labels.ts';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { EmptyFrame } from './LivingPicture.tsx';
import { openView, type Standing } from './standing.ts';
import { TableBoard } from './TableBoard.tsx';
import './living-picture.css';

/** The last moves that are told. */
const MOVES = 3;

/** A framed picture of a table as it stands, which leads to it. */
export function TablePicture({ standing }: { readonly standing: Standing }): ReactElement {
  const text = useText();
  const { saved, ui } = standing;
  const names = useMemo(() => saved.seats.map(({ name }) => name), [saved]);
  return (
    <figure className="living wood">
      <WhenBroken key={saved.id} show={<EmptyFrame />}>
        <GameSpeech ui={ui} names={names} state={standing.table?.state ?? null}>
          <Standstill standing={standing} />
        </GameSpeech>
      </WhenBroken>
      <Link href={`/table/${saved.id}`} className="living-door" aria-label={text('web.home.go')} tabIndex={-1} />
    </figure>
  );
}

function Standstill({ standing }: { readonly standing: Standing }): ReactElement | null {
  const speaker = useSpeaker();
  const { ui, saved, table, mover } = standing;
  const seen = useMemo(() => openView(standing), [standing]);
  const moves = useMemo(() => {
    if (!table || !seen) return [];
    const from = table.lineStarts().at(-MOVES - 1)?.step ?? 0;
    return tell(table, ui.words, { from, viewer: seen.viewer, onlyNews: false })
      .filter(({ seat }) => seat >= 0)
      .slice(-MOVES);
  }, [table, ui, seen]);
  if (!table || !seen) return <EmptyFrame />;
  const seats = labelsOf(ui, seen.view, saved.seats, speaker);
  return (
    <>
      <div className="living-frame">
        <TableBoard ui={ui} {...seen} seats={seats} />
      </div>
      <b className="living-plaque">
        <T id="web.home.as-it-stands" />
      </b>
      <figcaption>
        <span className="living-caption">
          {moves.map(({ label, seat, deeds: [deed] }) => (
            <span key={label} className="living-deed">
              <ui.SeatPiece colour={seats[seat]?.colour as SeatColour} size={16} />
              <span>{deed && <Said message={deed.message} />}</span>
            </span>
          ))}
        </span>
        {mover >= 0 && (
          <b className="living-now">
            <T id="web.home.now" args={{ name: seats[mover]?.name ?? '' }} />
          </b>
        )}
      </figcaption>
    </>
  );
}
