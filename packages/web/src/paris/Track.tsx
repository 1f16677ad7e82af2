import { BONUS_TILES, bonusMessage, bonusText, type ParisState } from '@quayside/paris';
import { type ReactElement, useRef } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Place } from '../table/Place.tsx';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import { BonusCloseUp } from './TileCloseUps.tsx';
import { BonusFormula } from './formula.tsx';
import { useTurnedTo } from './in-sight.ts';
import { Meeples, meeplesAt, namesOf, numbersTo } from './pieces.tsx';
import { bonusPlace, TRACK_START } from './places.ts';
import { bonusWishes } from './wishes.ts';

type Props = ViewProps<ParisState>;

/** One space of the track: its tile, how many are left, and the meeples that stand there. */
function TrackSpace({ space, ...props }: Props & { readonly space: number }): ReactElement {
  const { view, viewer, seats } = props;
  const speaker = useSpeaker();
  const text = useText();
  const tile = view.track[space] as number;
  const copies = view.copies[tile] as number;
  const meeples = meeplesAt(view, space);
  const passed = space <= (view.meeple[viewer] as number);
  const state = copies === 0 ? 'paris-gone' : passed || view.owned(viewer, tile) ? 'paris-passed' : '';
  const label = [
    speaker.say(bonusMessage(tile)),
    speaker.say(bonusText(view.figures, tile, view.players)),
    text('web.paris.copies', { n: copies }),
    ...(meeples.length > 0 ? [text('web.paris.meeple-here', { names: namesOf(seats, meeples) })] : []),
  ].join(', ');
  return (
    <Place
      id={bonusPlace(tile)}
      label={label}
      wishes={bonusWishes(view, tile)}
      closeUp={<BonusCloseUp {...props} tile={tile} />}
      className={`paris-bonus ${state}`}
    >
      <span className="paris-bonus-number">
        {tile}
        {copies > 1 && <small>×{copies}</small>}
      </span>
      {copies > 0 && <BonusFormula figures={view.figures} tile={tile} players={view.players} />}
      <Meeples of={meeples} />
    </Place>
  );
}

/** The ring of thirty, clockwise from the upper left corner: so many along an edge. */
const EDGES = [
  { id: 'top', first: 1, last: 11 },
  { id: 'right', first: 12, last: 15 },
  { id: 'bottom', first: 16, last: 26 },
  { id: 'left', first: 27, last: BONUS_TILES },
] as const;

/** All spaces as a ring; meeples that have not set out wait in the first corner. */
export function Ring(props: Props): ReactElement {
  return (
    <>
      {EDGES.map(({ id, first, last }) => (
        <div key={id} className={`paris-edge paris-${id}`}>
          {id === 'top' && <Start {...props} />}
          {numbersTo(last)
            .slice(first - 1)
            .map((space) => (
              <TrackSpace key={space} {...props} space={space} />
            ))}
        </div>
      ))}
    </>
  );
}

/** Where the meeples wait before they set out. */
function Start({ view, seats }: Props): ReactElement {
  const text = useText();
  const waiting = meeplesAt(view, 0);
  return (
    <span className="paris-start" data-place={TRACK_START}>
      {waiting.length > 0 && (
        <span className="unseen">{text('web.paris.before-track', { names: namesOf(seats, waiting) })}</span>
      )}
      <Meeples of={waiting} />
    </span>
  );
}

/** The track as a list in its order, where there is no room for a ring. */
export function TrackList(props: Props): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const { view, viewer } = props;
  // What lies behind the own meeple can no longer be taken.
  useTurnedTo(list, (view.meeple[viewer] as number) - 1);
  return (
    <section className="paris-page paris-track-page">
      <h2>
        <T id="web.paris.track" />
      </h2>
      {meeplesAt(props.view, 0).length > 0 && <Start {...props} />}
      <div className="paris-track-list" ref={list}>
        {numbersTo(BONUS_TILES).map((space) => (
          <TrackSpace key={space} {...props} space={space} />
        ))}
      </div>
    </section>
  );
}
