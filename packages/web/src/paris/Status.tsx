import { type ParisState, Phase, typeMessage, VALUES, valueIndexOf } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Key } from './icons/index.ts';
import { useTableContext } from '../table/table-context.tsx';
import { T } from '../text/speech.tsx';
import { colourOf, nameOf } from './pieces.tsx';

/** Round and turn, how many tiles are left, and how near the end is. */
export function Status({ view, viewer, seats }: ViewProps<ParisState>): ReactElement {
  const over = view.phase === Phase.OVER;
  const scene = useTableContext()?.scene;
  // Whose turn is played but not confirmed is still the one who plays.
  const seat = scene?.awaiting === 'confirmation' ? scene.mover : view.seat;
  return (
    <>
      <span className="pill">
        <T id="web.paris.round" args={{ round: view.round }} />
      </span>
      {!over && view.ending > 0 && (
        <span className="pill warning">
          <T id={view.ending === 1 ? 'web.paris.one-more-round' : 'web.paris.last-round'} />
        </span>
      )}
      {!over && (
        <span className="pill">
          <Key colour={colourOf(seat)} />
          <T
            id={seat === viewer ? 'web.paris.your-turn' : 'web.paris.their-turn'}
            args={{ name: nameOf(seats, seat) }}
          />
        </span>
      )}
      {view.phase === Phase.PUT && (
        <span className="pill">
          <T
            id="web.paris.drawn"
            args={{
              type: typeMessage(view.figures.type[view.drawn] as number),
              value: VALUES[valueIndexOf(view.drawn)] as number,
            }}
          />
        </span>
      )}
      {view.tilesLeft > 0 && (
        <span className="pill">
          <T id="web.paris.tiles-left" args={{ n: view.tilesLeft }} />
        </span>
      )}
      {!over && (
        <span className="pill">
          <T id="web.paris.end-left" args={{ n: view.endLeft }} />
        </span>
      )}
    </>
  );
}
