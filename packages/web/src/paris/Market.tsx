import {
  LANDMARKS,
  placeMessage,
  type ParisState,
  RESOURCES,
  SCORE_TILES,
  SPACES,
  scoreText,
  tokensMessage,
} from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Coin } from '../icons/index.ts';
import { Landmark, ParisToken } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { useSpeaker, useText } from '../text/speech.tsx';
import { LandmarkCloseUp, ScoreCloseUp, TokenCloseUp } from './TileCloseUps.tsx';
import { Arrival } from './Arrival.tsx';
import { ScoreFigures } from './formula.tsx';
import { indexes, landmarkName, TokenRow, tokenName } from './pieces.tsx';
import { landmarkPlace, scorePlace, supplyPlace } from './places.ts';
import { buyWishes, landmarkWishes } from './wishes.ts';

type Props = ViewProps<ParisState>;

/** The landmarks that are not built: value, resources, and what their prestige scores. */
export function LandmarkSupply(props: Props): ReactElement {
  const { view } = props;
  const text = useText();
  return (
    <ul className="paris-landmarks" aria-label={text('web.paris.landmarks')}>
      {indexes(LANDMARKS.length).map((landmark) => (
        <li key={landmark}>
          {view.landmark[landmark] === 0 ? (
            <FreeLandmark {...props} landmark={landmark} />
          ) : (
            <span className="paris-landmark paris-taken" data-place={landmarkPlace(landmark)}>
              {view.figures.landmarkValue[landmark]}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function FreeLandmark({ landmark, ...props }: Props & { readonly landmark: number }): ReactElement {
  const { view } = props;
  const { figures } = view;
  const speaker = useSpeaker();
  return (
    <Place
      id={landmarkPlace(landmark)}
      label={speaker.say(placeMessage(view, SPACES + landmark))}
      wishes={landmarkWishes(view, landmark)}
      closeUp={<LandmarkCloseUp {...props} landmark={landmark} />}
      className="paris-landmark"
    >
      <Landmark landmark={landmarkName(landmark)} />
      <b>{figures.landmarkValue[landmark]}</b>
      <TokenRow of={figures.landmarkCost[landmark] ?? []} />
      <Arrival {...props} id={landmarkPlace(landmark)} at={SPACES + landmark} />
    </Place>
  );
}

/** The score tiles that no district has yet. */
export function ScoreSupply({ view }: Props): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  return (
    <ul className="paris-scores" aria-label={text('web.paris.score-tiles')}>
      {indexes(SCORE_TILES).map((tile) => (
        <li key={tile}>
          {(view.scoreLeft >> tile) & 1 ? (
            <Place
              id={scorePlace(tile)}
              label={`${text('web.paris.score-tile')} ${speaker.say(scoreText(view.figures, tile))}`}
              closeUp={<ScoreCloseUp view={view} tile={tile} />}
              className="paris-score"
            >
              <ScoreFigures figures={view.figures} tile={tile} />
            </Place>
          ) : (
            <span className="paris-score paris-taken" data-place={scorePlace(tile)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Resources that were spent or sold, and can be bought. */
export function ResourceSupply({ view }: Props): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  return (
    <ul className="paris-supply" aria-label={text('web.paris.supply')}>
      {indexes(RESOURCES).map((kind) => {
        const left = view.supply[kind] as number;
        return (
          <li key={kind}>
            <Place
              id={supplyPlace(kind)}
              label={text('web.paris.supply-of', {
                tokens: speaker.say(tokensMessage(kind, left)),
                price: view.figures.buy[kind] as number,
              })}
              wishes={buyWishes(kind)}
              closeUp={<TokenCloseUp view={view} kind={kind} />}
              className={`paris-resource ${left === 0 ? 'paris-gone' : ''}`}
            >
              <ParisToken token={tokenName(kind)} />
              <b>{left}</b>
              <span className="paris-price">
                {view.figures.buy[kind]}
                <Coin />
              </span>
            </Place>
          </li>
        );
      })}
    </ul>
  );
}
