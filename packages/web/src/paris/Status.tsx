import { type ParisState, Phase, typeMessage, VALUES, valueIndexOf } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { useNarrow } from '../table/size.ts';
import { T } from '../text/speech.tsx';

/** The round, how many tiles are left, and how near the end is. What comes and goes stands last, where it moves nothing. */
export function Status({ view }: ViewProps<ParisState>): ReactElement {
  const narrow = useNarrow();
  const over = view.phase === Phase.OVER;
  const ending = !over && view.ending > 0 && (
    <span className="pill warning">
      <T id={view.ending === 1 ? 'web.paris.one-more-round' : 'web.paris.last-round'} />
    </span>
  );
  return (
    <>
      <span className="pill">
        <T id="web.paris.round" args={{ round: view.round }} />
      </span>
      {narrow && ending}
      {narrow && !over && (
        <span className="pill">
          <T id="web.paris.tiles-short" args={{ buildings: view.tilesLeft, ends: view.endLeft }} />
        </span>
      )}
      {!narrow && !over && (
        <span className="pill">
          <T id="web.paris.tiles-left" args={{ n: view.tilesLeft }} />
        </span>
      )}
      {!narrow && !over && (
        <span className="pill">
          <T id="web.paris.end-left" args={{ n: view.endLeft }} />
        </span>
      )}
      {!narrow && ending}
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
    </>
  );
}
