import {
  ARC_MESSAGE,
  BONUS_TILES,
  bankMessage,
  bonusMessage,
  bonusText,
  count,
  DISTRICTS,
  districtMessage,
  endText,
  francsMessage,
  KINDS_OF_TOKEN,
  LANDMARKS,
  type ParisState,
  placeMessage,
  pointsMessage,
  RESOURCES,
  SCORE_TILES,
  SPACES,
  STACKS,
  scoreText,
  tokensListed,
  tokensMessage,
  seesHoldings,
} from '@quayside/paris';
import type { ReactElement, ReactNode } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { T, useSpeaker, useText } from '../text/speech.tsx';
import {
  indexes,
  landmarksIn,
  meeplesAt,
  nameOf,
  namesOf,
  numbersTo,
  prestigeTerms,
  seatsAt,
  unusedBonus,
  unusedEnds,
  usedBonus,
} from './pieces.tsx';
import { useSiteWords } from './site-words.ts';
import { spacesOf } from './Sites.tsx';
import { standingIn } from './standing.ts';

type Props = ViewProps<ParisState>;

/** The table for who does not see it: the same state under headings and in lists. */
export function InWords(props: Props): ReactElement {
  const { view } = props;
  return (
    <>
      {indexes(view.players).map((seat) => (
        <Player key={seat} {...props} seat={seat} />
      ))}
      {indexes(DISTRICTS.length).map((district) => (
        <Quarter key={district} {...props} district={district} />
      ))}
      <Supplies {...props} />
      <TrackWords {...props} />
    </>
  );
}

function Chapter({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <section className="paris-words">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Player({ view, viewer, seats, seat }: Props & { readonly seat: number }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const seen = seesHoldings(view, viewer, seat);
  const tokens = tokensListed((kind) => (kind < KINDS_OF_TOKEN ? view.token(seat, kind) : 0));
  const used = usedBonus(view, seat);
  const name = seat === viewer ? text('web.paris.you', { name: nameOf(seats, seat) }) : nameOf(seats, seat);
  return (
    <Chapter title={name}>
      <li>
        {speaker.say(pointsMessage(view.points[seat] as number))};{' '}
        {text('web.paris.if-counted', { n: count(view, seat).total })}
      </li>
      {seen ? (
        <li>
          {[
            speaker.say(francsMessage(view.francsOf(seat))),
            text('web.paris.keys-of', { n: view.hand[seat] as number }),
            ...tokens.map((each) => speaker.say(each)),
          ].join(', ')}
        </li>
      ) : (
        <li>
          <T id="web.paris.hidden" />
        </li>
      )}
      <li>{text('web.paris.reserve', { n: view.reserve[seat] as number })}</li>
      {seen &&
        unusedBonus(view, seat).map((tile) => (
          <li key={tile}>
            {speaker.say(bonusMessage(tile))}: {speaker.say(bonusText(view.figures, tile, view.players))}
          </li>
        ))}
      {seen &&
        unusedEnds(view, seat).map((tile) => (
          <li key={`end ${tile}`}>
            {text('web.paris.end-tile')}: {speaker.say(endText(view.figures, tile))}
          </li>
        ))}
      {used.length > 0 && (
        <li>
          {text('web.paris.used')}: {used.join(', ')}
        </li>
      )}
    </Chapter>
  );
}

/** A district: its score tile, its bank, every space and landmark, and who is how strong. */
function Quarter({ view, seats, district }: Props & { readonly district: number }): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const tile = (view.score[district] as number) - 1;
  const standing = standingIn(view, district);
  const places = [...spacesOf(district), ...landmarksIn(view, district).map((landmark) => SPACES + landmark)];
  const words = useSiteWords(seats);
  return (
    <Chapter title={speaker.say(districtMessage(district))}>
      <li>
        {tile < 0 ? text('web.paris.no-score') : text('web.paris.score-here', { tile: scoreText(view.figures, tile) })}
      </li>
      <li>{words({ name: bankMessage(district), holders: seatsAt(view, (seat) => view.banked(seat, district)) })}</li>
      {places.map((place) => (
        <li key={place}>
          {words({
            name: placeMessage(view, place),
            holders: seatsAt(view, (seat) => view.keysAt(seat, place)),
            token: place < SPACES ? (view.beside[place] as number) - 1 : -1,
            stands: view.stands(place),
          })}
        </li>
      ))}
      {standing.map(({ seat, sum }) => (
        <li key={`standing ${seat}`}>{text('web.paris.holds-value', { name: nameOf(seats, seat), n: sum })}</li>
      ))}
    </Chapter>
  );
}

/** The Arc, the stacks, and what can still be built, placed, bought and taken. */
function Supplies({ view, seats }: Props): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const words = useSiteWords(seats);
  const { figures } = view;
  const landmarks = indexes(LANDMARKS.length).filter((landmark) => view.landmark[landmark] === 0);
  const scores = indexes(SCORE_TILES).filter((tile) => (view.scoreLeft >> tile) & 1);
  return (
    <Chapter title={text('web.paris.tab.market')}>
      <li>{words({ name: ARC_MESSAGE, holders: seatsAt(view, (seat) => view.arc[seat] as number) })}</li>
      {indexes(STACKS).map((stack) => {
        const back = (view.back[stack] as number) - 1;
        const name = text('web.paris.stack', { stack: stack + 1, n: view.stack[stack] as number });
        return <li key={`stack ${stack}`}>{back < 0 ? name : `${name}: ${speaker.say(districtMessage(back))}`}</li>;
      })}
      <li>{text('web.paris.end-left', { n: view.endLeft })}</li>
      {landmarks.map((landmark) => (
        <li key={`landmark ${landmark}`}>
          {[
            speaker.say(placeMessage(view, SPACES + landmark)),
            ...tokensListed((kind) => figures.landmarkCost[landmark]?.[kind] ?? 0).map((each) => speaker.say(each)),
            text('web.paris.prestige-for', prestigeTerms(figures, landmark)),
          ].join(', ')}
        </li>
      ))}
      {scores.map((tile) => (
        <li key={`score ${tile}`}>
          {text('web.paris.score-tile')} {speaker.say(scoreText(figures, tile))}
        </li>
      ))}
      {indexes(RESOURCES).map((kind) => (
        <li key={`supply ${kind}`}>
          {text('web.paris.supply-of', {
            tokens: tokensMessage(kind, view.supply[kind] as number),
            price: figures.buy[kind] as number,
          })}
        </li>
      ))}
    </Chapter>
  );
}

/** The track in its order: tiles that are left, and where the meeples stand. */
function TrackWords({ view, seats }: Props): ReactElement {
  const text = useText();
  const speaker = useSpeaker();
  const before = meeplesAt(view, 0);
  return (
    <Chapter title={text('web.paris.track')}>
      {before.length > 0 && <li>{text('web.paris.before-track', { names: namesOf(seats, before) })}</li>}
      {numbersTo(BONUS_TILES).map((space) => {
        const tile = view.track[space] as number;
        const here = meeplesAt(view, space);
        return (
          <li key={space}>
            {speaker.say(bonusMessage(tile))}: {speaker.say(bonusText(view.figures, tile, view.players))};{' '}
            {text('web.paris.copies', { n: view.copies[tile] as number })}
            {here.length > 0 && `; ${text('web.paris.meeple-here', { names: namesOf(seats, here) })}`}
          </li>
        );
      })}
    </Chapter>
  );
}
