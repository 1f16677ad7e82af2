import { districtMessage, type ParisState, scoreText } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Disc } from '../icons/index.ts';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { DistrictCloseUp } from './PlaceCloseUps.tsx';
import { ScoreFigures } from './formula.tsx';
import { Points } from './icons/index.ts';
import { colourOf, hueOf, landmarksIn, nameOf } from './pieces.tsx';
import { districtPlace } from './places.ts';
import { standingIn } from './standing.ts';
import { Bank, BuiltLandmark, Space, spacesOf } from './Sites.tsx';

type Props = ViewProps<ParisState> & { readonly district: number };

/**
 * A quarter of the city: its street sign, the bank and the spaces by value, below them the landmarks and who is how strong. Where
 * the focus is, or was last, digits touch its spaces by their values, and 0 its bank.
 */
export function District({
  district,
  digits = false,
  onFocus,
  ...props
}: Props & { readonly digits?: boolean; readonly onFocus?: () => void }): ReactElement {
  return (
    <section className="paris-district" style={hueOf(district)} data-district={district} onFocusCapture={onFocus}>
      <Head {...props} district={district} />
      <div className="paris-cells">
        <Bank {...props} district={district} digits={digits} />
        {spacesOf(district).map((space) => (
          <Space key={space} {...props} space={space} digits={digits} />
        ))}
      </div>
      <Foot {...props} district={district} />
    </section>
  );
}

/** Its name and its score tile, which may be placed here; closely, who is how strong and what that brings. */
function Head({ district, ...props }: Props): ReactElement {
  const { view } = props;
  const speaker = useSpeaker();
  const text = useText();
  const tile = (view.score[district] as number) - 1;
  const name = speaker.say(districtMessage(district));
  const score = tile < 0 ? text('web.paris.no-score') : speaker.say(scoreText(view.figures, tile));
  return (
    <h2 className="paris-district-title">
      <Place
        id={districtPlace(district)}
        label={`${name}, ${score}`}
        closeUp={<DistrictCloseUp {...props} district={district} />}
        className="paris-district-head"
      >
        <span className="paris-sign">
          <Said message={districtMessage(district)} />
        </span>
        {tile < 0 ? (
          <span className="paris-score-slot">
            <T id="web.paris.score-slot" />
          </span>
        ) : (
          <span className="paris-plaque">
            <Points />
            <ScoreFigures figures={view.figures} tile={tile} />
          </span>
        )}
      </Place>
    </h2>
  );
}

/** One landmark has room for its picture; of more, only value and key are drawn, and of many the one over the other. */
const DENSITIES = ['', 'paris-one', 'paris-several', 'paris-several'];

function Foot({ district, ...props }: Props): ReactElement {
  const landmarks = landmarksIn(props.view, district);
  const density = DENSITIES[landmarks.length] ?? 'paris-many';
  return (
    <div className={`paris-foot ${density}`}>
      {landmarks.map((landmark) => (
        <BuiltLandmark key={landmark} {...props} landmark={landmark} />
      ))}
      <Standing {...props} district={district} />
    </div>
  );
}

/** A disc and the value held, of each seat that holds something. */
export function Standing({ view, seats, district }: Props): ReactElement | null {
  const text = useText();
  const standing = standingIn(view, district);
  if (standing.length === 0) return null;
  return (
    // Written anew where it changes.
    <ul
      key={standing.map(({ seat, sum }) => `${seat} ${sum}`).join()}
      className="paris-standing"
      aria-label={text('web.paris.standing')}
    >
      {standing.map(({ seat, sum, leads }) => (
        <li key={seat} className={leads ? 'paris-leads' : undefined}>
          <Disc colour={colourOf(seat)} label={nameOf(seats, seat)} />
          {sum}
        </li>
      ))}
    </ul>
  );
}
