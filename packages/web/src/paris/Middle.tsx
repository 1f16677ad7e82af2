import { ARC, ARC_MESSAGE, districtMessage, type ParisState, STACKS } from '@quayside/paris';
import type { ReactElement } from 'react';
import type { ViewProps } from '../game-ui.ts';
import { Arc } from './icons/index.ts';
import { Place } from '../table/Place.tsx';
import { Said, T, useSpeaker, useText } from '../text/speech.tsx';
import { Arrival, useKeyTaken } from './Arrival.tsx';
import { ArcCloseUp } from './PlaceCloseUps.tsx';
import { EndStackCloseUp, StackCloseUp } from './TileCloseUps.tsx';
import { hueOf, indexes, Keys, seatsAt } from './pieces.tsx';
import { ARC_PLACE, END_PLACE, stackPlace } from './places.ts';
import { useSiteWords } from './site-words.ts';
import { arcWishes, drawWishes, lookWishes } from './wishes.ts';

type Props = ViewProps<ParisState>;

/** The three stacks of building tiles, with the district on the back of the top one. */
export function Stacks({ view }: Props): ReactElement {
  return (
    <div className="paris-stacks">
      {indexes(STACKS).map((stack) => (
        <Stack key={stack} view={view} stack={stack} />
      ))}
    </div>
  );
}

function Stack({ view, stack }: { readonly view: ParisState; readonly stack: number }): ReactElement {
  const speaker = useSpeaker();
  const text = useText();
  const left = view.inStack(stack);
  const back = view.districtOnTop(stack);
  const name = text('web.paris.stack', { stack: stack + 1, n: left });
  return (
    <Place
      id={stackPlace(stack)}
      label={back < 0 ? name : `${name}: ${speaker.say(districtMessage(back))}`}
      wishes={drawWishes(stack)}
      closeUp={<StackCloseUp view={view} stack={stack} />}
      className={`paris-stack ${depthOf(left)}`}
      {...(back < 0 ? {} : { style: hueOf(back) })}
    >
      {left > 0 && <b>{left}</b>}
      <span className="paris-stack-name">
        {left === 0 && <T id="web.paris.no-tile" />}
        {back >= 0 && <Said message={districtMessage(back)} />}
      </span>
    </Place>
  );
}

const depthOf = (left: number): string => (left === 0 ? 'paris-gone' : left > 1 ? 'paris-deep' : '');

/** The end-game tiles, face down; they can be taken when no building tile is left. */
export function EndStack({ view }: Props): ReactElement {
  const text = useText();
  return (
    <Place
      id={END_PLACE}
      label={text('web.paris.end-left', { n: view.endLeft })}
      wishes={lookWishes(view)}
      closeUp={<EndStackCloseUp view={view} />}
      className={`paris-stack paris-end ${depthOf(view.endLeft)}`}
    >
      <b>{view.endLeft}</b>
      <span className="paris-stack-name">
        <T id="web.paris.end-short" />
      </span>
    </Place>
  );
}

/** The Arc in the middle, with the keys on it. */
export function ArcPlace(props: Props): ReactElement {
  const { view, viewer, seats } = props;
  const words = useSiteWords(seats);
  const holders = seatsAt(view, (seat) => view.arc[seat] as number);
  const taken = useKeyTaken(view) === ARC;
  return (
    <Place
      id={ARC_PLACE}
      label={words({ name: ARC_MESSAGE, holders })}
      wishes={arcWishes(view, viewer)}
      closeUp={<ArcCloseUp {...props} />}
      className={`paris-arc ${holders.includes(viewer) ? 'paris-mine' : ''} ${taken ? 'paris-taken-from' : ''}`}
    >
      <Arc />
      <Keys of={holders} />
      <Arrival {...props} id={ARC_PLACE} at={ARC} />
    </Place>
  );
}
