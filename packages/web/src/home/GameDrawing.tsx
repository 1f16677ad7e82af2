import type { ReactElement } from 'react';
import { useCover } from '../use-games.ts';
import './drawing.css';

/** A view of the place a game is about; its room stays empty until it is loaded. */
export function GameDrawing({ game }: { readonly game: string }): ReactElement {
  const cover = useCover(game);
  return (
    <div className="drawing" aria-hidden="true">
      {cover && <cover.Drawing />}
    </div>
  );
}
