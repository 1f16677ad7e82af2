import { BONUS_TILES, bonusMessage, bonusText, type ParisState } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Place } from '../table/Place.tsx';
import { useSpeaker, useText } from '../text/speech.tsx';
import { BonusCloseUp } from './TileCloseUps.tsx';
import { BonusFormula } from './formula.tsx';
import { Meeples, meeplesAt, namesOf, numbersTo } from './pieces.tsx';
import { bonusPlace, TRACK_START } from './places.ts';
import { bonusWishes } from './wishes.ts';

type Props = ViewProps<ParisState>;

/** One space of the track: its tile, how many are left, and the meeples that stand at the river's edge. */
export function TrackSpace({ space, ...props }: Props & { readonly space: number }): ReactElement {
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
      <BonusFace view={view} tile={tile} copies={copies} />
      <Meeples of={meeples} />
    </Place>
  );
}

/** What is on a bonus tile; one that is gone leaves its number. */
export function BonusFace({
  view,
  tile,
  copies = 1,
}: {
  readonly view: ParisState;
  readonly tile: number;
  readonly copies?: number;
}): ReactElement {
  return (
    <>
      <span className="paris-bonus-number">{tile}</span>
      {copies > 1 && <span className="paris-bonus-copies">×{copies}</span>}
      {copies > 0 && <BonusFormula figures={view.figures} tile={tile} players={view.players} />}
    </>
  );
}

const HALF = BONUS_TILES / 2;
const SPACES_OUT = numbersTo(BONUS_TILES).slice(0, HALF);
const SPACES_BACK = numbersTo(BONUS_TILES).slice(HALF);

/** The track runs above the city with the river; meeples that have not set out wait at its beginning. */
export function UpperRiver(props: Props): ReactElement {
  return (
    <div className="paris-river paris-upper">
      <Start {...props} />
      {SPACES_OUT.map((space) => (
        <TrackSpace key={space} {...props} space={space} />
      ))}
    </div>
  );
}

/** And back below it: the last space lies under the first. */
export function LowerRiver(props: Props): ReactElement {
  return (
    <div className="paris-river paris-lower">
      {SPACES_BACK.map((space) => (
        <TrackSpace key={space} {...props} space={space} />
      ))}
    </div>
  );
}

/** Where the meeples wait before they set out. */
export function Start({ view, seats }: Props): ReactElement {
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
